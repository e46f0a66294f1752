# Strona w przeglądarce: hol, stół, powtórka, reguły, ustawienia. $player i $game są już nazwami w tym języku.

## Wszędzie

web-skip = Przejdź do treści
web-lost = Połączenie zostało przerwane; próbujemy je wznowić …
web-close = Zamknij
web-cancel = Anuluj
web-yes = Tak
web-no = Nie
web-reload = Strona została odnowiona. Wczytaj ją ponownie.
web-error = To się nie udało ({ $error }).
web-rules = Reguły
web-lobby = Do holu
web-language = Język
web-settings = Ustawienia
web-name = Imię
web-guest = Gość
web-theme = Kolory
web-theme-auto = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne
web-pace = Ruchy innych
web-pace-slow = powoli
web-pace-usual = jeden po drugim
web-pace-fast = szybko
web-pace-at-once = od razu
web-confirm = Pytaj przed ruchami, których nie da się cofnąć
web-early = Pytaj, zanim zakończę turę, gdy można jeszcze coś zrobić
web-sound = Dźwięki
web-notify = Powiadom mnie, gdy nadejdzie moja kolej
web-chat = Pokazuj czat
web-keys = Skróty jednym klawiszem

## Hol

web-welcome = Stół do dobrych gier
web-tagline = Wybierz grę i naciśnij Graj. Bez konta, bez ustawiania.
web-play = Graj
web-players = Gracze
web-against = Przeciwnik
web-rating-told = Liczba to siła poziomu na skali tej gry: przewaga 400 punktów to szanse dziesięć do jednego.
web-more = Więcej …
web-campaign = Kampania
web-go-on-with = Graj dalej
web-my-results = Moje wyniki
web-no-games = Jeszcze nic nie ukończono.
web-archived = { $count ->
    [one] { $count } w archiwum
    [few] { $count } w archiwum
   *[many] { $count } w archiwum
}
web-archive = Do archiwum
web-unarchive = Z archiwum
web-result-won = wygrana
web-result-lost = przegrana
web-result-undecided = nierozstrzygnięta
web-round = Runda { $round }
web-with-friend = Z przyjacielem
web-side-of = Gram jako
web-public = Publiczne stoły
web-no-public = Żaden publiczny stół nie jest teraz otwarty.
web-older = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
web-open-seat = wolne miejsce
web-your-turn = Twoja kolej
web-turning-points = Punkty zwrotne
web-turn-of = Teraz gra { $player }
web-status-open = czeka na graczy
web-status-playing = w toku
web-status-over = zakończona

## Nowy stół

web-new-table = Nowy stół: { $game }
web-who-plays = Kto gra?
web-me = Ja
web-here = Ktoś przy tym ekranie
web-friend = Ktokolwiek przyjdzie z linkiem
web-add-seat = O jednego więcej
web-drop-seat = O jednego mniej
web-options = Opcje
web-clock = Zegar
web-clock-none = bez zegara
web-clock-move = czas na każdy ruch
web-clock-fischer = czas na całą grę z dodatkiem
web-clock-days = dni na każdą turę
web-clock-seconds = Sekundy
web-clock-minutes = Minuty
web-clock-increment = Sekundy dodawane co turę
web-clock-days-count = Dni
web-make-public = Publiczny: stół widać w holu
web-allow-hints = Każdy może prosić o podpowiedź i wszyscy to widzą
web-invite-later = Za chwilę dostaniesz link dla znajomych.
web-starts-at-once = Gra zacznie się od razu.
web-open-table = Otwórz stół

## Przed grą

web-waiting = Czekamy na graczy
web-ready = Wszyscy są
web-send-link = Kto otworzy ten link, może zająć wolne miejsce.
web-link = Link do tego stołu
web-alone = Ten adres działa tylko na tym komputerze. Aby znajomi w twojej sieci mogli dołączyć, uruchom dom ponownie tak; gry zostaną zachowane:
web-qr = Kod QR linku
web-open-link = Zeskanuj telefonem albo otwórz link w dowolnej przeglądarce: niczego nie trzeba instalować.
web-open-near = Zeskanuj telefonem w tej samej sieci (Wi-Fi) albo wpisz adres w dowolnej przeglądarce; niczego nie trzeba instalować.
web-copy = Kopiuj
web-copied = Skopiowano
web-sit = Siadam tutaj
web-stand = Wstaję
web-give-to-bot = Oddaj botowi
web-bot-level = { $name } ({ $level })
web-played-on-resigned = poddaje partię; dalej gra { $bot }
web-played-on-timed-out = przekracza czas; dalej gra { $bot }
web-played-on-absent = nieobecność; dalej gra { $bot }
web-played-on-asked = dalej gra { $bot }
web-start = Zaczynamy
web-no-table = Nie ma takiego stołu.

## Przy stole

