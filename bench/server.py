"""The server's figures: start to first page, a move on the other screen, a full house. Needs a quiet machine.

python3 bench/server.py [--python PYTHON] [--tables 200] [--watchers 1000] [--seconds 20]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import IO, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludarium.games import HOUSE

ROOT = Path(__file__).resolve().parent.parent
GAMES = tuple(game.id for game in HOUSE)
TABLES_A_TAB = 20
FILES = 8192


class Short(msgspec.Struct):
    """What a watcher has to read of a message to know that it has come."""

    kind: str
    id: str = ""
    at: int = -1


class Offer(msgspec.Struct):
    actions: list[int]


class Offers(msgspec.Struct):
    choices: list[Offer]


class Table(msgspec.Struct):
    """What a player has to read of a table to move."""

    kind: str
    id: str = ""
    at: int = -1
    viewer: int | None = None
    status: str = ""
    view: Offers | None = None


@contextmanager
def server(
    python: str, data: Path, errors: IO[str] | None = None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and where it is; what it complains of goes to `errors`."""
    command = [python, "-m", "ludarium", "serve", "--no-browser", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT / "bench")
    assert process.stdout is not None
    try:
        found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
        assert found is not None
        yield process, found[1]
    finally:
        process.terminate()
        process.wait()


def first_page(python: str, data: Path) -> float:
    """Seconds from the command to the page."""
    began = time.perf_counter()
    with server(python, data) as (_, address):
        try:
            urllib.request.urlopen(f"http://{address}/").read()
        except urllib.error.HTTPError as error:
            error.read()  # the page may not be built here
        return time.perf_counter() - began


