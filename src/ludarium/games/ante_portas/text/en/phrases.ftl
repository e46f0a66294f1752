# Ante Portas as its view tells it. Names ($player, $side, $card, $city …) are names in this language already;
# arguments that end in -text are numbers with their noun ("3 cards"); $cards, $uses, $roads and $wants are several, with commas.

## Names and figures

ap-card = { $card }
ap-city = { $city }
ap-ally = { $ally }
ap-place = { $place }
ap-region = { $region }
ap-men = { $infantry } infantry, { $cavalry } cavalry
ap-infantry = { $count } infantry
ap-march = march { $count }
ap-elephants = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
ap-morale = morale { $count }
ap-wealth = wealth { $count }
ap-value = value { $count }
ap-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ap-event-text = { $kind } event: { $effect }
ap-other-half = the other half: { $card }

## The course of the round

ap-heading = Round { $round }, turn { $turn }: { $stage }.
ap-over = the game is over, { $ending }
ap-working = { $card } works
ap-evaluation = the round is evaluated
ap-who = { $player } ({ $side }): { $what }
ap-now-over = The game is over: { $ending }. { $player } wins.
ap-now-march = lay one card as march; events as you like.
ap-now-marched = { $march-text } is laid. Play or attach events, or end your part.
ap-now-rome = { $count ->
    [0] no plays are left; end your part.
    [one] { $count } play is left: choose a card and its use, or end your part.
   *[other] { $count } plays are left: choose cards and their uses, or end your part.
}
ap-now-target = choose where Hannibal marches, or another turn.
ap-now-short = the march suffices for no road yet: another turn.
ap-now-ally = choose an ally.
ap-now-stray = choose the Roman army that strays in the mist.
ap-now-lose = choose a card to lose.
ap-now-discard = { $cards-text } in hand, { $limit } may be kept: discard.
ap-needed = { $infantry-text } to lose still: choose a card.
ap-hannibal = Hannibal stands in { $city } ({ $region })
ap-price = scouting costs { $price } here
ap-target = he marches to { $city }
ap-march-laid = { $march-text } laid in this round
ap-plays-left = { $count ->
    [one] Rome has { $count } play left
   *[other] Rome has { $count } plays left
}
ap-named-left = { $count ->
    [one] { $count } more city can be named
   *[other] { $count } more cities can be named
}
ap-attached-left = { $count ->
    [one] { $count } more event can be attached
   *[other] { $count } more events can be attached
}
ap-plays-change = Rome's plays in the coming part: { $by }
ap-battle = Battle at { $city }
ap-no-battle = there is no battle
ap-roman-army = Roman army: { $men }
ap-sum = { $parts } = { $infantry } infantry
ap-part-more = + { $count } { $card }
ap-part-less = − { $count } { $card }
ap-loss-whole = Carthage has to lose more than that: { $needed } infantry
ap-loss-card = half is enough by the envelopment: { $needed } infantry
ap-loss-infantry = half is enough, because the Roman infantry is below { $limit } and at least { $held } cards are held: { $needed } infantry
ap-loss-cavalry = half is enough, because the Roman cavalry is below { $limit } and at least { $held } cards are held: { $needed } infantry
ap-lost = lost so far: { $cards }

## The map and the tracks

ap-map = Map
ap-anchor = anchor
ap-anchor-used = the anchor is used
ap-hannibal-here = Hannibal stands here
ap-road = road from Hannibal: march { $count }
ap-road-sea = sea road from Hannibal: march { $count }
ap-road-to = { $city } { $count }
ap-road-to-sea = { $city } { $count } by sea
ap-reach = Hannibal can march here
ap-reach-perhaps = Hannibal can perhaps march here
ap-roads = roads: { $roads }
ap-cards-there = { $count ->
    [one] { $count } card lies there
   *[other] { $count } cards lie there
}
ap-morale-track = Morale of the Senate: { $morale }
ap-stretch = morale { $high }–{ $low }
ap-ally-rome = Rome's
ap-ally-carthage = Carthage's
ap-wavers = wavers
ap-sea = The sea
ap-sea-whose = { $whose ->
    [rome] Rome's: the marker stands { $by } on its side
    [carthage] Carthage's: the marker stands { $by } on its side
   *[nobody] nobody's: the marker stands in the middle
}

