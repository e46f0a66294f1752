"""Levels that think as the real ones do, but shortly enough for tests that are not compiled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludarium.bots import levels
from ludarium.bots.levels import Level

ITERATIONS = 3


def quick(level: Level) -> Level:
    if level.effort is None:
        return level
    return replace(level, effort=replace(level.effort, iterations=ITERATIONS, turns=0, seconds=0.0))


def think_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level that searches do so with few iterations."""
    ladders = {game: tuple(quick(level) for level in ladder) for game, ladder in levels.LADDERS.items()}
    efforts = {game: ladder[-1].effort for game, ladder in ladders.items()}
    monkeypatch.setattr(levels, "LADDERS", ladders)
    monkeypatch.setattr(levels, "EFFORTS", efforts)
    monkeypatch.setattr(levels, "BLIND", replace(levels.BLIND, iterations=ITERATIONS))
