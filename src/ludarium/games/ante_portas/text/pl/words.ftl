# Ante Portas: cards, cities, actions, events, reasons.
# Arguments: $card, $city, $ally, $region, $use, $place, $ending and $player are names in this language already;
# all others are numbers. A card is always named by the half that is used.
# Names stand in the nominative and cannot be inflected; many names of cards are plural (Słonie bojowe, Szpiedzy) and
# a player's gender is unknown: no verb in the past tense and no verb that depends on a card, names after a colon.
# Words: "talia" is a draw pile, "stos" what Rome has laid for one target, "stosik" its cards of one type.
# Thousands are grouped by a no-break space, as numbers from arguments are.

## The game

rebuilt = Reguły są takie jak w wydanej grze; jej kart i mapy nie udało się odnaleźć. Te tutaj są nasze własne, odtworzone na podstawie liczb z instrukcji oraz dzieł Polibiusza i Liwiusza.
as-written = { $name }

## Sides, places and words of the table

side-carthage = Kartagina
side-rome = Rzym
region-gallia = Galia Zaalpejska
region-cisalpina = Galia Przedalpejska
region-italia = Italia
use-march = marsz
use-attached = wydarzenie
use-army = armia
use-event = wydarzenie
use-money = pieniądze
use-lost = strata
use-fallen = strata w bitwie
place-secret = tajny cel
infantry = piechota
cavalry = jazda
march = marsz
elephants = słonie
morale = morale
wealth = majątek
attached = dołączane
immediate = natychmiastowe
goes-out = opuszcza grę
goes-carthage = trafia pod talię Kartaginy
goes-rome = trafia pod talię Rzymu
stage-carthage-plays = Kartagina zagrywa karty
stage-rome-plays = Rzym zagrywa karty
stage-carthage-decides = Kartagina podejmuje decyzję
stage-rome-discards = Rzym odrzuca karty
stage-losses = Kartagina wybiera straty
ending-siege-won = Rzym jest zdobyty
ending-siege-failed = oblężenie się nie powiodło
ending-morale = Senat traci ducha
ending-hand-empty = Hannibal nie ma już armii
ending-scipio = Scypion przenosi wojnę do Afryki
ending-worn-down = siły Hannibala są wyczerpane

## Cities and allies

city-emporiae = Emporion
city-narbo = Narbona
city-rhodanus = Rodan
city-massilia = Massalia
city-insula = Insula
city-taurini = Taurasia
city-ticinum = Ticinum
city-placentia = Placencja
city-genua = Genua
city-ariminum = Ariminum
city-arretium = Arretium
city-spoletium = Spoletium
city-hadria = Hadria
city-cannae = Kanny
city-beneventum = Benewent
city-capua = Kapua
city-neapolis = Neapol
city-tarentum = Tarent
city-croton = Kroton
city-roma = Rzym
ally-gauls = Galowie
ally-etruscans = Etruskowie
ally-capua = Kapuańczycy
ally-samnites = Samnici
ally-latins = Latynowie
help-gauls = Kartagina dobiera { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
}, gdy zyskuje ich po raz pierwszy.
help-etruscans = Zwiad w Italii kosztuje o { $n1 } więcej.
help-capua = Strata Kartaginy w bitwie jest o { $n1 } mniejsza.
help-samnites = Marsz +{ $n1 } w Italii, w każdej rundzie.
help-latins = Rzym zagrywa w każdej turze o { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
} mniej.

## Carthaginian halves, with what they do as events

