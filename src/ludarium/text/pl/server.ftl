# Words of the server: commands that it refuses, notes to a result, and the rules of the clocks.

## Why a command was refused; it changed nothing

error-stale = Gra poszła tymczasem dalej. Spójrz na stół jeszcze raz i wybierz ponownie.
error-illegal = Zasady na to teraz nie pozwalają.
error-not-your-turn = To nie jest twoja tura.
error-not-yours = To miejsce nie należy do ciebie.
error-not-playing = Przy tym stole nie trwa teraz gra.
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
error-no-level = Do tej gry nie ma bota o nazwie „{ $level }”; są: { $levels }.
error-bad-seats = W tę grę gra od { $least } do { $most } graczy.
error-bad-option = Ta opcja jest niemożliwa: { $why }
error-bad-clock = W ustawieniach zegara brakuje liczby albo jest o jedną za dużo.
error-bad-name = Imię ma od 1 do { $most } znaków.
error-bad-text = Wiadomość ma od 1 do { $most } znaków.
error-bad-goal = Tego celu nie można odhaczyć po tej grze.
error-cannot-undo = Nie ma tu czego cofnąć: od tego czasu coś odkryto albo ruch wykonał ktoś inny.
error-nothing-to-undo = Nie wykonano jeszcze twojego ruchu, więc nie ma czego cofnąć.
error-no-question = Nikt cię teraz o nic nie pyta.
error-hint-waits = Poprzednia podpowiedź jest jeszcze przygotowywana.
error-campaign-won = Kampania jest wygrana: wszystkie cele zostały osiągnięte.
error-no-campaign-game = Ta gra nie należy do twojej kampanii albo jest już zapisana.
error-too-fast = To było za dużo naraz. Poczekaj chwilę.
error-too-large = Ta wiadomość jest za długa; najwyżej { $most } bajtów.
error-too-many-tables = Liczba twoich niedokończonych gier to już { $most }. Najpierw dokończ którąś.
error-too-many-watched = Ta strona pokazuje już tyle stołów: { $most }.
error-malformed = Serwer nie rozumie tej wiadomości ({ $why }).
error-hello-first = Strona musi się najpierw przywitać.
error-hello-once = Strona już się przywitała.
error-rules-changed = Tę grę rozegrano według zasad { $played } gry { $game }; ta wersja gra według zasad { $here }.
error-not-saved = Serwer nie mógł tego zapisać, więc nic się nie stało. Spróbuj ponownie.
error-house = Na serwerze wystąpił błąd, ale nic się nie zmieniło. Spróbuj ponownie.

## What a result has to be read with

note-resigned = { $player } – rezygnacja; dalej grał bot.
note-timed-out = { $player } – koniec czasu; dalej grał bot.
note-timed-out-move = { $player } – koniec czasu; jeden ruch wykonał bot.
note-bot-failed = Bot ({ $player }) zawiódł; zastąpił go ruch losowy.

## What happens when time runs out

clock-rule-none = Gra bez zegara.
clock-rule-move = Gdy czas na ruch się skończy, ten jeden ruch wykonuje bot średniego poziomu.
clock-rule-fischer = Gdy czas gracza się wyczerpie, na jego miejscu do końca gry gra bot średniego poziomu.
clock-rule-days = Gdy miną dni przeznaczone na turę, dalej gra bot średniego poziomu; właściciel może odzyskać miejsce w każdej chwili.
