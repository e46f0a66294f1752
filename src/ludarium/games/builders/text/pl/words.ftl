# The Builders: cards, actions, events, reasons.
# Arguments: cards ($unit, $building …) and $player are names in this language already; $coins, $actions and
# $points are numbers, $coins-text, $actions-text and $points-text the same with their noun ("3 monety").
# Names stand in the nominative and cannot be inflected, so sentences are built around them; some names of buildings
# are plural (Koszary, Wiszące Ogrody): no verb may depend on them. The -text forms are nominative: they stand
# after a colon or in brackets; where the accusative is needed, the message selects it.

## Resources (Antiquity has its own words for two of them)

stone = kamień
wood = drewno
knowledge = { $edition ->
    [antiquity] element architektoniczny
   *[other] wiedza
}
tile = { $edition ->
    [antiquity] dekoracja
   *[other] dachówka
}
coins = { $edition ->
    [antiquity] { $count ->
        [one] { $count } sestercja
        [few] { $count } sestercje
        [many] { $count } sestercji
       *[other] { $count } sestercji
    }
   *[other] { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
}
actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
worker-master = Mistrz { $number }
worker-craftsman = Rzemieślnik { $number }
worker-labourer = Czeladnik { $number }
worker-apprentice = Uczeń { $number }
prisoner = Więzień { $number }
citizen = Obywatel { $number }
loan = Pożyczka
tool-hammer = Młotek
tool-saw = Piła ręczna
tool-set-square = Ekierka
tool-brush = Pędzel
stone-university = Uniwersytet Kamienia
wood-university = Uniwersytet Drewna
knowledge-university = Uniwersytet Architektury
tile-university = Uniwersytet Dekoracji

## Buildings and machines

building-cabin = Chatka
building-arbour = Altana
building-tree-house = Domek na drzewie
building-straw-hut = Słomiany szałas
building-wash-house = Pralnia
building-stone-bridge = Kamienny most
building-covered-bridge = Kryty most
building-townhouse = Dom miejski
building-small-house = Mały dom
building-country-house = Dom wiejski
building-thatched-cottage = Chata pod strzechą
building-windmill = Wiatrak
building-pigsty = Chlew
building-country-inn = Wiejska gospoda
building-stable = Stajnia
building-granary = Spichlerz
building-forge = Kuźnia
building-watermill = Młyn wodny
building-cowshed = Obora
building-inn = Gospoda
building-post-house = Poczta
building-farm = Folwark
building-hotel = Zajazd
building-tavern = Karczma
building-market-hall = Hala targowa
building-burghers-house = Dom mieszczański
building-chapel = Kaplica
building-watchtower = Wieża strażnicza
building-abbey = Opactwo
building-church = Kościół
building-cloister = Klasztor
building-aqueduct = Akwedukt
building-castle = Zamek
building-cathedral = Katedra
building-great-measuring-instrument = Wielki przyrząd pomiarowy
building-great-tile-kiln = Wielki piec do wypału dachówek
building-great-crane = Wielki żuraw
building-great-circular-saw = Wielka piła tarczowa
building-measuring-instrument = Przyrząd pomiarowy
building-tile-kiln = Piec do wypału dachówek
building-crane = Żuraw
building-circular-saw = Piła tarczowa
building-armoury = Zbrojownia
building-barracks = Koszary
building-town-hall = Ratusz
building-hanging-gardens = Wiszące Ogrody
building-house = Dom
building-tower-of-babel = Wieża Babel
building-ziggurat = Zikkurat
building-trading-post = Placówka handlowa
building-market = Targ
building-palace-of-assur = Pałac w Aszur
building-quarry = Kamieniołom
building-shipyard = Stocznia
building-camel-stable = Stajnia wielbłądów
building-stall = Stragan
building-noble-house = Dom arystokraty
building-fortress = Twierdza
building-port = Port
building-pyramid = Piramida
building-sphinx = Sfinks
building-archery-range = Strzelnica łucznicza
building-colossus-of-rhodes = Kolos Rodyjski
building-school-of-philosophy = Szkoła filozoficzna
building-forum = Forum
building-lighthouse-of-alexandria = Latarnia w Aleksandrii
building-temple = Świątynia
building-theatre = Teatr
building-watering-trough = Poidło
building-saw = Piła
building-architects-table = Stół architekta
building-scaffolding = Rusztowanie
building-hoist = Wciągarka

## Actions, grouped in menus by their kind

kind-end = Koniec tury
kind-take = { $edition ->
    [antiquity] Pobranie sestercji
   *[other] Pobranie monet
}
kind-buy = Dodatkowa akcja
kind-open = Rozpoczęcie budowy
kind-recruit = Najęcie robotnika
kind-prisoner = Kupno więźnia
kind-tool = Kupno narzędzia
kind-loan = Zaciągnięcie pożyczki
kind-university = Kształcenie robotnika
kind-free = Uwolnienie więźnia
kind-send = Wysłanie robotnika do pracy
kind-send-with-tool = { kind-send }
action-end = zakończ turę
action-take = pobierz { $edition ->
    [antiquity] { $coins ->
        [one] { $coins } sestercję
        [few] { $coins } sestercje
        [many] { $coins } sestercji
       *[other] { $coins } sestercji
    }
   *[other] { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
} za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}
action-buy = kup dodatkową akcję
action-open = rozpocznij budowę: { $building }
action-recruit = najmij: { $worker }
action-prisoner = kup: { $prisoner }
action-tool = kup: { $tool }
action-loan = pożyczka
action-university = wykształć: { $unit } → { $university }
action-free = uwolnij: { $prisoner }
action-send = wyślij do pracy: { $unit } → { $building }
action-send-with-tool = wyślij do pracy: { $unit } + { $tool } → { $building }
action-start = { $seat } rozpoczyna grę
action-deal = rozdaj: { $worker }
action-worker = odkryj: { $worker }
action-building = odkryj: { $building }
buying = { $action }, dokupując { $buys ->
    [one] { $buys } akcję
    [few] { $buys } akcje
    [many] { $buys } akcji
   *[other] { $buys } akcji
} za { $edition ->
    [antiquity] { $coins ->
        [one] { $coins } sestercję
        [few] { $coins } sestercje
        [many] { $coins } sestercji
       *[other] { $coins } sestercji
    }
   *[other] { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
}

## Events, for the log; $player is a name

event-started = Pierwszy gracz: { $player }.
event-compensated = { $player } zaczyna z większym kapitałem: +{ $coins-text } (zasada domowa, B-74).
event-dealt = { $player } otrzymuje kartę: { $worker }.
event-worker-revealed = Nowa karta w rzędzie robotników: { $worker }.
event-next-worker-revealed = Odkryta karta następnego robotnika: { $worker }.
event-building-revealed = Odkryta karta budynku: { $building }.
event-opened = { $player } rozpoczyna budowę: { $building }.
event-recruited = { $player } najmuje: { $worker }.
event-bought = { $player } kupuje dodatkową akcję ({ $coins-text }).
event-took = { $player } pobiera { $edition ->
    [antiquity] { $coins ->
        [one] { $coins } sestercję
        [few] { $coins } sestercje
        [many] { $coins } sestercji
       *[other] { $coins } sestercji
    }
   *[other] { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
} za { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}.
event-prisoner-bought = { $player } kupuje: { $prisoner } ({ $coins-text }).
event-tool-bought = { $player } kupuje: { $tool } ({ $coins-text }).
event-borrowed = { $player } zaciąga pożyczkę: { $coins-text }.
event-educated = { $player } kształci: { $unit } → { $university } ({ $coins-text }).
event-freed = { $player } uwalnia: { $prisoner }.
event-sent = { $player } wysyła do pracy: { $unit } → { $building } ({ $actions-text }, { $coins-text }).
event-sent-with-tool = { $player } wysyła do pracy: { $unit } + { $tool } → { $building } ({ $actions-text }, { $coins-text }).
event-finished = { $player } kończy budowę: { $building } (+{ $coins-text }, +{ $points-text }).
event-machine-finished = { $player } kończy budowę: { $building } (+{ $points-text }); maszyna trafia do puli gracza.
event-turn-ended = { $unused ->
    [0] { $player } kończy turę.
   *[other] { $player } kończy turę (niewykorzystane akcje: { $unused }).
}
event-last-round = { $player } ma { $points-text }: to ostatnia runda.
event-dead-position = Oba rzędy są puste i nikt nie ukończy już żadnej budowy: to ostatnia runda (B-73a).
event-round-began = Rozpoczyna się runda { $round }.
event-over = Gra kończy się po rundzie { $round }.
event-cut-short = Gra zostaje przerwana po rundzie { $round }: to limit rund przy tym stole.

## Reasons, each shown with its clause

reason-needs-actions = { $needed ->
    [one] To kosztuje { $needed } akcję; masz jeszcze { $left }.
    [few] To kosztuje { $needed } akcje; masz jeszcze { $left }.
    [many] To kosztuje { $needed } akcji; masz jeszcze { $left }.
   *[other] To kosztuje { $needed } akcji; masz jeszcze { $left }.
}
reason-needs-coins = { $edition ->
    [antiquity] { $needed ->
        [one] To kosztuje { $needed } sestercję; masz { $left }.
        [few] To kosztuje { $needed } sestercje; masz { $left }.
        [many] To kosztuje { $needed } sestercji; masz { $left }.
       *[other] To kosztuje { $needed } sestercji; masz { $left }.
    }
   *[other] { $needed ->
        [one] To kosztuje { $needed } monetę; masz { $left }.
        [few] To kosztuje { $needed } monety; masz { $left }.
        [many] To kosztuje { $needed } monet; masz { $left }.
       *[other] To kosztuje { $needed } monety; masz { $left }.
    }
}
reason-bank-short = { $edition ->
    [antiquity] { $needed ->
        [one] Bank musiałby wypłacić { $needed } sestercję, a ma { $left }.
        [few] Bank musiałby wypłacić { $needed } sestercje, a ma { $left }.
        [many] Bank musiałby wypłacić { $needed } sestercji, a ma { $left }.
       *[other] Bank musiałby wypłacić { $needed } sestercji, a ma { $left }.
    }
   *[other] { $needed ->
        [one] Bank musiałby wypłacić { $needed } monetę, a ma { $left }.
        [few] Bank musiałby wypłacić { $needed } monety, a ma { $left }.
        [many] Bank musiałby wypłacić { $needed } monet, a ma { $left }.
       *[other] Bank musiałby wypłacić { $needed } monety, a ma { $left }.
    }
}
reason-next-building = { $building } to dopiero następny budynek: jego budowę można rozpocząć, gdy karta znajdzie się w rzędzie.
reason-building-not-in-row = W rzędzie budynków nie ma karty: { $building }.
reason-next-worker = { $worker } to dopiero następny robotnik: można go nająć, gdy karta znajdzie się w rzędzie.
reason-worker-not-in-row = W rzędzie robotników nie ma karty: { $worker }.
reason-not-in-stack = Tej karty inwestycji nie ma już w stosie.
reason-invested-already = W tej turze masz już za sobą inwestycję.
reason-unit-at-work = { $unit } pracuje przy budynku w budowie i zostaje tam do jego ukończenia.
reason-unit-not-yours = { $unit } nie należy do twojej puli.
reason-prisoner-cannot = { $unit } to więzień: przed uwolnieniem ani narzędzia, ani uniwersytetu.
reason-machine-cannot = { $unit } to maszyna: nie zabiera ze sobą narzędzi.
reason-educated-already = { $unit } ma już wykształcenie.
reason-free-already = { $unit } jest już na wolności.
reason-site-not-yours = Nie masz takiego budynku w budowie: { $building }.
reason-tool-at-work = { $tool } zostaje przy budynku w budowie do jego ukończenia.
reason-tool-not-yours = Nie masz takiego narzędzia: { $tool }.

## Final scoring; $amount is the number of points with its sign

score-buildings = { $count ->
    [one] { $count } budynek lub maszyna: { $amount }
    [few] { $count } budynki i maszyny: { $amount }
    [many] { $count } budynków i maszyn: { $amount }
   *[other] { $count } budynku i maszyny: { $amount }
}
score-coins = { $edition ->
    [antiquity] { $count ->
        [one] { $count } pozostała sestercja: { $amount }
        [few] { $count } pozostałe sestercje: { $amount }
        [many] { $count } pozostałych sestercji: { $amount }
       *[other] { $count } pozostałej sestercji: { $amount }
    }
   *[other] { $count ->
        [one] { $count } pozostała moneta: { $amount }
        [few] { $count } pozostałe monety: { $amount }
        [many] { $count } pozostałych monet: { $amount }
       *[other] { $count } pozostałej monety: { $amount }
    }
}
score-prisoners-freed = { $count ->
    [one] { $count } uwolniony więzień ({ $each } sestercji): { $amount }
    [few] { $count } uwolnionych więźniów (po { $each } sestercji): { $amount }
    [many] { $count } uwolnionych więźniów (po { $each } sestercji): { $amount }
   *[other] { $count } uwolnionego więźnia (po { $each } sestercji): { $amount }
}
score-loans-paid = { $count ->
    [one] { $count } spłacona pożyczka ({ $each } sestercji): { $amount }
    [few] { $count } spłacone pożyczki (po { $each } sestercji): { $amount }
    [many] { $count } spłaconych pożyczek (po { $each } sestercji): { $amount }
   *[other] { $count } spłaconej pożyczki (po { $each } sestercji): { $amount }
}
score-prisoners-kept = { $count ->
    [one] { $count } nieuwolniony więzień: { $amount }
    [few] { $count } nieuwolnionych więźniów: { $amount }
    [many] { $count } nieuwolnionych więźniów: { $amount }
   *[other] { $count } nieuwolnionego więźnia: { $amount }
}
score-loans-unpaid = { $count ->
    [one] { $count } niespłacona pożyczka: { $amount }
    [few] { $count } niespłacone pożyczki: { $amount }
    [many] { $count } niespłaconych pożyczek: { $amount }
   *[other] { $count } niespłaconej pożyczki: { $amount }
}
