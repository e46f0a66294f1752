"""A game as a PettingZoo environment, all seats driven by the program."""

from __future__ import annotations

import tracemalloc
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ludarium.adapters.pettingzoo import LudariumAEC
from ludarium.core.errors import LudariumError
from ludarium.games import GAMES, HOUSE

BUILDERS = "builders-middle-ages"
SHORT = {"rounds": "2"}


def short(game: str) -> dict[str, str]:
    return SHORT if game.startswith("builders") else {}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_pettingzoos_own_batteries_pass(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(LudariumAEC(game, options=short(game)), num_cycles=60)
        seed_test(lambda: LudariumAEC(game, options=short(game)), num_cycles=20)


def random_game(env: LudariumAEC) -> dict[str, float]:
    """What every seat got."""
    rng, got = np.random.default_rng(0), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(rng.choice(legal)))
    return got


def test_every_seat_gets_its_share_at_the_end() -> None:
    env = LudariumAEC(BUILDERS, seats=3, options=SHORT)
    env.reset(seed=3)
    got = random_game(env)
    assert sum(got.values()) == pytest.approx(1.0)
    assert env.agents == []


def test_only_the_seat_that_acts_has_legal_actions() -> None:
    env = LudariumAEC("ante-portas")
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = LudariumAEC(BUILDERS, seats=2)
    env.reset(seed=1)
    before = env.episode.state.key()
    for action in (env.episode.actions - 1, None):
        with pytest.raises(LudariumError, match=r"action -?\d+: [A-Z]+-\d"):
            env.step(action)
    assert env.episode.state.key() == before


def test_an_environment_can_go_back() -> None:
    env = LudariumAEC("ante-portas")
    env.reset(seed=5)
    place = env.save()
    first = random_game(env)
    env.load(place)
    assert random_game(env) == first


@pytest.mark.parametrize("game", [game.id for game in HOUSE])  # whose features are compiled
def test_an_observation_that_was_let_go_leaves_nothing_behind(game: str) -> None:
    env = LudariumAEC(game)
    env.reset(seed=1)
    env.observe(env.agent_selection)
    tracemalloc.start()
    try:
        env.observe(env.agent_selection)
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(20):
            env.observe(env.agent_selection)
        assert tracemalloc.get_traced_memory()[0] - before < 1000
    finally:
        tracemalloc.stop()
