"""The greedy player of Faiyum makes sensible turns, alone and among others."""

from __future__ import annotations

import pytest

from ludarium.bots import bot_named
from ludarium.bots.bot import Bot
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import game_named

FAIYUM = game_named("faiyum")


def play(names: list[str], seed: int) -> State:
    """A whole game; every choice is checked."""
    bots: list[Bot] = [bot_named(name, FAIYUM) for name in names]
    state = FAIYUM.new(len(names), simulation=True)
    chance, luck = Rng(seed), Rng(seed, 1)
    settle(state, chance)
    while state.to_act != OVER:
        seat = int(state.to_act)
        action = bots[seat].choose(state.imagine(seat, luck), luck)
        assert action in state.legal()
        state.apply(action)
        settle(state, chance)
    return state


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(seed: int) -> None:
    assert play(["greedy", "random"], seed).winners() == [0]
    assert play(["random", "random", "greedy"], seed).winners() == [2]


def test_greedy_makes_fame_alone() -> None:
    (fame,) = play(["greedy"], 1).scores()
    assert fame > 120
