# How Ante Portas is played, on one page; figures are those of the rules.

how-goal-title = The goal
how-goal = Hannibal has crossed the Alps. Carthage wins when Rome's morale, { $morale } at first, has fallen to 0, or when it takes Roma itself by siege. Rome wins when Carthage's hand is empty, when Scipio Africanus is played in time, or after { $rounds } rounds.
how-cards-title = One card, many uses
how-cards = Every card has a half for each side. For Carthage the hand is Hannibal's army: a card that is used for a march or an event no longer fights. For Rome a card is an army, an event, money or morale.
how-round-title = A round
how-round = Carthage draws 1 card, Rome 2 or, with Hannibal in Italia, 3. Then Carthage and Rome play in turn until Carthage ends the round and names the city that Hannibal marches to.
how-carthage-title = Carthage's turn
how-carthage = Lay exactly one card face down as march. Play immediate events as you like, and attach up to { $attached } events for the end of the round. The march laid must reach the time of the road; a sea road asks for the sea.
how-rome-title = Rome's turn
how-rome = Play up to 2 cards, 3 with Hannibal in Cisalpina, 4 in Italia. Lay armies face down at up to { $cities } named cities, or at the secret target: those meet Hannibal wherever he goes, if the money laid with them suffices. Or play an event at once, or raise morale.
how-battle-title = Battle
how-battle = Where a Roman army meets him, Carthage loses cards with more infantry than Rome's. With at least { $held } cards in hand, half is enough against fewer than { $half-infantry } infantry or { $half-cavalry } cavalry, and nothing is lost against fewer than { $none-infantry } or { $none-cavalry }.
how-city-title = The city
how-city = When Hannibal enters, morale falls by the city's value; an anchor moves the sea towards him, the first time. As morale falls, Rome's { $allies } allies waver and go over to Carthage, one after the other, and help it.
how-siege-title = The siege
how-siege = From a city next to Roma Hannibal can march to Roma itself: the last round. Rome's whole hand fights. If Carthage covers the loss and still holds a card, it has won.
letters-of-clauses = AP-… are the clauses of Ante Portas; H-… hold at every table of this house.
