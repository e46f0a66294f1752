"""A beam search over the rest of the own turn. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.builders.crew import lacking, learning, minus, mix
from ludarium.bots.builders.value import Value
from ludarium.bots.builders.weights import Weights
from ludarium.core.bits import lowest
from ludarium.core.play import action_buffer
from ludarium.core.state import CHANCE, State
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import DRAW_NOTHING

STEPS: Final = 9  # more actions than a turn has, unless somebody squanders a fortune


class Step:
    """A position later in the turn, and the first action of the way there."""

    def __init__(self, state: Builders, first: i64, value: i64, rank: i64) -> None:
        self.state = state
        self.first = first
        self.value = value  # if the turn ended here
        self.rank = rank  # … and with what the actions left may still bring


class Planner:
    """Finds the best way to go on with a turn, as if every card drawn in it were blank."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.judge = Value(weights)
        self.out: vec[i64] = vec[i64]()

    def plan(self, world: State) -> int:
        """The first action of the best plan for the seat whose turn it is."""
        if len(self.out) < world.most_actions():
            self.out = action_buffer(world)
        return int(Search(self.weights, self.judge, cast(Builders, world), self.out).best_action())


class Search:
    """One search, from one position."""

    def __init__(self, weights: Weights, judge: Value, world: Builders, out: vec[i64]) -> None:
        self.weights = weights
        self.judge = judge
        self.out = out
        self.seen: set[i64] = set()
        judge.look(world, world.turn)
        self.best = Step(world, world.at.end, judge.value(world, world.turn), 0)

    def best_action(self) -> i64:
        """Widen the beam step by step; of equally good plans the one found first counts."""
        beam = [self.best]
        for _ in range(STEPS):
            following: list[Step] = []
            for step in beam:
                self._widen(step, following)
            beam = following
        return self.best.first

    def _widen(self, step: Step, following: list[Step]) -> None:
        """Add the positions one action later to the next beam; to end the turn is to stand still."""
        n: i64 = step.state.legal_into(self.out)
        for i in range(n):
            action: i64 = self.out[i]
            if useful(step.state, action):
                later = self._later(step, action)
                if later is not None:
                    self._keep(later, following)

    def _later(self, step: Step, action: i64) -> Step | None:
        """The position after an action, unless it was met before on another way."""
        state = step.state.copy()
        state.apply(action)
        if state.to_act == CHANCE:  # the gap in the row stays open: what comes is not known
            state.to_act = state.turn
            state.pending = DRAW_NOTHING
        key: i64 = fingerprint(state)
        if key in self.seen:
            return None
        self.seen.add(key)
        value: i64 = self.judge.value(state, state.turn)
        first: i64 = action if step.first == state.at.end else step.first
        return Step(state, first, value, value + state.actions_left * self.weights.action)

    def _keep(self, later: Step, following: list[Step]) -> None:
        """Put a step at its rank into the next beam."""
        if later.value > self.best.value:
            self.best = later
        place = len(following)
        while place > 0 and following[place - 1].rank < later.rank:
            place -= 1
        following.insert(place, later)
        if len(following) > int(self.weights.beam):
            following.pop()


def useful(state: Builders, action: i64) -> bool:
    """Whether a plan may contain an action: no idle sendings, and no purchase before it is needed."""
    at = state.at
    if action >= at.send:
        return helps(state, action - at.send)
    if action == at.buy:
        return state.actions_left < 2
    return action != at.end


def helps(state: Builders, code: i64) -> bool:
    """Whether the unit, and its tool if it takes one, bring something that the site lacks."""
    at = state.at
    load: i64 = code % at.loads
    lack: i64 = lacking(state, code // at.per_site)
    left: i64 = minus(lack, state.makes(code % at.per_site // at.loads))
    return left != lack and (load == 0 or minus(left, state.cards.tool_makes[load - 1]) != left)


def fingerprint(state: Builders) -> i64:
    """Equal for positions that the same actions of a turn reach in another order."""
    player = state.players[state.turn]
    key: i64 = mix(player.coins * 64 + state.actions_left, player.idle)
    key = mix(mix(key, state.building_row), state.worker_row)
    key = mix(mix(key, learning(state)), player.tools + player.loans * 16)
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        key = mix(key, (site * 64 + state.sent[site]) ^ state.made[site] * 4096)
    return key
