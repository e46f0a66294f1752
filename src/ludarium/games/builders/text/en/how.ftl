# How The Builders are played, on one page; figures are those of the rules.

how-goal-title = The goal
how-goal = Raise buildings. As soon as somebody has { $points } points of finished buildings at the end of the own turn, the round is played to its end; whoever then has the most points wins.
how-start-title = What you begin with
how-start = Everybody gets { $coins-text } and an apprentice. In the middle lie { $cards } buildings and { $cards } workers for all; a gap is filled at once.
how-turn-title = Your turn
how-turn = You have { $actions-text }. One more costs { $coins-text }, as often as you can pay. Do what you like in any order, also the same thing again, and then end your turn.
how-open-title = Open a site, recruit a worker
how-open = Each takes 1 action and no coins. A building shows how much stone, wood, knowledge and tile it needs, a worker how much of them he makes.
how-send-title = Send workers to your site
how-send = Pay the coins on the worker's card. The first one at a site takes 1 action in this turn, the second 2 more, the third 3 more. Whoever works there stays until the building is finished.
how-finish-title = Finish the building
how-finish = When those at a site make all that it needs, it is finished: you get its coins and its points, and everybody comes back to you at once. A finished machine works for you without pay.
how-coins-title = Take coins
how-coins = 1 action brings { $one }, 2 together bring { $two }, 3 together { $three }.
how-invest-title = Invest, once a turn
how-invest = For 1 action: a prisoner for { $prisoner-coins } coins, who works without pay; a tool for { $tool-coins }, which a worker takes along; a university for { $university-coins }, which raises one number of a worker to { $level }; or a loan: +{ $loan } now, −{ $debt } at the end.
how-end-title = The end
how-end = { $edition ->
    [antiquity] Prisoners are freed for { $freeing } coins each and loans paid back as far as your coins go; every one that is left costs points. Each coin that is left then counts a tenth of a point.
   *[other] Every { $per } coins that are left count one more point.
}
letters-of-clauses = B-… holds for both editions, BM-… for the Middle Ages alone, BA-… for Antiquity alone, H-… at every table of this house.
