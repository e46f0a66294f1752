"""Shares of games with their intervals."""

from __future__ import annotations

import math

Z = 1.96  # 95 %


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson), sensible also near 0 and 1."""
    share, z2 = wins / games, Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = math.sqrt(z2 * share * (1 - share) + z2 * z2 / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_text(wins: float, games: int) -> str:
    """A share in hundreds with its interval."""
    low, high = share_interval(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
