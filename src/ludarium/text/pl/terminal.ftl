# The table in a terminal, of every game. Names ($player …) are names in this language already, in the nominative,
# and of unknown gender.

## People at the table

person = Gracz
person-numbered = Gracz { $number }

## The table

amount = { $resource } { $count }
table-round = Runda { $round }.
table-over = Gra jest zakończona.
table-set-up = Trwa rozdawanie kart.
table-goals = Cele
table-nothing = brak

## Choices

fault-crash = { $player }: awaria, ruch wykonał zastępca: { $detail }
fault-overrun = { $player }: zbyt długie myślenie, ruch wykonał zastępca: { $detail }
fault-illegal = { $player }: ruch niezgodny z regułami, zamiast niego ruch wykonał zastępca: { $detail }
pass-table = Teraz do stołu siada: { $player }. Nikt inny niech nie patrzy.
pass-ready = { $player }, naciśnij Enter:
prompt = { $player }, twój wybór (pomoc: ?):
menu-back = powrót
menu-which = Co wybierasz?

## What is typed

bad-number = { $most ->
    [0] Nie ma tu numeru { $number }; 0 to powrót.
    [one] Nie ma tu numeru { $number }; można wybrać tylko 1.
    [few] Nie ma tu numeru { $number }; wybierz od 1 do { $most }.
    [many] Nie ma tu numeru { $number }; wybierz od 1 do { $most }.
   *[other] Nie ma tu numeru { $number }; wybierz od 1 do { $most }.
}
bad-path = Za dużo liczb: już pierwsze z nich to pełny wybór.
bad-back = To jest menu główne: nie ma dokąd wracać.
bad-input = „{ $text }” to ani ruch, ani polecenie; wpisz numer z menu albo ?, aby zobaczyć pomoc.
bad-length = Ten wiersz jest za długi; czytam najwyżej { $most } znaków.

help-title = Co można wpisać
hint-thinking = Myślę …
keys-hint = h
help-hint = podpowiedź: co teraz zrobić i dlaczego
keys-number = 3
help-number = wybór numeru 3 z menu; 0 lub b to powrót, Enter pokazuje menu ponownie
keys-path = 3 2
help-path = od razu numer 3, a potem numer 2
help-typed = ruch słowami, jak w menu albo jak w pliku gry (open chapel); wystarczą początki słów, jeśli pasuje tylko jeden ruch
keys-why = ? 3
help-why = co z numerem 3 na liście?
help-why-text = co mówi ta karta, co można z nią lub tym ruchem zrobić, i która reguła zabrania reszty?
keys-cannot = x
help-cannot = lista tego, czego teraz nie można zrobić, i dlaczego
keys-undo = u
help-undo = cofnięcie ostatniego ruchu; gdy grasz z samymi botami, także przez ich tury (przyjdą te same karty)
keys-save = s, s PLIK
help-save = zapis gry, także do wskazanego pliku (każdy ruch i tak się zapisuje)
keys-log = l, l 50
help-log = dziennik: ostatnie wydarzenia
keys-table = t
help-table = pokazuje stół ponownie
keys-table-all = t all
help-table-all = pokazuje stół ze wszystkim, co leży przed każdym z graczy
keys-intro = intro
help-intro = krótkie wprowadzenie do gry
keys-rules = rules, rules SŁOWO
help-rules = wszystkie reguły albo te, w których występuje dane słowo
help-rule = jeden punkt reguł
keys-quit = q
help-quit = wyjście; gra zostaje zapisana i można ją wznowić

why-allowed = { $move }: to jest teraz możliwe. Do wpisania: { $notation }
why-fine = To jest teraz możliwe.
why-menu = Ten numer otwiera kolejne menu; wybierz go, aby zobaczyć, co jest tam możliwe.
why-nothing = { $kind }: teraz nie ma tu nic do wyboru.
cannot-title = Teraz niemożliwe (wpisz numer, aby przeczytać regułę)
cannot-nothing = Teraz możliwe jest wszystko, co wchodzi w grę.
cannot-more = … i jeszcze { $count }
rules-none = W żadnym punkcie nie występuje „{ $word }”.
rule-unknown = Nie ma punktu „{ $clause }”; są: { $clauses }.

