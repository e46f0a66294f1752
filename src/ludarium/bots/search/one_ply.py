"""Looks one action ahead, with an attention that may miss some of them, and with likings. Compiled."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.search.mind import Mind
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import MASK, Rng
from ludarium.core.state import CHANCE, OVER, State

DRAWS: Final = 3  # samples of what chance may do after an action
CERTAIN: Final = 1e6  # points: more than any worth
PERCENT: Final = 100
FOOLISH: Final = 1.0  # clear leads: whoever sees that an action costs so much does not do it, however hasty
UNDECIDED: Final = -1


class OnePly:
    """Of the sensible actions that it notices it takes the one that leads to the best position.

    It errs as people do: it overlooks some actions, and it likes some more than they are worth, the same ones
    all game long. What is plainly foolish (the game is lost at once, a clear lead is given away) is seen by
    everybody, and what pays only with the action after it by nobody who looks one action ahead.
    """

    def __init__(self, mind: Mind, overlooks: int, fond: int = 0) -> None:
        self.mind = mind
        self.overlooks: i64 = overlooks  # of a hundred actions
        self.fond = float(fond) / float(PERCENT)  # clear leads by which it may be wrong about what it likes
        self.whim: i64 = UNDECIDED  # what it likes; found out at the first move
        self.worths: vec[float] = vec[float]()

    def choose(self, world: State, rng: Rng) -> int:
        """The best action noticed; of equals the lowest."""
        if self.whim == UNDECIDED:
            self.whim = rng.next()
        world = world.imagine(int(world.to_act), rng)  # so that nothing hangs on what the given one hides
        out = action_buffer(world)
        n: i64 = self._at_a_glance(world, out, self.mind.sensible(world, out, world.legal_into(out)))
        if n == 1:
            return int(out[0])
        self._judge(world, out, n, rng)
        scale: float = self.mind.scale(world)
        n = sound(out, self.worths, n, FOOLISH * scale)
        n = noticed(out, self.worths, n, self.overlooks, rng)
        return int(self._best_liked(out, n, self.fond * scale))

    def _at_a_glance(self, world: State, out: vec[i64], n: i64) -> i64:
        """Leave out what only the next action can make worth its price, in place; at least one stays."""
        kept: i64 = 0
        for i in range(n):
            if not self.mind.wants_another(world, out[i]):
                out[kept] = out[i]
                kept += 1
        return max(1, kept)

    def _judge(self, world: State, out: vec[i64], n: i64, rng: Rng) -> None:
        if len(self.worths) < n:
            self.worths = vec[float]([0.0] * len(out))
        worths = self.worths
        for i in range(n):
            worths[i] = self._after(world, out[i], rng)

    def _best_liked(self, out: vec[i64], n: i64, most: float) -> i64:
        """The action that looks best to somebody who may overrate an action by so many points."""
        best: i64 = out[0]
        highest: float = -math.inf
        for i in range(n):
            worth: float = self.worths[i] + most * liking(self.whim, out[i])
            if worth > highest:
                highest = worth
                best = out[i]
        return best

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


def sound(out: vec[i64], worths: vec[float], n: i64, margin: float) -> i64:
    """Leave out the actions that are so much worse than the best one, in place and in order."""
    highest: float = worths[0]
    for i in range(n):
        highest = max(highest, worths[i])
    kept: i64 = 0
    for i in range(n):
        if worths[i] >= highest - margin:
            out[kept] = out[i]
            worths[kept] = worths[i]
            kept += 1
    return kept


def noticed(out: vec[i64], worths: vec[float], n: i64, overlooks: i64, rng: Rng) -> i64:
    """Leave out the actions that are overlooked, in place; somebody who overlooks all takes any of them."""
    if overlooks == 0 or n < 2:
        return n
    any_of_them: i64 = out[rng.below(n)]
    kept: i64 = 0
    for i in range(n):
        if rng.below(PERCENT) >= overlooks:
            out[kept] = out[i]
            worths[kept] = worths[i]
            kept += 1
    if kept == 0:
        out[0] = any_of_them
        kept = 1
    return kept


def liking(whim: i64, action: i64) -> float:
    """How much somebody likes an action, from 0 to 1: always the same, and another one another."""
    mixed: i64 = ((action + 1) * 2654435761 + whim) & MASK
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & MASK
    return float(mixed ^ (mixed >> 13)) / 4294967296.0
