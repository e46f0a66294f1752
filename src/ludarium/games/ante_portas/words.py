"""Which messages of the catalogues name the cards, cities and allies of Ante Portas."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.messages import Args
from ludarium.games.ante_portas.cards import Deck

CLAUSES = tuple(
    "AP-1 AP-2 AP-3 AP-4 AP-10 AP-11 AP-12 AP-12a AP-13 AP-14 AP-15 AP-15a AP-20 AP-21 AP-22 AP-23 "
    "AP-24 AP-25 AP-26 AP-26a AP-27 AP-27a AP-27b AP-30 AP-30a AP-31 AP-31a AP-32 AP-32a AP-33 AP-33a "
    "AP-34 AP-35 AP-36 AP-36a AP-37 AP-40 AP-40a AP-41 AP-41a AP-41b AP-41c AP-41d AP-42 AP-42a AP-43 "
    "AP-43a AP-44 AP-45 AP-46 AP-46a AP-47 AP-48 AP-60 AP-61 AP-62 AP-62a AP-63 AP-64 AP-65 AP-65a "
    "AP-70 AP-71 AP-71a AP-72 AP-73 AP-74 AP-90 AP-91 AP-95 AP-96".split()
)
FIXED = ("use", "ending", "region")  # arguments whose words do not depend on the data files

Message = tuple[str, Args]


def all_cards(deck: Deck) -> tuple[tuple[str, str], ...]:
    """Every half, city and ally as (argument, id)."""
    found = [("card", half) for half in deck.c_ids + deck.r_ids]
    found += [("city", city) for city in deck.land.city_ids]
    return tuple(found + [("ally", ally) for ally in deck.land.ally_ids])


def namer(deck: Deck, house: bool) -> Callable[[str, str], Message | None]:
    """The messages for the names in arguments; those of other data files are said as the files write them."""
    names: dict[tuple[str, str], str] = {("card", half): name for half, name in deck.names.items()}
    names |= {
        ("city", city): name for city, name in zip(deck.land.city_ids, deck.land.city_names, strict=True)
    }
    names |= {
        ("ally", ally): name for ally, name in zip(deck.land.ally_ids, deck.land.ally_names, strict=True)
    }

    def card_message(kind: str, value: str) -> Message | None:
        if kind in FIXED:
            return f"{kind}-{value}", {}
        if kind == "place":
            return ("place-secret", {}) if value == "secret" else card_message("city", value)
        if (kind, value) not in names:
            return None
        return (f"{kind}-{value}", {}) if house else ("as-written", {"name": names[kind, value]})

    return card_message
