"""How long anything holds the event loop of a house, in milliseconds of the processor.

    python bench/holds.py

Each turn of the loop is timed by the clock of its thread, so that other programs on the machine do not count.
A house on SQLite, in this process, without a network: a table of 2,500 take-backs is made, the house opened
anew and the table looked at while newcomers come, a game is brought as a file, and a long lobby is shown.
Last, over a real socket, floods that were sent before anybody reads them: commands, and frames of one byte.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import random
import socket
import tempfile
import time
from asyncio import events
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from uvicorn import Config, Server

from ludarium.games import HOUSE
from ludarium.server.app import app
from ludarium.server.connection import Connection
from ludarium.server.doors import Doors, protocols
from ludarium.server.house import House
from ludarium.server.pace import Pace
from ludarium.server.requests import take
from ludarium.server.store.sqlite import SqliteStore
from ludarium.server.thinking import Pool

GAME = "builders-middle-ages"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
held: list[float] = []  # milliseconds of each turn of the loop
_run = events.Handle._run


def _timed(handle: events.Handle) -> None:
    began = time.thread_time()
    _run(handle)
    held.append((time.thread_time() - began) * 1000)


@asynccontextmanager
async def told(what: str) -> AsyncIterator[None]:
    """Say how long the longest turns were."""
    gc.collect()
    await asyncio.sleep(0)  # the turn in which rubbish was collected is not counted
    held.clear()
    began = time.thread_time()
    yield
    worst = sorted(held)[-3:][::-1]
    above = sum(one > 20 for one in held)
    print(
        f"{what}: longest {', '.join(f'{one:.1f}' for one in worst)} ms, {above} above 20 ms,"
        f" {len(held)} turns, {time.thread_time() - began:.2f} s in all",
        flush=True,
    )


class Tab:
    """Somebody at the house, without a network."""

    def __init__(self, house: House) -> None:
        self.got: list[bytes] = []
        self.connection = Connection(house, self._sent, Pace(house.time, burst=10**9))

    async def _sent(self, message: bytes) -> None:
        self.got.append(message)

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.got.clear()
        await asyncio.create_task(
            take(self.connection, json.dumps({"kind": kind, "ref": 1, **fields}).encode())
        )
        await asyncio.create_task(self.connection.outbox.send_new())
        answers = [json.loads(message) for message in self.got]
        return next(answer for answer in answers if answer.get("ref") == 1 or answer["kind"] == "welcome")

    def table(self) -> dict[str, Any]:
        found: list[dict[str, Any]] = [json.loads(message) for message in self.got]
        return next(message for message in found if message["kind"] == "table")


async def somebody(house: House, name: str) -> Tab:
    tab = Tab(house)
    await tab.do("hello", name=name)
    return tab


async def opened(data: Path) -> House:
    house = House(SqliteStore(data), Pool())
    await house.open()
    return house


async def takes_back(house: House, times: int) -> str:
    tab = await somebody(house, "Anna")
    id_ = str((await tab.do("create", game=GAME, seats=SEATS))["id"])
    await tab.do("watch", id=id_)
    table = tab.table()
    at, seat = table["at"], table["viewer"]
    take = next(c["actions"][0] for c in table["view"]["choices"] if c["move"]["kind"] == "take")
    for _ in range(times):
        await tab.do("act", id=id_, at=at, seat=seat, actions=[take])
        answer = await tab.do("undo", id=id_, at=at + 1, seat=seat)
        assert answer["kind"] == "done", answer
    return id_


async def plays(house: House, game: str, most: int = 2000) -> str:
    """A whole game by chance; it is said how long it became."""
    luck = random.Random(1)
    tab = await somebody(house, "Anna")
    id_ = str((await tab.do("create", game=game, seats=SEATS))["id"])
    await tab.do("watch", id=id_)
    for _ in range(most):
        table = tab.table()
        if table["status"] == "over":
            break
        actions = [c["actions"] for c in table["view"]["choices"] if len(c["actions"]) == 1]
        seat, at = table["viewer"], table["at"]
        await tab.do("act", id=id_, at=at, seat=seat, actions=luck.choice(actions))
    room = house.rooms.in_use[id_]
    print(f"{game}: {room.table.at} moves, {len(room.table.log)} lines of log", flush=True)
    return id_


async def newcomers(house: House, many: int) -> None:
    for number in range(many):
        (await somebody(house, f"N{number}")).connection.close()
        await asyncio.sleep(0)


async def looked_at(house: House, id_: str) -> None:
    tab = await somebody(house, "Looks")
    await asyncio.gather(tab.do("watch", id=id_), newcomers(house, 200))


async def many_tables(house: House, many: int) -> None:
    for number in range(many):
        tab = await somebody(house, f"H{number}")
        await tab.do("create", game=GAME, seats=[SEATS[0], {"kind": "open"}], public=True)
        tab.connection.close()


async def lobby(house: House) -> None:
    await asyncio.gather(*[(await somebody(house, f"L{n}")).do("lobby") for n in range(20)])


async def brought(house: House, file: str) -> None:
    tab = await somebody(house, "Brings")
    answer = await tab.do("bring", text=file)
    assert answer["kind"] in ("created", "error"), answer


def masked(frame: bytes, opcode: int) -> bytes:
    """A short frame as a browser writes it, with a mask that changes nothing."""
    return bytes([0x80 | opcode, 0x80 | len(frame)]) + b"\0\0\0\0" + frame


async def flooded(house: House, frame: bytes) -> None:
    """So many of these that one megabyte waits at the socket, and a second that it is read in."""
    requests, sockets = protocols(Doors())
    config = Config(app(house), http=requests, ws=sockets, log_level="error", lifespan="off")
    server = Server(config)
    with socket.create_server(("127.0.0.1", 0)) as bound:
        serving = asyncio.ensure_future(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.01)
        upgrade = (
            "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        with socket.create_connection(bound.getsockname()) as line:
            line.setblocking(False)
            line.sendall(upgrade.encode())
            while not server.server_state.tasks:
                await asyncio.sleep(0.01)
            with contextlib.suppress(BlockingIOError, OSError):
                for _ in range(64):
                    line.sendall(frame * (16_384 // len(frame)))
            await asyncio.sleep(1)
        server.should_exit = True
        await serving


def longest_file() -> str:
    """A game file of nearly 15 KB, the most that may be brought."""
    golden = Path(__file__).parent.parent / "tests" / "golden" / "middle-ages-4.game"
    lines = golden.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith(("result:", "winners:")))
    while len(text) > 14_900:
        text = text[: text.rstrip("\n").rindex("\n") + 1]
    return text


async def measure(data: Path) -> None:
    house = await opened(data)
    async with told("2,490 moves made and taken back"):
        id_ = await takes_back(house, 2490)
    await house.close()
    house = await opened(data)
    async with told("that table looked at after a restart, 200 newcomers meanwhile"):
        await looked_at(house, id_)
    games = {game.id: await plays(house, game.id) for game in HOUSE}
    await house.close()
    house = await opened(data)
    for game, whole in games.items():
        async with told(f"a whole game of {game} read from its journal, 200 newcomers meanwhile"):
            await looked_at(house, whole)
    async with told("a game of 15 KB brought as a file"):
        await brought(house, longest_file())
    async with told("300 people open public tables"):
        await many_tables(house, 300)
    async with told("20 people look at the lobby"):
        await lobby(house)
    async with told("a flood of commands that waits at the socket"):
        await flooded(house, masked(b'{"kind":"act","id":"x","seat":0,"at":0,"actions":[1]}', 1))
    async with told("a flood of frames of one byte"):
        await flooded(house, masked(b"x", 1))
    async with told("a flood of pings"):
        await flooded(house, masked(b"", 9))
    await house.close()


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    timed: Callable[[events.Handle], None] = _timed
    events.Handle._run = timed
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
