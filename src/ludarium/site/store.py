"""Journals kept by the browser: read once when the house opens, written before anything is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludarium.server.errors import ConflictError, StoreError
from ludarium.server.store import Row
from ludarium.server.store.memory import MemoryStore


class Keeper(Protocol):
    """What the worker gives us of the browser's storage (home/keeper.ts): only texts go to and fro."""

    async def load(self) -> str: ...

    async def journal(self, table: str) -> str: ...

    async def append(self, table: str, row: str, first: int, entries: str) -> str: ...

    async def rewrite(self, table: str, row: str, entries: str) -> str: ...

    async def keep(self, who: str, profile: str) -> str: ...

    async def forget(self, who: str) -> str: ...


class Kept(msgspec.Struct):
    """All that is kept but the journals."""

    tables: list[tuple[str, int]]  # row and length of the journal
    people: dict[str, str]


class BrowserStore(MemoryStore):
    """What the browser keeps, with rows and profiles at hand; journals are read when they are asked for."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.keeper = keeper
        self.lengths: dict[str, int] = {}

    async def load(self) -> None:
        """Read what is kept."""
        kept = msgspec.json.decode(await self.keeper.load(), type=Kept)
        for text, length in kept.tables:
            row = msgspec.json.decode(text, type=Row)
            self.rows[row.id], self.lengths[row.id] = row, length
        self.profiles = {who: profile.encode() for who, profile in kept.people.items()}

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        if first != self.lengths.get(row.id, 0):
            raise ConflictError(f"table {row.id}: entry {first} is not the next one")
        texts = _text([entry.decode() for entry in entries])
        _check(await self.keeper.append(row.id, _text(row), first, texts), row.id)
        self.rows[row.id] = row
        self.lengths[row.id] = first + len(entries)

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        texts = msgspec.json.decode(await self.keeper.journal(table), type=list[str])
        return [text.encode() for text in texts[first:]]

    async def rewrite(self, row: Row, entries: Sequence[bytes]) -> None:
        texts = _text([entry.decode() for entry in entries])
        _check(await self.keeper.rewrite(row.id, _text(row), texts), row.id)
        self.rows[row.id] = row

    async def forget(self, who: str) -> None:
        _check(await self.keeper.forget(who), "that somebody is to be forgotten")
        self.profiles.pop(who, None)

    async def keep(self, who: str, profile: bytes) -> None:
        _check(await self.keeper.keep(who, profile.decode()), "your name and your choices")
        self.profiles[who] = profile


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _check(fault: str, what: str) -> None:
    """Whether the browser has kept it."""
    if fault == "conflict":
        raise ConflictError(f"table {what}: another page has gone on with it")
    if fault:
        raise StoreError(f"the browser could not keep {what}: {fault}")
