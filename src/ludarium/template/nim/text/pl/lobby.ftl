# Nim poza stołami: nazwa, o czym jest, i opcje.

game-nim = Nim
about-nim = Patyczki w rzędach, a ostatni rozstrzyga. Dla małego grona, pięć minut.
option-last = kto zabierze ostatni patyczek
option-last-wins = wygrywa
option-last-loses = przegrywa
