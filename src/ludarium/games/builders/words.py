"""Which messages of the catalogues name the cards and clauses of The Builders."""

from __future__ import annotations

from ludarium.core.messages import Args
from ludarium.games.builders.cards import Cards

LOAN = "loan"  # the sort and the name of the cards that are no choice of their own
UNITS = ("unit", "worker", "prisoner")
PAGE = (  # in the order of docs/rules/builders.md
    "B-1 B-2 B-2a B-3 B-4 B-5 B-5a B-6 B-7 BA-1 B-10 B-11 B-12 B-13 B-20 B-21 B-22 B-23 B-30 "
    "B-31 B-40 B-41 B-42 B-43 B-44 B-50 B-51 B-52 B-53 B-54 B-60 B-61 BA-20 BA-21 BA-22 BA-23 "
    "BA-24 BA-25 BA-30 BA-31 BA-40 BA-41 BA-42 BA-50 BA-51 B-70 B-71 BM-70 BA-62 BA-63 B-72 "
    "B-73 B-73a B-74 B-90 B-91 B-92 B-93 B-94"
).split()
FOREIGN = {"middle_ages": ("BA-", "B-91", "B-93", "B-94"), "antiquity": ("BM-", "B-90")}


def clauses(edition: str) -> tuple[str, ...]:
    """The ids of the clauses that an edition is played by, in the order of the page of rules."""
    return tuple(clause for clause in PAGE if not clause.startswith(FOREIGN[edition]))


def card_message(kind: str, card: str) -> tuple[str, Args] | None:
    """The message for a card id that stands in an argument, or None if the argument holds no card."""
    if kind == "university":
        return card, {}
    if kind in ("building", "tool"):
        return f"{kind}-{card}", {}
    if kind in UNITS:
        return _unit_message(card)
    return None


def _unit_message(unit: str) -> tuple[str, Args]:
    rank, _, number = unit.rpartition("-")
    if not number.isdigit():
        return f"building-{unit}", {}  # a machine is named by its card
    return rank if rank in ("prisoner", "citizen") else f"worker-{rank}", {"number": int(number)}


def all_cards(cards: Cards) -> tuple[tuple[str, str], ...]:
    """Every card of an edition as (argument, id)."""
    found = [("building", building) for building in cards.building_ids]
    found += [("unit", unit) for unit in cards.unit_ids]
    found += [("unit", unit.replace("prisoner", "citizen")) for unit in cards.unit_ids if "prisoner" in unit]
    found += [("tool", tool) for tool in cards.tool_ids]
    return tuple(found + [("university", university) for university in cards.university_ids])
