"""Which messages of the catalogues name the cards, goods, pieces and clauses of Faiyum."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.messages import Args
from ludarium.games.faiyum.cards import Cards, packaged

CLAUSES = (
    "FA-1 FA-2 FA-3 FA-4 FA-5 FA-5a FA-6 FA-7 FA-10 FA-11 FA-20 FA-21 FA-21a FA-21b FA-22 FA-23 FA-24 "
    "FA-25 FA-25a FA-26 FA-27 FA-28 FA-28a FA-29 FA-30 FA-31 FA-32 FA-33 FA-34 FA-40 FA-41 FA-41a FA-42 "
    "FA-50 FA-51 FA-52 FA-53 FA-54 FA-55 FA-56 FA-57 FA-58 FA-58a FA-59 FA-60 FA-65 FA-66 FA-67 FA-68 "
    "FA-69 FA-69a FA-69b FA-70 FA-71 FA-72 FA-73 FA-74 FA-80 FA-81 FA-82 FA-82a FA-83 FA-90 FA-91 FA-92 "
    "FA-95 FA-96 FA-96a"
).split()
NAMED = ("good", "piece", "place")


def card_words(cards: Cards) -> Callable[[str, str], tuple[str, Args] | None]:
    """How the cards of a data file are named: in the catalogues, or as an own card by its own name."""
    known = Cards("cards.csv", packaged("cards.csv"))
    catalogued = dict(zip(known.ids, (row.name for row in known.rows), strict=True))
    names = dict(zip(cards.ids, (row.name for row in cards.rows), strict=True))

    def card_message(kind: str, card: str) -> tuple[str, Args] | None:
        if kind in NAMED:
            return f"{kind}-{card}", {}
        if kind != "card":
            return None
        if card in catalogued and catalogued[card] == names.get(card, catalogued[card]):
            return f"card-{card}", {}
        return "card-own", {"name": names.get(card, card)}

    return card_message


def all_cards(cards: Cards) -> tuple[tuple[str, str], ...]:
    """Every card as (argument, id)."""
    return tuple(("card", card) for card in cards.ids)


def copies(cards: Cards, card: str, seats: int) -> int:
    """How many of a card a table needs: start cards for every seat (FA-3), the others once."""
    place = cards.ids.index(card)
    return int(cards.copies[place]) * (seats if place >= cards.numbered else 1)
