# Ante Portas outside its tables: its name, what it is about, and its options.

game-ante-portas = Ante Portas
about-ante-portas = Hannibal marches on Italy and the Senate lies in wait: hidden armies, wavering allies, and Rome at the end of the road. The cards and the map are rebuilt, not the published ones.
option-empty-hand = an empty hand of Carthage's loses
option-empty-hand-at-once = at once
option-empty-hand-round-end = only at the end of the round
option-siege-limit = Rome's hand in the siege
option-siege-limit-usual = 4 cards, 3 with few allies
option-siege-limit-five = 5 cards
option-thresholds = smaller losses with few Roman infantry or cavalry
option-thresholds-or = one of the two is enough
option-thresholds-and = both are needed
option-siege-thresholds = smaller losses in the siege
option-siege-thresholds-usual = as in any battle
option-siege-thresholds-none = never
option-data = cards and map
option-data-house = of the house
lesson-carthage = Guided game as Carthage
lesson-rome = Guided game as Rome
