"""What a bot is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ludarium.core.rng import Rng
from ludarium.core.state import State


class Bot(Protocol):
    """A player that needs no table talk."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action for the seat `world.to_act`; the world is a copy that the bot may change."""
        ...


@runtime_checkable
class Ponders(Protocol):
    """A bot that can go on thinking while others act."""

    def ponder(self, world: State, rng: Rng, seconds: float) -> int:
        """Think about a position in which another seat acts; how often it has done so since its own move."""
        ...
