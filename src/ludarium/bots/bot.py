"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ludarium.core.rng import Rng
from ludarium.core.state import State


class Bot(Protocol):
    """A player that needs no table talk."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action for the seat `world.to_act`; the world is a copy that the bot may change."""
        ...
