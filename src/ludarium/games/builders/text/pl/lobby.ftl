# The Builders outside their tables: their names, what they are about, and their options.

game-builders-middle-ages = Budowniczowie: Średniowiecze
game-builders-antiquity = Budowniczowie: Antyk
about-builders-middle-ages = Najmuj robotników, wznoś domy, młyny i katedrę – i miej najwięcej punktów, gdy wyścig się skończy.
about-builders-antiquity = Wznieś cuda starożytnego świata z pomocą robotników, więźniów, narzędzi, pożyczek i uniwersytetów.
option-rounds = limit rund
option-bank = { $edition ->
    [antiquity] sestercje w banku
   *[other] monety w banku
}
option-bank-unlimited = bez ograniczeń
option-bank-limited = tylko te z pudełka
option-rounds-none = bez limitu
option-next-worker = następny robotnik (zasada domowa)
option-next-worker-hidden = zakryty, jak w instrukcjach
option-next-worker-open = jawny, jak następny budynek
option-ties = remis (zasada domowa)
option-ties-broken = rozstrzygają punkty z budynków, potem monety
option-ties-shared = remisujący dzielą zwycięstwo
option-later-seats = początkowy kapitał późniejszych graczy (zasada domowa)
option-later-seats-alike = tyle samo dla każdego, jak w instrukcjach
option-later-seats-coins = więcej dla tych, na których kolej przychodzi później
lesson-middle-ages = Pierwsza gra z przewodnikiem
lesson-antiquity = Pierwsza gra z przewodnikiem
