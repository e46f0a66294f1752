"""What games in lock-step share: how a difference is told, and how a scripted player picks a kind of move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludarium.core.rng import Rng


def weighted(weights: Mapping[str, int], rng: Rng) -> str:
    """One of the kinds, by weight."""
    left = rng.below(sum(weights.values()))
    for kind, weight in weights.items():
        left -= weight
        if left < 0:
            return kind
    raise AssertionError("weights do not add up")


class Compared:
    """One game that an engine and its reference play: where it was played, and the moves so far."""

    table: Any
    moves: list[str]

    def where(self) -> str:
        """What is needed besides the moves to play the game again."""
        return str(self.table)

    def same(self, what: str, engine: object, reference: object) -> None:
        """Stop with all that is needed to play the game again."""
        if engine == reference:
            return
        if isinstance(engine, set) and isinstance(reference, set):
            engine, reference = engine - reference, reference - engine  # what only one of the two has
        moves = "\n  ".join(self.moves)
        told = f"{what}: engine {engine}, reference {reference}\n{self.where()}\n  {moves}"
        pytest.fail(told, pytrace=False)

    def same_parts(self, engine: Mapping[str, object], reference: Mapping[str, object]) -> None:
        """Compare two tables part by part, so that the part which differs is named."""
        if engine == reference:
            return
        self.same("parts of the table", set(engine), set(reference))
        for part in engine:
            self.same(part, engine[part], reference[part])
