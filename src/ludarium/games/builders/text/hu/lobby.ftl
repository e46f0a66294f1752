# The Builders outside their tables: their names, what they are about, and their options.

game-builders-middle-ages = Az építők: Középkor
game-builders-antiquity = Az építők: Ókor
about-builders-middle-ages = Bérelj fel munkásokat, építs házakat, malmokat és katedrálist, és legyen tiéd a legtöbb pont a verseny végén!
about-builders-antiquity = Építsd fel az ókori világ csodáit munkások, rabszolgák, szerszámok, kölcsönök és egyetemek segítségével!
option-rounds = a fordulók legnagyobb száma
option-bank = a bank pénze
option-bank-unlimited = korlátlan
option-bank-limited = csak a doboz érméi
option-rounds-none = nincs korlát
option-next-worker = a következő munkás (házi szabály)
option-next-worker-hidden = rejtett, mint a szabálykönyvekben
option-next-worker-open = nyílt, mint a következő épület
option-ties = holtverseny (házi szabály)
option-ties-broken = az épületek pontjai, azután a pénz dönt
option-ties-shared = a holtversenyben állók osztoznak
option-later-seats = a később sorra kerülők induló pénze (házi szabály)
option-later-seats-alike = mindenkinek ugyanannyi, mint a szabálykönyvekben
option-later-seats-coins = aki később következik, többet kap
lesson-middle-ages = Vezetett első játék
lesson-antiquity = Vezetett első játék
