"""A beam search over the rest of the own turn. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.bots.faiyum.sense import Sense
from ludarium.bots.faiyum.value import FaiyumValue
from ludarium.bots.faiyum.weights import POINT, FaiyumWeights
from ludarium.bots.search.mind import TurnPlan
from ludarium.core.play import action_buffer
from ludarium.core.state import State
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.vocabulary import TURN, op_of

BEAM: Final = 6  # positions kept at each step
ALIKE: Final = 2  # … of them with the same first action


class FaiyumStep:
    """A position later in the turn, and the way there."""

    def __init__(self, state: Faiyum, actions: vec[i64], value: i64) -> None:
        self.state = state
        self.actions = actions
        self.value = value


class FaiyumPlanner:
    """Finds the best ways to go on with a turn; what chance will draw is not looked at."""

    def __init__(self, weights: FaiyumWeights, beam: int = BEAM) -> None:
        self.judge = FaiyumValue(weights)
        self.sense = Sense()
        self.out: vec[i64] = vec[i64]()
        self.beam = beam

    def plan(self, world: State) -> int:
        """The first action of the best plan for the seat whose turn it is."""
        return int(self.best(cast(Faiyum, world))[0])

    def plans(self, world: Faiyum, most: int, beam: int) -> list[TurnPlan]:
        """Whole turns worth a thought, the best first."""
        return [TurnPlan(step.actions, float(step.value) / POINT) for step in self._search(world, most, beam)]

    def best(self, world: Faiyum) -> vec[i64]:
        """The actions of the best plan for the seat whose turn it is."""
        return self._search(world, 1, self.beam)[0].actions

    def _search(self, world: Faiyum, wanted: int, beam: int) -> list[FaiyumStep]:
        if len(self.out) < world.most_actions():
            self.out = action_buffer(world)
        return FaiyumTurnSearch(self.judge, self.sense, world, self.out, wanted, beam).whole_turns()


class FaiyumTurnSearch:
    """One search, from one position."""

    def __init__(
        self, judge: FaiyumValue, sense: Sense, world: Faiyum, out: vec[i64], wanted: int, beam: int
    ) -> None:
        self.judge = judge
        self.sense = sense
        self.out = out
        self.wanted = wanted
        self.beam = beam
        self.world = world
        self.seat: i64 = world.turn
        self.alone: bool = world.seats == 1
        self.found: list[FaiyumStep] = []  # whole turns, the best first
        judge.look(world)
        self.ending: bool = world.ending() and op_of(world.top()) == TURN
        self.before: i64 = judge.judge(world, self.seat) if self.ending else i64(0)

    def whole_turns(self) -> list[FaiyumStep]:
        """Widen the beam until all plans are whole; of equally good ones the first found stands first."""
        beam = [FaiyumStep(self.world, vec[i64](), 0)]
        while beam:
            following: list[FaiyumStep] = []
            for step in beam:
                self._widen(step, following)
            beam = following
        return self.found

    def _widen(self, step: FaiyumStep, following: list[FaiyumStep]) -> None:
        n: i64 = self.sense.sensible(step.state, self.out, step.state.legal_into(self.out))
        actions: vec[i64] = self.out[:n]
        for action in actions:
            state = step.state.copy()
            state.apply(action)
            later = FaiyumStep(state, append(step.actions[:], action), self._value(state))
            if self._is_idle(action, later.value):
                continue
            if self._is_whole(state):
                self._keep_whole(later)
            else:
                put_in_order(later, following, self.beam)

    def _is_idle(self, action: i64, value: i64) -> bool:
        """After the end began a purchase has to bring something, not only to put off what is left to do."""
        at = self.world.at
        return self.ending and at.buy <= action < at.offer and value <= self.before

    def _value(self, state: Faiyum) -> i64:
        """Alone the own draws bring the end nearer; among others it comes as it comes."""
        return self.judge.worth(state, self.seat) if self.alone else self.judge.judge(state, self.seat)

    def _keep_whole(self, later: FaiyumStep) -> None:
        """Keep the best turns, of those with the same first action only a few."""
        alike = 0
        for at in range(len(self.found)):
            if self.found[at].actions[0] == later.actions[0]:
                alike += 1
                if alike == ALIKE:
                    if self.found[at].value >= later.value:
                        return
                    self.found.pop(at)
                    break
        put_in_order(later, self.found, self.wanted)

    def _is_whole(self, state: Faiyum) -> bool:
        """Whether the turn is over, or chance has to draw."""
        return state.to_act != self.seat or op_of(state.top()) == TURN


def put_in_order(step: FaiyumStep, steps: list[FaiyumStep], most: int) -> None:
    """Put a step behind all that are as good; the worst of too many falls out."""
    place = len(steps)
    while place > 0 and steps[place - 1].value < step.value:
        place -= 1
    steps.insert(place, step)
    if len(steps) > most:
        steps.pop()
