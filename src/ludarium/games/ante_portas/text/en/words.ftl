# Ante Portas: cards, cities, actions, events, reasons.
# Arguments: $card, $city, $ally, $region, $use, $place, $ending and $player are names in this language already;
# all others are numbers. A card is always named by the half that is used.

## The game

rebuilt = The rules are those of the published game; its cards and map could not be found. Those here are our own, rebuilt from the rulebook's figures and from Polybius and Livy.
as-written = { $name }

## Sides, places and words of the table

side-carthage = Carthage
side-rome = Rome
region-gallia = Gallia
region-cisalpina = Cisalpina
region-italia = Italia
use-march = march
use-attached = event
use-army = army
use-event = event
use-money = money
use-lost = lost
use-fallen = fallen
place-secret = the secret target
infantry = infantry
cavalry = cavalry
march = march
elephants = elephants
morale = morale
wealth = wealth
attached = attached
immediate = immediate
goes-out = leaves the game
goes-carthage = goes under Carthage's pile
goes-rome = goes under Rome's pile
stage-carthage-plays = Carthage plays
stage-rome-plays = Rome plays
stage-carthage-decides = Carthage decides
stage-rome-discards = Rome discards
stage-losses = Carthage chooses its losses
ending-siege-won = Rome is taken
ending-siege-failed = the siege has failed
ending-morale = the Senate has lost heart
ending-hand-empty = Hannibal has no army left
ending-scipio = Scipio has carried the war to Africa
ending-worn-down = Hannibal is worn down

## Cities and allies

city-emporiae = Emporiae
city-narbo = Narbo
city-rhodanus = Rhodanus
city-massilia = Massilia
city-insula = Insula
city-taurini = Taurini
city-ticinum = Ticinum
city-placentia = Placentia
city-genua = Genua
city-ariminum = Ariminum
city-arretium = Arretium
city-spoletium = Spoletium
city-hadria = Hadria
city-cannae = Cannae
city-beneventum = Beneventum
city-capua = Capua
city-neapolis = Neapolis
city-tarentum = Tarentum
city-croton = Croton
city-roma = Roma
ally-gauls = Gauls
ally-etruscans = Etruscans
ally-capua = Capuans
ally-samnites = Samnites
ally-latins = Latins
help-gauls = Carthage draws { $n1 ->
    [one] { $n1 } card
   *[other] { $n1 } cards
} when they are won, the first time.
help-etruscans = Scouting costs { $n1 } more in Italia.
help-capua = Carthage's loss in battle is { $n1 } less.
help-samnites = March +{ $n1 } in Italia, each round.
help-latins = Rome plays { $n1 ->
    [one] { $n1 } card
   *[other] { $n1 } cards
} less each turn.

## Carthaginian halves, with what they do as events

card-alpine-guides = Alpine Guides
effect-alpine-guides = March +{ $n1 } this round; only while Hannibal stands in Gallia.
card-numidian-horse = Numidian Horse
effect-numidian-horse = Roman cavalry −{ $n1 }.
card-war-elephants = War Elephants
effect-war-elephants = Roman infantry −{ $n1 } for each elephant in hand and on this card; the hand is shown.
card-ambush = Ambush
effect-ambush = Roman infantry −{ $n1 }.
card-mist-on-the-lake = Mist on the Lake
effect-mist-on-the-lake = One Roman army card that counts, chosen after the reveal, does not count.
card-gallic-recruits = Gallic Recruits
effect-gallic-recruits = Draw { $n1 }; only while the Gauls are Carthage's or Hannibal stands in Cisalpina.
card-freed-prisoners = Freed Prisoners
effect-freed-prisoners = Turn a wavering ally; if none wavers, morale −{ $n1 }.
card-laying-waste = Laying Waste
effect-laying-waste = Morale −{ $n1 }; in Italia −{ $n2 }.
card-spies = Spies
effect-spies = Scouting costs { $n1 } more.
card-double-envelopment = Double Envelopment
effect-double-envelopment = If the cavalry in hand exceeds the Roman cavalry: half the loss is enough, and after the battle morale −{ $n1 }; the hand is shown.
card-treaty-with-philip = Treaty with Philip
effect-treaty-with-philip = Sea { $n1 } towards Carthage.
card-hasdrubal-over-the-alps = Hasdrubal over the Alps
effect-hasdrubal-over-the-alps = Draw { $n1 }.
card-treason = Treason
effect-treason = Turn a wavering ally; sea { $n1 } towards Carthage.
card-bomilcar-lands = Bomilcar Lands
effect-bomilcar-lands = Draw { $n1 }; only while the sea is Carthage's.
card-roman-quarrels = Roman Quarrels
effect-roman-quarrels = Rome plays { $n1 ->
    [one] { $n1 } card
   *[other] { $n1 } cards
} less this turn.
card-forged-seal = Forged Seal
effect-forged-seal = The named stack at the target does not count. Roman infantry −{ $n1 }.
card-burning-oxen = Burning Oxen
effect-burning-oxen = No battle; not at Roma.
card-mago-at-genua = Mago at Genua
effect-mago-at-genua = Sea { $n1 } towards Carthage, and draw { $n2 }.

