"""A house for tests: its time stands still, its bots think at once, and its tabs are plain objects."""

from __future__ import annotations

import asyncio
import heapq
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from ludarium.server.connection import Connection
from ludarium.server.fair_line import Asker
from ludarium.server.house import House
from ludarium.server.pace import Pace
from ludarium.server.requests import take
from ludarium.server.store import Store
from ludarium.server.store.memory import MemoryStore
from ludarium.server.table import Table
from ludarium.server.thinker import BotMove, Question, choose
from ludarium.server.thinking import NOBODY, Wanted

T = TypeVar("T")
LONGEST = 240  # seconds
BUILDERS = "builders-middle-ages"
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do it, but not for ever: what hangs fails."""

    async def within_limits() -> T:
        async with asyncio.timeout(LONGEST):
            return await work

    return asyncio.run(within_limits())


@dataclass
class Bell:
    """An alarm of the time of tests."""

    do: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """As asyncio's alarms do, it lets go of what it was to do."""
        self.cancelled = True
        self.do = lambda: None


@dataclass
class StandingTime:
    """Time that passes only when a test says so."""

    at: int = 1_000_000
    bells: list[tuple[int, int, Bell]] = field(default_factory=list)
    set_so_far: int = 0  # so many alarms were set: the first of two at the same time rings first

    def now(self) -> int:
        return self.at

    def later(self, milliseconds: int, do: Callable[[], None]) -> Bell:
        bell = Bell(do)
        self.set_so_far += 1
        heapq.heappush(self.bells, (self.at + milliseconds, self.set_so_far, bell))
        return bell

    def passes(self, milliseconds: int) -> None:
        until = self.at + milliseconds
        while self.bells and self.bells[0][0] <= until:
            self.at, _, bell = heapq.heappop(self.bells)
            if not bell.cancelled:
                bell.do()
        self.at = until


def hurried(question: Question) -> Question:
    """The same question to somebody who has no time to think about hints."""
    return msgspec.structs.replace(question, advice=0.001) if question.advice else question


class Here:
    """Bots that think in the process of the test; `asked` is what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.askers: list[Asker] = []
        self.pondered: list[Question] = []

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        self.asked.append(question)
        self.askers.append(asker)
        return choose(hurried(question))

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        """Remember what could have been thought about."""
        if wanted():
            self.pondered.append(question)

    async def warm(self) -> None:
        """Always ready."""

    async def close(self) -> None:
        """Nothing runs."""


class Tab:
    """A browser's tab without a browser: it sends commands and keeps what it gets."""

    def __init__(self, house: House, token: str | None = None) -> None:
        self.got: list[bytes] = []
        self.connection = Connection(house, self._send, Pace(house.time, burst=10**9))
        self.house = house
        self.token = token

    async def _send(self, message: bytes) -> None:
        self.got.append(message)

    async def raw(self, text: bytes) -> list[dict[str, Any]]:
        """Everything that comes back at once."""
        before = len(self.got)
        await take(self.connection, text)
        await self.connection.outbox.send_new()
        return [json.loads(message) for message in self.got[before:]]

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command."""
        found = await self.raw(json.dumps({"kind": kind, "ref": 7, **fields}).encode())
        return next(message for message in found if message.get("ref") == 7 or message["kind"] == "welcome")

    async def done(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = await self.do(kind, **fields)
        assert answer["kind"] != "error", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """The error that a command gets."""
        answer = await self.do(kind, **fields)
        assert answer["kind"] == "error", answer
        return str(answer["error"])

    async def hello(self, name: str) -> Tab:
        self.token = (await self.done("hello", token=self.token, name=name))["token"]
        return self

    async def news(self) -> None:
        """Take what has come in the meantime."""
        await self.connection.outbox.send_new()

    def last(self, kind: str = "table") -> dict[str, Any]:
        found = (json.loads(message) for message in reversed(self.got))
        return next(message for message in found if message["kind"] == kind)

    async def open(self, game: str, *seats: dict[str, Any], **fields: Any) -> str:
        """Open a table and look at it."""
        id_ = str((await self.done("create", game=game, seats=list(seats), **fields))["id"])
        await self.done("watch", id=id_)
        return id_

    async def act(self, id_: str, action: int | None = None) -> dict[str, Any]:
        """Make a move, by default one from the middle of what is possible without buying."""
        await self.news()
        table = self.last()
        legal = [choice["actions"][0] for choice in table["view"]["choices"] if len(choice["actions"]) == 1]
        wanted = legal[len(legal) // 2] if action is None else action
        return await self.do("act", id=id_, at=table["at"], seat=table["viewer"], actions=[wanted])


def new_house(
    store: Store | None = None, time: StandingTime | None = None, thinking: Here | None = None
) -> House:
    return House(store or MemoryStore(), thinking or Here(), time or StandingTime())


async def settled(house: House) -> None:
    """Wait until bots and clocks have done what is theirs."""
    while house.tasks.running:
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*house.tasks.running)


async def table_at(house: House, id_: str) -> Table:
    async with house.rooms.at(id_) as room:
        return room.table


async def play_out(house: House, id_: str, *tabs: Tab, most: int = 3000) -> dict[str, Any]:
    """Let people make their moves until the game is over; the last tab's last table."""
    for _ in range(most):
        await settled(house)
        table = await table_at(house, id_)
        if table.status == "over":
            break
        who = table.seats[table.to_act].who
        tab = next(tab for tab in tabs if tab.connection.who == who)
        answer = await move_somehow(tab, table)
        assert answer["kind"] == "done", answer
    for tab in tabs:
        await tab.news()
    return tabs[-1].last()


async def move_somehow(tab: Tab, table: Table) -> dict[str, Any]:
    """A legal move, scattered over what is possible so that games end."""
    legal = table.state.legal()
    action = legal[table.at * 7919 % len(legal)]
    return await tab.do("act", id=table.id, at=table.at, seat=table.to_act, actions=[action])
