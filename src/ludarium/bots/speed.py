"""How fast the search is here, with playouts at random to the end of the game."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludarium.bots.minds import mind_of
from ludarium.bots.search.leaf import TO_THE_END
from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.tree import Node
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng


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
