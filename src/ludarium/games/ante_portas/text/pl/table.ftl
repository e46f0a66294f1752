# The table of Ante Portas in the browser. Names ($card, $city …) are names in this language already, in the nominative.

apt-morale = Morale Senatu
apt-endings = Jak gra może się skończyć
apt-roman-army = Armia rzymska, która się liczy
apt-end = Kończę swoją część
apt-another-turn = Kolejna tura
apt-can = { $count ->
    [one] { $count } możliwe użycie; wybierz kartę, aby je zobaczyć
    [few] { $count } możliwe użycia; wybierz kartę, aby je zobaczyć
    [many] { $count } możliwych użyć; wybierz kartę, aby je zobaczyć
   *[other] { $count } możliwego użycia; wybierz kartę, aby je zobaczyć
}
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
apt-you-are = Twoja strona: { $side }
apt-you-win = Wygrywasz, gdy
apt-side-wins = { $side } wygrywa, gdy
apt-ended = Koniec gry
apt-curve = Morale Senatu: z { $from } do { $to }, liczba rund: { $rounds }
apt-route = Marsz Hannibala: { $cities }
apt-picture = Zapisz wojnę jako obraz
