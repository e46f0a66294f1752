# Words of the house: what every game shares.
-ludarium = Ludarium

language = polski
seat = Gracz { $seat }
you = ty
decimal = ,
comma = {", "}
bot-random = bot losowy
bot-greedy = bot zachłanny
bot-mcts = bot przeszukujący
bot-quick = szybki bot
bot-deep = bot głęboko szukający
bot-beginner = początkujący
bot-apprentice = uczeń
bot-journeyman = czeladnik
bot-expert = ekspert
bot-master = mistrz
bot-grandmaster = arcymistrz
# Names of persons for bots.
web-bot-names = Agata, Bartosz, Celina, Dobromir, Edyta, Feliks, Grażyna, Hubert, Iwona, Jeremi, Kinga, Leon, Malwina, Oskar, Róża, Tymon

## Clauses of the house ("ruch" is any of the engine's actions, "akcja" only what a turn of The Builders counts)

chapter-H-1 = Przy każdym stole
clause-H-1 = Ruch to jeden z ponumerowanych ruchów danej gry; nic innego nie jest ruchem.
clause-H-2 = Po zakończeniu gry nikt nie wykonuje ruchów.
clause-H-3 = Ruchy losowe wykonuje wyłącznie los; dobiera on tylko to, co jest jeszcze w worku.
clause-H-4 = Dopóki los ma coś do dobrania, gracze czekają.
clause-H-5 = Ruch wykonuje tylko ten gracz, którego tura trwa.

## Reasons that are the same in every game

reason-no-such-action = W tej grze nie ma ruchu o numerze { $action }.
reason-game-over = Gra jest już zakończona.
reason-chance-only = Ten ruch może wykonać tylko los.
reason-not-in-bag = Los nie może teraz tego dobrać.
reason-chance-first = Najpierw trzeba dobrać kartę.
reason-not-your-turn = To nie jest twoja tura.
