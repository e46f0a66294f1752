"""Answers that go on: what concerns a bot, and the positions of a game as its seat may see them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import TypeVar

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.core.state import OVER
from ludarium.server.house import House
from ludarium.server.lines import Facts, read_facts
from ludarium.server.outside import answers
from ludarium.server.outside.inviting import is_asked, seat_of
from ludarium.server.outside.visitors import Visitor
from ludarium.server.rooms import Room
from ludarium.server.show import Seen, Window
from ludarium.server.table import Table

BEAT = 7.0  # seconds; then an empty line shows that the stream is alive
MOST_TABLES = 120  # of one bot that its stream of events looks at

T = TypeVar("T", bound=answers.OfGame)
encode = msgspec.json.Encoder().encode


class Listener:
    """Looks on for a bot and writes a line for whatever is new; the rooms and the lobby tell it."""

    is_of_events = False

    def __init__(self, house: House, visitor: Visitor) -> None:
        visitor.may_listen()
        self.house = house
        self.visitor = visitor
        self.something = asyncio.Event()
        self.ended = False

    @property
    def who(self) -> str:
        return self.visitor.who

    def seen(self, table: str) -> Seen:
        raise KeyError(table)

    def table_changed(self, _: str) -> None:
        self.something.set()

    def lobby_changed(self, *, mine: bool) -> None:
        if mine:
            self.something.set()

    def end(self) -> None:
        self.ended = True
        self.something.set()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """Lines until the game is over, the key is revoked, or the other side hangs up."""
        if self.visitor.is_busy:
            return  # of many that were asked for at once, these are too many
        await self.open()
        try:
            while not self.ended:
                self.something.clear()
                for told in await self.new():
                    yield encode(told) + b"\n"
                if not (self.is_over() or await self._something()):
                    await self._still_known()
                    yield b"\n"
        finally:
            self.close()

    def is_over(self) -> bool:
        return self.ended

    async def _something(self) -> bool:
        try:
            async with asyncio.timeout(BEAT):
                await self.something.wait()
        except TimeoutError:
            return False
        return True

    async def _still_known(self) -> None:
        """A key may have been revoked by another process of the house."""
        if not (await self.house.people.profile(self.who)).owner:
            self.ended = True

    async def new(self) -> Sequence[answers.Told]:
        raise NotImplementedError

    async def open(self) -> None:
        """Only now somebody listens: an answer that was never begun leaves nothing behind."""
        self.visitor.streams.add(self)
        self.house.came(self.who)

    def close(self) -> None:
        self.visitor.streams.discard(self)
        self.house.went(self.who)


# --- what concerns a bot -------------------------------------------------------------------------------


class Events(Listener):
    """Challenges, and games that begin and end."""

    is_of_events = True

    def __init__(self, house: House, visitor: Visitor) -> None:
        super().__init__(house, visitor)
        self.known: dict[str, Facts] = {}

    async def open(self) -> None:
        await super().open()
        self.house.lobby.watchers.add(self)
        self.house.visitors.show(self.visitor)

    def close(self) -> None:
        self.house.lobby.watchers.discard(self)
        super().close()
        self.house.visitors.show(self.visitor)

    async def new(self) -> Sequence[answers.Told]:
        rows = await self.house.store.owned(self.who, MOST_TABLES)
        now = {facts.id: facts for facts in read_facts(rows) if not facts.closed}
        before, self.known = self.known, now
        ids = sorted(now.keys() | before.keys())
        return [told for id_ in ids for told in self._changes(before.get(id_), now.get(id_))]

    def _changes(self, before: Facts | None, now: Facts | None) -> list[answers.Told]:
        """What a bot is told when a table of its changes from one state to another."""
        was, is_ = self._role(before), self._role(now)
        told: list[answers.Told] = []
        if was == "asked" and is_ != "asked" and before is not None:
            told.append(answers.ChallengeGone(id=before.id))
        if now is None:
            return told
        if is_ == "waits" and was == "waits" and before is not None and _declined(before, now):
            told.append(answers.ChallengeDeclined(id=now.id))
        if is_ == "asked" and was != "asked":
            told.append(self._challenge(now))
        if is_ == "plays" and was != "plays":
            told.append(_of_game(answers.GameStart, now, self.who))
        if is_ == "played" and before is not None and was != "played":
            told.append(_of_game(answers.GameFinish, now, self.who))
        return told

    def _role(self, facts: Facts | None) -> str:
        """What the bot is at a table."""
        if facts is None:
            return ""
        if self.who not in facts.owners():
            return "asked" if self.who in facts.invited() and facts.status == "open" else ""
        return {"open": "waits", "playing": "plays", "over": "played"}[facts.status]

    def _challenge(self, facts: Facts) -> answers.Challenge:
        asked = [(n, seat.invited) for n, seat in enumerate(facts.seats) if is_asked(seat.invited, self.who)]
        seat, invited = asked[0]
        assert invited is not None
        return answers.Challenge(
            id=facts.id,
            game=facts.game,
            options=facts.options,
            players=_players_in(facts),
            clock=facts.clock,
            seat=seat,
            by=facts.seats[invited.by].name,
        )


def _declined(before: Facts, now: Facts) -> bool:
    """A seat is still open, but nobody is asked to it any more."""
    pairs = zip(before.seats, now.seats, strict=True)
    return any(old.invited and not new.invited and new.kind == "open" for old, new in pairs)


def _players_in(facts: Facts) -> list[answers.Player]:
    return [
        answers.Player(
            seat=number, kind="guest" if seat.badge else seat.kind, name=seat.name, level=seat.level
        )
        for number, seat in enumerate(facts.seats)
    ]


def _of_game(kind: type[T], facts: Facts, who: str) -> T:
    """A line about a game at which a bot has a seat."""
    return kind(
        id=facts.id,
        game=facts.game,
        options=facts.options,
        players=_players_in(facts),
        clock=facts.clock,
        seat=next(number for number, seat in enumerate(facts.seats) if seat.who == who),
    )


# --- a game --------------------------------------------------------------------------------------------


class Positions(Listener):
    """The positions of one table, each as it is when there is room for it."""

    def __init__(self, house: House, visitor: Visitor, room: Room) -> None:
        super().__init__(house, visitor)
        seat_of(room.table, self.who)
        self.table = room.table.id
        self.shown = Seen(self.who)
        self.last: answers.Position | None = None

    def seen(self, _: str) -> Seen:
        return self.shown

    async def open(self) -> None:
        async with self.house.rooms.at(self.table) as room:
            await super().open()
            self.house.watch(room, self)

    def close(self) -> None:
        self.house.unwatch(self.table, self)
        super().close()

    async def new(self) -> Sequence[answers.Told]:
        """The position, if it says more than the last one did."""
        try:
            async with self.house.rooms.at(self.table) as room:
                told = position(room.window, self.shown, self.house.time.now())
        except LudariumError:
            self.ended = True  # the table was set aside; asking for it anew tells why
            return []
        self.ended = self.ended or told.status == "over"
        if self.last is not None and _timeless(told) == _timeless(self.last):
            return []
        self.last = told
        return [told]


def _timeless(told: answers.Position) -> answers.Position:
    """Without its clock, which always says something new."""
    return msgspec.structs.replace(told, clock=None, events=[])


def position(window: Window, seen: Seen, now: int) -> answers.Position:
    """A table as a bot may see it; what it was told is taken down in its seen."""
    table = window.table
    seat = seat_of(table, seen.who)
    events = [line for line in table.log[seen.kept :] if line.event.is_for(seat)]
    seen.kept = len(table.log)
    over = table.to_act == OVER  # a game that was broken off has no result, and hides what it hid
    to_act = table.to_act if table.status == "playing" and table.to_act >= 0 else None
    return answers.Position(
        id=table.id,
        game=table.game.id,
        options=table.began.options,
        status=table.status,
        at=table.at,
        seat=seat,
        to_act=to_act,
        my_turn=to_act == seat and table.seats[seat].kind == "human",
        players=_players(table),
        view=window.view(seat),
        events=events,
        asks=[table.ask] if table.ask else [],
        clock=table.clock.news(now),
        scores=[score / table.game.score_unit for score in table.state.scores()] if over else None,
        winners=table.state.winners() if over else [],
        notes=list(table.notes),
    )


def _players(table: Table) -> list[answers.Player]:
    return [
        answers.Player(
            seat=number,
            kind="guest" if seat.badge and seat.kind == "human" else seat.kind,
            name=seat.name,
            level=seat.level,
        )
        for number, seat in enumerate(table.seats)
    ]
