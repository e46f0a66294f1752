"""One seat of a game as a Gymnasium environment."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludarium.adapters.gymnasium import LudariumEnv
from ludarium.core.errors import LudariumError
from ludarium.games import GAMES

BUILDERS = "builders-middle-ages"
SHORT = {"rounds": "2"}


def short(game: str) -> dict[str, str]:
    return SHORT if game.startswith("builders") else {}


def played(env: LudariumEnv, seed: int) -> tuple[float, int]:
    """The reward of a random game, and its steps."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    reward, over, steps = 0.0, False, 0
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        steps += 1
    return float(reward), steps


@pytest.mark.parametrize("game", sorted(GAMES))
def test_gymnasiums_own_checker_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(LudariumEnv(game, options=short(game)), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_episode_is_one_game_against_bots(seat: int) -> None:
    env = LudariumEnv(BUILDERS, seat=seat, seats=2, options=SHORT)
    rewards = [played(env, seed)[0] for seed in range(6)]
    assert set(rewards) <= {0.0, 0.5, 1.0}
    assert len(set(rewards)) > 1
    assert env.episode.over
    assert rewards == [played(env, seed)[0] for seed in range(6)]


def test_a_better_opponent_wins_more() -> None:
    options = {"rounds": "8"}
    rewards = [
        sum(
            played(LudariumEnv(BUILDERS, seats=2, opponents=bot, options=options), seed)[0]
            for seed in range(4)
        )
        for bot in ("greedy", "random")
    ]
    assert rewards[0] < rewards[1]


def test_an_illegal_action_loses_or_is_an_error_with_its_reason() -> None:
    env = LudariumEnv(BUILDERS, seats=2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(env.episode.actions - 1))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith(("B-", "H-"))
    with pytest.raises(LudariumError, match="the game is over"):
        env.step(np.int64(0))
    strict = LudariumEnv(BUILDERS, seats=2, illegal="raise")
    observation, info = strict.reset(seed=1)
    with pytest.raises(LudariumError, match=r"action \d+: [A-Z]+-\d"):
        strict.step(np.int64(strict.episode.actions - 1))
    assert np.array_equal(strict.episode.observation(0), observation)


def test_an_environment_can_go_back() -> None:
    env = LudariumEnv(BUILDERS, seats=3, options=SHORT)
    _, info = env.reset(seed=4)
    saved = env.save()
    stories = []
    for _ in range(2):
        observation, info = env.load(saved)
        story = [observation]
        for _ in range(5):
            observation, _, over, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[-1]))
            story.append(observation)
            if over:
                break
        stories.append(np.array(story))
    assert np.array_equal(stories[0], stories[1])


def test_bad_input_is_named() -> None:
    wrongs: list[Callable[[], object]] = [
        lambda: LudariumEnv("chess"),
        lambda: LudariumEnv(BUILDERS, opponents="nobody"),
        lambda: LudariumEnv(BUILDERS, opponents=["random"]),
        lambda: LudariumEnv(BUILDERS, seat=7),
        lambda: LudariumEnv(BUILDERS, illegal="cry"),
        lambda: LudariumEnv(BUILDERS, options={"rounds": "0"}),
    ]
    for wrong in wrongs:
        with pytest.raises(LudariumError):
            wrong()
