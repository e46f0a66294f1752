# How Ante Portas is played, on one page; figures are those of the rules.

how-goal-title = Cel gry
how-goal = Hannibal przekroczył Alpy. Kartagina wygrywa, gdy morale Rzymu, na początku { $morale }, spadnie do 0 albo gdy zdobędzie sam Rzym w oblężeniu. Rzym wygrywa, gdy ręka Kartaginy jest pusta, gdy w porę zagra kartę Scypion Afrykański albo po { $rounds } rundach.
how-cards-title = Jedna karta, wiele użyć
how-cards = Każda karta ma połówkę dla każdej strony. Ręka Kartaginy to armia Hannibala: karta użyta jako marsz lub wydarzenie już nie walczy. Dla Rzymu karta to armia, wydarzenie, pieniądze albo morale.
how-round-title = Runda
how-round = Kartagina dobiera 1 kartę, Rzym 2, a gdy Hannibal jest w Italii, 3. Potem Kartagina i Rzym grają na przemian, aż Kartagina zakończy rundę i wskaże miasto, do którego maszeruje Hannibal.
how-carthage-title = Tura Kartaginy
how-carthage = Wyłóż zakrytą dokładnie jedną kartę jako marsz. Zagraj dowolnie wiele wydarzeń natychmiastowych i dołącz najwyżej { $attached } wydarzenia na koniec rundy. Wyłożony marsz musi wystarczyć na czas przejścia drogi; droga morska wymaga panowania na morzu.
how-rome-title = Tura Rzymu
how-rome = Zagraj najwyżej 2 karty, 3, gdy Hannibal jest w Galii Przedalpejskiej, 4, gdy jest w Italii. Wykładaj zakryte armie przy najwyżej { $cities } wskazanych miastach albo przy tajnym celu: ten stos jest tam, dokąd idzie Hannibal, jeśli wystarczy wyłożonych z nim pieniędzy. Albo zagraj wydarzenie natychmiastowe lub podnieś morale.
how-battle-title = Bitwa
how-battle = Gdzie czeka armia Rzymu, Kartagina traci karty, których piechota jest łącznie większa niż piechota Rzymu. Przy co najmniej { $held } kartach na ręce wystarcza połowa, jeśli Rzym ma mniej niż { $half-infantry } piechoty lub { $half-cavalry } jazdy, a przy mniej niż { $none-infantry } lub { $none-cavalry } nie traci się nic.
how-city-title = Miasto
how-city = Gdy Hannibal wkracza, morale spada o wartość miasta; kotwica, za pierwszym razem, przesuwa znacznik morza w jego stronę. W miarę jak morale spada, sojusznicy Rzymu (jest ich { $allies }) chwieją się i kolejno przechodzą na stronę Kartaginy, by jej pomagać.
how-siege-title = Oblężenie
how-siege = Z miasta sąsiadującego z Rzymem Hannibal może ruszyć na sam Rzym: to ostatnia runda. Walczy cała ręka Rzymu. Jeśli Kartagina pokryje stratę i nadal ma kartę, wygrywa.
letters-of-clauses = AP-… to punkty zasad Ante Portas, H-… obowiązują przy każdym stole tego domu.
