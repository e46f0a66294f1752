"""Throws nonsense at a server: commands with odd fields, cut and scrambled JSON, bytes, and odd requests.

    python bench/fuzz.py --messages 1000000

Counts what comes back. There must be no answer `house` (something unforeseen), no status 500 and no traceback
in the log, and once its tables are open the memory of the server must not grow by more than 10 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server import cpu_of, memory_of, server

A_CONNECTION = 98  # messages, which the pace of a connection allows at once, with the first and the last
LAST = 777
PATIENCE = 20.0  # seconds
PEOPLE = 100
GAMES = ["builders-middle-ages", "builders-antiquity", "ante-portas", "faiyum", "chess", ""]
KINDS: dict[str, tuple[str, ...]] = {
    "hello": ("token", "name", "language"),
    "prefs": ("name", "language", "mute"),
    "my_data": (),
    "forget_me": (),
    "lobby": (),
    "create": ("game", "seats", "options", "public", "clock", "campaign", "talk"),
    "watch": ("id",),
    "look": ("id", "at"),
    "leave": ("id",),
    "sit": ("id", "seat", "name"),
    "stand": ("id", "seat"),
    "start": ("id",),
    "to_bot": ("id", "seat", "level"),
    "take_back": ("id", "seat"),
    "stand_in": ("id", "seat"),
    "end": ("id",),
    "rematch": ("id",),
    "branch": ("id", "at", "seat"),
    "bring": ("text",),
    "act": ("id", "seat", "at", "actions"),
    "undo": ("id", "seat", "at", "to"),
    "ask_undo": ("id", "at", "to"),
    "answer": ("id", "ask", "yes"),
    "resign": ("id", "seat"),
    "hint": ("id", "seat", "at"),
    "say": ("id", "text"),
    "hush": ("id", "talk"),
    "silence": ("id", "who", "silent"),
    "remove": ("id", "who"),
    "close": ("id",),
    "tick": ("id", "goal"),
    "nonsense": ("id",),
}
OPENING = ("create", "rematch", "branch", "bring")
MOST_TABLES = 100  # more of them would be more to remember, and no leak
RARE = {"forget_me": 0.02, "create": 0.3, "bring": 0.2, "hint": 0.1, "my_data": 0.1, "hello": 0.3}
STRANGE: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 15, 16, 2**31, 2**53, 2**63, 10**30, 1.5, 1e308, "", "a", "all", "undo",
    "move", [], {}, [[]], {"a": {"b": []}}, "\x00", "\ud800", "\u202e\u0301", "é" * 90, "x" * 3000,
    ["x"] * 99, [1] * 70, "__proto__",
]  # fmt: skip
PATHS = [
    "/", "/t/x", "/replay/%00", "/assets/../../etc/passwd", "/assets/%2e%2e/x", "/words/en/house.ftl", "/ws",
    "/words/xx/" + "y" * 300, "/api/games", "/api/health", "/metrics", "/api/tables/ID/at/" + "9" * 5000,
    "/%ff", "/api/tables/ID/at/1?seat=%F0", "/api/tables/ID/record.game", "/api/tables/ID/record.json",
    "/api/tables/ID/record.txt", "/api/tables//at/",
]  # fmt: skip


class Heard(msgspec.Struct):
    """What has to be read of an answer; most of it is a table, and would cost more than all the rest."""

    kind: str
    ref: int | None = None
    error: str = ""
    id: str = ""
    token: str = ""


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Thrower:
    """Somebody who sends nonsense, and knows real tables to send it about."""

    luck: random.Random
    ids: list[str]
    tokens: list[str | None]
    answers: Counter[str] = field(default_factory=Counter)
    sent: int = 0

    def value(self, name: str, strange: float) -> Any:
        """What a field may hold, or with this chance something strange."""
        luck = self.luck
        likely: dict[str, list[Any]] = {
            "id": self.ids[-200:] or ["x"],
            "seat": [0, 1, 2],
            "at": [0, 1, 5, 12],
            "actions": [[luck.randrange(400)], [luck.randrange(10**6)], [0, 1]],
            "game": GAMES,
            "seats": [
                [{"kind": "me"}, {"kind": "bot", "level": "random"}],
                [{"kind": "me"}, {"kind": "open"}],
            ],
            "options": [{}, {"rounds": "2"}],
            "text": ["hello", "ludarium game 1\ngame: faiyum\n"],
            "token": [None],
            "name": ["Anna", "Béla"],
            "language": ["en", "hu", "pl"],
            "mute": [[], ["abc"]],
            "public": [True, False],
            "campaign": [False],
            "talk": ["all", "players", "nobody"],
            "level": ["random", None],
            "to": [None, 1],
            "ask": ["undo"],
            "yes": [True, False],
            "who": ["abc"],
            "silent": [True],
            "goal": [None],
            "clock": [{"kind": "none"}, {"kind": "move", "seconds": 1}],
        }
        return luck.choice(STRANGE if luck.random() < strange else likely[name])

    def message(self) -> str | bytes:
        luck = self.luck
        kinds = [kind for kind in KINDS if kind not in OPENING or len(self.ids) < MOST_TABLES]
        kind = luck.choice(kinds)
        while luck.random() > RARE.get(kind, 1.0):
            kind = luck.choice(kinds)
        strange = luck.choice([0.0, 0.0, 0.15, 0.5])
        fields = {name: self.value(name, strange) for name in KINDS[kind] if luck.random() < 0.97}
        ref = luck.choice([1, None, "x", 10**40]) if luck.random() < strange else 1
        text = json.dumps({"kind": kind, "ref": ref, **fields})
        mangled = luck.random()
        if mangled < 0.06:
            return text[: luck.randrange(len(text))]
        if mangled < 0.1:
            place = luck.randrange(len(text))
            return text[:place] + luck.choice('{}[]",:\\x') + text[place + 1 :]
        if mangled < 0.12:
            return luck.randbytes(luck.randrange(200))
        return "[" * 5000 if mangled < 0.121 else text

    async def throw(self, address: str) -> None:
        """One connection, as much as its pace allows."""
        place = self.luck.randrange(len(self.tokens))
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(
                f"ws://{address}/ws", max_size=None, proxy=None, compression=None, close_timeout=0.1
            ) as socket:
                hello = {"kind": "hello", "token": self.tokens[place], "name": f"P{place}"}
                await socket.send(json.dumps(hello))
                reading = asyncio.create_task(self._read(socket, place))
                for _ in range(A_CONNECTION):
                    await socket.send(self.message())
                self.sent += A_CONNECTION
                await socket.send(json.dumps({"kind": "lobby", "ref": LAST}))
                await asyncio.wait([reading], timeout=PATIENCE)
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection, place: int) -> None:
        async for text in socket:
            heard = read(text)
            self.answers[f"error {heard.error}" if heard.error else heard.kind] += 1
            if heard.kind == "created":
                self.ids.append(heard.id)
            elif heard.kind == "welcome":
                self.tokens[place] = heard.token
            if heard.ref == LAST:
                return  # all before it were answered

    async def request(self, address: str) -> None:
        """A plain request with an odd path."""
        path = self.luck.choice(PATHS).replace("ID", self.luck.choice(self.ids or ["x"]))
        host, _, port = address.partition(":")
        with suppress(OSError, IndexError):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            status = (await reader.readline()).split()[1].decode()
            self.answers[f"status {status}"] += 1
            self.sent += 1
            writer.close()


async def throwing(thrower: Thrower, address: str, until: int) -> None:
    """One connection after the other; nobody waits for the others."""
    while thrower.sent < until:
        await thrower.throw(address)
        await thrower.request(address)


async def tenth(thrower: Thrower, address: str, until: int, at_once: int) -> None:
    await asyncio.gather(*(throwing(thrower, address, until) for _ in range(at_once)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--at-once", type=int, default=20, help="connections")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    thrower = Thrower(random.Random(asked.seed), [], [None] * PEOPLE)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, open(Path(folder) / "errors", "w+") as errors:
        with server(asked.python, Path(folder) / "data", errors) as (process, address):
            memory: list[int] = []
            for number in range(1, 11):
                asyncio.run(tenth(thrower, address, asked.messages * number // 10, asked.at_once))
                now, took, cpu = memory_of(process.pid), time.perf_counter() - began, cpu_of(process.pid)
                print(
                    f"{thrower.sent} messages in {took:.0f} s, memory {now} MB, processor of the server"
                    f" {cpu:.0f} s, of this {time.process_time():.0f} s",
                    flush=True,
                )
                if len(thrower.ids) >= MOST_TABLES or number == 10:
                    memory.append(now)
        errors.seek(0)
        log = errors.read()
    for answer, count in thrower.answers.most_common():
        print(f"  {answer}: {count}")
    unforeseen = thrower.answers["error house"] + thrower.answers["status 500"]
    tracebacks = log.count("Traceback")
    print(f"unforeseen answers: {unforeseen}; tracebacks: {tracebacks}; growth: {memory[-1] - memory[0]} MB")
    if unforeseen or tracebacks:
        print(log[-3000:])
        raise SystemExit(1)


if __name__ == "__main__":
    main()
