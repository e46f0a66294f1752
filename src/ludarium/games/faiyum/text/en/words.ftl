# Faiyum: cards, actions, events, reasons.
# Arguments: $card, $good, $piece, $place and $player are names in this language already; $field, $road and $bridge are places of the map
# (b3, b3-c3); $money, $fame and $count are numbers.

## The game

type-harvest = harvest
type-build = build
type-trade = trade
type-other = other

## Goods, pieces and places

good-wheat = wheat
good-grape = grape
good-stone = stone
good-fish = fish
good-rose = rose
good-basic = basic goods
good-money = money
piece-worker = worker
piece-settlement = settlement
piece-town = town
piece-palace = palace
piece-workshop = workshop
piece-extension = extension
piece-road = road
piece-bridge = bridge
piece-ornate-bridge = ornate bridge
piece-block = block
piece-dam = dam
place-next_to_worker = an undeveloped field next to a worker
place-canal_bank = an undeveloped field on the canal bank
place-lake_shore = an undeveloped field on the lake shore
place-lonely = an undeveloped field with undeveloped neighbours only
place-stone = an undeveloped stone field
place-any = an undeveloped field
place-place = a settlement or town
place-town = a town
place-workshop = a workshop
place-site = a building site
place-bank = a developed field on the canal bank

## Cards

card-own = { $name }
card-farmer = Farmer
card-settlement = Settlement
card-two-roads = Two Roads
card-gardener = Gardener
card-levy = Levy
card-skilled-farmer-6 = Skilled Farmer (6)
card-hermit = Hermit
card-skilled-farmer-10 = Skilled Farmer (10)
card-offering = Offering
card-wheat-supply = Wheat Supply
card-grape-supply = Grape Supply
card-stone-supply = Stone Supply
card-settlers = Settlers
card-fisher = Fisher
card-trader = Trader
card-crocodile-hunter = Crocodile Hunter
card-supplier = Supplier
card-road-gang = Road Gang
card-perfumer = Perfumer
card-stonecutter = Stonecutter
card-order = Order
card-bridge = Bridge
card-founding-of-a-town = Founding of a Town
card-grower = Grower
card-farm = Farm
card-vineyard = Vineyard
card-quarry = Quarry
card-ferryman = Ferryman
card-mason = Mason
card-homecoming = Homecoming
card-plantation = Plantation
card-market-day = Market Day
card-innkeeper = Innkeeper
card-fishmonger = Fishmonger
card-surveyors = Surveyors
card-master-farmer = Master Farmer
card-ox-cart = Ox Cart
card-storekeeper = Storekeeper
card-monument = Monument
card-colony = Colony
card-ornate-bridge = Ornate Bridge
card-extension = Extension
card-harvester = Harvester
card-wine-press = Wine Press
card-bakery = Bakery
card-sculptor = Sculptor
card-great-town = Great Town
card-palace = Palace
card-caravan = Caravan
card-pilgrimage = Pilgrimage
card-rose-festival = Rose Festival
card-great-drainage = Great Drainage
card-architect = Architect
card-royal-road = Royal Road
card-feast = Feast
card-embassy = Embassy
card-overseer = Overseer
card-canal-port = Canal Port
card-wonder = Wonder
card-tribute = Tribute
card-thanksgiving = Thanksgiving
card-jubilee = Jubilee
card-great-temple = Great Temple

## Actions, grouped in menus by their kind

