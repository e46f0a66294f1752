"""How fast the searches are here: with random playouts to the end, and as the grandmaster thinks."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludarium.bots.levels import deep_effort, thinker, tree_alone
from ludarium.bots.networks import mind_of
from ludarium.bots.quick import Quick
from ludarium.bots.search.leaf import TO_THE_END
from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import Mind, judged
from ludarium.bots.search.tree import Node
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

QUICK_MOVES = 15  # of each seat, before the thinking is measured
JUDGED = 200  # times


def iterations_a_second(
    game: Game,
    seats: int,
    iterations: int,
    *,
    pruned: bool = True,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Of one search from the first position; `pruned`: among sensible actions, else among all legal ones."""
    state = game.new(seats, simulation=True)
    settle(state, Rng(1))
    taste = Taste(1.0, TO_THE_END, 0.0, game.score_unit)
    search = Search(mind_of(game) if pruned else Mind(), taste, state, Node(), Rng(2))
    began = clock()
    search.think(iterations, 0.0, clock)
    return iterations / (clock() - began)


def in_the_midst(game: Game, seats: int) -> State:
    """A position some turns after the first, by quick play."""
    state, rng, bot = game.new(seats, simulation=True), Rng(3), Quick(game)
    settle(state, rng)
    for _ in range(QUICK_MOVES * seats):
        later = state.copy()
        later.apply(bot.choose(later.imagine(int(later.to_act), rng), rng))
        settle(later, rng)
        if later.to_act == OVER:
            break
        state = later
    return state


def deep_iterations_a_second(
    game: Game, seats: int, iterations: int, clock: Callable[[], float] = time.process_time
) -> float:
    """Of the grandmaster's tree, learned judgement and all, from a position in the midst of a game."""
    state, bot = in_the_midst(game, seats), thinker(game, tree_alone(deep_effort(game, iterations)))
    began = clock()
    bot.choose(state, Rng(1))
    return iterations / (clock() - began)


def judgements_a_second(game: Game, seats: int, clock: Callable[[], float] = time.process_time) -> float:
    """Of one position for all its seats, with the learned network."""
    state, mind = in_the_midst(game, seats), mind_of(game)
    began = clock()
    judged(mind, state, JUDGED)
    return JUDGED / (clock() - began)
