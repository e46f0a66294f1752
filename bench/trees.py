"""Two versions of Ludarium side by side, in turn: random playouts, batches, copies, a view and its size.

    python3 bench/trees.py BEFORE AFTER --python PYTHON

BEFORE and AFTER are folders with an installed package, as `pip install --target FOLDER .` makes them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

# Asked of both versions, so only with what both know.
PROGRAM = """
import json, sys, time, zlib
import msgspec
from ludarium.adapters.batch import BatchEnv
from ludarium.core.play import playouts, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games import GAMES

seconds, figures = float(sys.argv[1]), {}
for name, game in GAMES.items():
    seats = 2
    root, games = game.new(seats, simulation=True), 1
    while True:
        began = time.process_time()
        tally = playouts(root, games, 1)
        took = time.process_time() - began
        if took > seconds:
            break
        games *= 2
    env, stepping = BatchEnv(name, 256, seats=seats), []
    for _ in range(150):  # until the games are no longer alike
        env.step_random()
    while sum(stepping) < seconds:  # in short pieces, of which the best is least disturbed by others
        began = time.process_time()
        for _ in range(40):
            env.step_random()
        stepping.append(time.process_time() - began)
    views, sizes, packed, copying = [], [], [], []
    for number in range(3):
        state, rng = game.new(seats, simulation=True), Rng(7, number)
        settle(state, rng)
        for step in range(120):
            if state.to_act == OVER:
                break
            actions = state.legal()
            state.apply(actions[int(rng.below(len(actions)))])
            settle(state, rng)
            if step % 5 or state.to_act == OVER:
                continue
            began = time.process_time()
            for _ in range(500):
                state.copy()
            copying.append(time.process_time() - began)
            began = time.process_time()
            view = game.view(state, int(state.to_act))
            views.append(time.process_time() - began)
            text = msgspec.json.encode(view)
            sizes.append(len(text))
            packed.append(len(zlib.compress(text, 6)))
    figures[name] = [tally.by_seats / took / 1e6, games / took / 1e3, 40 * 256 / min(stepping) / 1e6,
                     2e3 * sum(copying) / len(copying), 1e3 * sum(views) / len(views),
                     sum(sizes) / len(sizes) / 1e3, sum(packed) / len(packed) / 1e3]
print(json.dumps(figures))
"""
BEST = (max, max, max, min, min, max, max)  # of all rounds: others on the machine only make it slower
NAMES = (
    "playouts, M actions/s",
    "1,000 games/s",
    "batches of 256, M steps/s",
    "a copy, µs",
    "a view, ms",
    "a view, KB",
    "a view packed, KB",
)


def measured(python: str, folder: str, seconds: float) -> dict[str, list[float]]:
    done = subprocess.run(
        [python, "-c", PROGRAM, str(seconds)],
        env={**os.environ, "PYTHONPATH": folder},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{folder}:\n{done.stderr}")
    figures: dict[str, list[float]] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--rounds", type=int, default=5, help="how often both are measured in turn")
    parser.add_argument("--seconds", type=float, default=0.4, help="of playouts a game, and of batches")
    asked = parser.parse_args()
    folders = (asked.before, asked.after)
    seen = [
        [measured(asked.python, folder, asked.seconds) for folder in folders] for _ in range(asked.rounds)
    ]
    print("| game | " + " | ".join(f"{name}: before | after" for name in NAMES) + " |")
    print("|---" * (1 + 2 * len(NAMES)) + "|")
    for game in (game for game in seen[0][0] if game in seen[0][1]):
        cells = [
            f"{BEST[place](both[version][game][place] for both in seen):.2f}"
            for place in range(len(NAMES))
            for version in range(len(folders))
        ]
        print(f"| {game} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
