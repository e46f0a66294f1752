"""The bot that weighs whole turns: the best position wins, and straying is allowed."""

from __future__ import annotations

import pytest

from ludarium.bots.planful import Planful
from ludarium.bots.search.mind import judged
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES
from tests.bots.weights import mind_by_hand
from tests.scenes import EDITIONS, Scene


def turn_of(bot: Planful, state: State, rng: Rng) -> list[int]:
    """All actions of one turn; the state is played on."""
    seat, done = state.to_act, []
    while state.to_act == seat:
        done.append(bot.choose(state.copy(), rng))
        assert state.why_not(done[-1]) is None
        state.apply(done[-1])
        settle(state, rng)
    return done


@pytest.mark.parametrize("game", EDITIONS)
def test_the_turn_with_the_best_position_after_it_is_taken(game: str) -> None:
    """In the last round nobody draws: then no other plan leads to a better position."""
    state = Scene(game).purse(9).state
    state.last_round = True
    state.building_row = state.worker_row = state.worker_pile = state.building_pile = 0
    mind, rng = mind_by_hand(game), Rng(1)
    bot = Planful(mind, 0)
    found = []
    for plan in mind.plans(state, 20):
        after = state.copy()
        for i in range(len(plan.actions)):
            after.apply(int(plan.actions[i]))
        found.append(judged(mind, after, 1)[0])
    turn_of(bot, state, rng)
    assert judged(mind, state, 1)[0] == pytest.approx(max(found))


@pytest.mark.parametrize("game", EDITIONS)
def test_who_strays_takes_other_turns_and_still_legal_ones(game: str) -> None:
    turns = set()
    for seed in range(12):
        state, rng = GAMES[game].new(2), Rng(7)
        settle(state, rng)
        turns.add(tuple(turn_of(Planful(mind_by_hand(game), 100), state, Rng(seed))))
    assert len(turns) > 3
