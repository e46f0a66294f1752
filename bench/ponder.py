"""What thinking on the time of others wins: a bot that does so against the same one that does not.

Two seats, mirrored deals, seats in turn. `--iterations` is what both think about each own action, `--ahead`
what one of them adds at each position in which the other is to act; counted, not timed, so that runs agree.
"""

from __future__ import annotations

import argparse
from typing import cast

from ludarium.arena.simulate import chooser
from ludarium.bots import bot_named
from ludarium.bots.mcts import Mcts
from ludarium.core.driving import Chooser, drive, shares_of
from ludarium.core.game import Game
from ludarium.core.record import chance_rng, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.shares import share_text
from ludarium.core.state import State
from ludarium.games import game_named

SEATS = 2


class Ticks:
    """A clock that counts how often it was looked at, as a bot does once for each iteration."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        self.now += 1
        return float(self.now)


def watching(bot: Mcts, seat: int, other: Chooser, rng: Rng, ahead: int) -> Chooser:
    """The other seat, at whose positions the bot thinks on first."""

    def choose(state: State) -> int:
        bot.ponder(state.imagine(seat, rng), rng, float(ahead))
        return other(state)

    return choose


def won(game: Game, number: int, asked: argparse.Namespace) -> float:
    """The share of the win that the bot has which thinks ahead."""
    ours, seed = number % SEATS, asked.seed
    bots = [cast(Mcts, bot_named(f"{asked.bot}:{asked.iterations}", game)) for _ in range(SEATS)]
    bots[ours].clock = Ticks()
    seats = [chooser(bot, seat, seat_rng(seed, seat, number)) for seat, bot in enumerate(bots)]
    if asked.ahead:
        rng = seat_rng(seed, SEATS, number)
        seats[1 - ours] = watching(bots[ours], ours, seats[1 - ours], rng, asked.ahead)
    state = game.new(SEATS, game.table(simulation=True))
    drive(state, seats, chance_rng(seed, number // SEATS))
    return shares_of(state)[ours]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="deep", choices=("deep", "mcts"))
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--ahead", type=int, default=50)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, total = game_named(asked.game), 0.0
    for number in range(asked.games):
        total += won(game, number, asked)
        if number % 20 == 19:
            print(f"{number + 1}: {share_text(total, number + 1)}", flush=True)


if __name__ == "__main__":
    main()
