"""Why an action of The Builders is not allowed: the explaining face of legality. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit, members
from ludarium.core.messages import Reason
from ludarium.core.state import CHANCE, OVER
from ludarium.games.builders.cards import LOAN_COINS
from ludarium.games.builders.scoring import at_sites
from ludarium.games.builders.state import (
    COINS_FOR_ACTIONS,
    EXTRA_ACTION_COINS,
    MOST_TAKEN,
    NOTHING,
    BuildersState,
    Player,
)

# The same few reasons stand against hundreds of actions in every view: each is made once.
_SHORT: Final[dict[tuple[str, str, int, int], Reason]] = {}
_NAMED: Final[dict[tuple[str, str, str], Reason]] = {}
_PLAIN: Final[dict[tuple[str, str], Reason]] = {}


def _plain(clause: str, kind: str) -> Reason:
    known = _PLAIN.get((clause, kind))
    if known is None:
        known = _PLAIN[clause, kind] = Reason(clause, kind, {})
    return known


def _short(clause: str, kind: str, needed: i64, left: i64) -> Reason:
    key = (clause, kind, int(needed), int(left))
    known = _SHORT.get(key)
    if known is None:
        known = _SHORT[key] = Reason(clause, kind, {"needed": int(needed), "left": int(left)})
    return known


def _named(clause: str, kind: str, what: str, name: str) -> Reason:
    key = (clause, kind, name)
    known = _NAMED.get(key)
    if known is None:
        known = _NAMED[key] = Reason(clause, kind, {what: name})
    return known


def why_not(state: BuildersState, action: int) -> Reason | None:
    """The clause that forbids an action now, or None if it is legal."""
    at = state.at
    if action < 0 or action >= at.actions:
        return Reason("H-1", "no-such-action", {"action": action})
    if state.to_act == OVER:
        return Reason("H-2", "game-over", {})
    if state.to_act == CHANCE:
        return _why_not_drawn(state, action)
    if action >= at.chance:
        return Reason("H-3", "chance-only", {})
    return _why_not_seat(state, state.players[state.turn], action)


def _why_not_drawn(state: BuildersState, action: int) -> Reason | None:
    if action < state.at.chance:
        return Reason("H-4", "chance-first", {})
    if action not in state.legal():
        return Reason("H-3", "not-in-bag", {})
    return None


def _why_not_seat(state: BuildersState, player: Player, action: i64) -> Reason | None:
    at = state.at
    if action >= at.send:
        return _why_not_send(state, player, action - at.send)
    if action >= at.free:
        return _why_not_free(state, player, action - at.free + state.cards.worker_count)
    if action >= at.prisoner:
        return _why_not_invest(state, player, action)
    if action >= at.recruit:
        return _why_not_recruit(state, action - at.recruit)
    if action >= at.open:
        return _why_not_open(state, action - at.open)
    if action == at.buy:
        return _needs_coins(player, EXTRA_ACTION_COINS, "B-11")
    if action >= at.take:
        return _why_not_take(state, action - at.take + 1)
    return None


# --- costs ----------------------------------------------------------------------------------


def _needs_actions(state: BuildersState, needed: i64, clause: str = "B-13") -> Reason | None:
    if state.actions_left >= needed:
        return None
    return _short(clause, "needs-actions", needed, state.actions_left)


def _needs_coins(player: Player, needed: i64, clause: str = "B-13") -> Reason | None:
    if player.coins >= needed:
        return None
    return _short(clause, "needs-coins", needed, player.coins)


def _bank_short(state: BuildersState, needed: i64) -> Reason | None:
    if state.bank >= needed:
        return None
    return _short("B-5a", "bank-short", needed, state.bank)


# --- rows and coins ----------------------------------------------------------------------------


def _why_not_take(state: BuildersState, actions: i64) -> Reason | None:
    return _needs_actions(state, actions) or _bank_short(state, COINS_FOR_ACTIONS[actions])


def _why_not_open(state: BuildersState, building: i64) -> Reason | None:
    if state.next_building == building:
        return _named("B-20", "next-building", "building", state.cards.building_ids[building])
    if not state.building_row & bit(building):
        return _named("B-20", "building-not-in-row", "building", state.cards.building_ids[building])
    return _needs_actions(state, 1)


def _why_not_recruit(state: BuildersState, worker: i64) -> Reason | None:
    if state.next_worker == worker:
        return _named("B-30", "next-worker", "worker", state.cards.unit_ids[worker])
    if not state.worker_row & bit(worker):
        return _named("B-30", "worker-not-in-row", "worker", state.cards.unit_ids[worker])
    return _needs_actions(state, 1)


# --- investments ---------------------------------------------------------------------------------


def _why_not_invest(state: BuildersState, player: Player, action: i64) -> Reason | None:
    at = state.at
    if action >= at.university:
        code: i64 = action - at.university
        return _why_not_educate(state, player, code // at.pupils, code % at.pupils)
    if action >= at.loan:
        return _why_not_borrow(state)
    if action >= at.tool:
        left: i64 = state.tools_left & bit(action - at.tool)
        return _why_not_bought(state, left, player, state.cards.tool_price, "BA-30")
    left = state.prisoners_left & bit(action - at.prisoner + state.cards.worker_count)
    return _why_not_bought(state, left, player, state.cards.prisoner_price, "BA-21")


def _why_not_bought(
    state: BuildersState, left: i64, player: Player, price: i64, clause: str
) -> Reason | None:
    if left == 0:
        return Reason("BA-1", "not-in-stack", {})
    return _why_not_now(state) or _needs_coins(player, price, clause)


def _why_not_now(state: BuildersState) -> Reason | None:
    if state.invested:
        return _plain("BA-20", "invested-already")
    return _needs_actions(state, 1)


def _why_not_borrow(state: BuildersState) -> Reason | None:
    if state.loans_left == 0:
        return Reason("BA-1", "not-in-stack", {})
    return _why_not_now(state) or _bank_short(state, LOAN_COINS)


def _why_not_educate(state: BuildersState, player: Player, university: i64, unit: i64) -> Reason | None:
    if not state.universities_left & bit(university):
        return Reason("BA-1", "not-in-stack", {})
    refusal = _why_not_idle(state, player, unit, "BA-50", "BA-50")
    if refusal is not None:
        return refusal
    if not state.idle_pupils(player) & bit(unit):
        return _named("BA-22", "prisoner-cannot", "unit", state.unit_name(unit))
    if state.educated & bit(unit):
        return _named("BA-51", "educated-already", "unit", state.unit_name(unit))
    return _why_not_now(state) or _needs_coins(player, state.cards.university_price, "BA-50")


def _why_not_free(state: BuildersState, player: Player, prisoner: i64) -> Reason | None:
    refusal = _why_not_idle(state, player, prisoner, "BA-23", "BA-24")
    if refusal is not None:
        return refusal
    if state.freed & bit(prisoner):
        return _named("BA-25", "free-already", "unit", state.unit_name(prisoner))
    return _needs_actions(state, 1)


def _why_not_idle(
    state: BuildersState, player: Player, unit: i64, foreign_clause: str, busy_clause: str
) -> Reason | None:
    """A unit must be in the own crew and must not be at work."""
    if player.idle & bit(unit):
        return None
    if at_sites(state, player) & bit(unit):
        return _named(busy_clause, "unit-at-work", "unit", state.unit_name(unit))
    return _named(foreign_clause, "unit-not-yours", "unit", state.unit_name(unit))


# --- sending --------------------------------------------------------------------------------------


def _few_actions(state: BuildersState, site: i64) -> Reason | None:
    """Each further unit sent to one site in a turn costs one action more (B-41)."""
    return _needs_actions(state, state.actions_to_send(site), "B-41" if state.sent[site] > 0 else "B-13")


def _why_not_send(state: BuildersState, player: Player, code: i64) -> Reason | None:
    at = state.at
    site: i64 = code // at.per_site
    unit: i64 = code % at.per_site // at.loads
    load: i64 = code % at.loads
    if not player.sites & bit(site):
        return Reason("B-40", "site-not-yours", {"building": state.cards.building_ids[site]})
    refusal = _why_not_idle(state, player, unit, "B-40", "B-42")
    if refusal is None and load > 0:
        refusal = _why_not_carry(state, player, unit, load - 1)
    if refusal is None:
        refusal = _few_actions(state, site)
    return refusal or _needs_coins(player, state.coins_to_send(unit))


def _why_not_carry(state: BuildersState, player: Player, unit: i64, tool: i64) -> Reason | None:
    if not state.idle_pupils(player) & bit(unit):
        kind = "machine-cannot" if unit >= state.cards.first_machine_unit else "prisoner-cannot"
        return _named("BA-22", kind, "unit", state.unit_name(unit))
    name = state.cards.tool_ids[tool]
    if state.carrier[tool] != NOTHING and at_sites(state, player) & bit(state.carrier[tool]):
        return _named("BA-31", "tool-at-work", "tool", name)
    if not player.tools & bit(tool):
        return _named("BA-30", "tool-not-yours", "tool", name)
    return None


# --- what a person may think of --------------------------------------------------------------------


def candidates(state: BuildersState) -> list[int]:
    """The actions, legal or not, that a person at the table may think of now."""
    if state.to_act < 0:
        return state.legal()
    found = _thinkable(state)
    player = state.players[state.turn]
    for site in members(player.sites):
        found += _thinkable_sendings(state, player, site)
    return found


class Sorted:
    """What a seat may think of: what is refused with which reason, and what it may choose."""

    def __init__(self, affords: int, buys: Callable[[int, Reason], int | None]) -> None:
        self.actions: list[int] = []  # that are refused
        self.places: list[int] = []  # of the reason of each
        self.reasons: list[Reason] = []
        self.offered: list[tuple[int, int]] = []  # actions, and how many actions have to be bought for each
        self.affords = affords  # actions
        self.buys = buys
        self.last: Reason | None = None
        self.place = 0  # of the last one, or less if it has none
        self.helps = False  # whether buying actions may help against it

    def add(self, action: int, reason: Reason | None) -> None:
        if reason is None:
            self.offered.append((action, 0))
            return
        if reason is not self.last:  # the same few stand against most, one after the other
            self._look_at(reason)
        bought = self.buys(action, reason) if self.helps else None
        if bought is not None:
            self.offered.append((action, bought))
            return
        if self.place < 0:
            self.place = self.place_of(reason)
        self.actions.append(action)
        self.places.append(self.place)

    def _look_at(self, reason: Reason) -> None:
        self.last = reason
        self.helps = reason.kind == "needs-actions" and actions_lacking(reason) <= self.affords
        self.place = -1

    def place_of(self, reason: Reason) -> int:
        """Where a reason stands among those found; there are a dozen, each one object."""
        place = 0
        for known in self.reasons:
            if known is reason:
                return place
            place += 1
        self.reasons.append(reason)
        return place


def told_apart(state: BuildersState, buys: Callable[[int, Reason], int | None]) -> Sorted:
    """All candidates of the seat to act, told apart as `why_not` does; what stands against many is asked
    once. `buys` says how many actions more would make one possible."""
    player = state.players[state.turn]
    found = Sorted(int(player.coins // EXTRA_ACTION_COINS), buys)
    for action in _thinkable(state):
        found.add(action, _why_not_seat(state, player, action))
    if player.sites:
        judge = _SendingJudge(state, player, found)
        for site in members(player.sites):
            judge.sendings(site)
    return found


def actions_lacking(reason: Reason) -> int:
    """How many actions more a seat would need, where it needs actions."""
    needed, left = reason.args["needed"], reason.args["left"]
    assert isinstance(needed, int)
    assert isinstance(left, int)
    return needed - left


def _thinkable(state: BuildersState) -> list[int]:
    """All but the sendings."""
    at = state.at
    buildings = members(state.building_row)
    if state.next_building != NOTHING:
        buildings = sorted([*buildings, int(state.next_building)])
    workers = members(state.worker_row)
    if state.next_worker != NOTHING:
        workers = sorted([*workers, int(state.next_worker)])
    found = [int(at.end), *[int(at.take) + n for n in range(MOST_TAKEN)], int(at.buy)]
    found += [int(at.open) + building for building in buildings]
    found += [int(at.recruit) + worker for worker in workers]
    if state.cards.prisoner_count > 0:
        found += _thinkable_investments(state, _crew(state, state.players[state.turn]))
    return found


def _crew(state: BuildersState, player: Player) -> list[int]:
    return members(player.idle | at_sites(state, player))


def _thinkable_investments(state: BuildersState, crew: list[int]) -> list[int]:
    at = state.at
    first_prisoner = int(state.cards.worker_count)
    pupils = [unit for unit in crew if unit < at.pupils]
    found = [int(at.prisoner) + prisoner - first_prisoner for prisoner in members(state.prisoners_left)]
    found += [int(at.tool) + tool for tool in members(state.tools_left)]
    if state.loans_left > 0:
        found.append(int(at.loan))
    for university in members(state.universities_left):
        found += [int(at.university) + university * int(at.pupils) + unit for unit in pupils]
    return found + [int(at.free) + unit - first_prisoner for unit in pupils if unit >= first_prisoner]


def _thinkable_sendings(state: BuildersState, player: Player, site: int) -> list[int]:
    at = state.at
    found: list[int] = []
    loads = [0, *[tool + 1 for tool in members(player.tools)]]
    for unit in _crew(state, player):
        first = int(at.send) + site * int(at.per_site) + unit * int(at.loads)
        found += [first + load for load in loads]
    return found


class _SendingJudge:
    """What stands against sending each load of a crew, wherever it is sent to."""

    def __init__(self, state: BuildersState, player: Player, found: Sorted) -> None:
        self.state = state
        self.found = found
        self.codes: list[int] = []  # the ids at site 0
        self.against: list[int] = []  # the place of the reason against it wherever it goes, or less than 0
        self.poor: list[Reason | None] = []  # against its price
        loads = [0, *[tool + 1 for tool in members(player.tools)]]
        for unit in _crew(state, player):
            busy = _why_not_idle(state, player, unit, "B-40", "B-42")
            against = -1 if busy is None else found.place_of(busy)
            poor = _needs_coins(player, state.coins_to_send(unit)) if busy is None else None
            first = int(state.at.send) + unit * int(state.at.loads)
            for load in loads:
                if busy is None and load > 0:
                    heavy = _why_not_carry(state, player, unit, load - 1)
                    against = -1 if heavy is None else found.place_of(heavy)
                self.codes.append(first + load)
                self.against.append(against)
                self.poor.append(poor)

    def sendings(self, site: int) -> None:
        """All sendings to a site, in the order in which `_why_not_send` asks."""
        found, against, codes = self.found, self.against, self.codes
        here = site * int(self.state.at.per_site)
        few = _few_actions(self.state, site)
        for number in range(len(codes)):
            place = against[number]
            if place < 0:
                found.add(here + codes[number], self.poor[number] if few is None else few)
            else:
                found.actions.append(here + codes[number])
                found.places.append(place)
