# Words of the server: commands that it refuses, notes to a result, and the rules of the clocks.

## Why a command was refused; it changed nothing

error-stale = Gra poszła tymczasem dalej. Spójrz na stół jeszcze raz i wybierz ponownie.
error-illegal = Zasady na to teraz nie pozwalają.
error-shows-first = To najpierw coś odkrywa. Zrób to osobno, popatrz i dopiero wtedy graj dalej.
error-not-your-turn = To nie jest twoja tura.
error-not-yours = To miejsce nie należy do ciebie.
error-not-playing = Przy tym stole nie trwa teraz gra.
error-bad-file = To nie jest gra, którą można tu kontynuować: { $why }.
error-file-over = Ta gra jest zakończona; otwórz jej powtórkę.
error-not-over = To jest możliwe dopiero po zakończeniu gry.
error-begun-already = Gra już się zaczęła.
error-seats-open = Są jeszcze wolne miejsca. Poczekaj na kogoś albo oddaj je botom.
error-seat-taken = Ktoś już tam siedzi.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-not-at-table = Może to zrobić tylko ktoś, kto siedzi przy tym stole.
error-given-for-good = Na tym miejscu do końca gry gra bot.
error-no-table = Nie ma takiego stołu. Być może link jest niepełny.
error-no-position = Ta gra ma tylko tyle ruchów: { $most }.
error-no-game = Nie ma gry o nazwie „{ $game }”.
error-no-lesson = Ta gra nie ma lekcji „{ $lesson }”.
error-no-puzzle = Nie ma zadania „{ $puzzle }”.
error-no-level = Do tej gry nie ma bota o nazwie „{ $level }”; są: { $levels }.
error-bad-seats = W tę grę gra od { $least } do { $most } graczy.
error-bad-option = Ta opcja jest niemożliwa: { $why }
error-bad-clock = W ustawieniach zegara brakuje liczby albo jest o jedną za dużo.
error-bad-name = Imię ma od 1 do { $most } znaków.
error-no-talk = Przy tym stole czat jest zamknięty.
error-removed = Gospodarz tego stołu prosi, aby od niego odejść.
error-silenced = Gospodarz tego stołu wyłączył ci czat.
error-plays-here = Kto gra, zostaje do końca gry.
error-no-guest = Przy tym stole nie ma takiego gościa.
error-not-host = Może to zrobić tylko gospodarz tego stołu.
error-clock-decides = Przy tym stole działa zegar: to on decyduje o nieobecnych.
error-not-away = Ta osoba jest nieobecna krócej niż { $seconds } sekund.
error-not-alone = Grę można zakończyć, gdy innych nie ma od { $seconds } sekund.
error-bad-text = Wiadomość ma od 1 do { $most } znaków.
error-bad-goal = Tego celu nie można odhaczyć po tej grze.
error-cannot-undo = Nie ma tu czego cofnąć: od tego czasu coś odkryto albo ruch wykonał ktoś inny.
error-nothing-to-undo = Nie wykonano jeszcze twojego ruchu, więc nie ma czego cofnąć.
error-no-question = Nikt cię teraz o nic nie pyta.
error-hint-waits = Poprzednia podpowiedź jest jeszcze przygotowywana.
error-no-hints = Przy tym stole nie ma podpowiedzi: gospodarz na nie nie pozwolił.
error-no-hint-found = Nie udało się teraz nic podpowiedzieć. Spróbuj jeszcze raz.
error-campaign-won = Kampania jest wygrana: wszystkie cele zostały osiągnięte.
error-no-campaign-game = Ta gra nie należy do twojej kampanii albo jest już zapisana.
error-too-fast = To było za dużo naraz. Poczekaj chwilę.
error-too-large = Ta wiadomość jest za długa; najwyżej { $most } bajtów.
error-table-full = Ten stół ma już { $most } wpisów; odtąd można tu tylko wykonywać ruchy.
error-too-many-tables = Liczba twoich niedokończonych gier to już { $most }. Najpierw dokończ którąś.
error-too-many-watched = Ta strona pokazuje już tyle stołów: { $most }.
error-no-key = Do tego potrzebny jest klucz bota, utworzony na stronie i nieunieważniony: „Authorization: Bearer bot_…”.
error-no-bot = Nie ma takiego bota albo teraz nie słucha.
error-bot-busy = Ten bot ma zbyt wiele wyzwań, na które nie odpowiedział.
error-bot-at-table = Ten bot już tu siedzi albo został zaproszony.
error-no-challenge = Nie ma dla ciebie zaproszenia do tego stołu albo już wygasło.
error-too-many-bots = Liczba twoich botów: { $most }, więcej być nie może. Najpierw unieważnij jednego.
error-one-seat = Stół otwarty przez bota ma dokładnie jedno miejsce „me”.
error-malformed = Serwer nie rozumie tej wiadomości ({ $why }).
error-hello-first = Strona musi się najpierw przywitać.
error-hello-once = Strona już się przywitała.
error-table-broken = Zapis tego stołu jest uszkodzony i został odłożony na bok. Innych stołów to nie dotyczy.
error-rules-changed = W tę grę grano według zasad { $played } gry { $game }; ta wersja zna zasady { $here }. Gra skończyła się bez rozstrzygnięcia; jej ruchy można nadal przeczytać jako tekst.
error-not-saved = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
error-house = Na serwerze wystąpił błąd, ale nic się nie zmieniło. Spróbuj ponownie.

## What a result has to be read with

note-resigned = { $player } – rezygnacja; dalej grał bot.
note-timed-out = { $player } – koniec czasu; dalej grał bot.
note-timed-out-move = { $player } – koniec czasu; jeden ruch wykonał bot.
note-absent = { $player } – nieobecność; dalej grał bot.
note-returned = { $player } – powrót do gry.
note-ended = { $player } – koniec gry na życzenie; pozostaje nierozstrzygnięta.
note-abandoned = Nikt nie wrócił przez 90 dni; gra pozostaje nierozstrzygnięta.
note-bot-failed = Bot ({ $player }) zawiódł; zastąpił go ruch losowy.
note-advised = { $player }: wzięta podpowiedź.

## What happens when time runs out

clock-rule-none = Gra bez zegara.
clock-rule-move = Gdy czas na ruch się skończy, ten jeden ruch wykonuje bot średniego poziomu.
clock-rule-fischer = Gdy czas gracza się wyczerpie, na jego miejscu do końca gry gra bot średniego poziomu.
clock-rule-days = Gdy miną dni przeznaczone na turę, dalej gra bot średniego poziomu; właściciel może odzyskać miejsce w każdej chwili.
