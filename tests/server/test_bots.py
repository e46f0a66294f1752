"""Bots that crash, hang or answer nonsense never stop a table."""

from __future__ import annotations

import asyncio
import sys

import pytest

from ludarium.bots import BOTS
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.record import chance_rng
from ludarium.games import GAMES
from ludarium.server import levels
from ludarium.server.house import House
from ludarium.server.store.memory import MemoryStore
from ludarium.server.thinker import BotMove, Question, choose
from ludarium.server.thinking import Pool
from tests.server.house import BOT, BUILDERS, ME, StandingTime, Tab, new_house, run, settled, table_at


def question(level: str = "random", game: str = BUILDERS) -> Question:
    state = GAMES[game].new(2)
    settle(state, chance_rng(1))
    return Question(game, 2, GAMES[game].table(), state.snapshot(), level, 1, 1)


class Crashing:
    """A bot that fails in the way that its name says."""

    def __init__(self, _: Game) -> None:
        """Sits down well."""

    def choose(self, world: object, rng: object) -> int:
        raise ZeroDivisionError(f"{world} {rng}")


class Cheating(Crashing):
    """A bot that answers with what is not allowed."""

    def choose(self, world: object, rng: object) -> int:  # noqa: ARG002
        return 10**6


@pytest.mark.parametrize("bot", [Crashing, Cheating])
def test_a_bot_that_fails_is_replaced_for_one_move_and_the_result_says_so(
    bot: type[Crashing], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setitem(BOTS, "random", bot)
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, BOT, ME)
        await settled(house)
        table = await table_at(house, id_)
        assert table.to_act == 1
        assert {note.kind for note in table.notes} == {"bot-failed"}
        assert (await anna.act(id_))["kind"] == "done"

    run(work())


def test_the_same_question_has_the_same_answer_in_another_process() -> None:
    async def work() -> None:
        pool = Pool(size=1)
        try:
            for level in levels.levels(GAMES[BUILDERS])[:2]:
                assert await pool.ask(question(level)) == choose(question(level))
            for game in GAMES:
                assert (await pool.ask(question(game=game))).fault is None
        finally:
            await pool.close()

    run(work())


CRASHES = "import sys; sys.stdin.readline(); sys.exit(3)"
BABBLES = "import sys; sys.stdin.readline(); print('nonsense', flush=True); sys.stdin.readline()"
LONG = "import sys; sys.stdin.readline(); print('x' * 2**21, flush=True)"
CLOSED = "import sys; sys.stdin.close()"


@pytest.mark.parametrize(
    "program", [CRASHES, BABBLES, LONG, CLOSED], ids=["crash", "nonsense", "long", "closed"]
)
def test_a_process_that_fails_is_replaced_and_a_substitute_moves(program: str) -> None:
    async def work() -> None:
        pool = Pool(size=1, command=(sys.executable, "-c", program))
        house = House(MemoryStore(), pool, StandingTime())
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, BOT, ME)
        while (await table_at(house, id_)).to_act != 1:
            await asyncio.wait(house.tasks.running)
        assert {note.kind for note in (await table_at(house, id_)).notes} == {"bot-failed"}
        await house.close()

    run(work())


def test_a_process_that_thinks_for_ever_is_ended() -> None:
    async def work() -> None:
        program = "import sys\nwhile True: sys.stdin.readline()"
        pool = Pool(size=1, command=(sys.executable, "-c", program), longest=0.01)
        choice = await pool.ask(question())
        assert choice.fault is not None
        assert pool.quick.process is None
        await pool.close()

    run(work())


def test_a_killed_process_is_started_again() -> None:
    async def work() -> None:
        pool = Pool(size=1)
        first = await pool.ask(question())
        process = pool.quick.process
        assert process is not None
        process.kill()
        await process.wait()
        assert await pool.ask(question()) == first
        await pool.close()

    run(work())


def test_who_stops_asking_does_not_get_the_next_one_a_wrong_answer() -> None:
    async def work() -> None:
        pool = Pool(size=1)
        asked = asyncio.ensure_future(pool.ask(question()))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        answer = await pool.ask(question(game="faiyum"))
        assert answer == choose(question(game="faiyum"))
        await pool.close()

    run(work())


def test_bots_are_asked_about_the_position_and_get_a_stream_for_each_move() -> None:
    house = new_house()

    async def work() -> list[Question]:
        anna = await Tab(house).hello("Anna")
        await anna.open(BUILDERS, BOT, ME)
        await settled(house)
        return house.driver.thinking.asked  # type: ignore[attr-defined,no-any-return]

    asked = run(work())
    assert len({each.stream for each in asked}) == len(asked) > 0
    assert {each.level for each in asked} == {"random"}
    assert all(isinstance(choose(each), BotMove) for each in asked)
