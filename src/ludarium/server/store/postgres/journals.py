"""Journals in PostgreSQL: the database puts entries in order, what waits is written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludarium.server.errors import ConflictError
from ludarium.server.store import Row
from ludarium.server.store.postgres.database import Database
from ludarium.server.wings import Rewritten, WentOn, written

MOST_AT_ONCE = 200  # appends in one transaction
APPEND = "SELECT append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
ROW = "SELECT id, listed, due, updated, open, facts FROM tables"


def _row(found: Any, owners: Sequence[str] = ()) -> Row:
    """A row for a list; its owners stay in the database unless they are asked for."""
    return Row(
        id=found["id"],
        listed=found["listed"],
        due=found["due"],
        updated=found["updated"],
        owners=list(owners),
        open=found["open"],
        facts=found["facts"],
    )


def _values(row: Row) -> tuple[object, ...]:
    return (row.id, row.listed, row.due, row.updated, row.open, row.facts, sorted(set(row.owners)))


@dataclass
class Append:
    """Entries that wait to be written, and who waits for them."""

    values: tuple[Any, ...]
    written: asyncio.Future[bool]


class Writer:
    """Writes what waits in groups, as SQLite's clerk does: many tables share one sync of the disk."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Append] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, values: tuple[Any, ...]) -> bool:
        """Whether it was written; if not, somebody else has gone on."""
        loop = asyncio.get_running_loop()
        append = Append(values, loop.create_future())
        self.waiting.append(append)
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self._write())
        return await append.written

    async def _write(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            # in the order of the tables: two processes that lock rows in one order cannot block each other
            await self._commit(sorted(group, key=lambda append: append.values[0]))

    async def _commit(self, group: Sequence[Append]) -> None:
        """All of a group in one transaction; nobody is told before its end."""
        try:
            async with self.database.use() as connection:
                found = await connection.fetchmany(APPEND, [append.values for append in group])
        except Exception as error:  # whatever it is, nobody waits for ever
            for append in group:
                if not append.written.done():
                    append.written.set_exception(error)
            return
        for append, (is_next,) in zip(group, found, strict=True):
            if not append.written.done():
                append.written.set_result(is_next)

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing


class PostgresStore:
    """The journals of a database, which other processes may use at the same time."""

    def __init__(self, database: Database, is_watched: Callable[[str], bool] = lambda _: True) -> None:
        self.database = database
        self.is_watched = is_watched  # a table, by somebody in another process
        self.writer = Writer(database)

    async def open(self) -> None:
        await self.database.open()

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        watched = self.is_watched(row.id)
        news = written(WentOn.of(self.database.name, row, first, entries, watched=watched))
        if not await self.writer.append((*_values(row), first, list(entries), news)):
            raise ConflictError(f"table {row.id}: entry {first} is not the next one")

    async def _fetch(self, query: str, *args: object) -> list[Any]:
        async with self.database.use() as connection:
            return list(await connection.fetch(query, *args))

    async def _execute(self, query: str, *args: object) -> bool:
        """Do it; whether anything was changed."""
        async with self.database.use() as connection:
            return not str(await connection.execute(query, *args)).endswith(" 0")

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        query = "SELECT entry FROM journal WHERE id = $1 AND number >= $2 ORDER BY number"
        return [entry for (entry,) in await self._fetch(query, table, first)]

    async def listed(self, most: int) -> list[Row]:
        found = await self._fetch(f"{ROW} WHERE listed ORDER BY updated DESC, id LIMIT $1", most)
        return [_row(row) for row in found]

    async def owned(self, who: str, most: int) -> list[Row]:
        query = f"{ROW} JOIN owners USING (id) WHERE who = $1 ORDER BY open DESC, updated DESC, id LIMIT $2"
        return [_row(row) for row in await self._fetch(query, who, most)]

    async def due(self) -> list[str]:
        return [id_ for (id_,) in await self._fetch("SELECT id FROM tables WHERE due ORDER BY id")]

    async def profile(self, who: str) -> bytes | None:
        found = await self._fetch("SELECT note FROM people WHERE who = $1", who)
        return found[0]["note"] if found else None

    async def keep(self, who: str, profile: bytes) -> None:
        query = "INSERT INTO people VALUES ($1, $2) ON CONFLICT (who) DO UPDATE SET note = excluded.note"
        await self._execute(query, who, profile)

    async def exchange(self, who: str, before: bytes | None, after: bytes) -> bool:
        if before is None:
            return await self._execute(
                "INSERT INTO people VALUES ($1, $2) ON CONFLICT DO NOTHING", who, after
            )
        query = "UPDATE people SET note = $3 WHERE who = $1 AND note = $2"
        return await self._execute(query, who, before, after)

    async def forget(self, who: str) -> None:
        await self._execute("DELETE FROM people WHERE who = $1", who)

    async def rewrite(self, row: Row, entries: Sequence[bytes]) -> None:
        change = (
            "UPDATE tables SET listed = $2, due = $3, updated = $4, open = $5, facts = $6"
            " WHERE id = $1 AND length = $8 RETURNING write_owners($1, $7)"
        )
        replace = (
            "UPDATE journal SET entry = found.entry FROM unnest($2::bytea[]) WITH ORDINALITY"
            " AS found (entry, place) WHERE id = $1 AND number = place - 1"
        )
        async with self.database.use() as connection, connection.transaction():
            if not await connection.fetch(change, *_values(row), len(entries)):
                raise ConflictError(f"table {row.id}: its journal has become longer")
            await connection.execute(replace, row.id, list(entries))
            await connection.execute(
                "SELECT pg_notify('ludarium', $1)", written(Rewritten(self.database.name, row.id))
            )

    async def untouched(self, before: int, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE open AND updated < $1 ORDER BY updated, id DESC LIMIT $2"
        return [id_ for (id_,) in await self._fetch(query, before, most)]

    async def ids(self, after: str, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [id_ for (id_,) in await self._fetch(query, after, most)]

    async def whole(self, table: str) -> tuple[Row, list[bytes]] | None:
        owners = "SELECT who FROM owners WHERE id = $1 ORDER BY who"
        entries = "SELECT entry FROM journal WHERE id = $1 ORDER BY number"
        async with (
            self.database.use() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),  # one moment for all three
        ):
            found = await connection.fetchrow(f"{ROW} WHERE id = $1", table)
            if found is None:
                return None
            who = [who for (who,) in await connection.fetch(owners, table)]
            return _row(found, who), [entry for (entry,) in await connection.fetch(entries, table)]

    async def people(self, after: str, most: int) -> list[tuple[str, bytes]]:
        query = "SELECT who, note FROM people WHERE who > $1 ORDER BY who LIMIT $2"
        return [(who, note) for who, note in await self._fetch(query, after, most)]

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()
