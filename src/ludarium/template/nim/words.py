"""Which messages of the catalogues name the pieces and clauses of Nim."""

from __future__ import annotations

from ludarium.core.game import Kind
from ludarium.core.messages import Args, Phrase

from .state import ROWS, STICKS

CLAUSES = ("N-1", "N-2", "N-3", "N-4", "N-5")  # in the order of the page of rules
KINDS = (Kind("take", "N-3", "row", steps=("row",)),)
CARDS = tuple(("row", row) for row in ROWS)


def card_message(kind: str, card: str) -> tuple[str, Args] | None:
    """The message for an id that stands in an argument, or None if the argument holds none."""
    return (f"row-{card}", {}) if kind == "row" else None


def face(_kind: str, card: str) -> list[Phrase]:
    """What is always so of a row: how many sticks lie in it at first (N-1)."""
    return [Phrase("nim-begins", {"sticks": STICKS[ROWS.index(card)]})]
