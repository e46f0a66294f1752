"""Journals in SQLite: one thread writes, another reads; what waits is written in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ludarium.server.errors import ConflictError, StoreError
from ludarium.server.store import Row
from ludarium.server.store.alone import alone
from ludarium.server.store.private import private

T = TypeVar("T")
log = logging.getLogger("ludarium.server")
FORMAT = 1
MOST_KNOWN = 4096
# Tables and journal have numbered rows, of which a page holds 1 KB; of rows that are found by their key alone
# it holds 230 bytes, and the rest lies in pages of its own. Files of that older layout are used as they are.
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, listed INTEGER NOT NULL, due INTEGER NOT NULL, updated INTEGER NOT NULL,
    open INTEGER NOT NULL, facts BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS tables_listed ON tables (updated) WHERE listed;
CREATE INDEX IF NOT EXISTS tables_due ON tables (id) WHERE due;
CREATE INDEX IF NOT EXISTS tables_open ON tables (updated) WHERE open;
CREATE TABLE IF NOT EXISTS owners (
    who TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (who, id)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS owners_of ON owners (id);
CREATE TABLE IF NOT EXISTS journal (
    id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE IF NOT EXISTS people (who TEXT PRIMARY KEY, note BLOB NOT NULL) WITHOUT ROWID;
"""
PRAGMAS = (
    "page_size = 1024",  # of a new file: a move changes a page of its own, which is written whole
    "journal_mode = WAL",
    "wal_autocheckpoint = 8000",  # pages; most of them are those of the same few tables
    "synchronous = FULL",  # what was acknowledged survives a power cut; groups of commits pay for it
    "busy_timeout = 5000",
    "foreign_keys = ON",
)


def opened(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode: transactions are written out."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    return db


def opened_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing; a house may be open at the same time."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file; is this the folder of a server?")
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )


