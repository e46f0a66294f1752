"""One action ahead: each is tried in several worlds, and the round played to its end. Compiled."""

from __future__ import annotations

import math
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.mind import AntePortasMind
from ludarium.core.play import action_buffer
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.ante_portas.effects import CARTHAGE
from ludarium.games.ante_portas.rules import AntePortas

WORLDS: Final = 12  # that fit what the seat knows


class Planner:
    """Takes the action that is best on average over the worlds."""

    def __init__(self, mind: AntePortasMind, worlds: int = WORLDS) -> None:
        self.mind = mind
        self.worlds: i64 = worlds

    def plan(self, world: State) -> int:
        """The best action for the seat whose turn it is; the world alone decides what is imagined."""
        table = cast(AntePortas, world)
        return self.choose(world, Rng(table.carthage.hand * 1048573 + table.rome.hand, table.round))

    def choose(self, world: State, rng: Rng) -> int:
        """The action with the best chances; of equals the lowest."""
        out = action_buffer(world)
        n: i64 = self.mind.sensible(world, out, world.legal_into(out))
        if n == 1:
            return int(out[0])
        chances: vec[float] = vec[float]([0.0] * n)
        seat = int(world.to_act)
        for _ in range(self.worlds):
            self._try(cast(AntePortas, world.imagine(seat, rng)), out, chances, rng.next())
        return int(out[best_of(chances, n, seat == CARTHAGE)])

    def _try(self, world: AntePortas, out: vec[i64], chances: vec[float], luck: i64) -> None:
        """Add the chance of Carthage's after each action; luck is the same for all of them."""
        for i in range(len(chances)):
            later = world.copy()
            later.apply(out[i])
            self.mind.finish_round(later, world.round, Rng(luck))
            chances[i] = chances[i] + chance(self.mind.settled(later))


def chance(odds: float) -> float:
    """Of winning, from the logarithm of the odds."""
    return 1.0 / (1.0 + math.exp(-odds))


def best_of(chances: vec[float], n: i64, highest: bool) -> i64:
    best: i64 = 0
    for i in range(n):
        if chances[i] != chances[best] and (chances[i] > chances[best]) == highest:
            best = i
    return best
