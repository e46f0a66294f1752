# Nim outside its tables: its name, what it is about, and its options.

game-nim = Nim
about-nim = Sticks in rows, and the last one decides. For a small round, five minutes.
option-last = who takes the last stick
option-last-wins = wins
option-last-loses = loses
