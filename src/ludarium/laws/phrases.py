"""The phrases in what a position tells, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludarium.core.messages import Phrase


def phrases_in(told: object) -> Iterator[Phrase]:
    """Every whole phrase in a message; those within it are said with it."""
    if isinstance(told, Phrase):
        yield told
    elif isinstance(told, msgspec.Struct):
        for name in told.__struct_fields__:
            yield from phrases_in(getattr(told, name))
    elif isinstance(told, (list, tuple)):
        for part in told:
            yield from phrases_in(part)
    elif isinstance(told, dict):
        for part in told.values():
            yield from phrases_in(part)
