"""How many moves a second a server takes, how long each waits, and what it costs the processor.

    python bench/moves.py --tables 80 --rate 25 --seconds 20

Each connection plays a table of its own, both seats, and sends its next move as soon as its time has come and
the last one was answered. Random moves of games without hidden hands; SQLite on the disk, a sync a commit.
Players take differences, as the page does (`--whole`: they do not), and read no more than they need to move.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

import msgspec

from lean_socket import LeanSocket, opened
from server import Offer, Offers, cpu_of, memory_of, server

GAMES = ("builders-middle-ages", "builders-antiquity", "faiyum")
LATE = 5.0  # seconds after the end for what was said last
Run = tuple[int, int]  # lines of the old list: the first, and how many


class Changed(msgspec.Struct):
    """Fields of a table that are new."""

    at: int | None = None
    viewer: int | None = None
    status: str = ""
    view: Offers | None = None


class Fields(msgspec.Struct):
    choices: list[Offer] | None = None


class Lists(msgspec.Struct):
    choices: list[Run | Offer] | None = None


class Changes(msgspec.Struct):
    """What is new in a view."""

    fields: Fields
    lists: Lists


class News(msgspec.Struct):
    """What a player has to read of any message."""

    kind: str
    id: str = ""
    error: str = ""
    at: int = -1
    viewer: int | None = None
    status: str = ""
    changed: Changed | None = None
    view: msgspec.Raw = msgspec.Raw()


read = msgspec.json.Decoder(News).decode
read_view = msgspec.json.Decoder(Offers).decode
read_changes = msgspec.json.Decoder(Changes | None).decode


@dataclass
class Crowd:
    """Those who play."""

    rate: float  # moves a second of each
    whole: bool
    until: float
    took: list[float] = field(default_factory=list)
    playing: int = 0


class Player:
    """Plays one table after the other, until the time is up."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.game = GAMES[number % len(GAMES)]
        self.luck = random.Random(number)
        self.socket: LeanSocket
        self.table = ""
        self.at, self.status, self.began = -1, "", 0.0
        self.viewer: int | None = None
        self.choices: dict[int | None, list[Offer]] = {}  # of each seat, as it saw them last
        self.heard = {
            "welcome": self._create,
            "created": self._watch,
            "table": self._shown,
            "table_changes": self._told,
            "error": self._refused,
        }

    async def begin(self, address: str) -> None:
        self.socket = await opened(address, self._hear, self._lost)
        self.crowd.playing += 1
        self.socket.say(kind="hello", name="P", differences=not self.crowd.whole)

    def _lost(self) -> None:
        self.crowd.playing -= 1

    def _hear(self, text: bytes) -> None:
        news = read(text)
        if news.kind in self.heard:
            self.heard[news.kind](news)

    def _refused(self, news: News) -> None:
        raise SystemExit(f"refused: {news.error}")

    def _create(self, _: News) -> None:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Other"}]
        self.socket.say(kind="create", game=self.game, seats=seats)

    def _watch(self, news: News) -> None:
        self.table, self.at = news.id, -1
        self.choices.clear()
        self.socket.say(kind="watch", id=news.id)

    def _shown(self, news: News) -> None:
        self.choices[news.viewer] = read_view(news.view).choices
        self._is_at(news.at, news.viewer, news.status)

    def _told(self, news: News) -> None:
        changed = news.changed
        if changed is None or changed.at is None:
            return
        viewer = self._viewer_of(changed)
        changes = None if changed.view else read_changes(news.view)
        if changed.view is not None:
            self.choices[viewer] = changed.view.choices
        elif changes is not None and changes.fields.choices is not None:
            self.choices[viewer] = changes.fields.choices
        elif changes is not None and changes.lists.choices is not None:
            self.choices[viewer] = _put_together(self.choices[viewer], changes.lists.choices)
        self._is_at(changed.at, viewer, changed.status or self.status)

    def _viewer_of(self, changed: Changed) -> int | None:
        return self.viewer if changed.viewer is None else changed.viewer

    def _is_at(self, at: int, viewer: int | None, status: str) -> None:
        """The table has gone on: the next move, when its time has come."""
        if at <= self.at:
            return
        now = time.perf_counter()
        if self.at >= 0:
            self.crowd.took.append((now - self.began) * 1000)
        self.at, self.viewer, self.status = at, viewer, status
        if now >= self.crowd.until:
            self.socket.transport.close()
        elif status != "playing":
            self._create(News("welcome"))
        else:
            wait = self.began + 1 / self.crowd.rate - now
            asyncio.get_running_loop().call_later(max(0.0, wait), self._move)

    def _move(self) -> None:
        legal = [offer.actions[0] for offer in self.choices[self.viewer] if len(offer.actions) == 1]
        self.began = time.perf_counter()
        actions = [self.luck.choice(legal)]
        self.socket.say(kind="act", ref=1, id=self.table, at=self.at, seat=self.viewer, actions=actions)


def _put_together(old: list[Offer], edits: list[Run | Offer]) -> list[Offer]:
    found: list[Offer] = []
    for edit in edits:
        found += [edit] if isinstance(edit, Offer) else old[edit[0] : edit[0] + edit[1]]
    return found


async def crowd(address: str, asked: argparse.Namespace) -> Crowd:
    found = Crowd(asked.rate, asked.whole, time.perf_counter() + asked.seconds)
    for number in range(asked.tables):
        await Player(found, number).begin(address)
    while found.playing and time.perf_counter() < found.until + LATE:
        await asyncio.sleep(0.1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--rate", type=float, default=25, help="moves a second of each table; 40 are allowed")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--whole", action="store_true", help="players are shown whole tables")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(asked.python, Path(folder)) as (process, address):
        before, began, own = cpu_of(process.pid), time.perf_counter(), time.process_time()
        found = asyncio.run(crowd(address, asked))
        cpu, lasted = cpu_of(process.pid) - before, time.perf_counter() - began
        own = time.process_time() - own
        memory = memory_of(process.pid)
    moves = len(found.took)
    print(f"{moves / lasted:.0f} moves a second ({moves} in {lasted:.1f} s, {asked.tables} tables)")
    print(f"a move to its player's screen: median {median(found.took):.1f} ms,", end=" ")
    print(f"99 %: {quantiles(found.took, n=100)[-1]:.1f} ms")
    print(f"processor time of the server a move: {1000 * cpu / moves:.3f} ms; memory {memory} MB")
    print(f"processor time of all players a move: {1000 * own / moves:.3f} ms")


if __name__ == "__main__":
    main()
