"""What the searches know about The Builders. Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.builders.crew import lacking, minus
from ludarium.bots.builders.parts import TABLE_PARTS, BuildersParts
from ludarium.bots.builders.plan import BuildersPlanner, helps
from ludarium.bots.builders.value import BuildersValue, place, score
from ludarium.bots.builders.weights import POINT, BuildersWeights
from ludarium.bots.search.mind import EVERY_WAY, Mind, TurnPlan
from ludarium.bots.search.network import PartsRow
from ludarium.core.bits import count, lowest
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, State
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import EXTRA_ACTION_COINS, FREE_ACTIONS, Player

WIDTH: Final = 10
FEW: Final = 5  # plans of a turn where little thought is spent, …
SOME: Final = 8  # … some …
MANY: Final = 16  # … and much
EVERY: Final = 96  # … and those among which games decide
SOME_VISITS: Final = 12
MANY_VISITS: Final = 60
TRIES: Final = 3  # to draw something to do in a random playout
MOST_SITES: Final = 2  # that a seat can work at with profit


@final
class BuildersMind(Mind):
    """Plans whole turns, and judges positions as the planner does."""

    def __init__(self, weights: BuildersWeights, width: int = WIDTH, beam: int = 0) -> None:
        self.weights = weights
        self.width = width  # how many plans of a turn are worth a thought
        self.judge = BuildersValue(weights)
        self.planner = BuildersPlanner(weights, beam)
        self.hasty = BuildersPlanner(weights, 1)
        self.parts = BuildersParts(self.judge)

    def sensible(self, state: State, out: vec[i64], n: i64) -> i64:
        """The actions that make sense; where nothing is left but to take coins, all at once (B-60)."""
        builders = cast(Builders, state)
        kept: i64 = 0
        for i in range(n):
            if makes_sense(builders, out[i]):
                out[kept] = out[i]
                kept += 1
        if kept == 0:
            out[0] = builders.at.end
        elif out[0] > builders.at.end and out[kept - 1] < builders.at.buy:
            out[0] = out[kept - 1]
        else:
            return kept
        return 1

    def any_sensible(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:
        """Draws a few times for something to do; if nothing comes of it, coins are taken or the turn ends."""
        builders = cast(Builders, state)
        if builders.actions_left > 0:
            send: i64 = builders.at.send
            first: i64 = first_deed(builders, out, n)
            tries: i64 = TRIES if first < n else 0
            while tries > 0:
                action: i64 = out[first + rng.below(n - first)]
                if action < send or helps(builders, action - send):
                    return action
                tries -= 1
        return self._about_coins(builders, out, n, rng)

    def _about_coins(self, state: Builders, out: vec[i64], n: i64, rng: Rng) -> i64:
        """As likely as not buys an action that can be used; else takes all coins at once (B-60), or ends."""
        buy: i64 = state.at.buy
        if rng.below(2) > 0 and makes_sense(state, buy):
            return buy
        place: i64 = min(state.actions_left, n - 1)
        while out[place] >= buy:
            place -= 1
        if place == 0 and state.actions_left > 0:  # the bank is empty (B-5a)
            return out[rng.below(self.sensible(state, out, n))]
        return out[place]

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

    def seat_parts(self) -> list[str]:
        return self.parts.names()

    def table_parts(self) -> list[str]:
        return TABLE_PARTS.split()

    def find_parts(self, state: State, seat: i64, row: PartsRow) -> None:
        self.parts.find(cast(Builders, state), seat, row)

    def find_table(self, state: State, row: PartsRow) -> None:
        self.parts.find_table(cast(Builders, state), row)

    def worth_learning(self, state: State) -> bool:
        return cast(Builders, state).actions_left == FREE_ACTIONS

    def wants_another(self, state: State, action: i64) -> bool:
        """An action that is bought (B-11)."""
        return action == cast(Builders, state).at.buy

    def lean(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:  # noqa: ARG002
        """The first action of the plan that a glance finds."""
        return self.hasty.plan(state)

    def finish_turn(self, state: State, out: vec[i64], rng: Rng, care: i64) -> None:  # noqa: ARG002
        """Carry out the plan of a glance; with care, so many positions wide, plan anew after each draw."""
        seat: i64 = state.to_act
        while state.to_act == seat:
            way = self.hasty.plans(state, 1, int(care or self.weights.glance))[0].actions
            for i in range(len(way)):
                state.apply(way[i])
                if state.to_act == CHANCE:
                    settle(state, rng)
                    if care > 0:
                        break

    def plans(self, state: State, visits: i64) -> list[TurnPlan]:
        """All that the planner can do; to be frugal, a glance where few visits have been."""
        if visits >= EVERY_WAY:
            return self.planner.plans(state, EVERY, self.planner.beam)
        if self.frugal and visits < SOME_VISITS:
            return self.planner.plans(state, FEW, 1)
        if self.frugal and visits < MANY_VISITS:
            return self.planner.plans(state, SOME, 2)
        return self.planner.plans(state, MANY if self.frugal else self.width, self.planner.beam)


def makes_sense(state: Builders, action: i64) -> bool:
    """No idle sendings, no action bought in vain, no site too many, no end while something can be done."""
    at = state.at
    if action >= at.send:
        return helps(state, action - at.send)
    if action >= at.recruit:
        return True
    if action >= at.open:
        return count(state.players[state.turn].sites) < MOST_SITES
    if action == at.buy:
        return state.actions_left < 2 and can_use(state, state.players[state.turn])
    return action != at.end or state.actions_left == 0


def first_deed(state: Builders, out: vec[i64], n: i64) -> i64:
    """The place of the first legal action that may do more than take coins."""
    crowded: bool = count(state.players[state.turn].sites) >= MOST_SITES
    wanted: i64 = state.at.recruit if crowded else state.at.open
    place: i64 = 1
    while place < n and out[place] < wanted:
        place += 1
    return place


def can_use(state: Builders, player: Player) -> bool:
    """Whether somebody can be sent with an action bought now (B-11)."""
    coins: i64 = player.coins - EXTRA_ACTION_COINS
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        if state.sent[site] <= state.actions_left and someone_helps(state, player.idle, site, coins):
            return True
    return False


def someone_helps(state: Builders, units: i64, site: i64, coins: i64) -> bool:
    """Whether one of these units, sent for so many coins at most, brings what the site lacks."""
    lack: i64 = lacking(state, site)
    while units:
        unit: i64 = lowest(units)
        units &= units - 1
        if state.coins_to_send(unit) <= coins and minus(lack, state.makes(unit)) != lack:
            return True
    return False