class Tab:
    """A connection that plays or watches."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    @classmethod
    async def at(cls, address: str, name: str) -> Tab:
        tab = cls(await connect(f"ws://{address}/ws", max_size=None, proxy=None, compression=None))
        await tab.send("hello", name=name)
        await tab.hear("welcome")
        return tab

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"kind": kind, **fields}))

    async def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["kind"] == kind:
                return message
            if message["kind"] == "error":
                raise SystemExit(f"the server refused: {message}")

    async def create(self, game: str, **fields: Any) -> str:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
        await self.send("create", game=game, seats=seats, **fields)
        return str((await self.hear("created"))["id"])


def some_action(table: Table, luck: random.Random) -> int:
    assert table.view is not None
    return luck.choice([offer.actions[0] for offer in table.view.choices if len(offer.actions) == 1])


# --- a move on the other screen --------------------------------------------------------------------------


async def other_screen(address: str, moves: int) -> list[float]:
    """Milliseconds from the click of one to the message on the screen of another."""
    luck = random.Random(1)
    player, watcher = await Tab.at(address, "Anna"), await Tab.at(address, "Ben")
    took: list[float] = []
    while len(took) < moves:
        id_ = await player.create("builders-middle-ages", options={"rounds": "20"})
        await player.send("watch", id=id_)
        await watcher.send("watch", id=id_)
        await watcher.hear("table")
        table = msgspec.convert(await player.hear("table"), Table)
        while table.status == "playing" and len(took) < moves:
            began = time.perf_counter()
            action = some_action(table, luck)
            await player.send("act", id=id_, at=table.at, seat=table.viewer, actions=[action])
            at = table.at
            while at <= table.at:
                at = msgspec.json.decode(await watcher.socket.recv(), type=Short).at
            took.append((time.perf_counter() - began) * 1000)
            while table.at < at:
                table = msgspec.convert(await player.hear("table"), Table)
            await asyncio.sleep(0.03)  # nobody clicks faster, and the server would not allow it
    return took


# --- a full house ------------------------------------------------------------------------------------------


@dataclass
class Full:
    """Tables that go on by themselves, and those who look at them."""

    acted: dict[tuple[str, int], float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    moves: int = 0
    messages: int = 0

    async def watch(self, tab: Tab) -> None:
        while True:
            seen = msgspec.json.decode(await tab.socket.recv(), type=Short)
            self.messages += 1
            began = self.acted.get((seen.id, seen.at))
            if began is not None:
                self.took.append((time.perf_counter() - began) * 1000)

    async def play(self, tab: Tab, ids: list[str], pause: float, luck: random.Random) -> None:
        """Move at each of some tables in turn, again and again."""
        tables: dict[str, Table] = {}
        waiting = asyncio.create_task(self._read(tab, tables))
        while not waiting.done():
            for id_ in ids:
                await asyncio.sleep(pause / len(ids))
                table = tables.get(id_)
                if table is None or table.status != "playing" or table.view is None:
                    continue
                # the draws that follow a move are part of it: watchers see the position after them
                self.acted |= {(id_, table.at + n): time.perf_counter() for n in range(1, 12)}
                self.moves += 1
                action = some_action(table, luck)
                await tab.send("act", id=id_, at=table.at, seat=table.viewer, actions=[action])

    async def _read(self, tab: Tab, tables: dict[str, Table]) -> None:
        while True:
            table = msgspec.json.decode(await tab.socket.recv(), type=Table)
            if table.kind == "table":
                tables[table.id] = table


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Megabytes that a process holds (Linux)."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) // 1024 if found else 0


async def full_house(address: str, process: int, asked: argparse.Namespace) -> dict[str, float]:
    luck = random.Random(2)
    full = Full()
    players = [await Tab.at(address, f"P{n}") for n in range(-(-asked.tables // TABLES_A_TAB))]
    ids: list[list[str]] = [[] for _ in players]
    for number in range(asked.tables):
        tab = number % len(players)
        ids[tab].append(await players[tab].create(GAMES[number % len(GAMES)]))
        await players[tab].send("watch", id=ids[tab][-1])
    flat = [id_ for some in ids for id_ in some]
    work = []
    for number in range(asked.watchers):
        watcher = await Tab.at(address, f"W{number}")
        await watcher.send("watch", id=flat[number % len(flat)])
        await watcher.hear("table")
        work.append(asyncio.create_task(full.watch(watcher)))
    cpu, began = cpu_of(process), time.perf_counter()
    full.messages = 0
    work += [
        asyncio.create_task(full.play(tab, some, asked.pause, luck))
        for tab, some in zip(players, ids, strict=True)
    ]
    await asyncio.wait(work, timeout=asked.seconds, return_when=asyncio.FIRST_COMPLETED)
    lasted = time.perf_counter() - began
    figures = {
        "moves a second": full.moves / lasted,
        "messages to watchers a second": full.messages / lasted,
        "move to a watcher's screen, ms, median": median(full.took),
        "move to a watcher's screen, ms, 95 %": quantiles(full.took, n=20)[-1],
        "processor of the server, % of one core": 100 * (cpu_of(process) - cpu) / lasted,
        "memory of the server, MB": memory_of(process),
    }
    failed = [task.exception() for task in work if task.done()]
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    if failed:
        raise SystemExit(f"a connection failed: {failed[0]!r}")
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    python = ROOT / ".venv" / "bin" / "python"
    parser.add_argument("--python", default=str(python if python.exists() else sys.executable))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20, help="how long the full house is measured")
    parser.add_argument("--pause", type=float, default=4, help="seconds between the moves of a table")
    parser.add_argument("--moves", type=int, default=200, help="moves that are timed on the other screen")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most) if most > 0 else FILES, most))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        starts = [first_page(asked.python, data / "first") for _ in range(5)]
        print(f"command to first page, s, median of {len(starts)}: {median(starts):.2f}")
        with server(asked.python, data / "moves") as (_, address):
            took = asyncio.run(other_screen(address, asked.moves))
        print(f"click to the other screen, ms, median of {len(took)}: {median(took):.2f}")
        print(f"click to the other screen, ms, 95 %: {quantiles(took, n=20)[-1]:.2f}")
        print(f"{asked.tables} tables, {asked.watchers} watchers:")
        with server(asked.python, data / "full") as (process, address):
            for name, value in asyncio.run(full_house(address, process.pid, asked)).items():
                print(f"  {name}: {value:.1f}")


if __name__ == "__main__":
    main()
