"""Iterations of the search a second with random playouts, on one core: all games, several times in turn."""

from __future__ import annotations

import argparse
from statistics import median

from ludarium.bots.speed import iterations_a_second
from ludarium.games import GAMES

WANTED = {"builders-middle-ages": 15_000, "builders-antiquity": 15_000, "ante-portas": 5_000, "faiyum": 5_000}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured in turn")
    parser.add_argument("--iterations", type=int, default=10_000, help="of each search")
    asked = parser.parse_args()
    seen: dict[tuple[str, str], list[float]] = {}
    for _ in range(asked.rounds):
        for name, game in GAMES.items():
            for kind in ("sensible", "legal"):
                rate = iterations_a_second(
                    game, min(4, game.seats[-1]), asked.iterations, pruned=kind == "sensible"
                )
                seen.setdefault((name, kind), []).append(rate)
    for (name, kind), rates in seen.items():
        print(f"{name:22} among {kind:8} actions {median(rates):>10,.0f} a second, wanted {WANTED[name]:,}")


if __name__ == "__main__":
    main()
