# The clauses of docs/rules/builders.md in Polish; a coin is called by the name that the edition gives it.

chapter-B-1 = Przygotowanie
clause-B-1 = Od 2 do 4 graczy (rozstrzygnięcie: tak podaje pudełko; uczniów jest w Średniowieczu 6, a w Antyku 4, więc w Antyku nie może grać więcej niż 4 graczy).
clause-B-2 = Budynki należy potasować i ułożyć w stos stroną „w budowie” do góry; pięć wierzchnich kart wykłada się, tą samą stroną do góry, jako rząd budynków.
clause-B-2a = Stos budynków leży stroną „w budowie” do góry, więc jego wierzchnia karta jest jawna dla wszystkich: wiadomo, jaki będzie następny budynek. Stos robotników leży zakryty (rozstrzygnięcie: instrukcje mówią o odkrywaniu robotników; niektóre grupy grają tak, że następny robotnik też jest jawny).
clause-B-3 = Spośród robotników należy wybrać uczniów, rozdać losowo po jednym każdemu graczowi, a resztę uczniów wtasować z powrotem do stosu robotników (w Antyku przy czterech graczach nie zostaje żaden).
clause-B-4 = Pięciu wierzchnich robotników należy odkryć i wyłożyć jako rząd robotników.
clause-B-5 = Każdy gracz bierze 10 { $edition ->
    [antiquity] sestercji
   *[other] monet
}. Bank nigdy się nie wyczerpuje (rozstrzygnięcie: { $edition ->
    [antiquity] sestercje
   *[other] monety
} służą tylko do liczenia).
clause-B-5a = (opcja, rozstrzygnięcie) Przy stole można grać wyłącznie { $edition ->
    [antiquity] sestercjami
   *[other] monetami
} z pudełka: w Średniowieczu jest ich 100, w Antyku 108, wliczając te, z którymi gracze zaczynają. Wówczas pobranie (B-60) lub pożyczka (BA-40), których bank nie może wypłacić w całości, są niedozwolone, a ukończony budynek przynosi tyle, ile zostało w banku; brakująca reszta nie staje się długiem.
clause-B-6 = Losowo wybrany gracz zaczyna i przez całą grę zachowuje kartę pierwszego gracza. Tury następują po sobie zgodnie z ruchem wskazówek zegara. Runda to jedna tura każdego z graczy, począwszy od pierwszego gracza.
clause-B-7 = Wszystko jest jawne ({ $edition ->
    [antiquity] sestercje
   *[other] monety
}, pule graczy, budynki w budowie, rzędy, liczba kart w stosach, stosy inwestycji) z wyjątkiem kolejności kart w stosie robotników oraz w stosie budynków pod wierzchnią kartą (rozstrzygnięcie).
clause-BA-1 = Cztery jawne stosy inwestycji: 6 więźniów, 4 narzędzia, 4 pożyczki, 4 uniwersytety. Wszystkie karty stosu wolno przeglądać; kupujący wybiera dowolną z tych, które zostały. Więźniowie leżą stroną więźnia do góry. Stosów niczym się nie uzupełnia.
chapter-B-10 = Tura
clause-B-10 = Gracz ma w swojej turze trzy darmowe akcje i nie musi wykorzystać wszystkich. Tura kończy się tylko wtedy, gdy gracz tak zdecyduje (wolno mu to zrobić zawsze), i nigdy sama z siebie. Niewykorzystane akcje, darmowe czy kupione, przepadają.
clause-B-11 = W dowolnym momencie swojej tury, także mając jeszcze akcje, gracz może zapłacić 5 { $edition ->
    [antiquity] sestercji
   *[other] monet
} za jedną dodatkową akcję. Jest to osobny krok: nie zużywa akcji, nigdy nie podlega zwrotowi i można go powtarzać, dopóki wystarcza { $edition ->
    [antiquity] sestercji
   *[other] monet
}.
clause-B-12 = Akcje: rozpoczęcie budowy, najęcie robotnika, wysłanie robotnika do pracy, pobranie { $edition ->
    [antiquity] sestercji
   *[other] monet
}; w Antyku ponadto: inwestycja, uwolnienie więźnia. Każdą z nich można powtarzać tyle razy, na ile pozwalają akcje (i { $edition ->
    [antiquity] sestercje
   *[other] monety
}); wyjątek: BA-20.
clause-B-13 = Cały koszt akcji, liczony w akcjach i w { $edition ->
    [antiquity] sestercjach
   *[other] monetach
}, trzeba mieć, zanim się ją wykona; nie można płacić w częściach; ani liczba akcji, ani liczba { $edition ->
    [antiquity] sestercji
   *[other] monet
} nigdy nie spada poniżej zera. Nagrodą za budynek nie można opłacić robotnika, który go kończy.
chapter-B-20 = Rozpoczęcie budowy
clause-B-20 = Rozpoczęcie budowy kosztuje 1 akcję. Gracz bierze jeden z (najwyżej pięciu) odkrytych budynków i kładzie go przed sobą stroną „w budowie” do góry. Nie jest to możliwe, gdy rząd jest pusty.
clause-B-21 = Lukę w rzędzie od razu uzupełnia się ze stosu; gdy stos jest pusty, rząd po prostu staje się krótszy (rozstrzygnięcie). Nowa karta trafia w miejsce luki; położenie w rzędzie nie ma znaczenia. Następny budynek, jeśli jest, staje się wtedy jawny (B-2a).
clause-B-22 = Gracz może mieć przed sobą dowolną liczbę budynków w budowie. Budynku w budowie nigdy się nie oddaje, a robotnika nigdy się nie zwalnia (rozstrzygnięcie).
clause-B-23 = Maszyny leżą wśród budynków; ich budowę rozpoczyna się, prowadzi i kończy dokładnie tak samo jak budowę innych budynków.
chapter-B-30 = Najęcie robotnika
clause-B-30 = Najęcie robotnika kosztuje 1 akcję i żadnych { $edition ->
    [antiquity] sestercji
   *[other] monet
}. Gracz bierze jednego z (najwyżej pięciu) odkrytych robotników do swojej puli jako dostępnego; wolno go wysłać do pracy jeszcze w tej samej turze. Nie jest to możliwe, gdy rząd jest pusty.
clause-B-31 = Lukę od razu się uzupełnia, jak w B-21. W puli gracza może być dowolnie wielu robotników.
chapter-B-40 = Wysłanie robotnika do pracy
clause-B-40 = Wysłanie do pracy: gracz przydziela jednego dostępnego robotnika z własnej puli (robotnika, ukończoną maszynę, w Antyku także więźnia lub obywatela) do jednego z własnych budynków w budowie i płaci bankowi tyle { $edition ->
    [antiquity] sestercji
   *[other] monet
}, ile podaje karta tego robotnika.
clause-B-41 = Pierwszy robotnik wysłany w danej turze do danego budynku kosztuje 1 akcję, drugi do tego samego budynku dalsze 2, trzeci dalsze 3 itd. (łącznie 1, 3, 6, 10 …). To, ilu pracuje tam już od wcześniejszych tur, nie ma znaczenia. Każdy budynek liczy się osobno. Wliczają się robotnicy, maszyny, więźniowie i obywatele, ale nie narzędzia. Robotnik, który wrócił z ukończonego budynku, może pójść do innego budynku za 1 akcję.
clause-B-42 = Robotnik pracujący przy budynku w budowie zostaje tam, aż ten budynek zostanie ukończony; nie można go ani wycofać, ani przenieść.
clause-B-43 = Wysłanie maszyny kosztuje 0 { $edition ->
    [antiquity] sestercji
   *[other] monet
}. Antyk: wysłanie więźnia kosztuje 0 sestercji, a obywatela tyle, ile podaje strona obywatela na jego karcie, czyli 4 (rozstrzygnięcie: na każdej karcie robotnika opłata równa się łącznej produkcji, a pewna publicznie dostępna implementacja podaje 4).
clause-B-44 = Robotnika wolno wysłać nawet wtedy, gdy nie wnosi niczego, czego budynkowi jeszcze brakuje (rozstrzygnięcie: instrukcje nie podają takiego ograniczenia).
chapter-B-50 = Ukończenie budynku
clause-B-50 = Budynek zostaje ukończony, gdy tylko łączny wkład wszystkich, którzy przy nim pracują (robotników, maszyn, więźniów, obywateli, wraz z narzędziami i uniwersytetami), jest co najmniej taki, jakiego budynek wymaga, i to w każdym z czterech materiałów oddzielnie. Nie kosztuje to akcji i nie zależy od woli gracza; nadwyżka przepada. Budynek można ukończyć tylko przez wysłanie do pracy, więc nigdy nie kończy się dwóch naraz.
clause-B-51 = Wszyscy, którzy tam pracowali (i ich narzędzia), wracają do puli gracza jako dostępni i w tej samej turze można ich znów wysłać.
clause-B-52 = Właściciel dostaje z banku tyle { $edition ->
    [antiquity] sestercji
   *[other] monet
}, ile podaje karta; może ich od razu użyć.
clause-B-53 = Kartę odwraca się na drugą stronę; od tej chwili liczą się jej punkty zwycięstwa.
clause-B-54 = Ukończona maszyna dołącza do puli gracza jako dostępny robotnik o produkcji podanej na jej karcie, wolno ją wysłać w tej samej turze i zachowuje ona swoje punkty, także gdy pracuje przy nieukończonym budynku.
chapter-B-60 = { $edition ->
    [antiquity] Pobranie sestercji
   *[other] Pobranie monet
}
clause-B-60 = { $edition ->
    [antiquity] 1 akcja daje 1 sestercję, 2 akcje razem 3 sestercje, 3 akcje razem 6 sestercji
   *[other] 1 akcja daje 1 monetę, 2 akcje razem 3 monety, 3 akcje razem 6 monet
}; nigdy więcej niż 3 akcje na jedno pobranie (rozstrzygnięcie). Wolno użyć kupionych akcji.
clause-B-61 = Pobierać można w turze wielokrotnie; każde pobranie rozlicza się osobno (dwa pobrania po 1 akcji dają 1 + 1, a nie 3) (rozstrzygnięcie).
chapter-BA-20 = Antyk: inwestycje i więźniowie
clause-BA-20 = Najwyżej raz na turę gracz może za 1 akcję wziąć jedną kartę inwestycji: więźnia, narzędzie, pożyczkę albo uniwersytet. Kupione akcje nie znoszą tego ograniczenia.
clause-BA-21 = Więzień: 7 sestercji; dołącza do puli gracza jako dostępny. Wysyła się go jak robotnika, za 0 sestercji (B-43).
clause-BA-22 = Nieuwolnionego więźnia nie można wykształcić i nie może on zabrać ze sobą narzędzia. To samo dotyczy maszyny (rozstrzygnięcie: instrukcje wymieniają tylko robotników i obywateli).
clause-BA-23 = W swojej turze gracz może uwalniać dostępnych więźniów, każdego za 1 akcję i bez płacenia sestercji. Nie jest to inwestycja: BA-20 tego nie ogranicza (rozstrzygnięcie: w instrukcjach opisane wśród inwestycji, ale „w dowolnym momencie … jednego lub kilku”). Więźnia kupionego w tej turze można w tej samej turze uwolnić.
clause-BA-24 = Więźnia pracującego przy budynku w budowie nie można uwolnić.
clause-BA-25 = Uwolnionego więźnia odwraca się na stronę obywatela: produkcja bez zmian (rozstrzygnięcie), wysłanie kosztuje 4 sestercje, obywatela można wykształcić, może on zabrać ze sobą narzędzie i nie ma za niego kary na koniec gry.
clause-BA-30 = Narzędzie: 2 sestercje. Robotnik lub obywatel, gdy się go wysyła, może zabrać ze sobą jedno dostępne narzędzie właściciela; nie kosztuje to ani akcji, ani sestercji. Materiał narzędzia dolicza się przy tym budynku. Narzędzie można zabrać tylko w chwili wysłania, nigdy później.
clause-BA-31 = Robotnik może mieć naraz tylko jedno narzędzie; narzędzie zostaje do ukończenia budynku, a potem wraca jako dostępne.
clause-BA-40 = Pożyczka: nie kosztuje sestercji; gracz od razu bierze 10 sestercji.
clause-BA-41 = Za każdą pożyczkę trzeba oddać 15 sestercji, wyłącznie podczas końcowego podliczania punktów (BA-62; rozstrzygnięcie: wcześniejsza spłata nigdy nic nie daje).
clause-BA-42 = Spłata pożyczki nie jest akcją.
clause-BA-50 = Uniwersytet: 7 sestercji. Gracz wybiera jeden z tych, które zostały, i od razu kładzie go na własnym dostępnym i niewykształconym robotniku lub obywatelu; jeśli takiego nie ma, nie może wziąć uniwersytetu. U wykształconego wartość materiału tego uniwersytetu wynosi odtąd 3; trzy pozostałe wartości się nie zmieniają; koszt wysłania w sestercjach też nie. Narzędzie dolicza się dodatkowo. Wolno to zrobić, nawet jeśli nic to nie daje. Karta zostaje tam do końca gry. (Rozstrzygnięcie: sformułowanie w instrukcji jest niejednoznaczne; karty są przezroczystymi nakładkami, a w przykładzie z instrukcji kształci się robotnika za 4 sestercje, który wyszedłby na tym gorzej, gdyby zastąpiono wszystko, co wytwarza.)
clause-BA-51 = Każdego robotnika lub obywatela można wykształcić tylko raz.
chapter-B-70 = Koniec gry
clause-B-70 = Gra kończy się wraz z bieżącą rundą, gdy gracz, kończąc swoją turę, ma 17 lub więcej punktów z ukończonych budynków i maszyn ({ $edition ->
    [antiquity] sestercje
   *[other] monety
}, więźniowie i pożyczki się nie liczą). (Rozstrzygnięcie: instrukcja Średniowiecza raz mówi „więcej niż 17”, a raz „osiąga lub przekracza 17”; Antyk mówi „co najmniej 17”.) Sprawdza się to tylko na koniec tury; warunek raz spełniony pozostaje spełniony.
clause-B-71 = Kto w tej rundzie jeszcze nie miał swojej tury, ten ją rozgrywa, tak by wszyscy mieli ich po tyle samo; ostatnia jest tura gracza po prawej stronie pierwszego gracza (węgierskie instrukcje przez pomyłkę mówią o lewej stronie; polska mówi o prawej).
clause-BM-70 = Wynik: punkty za ukończone budynki i maszyny oraz 1 punkt za każde pełne 10 monet.
clause-BA-62 = Przed podliczeniem punktów u każdego gracza: dostępnych więźniów uwalnia się po 5 sestercji za każdego, dopóki wystarcza sestercji, a następnie spłaca się pożyczki, po 15 sestercji za każdą. Więźniów pracujących przy nieukończonym budynku nie można uwolnić (BA-24). (Rozstrzygnięcie: instrukcje mówią „może”; każdy taki krok jest wart dokładnie pół punktu, a więźniowie są tańsi, więc żaden inny wybór nigdy nie daje wyższego wyniku: dzieje się to samoczynnie i jest objaśniane wiersz po wierszu.)
clause-BA-63 = Wynik: punkty za ukończone budynki i maszyny, −1 za każdego nieuwolnionego więźnia, −2 za każdą niespłaconą pożyczkę, +0,1 za każdą pozostałą sestercję. (Zapisywany w dziesiątych częściach punktu jako liczba całkowita.)
clause-B-72 = Wygrywa ten, kto ma najwięcej punktów. Antyk: remisujący gracze wygrywają wszyscy. Średniowiecze: spośród remisujących wygrywa ten, kto ma więcej punktów z budynków i maszyn, potem ten, kto ma więcej monet; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne (rozstrzygnięcie: instrukcja o tym milczy, a tak podają publiczne opisy).
clause-B-73 = (rozstrzygnięcie) Gra, w której nikt nie buduje, nigdy by się nie skończyła. Przy stole można ustalić limit rund (domyślnie: dla ludzi brak, dla symulacji 100); gdy zostanie osiągnięty, na koniec rundy podlicza się punkty jak zwykle, a grę oznacza jako przerwaną.
clause-B-73a = (rozstrzygnięcie) Jeśli żaden z rzędów nie może się już zmienić i żaden gracz, cokolwiek zrobi, nie ukończy już żadnej budowy, pozycja jest martwa: dogrywa się rundę, podlicza punkty jak zwykle i tak oznacza grę.
clause-B-74 = (zasady domowe, tylko na życzenie i tak oznaczone) Następny robotnik też jest jawny (B-2a). Średniowiecze: gracze, którzy remisują, dzielą zwycięstwo (B-72). Gracze, na których kolej przychodzi później, zaczynają z większą liczbą { $edition ->
    [antiquity] sestercji
   *[other] monet
}: tyle, ile wykazały pomiary.
chapter-B-90 = Przykłady z instrukcji
clause-B-90 = Średniowiecze: Kaplica wymaga 3 kamieni, 2 drewna, 2 wiedzy i 3 dachówek; daje 18 monet i 5 punktów. Rzemieślnik z 1 wiedzą i 3 dachówkami, wysłany za 1 akcję i 4 monety, kończy ją: +18 monet, +5 punktów, a wszyscy, którzy przy niej pracowali, są znów dostępni.
chapter-B-91 = { chapter-B-90 }
clause-B-91 = Antyk: Latarnia w Aleksandrii wymaga 2 kamieni, 4 drewna, 1 elementu architektonicznego i 3 dekoracji; daje 14 sestercji i 5 punktów. Brakuje jej już tylko 1 drewna i 2 dekoracji; dokłada je czeladnik wysłany za 3 sestercje i Latarnia zostaje ukończona.
clause-B-92 = Trzej robotnicy wysłani w jednej turze do jednego budynku kosztują 6 akcji; dwaj robotnicy wysłani do dwóch budynków kosztują 2 akcje.
clause-B-93 = Antyk: wysłanie wykształconego robotnika, na którego karcie widnieją 4 sestercje, kosztuje nadal 1 akcję i 4 sestercje; młotek kupiony wcześniej za 2 sestercje idzie z nim za darmo.
clause-B-94 = Rzemieślnik 1/1/1/1 z Uniwersytetem Kamienia daje 3/1/1/1, nadal za 4 sestercje.
