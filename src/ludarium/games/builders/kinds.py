"""The kinds of moves of The Builders, in the order in which people think of them."""

from __future__ import annotations

from ludarium.core.game import Kind

KINDS = (
    Kind("send", "B-40", "unit", steps=("unit", "building")),
    Kind("send-with-tool", "BA-30", "unit", steps=("unit", "building")),
    Kind("open", "B-20", "building"),
    Kind("recruit", "B-30", "worker"),
    Kind("take", "B-60", "coins"),
    Kind("free", "BA-23", "prisoner"),
    Kind("prisoner", "BA-21", "prisoner"),
    Kind("tool", "BA-30", "tool"),
    Kind("university", "BA-50", "university", steps=("university",)),
    Kind("loan", "BA-40"),
    Kind("buy", "B-11"),
    Kind("end", "B-10"),
)
