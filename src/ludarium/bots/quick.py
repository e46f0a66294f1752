"""The bot that plays at a glance, as playouts do."""

from __future__ import annotations

from ludarium.bots.networks import mind_of
from ludarium.bots.search.mind import Mind, leaned
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State


class Quick:
    """Does what its mind leans to."""

    def __init__(self, game: Game, mind: Mind | None = None) -> None:
        self.mind = mind or mind_of(game)

    def choose(self, world: State, rng: Rng) -> int:
        return leaned(self.mind, world, rng)
