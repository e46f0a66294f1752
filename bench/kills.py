"""Kills a server again and again while people, bots and clocks play: nothing acknowledged is lost or doubled.

    python bench/kills.py --kills 500

Each round opens the same folder of SQLite with a new process, lets some people play at their tables (with
each other, with bots, by clocks) and talk, and ends the process by SIGKILL at some moment. Everybody
remembers what was acknowledged and looks for it after the next start; last, `ludarium check` replays all.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server import server

ME = {"kind": "me", "name": "Anna"}
OTHER = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
TABLES: list[dict[str, Any]] = [
    {"game": "builders-middle-ages", "seats": [ME, OTHER]},
    {"game": "builders-antiquity", "seats": [ME, BOT, BOT], "clock": {"kind": "move", "seconds": 30}},
    {"game": "ante-portas", "seats": [ME, BOT], "clock": {"kind": "fischer", "seconds": 900, "increment": 5}},
    {"game": "faiyum", "seats": [ME, BOT], "clock": {"kind": "days", "days": 2}},
    {"game": "builders-middle-ages", "seats": [ME, {"kind": "bot", "level": "journeyman"}]},
]


@dataclass
class Player:
    """Plays at one table after the other, and remembers what was acknowledged."""

    wish: dict[str, Any]
    luck: random.Random
    token: str | None = None
    id: str = ""
    log: list[Any] = field(default_factory=list)
    acknowledged: int = 0  # moves of this table
    said: list[str] = field(default_factory=list)  # lines at this table that were acknowledged
    sent: str = ""  # a line that may have been saved or not
    moves: int = 0
    lines: int = 0
    tables: int = 0

    async def play(self, address: str) -> None:
        with suppress(WebSocketException, OSError, EOFError):
            async with connect(f"ws://{address}/ws", max_size=None, proxy=None, compression=None) as socket:
                await self._come(socket)

    async def _come(self, socket: ClientConnection) -> None:
        await self._ask(socket, "hello", token=self.token, name="Anna")
        if not self.id:
            await self._open(socket)
        await self._send(socket, "watch", id=self.id)
        first = True
        while True:
            table = json.loads(await socket.recv())
            if table["kind"] != "table" or table["id"] != self.id:
                continue
            if first:
                self._compare(table)
                first = False
            self.log = self.log[: table["log_from"]] + table["log"]
            if table["status"] == "over":
                await self._open(socket)
                await self._send(socket, "watch", id=self.id)
                first = True
            elif table["view"]["to_act"] in table["mine"]:
                await self._move(socket, table)

    async def _open(self, socket: ClientConnection) -> None:
        self.id = ""
        created = await self._ask(socket, "create", **self.wish)
        self.id, self.log, self.acknowledged, self.said = created["id"], [], 0, []
        self.tables += 1

    def _compare(self, table: dict[str, Any]) -> None:
        """What was acknowledged is there, once, and in its order."""
        assert table["at"] >= self.acknowledged, f"{self.id}: lost moves {table['at']} < {self.acknowledged}"
        known = [line for line in self.log if line["at"] <= self.acknowledged]
        assert table["log"][: len(known)] == known, f"{self.id}: another past"
        told = [line["text"] for line in table["chat"]]
        maybe = [*self.said, self.sent] if self.sent else self.said
        assert told in (self.said[-100:], maybe[-100:]), f"{self.id}: lines lost or doubled"
        self.said, self.sent = told, ""

    async def _move(self, socket: ClientConnection, table: dict[str, Any]) -> None:
        if self.luck.random() < 0.15:
            self.sent = f"line {self.luck.random()}"
            if await self._ask(socket, "say", id=self.id, text=self.sent):
                self.said.append(self.sent)
                self.lines += 1
            self.sent = ""
        legal = [choice["actions"][0] for choice in table["view"]["choices"] if len(choice["actions"]) == 1]
        action = self.luck.choice(legal)
        fields = {"id": self.id, "at": table["at"], "seat": table["viewer"], "actions": [action]}
        if await self._ask(socket, "act", **fields):
            self.acknowledged = table["at"] + 1
            self.moves += 1

    async def _send(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        await socket.send(json.dumps({"kind": kind, "ref": 1, **fields}))

    async def _ask(self, socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer; {} if it was refused since the table had gone on (a clock or a bot moved)."""
        await self._send(socket, kind, **fields)
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["kind"] == "welcome":
                self.token = message["token"]
                return message
            if message["kind"] == "error":
                assert message["error"] in ("stale", "not-your-turn", "too-fast"), message
                return {}
            if message.get("ref") == 1:
                return message
            if message["kind"] == "table" and message["id"] == self.id:
                self.log = self.log[: message["log_from"]] + message["log"]


async def under_play(players: list[Player], address: str, seconds: float) -> None:
    """Everybody plays until the time is up."""
    playing = [asyncio.create_task(player.play(address)) for player in players]
    done, waiting = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


async def killed_under_play(python: str, data: Path, players: list[Player], seconds: float) -> None:
    with server(python, data) as (process, address):
        playing = asyncio.create_task(under_play(players, address, seconds + 30))
        await asyncio.wait([playing], timeout=seconds)
        process.kill()
        process.wait()
        await playing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--told", type=int, default=50, help="tell how it goes after so many kills")
    asked = parser.parse_args()
    luck = random.Random(asked.seed)
    players = [Player(wish, random.Random(number)) for number, wish in enumerate(TABLES)]
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for kill in range(1, asked.kills + 1):
            asyncio.run(killed_under_play(asked.python, Path(folder), players, luck.uniform(0.2, 1.2)))
            if kill % asked.told == 0 or kill == asked.kills:
                moves, lines = sum(p.moves for p in players), sum(p.lines for p in players)
                tables = sum(p.tables for p in players)
                print(
                    f"{kill} kills in {time.perf_counter() - began:.0f} s: {moves} moves and {lines} lines"
                    f" acknowledged at {tables} tables, none lost, none twice",
                    flush=True,
                )
        check = [asked.python, "-m", "ludarium", "check", "--data", folder]
        raise SystemExit(subprocess.run(check, check=False).returncode)


if __name__ == "__main__":
    main()
