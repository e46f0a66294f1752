"""The lobby: which public tables there are, and who looks at the list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from ludarium.server.clocks import SECOND, Time
from ludarium.server.lines import Facts, Online, read_facts, table_line
from ludarium.server.messages import TableLine
from ludarium.server.rarely import Rarely
from ludarium.server.show import Seen
from ludarium.server.store import Row

MOST_LISTED = 100
MOST_KNOWN = 5000  # public tables that are looked at for the list
MOST_OF_ONE = 3  # tables of a host before those of others
ALL_EVERY = SECOND


class Watcher(Protocol):
    """A connection that is shown tables."""

    @property
    def who(self) -> str: ...

    def seen(self, table: str) -> Seen: ...

    def table_changed(self, table: str) -> None: ...

    def lobby_changed(self, *, mine: bool) -> None: ...


class Lobby:
    """The public tables, the last touched last, and those who are shown them."""

    def __init__(self, time: Time, online: Online, watchers_of: Callable[[str], int]) -> None:
        self.rarely = Rarely(time, ALL_EVERY)
        self.online = online
        self.watchers_of = watchers_of
        self.watchers: set[Watcher] = set()
        self.listed: dict[str, Facts] = {}
        self._public: list[tuple[Facts, TableLine]] | None = None  # lines that are the same for all

    def fill(self, rows: Sequence[Row]) -> None:
        """Take over what the store lists, the last touched first."""
        self.listed = {facts.id: facts for facts in read_facts(rows[::-1]) if facts.status != "over"}

    def lines_changed(self) -> None:
        """Somebody came or went."""
        self._public = None

    def table_changed(self, facts: Facts, before: Facts | None) -> None:
        """Those who sit at a table see each turn of it, all others who comes to it and goes."""
        self.lines_changed()
        self.listed.pop(facts.id, None)
        if facts.public and facts.status != "over":
            self.listed[facts.id] = facts
        if not self.watchers:
            return
        owners = {*facts.concerned(), *(before.concerned() if before else ())}
        for watcher in self.watchers:
            if watcher.who in owners:
                watcher.lobby_changed(mine=True)
        if facts.public and not facts.is_like(before):
            self.tell_all()

    def concerns(self, owners: Collection[str]) -> bool:
        """Whether one of them looks at the list of his tables."""
        return any(watcher.who in owners for watcher in self.watchers)

    def tell_all(self) -> None:
        """Everybody who looks is shown the list anew, but not all the time."""
        self.rarely(self._tell_all)

    def _tell_all(self) -> None:
        for watcher in self.watchers:
            watcher.lobby_changed(mine=False)

    def public(self, who: str) -> list[TableLine]:
        """The public tables of others, the last touched first; their lines are made once for all."""
        if self._public is None:
            self._public = [(facts, self.line(facts, None)) for facts in self._fair()]
        return [line for facts, line in self._public if who not in facts.owners()]

    def _fair(self) -> list[Facts]:
        """The last touched first; the further tables of one host come after the first ones of all others."""
        newest = list(reversed(self.listed.values()))
        hosts: Counter[str] = Counter()
        rank: dict[str, int] = {}
        for facts in newest:
            rank[facts.id] = hosts[facts.host] // MOST_OF_ONE
            hosts[facts.host] += 1
        return sorted(newest, key=lambda facts: rank[facts.id])[:MOST_LISTED]

    def line(self, facts: Facts, who: str | None) -> TableLine:
        return table_line(facts, who, self.online, self.watchers_of(facts.id))