card-alpine-guides = Alpejscy przewodnicy
effect-alpine-guides = Marsz +{ $n1 } w tej rundzie; tylko gdy Hannibal jest w Galii Zaalpejskiej.
card-numidian-horse = Jazda numidyjska
effect-numidian-horse = Jazda Rzymu −{ $n1 }.
card-war-elephants = Słonie bojowe
effect-war-elephants = Piechota Rzymu −{ $n1 } za każdego słonia na ręce i na tej karcie; rękę trzeba pokazać.
card-ambush = Zasadzka
effect-ambush = Piechota Rzymu −{ $n1 }.
card-mist-on-the-lake = Mgła nad jeziorem
effect-mist-on-the-lake = Jedna z liczących się kart armii Rzymu, wybrana po odkryciu stosów, przestaje się liczyć.
card-gallic-recruits = Galijski zaciąg
effect-gallic-recruits = Dobierz { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
}; tylko gdy Galowie są po stronie Kartaginy albo Hannibal jest w Galii Przedalpejskiej.
card-freed-prisoners = Uwolnieni jeńcy
effect-freed-prisoners = Przeciągnij na swoją stronę chwiejnego sojusznika; jeśli nikt się nie waha, morale −{ $n1 }.
card-laying-waste = Pustoszenie kraju
effect-laying-waste = Morale −{ $n1 }; w Italii −{ $n2 }.
card-spies = Szpiedzy
effect-spies = Zwiad kosztuje o { $n1 } więcej.
card-double-envelopment = Podwójne oskrzydlenie
effect-double-envelopment = Jeśli jazda na ręce jest liczniejsza niż jazda Rzymu: wystarczy połowa straty, a po bitwie morale −{ $n1 }; rękę trzeba pokazać.
card-treaty-with-philip = Przymierze z Filipem
effect-treaty-with-philip = Znacznik morza o { $n1 } w stronę Kartaginy.
card-hasdrubal-over-the-alps = Hazdrubal przekracza Alpy
effect-hasdrubal-over-the-alps = Dobierz { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
}.
card-treason = Zdrada
effect-treason = Przeciągnij na swoją stronę chwiejnego sojusznika; znacznik morza o { $n1 } w stronę Kartaginy.
card-bomilcar-lands = Lądowanie Bomilkara
effect-bomilcar-lands = Dobierz { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
}; tylko gdy morze należy do Kartaginy.
card-roman-quarrels = Rzymskie waśnie
effect-roman-quarrels = Rzym zagrywa w tej turze o { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
} mniej.
card-forged-seal = Sfałszowana pieczęć
effect-forged-seal = Stos przy mieście, które jest celem, nie liczy się. Piechota Rzymu −{ $n1 }.
card-burning-oxen = Płonące woły
effect-burning-oxen = Bez bitwy; nie pod Rzymem.
card-mago-at-genua = Magon w Genui
effect-mago-at-genua = Znacznik morza o { $n1 } w stronę Kartaginy; dobierz { $n2 ->
    [one] { $n2 } kartę
    [few] { $n2 } karty
   *[many] { $n2 } kart
}.

## Roman halves, with what they do as events

