"""The kinds of moves of Ante Portas, in the order in which people think of them."""

from __future__ import annotations

from ludarium.core.game import Kind

KINDS = (
    Kind("march", "AP-20", "card", brief=True),
    Kind("attach", "AP-20", "card", brief=True),
    Kind("event", "AP-21", "card", brief=True),
    Kind("secret", "AP-33", "card", steps=("card",)),
    Kind("named", "AP-32", "card", steps=("card", "city")),
    Kind("morale", "AP-35", "card", brief=True),
    Kind("move-secret", "AP-33", "city"),
    Kind("ally", "AP-61", "ally"),
    Kind("stray", "AP-41c", "card"),
    Kind("lose", "AP-42", "card", brief=True),
    Kind("discard", "AP-37", "card", brief=True),
    Kind("target", "AP-24", "city"),
    Kind("another-turn", "AP-24"),
    Kind("end", "AP-12a"),
)
