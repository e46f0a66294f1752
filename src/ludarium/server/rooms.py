"""The tables in use: read from their journals once, held by one command at a time, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from ludarium.server.clocks import SECOND, Alarm, Time
from ludarium.server.errors import BrokenTableError, ConflictError, RefusedError, RetiredError
from ludarium.server.journal import decode
from ludarium.server.lines import Online
from ludarium.server.lobby import Watcher
from ludarium.server.rarely import Rarely
from ludarium.server.reading import patiently, steps
from ludarium.server.retired import ended
from ludarium.server.show import Window
from ludarium.server.store import Store
from ludarium.server.table import Table
from ludarium.server.tokens import is_id
from ludarium.server.wings import WentOn, Wings, watched

log = logging.getLogger("ludarium.server")
CROWD_EVERY = 5 * SECOND
AT_ONCE = 2  # journals that are read; each has its turn of the loop, and all of them together must be short
MOST_IDLE = 64  # tables that are kept at hand though nobody looks at them
FEWEST_IDLE = 8  # that are kept however long their logs are: nobody has them read anew with each command
MOST_IDLE_LINES = 4_000  # of all their logs; a line takes about 1 KB


class Room:
    """A table in use: its lock, who looks at it, and what goes on by itself."""

    def __init__(self, table: Table, time: Time) -> None:
        self.table = table
        self.rarely = Rarely(time, CROWD_EVERY)
        self.window = Window(table)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.opened = time.now()
        self.gone: dict[str, int] = {}  # when people of the table lost their last connection
        self.users = 0  # commands that hold or wait for the lock
        self.thinking: asyncio.Task[None] | None = None
        self.pondering: asyncio.Task[None] | None = None  # on the time of the person who is to act
        self.alarm: Alarm | None = None

    def bot_goes_on(self) -> bool:
        """A bot is to act, and somebody plays or looks; bots alone with themselves wait."""
        return self.table.bot_to_act() and bool(self.watchers or self.table.humans())

    def is_left_to_people(self) -> bool:
        """Nothing goes on here by itself: no bot plays, no clock runs."""
        if self.alarm is not None or self.table.began.clock.kind != "none":
            return False
        return not any(seat.kind == "bot" for seat in self.table.seats)

    def person_thinks(self) -> bool:
        """Somebody is to act who sits at the table and looks at it."""
        table = self.table
        if table.status != "playing" or table.to_act not in table.humans():
            return False
        return any(watcher.who == table.seats[table.to_act].who for watcher in self.watchers)

    def is_idle(self) -> bool:
        return not (self.users or self.watchers or self.thinking or self.alarm)

    def away(self, online: Online, now: int) -> dict[str, int]:
        """The people of the table who are not here, each since how many milliseconds at least."""
        gone = {seat.who for seat in self.table.seats if seat.who is not None and not online(seat.who)}
        return {who: now - self.gone.get(who, self.opened) for who in sorted(gone)} if gone else {}

    def publish(self) -> None:
        """Everybody who looks is shown the table anew."""
        for watcher in self.watchers:
            watcher.table_changed(self.table.id)

    def tell_rarely(self) -> None:
        """Who comes and goes is no hurry."""
        self.rarely(self.publish)

    def replace(self, table: Table, lines: int) -> None:
        """The table is another one now; so many lines of its log were seen and still hold."""
        self.table = table
        self.window = Window(table)
        for watcher in self.watchers:
            watcher.seen(table.id).cut(lines)


class Holding:
    """A room that is held alone, as long as a `with` lasts."""

    def __init__(self, rooms: Rooms, id_: str) -> None:
        self.rooms = rooms
        self.id = id_
        self.room: Room

    async def __aenter__(self) -> Room:
        self.room = self.rooms.in_use.get(self.id) or await self.rooms.load(self.id)
        self.room.users += 1
        try:
            await self.room.lock.acquire()
        except BaseException:
            self._let_go()
            raise
        return self.room

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()
        self._let_go()

    def _let_go(self) -> None:
        self.room.users -= 1
        self.rooms.tidy(self.room)


class Rooms:
    """The rooms of a house, made from the journals of its store."""

    def __init__(self, store: Store, time: Time, wings: Wings) -> None:
        self.store = store
        self.wings = wings
        self.time = time
        self.opened_at = time.now()
        self.in_use: dict[str, Room] = {}
        self.idle: dict[str, int] = {}  # unused rooms, the longest unused first: lines of their logs
        self.idle_lines = 0  # of all of them
        self.broken: dict[str, BrokenTableError] = {}  # set aside, so that nobody reads them again and again
        self._reading = asyncio.Semaphore(AT_ONCE)
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def watchers(self, id_: str) -> int:
        """How many look at a table, also in other processes of the house."""
        here = len(self.in_use[id_].watchers) if id_ in self.in_use else 0
        return here + self.wings.elsewhere(watched(id_))

    def add(self, room: Room) -> None:
        self.in_use[room.table.id] = room

    def at(self, id_: str) -> Holding:
        """A table, held alone."""
        return Holding(self, id_)

    @contextmanager
    def used(self, room: Room) -> Iterator[None]:
        """A table that must not be forgotten meanwhile."""
        room.users += 1
        try:
            yield
        finally:
            room.users -= 1
            self.tidy(room)

    def tidy(self, room: Room) -> None:
        """Forget the table that nobody has looked at for the longest time; its journal is on the disk."""
        if room.is_idle() and self.in_use.get(room.table.id) is room:
            self._not_idle(room.table.id)
            self.idle[room.table.id] = lines = len(room.table.log)
            self.idle_lines += lines
            room.window.forget()
            room.rarely.give_up()  # or it would be kept until then
            self.wings.leave(room.table.id)
        while self._are_too_many_idle():
            longest = next(iter(self.idle))
            self._not_idle(longest)
            if self.in_use[longest].is_idle():
                del self.in_use[longest]

    def _are_too_many_idle(self) -> bool:
        long = self.idle_lines > MOST_IDLE_LINES and len(self.idle) > FEWEST_IDLE
        return long or len(self.idle) > MOST_IDLE

    def _not_idle(self, id_: str) -> None:
        self.idle_lines -= self.idle.pop(id_, 0)

    def is_known(self, id_: str) -> bool:
        """Whether a table is in use, or is being read."""
        return id_ in self.in_use or id_ in self._loading

    def forget(self, room: Room) -> None:
        """A table that nobody uses here was changed elsewhere: whoever comes reads it anew."""
        self._not_idle(room.table.id)
        del self.in_use[room.table.id]

    async def read_on(self, room: Room, told: WentOn | None = None) -> bool:
        """Take in what others have written to the journal; whether there was anything. The lock is held."""
        table = room.table
        entries = told.after(table.length) if told else None
        if entries is None:
            entries = await self.store.journal(table.id, table.length)
        lines = len(table.log)
        try:
            for entry in entries:
                table.apply(decode(entry))
                lines = min(lines, len(table.log))
        except Exception as error:  # the whole journal says what is broken
            log.warning("table %s is read anew: %s", table.id, error)
            table, lines = await self.saved(table.id), 0
        room.replace(table, lines)
        return bool(entries)

    async def load(self, id_: str) -> Room:
        """Read a table from its journal, once for all who wait for it."""
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._read(id_))
        reading = self._loading[id_]
        try:
            return await asyncio.shield(reading)
        except asyncio.CancelledError:
            reading.add_done_callback(self._is_unwanted)
            raise
        finally:
            del reading  # or what failed, its traceback and this frame would keep each other

    async def _read(self, id_: str) -> Room:
        try:
            room = Room(await self.saved(id_), self.time)
            return self.in_use.setdefault(id_, room)
        finally:
            del self._loading[id_]

    def _is_unwanted(self, reading: asyncio.Task[Room]) -> None:
        """Whoever wanted the table had gone before it was read."""
        if not reading.cancelled() and reading.exception() is None:
            self.tidy(reading.result())

    async def saved(self, id_: str) -> Table:
        """The table as its journal has it."""
        if id_ in self.broken:
            raise self.broken[id_].with_traceback(None)  # or it would grow by each who asks
        entries = await self.entries(id_)
        try:
            async with self._reading:
                table = await patiently(steps(id_, entries))
        except BrokenTableError as error:
            self.broken[id_] = error
            log.error("set aside: %s", error)
            raise
        except RetiredError:
            await self._retire(id_, entries)
            raise
        table.clock.outage(self.opened_at, self.time.now())
        return table

    async def entries(self, id_: str) -> list[bytes]:
        """The journal of a table that there is."""
        entries = await self.store.journal(id_) if is_id(id_) else []
        if not entries:
            raise RefusedError("no-table", table=id_)
        return entries

    async def _retire(self, id_: str, entries: Sequence[bytes]) -> None:
        """A table of older rules ends, once for all."""
        if end := ended(id_, [decode(entry) for entry in entries], self.time.now()):
            with suppress(ConflictError):  # another process has ended it
                await self.store.append(end[0], len(entries), end[1])
            log.warning("table %s was played by older rules and ends undecided", id_)
