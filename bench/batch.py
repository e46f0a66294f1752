"""Steps a second through the researchers' doors, all in one run and in turn: batches, PettingZoo, OpenSpiel.

    PYTHONPATH= .venv/bin/python bench/batch.py --rounds 3

Time is the processor's for this one process, so that a busy machine disturbs less; medians of the rounds.
A step is one action of a seat; the moves of chance between are made, but not counted.
"""

from __future__ import annotations

import argparse
import random
from statistics import median

import numpy as np
import pyspiel

from ludarium.adapters.batch import BatchEnv
from ludarium.adapters.openspiel import register
from ludarium.adapters.pettingzoo import LudariumAEC
from ludarium.core.play import playouts
from ludarium.games import GAMES
from peers import Run, rate


def counts(game: str) -> list[int]:
    """The player counts that are measured: two, and the most."""
    return list(dict.fromkeys((2, GAMES[game].seats[-1])))


def inside(env: BatchEnv) -> Run:
    def run() -> int:
        env.step_random()
        return env.n

    return run


def outside(env: BatchEnv) -> Run:
    rng = np.random.default_rng(1)

    def run() -> int:
        env.step(env.last.random_actions(rng))
        return env.n

    return run


def bare(game: str, seats: int) -> Run:
    """The engine alone, without observations: a random playout."""
    root, seeds = GAMES[game].new(seats, simulation=True), iter(range(1_000_000))
    return lambda: int(playouts(root, 1, next(seeds)).by_seats)


def turn_by_turn(game: str, seats: int) -> Run:
    env, rng = LudariumAEC(game, seats=seats), np.random.default_rng(1)

    def run() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter(200):
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not over
        return steps

    return run


def spiel(name: str) -> Run:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 200:
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return run


def doors(games: list[str], n: int) -> dict[tuple[str, str], Run]:
    found: dict[tuple[str, str], Run] = {}
    register()
    for game in games:
        for seats in counts(game):
            what = f"{game}, {seats} seats"
            found[what, "engine alone, random playouts"] = bare(game, seats)
            found[what, f"BatchEnv n={n}, chosen inside"] = inside(BatchEnv(game, n, seats=seats))
            found[what, f"BatchEnv n={n}, chosen by numpy"] = outside(BatchEnv(game, n, seats=seats))
            masked = BatchEnv(game, n, seats=seats, mask=True)
            found[what, f"BatchEnv n={n}, with masks, chosen inside"] = inside(masked)
        found[f"{game}, 2 seats", "PettingZoo"] = turn_by_turn(game, 2)
        found[f"{game}, 2 seats", "OpenSpiel"] = spiel(f"ludarium_{game.replace('-', '_')}(players=2)")
    found["OpenSpiel's backgammon (C++)", "driven from Python with observations"] = spiel("backgammon")
    return found


def printed(medians: dict[tuple[str, str], float]) -> None:
    """One Markdown row a table, one column a door."""
    columns = list(dict.fromkeys(door for _, door in medians))
    print(f"| | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}")
    for what in dict.fromkeys(what for what, _ in medians):
        cells = [f"{medians[what, door]:,.0f}" if (what, door) in medians else "" for door in columns]
        print(f"| {what} | {' | '.join(cells)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measurement")
    parser.add_argument("--n", type=int, default=256, help="games in a batch")
    parser.add_argument("--game", choices=list(GAMES), help="one game alone")
    asked = parser.parse_args()
    runs = doors([asked.game] if asked.game else list(GAMES), asked.n)
    seen: dict[tuple[str, str], list[float]] = {door: [] for door in runs}
    for _ in range(asked.rounds):
        for door, run in runs.items():
            seen[door].append(rate(run, asked.seconds))
    printed({door: median(rates) for door, rates in seen.items()})


if __name__ == "__main__":
    main()
