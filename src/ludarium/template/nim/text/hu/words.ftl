# Mindaz, amit a Nim játékról mondunk: darabjai, lépései, eseményei, indoklásai és az asztal.

row-a = A sor
row-b = B sor
row-c = C sor
row-d = D sor
row-e = E sor

kind-take = Pálcikák elvétele
action-take = { $sticks } pálcika elvétele innen: { $row }
action-start = kezd: { $seat }

event-started = { $player } kezd.
event-round-began = { $round }. forduló kezdődik.
event-took = { $player } elvesz { $sticks } pálcikát innen: { $row }.
event-over = { $player } elvette az utolsó pálcikát.

reason-no-row = Ennél az asztalnál nincs ilyen sor: { $row }.
reason-too-few = { $row }: { $sticks ->
    [0] már egy pálcika sem maradt
   *[other] már csak { $sticks } pálcika maradt
}.
score-won = győzelem: { $amount }

nim-table = A sorok
nim-row = { $row }
nim-sticks = { $sticks ->
    [0] üres
   *[other] { $sticks } pálcika
}
nim-begins = eredetileg { $sticks } pálcika
nim-seat = { $player }
nim-taken = { $sticks ->
    [0] még nem vett el pálcikát
   *[other] { $sticks } elvett pálcika
}
nim-drawn = Most dől el, ki kezd.
nim-turn = { $player } egyetlen sorból legfeljebb { $most } pálcikát vesz el.
nim-over = Elfogyott az utolsó pálcika.
nim-leaves = { $sticks ->
    [0] kiürül a sor
   *[other] { $sticks } marad
}
nim-wins = az utolsó pálcika: nyersz
nim-loses = az utolsó pálcika: veszítesz
nim-ask-last = Ez az utolsó pálcika, és aki elveszi, veszít.
nim-goal-wins = Az utolsó pálcika elvétele
nim-goal-loses = Másra hagyni az utolsó pálcikát
