"""The house: a change to a table is checked, saved, and only then shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from ludarium.server import journal, moves, seating
from ludarium.server.clocks import Time, WallTime
from ludarium.server.driver import Driver
from ludarium.server.errors import ConflictError, RefusedError, StoreError
from ludarium.server.figures import Figures
from ludarium.server.hearing import Hearing
from ludarium.server.lines import Facts, facts_of, read_facts, row_of
from ludarium.server.lobby import MOST_KNOWN, Lobby, Watcher
from ludarium.server.outside.visitors import Visitors
from ludarium.server.people import People
from ludarium.server.presence import Presence
from ludarium.server.quotas import Quotas
from ludarium.server.reading import begin, patiently
from ludarium.server.rooms import Room, Rooms
from ludarium.server.store import Row, Store
from ludarium.server.table import Table
from ludarium.server.tasks import Tasks
from ludarium.server.thinking import Thinking
from ludarium.server.tokens import new_id
from ludarium.server.wings import OneWing, Wings, watched

FEW = 20  # watchers
MOST_UNFINISHED = 100  # tables that one person may have at a time
TRIES = 30  # to write to a journal that other processes write to, too
MOST_ENTRIES = 5000  # of a journal; then only what leads to the end of the game is written

log = logging.getLogger("ludarium.server")
Decision = Callable[[Table, int], Sequence[journal.AnyEntry]]


class House:
    """Opens tables and carries out decisions; its parts know the rest."""

    def __init__(
        self, store: Store, thinking: Thinking, time: Time | None = None, wings: Wings | None = None
    ) -> None:
        self.store = store
        self.wings = wings or OneWing()
        self.time = time or WallTime()
        self.people = People(store)
        self.quotas = Quotas(self.time, self.wings)
        self.figures = Figures()
        self.visitors = Visitors(self.time, self.wings)
        self.presence = Presence(self.wings)
        self.tasks = Tasks()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.rooms = Rooms(store, self.time, self.wings)
        self.lobby = Lobby(self.time, self.presence.online, self.rooms.watchers)
        self.driver = Driver(thinking, self.time, self.tasks, self.rooms, self.commit)
        self.hearing = Hearing(store, self.tasks, self.rooms, self.lobby, self.driver, self.quotas)

    async def open(self) -> None:
        """Go on where the house was left: list the public tables, wake bots and clocks."""
        await self.store.open()
        self.rooms.opened_at = await self.wings.open(self.time.now(), self.hearing.hear)
        self.lobby.fill(await self.store.listed(MOST_KNOWN))
        self.tasks.spawn(self.driver.wake(await self.store.due()))
        log.info("the house is open: %d public tables", len(self.lobby.listed))

    async def close(self) -> None:
        """Stop what goes on by itself; everything is saved already."""
        await self.tasks.close()
        await self.driver.close()
        await self.wings.close()
        await self.store.close()
        log.info("the house is closed")

    # --- people -----------------------------------------------------------------------------------------

    def came(self, who: str) -> None:
        self.tasks.spawn(self.driver.thinking.warm())
        if self.presence.came(who):
            self.hearing.somebody_changed(who)

    def went(self, who: str) -> None:
        if self.presence.went(who):
            self.hearing.somebody_changed(who)

    def away(self, id_: str) -> dict[str, int]:
        """The people of a table in use who are not here, each since how many milliseconds."""
        return self.rooms.in_use[id_].away(self.presence.online, self.time.now())

    def watch(self, room: Room, watcher: Watcher) -> None:
        """Somebody comes to look, and what was left goes on."""
        room.watchers.add(watcher)
        self.wings.show(watched(room.table.id), len(room.watchers))
        watcher.table_changed(room.table.id)
        _tell_few(room)
        if room.thinking is None and room.alarm is None:
            self.driver.go_on(room)

    def unwatch(self, id_: str, watcher: Watcher) -> None:
        if room := self.rooms.in_use.get(id_):
            room.watchers.discard(watcher)
            self.wings.show(watched(id_), len(room.watchers))
            _tell_few(room)
            self.rooms.tidy(room)

    # --- tables -----------------------------------------------------------------------------------------

    async def create(self, began: journal.Began) -> str:
        """Open a table; it starts at once if nobody has to come."""
        lock = self._opening.setdefault(began.host, asyncio.Lock())
        async with lock:  # several tabs of one person do not pass the limit together
            await self._may_open(began.host)
            return await self._open(began)

    async def _open(self, began: journal.Began) -> str:
        table = await patiently(begin(new_id(), began))
        entries: list[journal.AnyEntry] = [began]
        if all(seat.kind != "open" for seat in table.seats):
            entries += [started := journal.Started(when=began.when)]
            table.apply(started)
            for entry in moves.dealt(table, began.when):
                table.apply(entry)
                entries.append(entry)
        room = Room(table, self.time)
        facts = facts_of(table)
        await self._save(row_of(table, facts), 0, entries)
        self.rooms.add(room)
        self.lobby.table_changed(facts, None)
        self.driver.go_on(room)
        self.rooms.tidy(room)
        return table.id

    async def _may_open(self, who: str) -> None:
        """Nobody needs more unfinished games than this."""
        owned = read_facts(await self.store.owned(who, MOST_UNFINISHED))
        unfinished = [facts for facts in owned if facts.status != "over" and who not in facts.invited()]
        if len(unfinished) >= MOST_UNFINISHED:
            raise RefusedError("too-many-tables", most=MOST_UNFINISHED)

    async def rematch(self, id_: str, who: str) -> str:
        """The same once more; whoever asks second is led to the table of the first."""
        async with self.rooms.at(id_) as room:
            while room.table.rematch is None:
                now = self.time.now()
                new = await self.create(seating.rematch(room.table, who, now))
                try:
                    await self.commit(room, [journal.Rematched(when=now, id=new)])
                except ConflictError:  # in another process of the house somebody was first
                    await self.decide(new, lambda _, now: [journal.Closed(when=now)])
            return room.table.rematch

    async def decide(self, id_: str, decision: Decision) -> None:
        """Carry out a decision about a table."""
        async with self.rooms.at(id_) as room:
            for _ in range(TRIES):
                try:
                    await self.commit(room, await self._decided(room, decision))
                    return
                except ConflictError:  # another process was first: decide again on the table as it is
                    continue
            raise RefusedError("stale", at=0, now=room.table.at)

    async def _decided(self, room: Room, decision: Decision) -> Sequence[journal.AnyEntry]:
        try:
            entries = decision(room.table, self.time.now())
        except RefusedError as error:
            # the table may have gone on in another process, and the news of it not yet be here
            if error.error != "stale" or not await self.rooms.read_on(room):
                raise
            entries = decision(room.table, self.time.now())
        if room.table.length >= MOST_ENTRIES and not any(map(_leads_on, entries)):
            raise RefusedError("table-full", most=MOST_ENTRIES)
        return entries

    async def commit(self, room: Room, entries: Sequence[journal.AnyEntry]) -> None:
        """Save entries, then show them. The lock is held, so that nobody sees what is not saved."""
        if not entries:
            return
        table, first, before = room.table, room.table.length, room.window.facts
        seating = table.seating
        try:
            for entry in entries:
                table.apply(entry)
            facts = facts_of(table, before.seats if table.seating == seating else None)
            await self._save(row_of(table, facts), first, entries)
        except BaseException as error:
            # what could not be saved did not happen
            room.replace(await self.rooms.saved(room.table.id), 0)
            if isinstance(error, ConflictError):
                room.publish()
                self.driver.go_on(room)
            raise
        self._changed(room, facts, before)

    async def _save(self, row: Row, first: int, entries: Sequence[journal.AnyEntry]) -> None:
        """Append to the journal, and count it."""
        figures = self.figures
        began = time.perf_counter()
        try:
            await self.store.append(row, first, [journal.encode(entry) for entry in entries])
        except StoreError as error:
            figures.not_saved += not isinstance(error, ConflictError)
            raise
        finally:
            figures.saving.add(time.perf_counter() - began)
        figures.entries += len(entries)
        figures.moves += sum(len(entry.moves) for entry in entries if isinstance(entry, journal.Played))

    def _changed(self, room: Room, facts: Facts, before: Facts) -> None:
        room.replace(room.table, len(room.table.log))
        room.window.facts = facts
        room.publish()
        self.lobby.table_changed(facts, before)
        self.driver.go_on(room)


LEADS_ON = journal.Played | journal.Closed | journal.Ended | journal.Abandoned | journal.Started


def _leads_on(entry: journal.AnyEntry) -> bool:
    """Whether an entry leads to the end of a table, and not to and fro."""
    resigned = isinstance(entry, journal.Given) and entry.why == "resigned"
    return resigned or isinstance(entry, LEADS_ON)


def _tell_few(room: Room) -> None:
    """A few watchers see how many they are; a crowd with the next move."""
    if len(room.watchers) <= FEW:
        room.tell_rarely()
