"""Clocks of a table, and what happens when time runs out; the time itself comes from outside.

move     seconds for each move. When they are up a bot of the middle level makes this one move.
fischer  a bank of seconds, and an increment at the end of each turn. When the bank is empty a bot plays the
         seat to the end.
days     days for each turn. When they are up a bot plays on, and the owner may take the seat back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ludarium.server.commands import ClockWish
from ludarium.server.errors import RefusedError
from ludarium.server.messages import ClockNews

SECOND = 1000
DAY = 24 * 3600 * SECOND
NEEDED = {"none": (), "move": ("seconds",), "fischer": ("seconds", "increment"), "days": ("days",)}


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Where the time comes from; the tests have their own."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def later(self, milliseconds: int, do: Callable[[], None]) -> Alarm: ...


class WallTime:
    """The time on the wall."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def later(self, milliseconds: int, do: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(milliseconds / SECOND, do)


def checked(wish: ClockWish) -> ClockWish:
    """A clock that has the figures of its kind, and no others."""
    needed = NEEDED[wish.kind]
    given = {name for name in ("seconds", "increment", "days") if getattr(wish, name) is not None}
    if given != set(needed):
        raise RefusedError("bad-clock", clock=wish.kind)
    return wish


@dataclass
class Clock:
    """The time of each seat; it runs for one seat at most, and never for a bot."""

    wish: ClockWish
    bank: list[int]  # what is left of a Fischer clock
    running: int | None = None
    since: int = 0

    @classmethod
    def of(cls, wish: ClockWish, seats: int) -> Clock:
        return cls(wish, [(wish.seconds or 0) * SECOND] * seats)

    def run(self, seat: int | None, now: int, *, anew: bool) -> None:
        """Run for a seat; `anew` if the time for its move begins."""
        if seat != self.running or (anew and self.wish.kind != "days"):
            self.since = now
        self.running = seat

    def outage(self, now: int) -> None:
        """The house was closed: only days went on."""
        if self.wish.kind != "days":
            self.since = max(self.since, now)

    def spent(self, seat: int, now: int) -> int:
        """What a move of this seat costs."""
        return max(0, now - self.since) if seat == self.running else 0

    def pay(self, seat: int, spent: int, *, turn_ended: bool) -> None:
        """Take the time of a move from the bank, and give the increment of a turn."""
        if self.wish.kind == "fischer":
            bonus = (self.wish.increment or 0) * SECOND if turn_ended else 0
            self.bank[seat] = max(0, self.bank[seat] - spent) + bonus

    def allowed(self, seat: int) -> int | None:
        """How long the seat may think from `since` on."""
        match self.wish.kind:
            case "move":
                return (self.wish.seconds or 0) * SECOND
            case "fischer":
                return self.bank[seat]
            case "days":
                return (self.wish.days or 0) * DAY
        return None

    def deadline(self) -> int | None:
        """When the time of the running seat is up."""
        if self.running is None:
            return None
        allowed = self.allowed(self.running)
        return None if allowed is None else self.since + allowed

    def news(self, now: int) -> ClockNews | None:
        """What the page shows."""
        if self.wish.kind == "none":
            return None
        left = [self._left(seat, now) for seat in range(len(self.bank))]
        wish = self.wish
        return ClockNews(
            kind=wish.kind,  # type: ignore[arg-type] # not none
            seconds=wish.seconds,
            increment=wish.increment,
            days=wish.days,
            remaining=left,
            running=self.running,
        )

    def _left(self, seat: int, now: int) -> int | None:
        allowed = self.allowed(seat)
        return None if allowed is None else max(0, allowed - self.spent(seat, now))
