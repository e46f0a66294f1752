"""Something that is told at once, but not more often than every few seconds: the rest is told together."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.server.clocks import Alarm, Time


class Rarely:
    """Does a thing now, or as soon as it may be done again; it keeps nothing that would keep it in turn."""

    def __init__(self, time: Time, every: int) -> None:
        self.time = time
        self.every = every  # milliseconds
        self.last = -every
        self.waiting: Alarm | None = None

    def __call__(self, do: Callable[[], None]) -> None:
        if self.waiting is not None:
            return
        wait = self.last + self.every - self.time.now()
        if wait <= 0:
            self._do(do)
        else:
            self.waiting = self.time.later(wait, lambda: self._do(do))

    def _do(self, do: Callable[[], None]) -> None:
        self.waiting = None
        self.last = self.time.now()
        do()

    def give_up(self) -> None:
        """There is nobody to tell it any more."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
