"""What one manner of thinking wins against another: the grandmaster's search with a change, two seats.

    python bench/efforts.py faiyum --one turns=2 --against turns=8 --both seconds=0.03,iterations=9999
    python bench/efforts.py ante-portas --one sure=0.4 --both iterations=3200 --games 400

Deals are mirrored: each is played twice, with the seats changed. Time is the processor's, so that a busy
machine gives both the same. What can be changed are the fields of `ludarium.bots.mcts.Effort`.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from ludarium.bots.levels import deep_effort
from ludarium.bots.mcts import Effort, Mcts
from ludarium.bots.networks import mind_of
from ludarium.core.driving import drive, shares_of
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES

SURE = 1.96
KINDS = {"iterations": int} | {
    each.name: type(each.default) for each in fields(Effort) if each.name != "iterations"
}


class Player:
    """A search that looks at the processor's time instead of the clock, and the time that it took."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.seconds = 0.0
        self.moves = 0

    def seated(self, rng: Rng) -> Callable[[State], int]:
        """A new one of its kind for a game."""
        effort = self.effort
        bot = Mcts(self.game, mind_of(self.game, learned=effort.learned), effort, clock=time.process_time)

        def choose(state: State) -> int:
            began = time.process_time()
            action = bot.choose(state.imagine(int(state.to_act), rng), rng)
            self.seconds += time.process_time() - began
            self.moves += 1
            return action

        return choose

    def pace(self) -> float:
        """Milliseconds a move."""
        return 1000 * self.seconds / max(1, self.moves)


def share_of_first(game: Game, players: list[Player], number: int) -> float:
    """What the first player wins of a game; odd games are the even ones before with the seats changed."""
    deal, changed = divmod(number, 2)
    seated = players[::-1] if changed else players
    state = game.new(2, simulation=True)
    bots = [player.seated(Rng(number, 1 + seat)) for seat, player in enumerate(seated)]
    drive(state, bots, Rng(deal))
    return shares_of(state)[1 if changed else 0]


def told(won: float, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    share, z = won / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{share:.1%} ({middle - wide:.1%} to {middle + wide:.1%}) of {games}"


def changes(text: str) -> dict[str, Any]:
    """`turns=2,seconds=0.03` as fields of an effort."""
    found: dict[str, Any] = {}
    for each in text.split(","):
        name, _, value = each.partition("=")
        try:
            found[name] = KINDS[name](float(value))
        except (KeyError, ValueError):
            raise argparse.ArgumentTypeError(
                f"{each!r} is no NAME=FIGURE with a name of {', '.join(KINDS)}"
            ) from None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--one", type=changes, default={}, help="what is changed: NAME=FIGURE,…")
    parser.add_argument("--against", type=changes, default={}, help="what is changed in the other")
    parser.add_argument("--both", type=changes, default={}, help="what is changed in both")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    effort = replace(deep_effort(game, 400), **asked.both)
    players = [Player(game, replace(effort, **asked.one)), Player(game, replace(effort, **asked.against))]
    won = 0.0
    for number in range(asked.games):
        won += share_of_first(game, players, number)
        pace = " and ".join(f"{player.pace():.1f}" for player in players)
        print(f"\r{asked.game}: {told(won, number + 1)}, {pace} ms a move", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
