# Zasady gry Nim, każda z własnym numerem; numer nigdy nie oznacza innej zasady.
chapter-N-1 = Stół
clause-N-1 = Na stole leżą rzędy po 3, 4, 5, 6 i 7 patyczków: przy dwóch graczach trzy rzędy, z każdym kolejnym graczem o jeden więcej.
clause-N-2 = Los wskazuje, kto zaczyna; pozostali grają po kolei.
chapter-N-3 = Ruch i koniec gry
clause-N-3 = Gracz, na którego przypada kolej, zabiera jeden, dwa lub trzy patyczki z jednego rzędu.
clause-N-4 = Kto zabierze ostatni patyczek, wygrywa. Przy stołach z opcją „przegrywa” ten gracz przegrywa, a wszyscy inni wygrywają.
clause-N-5 = Zwycięzca zdobywa jeden punkt, pozostali nic.
