# The table of Ante Portas in the browser. Names ($card, $city …) are names in this language already.

apt-morale = Morale of the Senate
apt-endings = How it may end
apt-roman-army = Roman army that counts
apt-end = End my part
apt-another-turn = Another turn
apt-can = { $count ->
    [one] { $count } possible use; choose to see it
   *[other] { $count } possible uses; choose to see them
}
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
apt-you-are = You are { $side }
apt-you-win = You win if
apt-side-wins = { $side } wins if
apt-ended = The end of the game
apt-curve = Morale of the Senate from { $from } to { $to } in { $rounds } rounds
apt-route = Hannibal's march: { $cities }
apt-picture = Save the war as a picture
