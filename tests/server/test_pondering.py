"""Bots that search think on while a person does, and nobody waits for that."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import msgspec
import pytest

from ludarium.bots import bot_named
from ludarium.bots import mcts as search
from ludarium.bots.guarded import Guarded
from ludarium.bots.mcts import Mcts
from ludarium.core.play import settle
from ludarium.core.record import chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES, game_named
from ludarium.server.fair_line import Asker
from ludarium.server.levels import searches
from ludarium.server.serve import house_of
from ludarium.server.thinker import NO_SEAT, BotMove, Minder, Question, choose
from ludarium.server.thinking import NOBODY, Pool, Wanted
from tests.server.house import BOT, BUILDERS, ME, Here, Tab, new_house, run, settled, table_at
from tests.server.test_kept_bots import LEVEL, SEED, begun, question

PATIENCE = 60  # seconds, for a busy machine
MASTER = {"kind": "bot", "level": "master"}


def handed_over(minder: Minder) -> tuple[State, int]:
    """A position in which the other seat is to act after a bot has moved, and that bot's seat."""
    state = begun()
    seat = int(state.to_act)
    for moved in count():
        state.apply(minder.choose(question(BUILDERS, state, moved, moved)).action)
        settle(state, chance_rng(SEED, moved))
        if state.to_act != seat:
            break
    return state, seat


def pondering(state: State, seat: int) -> Question:
    return msgspec.structs.replace(question(BUILDERS, state, 1, 1), ponders=seat)


def kept_by(minder: Minder, seat: int) -> Mcts:
    guarded = minder.kept["t", seat, LEVEL].bot
    assert isinstance(guarded, Guarded)
    assert isinstance(guarded.bot, Mcts)
    return guarded.bot


def test_visits_grow_while_a_person_thinks_and_are_known_at_the_next_move() -> None:
    minder = Minder()
    state, seat = handed_over(minder)
    bot, asked = kept_by(minder, seat), pondering(state, seat)
    visits = bot.known(state).visits
    thought = [minder.choose(asked).pondered for _ in range(3)]
    assert 0 < thought[0] < thought[1] < thought[2]
    assert bot.known(state).visits >= visits + thought[2]
    person = bot_named("greedy", GAMES[BUILDERS])
    for moved in count(100):
        state.apply(person.choose(state.copy(), Rng(1)))
        settle(state, chance_rng(SEED, moved))
        if state.to_act == seat:
            break
        minder.choose(pondering(state, seat))
    move = minder.choose(question(BUILDERS, state, 1, 5))
    assert (move.fault, move.fresh, state.why_not(move.action)) == (None, False, None)


def test_the_own_effort_is_made_in_full_after_thoughts_on_the_time_of_others() -> None:
    minder = Minder()
    state, seat = handed_over(minder)
    bot = kept_by(minder, seat)
    assert minder.choose(pondering(state, seat)).pondered > 0
    own = bot.known(state)
    assert bot._iterations_left(own) == bot.effort.iterations


def test_there_is_an_end_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_PONDERED", 3)
    minder = Minder()
    state, seat = handed_over(minder)
    assert [minder.choose(pondering(state, seat)).pondered for _ in range(4)][-1] == 3


def test_nobody_ponders_who_is_not_kept_or_whose_hand_is_hidden() -> None:
    assert Minder().choose(pondering(begun(), 1)) == BotMove(NO_SEAT)
    hidden = game_named("ante-portas")
    state = hidden.new(2)
    settle(state, Rng(1))
    assert bot_named(LEVEL, hidden).ponder(state, Rng(1), 1.0) == 0  # type: ignore[attr-defined]


# --- processes ---------------------------------------------------------------------------------------


class Wish:
    """Wants thoughts until a test has enough of them."""

    def __init__(self) -> None:
        self.asked = 0
        self.enough = False
        self.again = asyncio.Event()

    def __call__(self) -> bool:
        self.asked += 1
        if self.asked > 1:
            self.again.set()  # a slice is done
        return not self.enough


