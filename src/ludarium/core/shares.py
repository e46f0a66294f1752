"""Shares and means with their intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval and the number of observations behind it."""

    value: float
    low: float
    high: float
    n: int

    def facts(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}

    def times(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.n)

    def text(self, digits: int = 1) -> str:
        return f"{self.value:.{digits}f} ({self.low:.{digits}f}–{self.high:.{digits}f})"

    def percent(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


def share(wins: float, games: int) -> Estimate:
    """A share of games (Wilson); without games nothing is known."""
    low, high = share_interval(wins, games) if games else (0.0, 1.0)
    return Estimate(wins / games if games else 0.0, low, high, games)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the normal interval; one value alone says nothing about its spread."""
    n = len(values)
    middle = sum(values) / n if n else 0.0
    if n < 2:
        return Estimate(middle, -math.inf, math.inf, n)
    half = Z * math.sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    return Estimate(middle, middle - half, middle + half, n)
