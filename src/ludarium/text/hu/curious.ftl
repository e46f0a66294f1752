# Lapok és megnyitások a kíváncsiaknak: amit botok sok játszmája elárul, egyszerű szavakkal.

curious-about = { $games } játszmát számoltunk össze { $count } játékossal. Minden helyen ugyanaz a bot játszott: { $bot }.
curious-bot-greedy = a saját lépéseit végiggondolja, de tovább nem néz
curious-bot-search = minden lépés előtt { $iterations } ismétléssel keres
curious-caution = Két figyelmeztetés. Ezek botok játszmái; az emberek másképp játszanak. És a győztes többet engedhet meg magának: attól, hogy egy lap a győzteseknél van, még nem az a lap nyeri meg a játékot. Amit a puszta véletlen is okozhatott, azt nem nevezzük különbségnek.
curious-taken-opened = 100 játszmából, amelyben kapható volt, { $percent } alkalommal kezdték el az építését ({ $low }–{ $high }).
curious-taken-recruited = 100 játszmából, amelyben kapható volt, { $percent } alkalommal bérelték fel ({ $low }–{ $high }).
curious-taken-educated = 100 játszmából { $percent } alkalommal vették igénybe ({ $low }–{ $high }).
curious-taken-bought = 100 játszmából, amelyben kapható volt, { $percent } alkalommal vették meg ({ $low }–{ $high }).
curious-taken-event = 100 játszmából { $percent } alkalommal használták az eseményét ({ $low }–{ $high }).
curious-left = Kapható volt, de senkinek sem kellett.
curious-unseen = Ezekben a játszmákban nem került elő.
curious-card-few = Túl kevés játékosnál volt ahhoz, hogy megmondjuk, mennyit ér ({ $count }).
curious-began-few = Túl kevesen voltak ahhoz, hogy megmondjuk, hogyan jártak ({ $count }).
curious-unsure = Nem tudjuk megmondani, hogy segít-e nyerni: 100 játszmában { $less } győzelemmel kevesebb és { $more } győzelemmel több között bármi lehet.
curious-card-more = Akinél ott volt, 100 játszmából { $gap } játszmával többet nyert a szokásosnál ({ $low } és { $high } között).
curious-card-less = Akinél ott volt, 100 játszmából { $gap } játszmával kevesebbet nyert a szokásosnál ({ $low } és { $high } között).
curious-finished = 100 megkezdett építkezésből { $percent } készült el.
curious-played = Aki megvette, { $whole },{ $tenths } alkalommal játssza ki.
curious-from-start = A kezdettől mindenkinek megvan, és játszmánként { $whole },{ $tenths } alkalommal játssza ki.
curious-uses = Leggyakrabban: { $uses }.
curious-began = 100 játékosból { $percent } kezdett így.
curious-began-more = 100 játszmából { $gap } játszmával többet nyertek a szokásosnál ({ $low } és { $high } között).
curious-began-less = 100 játszmából { $gap } játszmával kevesebbet nyertek a szokásosnál ({ $low } és { $high } között).
