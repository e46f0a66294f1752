# Words of the house: what every game shares.
-ludarium = Ludarium

language = magyar
seat = { $seat }. játékos
you = te
decimal = ,
comma = {", "}
bot-random = véletlenszerű bot
bot-greedy = mohó bot
bot-mcts = kereső bot
bot-quick = gyors bot
bot-deep = mélyen kereső bot
bot-beginner = kezdő
bot-apprentice = inas
bot-journeyman = segéd
bot-expert = haladó
bot-master = mester
bot-grandmaster = nagymester
# Names of persons for bots.
web-bot-names = Ágnes, Bálint, Cecília, Dénes, Emese, Ferenc, Gizella, Hunor, Ilona, Jenő, Katalin, Lőrinc, Márta, Orsolya, Péter, Réka

## Turn and round: each game may say which is which in its own catalogue; what it says goes before this

-turn = { $form ->
    [in] körben
    [to] körre
    [object] kört
    [own] körét
    [theirs] körei
    [by-theirs] köreivel
    [over-theirs] köreiken
    [many] körök
   *[one] kör
}
-round = forduló

## Clauses of the house

chapter-H-1 = Minden asztalnál
clause-H-1 = Akció csak az lehet, ami a játék számozott akciói között szerepel; semmi más nem akció.
clause-H-2 = A játék vége után már senki sem cselekedhet.
clause-H-3 = A véletlen lépéseit csak a véletlen teheti meg, és csak azt húzhatja ki, ami még a zsákban van.
clause-H-4 = Amíg a véletlennek van mit húznia, a játékosok várnak.
clause-H-5 = Csak a soron lévő játékos cselekedhet.

## Reasons that are the same in every game

reason-no-such-action = Ebben a játékban nincs ilyen számú akció: { $action }.
reason-game-over = A játék véget ért.
reason-chance-only = Ezt a lépést csak a véletlen teheti meg.
reason-not-in-bag = A véletlen ezt most nem húzhatja ki.
reason-chance-first = Előbb húzni kell egy kártyát.
reason-not-your-turn = Most nem te vagy soron.