kind-done = Done
kind-more = Give more
kind-use = Reward
kind-leave = { kind-use }
kind-administer = Administration
kind-pass = Pass
kind-buy-back = Buy cards back
kind-pay = Pay
kind-pay-money = { kind-pay }
kind-gain = Take a good
kind-play = Play a card
kind-cash = Take money for a card
kind-buy = Buy a card
kind-offer = Offer a card
kind-remove = Remove a card from the market
kind-worker = Place a worker
kind-settlement = Build a settlement
kind-town = Build a town
kind-palace = Build a palace
kind-workshop = Build a workshop
kind-extension = Build an extension
kind-block = Place a block
kind-recall = Take a worker off the map
kind-hunt = Remove a crocodile
kind-road = Build a road
kind-bridge = Build a bridge
action-done = done
action-more = give once more
action-use = use the reward
action-leave = leave the reward unused
action-administer = administration
action-pass = pass and finish the game
action-buy-back = buy back the top card of the discard pile
action-pay = pay 1 { $good }
action-pay-money = pay money instead of the good
action-gain = take 1 { $good }
action-play = play { $card }
action-cash = take money for { $card }
action-buy = buy { $card }
action-offer = offer { $card }
action-remove = remove { $card } from the market
action-worker = worker on { $field }
action-settlement = settlement on { $field }
action-town = town on { $field }
action-palace = palace on { $field }
action-workshop = workshop on { $field }
action-extension = extension on { $field }
action-block = block on { $field }
action-recall = take the worker off { $field }
action-hunt = remove the crocodile from { $field }
action-road = road { $road }
action-bridge = bridge { $bridge }
action-start = { $seat } starts
action-deal = deal { $card }
action-draw = draw { $card }
action-disaster = draw a disaster

## Events, for the log; $player is a name

event-started = { $player } is the start player.
event-dealt = Dealt: { $card }.
event-market-opened = The market is open.
event-round-began = Round { $round } begins.
event-played = { $player } plays { $card }.
event-cashed = { $player } takes ${ $money } for { $card }.
event-bought = { $player } buys { $card } for ${ $money }.
event-drawn = New in the market: { $card }.
event-disaster = A disaster comes to the market: it is number { $count }.
event-end-began = The fourth disaster is out: the end begins, and administration is over.
event-administered = { $player } takes ${ $money } for administration.
event-recalled = { $money ->
    [0] { $player } takes the worker off { $field }.
   *[other] { $player } takes the worker off { $field } for ${ $money }.
}
event-fetched = { $player } takes { $card } back.
event-bought-back = { $player } buys { $card } back for ${ $money }.
event-card-removed = { $card } leaves the market and the game.
event-paid = { $player } pays { $count } { $good }.
event-paid-money = { $player } pays ${ $money }.
event-repeated = { $player } gives for the { $count ->
    [one] { $count }st
    [2] { $count }nd
    [3] { $count }rd
   *[other] { $count }th
} time.
event-stopped = { $player } is done.
event-worker-placed = { $player } places a worker on { $field }.
event-crocodile-left = The crocodile leaves { $field }: ${ $money }.
event-hunted = { $player } removes the crocodile from { $field }.
event-built = { $player } builds on { $field }: { $piece }.
event-block-built = { $blocks ->
    [one] { $player } places a block on { $field }: { $blocks } stands there now.
   *[other] { $player } places a block on { $field }: { $blocks } stand there now.
}
event-road-built = { $player } builds the road { $road }.
event-bridge-built = { $player } builds on { $bridge }: { $piece }.
event-linked = { $from } and { $to } are linked for the first time: { $fame } fame.
event-gained = { $player } gains { $count } { $good }.
event-gained-money = { $player } gains ${ $money }.
event-gained-fame = { $player } gains { $fame } fame.
event-offered = { $player } offers { $card }: it leaves the game for good.
event-overseen = { $card } is done once more.
event-reward-used = { $player } uses reward { $reward }.
event-reward-left = { $player } leaves reward { $reward } unused.
event-passed = { $player } passes: { $fame } fame.
event-over = The game ends in round { $round }.

## Reasons, each shown with its clause

