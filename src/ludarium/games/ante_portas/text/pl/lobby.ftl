# Ante Portas outside its tables: its name, what it is about, and its options.

game-ante-portas = Ante Portas
about-ante-portas = Hannibal maszeruje na Italię, a Senat czeka w zasadzce: ukryte armie, chwiejni sojusznicy i Rzym u kresu drogi. Karty i mapa są odtworzone, inne niż w wydanej grze.
option-empty-hand = przegrana Kartaginy z pustą ręką
option-empty-hand-at-once = natychmiast
option-empty-hand-round-end = dopiero na koniec rundy
option-siege-limit = limit kart Rzymu na ręce podczas oblężenia
option-siege-limit-usual = 4 karty, a 3, gdy Rzym ma niewielu sojuszników
option-siege-limit-five = 5 kart
option-thresholds = mniejsze straty, gdy Rzym ma mało piechoty lub jazdy
option-thresholds-or = wystarczy jeden z tych warunków
option-thresholds-and = potrzebne są oba
option-siege-thresholds = mniejsze straty podczas oblężenia
option-siege-thresholds-usual = jak w każdej bitwie
option-siege-thresholds-none = nigdy
option-data = karty i mapa
option-data-house = z { -ludarium }
lesson-carthage = Gra z przewodnikiem: Kartagina
lesson-rome = Gra z przewodnikiem: Rzym
