"""Several processes of one house on PostgreSQL: kills under play, and how much more two of them do than one.

python -m bench.wings kills [--kills 500] [--minutes 60] [--tally FILE] [--database URL]
python -m bench.wings speed [--rounds 3] [--seconds 10] [--tabs 48] [--database URL]

Without --database a PostgreSQL of its own is started, as the tests do, but one that syncs the disk.
Kills go by stretches of 25; each is compared with the journals and added to the tally, so that an interrupted
run can be gone on with.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from bench.sides import GAMES, ME, Process, database, read_news, some_action
from bench.wing_kills import kills

MOVES, COST = "moves a second", "processor of the house, ms a move"


@dataclass
class Load:
    """Tabs that move as soon as they see the table after their last move."""

    took: list[float] = field(default_factory=list)

    async def play(self, port: int, number: int, game: str) -> None:
        luck = random.Random(number)
        address = f"ws://127.0.0.1:{port}/ws"
        async with connect(address, max_size=None, proxy=None, compression=None) as socket:
            await socket.send('{"kind":"hello","name":"T"}')
            wish = {"kind": "create", "game": game, "seats": [ME, {**ME, "name": "Other"}]}
            create = msgspec.json.encode(wish)
            sent, seen = 0.0, ("", -1)
            async for text in socket:
                news = read_news(text)
                if news.kind == "welcome" or news.status == "over":
                    await socket.send(create, text=True)
                elif news.kind == "created":
                    await socket.send(f'{{"kind":"watch","id":"{news.id}"}}')
                elif news.kind == "error":
                    raise SystemExit(f"the house refused: {news.error}")
                elif news.kind == "table" and news.view and news.view.choices and seen != (news.id, news.at):
                    seen = (news.id, news.at)  # a table is shown again when somebody comes or goes
                    if sent:
                        self.took.append(time.perf_counter() - sent)
                        await asyncio.sleep(max(0.0, sent + 0.026 - time.perf_counter()))  # 40 a second
                    act: dict[str, Any] = {"kind": "act", "id": news.id, "at": news.at, "seat": news.viewer}
                    sent = time.perf_counter()
                    act["actions"] = [some_action(news.view, luck)]
                    await socket.send(msgspec.json.encode(act), text=True)


async def loaded(sides: Sequence[Process], tabs: int, seconds: float) -> dict[str, float]:
    load = Load()
    work = [
        asyncio.create_task(load.play(sides[number % len(sides)].port, number, GAMES[number % 2 * 3]))
        for number in range(tabs)
    ]
    await asyncio.sleep(2)
    load.took.clear()
    cpu, began = sum(side.cpu() for side in sides), time.perf_counter()
    await asyncio.sleep(seconds)
    lasted = time.perf_counter() - began
    used = sum(side.cpu() for side in sides) - cpu
    took = list(load.took)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return {
        MOVES: len(took) / lasted,
        "ms, median": 1000 * median(took),
        "ms, 99 %": 1000 * quantiles(took, n=100)[-1],
        COST: 1000 * used / len(took),
    }


def speed(url: str, rounds: int, tabs: int, seconds: float) -> None:
    """One process and two of them in turn."""
    found: dict[int, list[dict[str, float]]] = {1: [], 2: []}
    for _ in range(rounds):
        for many in (1, 2):
            sides = [Process(url) for _ in range(many)]
            figures = asyncio.run(loaded(sides, tabs, seconds))
            for side in sides:
                side.end(signal.SIGTERM)
            found[many].append(figures)
            told = ", ".join(f"{name} {value:.2f}" for name, value in figures.items())
            print(f"{many} process{'es' if many > 1 else ''}: {told}", flush=True)
    pairs = list(zip(found[1], found[2], strict=True))
    _tell("measured", [two[MOVES] / one[MOVES] for one, two in pairs])
    _tell("by processor time, with a core each", [2 * one[COST] / two[COST] for one, two in pairs])
    print(f"load of the machine: {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores")


def _tell(how: str, ratios: Sequence[float]) -> None:
    told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"two processes do {median(ratios):.2f} times as much as one, {how} ({told})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("kills", "speed"))
    parser.add_argument("--database", help="postgresql://…, a database that nobody else uses")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60, help="after which no more are killed")
    parser.add_argument("--tally", type=Path, default=Path("kills.jsonl"), help="what was found so far")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tabs", type=int, default=48)
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    with database(asked.database) as url:
        if asked.what == "kills":
            asyncio.run(kills(url, asked.kills, asked.minutes, asked.tally))
        else:
            speed(url, asked.rounds, asked.tabs, asked.seconds)


if __name__ == "__main__":
    main()
