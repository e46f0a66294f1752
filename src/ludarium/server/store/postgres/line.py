"""The line by which a process is known to be there, and by which it hears the others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

from ludarium import __version__
from ludarium.server.errors import StoreError
from ludarium.server.store.postgres.database import LONGEST, Database, faults
from ludarium.server.store.postgres.schema import CHANNEL
from ludarium.server.wings import Gone, written

BEAT = 1.0  # seconds
LAST_BEAT = 2.0  # seconds that it may take
LOOK_EVERY = 0.2  # seconds, at most so often between the beats
WINGS = 1_818_583_402  # the locks that processes hold as long as their session lasts

Kind = Literal["serve", "think"]
log = logging.getLogger("ludarium.server")

JOIN = "INSERT INTO wings (name, number, kind, version, opened) VALUES ($1, $2, $3, $4, $5)"
STILL_HERE = "UPDATE wings SET beat = now() WHERE name = $1 RETURNING 1"
# A killed process lets go of its lock at once; one that stands still only stops to beat.
GONE = """
WITH gone AS (
    DELETE FROM wings WHERE name <> $1 AND (beat < now() - interval '10 seconds' OR number NOT IN (
        SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))
    RETURNING name)
SELECT name, pg_notify($3, replace($4, '?', name)) FROM gone
"""


class Line:
    """A connection of its own that beats once a second; if it breaks, the process joins again."""

    def __init__(self, database: Database, kind: Kind, every: float = BEAT) -> None:
        self.database = database
        self.kind = kind
        self.every = every
        self.listens: dict[str, Callable[[str], None]] = {}  # a channel, and who hears it
        self.at_beat: list[Callable[[Any], Awaitable[None]]] = []
        self.joined_again: Callable[[], Awaitable[None]] | None = None
        self.opened = 0
        self.looked = 0.0
        self.connection: Any = None
        self.beating: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()

    async def open(self, now: int) -> int:
        """Join; since when there has been somebody of the same kind."""
        self.opened = now
        with faults():
            await self._join()
            query = "SELECT min(opened) FROM wings WHERE kind = $1"
            since = int(await self.connection.fetchval(query, self.kind))
        self.beating = asyncio.get_running_loop().create_task(self._beat_on())
        return since

    async def _join(self) -> None:
        connection = await self.database.connection()
        try:
            number = await connection.fetchval("SELECT nextval('wing_numbers')::integer")
            # the lock first: whoever has a row and no lock is taken for gone
            await connection.execute("SELECT pg_advisory_lock($1::integer, $2::integer)", WINGS, number)
            await self._others_gone(connection)  # a house that was killed left its row behind
            await connection.execute("DELETE FROM wings WHERE name = $1", self.database.name)
            await connection.execute(JOIN, self.database.name, number, self.kind, __version__, self.opened)
            for channel in self.listens:
                await connection.add_listener(channel, self._heard)
        except BaseException:
            connection.terminate()
            raise
        self.connection = connection

    def _heard(self, _connection: object, _process: int, channel: str, payload: str) -> None:
        self.listens[channel](payload)

    async def _beat_on(self) -> None:
        while not await self._closes_within(self.every):
            try:
                with faults():
                    await self._beat()
            except StoreError as error:
                log.warning("%s; trying again", error)
                await self._join_again()

    async def _closes_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.closing.wait()
        return self.closing.is_set()

    async def _beat(self) -> None:
        if await self.connection.fetchval(STILL_HERE, self.database.name) is None:
            raise StoreError("the database: we were taken for gone")
        await self._others_gone(self.connection)
        for do in self.at_beat:
            await do(self.connection)

    async def _others_gone(self, connection: Any) -> None:
        """Let go of what processes had that are gone."""
        gone = await connection.fetch(GONE, self.database.name, WINGS, CHANNEL, written(Gone("?")))
        for name, _ in gone:
            log.warning("process %s of the house is gone", name)

    async def look_for_gone(self, connection: Any) -> None:
        """Somebody waits for what another process holds: if that one is gone, nobody waits for the beat."""
        now = time.monotonic()
        if now - self.looked >= LOOK_EVERY:
            self.looked = now
            await self._others_gone(connection)

    async def _join_again(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        try:
            with faults():
                await self._join()
        except StoreError:
            return  # the next beat finds no connection and tries again
        if self.joined_again:
            await self.joined_again()

    async def close(self) -> None:
        """Be gone at once, for all to know."""
        self.closing.set()
        if self.beating is not None:
            await asyncio.wait(
                {self.beating}, timeout=LAST_BEAT
            )  # a question that is broken off takes longer
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        if self.connection is None or self.connection.is_closed():
            return
        try:
            with faults():
                await self.connection.execute("DELETE FROM wings WHERE name = $1", self.database.name)
                await self.connection.execute(
                    "SELECT pg_notify($1, $2)", CHANNEL, written(Gone(self.database.name))
                )
                await self.connection.close(timeout=LONGEST)
        finally:
            self.connection.terminate()
