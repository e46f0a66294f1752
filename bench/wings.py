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
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parent))  # where moves.py, which is run alone, finds its own
from bench.sides import Process, database
from bench.wing_kills import kills
from moves import Crowd, Player

RATE = 38.0  # moves a second of a tab; 40 are allowed
WARM = 2.0  # seconds until it counts
MOVES, COST = "moves a second", "processor of the house, ms a move"


async def loaded(sides: Sequence[Process], tabs: int, seconds: float) -> dict[str, float]:
    """Tabs that take differences, as the page does, and move as soon as they may."""
    crowd = Crowd(RATE, whole=False, until=time.perf_counter() + WARM + seconds)
    for number in range(tabs):
        await Player(crowd, number).begin(f"127.0.0.1:{sides[number % len(sides)].port}")
    await asyncio.sleep(WARM)
    crowd.took.clear()
    cpu, began = sum(side.cpu() for side in sides), time.perf_counter()
    await asyncio.sleep(crowd.until - began)
    lasted = time.perf_counter() - began
    used = sum(side.cpu() for side in sides) - cpu
    took = list(crowd.took)
    while crowd.playing:
        await asyncio.sleep(0.1)
    return {
        MOVES: len(took) / lasted,
        "ms, median": median(took),
        "ms, 99 %": quantiles(took, n=100)[-1],
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
