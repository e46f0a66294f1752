"""Trains a small policy by REINFORCE in plain numpy: a seat of The Builders, short, against a random one.

The policy knows the kinds of moves (open, recruit, send, take, …) and a few columns of the observation;
it has one weight for each pair.

    python examples/train_policy.py --updates 40
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from ludarium.adapters.batch import BatchEnv, Step

GAME = "builders-middle-ages"
OPTIONS = {"rounds": "12"}
COLUMNS = {"actions-left": 3.0, "seat-0-coins": 10.0, "round": 12.0}  # and by what they are divided
LEARNER = 0
Floats = NDArray[np.float64]


class Policy:
    """A softmax over the legal actions of many games at once."""

    def __init__(self, env: BatchEnv) -> None:
        kinds = [env.game.move(action).kind for action in range(env.actions)]
        self.kinds = sorted(set(kinds))
        self.kind_of = np.array([self.kinds.index(kind) for kind in kinds])
        self.picked = [env.columns.index(name) for name in COLUMNS]
        self.scale = np.array(list(COLUMNS.values()))
        self.weights = np.zeros((len(self.kinds), len(COLUMNS) + 1))

    def seen(self, step: Step) -> Floats:
        """The inputs of each game: a one, and the chosen columns."""
        told = np.minimum(step.observations[:, self.picked] / self.scale, 2.0)
        return np.hstack([np.ones((len(told), 1)), told])

    def act(
        self, step: Step, rng: np.random.Generator, learning: NDArray[np.bool_]
    ) -> tuple[NDArray[np.int64], Floats]:
        """An action for each game (random where not learning), and the gradients of its log-likelihood."""
        starts, sizes = step.starts[:-1], np.diff(step.starts)
        games = np.repeat(np.arange(len(sizes)), sizes)
        kinds = self.kind_of[step.legal]
        seen = self.seen(step)
        logits = np.where(learning[games], (self.weights[kinds] * seen[games]).sum(axis=1), 0.0)
        noisy = logits + rng.gumbel(size=len(logits))
        best = np.flatnonzero(noisy == np.maximum.reduceat(noisy, starts)[games])
        likely = np.exp(logits - np.maximum.reduceat(logits, starts)[games])
        likely /= np.add.reduceat(likely, starts)[games]
        push = np.zeros((len(sizes), len(self.kinds)))
        np.add.at(push, (games, kinds), -likely)
        push[np.arange(len(sizes)), kinds[best]] += 1.0
        gradients = push[:, :, None] * seen[:, None, :] * learning[:, None, None]
        return step.legal[best].astype(np.int64), gradients


def played(env: BatchEnv, policy: Policy, games: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Rewards and gradients of at least so many finished games."""
    sums = np.zeros((env.n, *policy.weights.shape))
    rewards: list[Floats] = []
    gradients: list[Floats] = []
    while sum(len(each) for each in rewards) < games:
        actions, pushes = policy.act(env.last, rng, env.last.to_act == LEARNER)
        sums += pushes
        step = env.step(actions)
        if step.done.any():
            rewards.append(step.rewards[step.done, LEARNER])
            gradients.append(sums[step.done])
            sums[step.done] = 0.0
    return np.concatenate(rewards), np.concatenate(gradients)


def win_share(policy: Policy, games: int) -> float:
    """How much the learner wins of games that it has not learnt from."""
    env = BatchEnv(GAME, min(games, 256), seats=2, seed=99, options=OPTIONS)
    return float(played(env, policy, games, np.random.default_rng(7))[0].mean())


def train(updates: int, games: int, rate: float = 0.5) -> tuple[float, float]:
    """The win share before and after training."""
    env = BatchEnv(GAME, games, seats=2, seed=1, options=OPTIONS, reward="score")
    policy, rng = Policy(env), np.random.default_rng(1)
    before = win_share(policy, 4 * games)
    for number in range(updates):
        rewards, gradients = played(env, policy, games, rng)
        worth = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        step = (worth[:, None, None] * gradients).mean(axis=0)
        policy.weights += rate * step / (np.linalg.norm(step) + 1e-6)
        if number % 10 == 9:
            print(f"update {number + 1}: points ahead {rewards.mean():+.2f}")
    return before, win_share(policy, 4 * games)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=256, help="games an update")
    asked = parser.parse_args(arguments)
    before, after = train(asked.updates, asked.games)
    print(f"win share against a random seat: {before:.2f} before, {after:.2f} after")


if __name__ == "__main__":
    main()
