"""Looks one action ahead, with an attention that may miss some of them. Compiled."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.search.mind import Mind
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

DRAWS: Final = 3  # samples of what chance may do after an action
CERTAIN: Final = 1e6  # points: more than any worth
PERCENT: Final = 100


class OnePly:
    """Tries every sensible action that it notices, and takes the one that leads to the best position."""

    def __init__(self, mind: Mind, overlooks: int) -> None:
        self.mind = mind
        self.overlooks: i64 = overlooks  # of a hundred actions

    def choose(self, world: State, rng: Rng) -> int:
        """The best action noticed; of equals the lowest."""
        world = world.imagine(int(world.to_act), rng)  # so that nothing hangs on what the given one hides
        out = action_buffer(world)
        n: i64 = noticed(out, self.mind.sensible(world, out, world.legal_into(out)), self.overlooks, rng)
        best: i64 = out[0]
        highest: float = -math.inf
        for i in range(n):
            if n > 1:
                worth: float = self._after(world, out[i], rng)
                if worth > highest:
                    highest = worth
                    best = out[i]
        return int(best)

    def _after(self, world: State, action: i64, rng: Rng) -> float:
        """The worth of the position after an action, on average where chance has a say."""
        later = world.copy()
        later.apply(action)
        if later.to_act != CHANCE:
            return self._worth(later, world.to_act)
        total: float = 0.0
        for _ in range(DRAWS):
            drawn = later.copy()
            settle(drawn, rng)
            total += self._worth(drawn, world.to_act)
        return total / float(DRAWS)

    def _worth(self, state: State, seat: i64) -> float:
        if state.to_act == OVER and state.seats > 1:
            return CERTAIN if seat in state.winners() else -CERTAIN
        return self.mind.worth(state, seat)


def noticed(out: vec[i64], n: i64, overlooks: i64, rng: Rng) -> i64:
    """Leave out the actions that are overlooked, in place; somebody who overlooks all takes any of them."""
    if overlooks == 0:
        return n
    any_of_them: i64 = out[rng.below(n)]
    kept: i64 = 0
    for i in range(n):
        if rng.below(PERCENT) >= overlooks:
            out[kept] = out[i]
            kept += 1
    if kept == 0:
        out[0] = any_of_them
        kept = 1
    return kept
