"""A beam search over the rest of the own turn. Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.builders.crew import lacking, learning, minus, mix
from ludarium.bots.builders.value import BuildersValue
from ludarium.bots.builders.weights import POINT, BuildersWeights
from ludarium.bots.search.mind import TurnPlan
from ludarium.core.bits import lowest
from ludarium.core.play import action_buffer
from ludarium.core.state import CHANCE, State
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import DRAW_NOTHING

STEPS: Final = 9  # more actions than a turn has, unless somebody squanders a fortune


@final
class BuildersStep:
    """A position later in the turn, and the way there."""

    def __init__(
        self, state: Builders, before: BuildersStep | None, action: i64, value: i64, rank: i64
    ) -> None:
        self.state = state
        self.before = before
        self.action = action  # the last one of the way; at the beginning it is the end of the turn
        self.value = value  # if the turn ended here
        self.rank = rank  # … and with what the actions left may still bring

    def way(self) -> vec[i64]:
        """The actions from the beginning to here, and the end of the turn."""
        actions = [self.state.at.end]
        step = self
        while step.before is not None:
            actions.append(step.action)
            step = step.before
        actions.reverse()
        return vec[i64](actions)


@final
class BuildersPlanner:
    """Finds the best ways to go on with a turn, as if every card drawn in it were blank."""

    def __init__(self, weights: BuildersWeights, beam: int = 0) -> None:
        self.weights = weights
        self.beam = beam or int(weights.beam)
        self.judge = BuildersValue(weights)
        self.out: vec[i64] = vec[i64]()

    def plan(self, world: State) -> int:
        """The first action of the best plan for the seat whose turn it is."""
        return int(self._best(world, 1, self.beam)[0].way()[0])

    def plans(self, world: State, most: int, beam: int) -> list[TurnPlan]:
        """The best plans, the very best first."""
        return [TurnPlan(step.way(), float(step.value) / POINT) for step in self._best(world, most, beam)]

    def _best(self, world: State, most: int, beam: int) -> list[BuildersStep]:
        if len(self.out) < world.most_actions():
            self.out = action_buffer(world)
        return BuildersTurnSearch(self, cast(Builders, world), most, beam).best


@final
class BuildersTurnSearch:
    """One search, from one position."""

    def __init__(self, planner: BuildersPlanner, world: Builders, most: int, beam: int) -> None:
        self.beam = beam
        self.weights = planner.weights
        self.judge = planner.judge
        self.out = planner.out
        self.most = most
        self.seen: set[i64] = set()
        self.judge.look(world, world.turn)
        start = BuildersStep(world, None, world.at.end, self.judge.value(world, world.turn), 0)
        self.best = [start]  # of equally good plans the one found first comes first
        self._search(start)

    def _search(self, start: BuildersStep) -> None:
        """Widen the beam step by step."""
        beam = [start]
        for _ in range(STEPS):
            following: list[BuildersStep] = []
            for step in beam:
                self._widen(step, following)
            beam = following

    def _widen(self, step: BuildersStep, following: list[BuildersStep]) -> None:
        """Add the positions one action later to the next beam; to end the turn is to stand still."""
        n: i64 = step.state.legal_into(self.out)
        for i in range(n):
            action: i64 = self.out[i]
            if useful(step.state, action):
                later = self._later(step, action)
                if later is not None:
                    self._keep(later, following)

    def _later(self, step: BuildersStep, action: i64) -> BuildersStep | None:
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
        return BuildersStep(state, step, action, value, value + state.actions_left * self.weights.action)

    def _keep(self, later: BuildersStep, following: list[BuildersStep]) -> None:
        """Put a step at its rank into the next beam, and among the best plans if it is one."""
        place = len(following)
        while place > 0 and following[place - 1].rank < later.rank:
            place -= 1
        following.insert(place, later)
        if len(following) > self.beam:
            following.pop()
        self._remember(later)

    def _remember(self, later: BuildersStep) -> None:
        place = len(self.best)
        while place > 0 and self.best[place - 1].value < later.value:
            place -= 1
        if place < self.most:
            self.best.insert(place, later)
            if len(self.best) > self.most:
                self.best.pop()


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
