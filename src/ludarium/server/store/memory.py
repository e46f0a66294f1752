"""Journals in memory: for tests and for tables that nobody wants to keep."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.server.errors import ConflictError
from ludarium.server.store import Row


class MemoryStore:
    """Forgets everything when it is gone."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.entries: dict[str, list[bytes]] = {}
        self.profiles: dict[str, bytes] = {}

    async def open(self) -> None:
        """There is nothing to get ready."""

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        journal = self.entries.get(row.id, [])
        if first != len(journal):
            raise ConflictError(f"table {row.id}: entry {first} is not the next one")
        self.entries[row.id] = [*journal, *entries]
        self.rows[row.id] = row

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        return self.entries.get(table, [])[first:]

    def _sorted(self) -> list[Row]:
        return sorted(self.rows.values(), key=lambda row: (-row.updated, row.id))

    async def listed(self, most: int) -> list[Row]:
        return [row for row in self._sorted() if row.listed][:most]

    async def owned(self, who: str, most: int) -> list[Row]:
        mine = [row for row in self._sorted() if who in row.owners]
        return sorted(mine, key=lambda row: not row.open)[:most]

    async def due(self) -> list[str]:
        return sorted(row.id for row in self.rows.values() if row.due)

    async def profile(self, who: str) -> bytes | None:
        return self.profiles.get(who)

    async def keep(self, who: str, profile: bytes) -> None:
        self.profiles[who] = profile

    async def exchange(self, who: str, before: bytes | None, after: bytes) -> bool:
        if await self.profile(who) != before:
            return False
        await self.keep(who, after)
        return True

    async def forget(self, who: str) -> None:
        self.profiles.pop(who, None)

    async def rewrite(self, row: Row, entries: Sequence[bytes]) -> None:
        if len(entries) != len(self.entries.get(row.id, [])):
            raise ConflictError(f"table {row.id}: its journal has become longer")
        self.entries[row.id] = list(entries)
        self.rows[row.id] = row

    async def untouched(self, before: int, most: int) -> list[str]:
        found = [row for row in reversed(self._sorted()) if row.open and row.updated < before]
        return [row.id for row in found[:most]]

    async def ids(self, after: str, most: int) -> list[str]:
        return sorted(id_ for id_ in self.rows if id_ > after)[:most]

    async def whole(self, table: str) -> tuple[Row, list[bytes]] | None:
        row = self.rows.get(table)
        return None if row is None else (row, await self.journal(table))

    async def people(self, after: str, most: int) -> list[tuple[str, bytes]]:
        return sorted((who, note) for who, note in self.profiles.items() if who > after)[:most]

    async def close(self) -> None:
        """There is nothing to let go of."""
