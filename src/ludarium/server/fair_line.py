"""A fair line: people before tables that are only watched, and among equals one question each in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

Waiting = asyncio.Future[None]


class Asker(NamedTuple):
    """Who waits for an answer; a person who plays goes before those who look at bots."""

    who: str = ""
    plays: bool = True


class FairLine:
    """Lets one in at a time."""

    def __init__(self) -> None:
        self.busy = False
        self.people: dict[str, deque[Waiting]] = {}
        self.watchers: dict[str, deque[Waiting]] = {}

    def __len__(self) -> int:
        """How many are in it or wait for it."""
        lines = (*self.people.values(), *self.watchers.values())
        return int(self.busy) + sum(len(line) for line in lines)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until it is one's turn, and let the next one in afterwards."""
        if self.busy:
            await self._wait(asker)
        self.busy = True
        try:
            yield
        finally:
            self._let_in()

    async def _wait(self, asker: Asker) -> None:
        mine: Waiting = asyncio.get_running_loop().create_future()
        lines = self.people if asker.plays else self.watchers
        lines.setdefault(asker.who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._let_in()  # it was my turn already
            raise

    def _let_in(self) -> None:
        """The next one: whoever was let in goes to the end of the line with the rest of his questions."""
        for lines in (self.people, self.watchers):
            while lines:
                who = next(iter(lines))
                line = lines.pop(who)
                first = line.popleft()
                if line:
                    lines[who] = line
                if not first.cancelled():
                    first.set_result(None)
                    return
        self.busy = False