undone = Cofnięto: { $moves }.
undone-far = Cofnięto ze wszystkim, co było potem: { $moves }. Przyjdą te same karty.
undo-revealed = Nie można cofnąć: od twojego ostatniego ruchu odkryto nową kartę. { $event }
undo-nothing = Nie ma czego cofnąć: w tej turze nie ma jeszcze twojego ruchu.
saved = Gra jest zapisana: { $file }
save-failed = Nie udało się zapisać gry: { $error }

## Beginning and end

opening-players = Gracze: { $names }.
opening-seed = Ziarno losowania (seed): { $seed }. Wynika z niego każde losowanie, co można później sprawdzić.
opening-resumed = { $count ->
    [one] Gra wznowiona po { $count } ruchu.
    [few] Gra wznowiona po { $count } ruchach.
    [many] Gra wznowiona po { $count } ruchach.
   *[other] Gra wznowiona po { $count } ruchu.
}
opening-help = Pomoc: ?, podpowiedź: h
farewell = Do zobaczenia!
farewell-unsaved = Gra zatrzymana, ale nie zapisana.
farewell-resume = Aby grać dalej:
ending-verify = Aby sprawdzić każdy ruch i każde losowanie:
ending-replay = Aby przeczytać przebieg gry:
story-set-up = Przygotowanie gry
story-unfinished = Gra nie jest zakończona.
final-scoring = Podliczanie punktów
final-seat = { $player }: { $score }
final-winners = { $count ->
    [one] Wygrywa: { $names }
    [few] Remis, wspólne zwycięstwo: { $names }
    [many] Remis, wspólne zwycięstwo: { $names }
   *[other] Remis, wspólne zwycięstwo: { $names }
}

## Questions before a game

welcome = Witaj w { -ludarium }! Enter przyjmuje to, co stoi w nawiasie kwadratowym.
ask-game = Gra lub język [{ $proposed }]:
ask-continue = Dalszy ciąg: { $game }, runda { $round }, zapis z { $when }
bad-game = Wpisz jedno z: { $answers }; albo po prostu naciśnij Enter.
opponents = Przeciwnicy i ich styl gry
strength-grandmaster = poświęca na każdy ruch dwie sekundy i myśli tak daleko, jak potrafi
strength-master = patrzy naprzód i liczy się z twoją odpowiedzią
strength-expert = starannie planuje całą swoją turę
strength-journeyman = planuje turę, ale czasem się zamyśli
strength-apprentice = patrzy o jeden ruch naprzód i wiele przeocza
strength-beginner = dopiero poznaje grę i większość rzeczy przeocza
strength-mcts = patrzy naprzód, rozgrywając wiele losowych partii
strength-random = wykonuje dowolne ruchy: dobry na naukę reguł
strength-friend = ktoś, kto także gra przy tym ekranie
ask-opponents = Ilu (od { $least } do { $most }) i jakich [{ $proposed }]:
bad-opponents = Wpisz liczbę od { $least } do { $most }, jedną z nazw: { $names }, albo jedno i drugie, na przykład 2 random; albo po prostu naciśnij Enter.
ask-name = Twoje imię [{ $proposed }]:
bad-name = Imię ma od 1 do 30 znaków, bez przecinka; albo po prostu naciśnij Enter.
ask-side = Twoja strona [{ $proposed }]:
bad-side = Wpisz liczbę od 1 do { $most } albo po prostu naciśnij Enter.
ask-friend = Imię drugiego gracza [{ $proposed }]:
intro-moves = Co można zrobić: { $kinds }.
intro-keys = Wpisz numer wyboru. „? NAZWA” objaśnia kartę lub ruch, h daje podpowiedź z uzasadnieniem, u cofa, „rules” pokazuje wszystkie reguły.
table-brief = Cały stół: t
hint-play = Aby zagrać, wpisz na przykład:
hint-more = Więcej możliwości:

# Under each page of cards that nobody has drawn.
plain-foot = Ludarium, proste karty do wypróbowania gry
drawn-foot = Ludarium, własne rysunki, do wypróbowania gry
