# Ante Portas in a terminal and on paper. Names ($player, $side, $card, $city …) are names in this language already, in the
# nominative: no article and no ending can be put to them; arguments that end in -text are numbers with their noun ("3 lap").

## Pages of the table

ap-map-key = @ Hannibál, 2 érték, * még fel nem használt horgony, #3 ide csatolt lapok, a vonalak utak a menetidővel, ~ tengeri út. „t roads”: a térkép felsorolva.
ap-map-list = Térkép: városok és utak a menetidővel
ap-all-cards = Az összes lap, mindkét felével
page-map = a térkép, lerajzolva
page-roads = a térkép a városok és utak listájaként
page-hand = a kezedben lévő lapok
page-known = amit a másik fél lapjairól és a paklikról tudni lehet
page-cards = az összes lap, mindkét felével
keys-notation = march ambush
help-notation = egy lépés szavakkal, ahogy a menüben vagy a játékfájlban áll (march ambush); a szavak eleje is elég, ha csak egy lépésre illik
keys-why-text = ? ambush
keys-rule = rule AP-42
why-unknown = „{ $text }”: nincs ilyen lépés, sem olyan kártya, amely most kijátszható volna. Egy teljes lépés például így néz ki: march ambush

## The printed cards

print-number = { $count }
print-senate = A szenátus
print-sea = Tenger
print-price = felderítés { $price }
print-start = { $side }, kezdőlap
print-pile = { $side }, húzópakli
print-sea-road = tengeren, csak amíg a tenger Karthágóé
print-anchor = horgony: az első bevonulás Karthágó felé tolja a tengert
print-value = ennyivel csökken a morál, ha Hannibál bevonul
print-foot = Ludarium, újraalkotott lapok; nem a megjelent játék lapjai
