# A Nim az asztalain kívül: neve, miről szól, és beállításai.

game-nim = Nim
about-nim = Pálcikák sorokban, és az utolsó dönt. Kis társaságnak, öt perc.
option-last = aki az utolsó pálcikát elveszi
option-last-wins = nyer
option-last-loses = veszít
