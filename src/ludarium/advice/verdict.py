"""What a turn lost: it and other ways on, tried in so many worlds as it takes to tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.advice.judge import Judge, Way, Worth, lead
from ludarium.core.state import State

FIRST = 2  # worlds before anything is left out, and by which the others are added
SURE = 2.0  # standard errors
LEAST_ERROR = 1 / 4  # of what is worth telling: two worlds may agree by chance


@dataclass(frozen=True)
class Verdict:
    """The better way, its worth and that of the one played, what was lost, and its standard error."""

    best: Way
    worth: Worth
    played: Worth
    lost: float
    error: float


class Contest:
    """Ways against the turn that was played; those that cannot win any more are left out early."""

    def __init__(self, judge: Judge, before: State, at: int, played: Way, least: float) -> None:
        self.judge = judge
        self.before = before
        self.at = at
        self.played = played
        self.least = least  # what is worth telling
        self.seat = int(before.to_act)
        self.tried: dict[Way, Worth] = {}

    def verdict(self, ways: Sequence[Way]) -> Verdict:
        """Two worlds for all, then two more for what may still be told as a mistake and is not clear yet."""
        others = [way for way in ways if way != self.played]
        self._try([self.played, *others], 0, FIRST)
        alive, done = self._alive(others), FIRST
        while alive and done < self.judge.worlds and not self._clear(alive[0]):
            self._try([self.played, *alive], done, done + FIRST)
            alive, done = self._alive(alive), done + FIRST
        return self._told(alive or others)

    def _try(self, ways: Sequence[Way], first: int, end: int) -> None:
        for way in ways:
            more = self.judge.worth(self.before, self.at, way, range(first, end))
            before = self.tried.get(way, Worth(()))
            self.tried[way] = Worth((*before.worlds, *more.worlds))

    def _lead(self, way: Way) -> tuple[float, float]:
        """By how much a way is better than what was played, in the worlds that both were tried in."""
        one, played = self.tried[way], self.tried[self.played]
        return lead(one, Worth(played.worlds[: len(one.worlds)]), self.seat)

    def _error(self, error: float) -> float:
        return max(error, LEAST_ERROR * self.least)

    def _alive(self, ways: Sequence[Way]) -> list[Way]:
        """The better half of those that may still turn out to be worth telling, the best first."""
        leads = {way: self._lead(way) for way in ways}
        may = [way for way, (gain, error) in leads.items() if gain + SURE * self._error(error) >= self.least]
        may.sort(key=lambda way: -leads[way][0])
        return may[: max(1, len(may) // 2)]

    def _clear(self, way: Way) -> bool:
        gain, error = self._lead(way)
        return gain - SURE * self._error(error) >= self.least

    def _told(self, ways: Sequence[Way]) -> Verdict:
        """The best of some ways, if it is better at all."""
        played = self.tried[self.played]
        gain, error, best = max(((*self._lead(way), way) for way in ways), default=(0.0, 0.0, self.played))
        if gain <= 0:
            return Verdict(self.played, played, played, 0.0, 0.0)
        return Verdict(best, self.tried[best], played, gain, error)