reason-not-done = This cannot stop here yet.
reason-finish-card = { $card } has to be finished first.
reason-reward-first = The reward has to be used or left first.
reason-finish-administration = The administration has to be finished first.
reason-rest-impossible = Then the rest of the card could not be done.
reason-administration-over = All disasters are out: there is no more administration.
reason-too-early-to-pass = { $left ->
    [one] Passing is possible only when all disasters are out; { $left } is to come.
   *[other] Passing is possible only when all disasters are out; { $left } are to come.
}
reason-no-turn = A turn is to play a card, to buy a card, or administration.
reason-card-not-in-hand = { $card } is not in your hand.
reason-card-not-in-market = { $card } is not in the market.
reason-future-card = { $card } is in the future market and cannot be bought yet.
reason-not-in-current-market = { $card } is not in the current market.
reason-market-empty = The market is empty.
reason-needs-money = This costs ${ $needed }; you have ${ $left }.
reason-pile-empty = Your discard pile is empty.
reason-pile-too-small = { $left ->
    [one] This takes { $needed } cards of your discard pile; it has { $left } card.
   *[other] This takes { $needed } cards of your discard pile; it has { $left } cards.
}
reason-no-other-card = You have no other card in hand.
reason-cannot-oversee = The top card of your discard pile, { $card }, cannot be done once more.
reason-cannot-finish = The action of { $card } cannot be finished.
reason-short-of = { $left ->
    [0] No { $good }, and only ${ $money }.
   *[other] Only { $left } { $good } of { $needed }, and only ${ $money }.
}
reason-missing-goods = { $missing } goods of the cost are missing; you have { $roses ->
    [one] { $roses } rose
   *[other] { $roses } roses
} and ${ $money }.
reason-no-goods = You have no good to give.
reason-cannot-repeat = You cannot pay that once more.
reason-other-good = { $good } is not what is asked for.
reason-have-none = You have no { $good }.
reason-given-already = { $good } has been given already; all must be different.
reason-rest-unpaid = Paid this way ({ $good }), the rest of the cost could not be paid.
reason-paid-in-order = Units of one cost are paid in order: goods, then roses, then money; { $good } comes too late.
reason-real-goods = Real goods have to be given here; money will not do.
reason-no-swap = Fish and roses cannot be replaced by money.
reason-swap-used = Money has replaced a good for this card already.
reason-none-left = No { $piece } is left.
reason-no-field = There is no free place: { $place }.
reason-no-workshop-field = There is no free { $good } field with the end of a road or bridge.
reason-no-place-to-build = There is no field for it: { $piece }.
reason-roads-unpaid = { $needed } roads cost { $needed } goods; you have { $left } basic goods, { $roses } roses and ${ $money }.
reason-no-roads = { $count ->
    [one] There is no border where a road can be built and paid.
   *[other] There are no { $count } borders where roads can be built and paid.
}
reason-no-bridge-place = There is no place for a bridge.
reason-no-site = { $count ->
    [one] No building site takes another block.
   *[other] The building sites do not take { $count } more blocks as the card wants them.
}
reason-no-worker-on-map = There is no worker on the map.
reason-no-crocodile = There is no crocodile next to a worker.
reason-worker-there = A worker stands on { $field } already.
reason-undeveloped = { $field } is not developed.
reason-developed = { $field } is developed already.
reason-wrong-place = { $field } is not what the card asks for: { $place }.
reason-no-resource-field = { $field } is no resource field.
reason-needs-below = { $field } has no { $piece }.
reason-built-already = { $field } bears a building already.
reason-crocodile = There is a crocodile on { $field }.
reason-too-near = A field next to { $field } has a settlement or town.
reason-wrong-kind = { $field } is no { $good } field.
reason-no-road-end = No road or bridge ends on { $field }.
reason-no-site-there = { $field } is no building site.
reason-site-full = { $field } has all its { $count } blocks.
reason-other-site = Both blocks go on one site, and that is not { $field }.
reason-no-room-for-all = { $field } does not take { $count } more blocks.
reason-road-there = There is a road or bridge already.
reason-no-branch = Two ends of roads or bridges meet on { $field } already, and it is no stop.
reason-no-beginning = A road begins at a settlement, a town, a site, or the end of a road or bridge.
reason-road-unpaid = You cannot pay the road { $road }.
reason-rest-of-roads = After the road { $road } the rest could not be built and paid.
reason-no-worker-there = No worker stands on { $field }.
reason-no-crocodile-there = There is no crocodile on { $field }.

## Final scoring; $amount is the fame with its sign

score-cards = fame of cards: { $amount }
score-links = fame of links: { $amount }
score-disasters = fame of disasters: { $amount }
score-left-over = { $count } goods and money left, for ties: { $amount }