## Both camps

ap-laid = { $side } has laid in this round
ap-laid-hidden = face down
ap-laid-seen = seen by both
ap-laid-may = one of { $cards }
ap-laid-many = one of { $count } cards
ap-may-use = one of { $uses }
ap-type-pile = { $number ->
      [1] first
      [2] second
     *[3] third
    } pile
ap-pile = { $side }, draw pile: { $cards-text }
ap-packet = next packet: { $cards }
ap-packet-of = next packet: { $cards-text } of { $cards }
ap-packet-then = then: { $cards }
ap-out = Out of the game
ap-hand = { $whose ->
    [mine] Your hand, { $cards-text }
    [hidden] { $side }, hidden hand: { $cards-text }
   *[other] { $side }, hand, { $cards-text }
}
ap-surely = surely: { $cards }
ap-perhaps = perhaps: { $cards }

## What choices take and bring, and what is asked before them

ap-fact-goes-out = the card, which leaves the game
ap-fact-goes-carthage = the card, which goes under Carthage's pile
ap-fact-together = together { $count }
ap-fact-road = march { $needed } of { $march }
ap-fact-value = morale −{ $value } when Hannibal enters
ap-fact-anchor = the sea { $count } towards Carthage, the first time
ap-fact-siege = the siege, and the last round
ap-fact-costs = costs { $men }
ap-fact-stray = fewer Romans: { $men }
ap-fact-morale = morale { $morale } → { $after }
ap-fact-money = wealth { $count }, together { $together } of the price { $price }
ap-fact-money-lost = the money in the stack, { $count }
ap-fact-comes = { $count ->
    [one] { $count } card comes to lie there
   *[other] { $count } cards come to lie there
}
ap-fact-march-again = one more card as march
ap-fact-rome-again = then Rome plays once more, too
ap-forecast-none = nobody can meet Hannibal there
ap-forecast-sure = surely met: { $infantry } infantry
ap-forecast-hidden = { $count ->
    [one] possibly: { $count } card face down
   *[other] possibly: { $count } cards face down
}
ap-forecast-worst = at worst { $infantry } infantry
ap-forecast-own = against it: { $cards }
ap-forecast-covered = then { $needed } of { $held } infantry would be lost
ap-forecast-lost = then the hand of { $held } infantry would be lost: { $needed } are needed
ap-ask-last = This is the last card of the hand: without a card Carthage loses.
ap-ask-siege = The siege is the last round: it wins or loses the game.
ap-ask-target = This ends the round: everything is turned up, and Hannibal marches to { $city }.
ap-ask-unused = { $count ->
    [one] { $count } play is not used yet.
   *[other] { $count } plays are not used yet.
}

## How the game may end

ap-goal-morale = The Senate loses heart: morale { $morale }, at 0 Carthage wins
ap-goal-siege = { $roads ->
    [0] Rome is taken: Hannibal stands at the gates
    [one] Rome is taken: { $roads } road away
   *[other] Rome is taken: { $roads } roads away
}
ap-goal-siege-near = Rome is taken: one road away, march { $march }
ap-goal-hand-empty = { $count ->
    [one] Hannibal's army is gone: { $count } card left
   *[other] Hannibal's army is gone: { $count } cards left
}
ap-goal-scipio = { $card } wins: { $wants }
ap-goal-worn-down = Hannibal is worn down: round { $round } of { $most }
ap-want-region = { $met ->
    [yes] ✓
   *[no] ✗
} Hannibal in { $region }
ap-want-sea = { $met ->
    [yes] ✓
   *[no] ✗
} the sea is Carthage's
ap-want-no-sea = { $met ->
    [yes] ✓
   *[no] ✗
} the sea is not Carthage's
ap-want-ally = { $met ->
    [yes] ✓
   *[no] ✗
} { $ally } with Carthage
ap-want-roman-allies = { $met ->
    [yes] ✓
   *[no] ✗
} allies of Rome: { $allies }, at least { $needed }
ap-want-none = ✓ at any time
