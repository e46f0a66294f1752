"""The parts of a position of The Builders: what lies on offer counts by what a seat can make of it."""

from __future__ import annotations

from ludarium.bots.search.mind import looked_at
from ludarium.games.builders.rules import Builders
from tests.bots.weights import mind_by_hand
from tests.scenes import MIDDLE_AGES, Scene

MIND = mind_by_hand(MIDDLE_AGES)


def parts_of(state: Builders, seat: int) -> dict[str, float]:
    """What is found for a seat, by name."""
    names, found = MIND.seat_parts(), looked_at(MIND, state)
    first = int(state.seats) + seat * len(names)
    return dict(zip(names, found[first : first + len(names)], strict=True))


def offering(*cards: str) -> Builders:
    """Two seats, the first with a craftsman who makes wood and knowledge, and only these cards on offer."""
    state = Scene(apprentices=["apprentice-1", "apprentice-2"]).hire("craftsman-9").state
    buildings, units = state.cards.building_ids, state.cards.unit_ids
    state.building_row = sum(1 << buildings.index(card) for card in cards if card in buildings)
    state.worker_row = sum(1 << units.index(card) for card in cards if card not in buildings)
    return state


def test_a_site_on_offer_counts_for_whom_it_fits() -> None:
    mine, theirs = (parts_of(offering("covered-bridge"), seat) for seat in (0, 1))
    assert mine["offer-best"] > theirs["offer-best"]
    assert (mine["offer-second"], mine["offer-points"]) == (0, 1)
    assert parts_of(offering(), 0)["offer-best"] == 0


def test_two_sites_on_offer_count_the_better_one_first() -> None:
    alone = [parts_of(offering(card), 0)["offer-best"] for card in ("covered-bridge", "cabin")]
    both = parts_of(offering("covered-bridge", "cabin"), 0)
    assert [both["offer-best"], both["offer-second"]] == sorted(alone, reverse=True)


def test_a_worker_on_offer_counts_by_what_the_sites_lack() -> None:
    state = offering("labourer-1", "master-2")
    assert parts_of(state, 0)["hand-best"] == 0
    state.players[0].sites = 1 << state.cards.building_ids.index("covered-bridge")  # wood and knowledge
    found = parts_of(state, 0)
    assert (found["hand-best"], found["hand-wages"]) == (2, 3)
