"""Kills of one of two processes under play: what was acknowledged, and what the journals say afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.sides import BOT, GAMES, ME, News, Process, read_news, some_action
from ludarium.server.journal import Played, Said, decode
from ludarium.server.reading import read
from ludarium.server.store.postgres.database import Database
from ludarium.server.store.postgres.journals import PostgresStore

PAUSES = (0.2, 0.4, 0.4, 0.4, 0.6, 0.8, 1.6, 3.2, 8.0)  # seconds before a page tries to come back
STRETCH = 25  # kills between two looks into the journals


@dataclass
class Player:
    """Plays and talks at one table, comes back after each break, and remembers what was acknowledged."""

    name: str
    ports: Sequence[int]
    wish: dict[str, Any]
    luck: random.Random
    token: str | None = None
    id: str = ""
    ref: int = 0
    asked: dict[int, tuple[str, Any]] = field(default_factory=dict)
    moves: dict[tuple[str, int], int] = field(default_factory=dict)  # acknowledged: where, which action
    said: list[str] = field(default_factory=list)  # acknowledged
    sent: Counter[str] = field(default_factory=Counter)
    breaks: int = 0
    away: list[float] = field(default_factory=list)  # seconds from a break to the table on the screen
    silent: list[float] = field(default_factory=list)  # seconds from a break to the next acknowledged move
    errors: Counter[str] = field(default_factory=Counter)
    lost_at: float = 0.0
    unmoved_since: float = 0.0
    tries: int = 0  # to come back

    async def play(self) -> None:
        """Until it is cancelled: at the first port that answers, another one after a break."""
        turn = self.luck.randrange(len(self.ports))
        while True:
            turn += 1
            with suppress(OSError, ConnectionClosed, TimeoutError):
                address = f"ws://127.0.0.1:{self.ports[turn % len(self.ports)]}/ws"
                async with connect(address, max_size=None, proxy=None, compression=None) as socket:
                    await self._visit(socket)
            if self.id and not self.lost_at:
                self.breaks += 1
                self.lost_at = self.unmoved_since = time.perf_counter()
            pause = PAUSES[min(self.tries, len(PAUSES) - 1)]
            self.tries += 1
            await asyncio.sleep(pause * (0.5 + self.luck.random()))

    async def _visit(self, socket: ClientConnection) -> None:
        self.asked.clear()
        await self._send(socket, "hello", token=self.token, name=self.name)
        async for text in socket:
            await self._take(socket, read_news(text))

    async def _send(self, socket: ClientConnection, kind: str, note: Any = None, **fields: Any) -> None:
        self.ref += 1
        self.asked[self.ref] = (kind, note)
        self.sent[kind] += 1
        await socket.send(msgspec.json.encode({"kind": kind, "ref": self.ref, **fields}), text=True)

    async def _take(self, socket: ClientConnection, news: News) -> None:
        if news.kind == "welcome":
            self.token, self.tries = news.token, 0
            await self._begin(socket)
        elif news.kind == "created":
            self.id = news.id
            await self._send(socket, "watch", id=self.id)
        elif news.kind == "done" and news.ref is not None:
            self._acknowledged(*self.asked.pop(news.ref, ("", None)))
        elif news.kind == "error":
            self.errors[news.error] += 1
            self.asked.pop(news.ref or 0, None)
        elif news.kind == "table":
            await self._see(socket, news)

    async def _begin(self, socket: ClientConnection) -> None:
        if self.id:
            await self._send(socket, "watch", id=self.id)
        else:
            await self._send(socket, "create", **self.wish)

    def _acknowledged(self, kind: str, note: Any) -> None:
        if kind == "act":
            table, at, action = note
            self.moves[table, at] = action
            if self.unmoved_since:
                self.silent.append(time.perf_counter() - self.unmoved_since)
                self.unmoved_since = 0.0
        elif kind == "say":
            self.said.append(note)

    async def _see(self, socket: ClientConnection, news: News) -> None:
        if self.lost_at:
            self.away.append(time.perf_counter() - self.lost_at)
            self.lost_at = 0.0
        if news.id != self.id:
            return
        if news.status == "over":
            await self._send(socket, "rematch", id=self.id)
            self.unmoved_since = 0.0
            return
        if any(kind in ("act", "rematch") for kind, _ in self.asked.values()) or news.view is None:
            return
        if news.view.to_act not in news.mine or not news.view.choices:
            return
        await asyncio.sleep(self.luck.random() * 0.1)
        if self.luck.random() < 0.2:
            text = f"{self.name} {self.sent['say']}"
            await self._send(socket, "say", text, id=self.id, text=text)
        action = some_action(news.view, self.luck)
        note = (self.id, news.at, action)
        await self._send(socket, "act", note, id=self.id, at=news.at, seat=news.viewer, actions=[action])


class Tally(msgspec.Struct):
    """What some kills did."""

    kills: int = 0
    breaks: int = 0
    moves: int = 0
    lines: int = 0
    faults: list[str] = []
    refused: dict[str, int] = {}
    away: list[float] = []
    silent_with_bots: list[float] = []
    silent: list[float] = []
    load: float = 0.0

    def added(self, other: Tally) -> Tally:
        """Both together, under the heavier load."""
        return Tally(
            self.kills + other.kills,
            self.breaks + other.breaks,
            self.moves + other.moves,
            self.lines + other.lines,
            self.faults + other.faults,
            dict(Counter(self.refused) + Counter(other.refused)),
            self.away + other.away,
            self.silent_with_bots + other.silent_with_bots,
            self.silent + other.silent,
            max(self.load, other.load),
        )


def players(ports: Sequence[int]) -> list[Player]:
    """People with bots and clocks, and some who play both seats of a table."""
    clocks: list[dict[str, Any]] = [
        {"kind": "none"},
        {"kind": "move", "seconds": 5},
        {"kind": "fischer", "seconds": 900, "increment": 5},
        {"kind": "days", "days": 1},
    ]
    found = []
    mark = secrets.token_hex(3)  # no two stretches say the same
    for number, clock in enumerate(clocks * 2):
        seats = [ME, BOT] if number < len(clocks) else [ME, {**ME, "name": "Other"}]
        wish = {"game": GAMES[number % len(GAMES)], "seats": seats, "clock": clock}
        found.append(Player(f"P{number} {mark}", ports, wish, random.Random(number)))
    return found


async def kills(url: str, many: int, minutes: float, file: Path) -> None:
    """Kill one of two processes again and again while people play, stretch by stretch."""
    until = time.perf_counter() + 60 * minutes
    known = file.read_bytes().splitlines() if file.exists() else []
    tally = sum_of([msgspec.json.decode(line, type=Tally) for line in known])
    while tally.kills < many and time.perf_counter() < until:
        found = await stretch(url, min(STRETCH, many - tally.kills), random.Random(tally.kills))
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(found) + b"\n")
        tally = tally.added(found)
        told = f"{tally.kills} kills, {tally.moves} acknowledged moves, {len(tally.faults)} lost or doubled"
        print(f"{told}; back after {max(found.away):.2f} s at most", flush=True)
    report(tally)


def sum_of(tallies: Sequence[Tally]) -> Tally:
    found = Tally()
    for tally in tallies:
        found = found.added(tally)
    return found


async def stretch(url: str, many: int, luck: random.Random) -> Tally:
    """Some kills under play, and what the journals say afterwards."""
    before = await tables(url)
    sides = [Process(url), Process(url)]
    people = players([side.port for side in sides])
    work = [asyncio.create_task(player.play()) for player in people]
    for _ in range(many):
        side = sides[luck.randrange(2)]
        await asyncio.sleep(luck.random())
        await asyncio.to_thread(side.end, signal.SIGKILL)
        await asyncio.sleep(luck.random())
        await asyncio.to_thread(side.start)
    await asyncio.sleep(2)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for side in sides:
        await asyncio.to_thread(side.end, signal.SIGTERM)
    faults = await compared(url, people, before)
    return Tally(
        many,
        sum(player.breaks for player in people),
        sum(len(player.moves) for player in people),
        sum(len(player.said) for player in people),
        faults,
        dict(sum((player.errors for player in people), Counter())),
        [seconds for player in people for seconds in player.away],
        [seconds for player in people[:4] for seconds in player.silent],
        [seconds for player in people[4:] for seconds in player.silent],
        os.getloadavg()[0],
    )


def report(tally: Tally) -> None:
    print(f"{tally.kills} kills, {tally.breaks} broken connections")
    print(f"acknowledged: {tally.moves} moves, {tally.lines} lines of chat")
    print(f"lost or doubled: {len(tally.faults)}")
    for fault in tally.faults[:20]:
        print(f"  {fault}")
    print(f"refused: {tally.refused}")
    _spread("back at the table", tally.away)
    _spread("next acknowledged move with bots", tally.silent_with_bots)
    _spread("next acknowledged move of people alone", tally.silent)
    print(f"load of the machine: {tally.load:.0f} at most on {os.cpu_count()} cores")


def _spread(what: str, seconds: Sequence[float]) -> None:
    late = sum(one > 3 for one in seconds)
    told = f"{what}, s: median {median(seconds):.2f}, most {max(seconds):.2f}"
    print(f"{told}, after 3 s {late} of {len(seconds)}")


async def tables(url: str) -> frozenset[str]:
    store = PostgresStore(Database(url))
    await store.open()
    try:
        return frozenset(await store.ids("", 100_000))
    finally:
        await store.close()


async def compared(url: str, people: Sequence[Player], before: frozenset[str]) -> list[str]:
    """What was acknowledged beside what the new journals say; each is replayed, with every draw and hash."""
    store = PostgresStore(Database(url))
    await store.open()
    faults: list[str] = []
    said: Counter[str] = Counter()
    played: dict[str, list[int]] = {}
    for id_ in frozenset(await store.ids("", 100_000)) - before:
        entries = await store.journal(id_)
        played[id_] = [line.action for line in read(id_, entries).record.lines]
        decoded = [decode(entry) for entry in entries]
        said.update(entry.text for entry in decoded if isinstance(entry, Said))
        writes = sum(len(entry.moves) for entry in decoded if isinstance(entry, Played))
        if writes != len(played[id_]):
            faults.append(f"{id_}: {writes} moves were written, {len(played[id_])} are played")
    await store.close()
    for player in people:
        for (id_, at), action in player.moves.items():
            if played[id_][at : at + 1] != [action]:
                faults.append(f"{id_}: move {at} of {player.name} is not there")
        faults += [f"{text!r} was said {said[text]} times" for text in player.said if said[text] != 1]
    return faults + [f"{text!r} was said {times} times" for text, times in said.items() if times > 1]
