# Faiyum outside its tables: its name, what it is about, its options, and the pharaoh's challenge.

game-faiyum = Faiyum
about-faiyum = Osuszaj bagna, buduj drogi i miasta, zdobywaj względy faraona kartami, które zagrywasz i odzyskujesz.
about-faiyum-rebuilt = Wydrukowanej mapy i dodatku do instrukcji nie ma wśród naszych źródeł: każda karta ma oznaczenie (znana, częściowo odtworzona albo odtworzona), a mapa jest odtworzona.
option-swaps = surowce, które można zastąpić pieniędzmi
option-swaps-one = jeden na kartę
option-swaps-any = dowolnie wiele
option-rewards = nagrody z wyzwania faraona
option-rewards-none = brak
option-data = karty i mapa
goal-fame = co najmniej { $count } punktów sławy
goal-bridges = { $count ->
    [one] { $count } most
    [few] { $count } mosty
    [many] { $count } mostów
   *[other] { $count } mostu
}
goal-palaces = { $count ->
    [one] { $count } pałac
    [few] { $count } pałace
    [many] { $count } pałaców
   *[other] { $count } pałacu
}
goal-blocks = wszystkie bloki (razem { $count })
goal-workshops = { $count ->
    [one] { $count } warsztat
    [few] { $count } warsztaty
    [many] { $count } warsztatów
   *[other] { $count } warsztatu
}
goal-crocodiles = { $count ->
    [one] osuszanie bagien, aż na mapie zostanie najwyżej { $count } krokodyl
    [few] osuszanie bagien, aż na mapie zostaną najwyżej { $count } krokodyle
    [many] osuszanie bagien, aż na mapie zostanie najwyżej { $count } krokodyli
   *[other] osuszanie bagien, aż na mapie zostanie najwyżej { $count } krokodyla
}
reward-1 = zacznij grę z większą sumą: { $count } zamiast { $usual } monet
reward-2 = podczas administracji zdejmij z mapy do { $count } robotników
reward-3 = zacznij grę, mając także ryby i róże (po { $count })
reward-4 = podczas administracji weź z powrotem więcej kart ({ $count })
reward-5 = za surowiec podstawowy płać mniej: { $count } zamiast { $usual } monet
reward-6 = na rynku wymień { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} zamiast { $usual }

campaign-play = Zagraj grę { $number }
campaign-name = Wyzwanie faraona
campaign-about = Kolejne gry solo. W każdej grze można osiągnąć jeden cel, najpierw { $first }, potem dowolny otwarty; każdy osiągnięty cel otwiera nagrodę na wszystkie późniejsze gry. Niepowodzenie nic nie kosztuje.

campaign-title = Wyzwanie faraona: { $player }
campaign-games = { $count ->
    [0] Nie ma jeszcze żadnej rozegranej gry.
   *[other] Rozegrane gry: { $count }.
}
campaign-goals = Cele
campaign-rewards = Nagrody
campaign-reached = osiągnięty
campaign-open = otwarty
campaign-closed = po pierwszym celu
campaign-reward-open = dostępna
campaign-reward-closed = jeszcze nie
campaign-broken = Nie można odczytać pliku kampanii ({ $why }). Plik jest zachowany: { $file }; zaczyna się nowa kampania.
campaign-game-aside = Zapisana gra nie pasuje do tej kampanii ({ $why }); plik jest zachowany: { $file }.
campaign-new = Zaczyna się nowa kampania.
campaign-rule = W kampanię gra się z ustawieniami domyślnymi, a każda gra odhacza najwyżej jeden cel.
campaign-next = Zaczyna się gra { $number }.
campaign-met = Ta gra spełnia otwarte cele. Który odhaczasz? Jeden na grę.
campaign-tick-none = żaden
campaign-ask = Twój wybór [1]:
campaign-bad = Wpisz liczbę od 0 do { $most } albo naciśnij Enter.
campaign-missed = Ta gra nie spełnia żadnego otwartego celu; to nic nie kosztuje.
campaign-ticked = Odhaczony cel: { $goal }.
campaign-unlocked = We wszystkich następnych grach dostępna jest nagroda: { $reward }.
campaign-won = Wszystkie siedem celów jest osiągniętych: kampania wygrana!
campaign-left = Gra czeka; to samo polecenie ją wznawia.
campaign-saved = Kampania jest zapisana: { $file }
campaign-go-on = Aby kontynuować:
lesson-faiyum-alone = Gra z przewodnikiem solo
lesson-faiyum-together = Gra z przewodnikiem z innymi
