"""Why an action of The Builders is not allowed: the explaining face of legality. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import BIT, members
from ludarium.core.messages import Args, Reason
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
    return Reason(clause, "needs-actions", {"needed": int(needed), "left": int(state.actions_left)})


def _needs_coins(player: Player, needed: i64, clause: str = "B-13") -> Reason | None:
    if player.coins >= needed:
        return None
    return Reason(clause, "needs-coins", {"needed": int(needed), "left": int(player.coins)})


def _bank_short(state: BuildersState, needed: i64) -> Reason | None:
    if state.bank >= needed:
        return None
    return Reason("B-5a", "bank-short", {"needed": int(needed), "left": int(state.bank)})


# --- rows and coins ----------------------------------------------------------------------------


def _why_not_take(state: BuildersState, actions: i64) -> Reason | None:
    return _needs_actions(state, actions) or _bank_short(state, COINS_FOR_ACTIONS[actions])


def _why_not_open(state: BuildersState, building: i64) -> Reason | None:
    args: Args = {"building": state.cards.building_ids[building]}
    if state.next_building == building:
        return Reason("B-20", "next-building", args)
    if not state.building_row & BIT[building]:
        return Reason("B-20", "building-not-in-row", args)
    return _needs_actions(state, 1)


def _why_not_recruit(state: BuildersState, worker: i64) -> Reason | None:
    if not state.worker_row & BIT[worker]:
        return Reason("B-30", "worker-not-in-row", {"worker": state.cards.unit_ids[worker]})
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
        left: i64 = state.tools_left & BIT[action - at.tool]
        return _why_not_bought(state, left, player, state.cards.tool_price, "BA-30")
    left = state.prisoners_left & BIT[action - at.prisoner + state.cards.worker_count]
    return _why_not_bought(state, left, player, state.cards.prisoner_price, "BA-21")


def _why_not_bought(
    state: BuildersState, left: i64, player: Player, price: i64, clause: str
) -> Reason | None:
    if left == 0:
        return Reason("BA-1", "not-in-stack", {})
    return _why_not_now(state) or _needs_coins(player, price, clause)


def _why_not_now(state: BuildersState) -> Reason | None:
    if state.invested:
        return Reason("BA-20", "invested-already", {})
    return _needs_actions(state, 1)


def _why_not_borrow(state: BuildersState) -> Reason | None:
    if state.loans_left == 0:
        return Reason("BA-1", "not-in-stack", {})
    return _why_not_now(state) or _bank_short(state, LOAN_COINS)


def _why_not_educate(state: BuildersState, player: Player, university: i64, unit: i64) -> Reason | None:
    args: Args = {"unit": state.unit_name(unit)}
    if not state.universities_left & BIT[university]:
        return Reason("BA-1", "not-in-stack", {})
    refusal = _why_not_idle(state, player, unit, "BA-50", "BA-50")
    if refusal is not None:
        return refusal
    if not state.idle_pupils(player) & BIT[unit]:
        return Reason("BA-22", "prisoner-cannot", args)
    if state.educated & BIT[unit]:
        return Reason("BA-51", "educated-already", args)
    return _why_not_now(state) or _needs_coins(player, state.cards.university_price, "BA-50")


def _why_not_free(state: BuildersState, player: Player, prisoner: i64) -> Reason | None:
    refusal = _why_not_idle(state, player, prisoner, "BA-23", "BA-24")
    if refusal is not None:
        return refusal
    if state.freed & BIT[prisoner]:
        return Reason("BA-25", "free-already", {"unit": state.unit_name(prisoner)})
    return _needs_actions(state, 1)


def _why_not_idle(
    state: BuildersState, player: Player, unit: i64, foreign_clause: str, busy_clause: str
) -> Reason | None:
    """A unit must be in the own crew and must not be at work."""
    if player.idle & BIT[unit]:
        return None
    args: Args = {"unit": state.unit_name(unit)}
    if at_sites(state, player) & BIT[unit]:
        return Reason(busy_clause, "unit-at-work", args)
    return Reason(foreign_clause, "unit-not-yours", args)


# --- sending --------------------------------------------------------------------------------------


def _why_not_send(state: BuildersState, player: Player, code: i64) -> Reason | None:
    at = state.at
    site: i64 = code // at.per_site
    unit: i64 = code % at.per_site // at.loads
    load: i64 = code % at.loads
    if not player.sites & BIT[site]:
        return Reason("B-40", "site-not-yours", {"building": state.cards.building_ids[site]})
    refusal = _why_not_idle(state, player, unit, "B-40", "B-42")
    if refusal is None and load > 0:
        refusal = _why_not_carry(state, player, unit, load - 1)
    if refusal is None:
        clause = "B-41" if state.sent[site] > 0 else "B-13"
        refusal = _needs_actions(state, state.actions_to_send(site), clause)
    return refusal or _needs_coins(player, state.coins_to_send(unit))


def _why_not_carry(state: BuildersState, player: Player, unit: i64, tool: i64) -> Reason | None:
    if not state.idle_pupils(player) & BIT[unit]:
        kind = "machine-cannot" if unit >= state.cards.first_machine_unit else "prisoner-cannot"
        return Reason("BA-22", kind, {"unit": state.unit_name(unit)})
    args: Args = {"tool": state.cards.tool_ids[tool]}
    if state.carrier[tool] != NOTHING and at_sites(state, player) & BIT[state.carrier[tool]]:
        return Reason("BA-31", "tool-at-work", args)
    if not player.tools & BIT[tool]:
        return Reason("BA-30", "tool-not-yours", args)
    return None


# --- what a person may think of --------------------------------------------------------------------


def candidates(state: BuildersState) -> list[int]:
    """The actions, legal or not, that a person at the table may think of now."""
    if state.to_act < 0:
        return state.legal()
    at = state.at
    player = state.players[state.turn]
    buildings = members(state.building_row)
    if state.next_building != NOTHING:
        buildings = sorted([*buildings, int(state.next_building)])
    found = [int(at.end), *[int(at.take) + n for n in range(MOST_TAKEN)], int(at.buy)]
    found += [int(at.open) + building for building in buildings]
    found += [int(at.recruit) + worker for worker in members(state.worker_row)]
    crew = members(player.idle | at_sites(state, player))
    if state.cards.prisoner_count > 0:
        found += _thinkable_investments(state, crew)
    return found + _thinkable_sendings(state, player, crew)


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


def _thinkable_sendings(state: BuildersState, player: Player, crew: list[int]) -> list[int]:
    at = state.at
    found: list[int] = []
    loads = [0, *[tool + 1 for tool in members(player.tools)]]
    for site in members(player.sites):
        for unit in crew:
            first = int(at.send) + site * int(at.per_site) + unit * int(at.loads)
            found += [first + load for load in loads]
    return found
