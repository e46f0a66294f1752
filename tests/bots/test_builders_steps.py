"""Steps of a turn are weighed in one position that is taken back each time, and none of them twice."""

from __future__ import annotations

from typing import cast

import pytest

from ludarium.bots.builders.plan import FIRST_ROOM, Seen
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.games.builders.rules import Builders
from tests.scenes import EDITIONS


def told(state: Builders) -> tuple[object, ...]:
    """All of a position, and what follows from it."""
    return state.snapshot(), list(state.made), state.touched, state.educated


@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_an_action_that_is_taken_back_leaves_nothing_behind(game: str, seed: int) -> None:
    state, rng, tried = cast(Builders, GAMES[game].new(2)), Rng(seed), 0
    settle(state, rng)
    while state.to_act != OVER and tried < 3000:
        later = state.copy()
        for action in state.legal():
            if action != state.at.end:
                later.apply(action)
                later.take_back(state)
                assert told(later) == told(state)
                tried += 1
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        settle(state, rng)
    assert tried > 500


def test_a_set_of_fingerprints_grows_and_is_emptied_at_once() -> None:
    seen, keys = Seen(), [number * FIRST_ROOM for number in range(2 * FIRST_ROOM)]
    for _ in range(2):
        seen.forget()
        assert [seen.is_new(key) for key in keys] == [True] * len(keys)
        assert [seen.is_new(key) for key in keys] == [False] * len(keys)
