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
web-confirm = Pytaj przed ruchami, których nie da się cofnąć
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
web-more = Ze znajomymi, z zegarem …
web-campaign = Kampania
web-my-games = Moje gry
web-no-games = Jeszcze żadnej. Twoje gry znajdziesz tutaj.
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
web-invite-later = Za chwilę dostaniesz link dla znajomych.
web-starts-at-once = Gra zacznie się od razu.
web-open-table = Otwórz stół

## Przed grą

web-waiting = Czekamy na graczy
web-ready = Wszyscy są
web-send-link = Kto otworzy ten link, może zająć wolne miejsce.
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-sit = Siadam tutaj
web-stand = Wstaję
web-give-to-bot = Oddaj botowi
web-start = Zaczynamy
web-no-table = Nie ma takiego stołu.

## Przy stole

web-side = Ruchy, dziennik i czat
web-tab-choices = Ruchy
web-tab-log = Dziennik
web-tab-chat = Czat
web-log = Co się wydarzyło
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
web-hinted = Najsilniejszy bot wybrałby: { $move }
web-do-it = Wykonaj
web-ask-no-more = nie pytaj więcej
web-pass = Teraz gra { $player }. Niech nikt inny nie patrzy.
web-i-am = To ja: { $player }
web-nothing-to-do = Nie masz teraz nic do rozstrzygnięcia.
web-why-not = Co nie jest możliwe i dlaczego
web-refused-many = { $kind } ({ $count })
web-read-rule = Przeczytaj regułę { $clause }
web-no-chat = Nikt się jeszcze nie odezwał.
web-say = Napisz coś
web-send = Wyślij
web-mute = Wycisz: { $name }
web-menu = Menu
web-copy-link = Kopiuj link
web-to-bot = Niech { $bot } gra dalej za gracza { $player }
web-take-back = Wracam na miejsce: { $player }
web-resign = Poddaj grę
web-really-resign = { $player }: poddaję ostatecznie
web-rematch = Jeszcze raz
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
web-key-hint = podpowiedź
web-key-help = ta lista

## Powtórka

web-replay = Powtórka
web-no-replay = Tej gry nie można odtworzyć: nie jest skończona albo nie ma takiego stołu.
web-eyes = Oczami
web-eyes-all = oczami widza
web-eyes-of = oczami gracza { $player }
web-branch = Graj dalej stąd jako { $player }
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
