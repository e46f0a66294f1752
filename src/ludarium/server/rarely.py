"""Something that is told at once, but not more often than every few seconds: the rest is told together."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.server.clocks import Alarm, Time


class Rarely:
    """Does a thing now, or as soon as it may be done again."""

    def __init__(self, time: Time, every: int, do: Callable[[], None]) -> None:
        self.time = time
        self.every = every  # milliseconds
        self.do = do
        self.last = -every
        self.waiting: Alarm | None = None

    def __call__(self) -> None:
        if self.waiting is not None:
            return
        wait = self.last + self.every - self.time.now()
        if wait <= 0:
            self._do()
        else:
            self.waiting = self.time.later(wait, self._do)

    def _do(self) -> None:
        self.waiting = None
        self.last = self.time.now()
        self.do()
