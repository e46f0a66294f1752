# Faiyum outside its tables: its name, what it is about, its options, and the pharaoh's challenge.

game-faiyum = Faiyum
about-faiyum = Drain the swamps, build roads and towns, and win the pharaoh's favour with the cards you play and take back.
about-faiyum-rebuilt = The printed map and appendix are not among our sources: cards are marked as found, part or rebuilt, and the map is rebuilt.
option-swaps = goods that money can replace
option-swaps-one = one a card
option-swaps-any = any number
option-rewards = rewards of the pharaoh's challenge
option-rewards-none = none
option-data = cards and map
goal-fame = at least { $count } fame
goal-bridges = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
goal-palaces = { $count ->
    [one] { $count } palace
   *[other] { $count } palaces
}
goal-blocks = all { $count } blocks
goal-workshops = { $count ->
    [one] { $count } workshop
   *[other] { $count } workshops
}
goal-crocodiles = { $count ->
    [one] drain the swamps until at most { $count } crocodile is left
   *[other] drain the swamps until at most { $count } crocodiles are left
}
reward-1 = start with ${ $count } instead of ${ $usual }
reward-2 = take up to { $count } workers off the map in an administration
reward-3 = start with { $count } fish and { $count ->
    [one] { $count } rose
   *[other] { $count } roses
} too
reward-4 = take { $count } cards back in an administration
reward-5 = pay ${ $count } instead of ${ $usual } for a basic good
reward-6 = replace { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the market instead of { $usual }

campaign-play = Play game { $number }
campaign-name = The pharaoh's challenge
campaign-about = Solo games in a row. Each game may reach one goal, first of all { $first }, then any open one; each goal that is reached opens a reward for all later games. A miss costs nothing.

campaign-title = The pharaoh's challenge: { $player }
campaign-games = { $count ->
    [0] No game played yet.
    [one] { $count } game played.
   *[other] { $count } games played.
}
campaign-goals = Goals
campaign-rewards = Rewards
campaign-reached = reached
campaign-open = open
campaign-closed = after the first goal
campaign-reward-open = open
campaign-reward-closed = not yet
campaign-broken = The campaign file could not be read ({ $why }). It is kept in { $file }, and a new campaign begins.
campaign-game-aside = A saved game did not fit this campaign ({ $why }); it is kept in { $file }.
campaign-new = A new campaign begins.
campaign-rule = A campaign is played with the default options, and each game ticks one goal at most.
campaign-next = Game { $number } begins.
campaign-met = This game meets open goals. Which one do you tick? One a game.
campaign-tick-none = none
campaign-ask = Your choice [1]:
campaign-bad = Please type a number from 0 to { $most }, or just Enter.
campaign-missed = This game meets no open goal; a miss costs nothing.
campaign-ticked = Ticked: { $goal }.
campaign-unlocked = A reward is open for all later games: { $reward }.
campaign-won = All seven goals are reached: the campaign is won!
campaign-left = The game waits; the same command goes on with it.
campaign-saved = The campaign is saved in { $file }
campaign-go-on = To go on:
lesson-faiyum-alone = Guided game alone
lesson-faiyum-together = Guided game with others
