"""What a leaf of the tree is worth to every seat: a playout, then a judgement. Compiled."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.search.mind import Mind
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

TO_THE_END: Final = -1
ALONE: Final = 20.0  # points that make a clear success where nobody else plays


@final
class Leaf:
    """Turns a position into each seat's chance of winning."""

    def __init__(self, mind: Mind, turns: i64, unit: float, out: vec[i64]) -> None:
        self.mind = mind
        self.turns = turns  # of a playout, or TO_THE_END with sensible actions at random
        self.unit = unit  # how many of the smallest unit of the score make a point
        self.out = out
        self.care: i64 = 0  # with which turns are played on
        self.usual: float = 0.0  # alone: what to expect
        self.seen: i64 = 0

    def values(self, world: State, rng: Rng, into: vec[float]) -> None:
        """Each seat's chance of winning, written into `into`; the world is played on."""
        if self.turns == TO_THE_END:
            self._to_the_end(world, rng)
        else:
            self._play(world, rng)
        if world.seats == 1:
            into[0] = self._success(world)
        elif world.to_act == OVER:
            share(world, into)
        else:
            self.mind.chances(world, into)

    def _to_the_end(self, world: State, rng: Rng) -> None:
        """Sensible actions, each as likely as any other."""
        out = self.out
        mind = self.mind
        while world.to_act != OVER:
            if world.to_act == CHANCE:
                world.apply(world.draw(rng))
            else:
                world.apply(mind.any_sensible(world, out, world.legal_into(out), rng))

    def _play(self, world: State, rng: Rng) -> None:
        """A few turns of quick, sensible play."""
        left: i64 = self.turns
        while left > 0 and world.to_act != OVER:
            self.mind.finish_turn(world, self.out, rng, self.care)
            left -= 1

    def _success(self, world: State) -> float:
        """Alone there is nobody to beat but the usual result."""
        over: bool = world.to_act == OVER
        points: float = float(world.score(0)) / self.unit if over else self.mind.worth(world, 0)
        self.seen += 1
        self.usual += (points - self.usual) / float(self.seen)
        return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, (self.usual - points) / ALONE))))


def share(world: State, into: vec[float]) -> None:
    """After the end: the winners share what there is."""
    winners = world.winners()
    for seat in range(world.seats):
        into[seat] = 0.0
    for winner in winners:
        into[winner] = 1.0 / float(len(winners))
