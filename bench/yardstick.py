"""Random games of the Middle Ages: this engine beside the same games written by hand in C++, in turn.

    PYTHONPATH= .venv/bin/python bench/yardstick.py --rounds 5 --games 3000

Both play the same games, action for action: their numbers of actions must agree. Processor time, best of the
rounds; the C++ (bench/yardstick.cpp) is compiled by g++ with -O3, as mypyc's C is.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

from ludarium.core.play import playouts
from ludarium.games import GAMES
from ludarium.games.builders.state import BuildersState

SOURCE = Path(__file__).with_suffix(".cpp")
GAME = GAMES["builders-middle-ages"]
SEED = 3


def tables(state: BuildersState) -> str:
    """The figures of the cards as the C++ reads them."""
    cards = state.cards
    rows = [
        [cards.worker_count, cards.unit_count, cards.building_count],
        [cards.first_machine, cards.first_machine_unit, cards.apprentices],
        cards.needs, cards.rewards, cards.points, cards.coins, cards.makes,
    ]  # fmt: skip
    return "\n".join(" ".join(str(int(number)) for number in row) for row in rows)


def by_hand(program: Path, state: BuildersState, games: int) -> tuple[int, int, float]:
    """Actions of seats and of chance, and seconds, in C++."""
    asked = [str(program), *[str(int(n)) for n in (state.seats, state.round_limit, games, SEED)]]
    told = subprocess.run(
        asked, input=tables(state), capture_output=True, text=True, check=True
    ).stdout.split()
    return int(told[0]), int(told[1]), float(told[2])


def here(state: BuildersState, games: int) -> tuple[int, int, float]:
    """The same in this engine."""
    began = time.process_time()
    tally = playouts(state, games, SEED)
    return int(tally.by_seats), int(tally.by_chance), time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=3000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        subprocess.run(["g++", "-std=c++20", "-O3", str(SOURCE), "-o", str(program)], check=True)
        for seats in (2, 4):
            state = cast(BuildersState, GAME.new(seats, simulation=True))
            best = {"C++": 0.0, "Ludarium": 0.0}
            for _ in range(asked.rounds):
                hand, ours = by_hand(program, state, asked.games), here(state, asked.games)
                if hand[:2] != ours[:2]:
                    sys.exit(f"other games: {hand[:2]} actions by hand, {ours[:2]} here")
                best["C++"] = max(best["C++"], hand[0] / hand[2])
                best["Ludarium"] = max(best["Ludarium"], ours[0] / ours[2])
            share = best["Ludarium"] / best["C++"]
            told = ", ".join(f"{name} {rate / 1e6:.1f} M" for name, rate in best.items())
            print(f"{seats} seats: {told} actions of seats a second: {share:.0%}")


if __name__ == "__main__":
    main()
