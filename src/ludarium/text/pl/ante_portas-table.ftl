# The table of Ante Portas in the browser. Names ($card, $city …) are names in this language already, in the nominative.

apt-morale = Morale Senatu
apt-endings = Jak gra może się skończyć
apt-ending-morale = Senat traci ducha
apt-ending-siege = Rzym zostaje zdobyty
apt-ending-hand-empty = Hannibal traci armię
apt-ending-scipio = Scypion płynie do Afryki
apt-ending-worn-down = siły Hannibala się wyczerpują
apt-near-morale = morale { $morale }
apt-near-roads = { $count ->
    [one] { $count } droga
    [few] { $count } drogi
    [many] { $count } dróg
   *[other] { $count } drogi
}
apt-near-march = marsz { $march }
apt-near-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
apt-near-scipio = { $sea ->
    [yes] ✓
   *[no] ✗
} morze { $italia ->
    [yes] ✓
   *[no] ✗
} Italia, sojusznicy { $allies }/3
apt-near-round = runda { $round }/{ $most }
apt-battle = Bitwa: { $city }
apt-roman-army = Armia rzymska, która się liczy
apt-end = Kończę swoją część
apt-another-turn = Kolejna tura
apt-price = Cena zwiadu tam, gdzie stoi Hannibal: { $price }
apt-named-left = { $count ->
    [one] Można wskazać jeszcze { $count } miasto
    [few] Można wskazać jeszcze { $count } miasta
    [many] Można wskazać jeszcze { $count } miast
   *[other] Można wskazać jeszcze { $count } miasta
}
apt-attached-left = { $count ->
    [one] Można dołączyć jeszcze { $count } wydarzenie
    [few] Można dołączyć jeszcze { $count } wydarzenia
    [many] Można dołączyć jeszcze { $count } wydarzeń
   *[other] Można dołączyć jeszcze { $count } wydarzenia
}
apt-can = { $count ->
    [one] { $count } możliwe użycie; wybierz kartę, aby je zobaczyć
    [few] { $count } możliwe użycia; wybierz kartę, aby je zobaczyć
    [many] { $count } możliwych użyć; wybierz kartę, aby je zobaczyć
   *[other] { $count } możliwego użycia; wybierz kartę, aby je zobaczyć
}
apt-now-march = Wyłóż jedną kartę jako marsz; wydarzenia dowolnie. Wybierz kartę.
apt-now-marched = Marsz jest wyłożony. Zagraj lub dołącz wydarzenia albo zakończ swoją część.
apt-now-rome = Wybierz kartę i jej użycie albo zakończ swoją część.
apt-now-target = Wybierz, dokąd maszeruje Hannibal, albo kolejną turę.
apt-now-ally = Wybierz sojusznika obok toru morale.
apt-now-stray = Wybierz rzymską armię, która zabłądzi we mgle.
apt-now-lose = Wybierz kartę do stracenia.
apt-now-card = { $card }: wybierz użycie, a jeśli trzeba, miejsce na mapie.
apt-now-use = { $card }: wybierz użycie.
apt-now-move-secret = Wybierz miasto, do którego trafi tajny stos.
apt-lay = Wyłóż zakrytą jako
apt-or-map = albo miasto na mapie
apt-do-march = Wyłóż jako marsz
apt-do-attach = Dołącz wydarzenie
apt-do-event = Zagraj wydarzenie
apt-do-morale = Podnieś morale
apt-do-lose = Strać tę kartę
apt-do-discard = Odrzuć
