"""Ludarium and its peers in one run and in turn, as a Markdown table: batches with observations, searches.

    python bench/beside.py --rounds 3 --peers PYTHON_THAT_HAS_THEM

Figures are a second of processor time, all threads counted: median of the rounds, lowest and highest.
They are other games: this says what a researcher can expect, it is no race. What is not installed is named.
"""

from __future__ import annotations

import argparse
import functools
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from batch import counts, inside, outside
from ludarium.adapters.batch import BatchEnv
from ludarium.bots.speed import iterations_a_second
from ludarium.games import GAMES
from ludarium.speed import compiled
from peers import rate

PEERS = Path(__file__).resolve().parent / "peers.py"
PARTS = {"batch": "Batches", "search": "Peers of the search"}
ITERATIONS = 5000
Name = tuple[str, str, str]  # part, whose game, figure
Measure = Callable[[], float]


def batches(n: int, seconds: float) -> dict[Name, Measure]:
    found: dict[Name, Measure] = {}
    for game, seats in [(each, number) for each in GAMES for number in counts(each)]:
        env, masked = BatchEnv(game, n, seats=seats), BatchEnv(game, n, seats=seats, mask=True)
        whose = f"Ludarium: {game}, {seats} seats, {len(env.columns)} columns"
        doors = {"chosen inside": inside(env), "chosen by numpy": outside(env), "masks": inside(masked)}
        for door, run in doors.items():
            figure = f"batch n={n}, observations and legal lists, {door}, steps/s"
            found["batch", whose, figure] = functools.partial(rate, run, seconds)
    return found


def most_seats(game: str) -> int:
    return min(GAMES[game].seats[-1], 4)


def searches() -> dict[Name, Measure]:
    return {
        ("search", f"Ludarium: {game}, {most_seats(game)} seats", f"MCTS, {among}, iterations/s"): (
            functools.partial(searched, game, pruned)
        )
        for game in GAMES
        for among, pruned in (("random playouts among all actions", False), ("among sensible actions", True))
    }


def searched(game: str, pruned: bool) -> float:
    return iterations_a_second(
        GAMES[game], most_seats(game), ITERATIONS, pruned=pruned, clock=time.process_time
    )


def peers(python: str, n: int, seconds: float) -> dict[Name, float | str]:
    """What the peers tell: figures, or why there is none."""
    command = [
        python,
        str(PEERS),
        "--seconds",
        str(seconds),
        "--n",
        str(n),
        "--part",
        "batch",
        "--part",
        "search",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return {
        (row["part"], f"{row['peer']}: {row['game']}", row["figure"]): row.get("value", row.get("missing"))
        for row in json.loads(done.stdout)
    }


def cell(values: list[float | str]) -> str:
    numbers = [value for value in values if isinstance(value, float)]
    if not numbers:
        return str(values[0])
    return f"{median(numbers):,.0f} ({min(numbers):,.0f}–{max(numbers):,.0f})"


def printed(seen: dict[Name, list[float | str]]) -> None:
    for part, title in PARTS.items():
        print(f"\n## {title}\n\n| whose game | figure | a second: median (lowest–highest) |\n|---|---|---|")
        for (found, whose, figure), values in seen.items():
            if found == part:
                print(f"| {whose} | {figure} | {cell(values)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measurement")
    parser.add_argument("--n", type=int, default=256, help="games in a batch")
    parser.add_argument("--peers", help="a Python that has open_spiel, pettingzoo, pgx or catanatron")
    asked = parser.parse_args()
    if not compiled():
        print("the engine is interpreted here: these are not its figures", file=sys.stderr)
    ours = {**batches(asked.n, asked.seconds), **searches()}
    seen: dict[Name, list[float | str]] = {}
    for number in range(asked.rounds):
        for name, measure in ours.items():
            seen.setdefault(name, []).append(measure())
        for name, value in (peers(asked.peers, asked.n, asked.seconds) if asked.peers else {}).items():
            seen.setdefault(name, []).append(value)
        print(f"round {number + 1} of {asked.rounds} done", file=sys.stderr)
    printed(seen)


if __name__ == "__main__":
    main()
