"""Processes of one house on PostgreSQL, and what a player reads of their messages."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tests.postgres import running

ROOT = Path(__file__).resolve().parent.parent
SYNCED = "-c listen_addresses= -c max_connections=60"
GAMES = ("builders-middle-ages", "faiyum", "ante-portas", "builders-antiquity")
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}


class Choice(msgspec.Struct):
    actions: list[int]


class View(msgspec.Struct):
    to_act: int
    choices: list[Choice] = []


class News(msgspec.Struct):
    """What a player has to read of a message."""

    kind: str
    ref: int | None = None
    id: str = ""
    token: str = ""
    error: str = ""
    at: int = -1
    viewer: int | None = None
    status: str = ""
    mine: list[int] = []
    view: View | None = None


read_news = msgspec.json.Decoder(News).decode


class Process:
    """`ludarium serve`, to be killed and started again at its port."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", str(self.port)]
        env = {**os.environ, "LUDARIUM_DATABASE": self.url}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.communicate()

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def some_action(view: View, luck: random.Random) -> int:
    return luck.choice([choice.actions[0] for choice in view.choices if len(choice.actions) == 1])


@contextmanager
def database(url: str | None) -> Iterator[str]:
    if url:
        yield url
        return
    with running(SYNCED) as cluster:
        yield cluster.database()
