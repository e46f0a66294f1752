"""Iterations of the searches a second on one core, with random playouts and as the grandmaster thinks."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from statistics import median

from ludarium.bots.speed import deep_iterations_a_second, iterations_a_second, judgements_a_second
from ludarium.games import GAMES

WANTED = Path(__file__).with_name("wanted.csv")


def wanted(game: str, figure: str) -> str:
    """What is wanted of a game, where somebody has said it."""
    with WANTED.open(encoding="utf-8", newline="") as file:
        rows = {(row["game"], row["figure"]): int(row["a second"]) for row in csv.DictReader(file)}
    found = rows.get((game, figure))
    return f", wanted {found:,}" if found else ""


def deep(rounds: int, iterations: int) -> None:
    """The grandmaster's search and its judgement, two seats, in seconds of the processor."""
    for name, game in GAMES.items():
        rates = [deep_iterations_a_second(game, 2, iterations) for _ in range(rounds)]
        print(f"{name:22} deep, 2 seats {median(rates):>10,.0f} a second{wanted(name, 'deep')}")
        rates = [judgements_a_second(game, 2) for _ in range(rounds)]
        print(f"{name:22} judgements, 2 seats {median(rates):>10,.0f} a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured in turn")
    parser.add_argument("--iterations", type=int, default=10_000, help="of each search")
    parser.add_argument("--deep", action="store_true", help="only the grandmaster's search")
    asked = parser.parse_args()
    if asked.deep:
        deep(asked.rounds, asked.iterations)
        return
    seen: dict[tuple[str, str], list[float]] = {}
    for _ in range(asked.rounds):
        for name, game in GAMES.items():
            for kind in ("sensible", "legal"):
                rate = iterations_a_second(
                    game, min(4, game.seats[-1]), asked.iterations, pruned=kind == "sensible"
                )
                seen.setdefault((name, kind), []).append(rate)
    for (name, kind), rates in seen.items():
        print(f"{name:22} among {kind:8} actions {median(rates):>10,.0f} a second{wanted(name, 'search')}")


if __name__ == "__main__":
    main()
