"""All tables that are in use: each with one lock; a change is checked, saved, and only then shown."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from ludarium.core.errors import LudariumError
from ludarium.server import journal, moves, seating
from ludarium.server.clocks import Alarm, Time, WallTime
from ludarium.server.errors import ConflictError, RefusedError, StoreError
from ludarium.server.levels import middle, strongest
from ludarium.server.lines import Facts, facts_of, row_of
from ludarium.server.lobby import MOST_LISTED, Lobby, Watcher
from ludarium.server.people import People
from ludarium.server.show import Window
from ludarium.server.store import Store
from ludarium.server.table import Table, read
from ludarium.server.thinker import Choice, Question
from ludarium.server.thinking import Thinking
from ludarium.server.tokens import bot_seed, new_id

MOST_IDLE = 64  # tables that are kept at hand though nobody looks at them
FEW = 20  # watchers
MOST_UNFINISHED = 100  # tables that one person may have at a time

log = logging.getLogger("ludarium.server")
Decision = Callable[[Table, int], Sequence[journal.AnyEntry]]


class Room:
    """A table in use: its lock, who looks at it, and what goes on by itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.window = Window(table)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.users = 0  # commands that hold or wait for the lock
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: Alarm | None = None

    def bot_goes_on(self) -> bool:
        """A bot is to act, and somebody plays or looks; bots alone with themselves wait."""
        return self.table.bot_to_act() and bool(self.watchers or self.table.humans())

    def is_idle(self) -> bool:
        return not (self.users or self.watchers or self.thinking or self.alarm)


