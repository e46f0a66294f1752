"""The table of strength: each level against the one below it, for every game and number of seats."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LEVELS = "beginner,apprentice,journeyman,expert,master"
# Games with their numbers of seats.
TABLES = "builders-middle-ages:2,4 builders-antiquity:2,4 ante-portas:2 faiyum:2,4"


def tables(text: str) -> Iterator[tuple[str, str]]:
    for each in text.split():
        game, _, seats = each.partition(":")
        yield from ((game, number) for number in seats.split(","))


def measured(python: str, game: str, seats: str, asked: argparse.Namespace) -> Any:
    """The facts of an arena; finished games in its directory are not played again."""
    command = [python, "-m", "ludarium", "arena", game, "--ladder", asked.levels, "--seats", seats]
    command += ["--games", str(asked.games), "--workers", str(asked.workers), "--seed", str(asked.seed)]
    command += ["--out", str(Path(asked.out) / f"{game}-{seats}"), "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return json.loads(done.stdout)


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def row(game: str, seats: str, meeting: Any, slowest: float) -> str:
    wins, duel = meeting["wins"], meeting["duel"]
    told = f"{percent(wins['value'])} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f})"
    cells = [game, seats, meeting["one"], meeting["other"], str(wins["n"]), f"{100 * meeting['even']:.0f} %"]
    return f"| {' | '.join([*cells, told, percent(duel['value']), f'{slowest:.2f}'])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each level against the one below")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=LEVELS, help="from the weakest up")
    parser.add_argument("--tables", default=TABLES, help="games with their numbers of seats, GAME:2,4 …")
    parser.add_argument("--out", default="strength", help="where finished games are kept")
    parser.add_argument("--python", default=str(ROOT / ".venv" / "bin" / "python"))
    asked = parser.parse_args()
    print("| game | seats | level | over | games | even | wins (95 %) | as a duel | slowest move, s |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game, seats in tables(asked.tables):
        facts = measured(asked.python, game, seats, asked)
        slowest = {bot["bot"]: bot["worst_move_seconds"] for bot in facts["bots"]}
        met = {(meeting["one"], meeting["other"]): meeting for meeting in facts["meetings"]}
        for lower, upper in pairwise(asked.levels.split(",")):
            print(row(game, seats, met[upper, lower], slowest[upper]), flush=True)


if __name__ == "__main__":
    main()
