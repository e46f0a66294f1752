# A Nim szabályai, mondatonként egy azonosítóval; egy azonosító sosem jelent mást.
chapter-N-1 = Az asztal
clause-N-1 = Az asztalon 3, 4, 5, 6 és 7 pálcikából álló sorok fekszenek: két játékosnál három sor, minden további játékosnál eggyel több.
clause-N-2 = A véletlen sorsolja ki, ki kezd; a többiek sorban követik.
chapter-N-3 = A lépés és a játék vége
clause-N-3 = Aki soron van, egyetlen sorból vesz el egy, két vagy három pálcikát.
clause-N-4 = Aki a legutolsó pálcikát elveszi, nyer. A „veszít” beállítású asztaloknál az a játékos veszít, és mindenki más nyer.
clause-N-5 = A győztes egy pontot kap, a többiek semmit.
