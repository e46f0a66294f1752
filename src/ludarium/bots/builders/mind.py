"""What the searches know about The Builders. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.builders.plan import Planner, useful
from ludarium.bots.builders.value import Value, place, score
from ludarium.bots.builders.weights import POINT, Weights
from ludarium.bots.search.mind import Mind, Plan
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.builders.rules import Builders

WIDTH: Final = 10


class BuildersMind(Mind):
    """Plans whole turns, and judges positions as the planner does."""

    def __init__(self, weights: Weights, width: int = WIDTH, beam: int = 0) -> None:
        self.weights = weights
        self.width = width  # how many plans of a turn are worth a thought
        self.judge = Value(weights)
        self.planner = Planner(weights, beam)
        self.hasty = Planner(weights, 1)

    def sensible(self, state: State, out: vec[i64], n: i64) -> i64:
        """No idle sendings, no early purchase, and no end of the turn while something can be done."""
        builders = cast(Builders, state)
        kept: i64 = 0
        for i in range(n):
            action: i64 = out[i]
            if useful(builders, action):
                out[kept] = action
                kept += 1
        if kept == 0 or builders.actions_left == 0:
            return self._with_end(builders, out, kept)
        return kept

    def _with_end(self, state: Builders, out: vec[i64], kept: i64) -> i64:
        """The end of the turn first, for it has the lowest id."""
        for i in range(kept, 0, -1):
            out[i] = out[i - 1]
        out[0] = state.at.end
        return kept + 1

    def worth(self, state: State, seat: i64) -> float:
        builders = cast(Builders, state)
        if builders.last_round:
            return self._closing(builders, seat)
        self.judge.look(builders, seat)
        value: i64 = self.judge.value(builders, seat)
        if builders.turn == seat:
            value += builders.actions_left * self.weights.action + self.weights.tempo
        return float(value) / POINT

    def _closing(self, state: Builders, seat: i64) -> float:
        """In the last round only the score counts, and what a seat that still has its turn can add to it."""
        final: i64 = score(state, seat)
        if place(state, seat) >= place(state, state.turn):
            final += self.judge.reach(state, seat) * POINT
        return float(final) / POINT

    def scale(self, state: State) -> float:
        return 1.0 if cast(Builders, state).last_round else float(self.weights.lead) / POINT

    def finish_turn(self, state: State, out: vec[i64], rng: Rng) -> None:  # noqa: ARG002
        """Carry out the plan that a glance finds; what chance draws in between cannot spoil it."""
        way = self.hasty.plans(state, 1)[0].actions
        for i in range(len(way)):
            state.apply(way[i])
            settle(state, rng)

    def plans(self, state: State) -> list[Plan]:
        return self.planner.plans(state, self.width)
