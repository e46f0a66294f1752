"""A running server with a key, for documents that speak to one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from uvicorn import Config, Server

from ludarium.server.app import app
from ludarium.server.house import House
from ludarium.server.outside import keys
from ludarium.server.store.memory import MemoryStore
from ludarium.server.thinking import Pool
from tests.documents.reading import ROOT
from tests.served import PATIENCE, patience

TOLD = "http://localhost:8421"  # the address in the documents


class Running:
    """A house in a thread of its own."""

    def __init__(self) -> None:
        self.bound = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.bound.getsockname()[1]}"
        self.house = House(MemoryStore(), Pool())
        self.server = Server(Config(app(self.house), log_level="error", lifespan="on"))
        self.keys: list[str] = []
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        for name in ("Robo", "Other"):
            self.keys.append((await keys.make(self.house, "reader", name))[0])
        serving = asyncio.ensure_future(self.server.serve([self.bound]))
        while not self.server.started:
            await asyncio.sleep(0.01)
        self.ready.set()
        await serving

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.house.visitors.dismiss_all)
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the house does not close"
        self.bound.close()

    def ask(self, path: str, body: object = None) -> Any:
        """As the second of the two bots."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.keys[1]}"}
        request = urllib.request.Request(f"{self.address}/api/bot/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def is_open(self, table: str) -> bool:
        return bool(self.ask(f"games/{table}")["status"] == "open")


@contextlib.contextmanager
def running() -> Iterator[Running]:
    house = Running()
    house.thread.start()
    assert house.ready.wait(PATIENCE), "the house does not open"
    try:
        yield house
    finally:
        house.close()


def example(house: Running, words: list[str]) -> None:
    """The example bot is started as the document says, challenged once, and plays to the end."""
    command = [sys.executable, str(ROOT / words[0]), house.address, "1"]
    env = {**os.environ, "LUDARIUM_KEY": house.keys[0]}
    with (
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as bot,
        patience(bot),  # also when something is refused here: the bot would wait for its game for ever
        contextlib.ExitStack() as failing,
    ):
        failing.callback(bot.kill)
        while not (guests := house.house.visitors.listening()):
            _still_runs(bot)
        wish = {"game": "builders-middle-ages", "seats": ["me", f"guest {guests[0].id}"]}
        table = house.ask("tables", {**wish, "options": {"rounds": "1"}})["id"]
        while house.is_open(table):
            _still_runs(bot)
        house.ask(f"games/{table}/resign", {})
        assert bot.stdout is not None
        # a table that changed between its answer and ours may have been told first
        assert bot.stdout.read().splitlines()[-1].startswith("builders-middle-ages: seat 1")
        failing.pop_all()
    assert bot.returncode == 0


def _still_runs(bot: subprocess.Popen[str]) -> None:
    with contextlib.suppress(subprocess.TimeoutExpired):
        raise AssertionError(f"the example ended with {bot.wait(0.02)}")


def curl(house: Running, command: str) -> None:
    """With the key and the address of this house."""
    told = command.replace(TOLD, house.address)
    env = {**os.environ, "LUDARIUM_KEY": house.keys[0]}
    done = subprocess.run(["sh", "-c", told], env=env, capture_output=True, check=True, timeout=PATIENCE)
    assert "error" not in json.loads(done.stdout)


def run_at(house: Running, command: str) -> bool:
    """Whether a command was one to this house, and was run."""
    first, *rest = command.split()
    if first == "curl":
        curl(house, command)
    elif rest[:1] == ["examples/http_bot.py"]:
        example(house, rest)
    else:
        return False
    return True


def speaks_to_a_house(path: Path) -> bool:
    return TOLD in path.read_text(encoding="utf-8")
