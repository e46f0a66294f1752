"""The bot that weighs whole turns: one look at the position after each plan, and no search."""

from __future__ import annotations

from ludarium.bots.search.mind import Mind, TurnPlan, judged
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

THOUGHT = 20  # visits that would be worth as much care for the plans
LOOKS = 2  # at each plan, with other draws
PERCENT = 100


class Planful:
    """Takes the plan after which it likes the position best, or now and then any other one."""

    def __init__(self, mind: Mind, stray: int) -> None:
        self.mind = mind
        self.mind.frugal = True
        self.stray = stray  # of a hundred turns
        self.rest: list[int] = []

    def choose(self, world: State, rng: Rng) -> int:
        if not self.rest or world.why_not(self.rest[0]) is not None:
            self.rest = self._plan(world, rng)
        return self.rest.pop(0)

    def _plan(self, world: State, rng: Rng) -> list[int]:
        plans = self.mind.plans(world, THOUGHT)
        if rng.below(PERCENT) < self.stray:
            return way(plans[rng.below(len(plans))])
        likings = [self._liking(world, way(plan), rng) for plan in plans]
        return way(plans[likings.index(max(likings))])

    def _liking(self, world: State, actions: list[int], rng: Rng) -> float:
        return sum(self._look(world.copy(), actions, rng) for _ in range(LOOKS)) / LOOKS

    def _look(self, world: State, actions: list[int], rng: Rng) -> float:
        """The chance of winning after as much of a plan as the draws allow."""
        seat = int(world.to_act)
        for action in actions:
            if world.why_not(action) is None:
                world.apply(action)
                settle(world, rng)
        if world.to_act == OVER:
            winners = world.winners()
            return (seat in winners) / len(winners)
        return judged(self.mind, world, 1)[seat]


def way(plan: TurnPlan) -> list[int]:
    """The actions of a plan."""
    return [int(plan.actions[i]) for i in range(len(plan.actions))]
