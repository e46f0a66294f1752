# The table of Ante Portas in the browser. Names ($card, $city …) are names in this language already, in the nominative:
# no article and no ending can be put to them.

apt-morale = A szenátus morálja
apt-endings = Hogyan érhet véget
apt-roman-army = Beszámító római hadsereg
apt-end = Befejezem
apt-another-turn = Újabb forduló
apt-can = { $count } lehetőség; válaszd ki a lapot, hogy lásd
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
apt-you-are = A te oldalad: { $side }
apt-you-win = Győzöl, ha
apt-side-wins = { $side } győz, ha
apt-ended = A játék vége
apt-curve = A szenátus morálja { $rounds } kör alatt: { $from } → { $to }
apt-route = Hannibál útja: { $cities }
apt-picture = A háború mentése képként