web-side = Ruchy, dziennik i czat
web-tab-choices = Ruchy
web-tab-log = Dziennik
web-tab-chat = Czat
web-log = Co się wydarzyło
web-draws = { $count ->
    [one] { $count } dobrana karta
    [few] { $count } dobrane karty
   *[many] { $count } dobranych kart
}
web-only-you = Widzisz to tylko ty
web-since-away = Gdy cię nie było:
web-skip-steps = Pomiń ({ $count })
web-to-move = teraz gra
web-away = nieobecny
web-watchers = patrzący
web-thinking = { $player } myśli
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-undo = Cofnij
web-ask-undo = Poproś o cofnięcie
web-asks-undo = { $player } prosi o cofnięcie ruchu.
web-waiting-answer = Czekamy na odpowiedź pozostałych.
web-hint = Podpowiedź
web-lesson = Gra z przewodnikiem
web-lesson-offer = Nie znasz tej gry? Naucz się jej krok po kroku, przy prawdziwym stole:
web-lesson-no = Znam ją
web-do-it = Wykonaj
web-ask-no-more = nie pytaj więcej
web-pass = Teraz gra { $player }. Niech nikt inny nie patrzy.
web-i-am = To ja: { $player }
web-nothing-to-do = Nie masz teraz nic do rozstrzygnięcia.
web-why-not = Co nie jest możliwe i dlaczego
web-refused-many = { $kind } ({ $count })
web-read-rule = Przeczytaj regułę { $clause }
web-no-chat = Nikt się jeszcze nie odezwał.
web-no-talk = Czat jest tu zamknięty.
web-talk = Kto może tu pisać
web-talk-all = wszyscy
web-talk-players = grający
web-talk-nobody = nikt
web-say = Napisz coś
web-send = Wyślij
web-mute = Wycisz: { $name }
web-silence = Wyłącz czat przy tym stole: { $name }
web-unsilence = Włącz czat z powrotem: { $name }
web-remove = Odpraw od stołu: { $name }
web-close-table = Zamknij stół
web-my-data = Moje dane
web-take-data = Pobierz je
web-delete-data = Usuń je …
web-delete-sure = Twoje imię, wypowiedzi i kampania znikną stąd na zawsze, a twoje gry dokończą boty.
web-delete-now = Usuń na zawsze
web-delete-not = Zachowaj
web-menu = Menu
web-copy-link = Kopiuj link
web-to-bot = Niech { $bot } gra dalej za gracza { $player }
web-take-back = Wracam na miejsce: { $player }
web-is-away = { $player } – nieobecność.
web-wait = Czekam
web-bot-plays = Dalej gra bot
web-bot-soon = Za { $time } może dalej grać bot.
web-end-game = Zakończ grę
web-end-tells = Nikt nie wygrywa. Gra zostaje na twojej liście i można ją odtworzyć.
web-plays-for = { $player } – teraz gra { $bot }.
web-undecided = Gra zakończona bez rozstrzygnięcia
web-resign = Poddaj grę
web-really-resign = { $player }: poddaję ostatecznie
web-resign-tells = Opuszczasz grę na dobre; dalej gra bot, a pozostali się o tym dowiedzą.
web-to-bot-tells = Pozostali się o tym dowiedzą. Na miejsce możesz wrócić w każdej chwili.
web-how = Jak grać
web-all-rules = Wszystkie zasady, punkt po punkcie
web-no-rules = Nie ma tu zasad gry „{ $game }”; wybierz grę.
web-missing-title = Tu nic nie ma
web-missing-about = Adres „{ $path }” nie prowadzi do żadnej strony tego domu. Może brakuje w nim litery albo odnośnik jest starszy niż dom.
web-unreachable = Nie można połączyć się z domem: nie ma sieci albo jego serwer jest zamknięty. Próbujemy ponownie …
web-forgets = Ta przeglądarka niczego nie przechowuje dla tej strony (okno prywatne albo pamięć jest pełna lub wyłączona): po odświeżeniu własne gry można by już tylko oglądać. Zezwól tej stronie na przechowywanie danych albo nie zamykaj jej podczas gry.
web-rematch = Jeszcze raz
web-game-file = Plik gry
web-verify-title = Tasowanie można sprawdzić
web-verify = Przed pierwszą kartą stół obiecał { $commitment }; to SHA-256 ziarna { $seed } z { $nonce }. „ludarium verify” odtwarza każde ciągnięcie z pliku .game.

## Klawisze

web-keys-title = Klawisze
web-key-table = przejdź do stołu
web-key-arrows = ruch wzdłuż rzędu kart, listy lub zakładek
web-key-enter = wybierz
web-key-escape = odłóż, anuluj
web-key-choices = lista wszystkich ruchów
web-key-numbers = na liście: przejdź do ruchu o tym numerze
web-key-log = dziennik
web-key-chat = czat
web-key-undo = cofnij albo poproś o to
web-key-skip = pokaż wszystkie kroki od razu
web-key-hint = podpowiedź
web-key-help = ta lista

## Powtórka

