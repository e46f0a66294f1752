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
    """The time on the wall, but never back: when that clock is put back, ours goes on from where it was."""

    def __init__(self) -> None:
        self.last = 0
        self.ahead = 0

    def now(self) -> int:
        wall = time.time_ns() // 1_000_000
        self.ahead = max(self.ahead, self.last - wall)
        self.last = wall + self.ahead
        return self.last

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
    turn: int | None = None  # the seat whose time began last
    begun_at: int = -1  # and with which move, or turn if days are counted
    used: int = 0  # of that time before `since`; not in a Fischer clock

    @classmethod
    def of(cls, wish: ClockWish, seats: int) -> Clock:
        return cls(wish, [(wish.seconds or 0) * SECOND] * seats)

    def run(self, seat: int | None, now: int, move: int, turn: int) -> None:
        """Run for a seat, after so many moves, since so many of which it is its turn.

        Its time begins anew with a move (or turn) that was not begun before: whoever takes a move or a seat
        back goes on with the time that was left.
        """
        begun = turn if self.wish.kind == "days" else move
        if seat is not None and (seat != self.turn or begun > self.begun_at):
            self.turn, self.begun_at, self.used = seat, begun, 0
        self.running, self.since = seat, now

    def forget_turn(self) -> None:
        """The table went back behind the moves of others: whoever is to act now has all of its time."""
        self.turn = None

    def outage(self, opened: int, now: int) -> None:
        """The house was closed until `opened`: only days went on; and nobody began in the future."""
        since = self.since if self.wish.kind == "days" else max(self.since, opened)
        self.since = min(since, now)

    def spent(self, seat: int, now: int) -> int:
        """What a move of this seat costs."""
        return max(0, now - self.since) if seat == self.running else 0

    def pay(self, seat: int, spent: int, *, turn_ended: bool) -> None:
        """Take what was spent from the bank, and give the increment of a turn; or count it as used."""
        if self.wish.kind == "fischer":
            bonus = (self.wish.increment or 0) * SECOND if turn_ended else 0
            self.bank[seat] = max(0, self.bank[seat] - spent) + bonus
        elif seat == self.turn:
            self.used += spent

    def allowed(self, seat: int) -> int | None:
        """How long the seat may think from `since` on."""
        used = self.used if seat == self.turn else 0
        match self.wish.kind:
            case "move":
                return (self.wish.seconds or 0) * SECOND - used
            case "fischer":
                return self.bank[seat]
            case "days":
                return (self.wish.days or 0) * DAY - used
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
