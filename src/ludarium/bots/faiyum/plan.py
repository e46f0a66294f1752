"""A beam search over the rest of the own turn. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.value import Value
from ludarium.bots.faiyum.weights import Weights
from ludarium.core.play import action_buffer
from ludarium.core.state import State
from ludarium.games.faiyum.pieces import NOTHING
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.vocabulary import TURN, op_of

STEPS: Final = 30  # more choices than one turn has
BEAM: Final = 6  # positions kept at each step


class Step:
    """A position later in the turn, and the first action of the way there."""

    def __init__(self, state: Faiyum, first: i64, value: i64) -> None:
        self.state = state
        self.first = first
        self.value = value


class Planner:
    """Finds the best way to go on with a turn; what chance will draw is not looked at."""

    def __init__(self, weights: Weights) -> None:
        self.judge = Value(weights)
        self.out: vec[i64] = vec[i64]()

    def plan(self, world: State) -> int:
        """The first action of the best plan for the seat whose turn it is."""
        if len(self.out) < world.most_actions():
            self.out = action_buffer(world)
        return int(Search(self.judge, cast(Faiyum, world), self.out).best_action())


class Search:
    """One search, from one position."""

    def __init__(self, judge: Value, world: Faiyum, out: vec[i64]) -> None:
        self.judge = judge
        self.out = out
        self.seat: i64 = world.turn
        self.alone: bool = world.seats == 1
        self.best = Step(world, NOTHING, 0)
        judge.outlook.look(world)

    def best_action(self) -> i64:
        """Widen the beam until all plans are whole; of equally good plans the one found first counts."""
        beam = [self.best]
        for _ in range(STEPS):
            following: list[Step] = []
            for step in beam:
                self._widen(step, following)
            beam = following
        return self.best.first

    def _widen(self, step: Step, following: list[Step]) -> None:
        n: i64 = step.state.legal_into(self.out)
        actions: vec[i64] = self.out[:n]
        for action in actions:
            state = step.state.copy()
            state.apply(action)
            first: i64 = action if step.first == NOTHING else step.first
            self._keep(Step(state, first, self._value(state)), following)

    def _value(self, state: Faiyum) -> i64:
        """Alone the own draws bring the end nearer; among others it comes as it comes."""
        return self.judge.worth(state, self.seat) if self.alone else self.judge.judge(state, self.seat)

    def _keep(self, later: Step, following: list[Step]) -> None:
        """A whole plan may be the best one; the others go on, the best of them first."""
        if self._is_whole(later.state):
            if self.best.first == NOTHING or later.value > self.best.value:
                self.best = later
            return
        place = len(following)
        while place > 0 and following[place - 1].value < later.value:
            place -= 1
        following.insert(place, later)
        if len(following) > BEAM:
            following.pop()

    def _is_whole(self, state: Faiyum) -> bool:
        """Whether the turn is over, or chance has to draw."""
        return state.to_act != self.seat or op_of(state.top()) == TURN
