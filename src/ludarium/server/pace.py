"""How many commands a connection may send: a bucket that fills again with time."""

from __future__ import annotations

from ludarium.server.clocks import SECOND, Time
from ludarium.server.errors import RefusedError

BURST = 100
A_SECOND = 40


class Pace:
    """Allows a burst, then a steady pace."""

    def __init__(self, time: Time, burst: int = BURST, a_second: float = A_SECOND) -> None:
        self.time = time
        self.burst = burst
        self.a_second = a_second
        self.left = float(burst)
        self.looked = time.now()

    def allows(self) -> bool:
        """Whether one more may be taken now."""
        now = self.time.now()
        self.left = min(self.burst, self.left + (now - self.looked) / SECOND * self.a_second)
        self.looked = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_up(self, many: int) -> None:
        """So many were taken elsewhere."""
        self.left = max(0.0, self.left - many)

    def pass_by(self) -> None:
        """Take one more, or refuse."""
        if not self.allows():
            raise RefusedError("too-fast")
