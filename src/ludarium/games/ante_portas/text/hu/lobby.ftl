# Ante Portas outside its tables: its name, what it is about, and its options.

game-ante-portas = Ante Portas
about-ante-portas = Hannibál Itália ellen vonul, a szenátus pedig lesben áll: rejtett hadseregek, ingadozó szövetségesek, és az út végén Róma. A kártyák és a térkép újraalkotottak, nem a megjelent játékéi.
option-empty-hand = ha elfogynak a lapjai, Karthágó veszít
option-empty-hand-at-once = azonnal
option-empty-hand-round-end = csak a kör végén
option-siege-limit = Róma kézlimitje az ostromban
option-siege-limit-usual = 4 lap, kevés szövetségessel 3
option-siege-limit-five = 5 lap
option-thresholds = kisebb veszteség, ha kevés a római gyalogos vagy lovas
option-thresholds-or = a kettő közül egy is elég
option-thresholds-and = mindkettő szükséges
option-siege-thresholds = kisebb veszteség az ostromban
option-siege-thresholds-usual = mint bármely csatában
option-siege-thresholds-none = soha
option-data = kártyák és térkép
option-data-house = a ház adatai
lesson-carthage = Vezetett játék Karthágóval
lesson-rome = Vezetett játék Rómával
