"""The examples run and do what they say."""

from __future__ import annotations

import pytest

from examples import openspiel_mcts, random_agent, train_policy


def test_the_random_agent_plays_in_every_shape(capsys: pytest.CaptureFixture[str]) -> None:
    random_agent.main(["--game", "ante-portas", "--games", "3"])
    told = capsys.readouterr().out
    assert [line.split(":")[0] for line in told.splitlines()] == [
        "batch",
        "one seat against random",
        "turn by turn",
    ]


def test_the_small_policy_learns() -> None:
    before, after = train_policy.train(updates=6, games=32)
    assert before < 0.7
    assert after > before + 0.15


def test_openspiels_search_plays_a_whole_game() -> None:
    returns = openspiel_mcts.match("ludarium_builders_middle_ages(rounds=n2)", simulations=3, seed=0)
    assert sum(returns) == pytest.approx(1.0)