class House:
    """Opens tables, carries out decisions, and lets bots and clocks go on."""

    def __init__(self, store: Store, thinking: Thinking, time: Time | None = None) -> None:
        self.store = store
        self.people = People(store)
        self.thinking = thinking
        self.time = time or WallTime()
        self.opened_at = self.time.now()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.idle: dict[str, None] = {}  # rooms that nobody uses, the longest unused first
        self.lobby = Lobby(self.online, self._watchers)
        self.connected: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on where the house was left: list the public tables, wake bots and clocks."""
        self.lobby.fill(await self.store.listed(MOST_LISTED))
        self.spawn(self._wake(await self.store.due()))

    async def _wake(self, ids: Sequence[str]) -> None:
        for id_ in ids:
            try:
                async with self.at(id_) as room:
                    self._go_on(room)
            except LudariumError as error:
                log.error("table %s cannot go on: %s", id_, error)

    async def close(self) -> None:
        """Stop what goes on by itself; everything is saved already."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.alarm:
                room.alarm.cancel()
        await self.thinking.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something failed beside the tables", exc_info=error)

    # --- people -----------------------------------------------------------------------------------------

    def online(self, who: str) -> bool:
        return self.connected[who] > 0

    def _watchers(self, table: str) -> int:
        return len(self.rooms[table].watchers) if table in self.rooms else 0

    def came(self, who: str) -> None:
        self.spawn(self.thinking.warm())
        self.connected[who] += 1
        if self.connected[who] == 1:
            self._seen(who)

    def went(self, who: str) -> None:
        self.connected[who] -= 1
        if self.connected[who] <= 0:
            del self.connected[who]
            self._seen(who)

    def _seen(self, who: str) -> None:
        """Tell the tables of somebody that he came or went."""
        self.lobby.lines_changed()
        for room in self.rooms.values():
            if room.table.owned(who):
                self._publish(room)

    # --- tables -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id_: str) -> AsyncIterator[Room]:
        """A table, held alone."""
        room = self.rooms.get(id_) or await self._load(id_)
        with self.used(room):
            async with room.lock:
                yield room

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
        if room.is_idle() and self.rooms.get(room.table.id) is room:
            self.idle.pop(room.table.id, None)
            self.idle[room.table.id] = None
        if len(self.idle) > MOST_IDLE:
            longest = next(iter(self.idle))
            del self.idle[longest]
            if self.rooms[longest].is_idle():
                del self.rooms[longest]

    async def _load(self, id_: str) -> Room:
        """Read a table from its journal, once for all who wait for it."""
        if id_ not in self.loading:
            self.loading[id_] = asyncio.ensure_future(self._read(id_))
        try:
            return await asyncio.shield(self.loading[id_])
        finally:
            self.loading.pop(id_, None)

    async def _read(self, id_: str) -> Room:
        room = Room(await self._table(id_))
        return self.rooms.setdefault(id_, room)

    async def _table(self, id_: str) -> Table:
        entries = await self.store.journal(id_)
        if not entries:
            raise RefusedError("no-table", table=id_)
        table = read(id_, entries)
        table.clock.outage(self.opened_at)
        return table

    async def create(self, began: journal.Began) -> str:
        """Open a table; it starts at once if nobody has to come."""
        if len([row for row in await self.store.owned(began.host, MOST_UNFINISHED) if row.open]) >= (
            MOST_UNFINISHED
        ):
            raise RefusedError("too-many-tables", most=MOST_UNFINISHED)
        table = Table(new_id(), began)
        entries: list[journal.AnyEntry] = [began]
        if all(seat.kind != "open" for seat in table.seats):
            entries += [started := journal.Started(when=began.when)]
            table.apply(started)
            for entry in moves.dealt(table, began.when):
                table.apply(entry)
                entries.append(entry)
        room = Room(table)
        facts = facts_of(table)
        await self.store.append(row_of(table, facts), 0, [journal.encode(entry) for entry in entries])
        self.rooms[table.id] = room
        self.lobby.table_changed(facts, None)
        self._go_on(room)
        self.tidy(room)
        return table.id

    async def rematch(self, id_: str, who: str) -> str:
        """The same once more; whoever asks second is led to the table of the first."""
        async with self.at(id_) as room:
            if room.table.rematch is None:
                now = self.time.now()
                new = await self.create(seating.rematch(room.table, who, now))
                await self.commit(room, [journal.Rematched(when=now, id=new)])
            assert room.table.rematch is not None
            return room.table.rematch

    def watch(self, room: Room, watcher: Watcher) -> None:
        """Somebody comes to look, and what was left goes on."""
        room.watchers.add(watcher)
        watcher.table_changed(room.table.id)
        self._tell_few(room)
        if room.thinking is None and room.alarm is None:
            self._go_on(room)

    def unwatch(self, id_: str, watcher: Watcher) -> None:
        if room := self.rooms.get(id_):
            room.watchers.discard(watcher)
            self._tell_few(room)
            self.tidy(room)

    def _tell_few(self, room: Room) -> None:
        """A few watchers see at once how many they are; a crowd with the next move."""
        if len(room.watchers) <= FEW:
            self._publish(room)

    async def decide(self, id_: str, decision: Decision) -> None:
        """Carry out a decision about a table."""
        async with self.at(id_) as room:
            await self.commit(room, decision(room.table, self.time.now()))

    async def commit(self, room: Room, entries: Sequence[journal.AnyEntry]) -> None:
        """Save entries, then show them. The lock is held, so that nobody sees what is not saved."""
        if not entries:
            return
        table, first, before = room.table, room.table.length, facts_of(room.table)
        try:
            for entry in entries:
                table.apply(entry)
            facts = facts_of(table)
            await self.store.append(row_of(table, facts), first, [journal.encode(entry) for entry in entries])
        except BaseException as error:
            await self._go_back(room)
            if isinstance(error, ConflictError):
                raise RefusedError("stale", at=0, now=room.table.at) from error
            if isinstance(error, StoreError):
                log.error("%s", error)
                raise RefusedError("not-saved") from error
            raise
        self._changed(room, facts, before)

    async def _go_back(self, room: Room) -> None:
        """What could not be saved did not happen."""
        room.table = await self._table(room.table.id)
        room.window = Window(room.table)
        for watcher in room.watchers:
            watcher.sight(room.table.id).cut(0)

    def _changed(self, room: Room, facts: Facts, before: Facts) -> None:
        room.window = Window(room.table)
        for watcher in room.watchers:
            watcher.sight(facts.id).cut(len(room.table.log))
        self._publish(room)
        self.lobby.table_changed(facts, before)
        self._go_on(room)

    def _publish(self, room: Room) -> None:
        for watcher in room.watchers:
            watcher.table_changed(room.table.id)

    # --- what goes on by itself -------------------------------------------------------------------------

    def _go_on(self, room: Room) -> None:
        """Let a bot think, or set the alarm of the clock."""
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        if room.bot_goes_on() and room.thinking is None:
            room.thinking = self.spawn(self._bots(room))
        deadline = room.table.clock.deadline()
        if deadline is not None:
            room.alarm = self.time.later(max(0, deadline - self.time.now()), lambda: self._ring(room))

    async def _bots(self, room: Room) -> None:
        """Move for bots until a person is to act or the game is over."""
        try:
            while room.bot_goes_on():
                at, level = room.table.at, room.table.seats[room.table.to_act].level
                choice = await self.ask(room.table, level or middle(room.table.game))
                await self._play(room, at, choice, late=False)
        finally:
            room.thinking = None
            self.tidy(room)

    async def ask(self, table: Table, level: str) -> Choice:
        """What a bot of a level would do for the seat to act."""
        seed = bot_seed(table.began.nonce)
        options, seats = table.record.options, len(table.seats)
        snapshot = table.state.snapshot()
        return await self.thinking.ask(
            Question(table.game.id, seats, options, snapshot, level, seed, table.at + 1)
        )

    async def hint(self, table: Table) -> Choice:
        return await self.ask(table, strongest(table.game))

    async def _play(self, room: Room, at: int, choice: Choice, *, late: bool) -> None:
        """Make the move of a bot, unless the table has gone on in the meantime."""
        async with room.lock:
            table = room.table
            if table.at != at or not (table.bot_to_act() or (late and self._time_is_up(table))):
                return
            failed = choice.fault is not None
            if failed:
                log.warning("table %s: a bot failed: %s", table.id, choice.fault)
            entry = moves.played(table, [choice.action], self.time.now(), late=late, failed=failed)
            await self.commit(room, [entry])

    def _time_is_up(self, table: Table) -> bool:
        deadline = table.clock.deadline()
        return deadline is not None and self.time.now() >= deadline

    def _ring(self, room: Room) -> None:
        room.alarm = None
        self.spawn(self._time_up(room))

    async def _time_up(self, room: Room) -> None:
        """The rule of the clock when the time of a seat is up."""
        with self.used(room):
            if room.table.clock.wish.kind == "move" and self._time_is_up(room.table):
                at, level = room.table.at, middle(room.table.game)
                await self._play(room, at, await self.ask(room.table, level), late=True)
                return
            async with room.lock:
                if self._time_is_up(room.table):
                    await self.commit(room, seating.timed_out(room.table, self.time.now()))
