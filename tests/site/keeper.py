"""A browser's storage for tests: what home/keeper.ts does, in a dict."""

from __future__ import annotations

import json


class DictKeeper:
    """Keeps texts; `full` makes it refuse, as a full storage does."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, list[str]]] = {}
        self.people: dict[str, str] = {}
        self.full = False

    async def load(self) -> str:
        tables = [[row, len(entries)] for row, entries in self.tables.values()]
        return json.dumps({"tables": tables, "people": self.people})

    async def journal(self, table: str) -> str:
        return json.dumps(self.tables.get(table, ("", []))[1])

    async def append(self, table: str, row: str, first: int, entries: str) -> str:
        before = self.tables.get(table, ("", []))[1]
        if len(before) != first:
            return "conflict"
        if self.full:
            return "QuotaExceededError"
        self.tables[table] = (row, before + json.loads(entries))
        return ""

    async def keep(self, who: str, profile: str) -> str:
        self.people[who] = profile
        return ""

    async def rewrite(self, table: str, row: str, entries: str) -> str:
        texts = json.loads(entries)
        if len(self.tables.get(table, ("", []))[1]) != len(texts):
            return "conflict"
        if self.full:
            return "QuotaExceededError"
        self.tables[table] = (row, texts)
        return ""

    async def forget(self, who: str) -> str:
        self.people.pop(who, None)
        return ""
