# Co mówią prowadzone pierwsze gry w Budowniczych.

## Średniowiecze

lesson-bm-open = Budujesz: kto ma budynki za { $goal } punktów, zaczyna ostatnią rundę, a wygrywa najwięcej punktów. W turze masz { $left } akcje. Jedną z nich rozpoczynasz budowę: { $building } ({ $brings }). Weź tę kartę z rzędu.
lesson-bm-recruit = Budowa potrzebuje robotników, którzy dostarczą to, czego brakuje. Najęcie kosztuje akcję i żadnych monet. { $worker }: { $brings }. Właśnie tego brakuje.
lesson-bm-send = Wysłanie do pracy to trzecia akcja i dopiero teraz płacisz: { $price }. Wyślij: { $unit }.
lesson-bm-machine = Gotowe! Ten budynek to maszyna: daje punkt i dołącza do twoich robotników, a pracuje bez zapłaty. Nie ma już akcji: zakończ turę.
lesson-bm-bigger = Nowa tura, nowe akcje. { $building } przynosi więcej: { $brings }. Rozpocznij tę budowę.
lesson-bm-lacks = Twoi robotnicy dadzą tylko część; mało jest drewna. Najmij: { $worker } ({ $brings }).
lesson-bm-part = Budowa może poczekać: czego brakuje, może przyjść w późniejszej turze. Wyślij teraz: { $unit } ({ $brings }).
lesson-bm-wait = Robotnicy zostają na budowie, aż będzie skończona. Zostało ci { $coins-text }, więc zakończ turę.
lesson-bm-coins = Potrzebny robotnik kosztuje więcej, niż masz. Za akcje można pobrać monety, za kilka naraz więcej. Teraz wystarczy jedna: { $brings }.
lesson-bm-finish = Teraz wyślij: { $unit } ({ $price }). Niczego już nie brakuje i budynek od razu wypłaca monety i punkty.
lesson-bm-home = Wszyscy, którzy tam pracowali, są znów wolni. Ostatnią akcją zacznij następną budowę: { $building } ({ $brings }).
lesson-bm-race = Masz { $mine } z { $goal } punktów. Patrz też na punkty innych. Zakończ turę.
lesson-bm-first-worker = Duża budowa potrzebuje kilku robotników. Pierwszy wysłany w turze kosztuje: { $price }. Wyślij: { $unit }.
lesson-bm-second-worker = Następny na tę samą budowę w tej samej turze kosztuje więcej: { $price }. I tak może się opłacić. Wyślij: { $unit }.
lesson-bm-free = Trzeci kosztowałby jeszcze więcej; dodatkową akcję można kupić za monety. Odtąd gra jest twoja. Do tej budowy trzeba jeszcze jednego robotnika, a w rzędzie jest ktoś, kto pasuje.

## Antyk

lesson-ba-open = Kto ma budynki za { $goal } punktów, zaczyna ostatnią rundę; potem wygrywa najwięcej punktów. W turze masz { $left } akcje. Rozpocznij budowę: { $building } ({ $brings }).
lesson-ba-send = { $unit } daje dokładnie to, czego trzeba. Wysłanie kosztuje akcję i zapłatę: { $price }.
lesson-ba-prisoner = Od razu gotowe: monety i punkt. W Antyku są też inwestycje, jedna na turę. Więzień kosztuje teraz { $price }, a zapłaty nie chce nigdy: { $brings }.
lesson-ba-end = Więźnia można później uwolnić. Nie ma już akcji: zakończ turę.
lesson-ba-port = { $building } przynosi: { $brings }. Rozpocznij budowę.
lesson-ba-tool = Twój więzień daje kamień i drewno, ale nie dekorację. Kup narzędzie: { $brings }, cena: { $price }.
lesson-ba-prisoner-works = Wyślij: { $unit }, bez zapłaty. Więzień nie używa narzędzi, narzędzie zostaje u ciebie ({ $brings }).
lesson-ba-end-again = Brakuje już tylko jednej rzeczy. Zakończ turę.
lesson-ba-with-tool = Każdy robotnik może zabrać narzędzie. Wyślij z nim: { $unit } ({ $price }). Budowa jest skończona.
lesson-ba-university = Uniwersytet uczy jednego robotnika na zawsze: { $brings }. Kosztuje { $price } i jest inwestycją tej tury.
lesson-ba-recruit = Silna ręka do dużych budynków, najmij: { $worker } ({ $brings }).
lesson-ba-loan = Gdy brak monet, jest pożyczka: monety teraz, więcej do oddania na końcu. Nie jest ci potrzebna. Zakończ turę.
lesson-ba-free = Odtąd gra jest twoja: budowy, robotnicy, jedna inwestycja na turę. Podpowiedzi są pod lampką.
