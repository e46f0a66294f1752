# Co mówią prowadzone pierwsze gry w Ante Portas.

## Kartagina

lesson-ac-march = Jesteś Hannibalem. Wygrywasz, gdy morale Senatu spadnie z { $morale } do 0 albo gdy padnie Rzym. W każdej rundzie maszerujesz od miasta do miasta. Najpierw połóż kartę jako marsz, zakrytą: { $card } ({ $brings }). Wystarczy do Rodanu.
lesson-ac-attach = Twoje karty to także twoja armia: czego nie masz na ręce, tego brakuje w bitwie. Dołącz wydarzenie do bitwy, która może przyjść: { $card }. { $brings }
lesson-ac-end = Rzym widzi tylko rewersy. Zakończ swoją część; teraz Rzym kładzie karty tam, gdzie się ciebie spodziewa.
lesson-ac-target = Przy Rodanie leży karta, może to armia. Możesz poczekać jeszcze turę albo ją ominąć. Maszeruj tam: { $brings }.
lesson-ac-lose = Twoje wydarzenie zabrało większość rzymskiej armii; jazda i duża ręka zmniejszają straty o połowę. Zapłać kartą, której potrzebujesz najmniej: { $card } ({ $price }).
lesson-ac-again = Jesteś nad Rodanem. Nowa runda: znów połóż marsz. { $card }: { $brings }.
lesson-ac-event = Niektóre wydarzenia działają od razu i przeciw morale. { $card }: { $brings } Gdy morale jest niskie, sojusznicy się wahają.
lesson-ac-end-again = Kosztowało cię to ludzi, ale Senat drży. Zakończ swoją część.
lesson-ac-elsewhere = Rzym czeka w Insuli z dwiema kartami. Maszeruj tam, gdzie go nie ma: { $brings }. Wkroczenie do miasta obniża morale o jego wartość, a kotwica przesuwa morze.
lesson-ac-free = Senat stracił dotąd { $morale } morale. Przed tobą Alpy. Odtąd gra jest twoja: maszeruj, ukrywaj się, zagrażaj dwóm miastom naraz.

## Rzym

lesson-ar-named = Jesteś Rzymem. Hannibal wygrywa, gdy morale spadnie z { $morale } do 0 albo gdy zdobędzie Rzym; ty wygrywasz, gdy jego armia zniknie albo się wyczerpie. Położył marsz. Zgadnij, dokąd idzie, i połóż tam zakrytą armię: { $card }, Narbona ({ $brings }).
lesson-ar-end = W Galii masz mało zagrań. Drugą kartę zachowaj na później i zakończ swoją część.
lesson-ar-event = Zgadza się: w bitwie Hannibal stracił kartę. Niektóre karty są wydarzeniem od razu. { $card }: { $brings }
lesson-ar-stronger = Zostało jedno zagranie. Z Narbony droga w Alpy wiedzie przez Rodan. Połóż tam: { $card } ({ $brings }).
lesson-ar-end-again = Hannibal widzi, ile kart gdzie leży, ale nie jakie. Zakończ swoją część.
lesson-ar-morale = Przyszedł, znów stracił ludzi i spustoszył kraj: morale spadło. Każda karta może je podnieść. { $card }: { $brings }. Gdy spadnie do ich znaków, sojusznicy zaczynają się wahać.
lesson-ar-secret = Nie wiesz, dokąd idzie? Tajny stos liczy się wszędzie, jeśli jego pieniądze opłacą zwiad. { $card } jako pieniądze: { $brings }. Walczą armie położone później obok.
lesson-ar-last = Same pieniądze jeszcze nie walczą. Zakończ swoją część i zobacz, dokąd skręci Hannibal.
lesson-ar-free = Odtąd gra jest twoja: zgaduj, blefuj jedną kartą i trzymaj morale powyżej znaków sojuszników.