web-replay = Powtórka
web-review = Analiza gry
web-reviewing = Trwa analiza gry …
web-no-replay = Tej gry nie można odtworzyć: nie jest skończona albo nie ma takiego stołu.
web-eyes = Oczami
web-eyes-all = oczami widza
web-eyes-of = oczami gracza { $player }
web-branch = Graj dalej stąd jako { $player }
web-branch-about = Na pozostałych miejscach grają boty. Rozegrana partia pozostaje bez zmian.
web-all-open = Wszystko odkryte
web-speed = Szybkość
web-speed-slow = wolno
web-speed-usual = zwyczajnie
web-speed-fast = szybko
web-copy-position = Link do tej pozycji
web-first = Pierwsza pozycja
web-previous = Jeden ruch wstecz
web-next = Jeden ruch dalej
web-last = Ostatnia pozycja
web-run = Odtwarzaj
web-pause = Pauza
web-position = Pozycja

## Reguły i kampania

web-rules-about = Każda reguła ma numer. Odmowa przy stole podaje regułę, która zabrania ruchu; w nawiasach stoi nasze rozstrzygnięcie tam, gdzie instrukcja milczy.
web-rules-published = Karty i liczby są takie jak w wydanej grze.
web-rules-search = Szukaj w regułach
web-go-on = Dalej

## The house in this page

web-home-loading = Wczytywanie Pythona dla tej strony …
web-home-starting = Otwieranie domu …
web-home-elsewhere = Twoje gry są otwarte na innej karcie tej przeglądarki. Zamknij ją, aby grać dalej tutaj.
web-home-metered = Aby grać, trzeba raz wczytać { $part } MB.
web-home-agree = Wczytaj
web-home-no-wasm = Ta przeglądarka nie obsługuje WebAssembly, którego potrzebuje dom na tej stronie. Użyj nowszej albo graj na serwerze.
web-home-no-storage = Ta przeglądarka niczego dla tej strony nie przechowuje (okno prywatne?), więc gier nie dałoby się zapisać. Otwórz ją w zwykłym oknie.
web-home-failed = Nie udało się otworzyć domu: { $why }. Wczytaj stronę ponownie; twoje gry są zachowane.
web-home-not-saved = Pamięć tej przeglądarki jest pełna lub zamknięta, więc nic się nie stało; wszystko wcześniejsze jest zachowane. Zwolnij miejsce i spróbuj ponownie.
web-home-newer = Jest nowsza wersja tej strony.
web-home-reload = Użyj jej
web-home-about = Wszystko działa na tej stronie: gry przechowuje ta przeglądarka, a znajomi grają przy tym ekranie. Mistrz i arcymistrz myślą dwie sekundy, jak na serwerze, ale w tym czasie widzą mniej daleko.

## A game handed over

web-bring-title = Przekazano ci grę
web-bring-about = Możesz ją tu kontynuować: boty zostają, wszyscy inni grają przy tym ekranie.
web-bring-broken = Ten odnośnik nie zawiera całej gry. Poproś o niego jeszcze raz albo o plik.
web-bring-go-on = Kontynuuj
web-bring-file = Kontynuuj grę z pliku …
web-hand-over = Przekaż grę (skopiuj odnośnik)

## Boty z zewnątrz

web-bots = Własne boty
web-bots-about = Twój program może tu grać przez HTTP, napisany w dowolnym języku. Dopóki słucha, inni mogą go zaprosić.
web-bots-help = Jak to działa
web-bot-name = Nazwa bota
web-bot-make = Utwórz klucz
web-bot-key = Klucz bota { $name } widać tylko teraz. Nie pokazuj go nikomu:
web-bot-revoke = Unieważnij
web-bot-revoke-sure = Unieważnić klucz bota { $name }? Jego trwające gry zostaną poddane.
web-bot-here = słucha
web-bot-not-here = nieobecny
web-bot-invited = Zaproszono: { $name }
web-badge-bot = bot
web-guests = Boty z zewnątrz

# Zadania

web-puzzles = Zadania
web-puzzles-about = Pozycje z prawdziwych partii, w których jedna tura jest wyraźnie najlepsza. Znajdź ją: ocena zapada z końcem tury, a liczy się pierwsza próba.
web-puzzle-rating = Twój ranking: { $rating }
web-puzzle-daily = Zadanie dnia
web-puzzle-easy = Łatwe
web-puzzle-medium = Średnie
web-puzzle-hard = Trudne
web-puzzle-number = Zadanie { $number }, ranking { $rating }
web-puzzle-right = rozwiązane
web-puzzle-wrong = nierozwiązane
web-puzzle-head = { $grade }, ranking { $rating }
web-puzzle-task = Jedna tura jest tu wyraźnie najlepsza. Zagraj ją jak przy stole.
web-puzzle-counted = Twój ranking: { $before } → { $after }.
web-puzzle-again = Jeszcze raz
web-puzzle-on = Graj dalej stąd
web-puzzle-next = Następne zadanie
web-puzzle-missing = Nie ma takiego zadania.

web-curious = Karty i otwarcia
web-curious-more = Co mówi wiele partii: jak często brana jest każda karta i co daje
web-curious-cards = Karty
web-curious-openings = Otwarcia
web-curious-sort = Sortuj według
web-curious-by-box = kolejności w pudełku
web-curious-by-taken = tego, jak często jest brana
web-curious-by-round = tego, jak wcześnie jest brana
web-curious-by-wins = tego, ile wygrywa
web-curious-how = Kto chce policzyć jeszcze raz:
web-curious-none = Nie ma danych o: { $game }.