def test_a_question_is_answered_while_a_bot_ponders() -> None:
    async def work() -> None:
        pool, state, wish = Pool(size=1, ponders=True, room=lambda: True), begun(), Wish()
        try:
            async with asyncio.timeout(PATIENCE):
                asked = question(BUILDERS, state, 1, 0)
                first = await pool.ask(asked)
                thoughts = asyncio.ensure_future(pool.ponder(pondering(state, int(state.to_act)), wish))
                await wish.again.wait()
                other = msgspec.structs.replace(asked, table="u")
                assert await pool.ask(other) == first
                assert not thoughts.done()
                wish.enough = True
                await thoughts
                assert not pool.thinkers[0].line.busy
        finally:
            await pool.close()

    run(work())


@pytest.mark.parametrize(("ponders", "room"), [(False, True), (True, False)])
def test_switched_off_or_without_room_nobody_ponders(ponders: bool, room: bool) -> None:
    async def work() -> None:
        pool, state, wish = Pool(size=1, ponders=ponders, room=lambda: room), begun(), Wish()
        try:
            async with asyncio.timeout(PATIENCE):
                await pool.ask(question(BUILDERS, state, 1, 0))
                home = pool.homes["t"]
                await home.stop()
                thoughts = asyncio.ensure_future(pool.ponder(pondering(state, int(state.to_act)), wish))
                if ponders:
                    await wish.again.wait()
                wish.enough = True
                await thoughts
                assert home.process is None  # nobody asked it anything
        finally:
            await pool.close()

    run(work())


@pytest.mark.parametrize("ponders", [True, False])
def test_it_is_a_setting_of_the_house(ponders: bool, tmp_path: Path) -> None:
    house = house_of(tmp_path, None, ponders=ponders)
    pool = house.driver.thinking
    assert isinstance(pool, Pool)
    assert pool.ponders == ponders
    run(house.store.close())


# --- the house ---------------------------------------------------------------------------------------


class Hasty(Here):
    """Moves for masters at random, and says whether thoughts are still wanted."""

    wanted: Wanted | None = None

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        self.asked.append(question)
        self.askers.append(asker)
        return choose(msgspec.structs.replace(question, level="random"))

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        self.pondered.append(question)
        self.wanted = wanted


@pytest.mark.parametrize(
    ("game", "seats", "ponders"),
    [
        (BUILDERS, (ME, MASTER), True),
        (BUILDERS, (BOT, ME, MASTER), True),
        (BUILDERS, (ME, BOT), False),
        (BUILDERS, (MASTER, MASTER), False),
        ("ante-portas", (ME, MASTER), False),
    ],
)
def test_only_for_people_against_bots_that_search(
    game: str, seats: tuple[dict[str, str], ...], ponders: bool
) -> None:
    async def work() -> None:
        house = new_house(thinking=(thinking := Hasty()))
        anna = await Tab(house).hello("Anna")
        options = {"rounds": "3"} if game == BUILDERS else {}
        id_ = await anna.open(game, *seats, options=options)
        await settled(house)
        assert bool(thinking.pondered) == ponders
        for asked in thinking.pondered:
            assert searches(game, asked.level)
            assert (await table_at(house, id_)).seats[asked.ponders].level == asked.level
        await house.close()

    run(work())


def test_it_ends_when_the_person_moves_or_leaves_and_begins_anew() -> None:
    async def work() -> None:
        house = new_house(thinking=(thinking := Hasty()))
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, MASTER)
        await settled(house)
        before, wanted = len(thinking.pondered), thinking.wanted
        assert wanted is not None
        assert wanted()
        await anna.act(id_)
        await settled(house)
        assert not wanted()
        assert len(thinking.pondered) > before
        again = thinking.wanted
        assert again is not None
        assert again()
        await anna.done("leave", id=id_)
        assert not again()
        await house.close()

    run(work())
