# Ante Portas in a terminal and on paper. Names ($player, $side, $card, $city …) are names in this language already, in the
# nominative: no article and no ending can be put to them; arguments that end in -text are numbers with their noun ("3 lap").

## Figures

ap-infantry = { $count } gyalogos
ap-cavalry = { $count } lovas
ap-march = menetidő { $count }
ap-elephants = { $count } harci elefánt
ap-morale = morál { $count }
ap-wealth = vagyon { $count }
ap-value = érték { $count }
ap-cards = { $count } lap
ap-cards-there = csatolva { $count } lap
ap-event-text = { $kind } esemény: { $effect }
ap-anchor = horgony
ap-anchor-used = horgony, már felhasználva
ap-hannibal-here = itt áll Hannibal
ap-road = út Hannibaltól: menetidő { $count }
ap-road-sea = tengeri út Hannibaltól: menetidő { $count }

## The table

ap-heading = { $round }. kör, { $turn }. forduló: { $stage }.
ap-over = a játék véget ért, { $ending }
ap-working = hatását kifejti: { $card }
ap-evaluation = kiértékelés
ap-side = { $side }: { $player }.
ap-hannibal = Hannibal helye: { $city } ({ $region }). A felderítés ára itt { $price }.
ap-target = Célváros: { $city }.
ap-who = { $player } ({ $side }):
ap-plays-left = Róma még { $count } lapot játszhat ki.
ap-limit = kézben { $cards-text }, megtartható: { $limit }.
ap-battle = Római sereg: { $men } ({ $cards }). Eddigi veszteség: { $lost }.
ap-no-battle = Nincs csata.
ap-needed = Még elveszítendő: { $infantry-text }.
ap-map = Térkép
ap-map-key = @ Hannibal, 2 érték, * még fel nem használt horgony, #3 ide csatolt lapok, a vonalak utak a menetidővel, ~ tengeri út. „t roads”: a térkép felsorolva.
ap-map-list = Térkép: városok és utak a menetidővel
ap-city-line = { $city }: { $facts }. Utak: { $roads }
ap-by-sea = { $count } (tengeren)
ap-roads-here = Utak innen ({ $city }): { $roads }.
ap-march-laid = Ebben a körben lerakva: { $march-text }.
ap-morale-track = A szenátus morálja: { $morale }; a szövetségesek szakaszai
ap-ally-rome = Rómáé
ap-ally-carthage = Karthágóé
ap-wavers = ingadozik
ap-sea-track = Tenger: { $rome } { $track } { $carthage }, { $whose ->
    [rome] Rómáé
    [carthage] Karthágóé
   *[nobody] senkié
}
ap-laid = { $side } lerakott lapjai ebben a körben
ap-laid-seen = { $card } (mindkét fél látta)
ap-laid-may = képpel lefelé, ezek egyike: { $cards }
ap-laid-hidden = képpel lefelé
ap-stack = { $place }: { $cards-text }, típuskupacok { $sizes }
ap-type-pile = { $number }. kupac, { $use }: { $cards }
ap-use-hidden = ismeretlen típus
ap-pile = { $side }, húzópakli: { $cards-text }
ap-bag = legfelül, ismeretlen sorrendben { $cards-text } ezek közül: { $cards }
ap-pile-then = utána, ebben a sorrendben: { $cards }
ap-pile-order = ebben a sorrendben: { $cards }
ap-out = Kikerült a játékból: { $cards }
ap-hand = { $whose ->
    [mine] A kezed, { $cards-text }
   *[other] { $side }, kéz, { $cards-text }
}
ap-hand-hidden = { $side }, rejtett kéz: { $cards-text }
ap-surely = biztosan: { $cards }
ap-perhaps = talán: { $cards }
ap-other-half = A másik fele: { $card }.
ap-all-cards = Az összes lap, mindkét felével

## Pages of the table

page-map = a térkép, lerajzolva
page-roads = a térkép a városok és utak listájaként
page-hand = a kezed
page-known = amit a másik kézről és a paklikról tudni lehet
page-cards = az összes lap, mindkét felével
keys-notation = march ambush
help-notation = egy lépés szavakkal, ahogy a menüben vagy a játékfájlban áll (march ambush); a szavak eleje is elég, ha csak egy lépésre illik
keys-why-text = ? ambush
keys-rule = rule AP-42
why-unknown = „{ $text }”: nincs ilyen lépés, sem olyan kártya, amely most kijátszható volna. Egy teljes lépés például így néz ki: march ambush

## What choices take and bring

ap-fact-left = utána kézben { $men }
ap-fact-together = összesen { $count }
ap-fact-morale = +{ $by } a jelenlegi { $morale } morálhoz
ap-fact-money = vagyon { $count }, összesen { $together }, az ár { $price }
ap-fact-siege = ez az ostrom és az utolsó kör
ap-fact-unused = { $count } kijátszás felhasználatlan marad

## The printed cards

print-number = { $count }
print-senate = A szenátus
print-sea = Tenger
print-price = felderítés { $price }
print-start = { $side }, kezdőlap
print-pile = { $side }, húzópakli
print-sea-road = tengeren, csak amíg a tenger Karthágóé
print-anchor = horgony: az első bevonulás 1-gyel Karthágó felé tolja a tengert
print-value = ennyivel csökken a morál, ha Hannibal bevonul
print-foot = Ludarium, újraalkotott lapok; nem a megjelent játék lapjai
