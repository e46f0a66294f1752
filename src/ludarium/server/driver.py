"""What goes on at a table by itself: bots that move, and clocks that run out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from ludarium.core.errors import LudariumError
from ludarium.server import journal, moves, seating
from ludarium.server.clocks import SECOND, Time
from ludarium.server.errors import ConflictError
from ludarium.server.fair_line import Asker
from ludarium.server.levels import middle, searches
from ludarium.server.rooms import Room, Rooms
from ludarium.server.table import Table
from ludarium.server.tasks import Tasks
from ludarium.server.thinker import NO_SEAT, BotMove, Question, substitute
from ludarium.server.thinking import Thinking
from ludarium.server.tokens import bot_seed

AGAIN = 5 * SECOND

log = logging.getLogger("ludarium.server")
Commit = Callable[[Room, Sequence[journal.AnyEntry]], Awaitable[None]]


class Driver:
    """Asks the bots, sets the alarms, and commits what comes of them; of a table only one process does."""

    def __init__(self, thinking: Thinking, time: Time, tasks: Tasks, rooms: Rooms, commit: Commit) -> None:
        self.thinking = thinking
        self.time = time
        self.tasks = tasks
        self.rooms = rooms
        self.wings = rooms.wings
        self.commit = commit

    def go_on(self, room: Room) -> None:
        """Let a bot think or use the time of a person, and set the alarm; unless another process does."""
        if room.is_left_to_people():
            return
        self._act(room)
        if room.pondering is None and self._may_ponder(room):
            room.pondering = self.tasks.spawn(self._ponder(room))

    def _act(self, room: Room) -> None:
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        deadline = room.table.clock.deadline()
        if not room.bot_goes_on() and deadline is None:
            return
        if not self.wings.holds(room.table.id):
            self.tasks.spawn(self._take(room))
            return
        if room.bot_goes_on() and room.thinking is None:
            room.thinking = self.tasks.spawn(self._bots(room))
        if deadline is not None:
            room.alarm = self.time.later(max(0, deadline - self.time.now()), lambda: self._ring(room))

    async def _take(self, room: Room) -> None:
        """Go on with a table that nobody drives."""
        with self.rooms.used(room):
            try:
                if await self.wings.take(room.table.id):
                    self.go_on(room)
            except Exception as error:
                self._try_again(room, error)

    async def wake(self, ids: Sequence[str]) -> None:
        """Go on with tables that nobody looks at."""
        if ids:
            await self.thinking.warm()
        for id_ in ids:
            try:
                if await self.wings.take(id_):
                    async with self.rooms.at(id_) as room:
                        self.go_on(room)
            except LudariumError as error:
                log.error("table %s cannot go on: %s", id_, error)

    async def close(self) -> None:
        """Stop the clocks and the bots; everything is saved already."""
        for room in self.rooms.in_use.values():
            if room.alarm:
                room.alarm.cancel()
        await self.thinking.close()

    # --- bots -------------------------------------------------------------------------------------------

    async def _bots(self, room: Room) -> None:
        """Move for bots until a person is to act or the game is over."""
        try:
            while room.bot_goes_on() and self.wings.holds(room.table.id):
                level = room.table.seats[room.table.to_act].level
                await self._move(room, level or middle(room.table.game), late=False)
        except Exception as error:
            self._try_again(room, error)
        finally:
            room.thinking = None
            self.rooms.tidy(room)

    async def _move(self, room: Room, level: str, *, late: bool) -> None:
        """Ask a bot and make its move, unless the table has gone on or back in the meantime."""
        position = room.table.position()
        asked = question(room.table, level, keeps=not late)
        move = _scripted(room.table) or await self.thinking.ask(asked, asker(room.table))
        async with room.lock:
            table = room.table
            goes_on = table.bot_to_act() or (late and self._time_is_up(table))
            if goes_on and table.position() == position:
                with suppress(ConflictError):  # another process was first, and the table is as it made it
                    await self.commit(room, [self._entry(table, asked, move, late=late)])

    def _entry(self, table: Table, asked: Question, move: BotMove, *, late: bool) -> journal.Played:
        """The move of a bot, or of a substitute if it is not allowed."""
        if reason := table.state.why_not(move.action):
            move = substitute(asked, f"{reason.clause}: {reason.kind}")
        failed = move.fault is not None
        if failed:
            log.warning("table %s: a bot failed: %s", table.id, move.fault)
        return moves.played(table, [move.action], self.time.now(), late=late, failed=failed)

    # --- on the time of people --------------------------------------------------------------------------

    def _may_ponder(self, room: Room) -> bool:
        return (
            room.person_thinks()
            and self.wings.holds(room.table.id)
            and next_to_search(room.table) is not None
        )

    async def _ponder(self, room: Room) -> None:
        """Let the bot that comes next think about each position in which a person does."""
        seen = None
        try:
            while self._may_ponder(room) and room.table.position() != seen:
                seen = room.table.position()
                await self._ponder_here(room)
        finally:
            room.pondering = None

    async def _ponder_here(self, room: Room) -> None:
        table, here = room.table, room.table.position()
        seat = next_to_search(table)
        assert seat is not None
        asked = question(table, table.seats[seat].level or middle(table.game), keeps=True, ponders=seat)
        await self.thinking.ponder(asked, lambda: room.person_thinks() and room.table.position() == here)

    # --- clocks -----------------------------------------------------------------------------------------

    def _time_is_up(self, table: Table) -> bool:
        deadline = table.clock.deadline()
        return deadline is not None and self.time.now() >= deadline

    def _try_again(self, room: Room, error: Exception) -> None:
        """What could not be saved now (the disk is full) may be later; nobody has to come for that."""
        unknown = None if isinstance(error, LudariumError) else error
        log.error("table %s does not go on: %s", room.table.id, error, exc_info=unknown)
        room.alarm = room.alarm or self.time.later(AGAIN, lambda: self.go_on(room))

    def _ring(self, room: Room) -> None:
        room.alarm = None
        self.tasks.spawn(self._time_up(room))

    async def _time_up(self, room: Room) -> None:
        """The rule of the clock when the time of a seat is up."""
        try:
            await self._out_of_time(room)
        except Exception as error:
            self._try_again(room, error)

    async def _out_of_time(self, room: Room) -> None:
        with self.rooms.used(room):
            if room.table.clock.wish.kind == "move" and self._time_is_up(room.table):
                await self._move(room, middle(room.table.game), late=True)
                return
            async with room.lock:
                if self._time_is_up(room.table):
                    with suppress(ConflictError):
                        await self.commit(room, seating.timed_out(room.table, self.time.now()))
                elif room.alarm is None:
                    self.go_on(room)  # the clock on the wall was put back


def _scripted(table: Table) -> BotMove | None:
    """What a guided game lets the others do."""
    stands = table.standing()
    return None if stands is None or stands.reply is None else BotMove(stands.reply)


def asker(table: Table) -> Asker:
    """Who waits for the bots of a table: the person whose turn comes next, or those who look at it."""
    people = table.humans()
    after = [seat for seat in people if seat > table.to_act] + people
    return Asker(table.seats[after[0]].who or "", True) if after else Asker(table.began.host, False)


def next_to_search(table: Table) -> int | None:
    """The seat of the first bot after the one to act that keeps what it thinks."""
    if table.game.hidden:
        return None
    seats = len(table.seats)
    for step in range(1, seats):
        number = (table.to_act + step) % seats
        seat = table.seats[number]
        if seat.kind == "bot" and searches(table.game.id, seat.level or middle(table.game)):
            return number
    return None


def question(
    table: Table, level: str, *, keeps: bool, advice: float = 0.0, ponders: int = NO_SEAT
) -> Question:
    """What a bot of a level is asked about the position of a table."""
    return Question(
        game=table.game.id,
        seats=len(table.seats),
        options=table.record.options,
        snapshot=table.state.snapshot(),
        level=level,
        seed=bot_seed(table.began.nonce),
        stream=table.at + 1,
        table=table.id if keeps else "",
        moved=sum(line.seat == table.to_act for line in table.record.lines),
        advice=advice,
        ponders=ponders,
    )
