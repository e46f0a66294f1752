"""The census of The Builders: every card and coin is somewhere exactly once."""

from __future__ import annotations

from ludarium.core.bits import members
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.scoring import at_sites
from ludarium.games.builders.state import NOTHING


def _spread(name: str, places: list[int], whole: int) -> list[str]:
    """Complaints unless the sets in `places` share nothing and together are `whole`."""
    seen = 0
    for place in places:
        if seen & place:
            return [f"{name} {members(seen & place)} lie in two places"]
        seen |= place
    return [] if seen == whole else [f"{name} {members(seen ^ whole)} are missing or too many"]


def census(state: Builders) -> list[str]:
    """What is wrong with the pieces; nothing in a sound position."""
    cards = state.cards
    players = [state.players[seat] for seat in range(int(state.seats))]
    machines = 0
    for player in players:
        for building in members(player.finished):
            if building >= cards.first_machine:
                machines |= 1 << int(cards.first_machine_unit) + building - int(cards.first_machine)
    next_worker = 0 if state.next_worker == NOTHING else 1 << int(state.next_worker)
    next_one = 0 if state.next_building == NOTHING else 1 << int(state.next_building)
    buildings = [player.sites for player in players] + [player.finished for player in players]
    units = [player.idle for player in players] + [at_sites(state, player) for player in players]
    carried = sum(1 << tool for tool, unit in enumerate(state.carrier) if unit != NOTHING)
    coins = [int(player.coins) for player in players]
    wrong = _spread(
        "buildings",
        [*buildings, state.building_row, state.building_pile, next_one],
        (1 << len(cards.building_ids)) - 1,
    )
    wrong += _spread(
        "units",
        [*units, state.worker_row, state.worker_pile, next_worker, state.prisoners_left],
        cards.workers | cards.prisoners | machines,
    )
    wrong += _spread(
        "tools",
        [*[player.tools for player in players], carried, state.tools_left],
        (1 << len(cards.tool_ids)) - 1,
    )
    taught = sum(1 << number for number, unit in enumerate(state.pupil) if unit != NOTHING)
    wrong += _spread("universities", [taught, state.universities_left], (1 << len(cards.university_ids)) - 1)
    if state.loans_left + sum(int(player.loans) for player in players) != cards.loan_count:
        wrong.append("loans are missing or too many")
    if min([*coins, int(state.bank)]) < 0 or sum(coins) + state.bank != state.coins_in_all:
        wrong.append(f"coins {coins} and bank {state.bank} are not {state.coins_in_all}")
    return wrong
