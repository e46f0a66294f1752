"""What a connection is to be sent: answers, tables that have changed, the lobby; only the newest of each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.server import campaigns
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.lines import Facts, read_facts
from ludarium.server.messages import Error, LobbyNews, News
from ludarium.server.people import Person
from ludarium.server.rooms import Room
from ludarium.server.show import Seen

MOST_LINES = 60  # of my tables in the lobby
MOST_UNSENT = 256 * 1024  # bytes of answers; whoever does not take them is not heard until he does
NOBODY: frozenset[str] = frozenset()

log = logging.getLogger("ludarium.server")
Send = Callable[[bytes], Awaitable[None]]
encode = msgspec.json.Encoder().encode


class Outbox:
    """Collects what is new, and makes and sends it when the connection has room."""

    def __init__(self, house: House, person: Person, send: Send) -> None:
        self.house = house
        self.person = person
        self.send = send
        self.tables: dict[str, Seen] = {}  # that the connection looks at
        self.answers: list[bytes] = []
        self.unsent = 0  # bytes of them
        self.taken = asyncio.Event()  # some of them were sent
        self.changed: dict[str, None] = {}  # tables, in the order of their changes
        self.lobby_is_new = False
        self.mine: list[Facts] | None = None  # my tables, as long as nothing about them has changed
        self.something = asyncio.Event()

    @property
    def who(self) -> str:
        return self.person.who

    # --- what is new ------------------------------------------------------------------------------------

    def seen(self, table: str) -> Seen:
        return self.tables[table]

    def table_changed(self, table: str) -> None:
        self.changed[table] = None
        self.something.set()

    def all_changed(self) -> None:
        for table in self.tables:
            self.table_changed(table)

    def lobby_changed(self, *, mine: bool) -> None:
        self.lobby_is_new = True
        self.mine = None if mine else self.mine
        self.something.set()

    def answer(self, message: News) -> None:
        text = encode(message)
        self.answers.append(text)
        self.unsent += len(text)
        self.something.set()

    def forget(self, table: str) -> None:
        """The connection looks at it no more."""
        self.tables.pop(table, None)
        self.changed.pop(table, None)

    async def room(self) -> None:
        """Wait until enough of the answers is taken: what is kept for who does not read would only grow."""
        while self.unsent > MOST_UNSENT:
            self.taken.clear()
            await self.taken.wait()

    # --- sending ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is new until the connection ends; a slow one gets only the newest of each table."""
        while True:
            await self.something.wait()
            await self.send_new()

    async def send_new(self) -> None:
        """Send what is new now: answers first, then tables, then the lobby."""
        self.something.clear()
        answers, self.answers = self.answers, []
        for answer in answers:
            await self.send(answer)
            self.unsent -= len(answer)
            self.taken.set()
        changed, self.changed = self.changed, {}
        for table in changed:
            await self._send_made(self._table(table))
        if self.lobby_is_new:
            self.lobby_is_new = False
            await self._send_made(self._lobby())

    async def _send_made(self, made: Awaitable[News | None]) -> None:
        """Send a message that has to be made first; what cannot be made is told, and the rest goes on."""
        try:
            news = await made
        except RefusedError as error:
            news = Error(ref=None, error=error.error, args=error.args_told)
        except LudariumError as error:
            log.error("something cannot be shown: %s", error)
            news = Error(ref=None, error="house", args={})
        if news is not None:
            await self.send(encode(news))

    async def _table(self, id_: str) -> News | None:
        """The table as it is, unless it was left in the meantime."""
        room = self.house.rooms.in_use.get(id_)
        if room is not None and not room.lock.locked():  # nobody is at work there, nor can be meanwhile
            return self._news(room, id_)
        async with self.house.rooms.at(id_) as room:
            return self._news(room, id_)

    def _news(self, room: Room, id_: str) -> News | None:
        seen = self.tables.get(id_)
        if seen is None:
            return None
        if self.who in room.table.removed:
            self.forget(id_)
            room.watchers.discard(self)
            raise RefusedError("removed")
        house, mute = self.house, self.person.profile.mute
        online, now = house.presence.online, house.time.now()
        away = room.away(online, now)
        muted = frozenset(mute) if mute else NOBODY
        return room.window.news(seen, online, away, house.rooms.watchers(id_), muted, now)

    async def _lobby(self) -> LobbyNews:
        house = self.house
        if self.mine is None:
            self.mine = read_facts(await house.store.owned(self.who, MOST_LINES))
        return LobbyNews(
            tables=house.lobby.public(self.who),
            mine=[house.lobby.line(facts, self.who) for facts in self.mine],
            campaign=await campaigns.news(house, self.who, self.person.profile),
        )