## Roman halves, with what they do as events

card-ships-of-massilia = Ships of Massilia
effect-ships-of-massilia = Sea { $n1 } towards Rome.
card-levy-of-the-young = Levy of the Young
effect-levy-of-the-young = Roman infantry +{ $n1 } for each Roman army card that counts.
card-slave-volunteers = Slave Volunteers
effect-slave-volunteers = Draw { $n1 }.
card-fabian-delay = Fabian Delay
effect-fabian-delay = No battle; Carthage discards one card of its choice, and the city's value does not count; not at Roma.
card-sibylline-books = Sibylline Books
effect-sibylline-books = Morale +{ $n1 }.
card-loan-of-the-contractors = Loan of the Contractors
effect-loan-of-the-contractors = In the secret stack: money +{ $n1 }.
card-roman-citizenship = Roman Citizenship
effect-roman-citizenship = The lower end of one ally of Rome's moves down by { $n1 }; morale +{ $n2 }.
card-senators-gold = Senators' Gold
effect-senators-gold = Morale +{ $n1 }, and draw { $n2 }.
card-war-in-spain = War in Spain
effect-war-in-spain = The top card of Carthage's draw pile comes to Rome's hand, unseen by Carthage.
card-knights = Knights
effect-knights = Roman cavalry +{ $n1 }, and it cannot be lowered; Roman infantry +{ $n2 } for each Roman army card that counts.
card-the-fleet = The Fleet
effect-the-fleet = Sea { $n1 } towards Rome.
card-neros-march = Nero's March
effect-neros-march = This named stack counts also if its city is one road from the target.
card-siege-of-capua = Siege of Capua
effect-siege-of-capua = Morale +{ $n1 }; take back one ally of Carthage's whose stretch holds the morale.
card-captured-letters = Captured Letters
effect-captured-letters = Rome sees every card that Carthage has laid this round; morale +{ $n1 }.
card-dictator = Dictator
effect-dictator = Rome plays { $n1 ->
    [one] { $n1 } card
   *[other] { $n1 } cards
} more this turn.
card-marcellus = Marcellus
effect-marcellus = Carthage's first attached event is cancelled; Roman infantry +{ $n1 } for each Roman army card that counts.
card-broken-bridges = Broken Bridges
effect-broken-bridges = Every road takes { $n1 } more this round.
card-scipio-africanus = Scipio Africanus
effect-scipio-africanus = Rome wins; only if the sea is not Carthage's, Hannibal stands in Italia and Rome has at least { $n1 ->
    [one] { $n1 } ally
   *[other] { $n1 } allies
}.
card-publius-scipio = Publius Scipio
effect-publius-scipio = Sea { $n1 } towards Rome; morale +{ $n2 }.
card-sempronius = Sempronius
effect-sempronius = The top card of Carthage's draw pile comes to Rome's hand, unseen by Carthage.

## Actions, grouped in menus by their kind

kind-end = End of your part
kind-another-turn = Another turn
kind-target = End the round
kind-march = Lay a card as march
kind-attach = Attach an event
kind-event = Play an event
kind-morale = Raise morale
kind-secret = Attach to the secret target
kind-named = Attach to a named city
kind-move-secret = Move the secret stack
kind-discard = Discard down to the limit
kind-lose = Choose a loss
kind-stray = Lose an army in the mist
kind-ally = Choose an ally
action-end = end your part of the turn
action-another-turn = go on with another turn
action-target = end the round and march to { $city }
action-march = lay { $card } as march
action-attach = attach { $card }
action-event = play { $card } as an event
action-morale = use { $card } for morale
action-secret = lay { $card } for the secret target as { $use }
action-named = lay { $card } at { $city } as { $use }
action-move-secret = move the secret stack to { $city }
action-discard = discard { $card }
action-lose = lose { $card }
action-stray = let { $card } stray in the mist
action-ally = choose the { $ally }
action-draw = Carthage draws { $card }
action-take = Rome takes { $card }

## Events, for the log; those marked "private" are shown to one player only

event-round-began = Round { $round } begins.
event-drew = { $player } draws a card.
# private
event-drew-card = The card drawn: { $card }.
event-drew-known = { $player } draws { $card }, which both know.
event-took = { $player } takes the top card of Carthage's pile unseen.
# private
event-took-card = The card taken: { $card }.
event-took-known = { $player } takes { $card } from Carthage's pile, which both know.
event-laid-march = { $player } lays a card as march.
event-laid-attached = { $player } attaches an event.
# private
event-laid-card = { $card } lies there as { $use }.
event-attached = { $player } lays a card face down for { $place }, on the { $pile ->
      [1] first
      [2] second
     *[3] third
    } pile there.
# private
event-attached-card = { $card } lies there as { $use } (for { $place }, on the { $pile ->
      [1] first
      [2] second
     *[3] third
    } pile).
