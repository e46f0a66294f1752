"""The mind of a good player of Faiyum, for searching bots. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.outlook import draws_left
from ludarium.bots.faiyum.parts import SEAT_PARTS, TABLE_PARTS, FaiyumParts
from ludarium.bots.faiyum.plan import FaiyumPlanner
from ludarium.bots.faiyum.sense import Sense
from ludarium.bots.faiyum.value import FaiyumValue
from ludarium.bots.faiyum.weights import POINT, FaiyumWeights
from ludarium.bots.search.mind import Mind, TurnPlan
from ludarium.bots.search.network import PartsRow
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.vocabulary import TURN, op_of

CAREFUL: Final = 3  # positions kept at each step of a plan that the search tries …
PLANS: Final = 5  # whole turns that are worth a thought
FEW: Final = 3  # … where little thought is spent
MANY: Final = 8  # … and where much is
MANY_VISITS: Final = 30
QUICK: Final = 1  # … and of a turn in a playout
SURE: Final = 2.0  # points of worth that make a clear lead at the end …
UNSURE: Final = 0.15  # … and more for each card that is still to be drawn


class FaiyumMind(Mind):
    """What a position is worth, which actions and turns make sense, and a quick choice."""

    def __init__(self) -> None:
        weights = FaiyumWeights()
        self.value = FaiyumValue(weights)
        self.planner = FaiyumPlanner(weights, CAREFUL)
        self.quick = FaiyumPlanner(weights, QUICK)
        self.sense = Sense()
        self.parts = FaiyumParts(self.value)

    def sensible(self, state: State, out: vec[i64], n: i64) -> i64:
        return self.sense.sensible(cast(Faiyum, state), out, n)

    def any_sensible(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:
        return self.sense.any_sensible(cast(Faiyum, state), out, n, rng)

    def worth(self, state: State, seat: i64) -> float:
        return float(self.value.worth(cast(Faiyum, state), seat)) / POINT

    def scale(self, state: State) -> float:
        """The more cards are still to come, the less a lead says."""
        return SURE + UNSURE * float(draws_left(cast(Faiyum, state))) / POINT

    def seat_parts(self) -> list[str]:
        return SEAT_PARTS.split()

    def table_parts(self) -> list[str]:
        return TABLE_PARTS.split()

    def find_parts(self, state: State, seat: i64, row: PartsRow) -> None:
        self.parts.find(cast(Faiyum, state), seat, row)

    def find_table(self, state: State, row: PartsRow) -> None:
        self.parts.find_table(cast(Faiyum, state), row)

    def worth_learning(self, state: State) -> bool:
        return op_of(cast(Faiyum, state).top()) == TURN

    def lean(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:  # noqa: ARG002
        """The first action of the plan that a glance finds."""
        return self.quick.plan(state)

    def finish_turn(self, state: State, out: vec[i64], rng: Rng, care: i64) -> None:  # noqa: ARG002
        """What looks best for a turn; alone it ends where the next one begins."""
        world = cast(Faiyum, state)
        seat: i64 = world.to_act
        going_on = True
        while going_on:
            for action in self.quick.best(world):
                world.apply(action)
            settle(world, rng)
            going_on = world.to_act == seat and op_of(world.top()) != TURN

    def plans(self, state: State, visits: i64) -> list[TurnPlan]:
        """The best few; to be frugal, a glance where few visits have been, and more where many have."""
        if self.frugal and visits < MANY_VISITS:
            return self.planner.plans(cast(Faiyum, state), FEW, QUICK)
        return self.planner.plans(cast(Faiyum, state), MANY if self.frugal else PLANS, CAREFUL)
