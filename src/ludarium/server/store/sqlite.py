"""Journals in SQLite: one thread writes, another reads; what waits is written in one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ludarium.server.errors import ConflictError, StoreError
from ludarium.server.store import Row

T = TypeVar("T")
FORMAT = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, listed INTEGER NOT NULL, due INTEGER NOT NULL, updated INTEGER NOT NULL,
    open INTEGER NOT NULL, facts BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (updated) WHERE listed;
CREATE INDEX IF NOT EXISTS tables_due ON tables (id) WHERE due;
CREATE TABLE IF NOT EXISTS owners (
    who TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (who, id)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS owners_of ON owners (id);
CREATE TABLE IF NOT EXISTS journal (
    id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (who TEXT PRIMARY KEY, note BLOB NOT NULL) WITHOUT ROWID;
"""
# FULL: an acknowledged move survives a power cut too, not only a killed process; groups of commits pay for it
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON")


def opened(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode: transactions are written out."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    return db


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Make the tables of a new file; refuse one of another format."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version not in (0, FORMAT):
        raise StoreError(
            f"{path}: is of format {version}, and this version of Ludarium reads format {FORMAT}"
        )
    db.executescript(SCHEMA)
    db.execute(f"PRAGMA user_version = {FORMAT}")


@dataclass
class Job:
    """Something to do with the database, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]

    def tell(self, result: object, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: object, error: BaseException | None) -> None:
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Clerk:
    """A thread with a connection of its own; `grouped` jobs share a commit with all that wait."""

    def __init__(self, db: sqlite3.Connection, name: str, *, grouped: bool) -> None:
        self.db = db
        self.grouped = grouped
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    async def ask(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Wait until it is done; if it writes, until it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(do, loop, future))
        return await future

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self.thread.join)
        self.db.close()

    def _work(self) -> None:
        more = True
        while more:
            waiting, more = self._waiting()
            if self.grouped:
                self._commit(waiting)
            else:
                for job in waiting:
                    job.tell(*self._try(job))

    def _waiting(self) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one; False when the house closes."""
        found = []
        job = self.jobs.get()
        while job is not None:
            found.append(job)
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return found, True
        return found, False

    def _try(self, job: Job) -> tuple[object, BaseException | None]:
        try:
            return job.do(self.db), None
        except sqlite3.Error as error:
            return None, StoreError(f"the database: {error}")
        except StoreError as error:
            return None, error

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Each job whole or not at all, then one commit; nobody is told before it."""
        if not jobs:
            return
        try:
            self.db.execute("BEGIN IMMEDIATE")
            answers = [self._within(job) for job in jobs]
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            answers = [(None, StoreError(f"the database: {error}"))] * len(jobs)
        for job, answer in zip(jobs, answers, strict=True):
            job.tell(*answer)

    def _within(self, job: Job) -> tuple[object, BaseException | None]:
        self.db.execute("SAVEPOINT job")
        answer = self._try(job)
        if answer[1] is not None:
            self.db.execute("ROLLBACK TO job")
        self.db.execute("RELEASE job")
        return answer


ROW = "SELECT id, listed, due, updated, open, facts FROM tables"


def _row(found: tuple[str, int, int, int, int, bytes]) -> Row:
    """A row for a list; its owners stay in the database."""
    id_, listed, due, updated, is_open, facts = found
    return Row(
        id=id_,
        listed=bool(listed),
        due=bool(due),
        updated=updated,
        owners=[],
        open=bool(is_open),
        facts=facts,
    )


class SqliteStore:
    """A folder with one file of SQLite."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tables.sqlite3"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            writing = opened(self.path)
            prepare(writing, self.path)
            self.writer = Clerk(writing, "ludarium-writer", grouped=True)
            self.reader = Clerk(opened(self.path), "ludarium-reader", grouped=False)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{folder}: {getattr(error, 'strerror', None) or error}") from error

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        def do(db: sqlite3.Connection) -> None:
            last = "SELECT coalesce(max(number), -1) FROM journal WHERE id = ?"
            if db.execute(last, (row.id,)).fetchone() != (first - 1,):
                raise ConflictError(f"table {row.id}: entry {first} is not the next one")
            lines = [(row.id, first + number, entry) for number, entry in enumerate(entries)]
            db.executemany("INSERT INTO journal VALUES (?, ?, ?)", lines)
            values = (row.id, row.listed, row.due, row.updated, row.open, row.facts)
            db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
            _write_owners(db, row)

        await self.writer.ask(do)

    async def journal(self, table: str) -> list[bytes]:
        query = "SELECT entry FROM journal WHERE id = ? ORDER BY number"
        return await self.reader.ask(lambda db: [entry for (entry,) in db.execute(query, (table,))])

    async def listed(self, most: int) -> list[Row]:
        query = f"{ROW} WHERE listed ORDER BY updated DESC, id LIMIT ?"
        return await self.reader.ask(lambda db: [_row(found) for found in db.execute(query, (most,))])

    async def owned(self, who: str, most: int) -> list[Row]:
        query = f"{ROW} JOIN owners USING (id) WHERE who = ? ORDER BY open DESC, updated DESC, id LIMIT ?"
        return await self.reader.ask(lambda db: [_row(found) for found in db.execute(query, (who, most))])

    async def due(self) -> list[str]:
        query = "SELECT id FROM tables WHERE due ORDER BY id"
        return await self.reader.ask(lambda db: [id_ for (id_,) in db.execute(query)])

    async def note(self, who: str) -> bytes | None:
        query = "SELECT note FROM people WHERE who = ?"
        found = await self.reader.ask(lambda db: db.execute(query, (who,)).fetchone())
        return None if found is None else bytes(found[0])

    async def keep(self, who: str, note: bytes) -> None:
        query = "INSERT OR REPLACE INTO people VALUES (?, ?)"
        await self.writer.ask(lambda db: db.execute(query, (who, note)).rowcount)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


def _write_owners(db: sqlite3.Connection, row: Row) -> None:
    """The owners as they are now; those who stood up are forgotten."""
    known = {who for (who,) in db.execute("SELECT who FROM owners WHERE id = ?", (row.id,))}
    wanted = set(row.owners)
    db.executemany("DELETE FROM owners WHERE who = ? AND id = ?", [(who, row.id) for who in known - wanted])
    db.executemany("INSERT INTO owners VALUES (?, ?)", [(who, row.id) for who in wanted - known])
