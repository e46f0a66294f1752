"""The lobby: which public tables there are, and who looks at the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Protocol

from ludarium.server.lines import Facts, Online, read_facts, table_line
from ludarium.server.messages import TableLine
from ludarium.server.show import Sight
from ludarium.server.store import Row

MOST_LISTED = 100


class Watcher(Protocol):
    """A connection that is shown tables."""

    who: str

    def sight(self, table: str) -> Sight: ...

    def table_changed(self, table: str) -> None: ...

    def lobby_changed(self, *, mine: bool) -> None: ...


class Lobby:
    """The public tables, the last touched last, and those who are shown them."""

    def __init__(self, online: Online, watchers_of: Callable[[str], int]) -> None:
        self.online = online
        self.watchers_of = watchers_of
        self.watchers: set[Watcher] = set()
        self.listed: dict[str, Facts] = {}
        self._public: list[tuple[Facts, TableLine]] | None = None  # lines that are the same for all

    def fill(self, rows: Sequence[Row]) -> None:
        """Take over what the store lists, the last touched first."""
        self.listed = {row.id: read_facts(row) for row in reversed(rows)}

    def lines_changed(self) -> None:
        """Somebody came or went."""
        self._public = None

    def table_changed(self, facts: Facts, before: Facts | None) -> None:
        """Those who sit at a table see each turn of it, all others who comes to it and goes."""
        self.lines_changed()
        self.listed.pop(facts.id, None)
        if facts.public and facts.status != "over":
            self.listed[facts.id] = facts
        for_all = facts.public and not facts.is_like(before)
        owners = {*facts.owners(), *(before.owners() if before else ())}
        for watcher in self.watchers:
            if for_all or watcher.who in owners:
                watcher.lobby_changed(mine=watcher.who in owners)

    def public(self, who: str) -> list[TableLine]:
        """The public tables of others, the last touched first; their lines are made once for all."""
        if self._public is None:
            newest = islice(reversed(self.listed.values()), MOST_LISTED)
            self._public = [(facts, self.line(facts, None)) for facts in newest]
        return [line for facts, line in self._public if who not in facts.owners()]

    def line(self, facts: Facts, who: str | None) -> TableLine:
        return table_line(facts, who, self.online, self.watchers_of(facts.id))
