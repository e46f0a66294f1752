"""The wings of a house: processes that serve the same tables, and what they tell each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from ludarium.server.commands import snake
from ludarium.server.store import Row

MOST_TOLD = 7500  # bytes of news; what is larger is looked up by those whom it concerns


class WingNews(msgspec.Struct, frozen=True, tag_field="n", tag=snake):
    """Something that a wing has done."""

    wing: str


class WentOn(WingNews, frozen=True):
    """Entries number `first` and on were written to a journal; None is what is not told, but can be read."""

    id: str
    first: int
    length: int
    listed: bool
    owners: list[str]  # among whose tables it is
    entries: list[str] | None
    facts: str | None

    @classmethod
    def of(cls, wing: str, row: Row, first: int, entries: Sequence[bytes], *, watched: bool) -> WentOn:
        """As much of it as can be told, and as others want to know: most tables nobody looks at elsewhere."""
        size = len(row.facts) + 2 * sum(map(len, entries))  # quotes in quotes are longer
        whole = watched and size + len(row.facts) < MOST_TOLD
        told = [entry.decode() for entry in entries] if whole else None
        short = (watched or row.listed) and 2 * len(row.facts) < MOST_TOLD
        facts = row.facts.decode() if short else None
        return cls(wing, row.id, first, first + len(entries), row.listed, row.owners, told, facts)

    def after(self, length: int) -> list[bytes] | None:
        """What comes after so many entries, if it is told here."""
        if length >= self.length:
            return []
        if self.entries is None or length < self.first:
            return None
        return [entry.encode() for entry in self.entries[length - self.first :]]


class Rewritten(WingNews, frozen=True):
    """Other words were put in the place of a whole journal."""

    id: str


class Free(WingNews, frozen=True):
    """A wing does not drive the bots and clocks of a table any more."""

    id: str


class Present(WingNews, frozen=True):
    """How many connections somebody has there, or how many look at a table; 0 is none any more."""

    many: dict[str, int]


class Spent(WingNews, frozen=True):
    """What was taken there of the quotas of addresses, since it was told last."""

    many: dict[str, int]


class Gone(WingNews, frozen=True):
    """A wing was closed, or did not answer any more."""


class Missed(WingNews, frozen=True):
    """For a while nothing could be heard."""


AnyWingNews = WentOn | Rewritten | Free | Present | Spent | Gone | Missed
Hear = Callable[[AnyWingNews], None]
heard = msgspec.json.Decoder(AnyWingNews).decode


def written(news: AnyWingNews) -> str:
    return msgspec.json.encode(news).decode()


def is_of(wing: str, payload: str) -> bool:
    """Whether news are of this wing, seen without reading all of it."""
    return f'"wing":"{wing}"' in payload[:60]


def person(who: str) -> str:
    """Somebody, as wings speak of who and what is there."""
    return f"person {who}"


def watched(table: str) -> str:
    """A table that is looked at."""
    return f"table {table}"


BOT = "bot "


def listening(who: str, name: str) -> str:
    """A bot from outside that hears of challenges."""
    return f"{BOT}{who} {name}"


class Wings(Protocol):
    """The processes of a house, seen from one of them."""

    async def open(self, now: int, hear: Hear) -> int:
        """Join the others and hear from them; since when the house has been open."""
        ...

    def holds(self, table: str) -> bool:
        """Whether this process drives the bots and clocks of a table."""
        ...

    async def take(self, table: str) -> bool:
        """Drive them from now on, if nobody else does; whether it is so."""
        ...

    def leave(self, table: str) -> None:
        """Let others drive them, soon."""
        ...

    def show(self, what: str, many: int) -> None:
        """Let the others know soon who and what is here."""
        ...

    def elsewhere(self, what: str) -> int:
        """How many of it there are in the other processes."""
        ...

    def all_elsewhere(self, kind: str) -> list[str]:
        """Whatever of a kind there is in the other processes."""
        ...

    def spend(self, what: str) -> None:
        """Let the others know soon that one of it was taken."""
        ...

    async def close(self) -> None:
        """Leave everything to the others."""
        ...


class OneWing:
    """A house of one process: nobody else is there to ask."""

    async def open(self, now: int, hear: Hear) -> int:
        del hear
        return now

    def holds(self, table: str) -> bool:
        del table
        return True

    async def take(self, table: str) -> bool:
        return self.holds(table)

    def leave(self, table: str) -> None:
        """Whoever comes next is the same."""

    def show(self, what: str, many: int) -> None:
        """Nobody wants to know."""

    def elsewhere(self, what: str) -> int:
        del what
        return 0

    def all_elsewhere(self, kind: str) -> list[str]:
        del kind
        return []

    def spend(self, what: str) -> None:
        """Nobody else counts."""

    async def close(self) -> None:
        """There is nothing to leave."""
