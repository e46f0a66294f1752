# How Faiyum is played, on one page; figures are those of the rules.

how-goal-title = Cel gry
how-goal = Zamień dla faraona bagna Fajum w żyzną krainę. Wygrywa ten, kto na końcu ma najwięcej sławy.
how-turn-title = Twoja tura: jedno z trzech
how-turn = Zagraj kartę z ręki albo kup kartę z rynku, albo przeprowadź administrację. Potem turę ma następny gracz.
how-play-title = Zagranie karty
how-play = Zapłać jej koszt, wykonaj całą jej akcję i weź jej zysk albo weź za nią zamiast tego { $cash } monety. Karta trafia na wierzch twojego stosu kart odrzuconych, w kolejności zagrania.
how-harvest-title = Zbiory
how-harvest = Robotnik postawiony na polu, na którym nic nie zbudowano, przynosi surowiec tego pola. Jeśli jest tam krokodyl, odchodzi, a ty dostajesz 1 monetę. Na polu stoi jeden robotnik; wszystko, co stoi na mapie, służy wszystkim.
how-build-title = Budowa
how-build = Osady, miasta, warsztaty i drogi powstają na polach bez krokodyli. Droga kosztuje 1 surowiec rodzaju jednego z pól, które łączy. Kto pierwszy bezpośrednio połączy dwa przystanki (osady, miasta, place budowy), dostaje 1 punkt sławy.
how-buy-title = Kupno karty
how-buy = Najniższe karty rynku (jest ich { $cards }) kosztują { $first }, { $second }, { $third } i { $fourth } monet, z żetonem o 1 mniej. Kartę można zagrać od następnej tury.
how-administration-title = Administracja
how-administration = Gdy kończą się karty na ręce: weź { $money } monety, o 1 mniej za każdą kartę na ręce, zdejmij z mapy najwyżej { $workers } robotników, po 1 monecie za każdego, i weź z powrotem na rękę { $fetched } wierzchnie karty ze stosu; dalsze kosztują po 1 monecie. Co zagrano ostatnio, wraca najpierw.
how-end-title = Koniec gry
how-end = Po klęsce numer { $disasters } nie ma już administracji: można zagrać, kupić albo spasować. Kto spasuje pierwszy, bierze klęskę z największą sławą.
letters-of-clauses = FA-… to punkty zasad Faiyum, H-… obowiązują przy każdym stole tego domu.
