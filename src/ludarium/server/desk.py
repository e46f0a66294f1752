"""One connection: who it is, what it asks, and what it is shown. It knows no network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ludarium import __version__
from ludarium.core.errors import LudariumError
from ludarium.server import campaigns, commands, moves, seating
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.lines import Facts, read_facts
from ludarium.server.messages import Created, Done, Error, Hinted, LobbyNews, TableNews, Welcome
from ludarium.server.pace import Pace
from ludarium.server.people import Note
from ludarium.server.show import Sight
from ludarium.server.tokens import fingerprint, is_token, new_token
from ludarium.server.words import guest
from ludarium.text.say import LANGUAGES

LARGEST = 16 * 1024  # bytes of a command
MOST_WATCHED = 20  # tables that one connection may look at
MOST_LINES = 60  # of my tables in the lobby

log = logging.getLogger("ludarium.server")
Send = Callable[[bytes], Awaitable[None]]
encode = msgspec.json.Encoder().encode


class Desk:
    """A tab at the house."""

    def __init__(self, house: House, send: Send, pace: Pace | None = None) -> None:
        self.house = house
        self.send = send
        self.pace = pace or Pace(house.time)
        self.talk = Pace(house.time, burst=10, a_second=1)  # what is said and opened is kept for ever
        self.opening = Pace(house.time, burst=40, a_second=1)
        self.who = ""
        self.note = Note()
        self.sights: dict[str, Sight] = {}
        self.answers: list[bytes] = []
        self.changed: dict[str, None] = {}  # tables, in the order of their changes
        self.lobby_is_new = False
        self.mine: list[Facts] | None = None  # my tables, as long as nothing about them has changed
        self.hinting = False
        self.closed = False
        self.something = asyncio.Event()

    # --- what is shown ------------------------------------------------------------------------------------

    def sight(self, table: str) -> Sight:
        return self.sights[table]

    def table_changed(self, table: str) -> None:
        self.changed[table] = None
        self.something.set()

    def lobby_changed(self, *, mine: bool) -> None:
        self.lobby_is_new = True
        self.mine = None if mine else self.mine
        self.something.set()

    def answer(self, message: msgspec.Struct) -> None:
        self.answers.append(encode(message))
        self.something.set()

    async def show(self) -> None:
        """Send what is new until the connection ends; a slow one gets only the newest of each table."""
        while True:
            await self.something.wait()
            await self.show_once()

    async def show_once(self) -> None:
        """Send what is new now: answers first, then tables, then the lobby."""
        self.something.clear()
        answers, self.answers = self.answers, []
        for answer in answers:
            await self.send(answer)
        changed, self.changed = self.changed, {}
        for table in changed:
            await self._show(self._table(table))
        if self.lobby_is_new:
            self.lobby_is_new = False
            await self._show(self._lobby())

    async def _show(self, made: Awaitable[msgspec.Struct | None]) -> None:
        """Send a message that has to be made first; what cannot be made is told, and the rest goes on."""
        try:
            news = await made
        except LudariumError as error:
            log.error("something cannot be shown: %s", error)
            news = Error(ref=None, error="house", args={})
        if news is not None:
            await self.send(encode(news))

    async def _table(self, id_: str) -> TableNews | None:
        """The table as it is, unless it was left in the meantime."""
        house = self.house
        async with house.at(id_) as room:
            sight = self.sights.get(id_)
            if sight is None:
                return None
            muted = frozenset(self.note.mute)
            return room.window.news(sight, house.online, len(room.watchers), muted, house.time.now())

    async def _lobby(self) -> LobbyNews:
        house = self.house
        if self.mine is None:
            self.mine = [read_facts(row) for row in await house.store.owned(self.who, MOST_LINES)]
        return LobbyNews(
            tables=house.lobby.public(self.who),
            mine=[house.lobby.line(facts, self.who) for facts in self.mine],
            campaign=await campaigns.news(house, self.who, self.note),
        )

    # --- what is asked ------------------------------------------------------------------------------------

    async def take(self, text: bytes) -> None:
        """Carry out a command, or say in an error why not; nothing is changed then."""
        command: commands.AnyCommand | None = None
        try:
            command = self._read(text)
            await self._carry_out(command)
        except RefusedError as error:
            ref = command.ref if command else _ref(text)
            self.answer(Error(ref=ref, error=error.error, args=error.args_told, reason=error.reason))
            self._refresh(command, error)
        except Exception:
            log.exception("a command failed")
            self.answer(Error(ref=command.ref if command else None, error="house", args={}))

    def _read(self, text: bytes) -> commands.AnyCommand:
        _allowed(self.pace)
        if len(text) > LARGEST:
            raise RefusedError("too-large", most=LARGEST)
        try:
            command = commands.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise RefusedError("malformed", why=str(error)[:200]) from error
        if not self.who and not isinstance(command, commands.Hello):
            raise RefusedError("hello-first")
        return command

    async def _carry_out(self, command: commands.AnyCommand) -> None:
        done = await CARRY_OUT[type(command)](self, command)
        if done is None:
            self.answer(Done(ref=command.ref))
        elif done != "":
            self.answer(Created(ref=command.ref, id=done))

    def _refresh(self, command: commands.AnyCommand | None, error: RefusedError) -> None:
        """Whoever was late gets the table as it is."""
        if error.error in ("stale", "not-your-turn") and isinstance(command, commands.OfTable):
            self.table_changed(command.id)

    async def hello(self, command: commands.Hello) -> str:
        if self.who:
            raise RefusedError("hello-once")
        token = command.token if command.token and is_token(command.token) else new_token()
        who = fingerprint(token)
        note = await self.house.people.note(who)
        if command.name and not note.name:
            note = msgspec.structs.replace(note, name=seating.checked_name(command.name))
        language = command.language if command.language in LANGUAGES else note.language
        self.note = msgspec.structs.replace(note, language=language)
        if not self.closed:
            self.who = who
            self.house.came(who)
        self.answer(
            Welcome(token=token, name=note.name, language=language, version=__version__, mute=list(note.mute))
        )
        return ""

    async def prefs(self, command: commands.Prefs) -> None:
        changes: dict[str, object] = {}
        if command.name is not None:
            changes["name"] = seating.checked_name(command.name)
        if command.language in LANGUAGES:
            changes["language"] = command.language
        if command.mute is not None:
            changes["mute"] = command.mute
        self.note = await self.house.people.change(self.who, **changes)
        for table in self.sights:
            self.table_changed(table)

    async def see_lobby(self, _: commands.Lobby) -> None:
        self.house.lobby.watchers.add(self)
        self.lobby_changed(mine=True)

    async def _remember(self) -> None:
        """Somebody who takes a seat is remembered by name."""
        await self.house.people.change(self.who, name=self.note.name, language=self.note.language)

    # --- tables -------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.note.name or guest(self.note.language)

    async def create(self, command: commands.Create) -> str:
        _allowed(self.opening)
        if command.campaign:
            id_ = await campaigns.create(self.house, self.who, self.name, command)
            self.note = await self.house.people.note(self.who)
            return id_
        await self._remember()
        return await self.house.create(seating.began(command, self.who, self.name, self.house.time.now()))

    async def watch(self, command: commands.Watch) -> None:
        if command.id not in self.sights and len(self.sights) >= MOST_WATCHED:
            raise RefusedError("too-many-watched", most=MOST_WATCHED)
        async with self.house.at(command.id) as room:
            if not self.closed:
                self.sights[command.id] = Sight(self.who)
                self.house.watch(room, self)

    async def leave(self, command: commands.Leave) -> None:
        self.sights.pop(command.id, None)
        self.changed.pop(command.id, None)
        self.house.unwatch(command.id, self)

    async def sit(self, command: commands.Sit) -> None:
        name = command.name or self.name
        await self._remember()
        await self.house.decide(
            command.id, lambda table, now: seating.sit(table, self.who, command.seat, name, now)
        )

    async def stand(self, command: commands.Stand) -> None:
        await self.house.decide(
            command.id, lambda table, now: seating.stand(table, self.who, command.seat, now)
        )

    async def start(self, command: commands.Start) -> None:
        await self.house.decide(command.id, lambda table, now: seating.start(table, self.who, now))

    async def to_bot(self, command: commands.ToBot) -> None:
        await self.house.decide(
            command.id, lambda table, now: seating.to_bot(table, self.who, command.seat, command.level, now)
        )

    async def take_back(self, command: commands.TakeBack) -> None:
        await self.house.decide(
            command.id, lambda table, now: seating.take_back(table, self.who, command.seat, now)
        )

    async def rematch(self, command: commands.Rematch) -> str:
        return await self.house.rematch(command.id, self.who)

    async def branch(self, command: commands.Branch) -> str:
        _allowed(self.opening)
        async with self.house.at(command.id) as room:
            now = self.house.time.now()
            began = seating.branch(room.table, self.who, self.name, command.at, command.seat, now)
        return await self.house.create(began)

    # --- play ---------------------------------------------------------------------------------------------

    async def act(self, command: commands.Act) -> None:
        await self.house.decide(
            command.id,
            lambda table, now: moves.act(table, self.who, command.seat, command.at, command.actions, now),
        )

    async def undo(self, command: commands.Undo) -> None:
        await self.house.decide(
            command.id,
            lambda table, now: moves.undo(table, self.who, command.seat, command.at, command.to, now),
        )

    async def ask_undo(self, command: commands.AskUndo) -> None:
        await self.house.decide(
            command.id, lambda table, now: moves.ask_undo(table, self.who, command.at, command.to, now)
        )

    async def reply(self, command: commands.Answer) -> None:
        await self.house.decide(
            command.id, lambda table, now: moves.answer(table, self.who, command.yes, now)
        )

    async def resign(self, command: commands.Resign) -> None:
        await self.house.decide(
            command.id, lambda table, now: seating.resign(table, self.who, command.seat, now)
        )

    async def tell(self, command: commands.Tell) -> None:
        _allowed(self.talk)
        await self.house.decide(
            command.id, lambda table, now: seating.said(table, self.who, self.name, command.text, now)
        )

    async def hint(self, command: commands.Hint) -> str:
        """Think beside everything else: the player may move meanwhile."""
        if self.hinting:
            raise RefusedError("hint-waits")
        async with self.house.at(command.id) as room:
            moves.my_turn(room.table, self.who, command.seat, command.at)
            asked = self.house.hint(room.table)
        self.hinting = True
        self.house.spawn(self._hint(command, asked))
        return ""

    async def _hint(self, command: commands.Hint, asked: Awaitable[Any]) -> None:
        try:
            choice = await asked
            self.answer(Hinted(ref=command.ref, id=command.id, at=command.at, choice=choice.action))
        finally:
            self.hinting = False

    async def tick(self, command: commands.Tick) -> None:
        self.note = await campaigns.tick(self.house, self.who, command.id, command.goal)
        self.lobby_changed(mine=False)

    def close(self) -> None:
        """The connection is gone; seats and games stay, and a command under way is carried out."""
        self.closed = True
        self.house.lobby.watchers.discard(self)
        for table in [*self.sights]:
            self.house.unwatch(table, self)
        self.sights.clear()
        if self.who:
            self.house.went(self.who)


def _allowed(pace: Pace) -> None:
    if not pace.allows():
        raise RefusedError("too-fast")


def _ref(text: bytes) -> int | None:
    """The number of a command that could not be read otherwise."""

    class Numbered(msgspec.Struct):
        ref: int | None = None

    if len(text) > LARGEST:
        return None
    try:
        return msgspec.json.decode(text, type=Numbered).ref
    except (msgspec.DecodeError, RecursionError):
        return None


CARRY_OUT: dict[type[commands.Command], Callable[[Desk, Any], Awaitable[str | None]]] = {
    commands.Hello: Desk.hello,
    commands.Prefs: Desk.prefs,
    commands.Lobby: Desk.see_lobby,
    commands.Create: Desk.create,
    commands.Watch: Desk.watch,
    commands.Leave: Desk.leave,
    commands.Sit: Desk.sit,
    commands.Stand: Desk.stand,
    commands.Start: Desk.start,
    commands.ToBot: Desk.to_bot,
    commands.TakeBack: Desk.take_back,
    commands.Rematch: Desk.rematch,
    commands.Branch: Desk.branch,
    commands.Act: Desk.act,
    commands.Undo: Desk.undo,
    commands.AskUndo: Desk.ask_undo,
    commands.Answer: Desk.reply,
    commands.Resign: Desk.resign,
    commands.Hint: Desk.hint,
    commands.Tell: Desk.tell,
    commands.Tick: Desk.tick,
}
