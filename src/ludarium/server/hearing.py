"""What a house does when it hears what its other processes have done."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.server.driver import Driver
from ludarium.server.lines import Facts, facts_of, read_facts
from ludarium.server.lobby import MOST_KNOWN, Lobby
from ludarium.server.quotas import Quotas
from ludarium.server.rooms import Room, Rooms
from ludarium.server.store import Store
from ludarium.server.tasks import Tasks
from ludarium.server.wings import (
    AnyWingNews,
    Free,
    Gone,
    Missed,
    Present,
    Rewritten,
    Spent,
    WentOn,
    WingNews,
)

log = logging.getLogger("ludarium.server")


class Hearing:
    """Brings tables, lobby and presence up to date."""

    def __init__(
        self, store: Store, tasks: Tasks, rooms: Rooms, lobby: Lobby, driver: Driver, quotas: Quotas
    ) -> None:
        self.store = store
        self.tasks = tasks
        self.rooms = rooms
        self.lobby = lobby
        self.driver = driver
        self.quotas = quotas

    def hear(self, news: AnyWingNews) -> None:
        HEARD[type(news)](self, news)

    # --- tables -----------------------------------------------------------------------------------------

    def _went_on(self, news: WentOn) -> None:
        if self._concerns(news):
            self.tasks.spawn(self._follow(news))

    def _concerns(self, news: WentOn) -> bool:
        """Most tables of other processes are of no matter here: neither in use nor in anybody's list."""
        if self.rooms.is_known(news.id) or news.listed or news.id in self.lobby.listed:
            return True
        return not news.owners or self.lobby.concerns(news.owners)  # a closed table has no owners any more

    async def _follow(self, news: WentOn) -> None:
        """A table as it is now, for those who look at it here and for the lobby."""
        before = self.lobby.listed.get(news.id)
        facts = _told(news)
        idle = self.rooms.in_use.get(news.id)
        if idle is not None and idle.is_idle():
            self.rooms.forget(idle)
        if self.rooms.is_known(news.id):
            async with self.rooms.at(news.id) as room:
                before = facts_of(room.table)
                if await self.rooms.read_on(room, news):
                    self._show(room)
                facts = facts_of(room.table)
        if facts := facts or await self._kept(news.id):
            self.lobby.table_changed(facts, before)

    def _show(self, room: Room) -> None:
        room.publish()
        self.driver.go_on(room)

    def _rewritten(self, news: Rewritten) -> None:
        self.tasks.spawn(self._read_anew(news.id))

    async def _read_anew(self, id_: str) -> None:
        if self.rooms.is_known(id_):
            async with self.rooms.at(id_) as room:
                room.replace(await self.rooms.saved(id_), 0)
                for watcher in room.watchers:
                    watcher.seen(id_).said = 0  # all of the chat is shown anew
                self._show(room)
        if facts := await self._kept(id_):
            self.lobby.table_changed(facts, None)

    async def _kept(self, id_: str) -> Facts | None:
        """What the lobby has to know of a table that was changed elsewhere."""
        found = await self.store.whole(id_)
        return next(iter(read_facts([found[0]])), None) if found else None

    # --- driving ----------------------------------------------------------------------------------------

    def _free(self, news: Free) -> None:
        if room := self.rooms.in_use.get(news.id):
            self.driver.go_on(room)

    def _gone(self, _: Gone) -> None:
        """What the other process drove is taken over: tables of those who are here first."""
        for room in [*self.rooms.in_use.values()]:
            self.driver.go_on(room)
        self.tasks.spawn(self._wake())

    async def _wake(self) -> None:
        await self.driver.wake(await self.store.due())

    # --- people -----------------------------------------------------------------------------------------

    def _present(self, news: Present) -> None:
        for what in news.many:
            kind, _, name = what.partition(" ")
            if kind == "person":
                self.somebody_changed(name)
            elif room := self.rooms.in_use.get(name):
                room.tell_rarely()
        self.lobby.lines_changed()

    def somebody_changed(self, who: str) -> None:
        """The tables of somebody show that he came or went."""
        self.lobby.lines_changed()
        for room in self.rooms.in_use.values():
            if room.table.owned(who):
                if not self.lobby.online(who):
                    room.gone[who] = self.rooms.time.now()
                room.tell_rarely()

    def _spent(self, news: Spent) -> None:
        for what, many in news.many.items():
            self.quotas.spent(what, many)

    # --- after a silence --------------------------------------------------------------------------------

    def _missed(self, _: Missed) -> None:
        self.tasks.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Read on at every table in use, and the list of public ones."""
        self.lobby.fill(await self.store.listed(MOST_KNOWN))
        self.lobby.tell_all()
        for room in [*self.rooms.in_use.values()]:
            try:
                async with self.rooms.at(room.table.id) as held:
                    await self.rooms.read_on(held)
                    self._show(held)
            except LudariumError as error:
                log.error("table %s is not up to date: %s", room.table.id, error)
        await self._wake()


def _told(news: WentOn) -> Facts | None:
    return None if news.facts is None else msgspec.json.decode(news.facts, type=Facts)


HEARD: dict[type[WingNews], Callable[[Hearing, Any], None]] = {
    WentOn: Hearing._went_on,
    Rewritten: Hearing._rewritten,
    Free: Hearing._free,
    Gone: Hearing._gone,
    Present: Hearing._present,
    Spent: Hearing._spent,
    Missed: Hearing._missed,
}
