# Ante Portas in a terminal and on paper. Names ($player, $side, $card, $city …) are names in this language already, in the
# nominative and of unknown gender; arguments that end in -text are numbers with their noun ("3 karty"). "Talia" is a draw
# pile, "stos" what Rome has laid for one target, "stosik" its cards of one type.

## Pages of the table

ap-map-key = @ Hannibal, 2 wartość, * kotwica jeszcze nieużyta, #3 karty dołączone do miasta, linie to drogi z czasem marszu, ~ drogi morskie. „t roads” pokazuje mapę jako listę.
ap-map-list = Mapa: miasta i drogi z czasem marszu
ap-all-cards = Wszystkie karty z obiema połowami
page-map = mapa narysowana
page-roads = mapa jako lista miast i dróg
page-hand = twoja ręka
page-known = co wiadomo o drugiej ręce i o taliach
page-cards = wszystkie karty z obiema połowami
keys-notation = march ambush
help-notation = ruch słowami, jak w menu albo jak w pliku gry (march ambush); wystarczą początki słów, jeśli pasuje tylko jeden ruch
keys-why-text = ? ambush
keys-rule = rule AP-42
why-unknown = „{ $text }”: nie ma takiego ruchu ani karty, którą można by teraz zagrać. Pełny ruch wygląda na przykład tak: march ambush

## The printed cards

print-number = { $count }
print-senate = Senat
print-sea = Morze
print-price = zwiad { $price }
print-start = { $side }, karta początkowa
print-pile = { $side }, talia
print-sea-road = morzem, tylko gdy na morzu panuje Kartagina
print-anchor = kotwica: pierwsze wejście przesuwa morze ku Kartaginie
print-value = tyle traci morale, gdy Hannibal wkracza
print-foot = Ludarium, karty odtworzone; inne niż w wydanej grze