card-ships-of-massilia = Okręty Massalii
effect-ships-of-massilia = Znacznik morza o { $n1 } w stronę Rzymu.
card-levy-of-the-young = Pobór młodzieży
effect-levy-of-the-young = Piechota Rzymu +{ $n1 } za każdą liczącą się kartę armii Rzymu.
card-slave-volunteers = Niewolnicy-ochotnicy
effect-slave-volunteers = Dobierz { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
}.
card-fabian-delay = Zwłoka Fabiusza
effect-fabian-delay = Bez bitwy; Kartagina odrzuca jedną wybraną przez siebie kartę, a wartość miasta się nie liczy; nie pod Rzymem.
card-sibylline-books = Księgi sybillińskie
effect-sibylline-books = Morale +{ $n1 }.
card-loan-of-the-contractors = Pożyczka publikanów
effect-loan-of-the-contractors = W tajnym stosie: pieniądze +{ $n1 }.
card-roman-citizenship = Obywatelstwo rzymskie
effect-roman-citizenship = Dolny kraniec odcinka jednego z sojuszników Rzymu przesuwa się o { $n1 } w dół; morale +{ $n2 }.
card-senators-gold = Złoto senatorów
effect-senators-gold = Morale +{ $n1 }; dobierz { $n2 ->
    [one] { $n2 } kartę
    [few] { $n2 } karty
   *[many] { $n2 } kart
}.
card-war-in-spain = Wojna w Hiszpanii
effect-war-in-spain = Wierzchnia karta talii Kartaginy trafia na rękę Rzymu; Kartagina jej nie ogląda.
card-knights = Ekwici
effect-knights = Jazda Rzymu +{ $n1 } i nic nie może jej zmniejszyć; piechota Rzymu +{ $n2 } za każdą liczącą się kartę armii Rzymu.
card-the-fleet = Flota
effect-the-fleet = Znacznik morza o { $n1 } w stronę Rzymu.
card-neros-march = Marsz Nerona
effect-neros-march = Ten stos przy wskazanym mieście liczy się także wtedy, gdy od celu dzieli je jedna droga.
card-siege-of-capua = Oblężenie Kapui
effect-siege-of-capua = Morale +{ $n1 }; odzyskaj jednego z sojuszników Kartaginy, na którego odcinku stoi morale.
card-captured-letters = Przechwycone listy
effect-captured-letters = Rzym ogląda wszystkie karty wyłożone w tej rundzie przez Kartaginę; morale +{ $n1 }.
card-dictator = Dyktator
effect-dictator = Rzym zagrywa w tej turze o { $n1 ->
    [one] { $n1 } kartę
    [few] { $n1 } karty
   *[many] { $n1 } kart
} więcej.
card-marcellus = Marcellus
effect-marcellus = Pierwsze dołączone wydarzenie Kartaginy zostaje anulowane; piechota Rzymu +{ $n1 } za każdą liczącą się kartę armii Rzymu.
card-broken-bridges = Zerwane mosty
effect-broken-bridges = Każda droga wymaga w tej rundzie o { $n1 } marszu więcej.
card-scipio-africanus = Scypion Afrykański
effect-scipio-africanus = Rzym wygrywa; tylko gdy morze nie należy do Kartaginy, Hannibal jest w Italii, a Rzym ma co najmniej { $n1 ->
    [one] { $n1 } sojusznika
   *[many] { $n1 } sojuszników
}.
card-publius-scipio = Publiusz Scypion
effect-publius-scipio = Znacznik morza o { $n1 } w stronę Rzymu; morale +{ $n2 }.
card-sempronius = Semproniusz
effect-sempronius = Wierzchnia karta talii Kartaginy trafia na rękę Rzymu; Kartagina jej nie ogląda.

## Actions, grouped in menus by their kind

kind-end = Koniec twojej części tury
kind-another-turn = Kolejna tura
kind-target = Koniec rundy
kind-march = Wyłożenie karty jako marszu
kind-attach = Dołączenie wydarzenia
kind-event = Zagranie wydarzenia
kind-morale = Podniesienie morale
kind-secret = Dołączenie karty do tajnego celu
kind-named = Dołączenie karty do wskazanego miasta
kind-move-secret = Przeniesienie tajnego stosu
kind-discard = Odrzucenie kart ponad limit
kind-lose = Wybór strat
kind-stray = Armia zbłąkana we mgle
kind-ally = Wybór sojusznika
action-end = zakończ swoją część tury
action-another-turn = rozegraj kolejną turę
action-target = zakończ rundę i maszeruj do celu: { $city }
action-march = wyłóż jako marsz: { $card }
action-attach = dołącz jako wydarzenie: { $card }
action-event = zagraj jako wydarzenie: { $card }
action-morale = podnieś morale kartą: { $card }
action-secret = dołącz do tajnego celu: { $card } (jako: { $use })
action-named = dołącz do miasta { $city }: { $card } (jako: { $use })
action-move-secret = przenieś tajny stos do miasta: { $city }
action-discard = odrzuć: { $card }
action-lose = strać: { $card }
action-stray = niech zabłądzi we mgle: { $card }
action-ally = wybierz sojusznika: { $ally }
action-draw = Kartagina dobiera: { $card }
action-take = Rzym bierze: { $card }

## Events, for the log; those marked "private" are shown to one player only

event-round-began = Rozpoczyna się runda { $round }.
event-drew = { $player } dobiera kartę.
# private
event-drew-card = Dobrana karta: { $card }.
event-drew-known = { $player } dobiera kartę znaną obu stronom: { $card }.
event-took = { $player } bierze wierzchnią kartę talii Kartaginy, nie pokazując jej.
# private
event-took-card = Wzięta karta: { $card }.
event-took-known = { $player } bierze z talii Kartaginy kartę znaną obu stronom: { $card }.
event-laid-march = { $player } wykłada kartę jako marsz.
event-laid-attached = { $player } dołącza wydarzenie.
# private
event-laid-card = To karta: { $card } (jako: { $use }).
event-attached = { $player } dołącza kartę; miejsce: { $place }, na { $pile ->
      [1] pierwszy
      [2] drugi
     *[3] trzeci
    } stosik.
