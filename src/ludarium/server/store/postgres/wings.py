"""The wings of a house on PostgreSQL: who drives which table, and who and what is where."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from ludarium.server.errors import StoreError
from ludarium.server.store.postgres.database import Database
from ludarium.server.store.postgres.line import Line
from ludarium.server.store.postgres.schema import CHANNEL
from ludarium.server.tasks import Tasks
from ludarium.server.wings import Free, Gone, Hear, Missed, Present, Spent, heard, is_of, watched, written

MOST_TOLD = 6000  # bytes in one message; the database takes 8000

log = logging.getLogger("ludarium.server")

TAKE = """
INSERT INTO leases VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET wing = $2 WHERE leases.wing = $2 RETURNING 1
"""
LEAVE = """
WITH left_now AS (DELETE FROM leases WHERE id = $1 AND wing = $2 RETURNING id)
SELECT pg_notify($3, $4) FROM left_now
"""
SHOW = """
INSERT INTO present SELECT $1, what, many FROM unnest($2::text[], $3::integer[]) AS shown (what, many)
ON CONFLICT (wing, what) DO UPDATE SET many = excluded.many
"""
HIDE = "DELETE FROM present WHERE wing = $1 AND many = 0"


class PostgresWings:
    """One wing of a house, and what it knows of the others."""

    def __init__(self, database: Database, line: Line) -> None:
        self.database = database
        self.line = line
        self.line.listens[CHANNEL] = self._hear
        self.line.at_beat += [self._tell_shown, self._tell_spent]
        self.line.joined_again = self._joined_again
        self.tasks = Tasks()
        self.hear: Hear = lambda _: None
        self.held: set[str] = set()
        self.shown: dict[str, int] = {}  # who and what is here
        self.unsaid: dict[str, int] = {}  # what of it the others do not know yet
        self.spent: Counter[str] = Counter()  # of quotas, which the others do not know yet
        self.others: dict[str, dict[str, int]] = {}
        self.totals: Counter[str] = Counter()
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, now: int, hear: Hear) -> int:
        await self.database.open()
        since = await self.line.open(now)
        await self._meet_others()
        self.hear = hear
        return since

    async def close(self) -> None:
        await self.tasks.close()
        await self.line.close()

    # --- driving ----------------------------------------------------------------------------------------

    def holds(self, table: str) -> bool:
        return table in self.held

    async def take(self, table: str) -> bool:
        async with self._alone(table):
            if table in self.held:
                return True
            async with self.database.use() as connection:
                taken = await connection.fetchval(TAKE, table, self.database.name)
                if not taken:
                    await self.line.look_for_gone(connection)  # if it was gone, we hear so and try again
            if taken:
                self.held.add(table)
            return bool(taken)

    def leave(self, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            self.tasks.spawn(self._leave(table))

    async def _leave(self, table: str) -> None:
        async with self._alone(table):
            if table in self.held:
                return  # it was taken again in the meantime
            news = written(Free(self.database.name, table))
            try:
                async with self.database.use() as connection:
                    await connection.fetch(LEAVE, table, self.database.name, CHANNEL, news)
            except StoreError as error:
                log.warning("table %s stays with this process: %s", table, error)

    def _alone(self, table: str) -> asyncio.Lock:
        """Taking and leaving of one table happen one after the other."""
        return self._changing.setdefault(table, asyncio.Lock())

    # --- who and what is where ----------------------------------------------------------------------------

    def show(self, what: str, many: int) -> None:
        self.unsaid[what] = many
        if many:
            self.shown[what] = many
        else:
            self.shown.pop(what, None)

    def elsewhere(self, what: str) -> int:
        return self.totals.get(what, 0)

    def is_watched(self, table: str) -> bool:
        """Whether somebody looks at a table in another process, as far as it was told."""
        return self.elsewhere(watched(table)) > 0

    def all_elsewhere(self, kind: str) -> list[str]:
        return [what for what, many in self.totals.items() if many > 0 and what.startswith(kind)]

    def spend(self, what: str) -> None:
        self.spent[what] += 1

    async def _tell_spent(self, connection: Any) -> None:
        spent, self.spent = self.spent, Counter()
        for part in _parts(spent):
            news = written(Spent(self.database.name, part))
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)

    async def _tell_shown(self, connection: Any) -> None:
        """With each beat, what has changed since the last one."""
        unsaid, self.unsaid = self.unsaid, {}
        for part in _parts(unsaid):
            async with connection.transaction():
                await connection.execute(SHOW, self.database.name, list(part), list(part.values()))
                await connection.execute(HIDE, self.database.name)
                news = written(Present(self.database.name, part))
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)

    async def _meet_others(self) -> None:
        """Who and what is at the others now."""
        async with self.database.use() as connection:
            found = await connection.fetch(
                "SELECT wing, what, many FROM present WHERE wing <> $1", self.database.name
            )
        self.others.clear()
        for wing, what, many in found:
            self.others.setdefault(wing, {})[what] = many
        self._count()

    def _count(self) -> None:
        self.totals = Counter()
        for there in self.others.values():
            self.totals.update(there)

    def _note(self, news: Present) -> None:
        there = self.others.setdefault(news.wing, {})
        for what, many in news.many.items():
            self.totals[what] += many - there.pop(what, 0)
            if many:
                there[what] = many
            if not self.totals[what]:
                del self.totals[what]

    # --- hearing ------------------------------------------------------------------------------------------

    def _hear(self, payload: str) -> None:
        if is_of(self.database.name, payload):  # our own, which comes back to us: not even read
            return
        try:
            news = heard(payload)
        except msgspec.DecodeError as error:  # of another version
            log.warning("news of another process cannot be read: %s", error)
            return
        if isinstance(news, Present):
            self._note(news)
        elif isinstance(news, Gone):
            there = dict.fromkeys(self.others.get(news.wing, ()), 0)
            self._note(nobody := Present(news.wing, there))
            self.hear(nobody)
        self.hear(news)

    async def _joined_again(self) -> None:
        """After a silence nothing is ours any more, and anything may have happened."""
        self.held.clear()
        self.unsaid = {**dict.fromkeys(self.unsaid, 0), **self.shown}
        try:
            await self._meet_others()
        except StoreError as error:
            log.warning("%s; who is elsewhere is not known", error)
        self.hear(Missed(self.database.name))


def _parts(many: dict[str, int]) -> Iterator[dict[str, int]]:
    """As much as fits into one message each."""
    part: dict[str, int] = {}
    size = 0
    for what, number in many.items():
        more = len(msgspec.json.encode(what)) + 12
        if part and size + more > MOST_TOLD:
            yield part
            part, size = {}, 0
        part[what] = number
        size += more
    if part:
        yield part
