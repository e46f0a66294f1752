"""Small, quick runs that the tests of the arena share."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ludarium.arena.crews import alone
from ludarium.arena.ledger import Ledger
from ludarium.arena.match import PlayedGame
from ludarium.arena.plan import RunPlan, all_meet, plan_of
from ludarium.arena.run import WorkCrew, play_missing
from ludarium.games.builders.game import MIDDLE_AGES

SHORT = {"rounds": "2"}


def short_plan(bots: Sequence[str] = ("greedy", "random"), seats: int = 2, seed: int = 5) -> RunPlan:
    """The Middle Ages cut short after two rounds."""
    return plan_of(MIDDLE_AGES, all_meet(bots, seats), seed, SHORT)


def play(folder: Path, plan: RunPlan, games: int, crew: WorkCrew = alone) -> list[PlayedGame]:
    with Ledger(folder, plan) as ledger:
        return play_missing(ledger, games, crew)


def lines(folder: Path) -> list[bytes]:
    return sorted((folder / "games.jsonl").read_bytes().splitlines(keepends=True))


def environment() -> dict[str, str]:
    """For another Python that shall find the same ludarium and tests."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(path).resolve()) for path in sys.path)}