# private
event-attached-card = To karta: { $card } (jako: { $use }; miejsce: { $place }, na { $pile ->
      [1] pierwszy
      [2] drugi
     *[3] trzeci
    } stosik).
event-secret-moved = { $player } przenosi tajny stos do miasta: { $city }.
event-money-lost = Karta wyłożona jako pieniądze przepada: { $card }.
event-pile-moved = { $city }: przybywa karta z { $pile ->
      [1] pierwszego
      [2] drugiego
     *[3] trzeciego
    } stosiku tajnego stosu i trafia na { $onto ->
      [1] pierwszy
      [2] drugi
     *[3] trzeci
    } stosik.
event-event-played = { $player } zagrywa wydarzenie: { $card }.
event-morale-played = { $player } podnosi morale kartą: { $card }.
event-discarded = { $player } odrzuca: { $card }.
event-part-ended = { $player } kończy swoją część tury.
event-another-turn = { $player } decyduje: kolejna tura.
event-under-rome = Pod talię Rzymu trafia: { $card }.
event-under-carthage = Pod talię Kartaginy trafia: { $card }.
event-left-game = Grę opuszcza: { $card }.
event-sea-moved = Nowa pozycja znacznika morza: { $sea ->
    [-3] Rzym 3
    [-2] Rzym 2
    [-1] Rzym 1
    [1] Kartagina 1
    [2] Kartagina 2
    [3] Kartagina 3
   *[0] 0
}.
event-morale-changed = Morale: { $morale } (zmiana: { $by }).
event-ally-won = Na stronę Kartaginy przechodzi sojusznik: { $ally }.
event-ally-back = Na stronę Rzymu wraca sojusznik: { $ally }.
event-citizenship = Obywatelstwo rzymskie otrzymuje sojusznik: { $ally }; waha się odtąd aż do morale { $low }.
event-plays-changed = Zmiana liczby zagrań Rzymu w tej turze: { $by }.
event-march-gained = Marsz w tej rundzie: +{ $by }.
event-roads-longer = Każda droga wymaga w tej rundzie większego marszu: +{ $by }.
# private
event-letter-read = Czytasz: { $card } (jako: { $use }).
event-target-named = { $player } kończy rundę; cel marszu: { $city }.
event-march-shown = Odkryty marsz: { $card }.
event-attached-shown = Odkryte wydarzenie: { $card }.
event-secret-shown = Odkryta karta tajnego stosu: { $card } (jako: { $use }).
event-stack-shown = Odkryta karta stosu przy mieście { $city }: { $card } (jako: { $use }).
event-hand-shown = { $player } pokazuje kartę z ręki: { $card }.
event-event-cancelled = Anulowane wydarzenie: { $card }.
event-stack-counts = Liczy się stos: { $place }.
event-stack-spent = Nic nie daje stos: { $place }.
event-no-battle = Nie dochodzi do bitwy.
event-event-works = Działa wydarzenie: { $card }.
event-figures = Armia Rzymu: { $infantry } piechoty, { $cavalry } jazdy.
event-enveloped = Jazda z ręki ({ $cavalry }) otacza Rzymian.
event-strayed = Błądzi we mgle i się nie liczy: { $card }.
event-battle = Bitwa: po stronie Rzymu { $infantry } piechoty i { $cavalry } jazdy. Kartagina musi stracić { $needed } piechoty.
event-lost = { $player } traci: { $card }.
event-entered = Hannibal wkracza do miasta: { $city }.
event-over = Gra kończy się w rundzie { $round }: { $ending }. Wygrywa: { $player }.

## Reasons, each shown with its clause

