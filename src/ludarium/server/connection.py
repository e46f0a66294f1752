"""One connection: who it is, how fast it may ask, and what it is sent. It knows no network."""

from __future__ import annotations

import msgspec

from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.messages import News
from ludarium.server.outbox import Outbox, Send
from ludarium.server.pace import Pace
from ludarium.server.people import Person, Profile
from ludarium.server.rooms import Room
from ludarium.server.show import Seen

MOST_STRIKES = 400
MOST_WATCHED = 20  # tables that one connection may look at


class Connection:
    """A tab of a browser, or a program, at the house."""

    def __init__(self, house: House, send: Send, pace: Pace | None = None, address: str = "") -> None:
        self.house = house
        self.quota = house.quotas.of(address)
        self.is_counted = False
        self.is_kept = False  # whether the house remembers who this is
        self.person = Person()
        self.outbox = Outbox(house, self.person, send)
        self.pace = pace or Pace(house.time)
        self.talk = Pace(house.time, burst=10, a_second=1)  # what is said and opened is kept for ever
        self.opening = Pace(house.time, burst=40, a_second=1)
        self.strikes = 0  # commands that came too fast, less those that did not
        self.hinting = False
        self.takes_differences = False
        self.at_work = False  # a command is being carried out
        self.closed = False

    @property
    def who(self) -> str:
        return self.person.who

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def floods(self) -> bool:
        """Whether it has been told often enough that it is too fast."""
        return self.strikes > MOST_STRIKES

    def admitted(self) -> bool:
        """Count a new socket of its address, if there may be one more."""
        if self.quota is None:
            return True
        self.is_counted = self.quota.enters()
        return self.is_counted

    def answer(self, message: News) -> None:
        self.outbox.answer(message)

    def is_somebody(self, who: str, profile: Profile) -> None:
        """From now on we know who this is."""
        self.person.profile = profile
        if not self.closed:
            self.person.who = who
            self.house.came(who)

    def is_nobody(self) -> None:
        """We know no more who this is; whoever wants to go on says hello again."""
        self.house.lobby.watchers.discard(self.outbox)
        for table in [*self.outbox.tables]:
            self.leave(table)
        self.house.went(self.who)
        self.person.who, self.person.profile, self.is_kept = "", Profile(), False

    async def remember(self) -> None:
        """Somebody who takes a seat is remembered by name."""
        profile = self.person.profile
        self.may_be_kept()
        await self.house.people.change(self.who, name=profile.name, language=profile.language)

    async def spoke(self, id_: str) -> None:
        """Where somebody talked is remembered, so that it can be taken away and deleted."""
        if id_ not in self.person.profile.spoke:
            self.may_be_kept()
            spoke = await self.house.people.spoke(self.who, id_)
            self.person.profile = msgspec.structs.replace(self.person.profile, spoke=spoke)

    def may_be_kept(self) -> None:
        """One address brings only so many new people."""
        if not self.is_kept and self.quota:
            self.quota.take("people")
        self.is_kept = True

    def may_open(self) -> None:
        """Nobody, and no address, opens tables without end."""
        self.opening.pass_by()
        if self.quota:
            self.quota.take("tables")

    def may_watch(self, id_: str) -> None:
        tables = self.outbox.tables
        if id_ not in tables and len(tables) >= MOST_WATCHED:
            raise RefusedError("too-many-watched", most=MOST_WATCHED)

    def watch(self, room: Room) -> None:
        if not self.closed:
            self.outbox.tables[room.table.id] = Seen(self.who, differs=self.takes_differences)
            self.house.watch(room, self.outbox)

    def leave(self, id_: str) -> None:
        self.outbox.forget(id_)
        self.house.unwatch(id_, self.outbox)

    def close(self) -> None:
        """The connection is gone; seats and games stay, and a command under way is carried out."""
        self.closed = True
        if self.quota and self.is_counted:
            self.quota.leaves()
        self.house.lobby.watchers.discard(self.outbox)
        for table in [*self.outbox.tables]:
            self.leave(table)
        if self.who:
            self.house.went(self.who)
