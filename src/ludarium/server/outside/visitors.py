"""The bots from outside that were here lately: how fast they may ask, and what they listen to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ludarium.server.clocks import Time
from ludarium.server.errors import RefusedError
from ludarium.server.pace import Pace
from ludarium.server.tokens import public_name
from ludarium.server.wings import BOT, Wings, listening

MOST_VISITORS = 4096
MOST_STREAMS = 20  # of one bot, as many tables as a page may look at


class Stream(Protocol):
    """An answer that goes on."""

    is_of_events: bool

    def end(self) -> None: ...


class Visitor:
    """A bot from outside."""

    def __init__(self, time: Time, who: str, name: str) -> None:
        self.who = who
        self.name = name
        self.pace = Pace(time)
        self.opening = Pace(time, burst=40, a_second=1)
        self.streams: set[Stream] = set()

    @property
    def id(self) -> str:
        """What others may know it by."""
        return public_name(self.who)

    @property
    def listens(self) -> bool:
        """Whether it would hear of a challenge now."""
        return any(stream.is_of_events for stream in self.streams)

    @property
    def is_busy(self) -> bool:
        """Whether it listens to as much as it may."""
        return len(self.streams) >= MOST_STREAMS

    def may_listen(self) -> None:
        if self.is_busy:
            raise RefusedError("too-many-watched", most=MOST_STREAMS)

    def dismiss(self) -> None:
        """Tell it nothing more."""
        for stream in self.streams:
            stream.end()


class Visitors:
    """Remembers as many of them as fit; those who listen are never forgotten."""

    def __init__(self, time: Time, wings: Wings) -> None:
        self.time = time
        self.wings = wings
        self.known: dict[str, Visitor] = {}  # the one that was here longest ago first

    def of(self, who: str, name: str) -> Visitor:
        visitor = self.known.pop(who, None) or Visitor(self.time, who, name)
        self.known[who] = visitor
        if len(self.known) > MOST_VISITORS:
            longest = next((other.who for other in self.known.values() if not other.streams), who)
            del self.known[longest]
        return visitor

    def listening(self) -> list[Visitor]:
        """Those that can be invited now, also at other processes of the house, by name."""
        found = {visitor.who: visitor for visitor in self._elsewhere()}
        found |= {visitor.who: visitor for visitor in self.known.values() if visitor.listens}
        return sorted(found.values(), key=lambda visitor: (visitor.name, visitor.id))

    def _elsewhere(self) -> Iterator[Visitor]:
        for shown in self.wings.all_elsewhere(BOT):
            who, _, name = shown.removeprefix(BOT).partition(" ")
            yield Visitor(self.time, who, name)

    def show(self, visitor: Visitor) -> None:
        """Let the other processes know whether it listens here."""
        streams = sum(stream.is_of_events for stream in visitor.streams)
        self.wings.show(listening(visitor.who, visitor.name), streams)

    def dismiss(self, who: str) -> None:
        """Its key was revoked."""
        if visitor := self.known.pop(who, None):
            visitor.dismiss()

    def dismiss_all(self) -> None:
        """The house closes."""
        for visitor in self.known.values():
            visitor.dismiss()