reason-not-in-hand = Nie masz na ręce karty: { $card }.
reason-nothing-to-choose = Nie ma teraz nic do wyboru.
reason-choose-first = Najpierw trzeba dokonać wyboru, który właśnie czeka.
reason-ally-not-romes = Ten sojusznik nie stoi po stronie Rzymu: { $ally }.
reason-ally-not-to-take-back = Tego sojusznika nie można teraz odzyskać: { $ally }. Musi być po stronie Kartaginy, a morale musi stać na jego odcinku.
reason-ally-not-wavering = Ten sojusznik się nie waha: { $ally }.
reason-army-does-not-count = To nie jest licząca się karta armii: { $card }.
reason-needless-loss = Po odrzuceniu tej karty ({ $card }) straty wynoszącej { $needed } nie dałoby się pokryć bez zbędnej karty.
reason-rome-first = O tym decyduje się dopiero po części tury należącej do Rzymu.
reason-march-first = Najpierw trzeba wyłożyć kartę marszu.
reason-marched-already = Karta marszu na tę turę jest już wyłożona.
reason-works-at-once = Ta karta działa natychmiast i nie można jej dołączyć jako wydarzenia: { $card }.
reason-attached-enough = Nie możesz dołączyć w tej turze więcej wydarzeń (limit: { $most }).
reason-must-be-attached = Tę kartę trzeba dołączyć: { $card }.
reason-no-condition-met = Nie jest spełniony żaden z warunków karty: { $card }.
reason-wants-region = { $card }: tę kartę można zagrać tylko wtedy, gdy Hannibal jest w regionie { $region }.
reason-wants-sea = { $card }: tę kartę można zagrać tylko wtedy, gdy morze należy do Kartaginy; pozycja znacznika: { $sea }.
reason-wants-no-sea = { $card }: tę kartę można zagrać tylko wtedy, gdy morze nie należy do Kartaginy; pozycja znacznika: { $sea }.
reason-wants-ally = { $card }: tę kartę można zagrać tylko wtedy, gdy po stronie Kartaginy stoi sojusznik: { $ally }.
reason-wants-roman-allies = { $needed ->
    [one] { $card }: tę kartę można zagrać tylko wtedy, gdy Rzym ma co najmniej { $needed } sojusznika; ma ich { $allies }.
    [few] { $card }: tę kartę można zagrać tylko wtedy, gdy Rzym ma co najmniej { $needed } sojuszników; ma ich { $allies }.
    [many] { $card }: tę kartę można zagrać tylko wtedy, gdy Rzym ma co najmniej { $needed } sojuszników; ma ich { $allies }.
   *[other] { $card }: tę kartę można zagrać tylko wtedy, gdy Rzym ma co najmniej { $needed } sojusznika; ma ich { $allies }.
}
reason-decide-first = Najpierw zdecyduj: kolejna tura czy koniec rundy.
reason-no-road = Z miasta, w którym stoi Hannibal, nie prowadzi droga do celu: { $city }.
reason-sea-not-ours = Droga do tego miasta ({ $city }) wiedzie przez morze, a morze nie należy do Kartaginy (pozycja znacznika: { $sea }).
reason-march-too-short = { $city }: potrzebny marsz to { $needed }, a wyłożony { $march }.
reason-limit-later = Karty odrzuca się dopiero po wskazaniu celu.
reason-no-plays-left = Nie masz już zagrań w tej turze.
reason-named-enough = Nie możesz wskazać w tej rundzie kolejnego miasta: { $city } (limit: { $most }).
reason-no-secret-stack = Nie ma tajnego stosu.
reason-moved-already = Tajny stos był już w tej turze przenoszony.
reason-limit-first = { $cards ->
    [one] Masz na ręce { $cards } kartę, a możesz zatrzymać { $limit }: najpierw odrzuć nadmiar.
    [few] Masz na ręce { $cards } karty, a możesz zatrzymać { $limit }: najpierw odrzuć nadmiar.
    [many] Masz na ręce { $cards } kart, a możesz zatrzymać { $limit }: najpierw odrzuć nadmiar.
   *[other] Masz na ręce { $cards } karty, a możesz zatrzymać { $limit }: najpierw odrzuć nadmiar.
}

## The result

score-siege-won = Rzym jest zdobyty
score-siege-failed = Oblężenie się nie powiodło
score-morale = Senat traci ducha
score-hand-empty = Hannibal nie ma już armii
score-scipio = Scypion przenosi wojnę do Afryki
score-worn-down = Siły Hannibala są wyczerpane
