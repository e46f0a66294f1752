"""Everything that a house keeps as one file: made while it is open, and read into any store."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from ludarium import __version__
from ludarium.core.errors import LudariumError
from ludarium.server.store import Row, Store
from ludarium.server.store.private import private
from ludarium.server.walking import all_people, all_tables

FORMAT = 1
AT_ONCE = 100  # tables that share a commit when they are read back


class BackupError(LudariumError):
    """A file that is no whole backup, or that does not fit what is there."""


class Line(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", tag=str.lower):
    """One line of a backup."""


class Head(Line, frozen=True, kw_only=True):
    """The first line: what this is."""

    backup: int
    version: str
    made: int  # milliseconds since 1970


class Table(Line, frozen=True, kw_only=True):
    """A table with its journal."""

    row: Row
    entries: list[bytes]


class Person(Line, frozen=True, kw_only=True):
    """A profile."""

    who: str
    profile: bytes


class Foot(Line, frozen=True, kw_only=True):
    """The last line: how much there is, and the SHA-256 of all lines before."""

    tables: int
    people: int
    sha256: str


AnyLine = Head | Table | Person | Foot
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyLine).decode


class _Writer:
    """Writes lines and reckons their fingerprint."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.sum = hashlib.sha256()

    def write(self, line: AnyLine) -> None:
        text = _encode(line) + b"\n"
        self.sum.update(text)
        self.file.write(text)


async def write(store: Store, path: Path, now: int) -> Foot:
    """Write all tables and people; the file is there as a whole or not at all."""
    draft = path.with_name(f"{path.name}.draft")
    try:
        with private():
            opened = draft.open("wb")
        with opened as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:
            foot = await _write_all(store, _Writer(packed), now)  # type: ignore[arg-type]
            packed.close()
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(draft, path)
    except OSError as error:
        raise BackupError(f"{path}: {error.strerror or error}") from error
    finally:
        draft.unlink(missing_ok=True)
    return foot


async def _write_all(store: Store, out: _Writer, now: int) -> Foot:
    tables = people = 0
    out.write(Head(backup=FORMAT, version=__version__, made=now))
    async for row, entries in all_tables(store):
        out.write(Table(row=row, entries=entries))
        tables += 1
    async for who, profile in all_people(store):
        out.write(Person(who=who, profile=profile))
        people += 1
    foot = Foot(tables=tables, people=people, sha256=out.sum.hexdigest())
    out.write(foot)
    return foot


def lines(path: Path) -> Iterator[AnyLine]:
    """The lines of a backup; one that is broken or cut is refused, at the latest after its last line."""
    total, last = hashlib.sha256(), None
    try:
        with gzip.open(path, "rb") as packed:
            for number, text in enumerate(packed, 1):
                last = _line(path, number, text)
                if isinstance(last, Foot):
                    break
                total.update(text)
                yield last
    except (OSError, EOFError, zlib.error) as error:
        raise BackupError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    if not isinstance(last, Foot) or last.sha256 != total.hexdigest():
        raise BackupError(f"{path}: the file is cut or was changed; nothing was restored")
    yield last


def _line(path: Path, number: int, text: bytes) -> AnyLine:
    try:
        line: AnyLine = _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BackupError(f"{path}, line {number}: {error}") from error
    if (number == 1) != isinstance(line, Head):
        raise BackupError(f"{path}, line {number}: not a backup of Ludarium")
    if isinstance(line, Head) and line.backup != FORMAT:
        raise BackupError(f"{path}: is of format {line.backup}, and this version reads format {FORMAT}")
    return line


async def restore(store: Store, path: Path) -> Foot:
    """Read a backup into a store. What is there already must be the same, so that it can be done again."""
    for line in lines(path):  # the whole file is looked at before anything is written
        await _check_fits(store, path, line)
    waiting: list[Table | Person] = []
    foot: Foot | None = None
    for line in lines(path):
        match line:
            case Table() | Person():
                waiting.append(line)
            case Foot():
                foot = line
        if len(waiting) >= AT_ONCE or foot:
            await _write_missing(store, waiting)
            waiting = []
    assert foot is not None
    return foot


async def _check_fits(store: Store, path: Path, line: AnyLine) -> None:
    match line:
        case Table():
            there = await store.whole(line.row.id)
            if there is not None and there[1] != line.entries:
                raise BackupError(
                    f"{path}: table {line.row.id} is here already and differs; restore into an empty folder"
                )
        case Person():
            known = await store.profile(line.who)
            if known not in (None, line.profile):
                raise BackupError(
                    f"{path}: somebody is here already with another profile; restore into an empty folder"
                )


async def _write_missing(store: Store, waiting: list[Table | Person]) -> None:
    await asyncio.gather(*(_write_one(store, line) for line in waiting))


async def _write_one(store: Store, line: Table | Person) -> None:
    if isinstance(line, Person):
        await store.keep(line.who, line.profile)
    elif await store.whole(line.row.id) is None:
        await store.append(line.row, 0, line.entries)
