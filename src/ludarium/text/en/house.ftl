# Words of the house: what every game shares.
-ludarium = Ludarium

language = English
seat = seat { $seat }
you = you
decimal = .
comma = {", "}
bot-random = random bot
bot-greedy = greedy bot
bot-mcts = searching bot
bot-quick = quick bot
bot-deep = deep bot
bot-beginner = beginner
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-expert = expert
bot-master = master
bot-grandmaster = grandmaster
# Names of persons for bots.
web-bot-names = Ada, Bruno, Clara, Dorian, Edith, Felix, Greta, Hugo, Iris, Jasper, Leonora, Magnus, Nora, Oscar, Rosa, Silas

## Clauses of the house

chapter-H-1 = At every table
clause-H-1 = An action is one of the game's numbered actions; anything else is no action.
clause-H-2 = After the end of the game nobody acts.
clause-H-3 = Only chance makes chance moves, and it draws only what the bag still holds.
clause-H-4 = While chance has something to draw, the seats wait.
clause-H-5 = Only the seat whose turn it is acts.

## Reasons that are the same in every game

reason-no-such-action = There is no action { $action } in this game.
reason-game-over = The game is over.
reason-chance-only = Only chance can make this move.
reason-not-in-bag = Chance cannot draw this now.
reason-chance-first = A card has to be drawn first.
reason-not-your-turn = It is not your turn.
