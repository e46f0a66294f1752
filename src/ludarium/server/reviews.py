"""Reviews of finished games: one at a time in a process of low priority, shared by all who ask, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Awaitable, Callable

from ludarium.core import notation
from ludarium.core.state import OVER
from ludarium.review.review import EFFORT
from ludarium.server import replays
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.reviewer import MODULE

MOST_KEPT = 64
MOST_WAITING = 8
LONGEST = 900.0  # seconds

log = logging.getLogger("ludarium.server")
Reviewing = Callable[[str], Awaitable[bytes]]


async def in_a_process(text: str, effort: int = EFFORT) -> bytes:
    """Review a game file beside the games that are being played."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", MODULE, str(effort), stdin=pipe, stdout=pipe
    )
    try:
        async with asyncio.timeout(LONGEST):
            found, _ = await process.communicate(text.encode())
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode or not found:
        raise OSError(f"the process of a review ended with {process.returncode}")
    return found


class Reviews:
    """What has been found out about games, and what is being looked at."""

    def __init__(self, house: House, reviewing: Reviewing = in_a_process) -> None:
        self.house = house
        self.reviewing = reviewing
        self.kept: dict[str, bytes] = {}  # the longest unused first
        self.waiting: dict[str, asyncio.Future[bytes]] = {}
        self.one = asyncio.Lock()

    async def of(self, id_: str) -> bytes:
        """The review of a table; whoever asks second waits for the same one."""
        if id_ in self.kept:
            self.kept[id_] = found = self.kept.pop(id_)
            return found
        if id_ not in self.waiting:
            text = await self._text(id_)
            if len(self.waiting) >= MOST_WAITING:
                raise RefusedError("too-fast")
            if id_ not in self.waiting:
                self.waiting[id_] = asyncio.get_running_loop().create_future()
                self.house.tasks.spawn(self._review(id_, text, self.waiting[id_]))
        found = await asyncio.shield(self.waiting[id_])
        if not found:
            raise RefusedError("house")
        return found

    async def _text(self, id_: str) -> str:
        async with self.house.rooms.at(id_) as room:
            table = replays.finished(room.table)
            if table.to_act != OVER:
                raise RefusedError("not-over")
            return notation.write(replays.record_of(table))

    async def _review(self, id_: str, text: str, told: asyncio.Future[bytes]) -> None:
        """Look at a game and tell all who wait; nothing if it failed."""
        found = b""
        try:
            async with self.one:
                found = await self.reviewing(text)
        except (OSError, TimeoutError) as error:
            log.error("the review of table %s failed: %s", id_, error)
        finally:
            del self.waiting[id_]
            if not told.done():
                told.set_result(found)
        if found:
            self._keep(id_, found)

    def _keep(self, id_: str, found: bytes) -> None:
        self.kept[id_] = found
        if len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
