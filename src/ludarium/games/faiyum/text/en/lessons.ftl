# What the guided first games of Faiyum say.

lesson-fa-buy = You drain the swamps of Faiyum for fame; alone your first aim is { $goal } fame. A turn is one thing: play a card, buy one, or administration. The market grows dearer to the right. Buy { $card } ({ $price }): it comes to your hand.
lesson-fa-farmer = Cards make things happen on the map. { $card } places a worker and brings { $brings }. Play it.
lesson-fa-worker = Choose a field. Where a crocodile is, it leaves and pays, and the field is open to all. { $field } brings { $brings }.
lesson-fa-farmer-again = A played card lies on your discard pile. Play the second { $card }.
lesson-fa-worker-again = Another kind of good: { $field } brings { $brings }. Roads will need both.
lesson-fa-roads = Goods become roads, and roads become fame. { $card }: { $brings }.
lesson-fa-road = A road costs a good of one of its two fields: { $price }. Build { $road }, from the settlement on.
lesson-fa-road-again = All of a card must be done, so the second road, too: { $price }. Build { $road }.
lesson-fa-supply = Better cards do more with one worker. { $card }: { $brings }.
lesson-fa-supply-worker = It wants a settlement or town. Place the worker on { $field }: { $brings }.
lesson-fa-administer = When the hand is small, administration pays and brings cards back: { $brings }. Choose it.
lesson-fa-recall = Workers block fields. Take one off { $field }: { $brings }.
lesson-fa-recall-again = And the second one, off { $field }: { $brings }.
lesson-fa-buy-back = Three cards have come back for nothing; each further one costs money. { $brings } for { $price }: buy it back.
lesson-fa-free-alone = Now cards leave the market and new ones come; the deck is your clock, for the fourth disaster begins the end. From here on the game is yours: { $goal } fame is the first goal.

## With others

lesson-ft-buy = You drain the swamps of Faiyum for fame, and so do the others. A turn is one thing: play a card, buy one, or administration. A card with a token is cheaper. Buy { $card } ({ $price }) before somebody else does.
lesson-ft-shared = What stands on the map belongs to nobody: others use your fields and roads, and you use theirs. Play the next { $card }.
lesson-ft-third = A settlement takes one of each good, so a stone is missing. Play the third { $card }.
lesson-ft-stone = Stone lies on dry land, where no crocodile pays. { $field } brings { $brings }.
lesson-ft-settlement = Everything is there: { $price } become a settlement. { $brings }.
lesson-ft-place = It needs dry land and no neighbour with a settlement. Found it on { $field }: { $brings }.
lesson-ft-link = Whoever first links two places gets fame for each road on the way. { $road } links the settlement and a building site: { $price }, { $brings }.
lesson-ft-pay = A missing good could be replaced by money, once a card. You have stone, so pay with it.
lesson-ft-free = The second road is yours to choose; do not leave a link one road short for others. From here on the game is yours: administration brings your cards back, the fourth disaster begins the end, and the most fame wins.
