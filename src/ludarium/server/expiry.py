"""Tables that everybody has left for good: after a stated time they are closed, and their journals stay."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ludarium.core.errors import LudariumError
from ludarium.server.clocks import DAY, SECOND, Alarm
from ludarium.server.house import House
from ludarium.server.journal import Abandoned, AnyEntry, Closed
from ludarium.server.table import Table

AFTER = 90 * DAY  # without a move, a word or anybody who sat down; no clock runs for so long
EVERY = 3600 * SECOND
AT_ONCE = 200

log = logging.getLogger("ludarium.server")


def expired(table: Table, now: int) -> list[AnyEntry]:
    """How a table ends that nobody has touched: one that had not begun is closed, a game stays undecided."""
    if now - table.updated < AFTER or table.status == "over":
        return []
    return [Closed(when=now)] if table.status == "open" else [Abandoned(when=now)]


class Expiry:
    """Looks for such tables every hour."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.alarm: Alarm | None = None

    def begin(self) -> None:
        self.house.tasks.spawn(self.look())
        self.alarm = self.house.time.later(EVERY, self.begin)

    def end(self) -> None:
        if self.alarm:
            self.alarm.cancel()

    async def look(self) -> None:
        """End the tables whose time has come; an address can open more than are ended at once."""
        ended = AT_ONCE
        while ended >= AT_ONCE:
            ended = await self._end_some()

    async def _end_some(self) -> int:
        """End the longest untouched ones; how many there were that could be."""
        ended = 0

        def decision(table: Table, now: int) -> Sequence[AnyEntry]:
            nonlocal ended
            entries = expired(table, now)
            ended += bool(entries)
            return entries

        for id_ in await self.house.store.untouched(self.house.time.now() - AFTER, AT_ONCE):
            try:
                await self.house.decide(id_, decision)
                log.info("table %s was abandoned and is closed", id_)
            except LudariumError as error:
                log.warning("table %s cannot be closed: %s", id_, error)
        return ended
