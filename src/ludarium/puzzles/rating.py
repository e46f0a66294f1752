"""How strong a solver is: Elo against the ratings of puzzles, each puzzle counted once."""

from __future__ import annotations

START = 1200
SCALE = 400  # points of difference at which the odds are ten to one
EARLY = 15  # puzzles in which a rating finds its place
FAST, SLOW = 40, 20  # the most that one puzzle changes, until then and after
LEAST = 100


def expected(mine: int, puzzle: int) -> float:
    """How likely a solver finds the best turn."""
    return float(1 / (1 + 10 ** ((puzzle - mine) / SCALE)))


def after(mine: int, tried: int, puzzle: int, right: bool) -> int:
    """The rating after one more puzzle; `tried` were counted before."""
    step = FAST if tried < EARLY else SLOW
    return max(LEAST, mine + round(step * (right - expected(mine, puzzle))))
