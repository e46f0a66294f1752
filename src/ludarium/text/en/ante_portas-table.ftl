# The table of Ante Portas in the browser. Names ($card, $city …) are names in this language already.

apt-morale = Morale of the Senate
apt-endings = How it may end
apt-ending-morale = the Senate loses heart
apt-ending-siege = Rome is taken
apt-ending-hand-empty = Hannibal's army is gone
apt-ending-scipio = Scipio sails for Africa
apt-ending-worn-down = Hannibal is worn down
apt-near-morale = morale { $morale }
apt-near-roads = { $count ->
    [one] { $count } road away
   *[other] { $count } roads away
}
apt-near-march = march { $march }
apt-near-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
apt-near-scipio = { $sea ->
    [yes] ✓
   *[no] ✗
} sea { $italia ->
    [yes] ✓
   *[no] ✗
} Italia, allies { $allies }/3
apt-near-round = round { $round }/{ $most }
apt-battle = Battle at { $city }
apt-roman-army = Roman army that counts
apt-end = End my part
apt-another-turn = Another turn
apt-price = Price of scouting where Hannibal stands: { $price }
apt-named-left = { $count ->
    [one] { $count } more city can be named
   *[other] { $count } more cities can be named
}
apt-attached-left = { $count ->
    [one] { $count } more event can be attached
   *[other] { $count } more events can be attached
}
apt-can = { $count ->
    [one] { $count } possible use; choose to see it
   *[other] { $count } possible uses; choose to see them
}
apt-now-march = Lay one card as march; events as you like. Choose a card.
apt-now-marched = The march is laid. Play or attach events, or end your part.
apt-now-rome = Choose a card and its use, or end your part.
apt-now-target = Choose where Hannibal marches, or another turn.
apt-now-ally = Choose an ally beside the morale track.
apt-now-stray = Choose the Roman army that strays in the mist.
apt-now-lose = Choose a card to lose.
apt-now-card = { $card }: choose a use, and a place on the map where it wants one.
apt-now-use = { $card }: choose its use.
apt-now-move-secret = Choose the city to which the secret stack goes.
apt-lay = Lay face down as
apt-or-map = or a city on the map
apt-do-march = Lay as march
apt-do-attach = Attach the event
apt-do-event = Play the event
apt-do-morale = Raise morale
apt-do-lose = Lose this card
apt-do-discard = Discard
