"""The smallest game through the doors for learning programs, a whole game each."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

from ludarium.adapters.batch import BatchEnv
from ludarium.adapters.gymnasium import LudariumEnv
from ludarium.adapters.openspiel import register
from ludarium.adapters.pettingzoo import LudariumAEC


def test_gymnasium_plays_it() -> None:
    env = LudariumEnv("nim", seats=2)
    _, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        _, told, over, _, info = env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
        reward = float(told)
    assert reward in (0.0, 1.0)


def test_pettingzoo_plays_it() -> None:
    env = LudariumAEC("nim", seats=3)
    env.reset(seed=4)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        assert observation is not None
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(got.values()) == [0.0, 0.0, 1.0]


def test_openspiel_plays_it() -> None:
    register()
    state: Any = pyspiel.load_game("ludarium_nim(last=loses)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(1.0)


def test_a_batch_plays_it() -> None:
    env, rng = BatchEnv("nim", 4, seed=1), np.random.default_rng(2)
    ended = 0
    while ended < 4:
        step = env.step(env.last.random_actions(rng))
        assert (step.rewards[step.done].sum(axis=1) == 1.0).all()
        ended += int(step.done.sum())
