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
    """Journals of tables and profiles of people; what is returned from is on the disk."""

    async def open(self) -> None:
        """Get ready; asked once, before anything else."""
        ...

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        """Write entries number `first` and on, and the row, all or nothing; ConflictError if `first` is taken
        or not the next one."""
        ...

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        """The entries of a table from number `first` on, in order; none if there is no such table."""
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

    async def profile(self, who: str) -> bytes | None:
        """What is remembered of a person."""
        ...

    async def keep(self, who: str, profile: bytes) -> None:
        """Remember it."""
        ...

    async def exchange(self, who: str, before: bytes | None, after: bytes) -> bool:
        """Remember it if what is remembered is still `before`; whether it is."""
        ...

    async def forget(self, who: str) -> None:
        """Remember nothing of a person any more."""
        ...

    async def rewrite(self, row: Row, entries: Sequence[bytes]) -> None:
        """Put other words in the place of a whole journal, all or nothing; ConflictError if it has become
        longer since."""
        ...

    async def untouched(self, before: int, most: int) -> list[str]:
        """Tables that are not over and were last touched before a time, the longest ago first."""
        ...

    # --- everything, one after the other: for backups and checks --------------------------------------------

    async def ids(self, after: str, most: int) -> list[str]:
        """The tables that come after one in the order of their ids."""
        ...

    async def whole(self, table: str) -> tuple[Row, list[bytes]] | None:
        """A table at one moment: its row with its owners, and all entries."""
        ...

    async def people(self, after: str, most: int) -> list[tuple[str, bytes]]:
        """The profiles that come after one in the order of their fingerprints."""
        ...

    async def close(self) -> None:
        """Let go of all files."""
        ...
