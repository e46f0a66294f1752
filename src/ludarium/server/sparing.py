"""A log that says the same thing once a minute, however often somebody makes it happen."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

MINUTE = 60.0
MOST_KINDS = 500
LOGGERS = ("ludarium.server", "uvicorn.error", "asyncio")


class Sparing(logging.Filter):
    """Lets the first of each kind through, and once a minute one more with the number of those between."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg) if record.name != "ludarium.server" else record.getMessage())
        now = self.clock()
        since, more = self.seen.get(kind, (-MINUTE, 0))
        if now - since < MINUTE:
            self.seen[kind] = (since, more + 1)
            return False
        if len(self.seen) > MOST_KINDS:
            self.seen.clear()
        self.seen[kind] = (now, 0)
        if more:
            record.msg, record.args = f"{record.getMessage()} ({more} more of this kind)", ()
        return True


def spare_the_log() -> None:
    """From now on all that a stranger can provoke is said sparingly."""
    sparing = Sparing()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(sparing)
