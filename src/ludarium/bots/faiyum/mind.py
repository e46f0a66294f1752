"""The mind of a good player of Faiyum, for searching bots. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.lean import Lean
from ludarium.bots.faiyum.outlook import draws_left
from ludarium.bots.faiyum.plan import Planner
from ludarium.bots.faiyum.sense import Sense
from ludarium.bots.faiyum.value import Value
from ludarium.bots.faiyum.weights import POINT, Weights
from ludarium.bots.search.mind import Mind, Plan
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.faiyum.rules import Faiyum

SURE: Final = 2.0  # points of worth that make a clear lead at the end …
UNSURE: Final = 0.15  # … and more for each card that is still to be drawn


class FaiyumMind(Mind):
    """What a position is worth, which actions and turns make sense, and a quick choice."""

    def __init__(self) -> None:
        weights = Weights()
        self.value = Value(weights)
        self.planner = Planner(weights)
        self.sense = Sense()
        self.quick = Lean()

    def sensible(self, state: State, out: vec[i64], n: i64) -> i64:
        return self.sense.sensible(cast(Faiyum, state), out, n)

    def any_sensible(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:
        return self.sense.any_sensible(cast(Faiyum, state), out, n, rng)

    def worth(self, state: State, seat: i64) -> float:
        return float(self.value.worth(cast(Faiyum, state), seat)) / POINT

    def scale(self, state: State) -> float:
        """The more cards are still to come, the less a lead says."""
        return SURE + UNSURE * float(draws_left(cast(Faiyum, state))) / POINT

    def lean(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:
        return self.quick.choose(cast(Faiyum, state), out, n, rng)

    def plans(self, state: State) -> list[Plan]:
        return self.planner.plans(cast(Faiyum, state))
