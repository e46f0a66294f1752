# The table of Ante Portas in the browser. Names ($card, $city …) are names in this language already, in the nominative:
# no article and no ending can be put to them.

apt-morale = A szenátus morálja
apt-endings = Hogyan érhet véget
apt-ending-morale = összeomlik a szenátus morálja
apt-ending-siege = elesik Róma
apt-ending-hand-empty = elfogy Hannibal serege
apt-ending-scipio = Scipio Afrikába hajózik
apt-ending-worn-down = felőrlődik Hannibal serege
apt-near-morale = morál { $morale }
apt-near-roads = { $count } útra
apt-near-march = menetidő { $march }
apt-near-hand = { $count } lap
apt-near-scipio = { $sea ->
    [yes] ✓
   *[no] ✗
} tenger { $italia ->
    [yes] ✓
   *[no] ✗
} Itália, szöv. { $allies }/3
apt-near-round = { $round }/{ $most }. kör
apt-battle = Csata: { $city }
apt-roman-army = Beszámító római hadsereg
apt-end = Befejezem
apt-another-turn = Újabb forduló
apt-price = A felderítés ára Hannibal helyén: { $price }
apt-named-left = Még { $count } város határozható meg
apt-attached-left = Még { $count } esemény csatolható
apt-can = { $count } lehetőség; válaszd ki a lapot, hogy lásd
apt-now-march = Rakj le egy lapot menetidőnek; eseményt tetszés szerint. Válassz egy lapot!
apt-now-marched = A menetidő le van rakva. Játssz ki vagy csatolj eseményt, vagy fejezd be.
apt-now-rome = Válassz egy lapot és a felhasználását, vagy fejezd be.
apt-now-target = Válaszd ki, hová vonul Hannibal, vagy kérj újabb fordulót.
apt-now-ally = Válassz egy szövetségest a morálsáv mellett.
apt-now-stray = Válaszd ki a ködben eltévedő római sereget.
apt-now-lose = Válaszd ki az elveszítendő lapot.
apt-now-card = { $card }: válaszd ki a felhasználását, és ha kell hozzá, a helyét a térképen.
apt-now-use = { $card }: válaszd ki a felhasználását.
apt-now-move-secret = Válaszd ki a várost, ahová a titkos halom kerül.
apt-lay = Lerakás képpel lefelé, mint
apt-or-map = vagy egy város a térképen
apt-do-march = Lerakás menetidőnek
apt-do-attach = Esemény csatolása
apt-do-event = Esemény kijátszása
apt-do-morale = Morál emelése
apt-do-lose = Ez a lap vesszen el
apt-do-discard = Eldobás
