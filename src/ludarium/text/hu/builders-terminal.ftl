# The Builders in a terminal. Names ($player, $building, $unit …) are names in this language already, in the nominative:
# no article and no ending can be put to them; arguments that end in -text are numbers with their noun ("3 akció");
# $amounts are resources ("2 kő, 1 fa").

## The table

amount-nothing = semmi
status = { $player }: még { $actions-text }, { $coins-text }, { $points-text }
table-round-limit = { $round }. forduló (legfeljebb { $limit }).
table-last-round = UTOLSÓ FORDULÓ: a játék ezzel a fordulóval véget ér.
table-bank = A bank pénze: { $coins-text }.
table-nobody = még senki
table-buildings = Épületek sora: jutalom, pont, szükséges erőforrás (a pakliban még { $pile })
table-workers = Munkások sora: munkába állítás ára, termelés (a pakliban még { $pile })
table-next = Következő: { $building }
table-machine = gép
table-needs = { $needs }
table-machine-needs = { $needs }; utána termelése { $gives }
table-tool = { $tool } (+{ $amounts })
table-investments = Befektetések (körönként egy)
stack-prisoner = Rabszolgák, egyenként { $coins-text }: { $cards }
stack-tool = Szerszámok, egyenként { $coins-text }: { $cards }
stack-university = Egyetemek, egyenként { $coins-text }: { $cards }
stack-loan = Kölcsönök: még { $count }
table-crew = { $whose ->
    [mine] Munkába állítható csapatod: munkába állítás ára, termelés
   *[other] { $player } munkába állítható csapata: munkába állítás ára, termelés
}
table-sites = { $whose ->
    [mine] Félkész épületeid
   *[other] { $player } félkész épületei
}
table-others = A többiek
unit-coins = munkába állítása { $coins-text }
unit-makes = termelése { $amounts }
unit-educated = egyeteme: { $university }
unit-with-tool = { $unit } (szerszám: { $tool })
site-missing = hiányzik még: { $amounts }
site-crew = dolgozik itt: { $crew }; a következő munkás ára { $actions-text }
worth = { $coins-text }, { $points-text }
worth-machine = { $points-text }, utána termelése { $gives }
seat-summary = { $player }: { $coins-text }, { $points-text }, { $score }, { $crew }
seat-crew = { $count } munkás (munkába állítható: { $idle })
seat-site = félkész: { $building }, hiányzik még: { $amounts }
seat-tools = Felhasználható szerszámok: { $tools }
seat-finished = Elkészült: { $buildings }
seat-score = jelenlegi eredmény { $score }
seat-loans = { $count } kölcsön
seat-prisoners = { $count } fel nem szabadított rabszolga

## Choices

menu-by-buying = { $title } (akció vásárlásával)
fact-unused = { $count } akció elvész
fact-needs = szükséges: { $needs }
fact-adds = ennyit ad hozzá: { $amounts }
fact-taught = új termelése { $after }, eddig { $before }
fact-freed = utána { $unit }, munkába állítása { $coins-text }
fact-finishes = ezzel elkészül: +{ $coins-text }, +{ $points-text }
fact-finishes-machine = ezzel elkészül: +{ $points-text }, és a gép csatlakozik a csapatodhoz
fact-can-finish = befejezheti: { $buildings }
fact-missing = ezután még hiányzik: { $amounts }
fact-adds-nothing = semmit sem ad abból, ami hiányzik

## What is typed

keys-notation = építkezés Kápolna
help-notation = egy lépés szavakkal, ahogy a menüben vagy a játékfájlban áll (open chapel); a szavak eleje is elég, ha csak egy lépésre illik
keys-why-text = ? Kápolna
keys-rule = rule B-41
why-unknown = „{ $text }”: nincs ilyen lépés, sem olyan kártya, amely most kijátszható volna. Egy teljes lépés például így néz ki: open chapel
