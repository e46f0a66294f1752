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

FIRST_ROOM: Final = 1024  # of a set of fingerprints, a power of two
STEPS: Final = 9  # more actions than a turn has, unless somebody squanders a fortune


@final
class Seen:
    """A set of fingerprints that is emptied at once; a plain set would box each of them."""

    def __init__(self) -> None:
        self.size: i64 = FIRST_ROOM
        self.keys: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.marks: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # a place is taken if its mark is the latest
        self.mark: i64 = 0
        self.taken: i64 = 0

    def forget(self) -> None:
        self.mark += 1
        self.taken = 0

    def is_new(self, key: i64) -> bool:
        """Whether a fingerprint was not in the set; it is from now on."""
        place: i64 = key & (self.size - 1)
        while self.marks[place] == self.mark:
            if self.keys[place] == key:
                return False
            place = (place + 1) & (self.size - 1)
        self.keys[place] = key
        self.marks[place] = self.mark
        self.taken += 1
        if self.taken * 2 > self.size:
            self._grow()
        return True

    def _grow(self) -> None:
        kept = [self.keys[place] for place in range(self.size) if self.marks[place] == self.mark]
        self.size *= 2
        self.keys = vec[i64]([0] * int(self.size))
        self.marks = vec[i64]([0] * int(self.size))
        self.taken = 0
        for key in kept:
            self.is_new(key)


@final
class BuildersStep:
    """A position later in the turn, and the way there."""

    def __init__(
        self, state: Builders, before: BuildersStep | None, action: i64, value: i64, rank: i64
    ) -> None:
        self.state = state  # that of the step before, until somebody goes on from here
        self.before = before
        self.action = action  # the last one of the way; at the beginning it is the end of the turn
        self.value = value  # if the turn ended here
        self.rank = rank  # … and with what the actions left may still bring

    def arrive(self) -> None:
        """Do the action: few of the steps that are weighed are ever gone on from."""
        if self.before is not None:
            self.state = self.state.copy()
            act(self.state, self.action)

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
        self.seen = Seen()
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
        self.seen = planner.seen
        self.seen.forget()
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
        step.arrive()
        later = step.state.copy()
        n: i64 = later.legal_into(self.out)
        for i in range(n):
            action: i64 = self.out[i]
            if useful(later, action):
                act(later, action)
                if self.seen.is_new(fingerprint(later)):
                    self._weigh(step, action, later, following)
                later.take_back(step.state)

    def _weigh(self, step: BuildersStep, action: i64, later: Builders, following: list[BuildersStep]) -> None:
        """Put the step to a position into the next beam and among the best plans, where it is one of them."""
        value: i64 = self.judge.value(later, later.turn)
        rank: i64 = value + later.actions_left * self.weights.action
        in_beam = len(following) < self.beam or following[-1].rank < rank
        is_best = len(self.best) < self.most or self.best[-1].value < value
        if in_beam or is_best:
            found = BuildersStep(step.state, step, action, value, rank)
            if in_beam:
                self._keep(found, following)
            if is_best:
                self._remember(found)

    def _keep(self, found: BuildersStep, following: list[BuildersStep]) -> None:
        place = len(following)
        while place > 0 and following[place - 1].rank < found.rank:
            place -= 1
        following.insert(place, found)
        if len(following) > self.beam:
            following.pop()

    def _remember(self, found: BuildersStep) -> None:
        place = len(self.best)
        while place > 0 and self.best[place - 1].value < found.value:
            place -= 1
        self.best.insert(place, found)
        if len(self.best) > self.most:
            self.best.pop()


def act(state: Builders, action: i64) -> None:
    """Do an action and draw nothing: the gap in the row stays open, for what comes is not known."""
    state.apply(action)
    if state.to_act == CHANCE:
        state.to_act = state.turn
        state.pending = DRAW_NOTHING


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
