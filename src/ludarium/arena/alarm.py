"""An end to a bot that would never answer: where the system has alarms, its thinking is broken off."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

GRACE = 1.0  # seconds, at least, after the time for a move: a late answer is better judged than broken off


class BrokenOff(BaseException):
    """Thinking that was broken off; no bot catches it by mistake."""


def _ring(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    raise BrokenOff


@contextmanager
def broken_off_after(seconds: float | None) -> Iterator[None]:
    """Raise BrokenOff in what is done here, long after its time; a compiled loop cannot hear it."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds is None or not able:
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds + max(GRACE, seconds))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