event-secret-moved = { $player } moves the secret stack to { $city }.
event-money-lost = { $card } was money and is lost.
event-pile-moved = A card from the { $pile ->
      [1] first
      [2] second
     *[3] third
    } pile of the secret stack comes to { $city }, onto the { $onto ->
      [1] first
      [2] second
     *[3] third
    } pile there.
event-event-played = { $player } plays { $card }.
event-morale-played = { $player } uses { $card } for morale.
event-discarded = { $player } discards { $card }.
event-part-ended = { $player } is done for this turn.
event-another-turn = { $player } goes on with another turn.
event-under-rome = { $card } goes under Rome's pile.
event-under-carthage = { $card } goes under Carthage's pile.
event-left-game = { $card } leaves the game.
event-sea-moved = The sea marker moves to { $sea ->
    [-3] Rome 3
    [-2] Rome 2
    [-1] Rome 1
    [1] Carthage 1
    [2] Carthage 2
    [3] Carthage 3
   *[0] 0
}.
event-morale-changed = Morale is { $morale } ({ $by }).
event-ally-won = The { $ally } now stand with Carthage.
event-ally-back = The { $ally } stand with Rome again.
event-citizenship = The { $ally } get Roman citizenship: they waver down to morale { $low }.
event-plays-changed = Rome's plays this turn: { $by }.
event-march-gained = March +{ $by } this round.
event-roads-longer = Every road takes { $by } more this round.
# private
event-letter-read = You read: { $card } lies as { $use }.
event-target-named = { $player } ends the round and marches to { $city }.
event-march-shown = March shown: { $card }.
event-attached-shown = Event shown: { $card }.
event-secret-shown = Shown in the secret stack: { $card } as { $use }.
event-stack-shown = Shown at { $city }: { $card } as { $use }.
event-hand-shown = { $player } shows { $card } in hand.
event-event-cancelled = { $card } is cancelled.
event-stack-counts = The stack for { $place } counts.
event-stack-spent = The stack for { $place } does nothing.
event-no-battle = There is no battle.
event-event-works = { $card } works.
event-figures = Roman army: { $infantry } infantry, { $cavalry } cavalry.
event-enveloped = { $cavalry } horse in hand surround the Romans.
event-strayed = { $card } strays in the mist and does not count.
event-battle = Battle: { $infantry } infantry and { $cavalry } cavalry of Rome's. Carthage has to lose { $needed } infantry.
event-lost = { $player } loses { $card }.
event-entered = Hannibal enters { $city }.
event-over = The game ends in round { $round }: { $ending }. { $player } wins.

## Reasons, each shown with its clause

reason-not-in-hand = { $card } is not in your hand.
reason-nothing-to-choose = There is nothing to choose now.
reason-choose-first = The choice that lies open comes first.
reason-ally-not-romes = The { $ally } do not stand with Rome.
reason-ally-not-to-take-back = The { $ally } cannot be taken back now: they must be Carthage's, with the morale in their stretch.
reason-ally-not-wavering = The { $ally } do not waver.
reason-army-does-not-count = { $card } is no army card that counts.
reason-needless-loss = With { $card } the loss of { $needed } could not be covered without a needless card.
reason-rome-first = That is decided after Rome's part of the turn.
reason-march-first = A march card has to be laid first.
reason-marched-already = You have laid your march card of this turn.
reason-works-at-once = { $card } works at once and cannot be attached as an event.
reason-attached-enough = You have attached { $most } events this turn.
reason-must-be-attached = { $card } has to be attached.
reason-no-condition-met = None of the conditions of { $card } is met.
reason-wants-region = { $card } can be played only while Hannibal stands in { $region }.
reason-wants-sea = { $card } can be played only while the sea is Carthage's; the marker is at { $sea }.
reason-wants-no-sea = { $card } can be played only if the sea is not Carthage's; the marker is at { $sea }.
reason-wants-ally = { $card } can be played only while the { $ally } stand with Carthage.
reason-wants-roman-allies = { $card } can be played only if Rome has at least { $needed } allies; it has { $allies }.
reason-decide-first = First decide: another turn, or the end of the round.
reason-no-road = No road leads from Hannibal to { $city }.
reason-sea-not-ours = The way to { $city } goes by sea, and the sea is not Carthage's (marker at { $sea }).
reason-march-too-short = { $city } takes { $needed } march; { $march } is laid.
reason-limit-later = Discarding comes after the target is named.
reason-no-plays-left = You have no plays left this turn.
reason-named-enough = You have named { $most } cities this round; { $city } is none of them.
reason-no-secret-stack = There is no secret stack.
reason-moved-already = You have moved the secret stack this turn.
reason-limit-first = You hold { $cards } cards and may keep { $limit }: discard first.

## The result

score-siege-won = Rome is taken
score-siege-failed = The siege has failed
score-morale = The Senate has lost heart
score-hand-empty = Hannibal has no army left
score-scipio = Scipio has carried the war to Africa
score-worn-down = Hannibal is worn down
