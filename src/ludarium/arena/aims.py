"""The tuning aims of a game, each met or missed, with its figure and interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludarium.arena.balance import Balance
from ludarium.core.own import own
from ludarium.core.shares import Estimate


@dataclass(frozen=True)
class Aim:
    """One aim: the band that a figure should be in."""

    clause: str
    what: str
    figure: Estimate
    low: float
    high: float
    wanted: int  # so many games are needed for a verdict
    unit: str = ""
    detail: str = ""

    def met(self) -> bool:
        return self.low <= self.figure.value <= self.high

    def sure(self) -> bool:
        """Whether the whole interval is on the same side as the figure, over enough games."""
        inside = self.low <= self.figure.low and self.figure.high <= self.high
        outside = self.figure.high < self.low or self.figure.low > self.high
        return self.figure.n >= self.wanted and (inside if self.met() else outside)

    def verdict(self) -> str:
        told = "met" if self.met() else "missed"
        if self.sure():
            return told
        return f"{told}, " + ("not sure" if self.figure.n >= self.wanted else f"n < {self.wanted}")

    def told(self) -> str:
        """The figure with its interval."""
        factor = 100 if self.unit == "%" else 1
        figure = self.figure.times(factor)
        unit = f" {self.unit}" if self.unit else ""
        return figure.text() + unit if figure.n > 1 else f"{figure.value:.1f}{unit}"

    def facts(self) -> dict[str, object]:
        return {
            "clause": self.clause,
            "aim": self.what,
            "met": self.met(),
            "sure": self.sure(),
            "verdict": self.verdict(),
            "figure": self.figure.facts(),
            "low": self.low,
            "high": self.high,
            "detail": self.detail,
        }


def aims_of(balances: Sequence[Balance]) -> list[Aim]:
    """The aims of a game over all player counts that were measured."""
    found: list[Aim] = []
    for balance in balances:
        aims: Callable[[Balance], list[Aim]] | None = own(balance.game, "arena", "{}_aims", "aims")
        if aims and balance.games:
            found += aims(balance)
    return found
