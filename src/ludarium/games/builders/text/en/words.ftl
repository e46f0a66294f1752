# The Builders: cards, actions, events, reasons.
# Arguments: cards ($unit, $building …) and $player are names in this language already; $coins, $actions and
# $points are numbers, $coins-text, $actions-text and $points-text the same with their noun ("3 coins").

## Resources (Antiquity has its own words for two of them)

stone = stone
wood = wood
knowledge = { $edition ->
    [antiquity] architecture
   *[other] knowledge
}
tile = { $edition ->
    [antiquity] decoration
   *[other] tile
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
worker-master = Master { $number }
worker-craftsman = Craftsman { $number }
worker-labourer = Labourer { $number }
worker-apprentice = Apprentice { $number }
prisoner = Prisoner { $number }
citizen = Citizen { $number }
loan = Loan
tool-hammer = Hammer
tool-saw = Hand Saw
tool-set-square = Set Square
tool-brush = Brush
stone-university = University of Stone
wood-university = University of Wood
knowledge-university = University of Architecture
tile-university = University of Decoration

## Buildings and machines

building-cabin = Cabin
building-arbour = Arbour
building-tree-house = Tree House
building-straw-hut = Straw Hut
building-wash-house = Wash House
building-stone-bridge = Stone Bridge
building-covered-bridge = Covered Bridge
building-townhouse = Townhouse
building-small-house = Small House
building-country-house = Country House
building-thatched-cottage = Thatched Cottage
building-windmill = Windmill
building-pigsty = Pigsty
building-country-inn = Country Inn
building-stable = Stable
building-granary = Granary
building-forge = Forge
building-watermill = Watermill
building-cowshed = Cowshed
building-inn = Inn
building-post-house = Post House
building-farm = Farm
building-hotel = Hotel
building-tavern = Tavern
building-market-hall = Market Hall
building-burghers-house = Burgher's House
building-chapel = Chapel
building-watchtower = Watchtower
building-abbey = Abbey
building-church = Church
building-cloister = Cloister
building-aqueduct = Aqueduct
building-castle = Castle
building-cathedral = Cathedral
building-great-measuring-instrument = Great Measuring Instrument
building-great-tile-kiln = Great Tile Kiln
building-great-crane = Great Crane
building-great-circular-saw = Great Circular Saw
building-measuring-instrument = Measuring Instrument
building-tile-kiln = Tile Kiln
building-crane = Crane
building-circular-saw = Circular Saw
building-armoury = Armoury
building-barracks = Barracks
building-town-hall = Town Hall
building-hanging-gardens = Hanging Gardens
building-house = House
building-tower-of-babel = Tower of Babel
building-ziggurat = Ziggurat
building-trading-post = Trading Post
building-market = Market
building-palace-of-assur = Palace of Assur
building-quarry = Quarry
building-shipyard = Shipyard
building-camel-stable = Camel Stable
building-stall = Stall
building-noble-house = Noble House
building-fortress = Fortress
building-port = Port
building-pyramid = Pyramid
building-sphinx = Sphinx
building-archery-range = Archery Range
building-colossus-of-rhodes = Colossus of Rhodes
building-school-of-philosophy = School of Philosophy
building-forum = Forum
building-lighthouse-of-alexandria = Lighthouse of Alexandria
building-temple = Temple
building-theatre = Theatre
building-watering-trough = Watering Trough
building-saw = Saw
building-architects-table = Architect's Table
building-scaffolding = Scaffolding
building-hoist = Hoist

## Actions, grouped in menus by their kind

kind-end = End of turn
kind-take = Take coins
kind-buy = Extra action
kind-open = Open a building site
kind-recruit = Recruit a worker
kind-prisoner = Buy a prisoner
kind-tool = Buy a tool
kind-loan = Take a loan
kind-university = Educate a worker
kind-free = Free a prisoner
kind-send = Send a worker to work
kind-send-with-tool = { kind-send }
action-end = end the turn
action-take = take { $coins-text } for { $actions-text }
action-buy = buy one more action
action-open = open the site of the { $building }
action-recruit = recruit { $worker }
action-prisoner = buy { $prisoner }
action-tool = buy the { $tool }
action-loan = take a loan
action-university = educate { $unit } at the { $university }
action-free = free { $prisoner }
action-send = send { $unit } to the { $building }
action-send-with-tool = send { $unit } to the { $building } with the { $tool }
action-start = { $seat } starts
action-deal = deal { $worker }
action-worker = turn up { $worker }
action-building = turn up the { $building }
buying = { $buys ->
    [one] { $action }, buying { $buys } action for { $coins } coins
   *[other] { $action }, buying { $buys } actions for { $coins } coins
}

## Events, for the log; $player is a name

event-started = { $player } is the start player.
event-compensated = { $player } starts with { $coins-text } more, by a house rule (B-74).
event-dealt = { $player } gets { $worker }.
event-worker-revealed = New in the worker row: { $worker }.
event-next-worker-revealed = Turned up as the next worker: { $worker }.
event-building-revealed = Turned up: { $building }.
event-opened = { $player } opens the site of the { $building }.
event-recruited = { $player } recruits { $worker }.
event-bought = { $player } buys one more action for { $coins } coins.
event-took = { $player } takes { $coins-text } for { $actions-text }.
event-prisoner-bought = { $player } buys { $prisoner } for { $coins } coins.
event-tool-bought = { $player } buys the { $tool } for { $coins } coins.
event-borrowed = { $player } takes a loan of { $coins } coins.
event-educated = { $player } educates { $unit } at the { $university } for { $coins } coins.
event-freed = { $player } frees { $prisoner }.
event-sent = { $player } sends { $unit } to the { $building } ({ $actions-text }, { $coins-text }).
event-sent-with-tool = { $player } sends { $unit } with the { $tool } to the { $building } ({ $actions-text }, { $coins-text }).
event-finished = { $player } finishes the { $building }: { $coins-text }, { $points-text }.
event-machine-finished = { $player } finishes the { $building }: { $points-text }, and it joins the crew.
event-turn-ended = { $unused ->
    [0] { $player } ends the turn.
    [one] { $player } ends the turn with { $unused } action unused.
   *[other] { $player } ends the turn with { $unused } actions unused.
}
event-last-round = { $player } has { $points } points: this is the last round.
event-dead-position = Both rows are empty, and nobody can ever finish another building: this is the last round (B-73a).
event-round-began = Round { $round } begins.
event-over = The game ends after round { $round }.
event-cut-short = The game is cut short after round { $round }, the limit of this table.

## Reasons, each shown with its clause

reason-needs-actions = { $needed ->
    [one] This takes { $needed } action; you have { $left } left.
   *[other] This takes { $needed } actions; you have { $left } left.
}
reason-needs-coins = { $needed ->
    [one] This costs { $needed } coin; you have { $left }.
   *[other] This costs { $needed } coins; you have { $left }.
}
reason-bank-short = { $needed ->
    [one] The bank would have to pay { $needed } coin and has { $left }.
   *[other] The bank would have to pay { $needed } coins and has { $left }.
}
reason-next-building = The { $building } is only the next building: it can be opened once it lies in the row.
reason-building-not-in-row = The { $building } does not lie in the building row.
reason-next-worker = { $worker } is only the next worker, to be recruited once the card lies in the row.
reason-worker-not-in-row = { $worker } does not lie in the worker row.
reason-not-in-stack = This investment card has been taken.
reason-invested-already = You have invested in this turn already.
reason-unit-at-work = { $unit } works at a site and stays until it is finished.
reason-unit-not-yours = { $unit } is not in your crew.
reason-prisoner-cannot = { $unit } is a prisoner: no tool and no university before freedom.
reason-machine-cannot = { $unit } is a machine and carries no tool.
reason-educated-already = { $unit } has been educated already.
reason-free-already = { $unit } is free already.
reason-site-not-yours = You have no open site of the { $building }.
reason-tool-at-work = The { $tool } is at a site until that is finished.
reason-tool-not-yours = You do not own the { $tool }.

## Final scoring; $amount is the number of points with its sign

score-buildings = { $count ->
    [one] { $count } building or machine: { $amount }
   *[other] { $count } buildings and machines: { $amount }
}
score-coins = { $count ->
    [one] { $count } coin left: { $amount }
   *[other] { $count } coins left: { $amount }
}
score-prisoners-freed = { $count ->
    [one] { $count } prisoner freed for { $each } coins: { $amount }
   *[other] { $count } prisoners freed for { $each } coins each: { $amount }
}
score-loans-paid = { $count ->
    [one] { $count } loan paid back for { $each } coins: { $amount }
   *[other] { $count } loans paid back for { $each } coins each: { $amount }
}
score-prisoners-kept = { $count ->
    [one] { $count } prisoner not freed: { $amount }
   *[other] { $count } prisoners not freed: { $amount }
}
score-loans-unpaid = { $count ->
    [one] { $count } loan not paid back: { $amount }
   *[other] { $count } loans not paid back: { $amount }
}
