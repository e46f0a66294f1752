# Co mówią prowadzone pierwsze gry w Faiyum.

lesson-fa-buy = Osuszasz bagna Faiyum dla sławy; w grze solo pierwszy cel to { $goal } punktów sławy. W turze robisz jedną rzecz: zagrywasz kartę, kupujesz kartę albo administrujesz. Na prawo rynek jest coraz droższy. Kup: { $card } ({ $price }); trafi na twoją rękę.
lesson-fa-farmer = Karty działają na planszy. { $card } stawia robotnika i przynosi: { $brings }. Zagraj ją.
lesson-fa-worker = Wybierz pole. Gdzie jest krokodyl, odchodzi i płaci, a pole stoi otworem dla wszystkich. { $field }: { $brings }.
lesson-fa-farmer-again = Zagrana karta leży na twoim stosie kart odrzuconych. Zagraj drugą: { $card }.
lesson-fa-worker-again = Inny rodzaj towaru: { $field }, { $brings }. Drogi wymagają obu.
lesson-fa-roads = Z towarów są drogi, a z dróg sława. { $card }: { $brings }.
lesson-fa-road = Droga kosztuje towar jednego z dwóch pól: { $price }. Zbuduj od osady: { $road }.
lesson-fa-road-again = Kartę trzeba wykonać całą, więc także drugą drogę: { $price }. Zbuduj: { $road }.
lesson-fa-supply = Lepsze karty dają więcej z jednym robotnikiem. { $card }: { $brings }.
lesson-fa-supply-worker = Potrzebna jest osada albo miasto. Postaw robotnika tu: { $field } ({ $brings }).
lesson-fa-administer = Gdy masz mało kart, administracja płaci i oddaje karty: { $brings }. Wybierz ją.
lesson-fa-recall = Robotnicy zajmują pola. Zdejmij jednego stąd: { $field } ({ $brings }).
lesson-fa-recall-again = I drugiego stąd: { $field } ({ $brings }).
lesson-fa-buy-back = Trzy karty wróciły za darmo, każda następna kosztuje. { $brings }, cena { $price }: odkup ją.
lesson-fa-free-alone = Teraz karty opuszczają rynek i przychodzą nowe; talia to twój zegar, bo czwarta katastrofa zaczyna koniec. Odtąd gra jest twoja: pierwszy cel to { $goal } punktów sławy.

## Z innymi

lesson-ft-buy = Osuszasz bagna Faiyum dla sławy, tak jak inni. W turze robisz jedną rzecz: zagrywasz kartę, kupujesz kartę albo administrujesz. Karta z żetonem jest tańsza. Kup, zanim zrobi to ktoś inny: { $card } ({ $price }).
lesson-ft-shared = Co stoi na planszy, nie należy do nikogo: inni używają twoich pól i dróg, a ty ich. Zagraj następną: { $card }.
lesson-ft-third = Osada wymaga po jednym z każdego towaru, więc brakuje kamienia. Zagraj trzecią: { $card }.
lesson-ft-stone = Kamień leży na suchym lądzie, gdzie krokodyl nie płaci. { $field }: { $brings }.
lesson-ft-settlement = Wszystko jest: { $price } zamienia się w osadę. { $brings }.
lesson-ft-place = Potrzebny jest suchy ląd i żadnej osady obok. Załóż ją tu: { $field } ({ $brings }).
lesson-ft-link = Kto pierwszy połączy dwa miejsca, dostaje sławę za każdą drogę po drodze. { $road } łączy osadę z placem budowy: { $price }, { $brings }.
lesson-ft-pay = Brakujący towar można raz na kartę zastąpić monetami. Masz kamień, więc zapłać nim.
lesson-ft-free = Druga droga zależy od ciebie; nie zostawiaj innym połączenia, któremu brakuje jednej drogi. Odtąd gra jest twoja: administracja oddaje karty, czwarta katastrofa zaczyna koniec, a wygrywa najwięcej sławy.
