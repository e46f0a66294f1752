"""What a level is worth on one scale a game, from the games in which it met the one below it."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from ludarium.bots.levels import LEVELS
from ludarium.bots.strength import measured

WEAKEST = 1000  # the rating of the weakest level
TENFOLD = 400  # points of rating that make odds of ten to one
DUEL = 2  # seats


def points(share: float) -> float:
    """By how much a level is above the one below, of which it wins this share."""
    return TENFOLD * math.log10(share / (1 - share))


@cache
def ratings(game: str) -> dict[str, int]:
    """The rating of each level as far up as they were measured, the weakest first, in steps of ten."""
    shares = {
        (rung.level, rung.over): rung.share for rung in measured() if (rung.game, rung.seats) == (game, DUEL)
    }
    found, now = {LEVELS[0]: WEAKEST}, float(WEAKEST)
    for below, level in pairwise(LEVELS):
        if (level, below) not in shares:
            break
        now += points(shares[level, below])
        found[level] = 10 * round(now / 10)
    return found if len(found) > 1 else {}
