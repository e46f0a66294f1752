"""OpenSpiel's own MCTS, written for any game with chance nodes, plays a game against random bots.

python examples/openspiel_mcts.py --game "ludarium_builders_middle_ages(rounds=n5)" --simulations 50
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from ludarium.adapters.openspiel import register


def match(name: str, simulations: int, seed: int) -> list[float]:
    """The returns of one game: the search at seat 0, random bots at the others."""
    register()
    game, rng = pyspiel.load_game(name), np.random.RandomState(seed)
    search = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    bots = [search, *[uniform_random.UniformRandomBot(seat, rng) for seat in range(1, game.num_players())]]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return [float(share) for share in state.returns()]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ludarium_builders_middle_ages(rounds=n5)")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=2)
    asked = parser.parse_args(arguments)
    for seed in range(asked.games):
        print(f"game {seed}: returns {match(asked.game, asked.simulations, seed)}")


if __name__ == "__main__":
    main()
