"""Where journals are kept: a small interface, so that another database can take its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is found by, written together with its journal; `facts` is a line of the lobby."""

    id: str
    listed: bool  # public and not over
    due: bool  # a bot or a clock goes on without anybody being there
    updated: int
    owners: list[str]  # fingerprints of those who have seats
    open: bool  # not over
    facts: bytes


class Store(Protocol):
    """Journals of tables and notes on people; what is returned from is on the disk."""

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        """Write entries number `first` and on, and the row, all or nothing; ConflictError if `first` is taken
        or not the next one."""
        ...

    async def journal(self, table: str) -> list[bytes]:
        """All entries of a table in order; none if there is no such table."""
        ...

    async def listed(self, most: int) -> list[Row]:
        """Public tables that are not over, the last touched first."""
        ...

    async def owned(self, who: str, most: int) -> list[Row]:
        """The tables at which somebody has a seat, unfinished ones first, then the last touched first."""
        ...

    async def due(self) -> list[str]:
        """The tables that go on by themselves."""
        ...

    async def note(self, who: str) -> bytes | None:
        """What is remembered of a person."""
        ...

    async def keep(self, who: str, note: bytes) -> None:
        """Remember it."""
        ...

    async def close(self) -> None:
        """Let go of all files."""
        ...
