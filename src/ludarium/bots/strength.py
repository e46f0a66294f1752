"""What was measured of the levels: each against the one below it. `bench/strength.py` writes the file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("strength.csv")
COLUMNS = ("game", "seats", "level", "over", "games", "share")


@dataclass(frozen=True)
class Rung:
    """The share of the games that a level won at a table of players of the level below."""

    game: str
    seats: int
    level: str
    over: str
    games: int
    share: float

    def place(self) -> tuple[str, int, str, str]:
        """What makes it another rung than the others."""
        return self.game, self.seats, self.level, self.over


def read(text: str) -> list[Rung]:
    """The rungs of a file, in its order."""
    return [
        Rung(
            row["game"], int(row["seats"]), row["level"], row["over"], int(row["games"]), float(row["share"])
        )
        for row in csv.DictReader(io.StringIO(text))
    ]


def written(rungs: Iterable[Rung]) -> str:
    """The same as a file."""
    rows = [(*rung.place(), str(rung.games), f"{rung.share:.3f}") for rung in rungs]
    return "".join(",".join(map(str, row)) + "\n" for row in (COLUMNS, *rows))


def measured() -> list[Rung]:
    """All that ships."""
    return read(FILE.read_text(encoding="utf-8"))


def with_new(known: list[Rung], new: list[Rung]) -> list[Rung]:
    """What was known, with the new rungs in their places or behind it."""
    fresh = {rung.place(): rung for rung in new}
    kept = [fresh.pop(rung.place(), rung) for rung in known]
    return [*kept, *fresh.values()]
