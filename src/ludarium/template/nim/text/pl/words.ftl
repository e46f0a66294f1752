# Wszystko, co mówi się o grze Nim: jej elementy, ruchy, wydarzenia, powody i stół.

row-a = rząd A
row-b = rząd B
row-c = rząd C
row-d = rząd D
row-e = rząd E

kind-take = Zabierz patyczki
action-take = zabierz { $sticks ->
    [one] { $sticks } patyczek
    [few] { $sticks } patyczki
   *[other] { $sticks } patyczków
}: { $row }
action-start = zaczyna { $seat }

event-started = Zaczyna { $player }.
event-round-began = Zaczyna się runda { $round }.
event-took = { $player } zabiera { $sticks ->
    [one] { $sticks } patyczek
    [few] { $sticks } patyczki
   *[other] { $sticks } patyczków
}: { $row }.
event-over = { $player } zabiera ostatni patyczek.

reason-no-row = Przy tym stole nie ma takiego rzędu: { $row }.
reason-too-few = Tyle nie ma, { $row }: { $sticks ->
    [0] nie został żaden patyczek
    [one] został tylko { $sticks } patyczek
    [few] zostały tylko { $sticks } patyczki
   *[other] zostało tylko { $sticks } patyczków
}.
score-won = wygrana: { $amount }

nim-table = Rzędy
nim-row = { $row }
nim-sticks = { $sticks ->
    [0] pusty
    [one] { $sticks } patyczek
    [few] { $sticks } patyczki
   *[other] { $sticks } patyczków
}
nim-begins = na początku { $sticks ->
    [one] { $sticks } patyczek
    [few] { $sticks } patyczki
   *[other] { $sticks } patyczków
}
nim-seat = { $player }
nim-taken = zabrane patyczki: { $sticks }
nim-drawn = Los wskazuje, kto zaczyna.
nim-turn = { $player } zabiera z jednego rzędu najwyżej { $most } patyczki.
nim-over = Zabrano ostatni patyczek.
nim-leaves = { $sticks ->
    [0] rząd będzie pusty
    [one] zostaje { $sticks }
    [few] zostają { $sticks }
   *[other] zostaje { $sticks }
}
nim-wins = ostatni patyczek: wygrywasz
nim-loses = ostatni patyczek: przegrywasz
nim-ask-last = To ostatni patyczek, a kto go zabierze, przegrywa.
nim-goal-wins = Zabrać ostatni patyczek
nim-goal-loses = Zostawić ostatni patyczek komuś innemu