def prepare(db: sqlite3.Connection, path: Path, *, reading: bool = False) -> None:
    """Make the tables of a new file; refuse one of another format."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version not in ((FORMAT,) if reading else (0, FORMAT)):
        raise StoreError(
            f"{path}: is of format {version}, and this version of Ludarium reads format {FORMAT}"
        )
    if not reading:
        db.executescript(SCHEMA)
        db.execute(f"PRAGMA user_version = {FORMAT}")


class Lines(NamedTuple):
    """What is written for a table that nobody else writes to: entries of its journal, and its row."""

    entries: list[tuple[str, int, bytes]]
    row: tuple[str, bool, bool, int, bool, bytes]


@dataclass(slots=True)
class Job:
    """Something to do with the database, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    lines: Lines | None = None  # all that it does, if it does nothing else: written with those of others

    def settle(self, result: object, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


Answer = tuple[object, BaseException | None]  # what came of a job, or why nothing did


def _tell(told: list[tuple[Job, Answer]]) -> None:
    """Wake each loop once for all who wait there."""
    for loop in {job.loop for job, _ in told}:
        here = [(job, answer) for job, answer in told if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # who asked is gone with his loop
            loop.call_soon_threadsafe(_settle_all, here)


def _settle_all(told: list[tuple[Job, Answer]]) -> None:
    for job, answer in told:
        job.settle(*answer)


class Clerk:
    """A thread with a connection of its own; `grouped` jobs share a commit with all that wait."""

    def __init__(self, db: sqlite3.Connection, name: str, *, grouped: bool) -> None:
        self.db = db
        self.grouped = grouped
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    async def ask(self, do: Callable[[sqlite3.Connection], T], lines: Lines | None = None) -> T:
        """Wait until it is done; if it writes, until it is on the disk."""
        if self.closed:
            raise StoreError("the database: it is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(do, loop, future, lines))
        return await future

    async def close(self) -> None:
        """Do what waits, and nothing more."""
        self.closed = True
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
                    _tell([(job, self._try(job))])

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

    def _try(self, job: Job) -> Answer:
        try:
            return job.do(self.db), None
        except sqlite3.Error as error:
            return None, StoreError(f"the database: {error}")
        except Exception as error:  # who asked is told, whatever it is: if a clerk falls, all wait for ever
            return None, error

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Each job whole or not at all, then one commit; nobody is told before it."""
        if not jobs:
            return
        try:
            self.db.execute("BEGIN IMMEDIATE")
            answers = self._together(jobs)
            if any(error for _, error in answers):  # rare: only then each of them is kept apart
                self.db.execute("ROLLBACK")
                self.db.execute("BEGIN IMMEDIATE")
                answers = [self._within(job) for job in jobs]
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # a full disk may have ended the transaction already
                self.db.execute("ROLLBACK")
            answers = [(None, StoreError(f"the database: {error}"))] * len(jobs)
        _tell(list(zip(jobs, answers, strict=True)))

    def _together(self, jobs: Sequence[Job]) -> list[Answer]:
        """Lines of all jobs in a few statements: each statement hands the interpreter over and back."""
        lines = [job.lines for job in jobs if job.lines is not None]
        try:
            _write_many(self.db, JOURNAL, [entry for each in lines for entry in each.entries])
            _write_many(self.db, TABLES, [each.row for each in lines])
        except sqlite3.Error as error:
            return [(None, error)] * len(jobs)  # whose fault it is, shows when each is done apart
        return [self._try(job) if job.lines is None else (None, None) for job in jobs]

    def _within(self, job: Job) -> Answer:
        self.db.execute("SAVEPOINT job")
        answer = self._try(job)
        if answer[1] is not None:
            self.db.execute("ROLLBACK TO job")
        self.db.execute("RELEASE job")
        return answer


JOURNAL = "INSERT INTO journal VALUES {}"
TABLES = """INSERT INTO tables VALUES {} ON CONFLICT (id) DO UPDATE SET
    (listed, due, updated, open, facts)
    = (excluded.listed, excluded.due, excluded.updated, excluded.open, excluded.facts)"""
AT_ONCE = (32, 8, 2, 1)  # rows
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
    """A folder with one file of SQLite; one that is only read may be in use."""

    def __init__(self, folder: Path, *, reading: bool = False) -> None:
        self.path = folder / "tables.sqlite3"
        # the next entry and the owners of tables that were just written to: nobody else writes here
        self._known: dict[str, tuple[int, list[str]]] = {}
        with contextlib.ExitStack() as opening:
            try:
                if not reading:
                    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                    opening.enter_context(alone(folder))
                    _keep_aside_if_empty(self.path)
                with private():
                    self._open(reading=reading)
            except (OSError, sqlite3.Error) as error:
                raise StoreError(f"{folder}: {getattr(error, 'strerror', None) or error}") from error
            self.held = opening.pop_all()

    def _open(self, *, reading: bool) -> None:
        open_file = opened_for_reading if reading else opened
        writing = open_file(self.path)
        prepare(writing, self.path, reading=reading)
        self.writer = Clerk(writing, "ludarium-writer", grouped=True)
        self.reader = Clerk(open_file(self.path), "ludarium-reader", grouped=False)

    async def open(self) -> None:
        """The file was opened when the store was made."""

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        number, owners = self._known.pop(row.id, (-1, []))
        lines = _lines(row, first, entries)

        def do(db: sqlite3.Connection) -> None:
            if number != first:
                last = "SELECT coalesce(max(number), -1) FROM journal WHERE id = ?"
                if db.execute(last, (row.id,)).fetchone() != (first - 1,):
                    raise ConflictError(f"table {row.id}: entry {first} is not the next one")
            _write(db, lines)
            if number != first or owners != row.owners:
                _write_owners(db, row)

        is_plain = number == first and owners == row.owners
        await self.writer.ask(do, lines if is_plain else None)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[row.id] = (first + len(entries), row.owners)

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        query = "SELECT entry FROM journal WHERE id = ? AND number >= ? ORDER BY number"
        return await self.reader.ask(lambda db: [entry for (entry,) in db.execute(query, (table, first))])

    async def listed(self, most: int) -> list[Row]:
        query = f"{ROW} WHERE listed ORDER BY updated DESC, id LIMIT ?"
        return await self.reader.ask(lambda db: [_row(found) for found in db.execute(query, (most,))])

    async def owned(self, who: str, most: int) -> list[Row]:
        query = f"{ROW} JOIN owners USING (id) WHERE who = ? ORDER BY open DESC, updated DESC, id LIMIT ?"
        return await self.reader.ask(lambda db: [_row(found) for found in db.execute(query, (who, most))])

    async def due(self) -> list[str]:
        query = "SELECT id FROM tables WHERE due ORDER BY id"
        return await self.reader.ask(lambda db: [id_ for (id_,) in db.execute(query)])

    async def profile(self, who: str) -> bytes | None:
        query = "SELECT note FROM people WHERE who = ?"
        found = await self.reader.ask(lambda db: db.execute(query, (who,)).fetchone())
        return None if found is None else bytes(found[0])

    async def keep(self, who: str, profile: bytes) -> None:
        query = "INSERT OR REPLACE INTO people VALUES (?, ?)"
        await self.writer.ask(lambda db: db.execute(query, (who, profile)).rowcount)

    async def exchange(self, who: str, before: bytes | None, after: bytes) -> bool:
        def do(db: sqlite3.Connection) -> bool:
            found = db.execute("SELECT note FROM people WHERE who = ?", (who,)).fetchone()
            if found != (None if before is None else (before,)):
                return False
            db.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (who, after))
            return True

        return await self.writer.ask(do)

    async def forget(self, who: str) -> None:
        query = "DELETE FROM people WHERE who = ?"
        await self.writer.ask(lambda db: db.execute(query, (who,)).rowcount)

    async def rewrite(self, row: Row, entries: Sequence[bytes]) -> None:
        self._known.pop(row.id, None)

        def do(db: sqlite3.Connection) -> None:
            length = "SELECT count(*) FROM journal WHERE id = ?"
            if db.execute(length, (row.id,)).fetchone() != (len(entries),):
                raise ConflictError(f"table {row.id}: its journal has become longer")
            db.execute("DELETE FROM journal WHERE id = ?", (row.id,))
            _write(db, _lines(row, 0, entries))
            _write_owners(db, row)

        await self.writer.ask(do)

    async def untouched(self, before: int, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE open AND updated < ? ORDER BY updated, id DESC LIMIT ?"
        return await self.reader.ask(lambda db: [id_ for (id_,) in db.execute(query, (before, most))])

    async def ids(self, after: str, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return await self.reader.ask(lambda db: [id_ for (id_,) in db.execute(query, (after, most))])

    async def whole(self, table: str) -> tuple[Row, list[bytes]] | None:
        def do(db: sqlite3.Connection) -> tuple[Row, list[bytes]] | None:
            db.execute("BEGIN")  # one moment for all three questions
            try:
                return _whole(db, table)
            finally:
                db.execute("ROLLBACK")

        return await self.reader.ask(do)

    async def people(self, after: str, most: int) -> list[tuple[str, bytes]]:
        query = "SELECT who, note FROM people WHERE who > ? ORDER BY who LIMIT ?"
        return await self.reader.ask(
            lambda db: [(who, bytes(note)) for who, note in db.execute(query, (after, most))]
        )

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()
        self.held.close()


def _keep_aside_if_empty(path: Path) -> None:
    """A file of no bytes was cut: whatever lies beside it is kept, and somebody is told."""
    if not path.exists() or path.stat().st_size:
        return
    number = 1
    while (aside := path.with_name(f"{path.name}.empty-{number}")).exists():
        number += 1
    for end in ("-wal", "-shm", ""):
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    log.warning("%s is empty; it is kept as %s, and the house begins anew", path, aside.name)


def _whole(db: sqlite3.Connection, table: str) -> tuple[Row, list[bytes]] | None:
    found = db.execute(f"{ROW} WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    owners = [who for (who,) in db.execute("SELECT who FROM owners WHERE id = ? ORDER BY who", (table,))]
    query = "SELECT entry FROM journal WHERE id = ? ORDER BY number"
    entries = [entry for (entry,) in db.execute(query, (table,))]
    return msgspec.structs.replace(_row(found), owners=owners), entries


def _lines(row: Row, first: int, entries: Sequence[bytes]) -> Lines:
    """Entries number `first` and on, with the row as it is now."""
    return Lines(
        [(row.id, first + number, entry) for number, entry in enumerate(entries)],
        (row.id, row.listed, row.due, row.updated, row.open, row.facts),
    )


def _write(db: sqlite3.Connection, lines: Lines) -> None:
    _write_many(db, JOURNAL, lines.entries)
    _write_many(db, TABLES, [lines.row])


def _write_many(db: sqlite3.Connection, where: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Rows, as many in one statement as one of the sizes allows, so that there are few statements to know."""
    place = 0
    for many in AT_ONCE:
        while len(rows) - place >= many:
            values = [value for row in rows[place : place + many] for value in row]
            db.execute(_inserting(where, len(rows[place]), many), values)
            place += many


@cache
def _inserting(where: str, values: int, rows: int) -> str:
    row = f"({', '.join('?' * values)})"
    return where.format(", ".join([row] * rows))


def _write_owners(db: sqlite3.Connection, row: Row) -> None:
    """The owners as they are now; those who stood up are forgotten."""
    known = {who for (who,) in db.execute("SELECT who FROM owners WHERE id = ?", (row.id,))}
    wanted = set(row.owners)
    db.executemany("DELETE FROM owners WHERE who = ? AND id = ?", [(who, row.id) for who in known - wanted])
    db.executemany("INSERT INTO owners VALUES (?, ?)", [(who, row.id) for who in wanted - known])
