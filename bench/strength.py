"""The table of strength: each level against the one below it, for every game and number of seats.

`--write` puts what was measured into src/ludarium/bots/strength.csv, from which the page takes its ratings.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludarium.bots.levels import LEVELS
from ludarium.bots.strength import FILE, Rung, read, with_new, written
from ludarium.games import HOUSE

ROOT = Path(__file__).resolve().parent.parent
STRENGTH = ROOT / "src" / "ludarium" / "bots" / FILE.name
SEATS = (2, 4)  # as many as a game takes of these
TABLES = " ".join(
    f"{game.id}:{','.join(str(seats) for seats in SEATS if seats in game.seats)}" for game in HOUSE
)


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
    """Rounded as in the file, so that both tell the same."""
    return f"{100 * round(part, 3):.1f} %"


def row(game: str, seats: str, meeting: Any, slowest: float) -> str:
    wins, duel = meeting["wins"], meeting["duel"]
    told = f"{percent(wins['value'])} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f})"
    cells = [game, seats, meeting["one"], meeting["other"], str(wins["n"]), f"{100 * meeting['even']:.0f} %"]
    return f"| {' | '.join([*cells, told, percent(duel['value']), f'{slowest:.2f}'])} |"


def rung(game: str, seats: str, meeting: Any) -> Rung:
    wins = meeting["wins"]
    return Rung(game, int(seats), meeting["one"], meeting["other"], wins["n"], wins["value"])


def keep(rungs: list[Rung]) -> None:
    """Write down what was measured of levels; other bots have no rating."""
    known = read(STRENGTH.read_text(encoding="utf-8"))
    levels = [each for each in rungs if each.level in LEVELS and each.over in LEVELS]
    STRENGTH.write_text(written(with_new(known, levels)), encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each level against the one below")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVELS), help="from the weakest up")
    parser.add_argument("--tables", default=TABLES, help="games with their numbers of seats, GAME:2,4 …")
    parser.add_argument("--out", default="strength", help="where finished games are kept")
    parser.add_argument("--python", default=str(ROOT / ".venv" / "bin" / "python"))
    parser.add_argument("--write", action="store_true", help="keep the shares of levels for the ratings")
    asked = parser.parse_args()
    rungs: list[Rung] = []
    print("| game | seats | level | over | games | even | wins (95 %) | as a duel | slowest move, s |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game, seats in tables(asked.tables):
        facts = measured(asked.python, game, seats, asked)
        slowest = {bot["bot"]: bot["worst_move_seconds"] for bot in facts["bots"]}
        met = {(meeting["one"], meeting["other"]): meeting for meeting in facts["meetings"]}
        for lower, upper in pairwise(asked.levels.split(",")):
            print(row(game, seats, met[upper, lower], slowest[upper]), flush=True)
            rungs.append(rung(game, seats, met[upper, lower]))
    if asked.write:
        keep(rungs)


if __name__ == "__main__":
    main()
