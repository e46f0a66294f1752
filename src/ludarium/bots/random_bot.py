"""The bot that all others must beat."""

from __future__ import annotations

from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State


class RandomBot:
    """Each legal action is as good as any other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, world: State, rng: Rng) -> int:
        actions = world.legal()
        return actions[rng.below(len(actions))]
