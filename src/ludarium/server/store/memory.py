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
        self.notes: dict[str, bytes] = {}

    async def append(self, row: Row, first: int, entries: Sequence[bytes]) -> None:
        journal = self.entries.get(row.id, [])
        if first != len(journal):
            raise ConflictError(f"table {row.id}: entry {first} is not the next one")
        self.entries[row.id] = [*journal, *entries]
        self.rows[row.id] = row

    async def journal(self, table: str) -> list[bytes]:
        return list(self.entries.get(table, []))

    def _sorted(self) -> list[Row]:
        return sorted(self.rows.values(), key=lambda row: (-row.updated, row.id))

    async def listed(self, most: int) -> list[Row]:
        return [row for row in self._sorted() if row.listed][:most]

    async def owned(self, who: str, most: int) -> list[Row]:
        mine = [row for row in self._sorted() if who in row.owners]
        return sorted(mine, key=lambda row: not row.open)[:most]

    async def due(self) -> list[str]:
        return sorted(row.id for row in self.rows.values() if row.due)

    async def note(self, who: str) -> bytes | None:
        return self.notes.get(who)

    async def keep(self, who: str, note: bytes) -> None:
        self.notes[who] = note

    async def close(self) -> None:
        """There is nothing to let go of."""
