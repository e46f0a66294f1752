"""What the turns that a leaf is played on win at equal time: one number of them against another, two seats.

    python bench/leaves.py faiyum --turns 2 --against 8 --seconds 0.03 --games 100

Deals are mirrored: each is played twice, with the seats changed. Time is the processor's, so that a busy
machine gives both the same; both search as the grandmaster does.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from dataclasses import replace

from ludarium.bots.levels import deep_effort
from ludarium.bots.mcts import Effort, Mcts
from ludarium.bots.networks import mind_of
from ludarium.core.driving import drive, shares_of
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES

SURE = 1.96


def chooser(game: Game, effort: Effort, rng: Rng) -> Callable[[State], int]:
    """A search that looks at the processor's time instead of the clock."""
    bot = Mcts(game, mind_of(game, learned=effort.learned), effort, clock=time.process_time)
    return lambda state: bot.choose(state.imagine(int(state.to_act), rng), rng)


def share_of_first(game: Game, efforts: list[Effort], number: int) -> float:
    """What the first effort wins of a game; odd games are the even ones before with the seats changed."""
    deal, changed = divmod(number, 2)
    seated = efforts[::-1] if changed else efforts
    state = game.new(2, simulation=True)
    bots = [chooser(game, effort, Rng(number, 1 + seat)) for seat, effort in enumerate(seated)]
    drive(state, bots, Rng(deal))
    return shares_of(state)[1 if changed else 0]


def told(won: float, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    share, z = won / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{share:.1%} ({middle - wide:.1%} to {middle + wide:.1%}) of {games}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--turns", type=int, required=True, help="that a leaf is played on")
    parser.add_argument("--against", type=int, default=8, help="turns of the other")
    parser.add_argument("--seconds", type=float, default=0.03, help="of the processor a move, of both")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    effort = replace(deep_effort(game), seconds=asked.seconds)
    efforts = [replace(effort, turns=turns) for turns in (asked.turns, asked.against)]
    won = 0.0
    for number in range(asked.games):
        won += share_of_first(game, efforts, number)
        print(
            f"\r{asked.game}, {asked.turns} turns against {asked.against}: {told(won, number + 1)}",
            end="",
            flush=True,
        )
    print()


if __name__ == "__main__":
    main()
