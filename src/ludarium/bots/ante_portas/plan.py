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


class AntePortasPlanner:
    """Takes the action that is best on average over the worlds."""

    def __init__(self, mind: AntePortasMind, worlds: int = WORLDS) -> None:
        self.mind = mind
        self.worlds: i64 = worlds

    def choose(self, world: State, rng: Rng) -> int:
        """The action with the best chances."""
        out = action_buffer(world)
        n: i64 = self.mind.sensible(world, out, world.legal_into(out))
        if n == 1:
            return int(out[0])
        chances: vec[float] = vec[float]([0.0] * n)
        seat = int(world.to_act)
        for _ in range(self.worlds):
            self._try(cast(AntePortas, world.imagine(seat, rng)), out, chances, rng.next())
        return int(out[self._best(cast(AntePortas, world), out, chances)])

    def _best(self, world: AntePortas, out: vec[i64], chances: vec[float]) -> i64:
        """Of equal chances the one that a quick player is drawn to most."""
        best: i64 = 0
        for i in range(len(chances)):
            lead: float = chances[i] - chances[best]
            if world.to_act != CARTHAGE:
                lead = -lead
            if lead > 0.0 or (lead == 0.0 and self._likes(world, out[i], out[best])):
                best = i
        return best

    def _likes(self, world: AntePortas, action: i64, more_than: i64) -> bool:
        return self.mind.urge(world, action) > self.mind.urge(world, more_than)

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
