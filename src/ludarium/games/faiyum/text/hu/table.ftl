# Faiyum on the page: what the table in the browser says besides the words of the terminal's table. $player is a name in this language
# already, in the nominative; $field is a place of the map (b3).

fa-table-now = A mostani teendő
fa-table-round = { $round }. forduló
fa-table-hint-map = Válassz egy fénylő mezőt!
fa-table-hint-border = Válassz egy fénylő határt vagy annak két mezőjét!
fa-table-hint-market = Válassz egy kártyát a piacról!
fa-table-hint-hand = Válassz egy kártyát a kezedből!
fa-table-larger = Nagyobb tábla
fa-table-smaller = Egész tábla
fa-table-map-help = A nyilak mezőről mezőre visznek, a Page Up és a Page Down a következő helyre, ahol tehetsz valamit. Az Enter választ; az úthoz a két mezője kell.
fa-table-way-from = Honnan: { $field }. Melyik mezőre?
fa-table-decks = Paklik: { $deck } + { $last }
fa-table-players = Játékosok
fa-table-hand-count = { $count } kártya a kézben
fa-table-pile-count = { $count } kártya a dobópakliban
fa-table-hand-of = Kézben lévő kártyák: { $player }
fa-table-hand-empty = nincs kártya
fa-table-purse = Pénz és erőforrások
fa-table-pile = Dobópakli
fa-table-close = Bezárás
fa-table-picture = A tábla mentése képként
fa-table-curve = Hírnév fordulóról fordulóra
