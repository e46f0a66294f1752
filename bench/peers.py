"""What other engines do on this machine with a game of a similar kind; each is measured only if installed."""

from __future__ import annotations

import importlib.util
import json
import random
import time
from typing import Any

SECONDS = 2.0
ROLLOUTS = 200


def random_steps(rng: random.Random, state: Any) -> int:
    """Play a game on to its end at random; how many actions that took, chance moves included."""
    steps = 0
    while not state.is_terminal():
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
        steps += 1
    return steps


def open_spiel_driven(name: str) -> dict[str, Any]:
    """Random games of a C++ game, driven step by step from Python."""
    import pyspiel

    game, rng, steps = pyspiel.load_game(name), random.Random(1), 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        steps += random_steps(rng, game.new_initial_state())
    rate = steps / (time.perf_counter() - began)
    return {"peer": f"OpenSpiel {name}", "figure": "driven from Python, actions/s", "value": rate}


def open_spiel_inside(name: str) -> dict[str, Any]:
    """Random rollouts inside OpenSpiel's C++ (its search with one simulation of very many rollouts)."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    length = sum(random_steps(rng, state.clone()) for _ in range(50)) / 50
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 1.4, 1, 100, False, 1, False)
    rollouts, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        bot.mcts_search(state)
        rollouts += ROLLOUTS
    rate = rollouts * length / (time.perf_counter() - began)
    return {"peer": f"OpenSpiel {name}", "figure": "rollouts inside C++, actions/s", "value": rate}


def catanatron() -> dict[str, Any]:
    """Random games of Catan with four players."""
    from catanatron import Color, Game, RandomPlayer

    colors, steps = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE), 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        steps += len(getattr(game.state, "action_records", None) or game.state.actions)
    rate = steps / (time.perf_counter() - began)
    return {"peer": "catanatron", "figure": "random games, actions/s", "value": rate}


def main() -> None:
    rows = []
    if importlib.util.find_spec("pyspiel"):
        rows += [open_spiel_driven(name) for name in ("gin_rummy", "backgammon", "connect_four")]
        rows += [open_spiel_inside(name) for name in ("backgammon", "connect_four")]
    if importlib.util.find_spec("catanatron"):
        rows.append(catanatron())
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
