"""A bot stays at its seat with what it thought: it is the one that the arena measures."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from ludarium.bots import bot_named
from ludarium.bots.guarded import Guarded
from ludarium.bots.mcts import Mcts
from ludarium.core.play import settle
from ludarium.core.record import chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import GAMES
from ludarium.server.thinker import Minder, Question
from ludarium.server.thinking import Pool
from tests.server.house import BUILDERS, run

SEED, LEVEL, MOVES = 3, "mcts:8", 16


Chooses = Callable[[State, int], int]  # at the so-many-th move


def table_of(game: str) -> dict[str, str]:
    return GAMES[game].table({"rounds": "3"} if game == BUILDERS else None)


def question(game: str, state: State, stream: int, moved: int) -> Question:
    return Question(game, 2, table_of(game), state.snapshot(), LEVEL, SEED, stream, table="t", moved=moved)


def begun() -> State:
    state, chance = GAMES[BUILDERS].new(2, table_of(BUILDERS)), chance_rng(SEED)
    settle(state, chance)
    return state


def played(game: str, choose: Chooses) -> list[int]:
    """The actions of the first moves of a game."""
    state, chance = GAMES[game].new(2, table_of(game)), chance_rng(SEED)
    found: list[int] = []
    while len(found) < MOVES:
        settle(state, chance)
        if state.to_act == OVER:
            break
        found.append(choose(state, len(found)))
        state.apply(found[-1])
    return found


def by_a_thinker(game: str) -> Chooses:
    """Two bots that a thinker keeps."""
    minder, moved = Minder(), [0, 0]

    def choose(state: State, number: int) -> int:
        seat = int(state.to_act)
        move = minder.choose(question(game, state, number, moved[seat]))
        moved[seat] += 1
        assert (move.fault, move.fresh) == (None, False)
        return move.action

    return choose


def in_one_process(game: str) -> Chooses:
    """Two bots that live as long as the game, as the arena has them."""
    bots = [bot_named(LEVEL, GAMES[game]) for _ in range(2)]

    def choose(state: State, number: int) -> int:
        rng, seat = Rng(SEED, number), int(state.to_act)
        return bots[seat].choose(state.imagine(seat, rng), rng)

    return choose


@pytest.mark.parametrize("game", GAMES)
def test_a_game_through_a_thinker_is_the_game_in_one_process(game: str) -> None:
    assert played(game, by_a_thinker(game)) == played(game, in_one_process(game))


def test_visits_are_known_before_the_second_move() -> None:
    minder, state = Minder(), begun()
    seat = int(state.to_act)
    state.apply(minder.choose(question(BUILDERS, state, 1, 0)).action)
    settle(state, chance_rng(SEED, 1))
    guarded = minder.kept["t", seat, LEVEL].bot
    assert isinstance(guarded, Guarded)
    assert isinstance(guarded.bot, Mcts)
    assert state.to_act == seat
    assert guarded.bot.known(state).visits > 0


def test_only_so_many_bots_are_kept_and_one_that_sits_down_in_a_game_says_so() -> None:
    minder, state = Minder(most=1), begun()
    asked = question(BUILDERS, state, 1, 4)
    assert minder.choose(asked).fresh
    assert not minder.choose(asked).fresh
    other = Question(BUILDERS, 2, asked.options, asked.snapshot, LEVEL, SEED, 1, table="u")
    assert not minder.choose(other).fresh
    assert minder.choose(asked).fresh
    once = Question(BUILDERS, 2, asked.options, asked.snapshot, LEVEL, SEED, 1, moved=4)
    assert not minder.choose(once).fresh
    assert [table for table, _, _ in minder.kept] == ["t"]


def test_a_table_goes_back_to_its_thinker_and_after_a_restart_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        pool, state = Pool(size=2), begun()
        try:
            await pool.ask(question(BUILDERS, state, 1, 0))
            home = pool.homes["t"]
            pool.thinkers.reverse()  # a new table would go to the other one
            await pool.ask(question(BUILDERS, state, 1, 1))
            assert pool.homes["t"] is home
            assert caplog.messages == []
            await home.stop()
            await pool.ask(question(BUILDERS, state, 1, 2))
        finally:
            await pool.close()
        assert caplog.messages == [f"table t: the bot {LEVEL} starts fresh, in the game"]

    with caplog.at_level(logging.WARNING, "ludarium.server"):
        run(work())
