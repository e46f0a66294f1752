# The Builders outside their tables: their names, what they are about, and their options.

game-builders-middle-ages = The Builders: Middle Ages
game-builders-antiquity = The Builders: Antiquity
about-builders-middle-ages = Hire workers, raise houses, mills and a cathedral, and have the most points when the race is over.
about-builders-antiquity = Build the wonders of the ancient world with workers, prisoners, tools, loans and universities.
option-rounds = most rounds
option-bank = coins in the bank
option-bank-unlimited = unlimited
option-bank-limited = those of the box only
option-rounds-none = no limit
option-next-worker = next worker (house rule)
option-next-worker-hidden = hidden, as in the books
option-next-worker-open = open, like the next building
option-ties = ties (house rule)
option-ties-broken = broken by points of buildings, then by coins
option-ties-shared = tied players share
option-later-seats = first coins of later players (house rule)
option-later-seats-alike = the same for everybody, as in the books
option-later-seats-coins = more for whoever comes later
lesson-middle-ages = Guided first game
lesson-antiquity = Guided first game
