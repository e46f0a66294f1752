"""A random agent in three shapes: a batch, a Gymnasium seat among bots, and PettingZoo's turn by turn.

python examples/random_agent.py --game builders-middle-ages --games 20
"""

from __future__ import annotations

import argparse

import numpy as np

from ludarium.adapters.batch import BatchEnv
from ludarium.adapters.gymnasium import LudariumEnv
from ludarium.adapters.pettingzoo import LudariumAEC


def in_a_batch(game: str, games: int) -> float:
    """The mean reward of seat 0 over at least so many games, all seats random."""
    env, rng, ended, won = BatchEnv(game, min(games, 64)), np.random.default_rng(1), 0, 0.0
    while ended < games:
        step = env.step(env.last.random_actions(rng))
        ended += int(step.done.sum())
        won += float(step.rewards[:, 0].sum())
    return won / ended


def at_one_seat(game: str, games: int, opponents: str) -> float:
    """The mean reward of a random agent at seat 0 among bots."""
    env, won = LudariumEnv(game, opponents=opponents), 0.0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        won += float(reward)
    return won / games


def turn_by_turn(game: str) -> dict[str, float]:
    """What every seat gets in one random game."""
    env, rng = LudariumAEC(game), np.random.default_rng(1)
    env.reset(seed=1)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="builders-middle-ages")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--opponents", default="random")
    asked = parser.parse_args(arguments)
    print(f"batch: mean reward of seat 0: {in_a_batch(asked.game, asked.games):.2f}")
    among = at_one_seat(asked.game, asked.games, asked.opponents)
    print(f"one seat against {asked.opponents}: mean reward {among:.2f}")
    print(f"turn by turn: {turn_by_turn(asked.game)}")


if __name__ == "__main__":
    main()
