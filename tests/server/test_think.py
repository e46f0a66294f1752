"""Thinking elsewhere: questions of a house lie in its database, and whoever thinks there answers them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
import pytest

from ludarium.games import GAMES
from ludarium.server.fair_line import Asker
from ludarium.server.levels import levels, searches
from ludarium.server.store.postgres.database import Database
from ludarium.server.store.postgres.line import Line
from ludarium.server.store.postgres.questions import Questions, SharedThinking
from ludarium.server.think import Answering
from ludarium.server.thinker import BotMove, Question, choose
from ludarium.server.thinking import NOBODY
from tests.postgres import Cluster
from tests.served import line_of, patience
from tests.server.house import BUILDERS, Here, run
from tests.server.test_bots import question
from tests.server.test_wings import OFTEN, PATIENCE, until

SLOW = next(level for level in levels(GAMES[BUILDERS]) if searches(BUILDERS, level))


@dataclass
class Asking:
    """A house, as far as it asks for its bots."""

    url: str
    untaken: float = 60.0  # only those tests that want to see it have a house think for itself

    def __post_init__(self) -> None:
        self.database = Database(self.url)
        self.line = Line(self.database, "serve", OFTEN)
        self.here = Here()
        self.thinking = SharedThinking(self.database, self.line, self.here, self.untaken)

    async def open(self) -> None:
        await self.database.open()
        await self.line.open(0)

    async def close(self) -> None:
        await self.line.close()
        await self.database.close()


class Stuck(Here):
    """Thinks, and never comes to an end."""

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        self.asked.append(question)
        self.askers.append(asker)
        never: asyncio.Future[BotMove] = asyncio.get_running_loop().create_future()
        return await never


class Elsewhere:
    """`ludarium think`, without its processes."""

    def __init__(self, url: str, thinking: Here) -> None:
        self.thinking = thinking
        self.answering = Answering(Database(url), thinking, 1)
        self.answering.line.every = OFTEN

    async def open(self) -> None:
        await self.answering.open()
        self.work = asyncio.ensure_future(self.answering.run())

    async def close(self) -> None:
        self.work.cancel()
        await self.answering.close()


Work = Callable[[Asking, str], Awaitable[None]]


@pytest.fixture
def with_house(postgres: Cluster) -> Callable[..., None]:
    """Runs something with a house that asks."""
    url = postgres.database()

    async def all_of_it(work: Work, untaken: float) -> None:
        asking = Asking(url, untaken)
        await asking.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(asking, url)
        finally:
            await asking.close()

    return lambda work, untaken=60.0: run(all_of_it(work, untaken))


def test_a_bot_that_searches_thinks_elsewhere_and_others_here(with_house: Callable[..., None]) -> None:
    async def work(asking: Asking, url: str) -> None:
        there = Elsewhere(url, Here())
        await there.open()
        await until(lambda: asking.thinking.thinkers == 1)
        slow, quick = question(SLOW), question("random")
        assert await asking.thinking.ask(slow) == choose(slow)
        assert await asking.thinking.ask(quick) == choose(quick)
        assert (there.thinking.asked, asking.here.asked) == ([slow], [quick])
        await there.close()
        await until(lambda: asking.thinking.thinkers == 0)
        await asking.thinking.ask(slow)
        assert asking.here.asked == [quick, slow]

    with_house(work)


def test_a_question_that_nobody_takes_is_answered_here(with_house: Callable[..., None]) -> None:
    async def work(asking: Asking, url: str) -> None:
        busy = Elsewhere(url, Stuck())
        await busy.open()
        await until(lambda: asking.thinking.thinkers == 1)
        first = asyncio.ensure_future(asking.thinking.ask(question(SLOW)))
        await until(lambda: busy.thinking.asked)
        second = msgspec.structs.replace(question(SLOW), stream=2)
        assert await asking.thinking.ask(second) == choose(second)
        assert asking.here.asked == [second]
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await busy.close()

    with_house(work, 0.05)


def test_the_question_of_a_thinker_that_is_gone_is_taken_by_another(with_house: Callable[..., None]) -> None:
    async def work(asking: Asking, url: str) -> None:
        stuck, other = Elsewhere(url, Stuck()), Elsewhere(url, Here())
        await stuck.open()
        await until(lambda: asking.thinking.thinkers == 1)
        answer = asyncio.ensure_future(asking.thinking.ask(question(SLOW)))
        await until(lambda: stuck.thinking.asked)
        await other.open()
        await stuck.close()
        assert await answer == choose(question(SLOW))
        assert (len(other.thinking.asked), asking.here.asked) == (1, [])
        await other.close()

    with_house(work)


def test_people_go_first_and_one_question_each(with_house: Callable[..., None]) -> None:
    async def work(asking: Asking, url: str) -> None:
        anna, ben, crowd = Asker("anna"), Asker("ben"), Asker("eve", plays=False)
        asking.thinking.thinkers = 1
        asking.line.at_beat.clear()
        waiting = []
        for number, asker in enumerate([crowd, crowd, anna, anna, anna, ben]):
            asked = msgspec.structs.replace(question(SLOW), stream=number)
            waiting.append(asyncio.ensure_future(asking.thinking.ask(asked, asker)))
            await until(lambda: len(asking.thinking.waiting) == len(waiting))
            await _written(asking, len(waiting))
        thinker = Elsewhere(url, Here())
        questions = Questions(thinker.answering.database)
        await thinker.answering.open()
        order = [taken.question.stream async for taken in _all(questions)]
        assert order == [2, 5, 3, 4, 0, 1]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await thinker.answering.close()

    with_house(work)


@pytest.mark.parametrize("later", range(6))
def test_who_is_told_to_end_just_when_news_come_ends(later: int) -> None:
    """Before Python 3.12, asyncio.wait_for forgot about it then, and a thinker went on for ever."""

    async def work() -> None:
        answering = Answering(Database(""), Here(), 0)
        running = asyncio.ensure_future(answering.run())
        for _ in range(3):
            await asyncio.sleep(0)
        answering.news.set()
        for _ in range(later):
            await asyncio.sleep(0)
        running.cancel()
        assert (await asyncio.wait({running}, timeout=PATIENCE))[0]

    run(work())


async def _written(asking: Asking, many: int) -> None:
    while True:
        async with asking.database.use() as connection:
            if await connection.fetchval("SELECT count(*) FROM questions") == many:
                return


async def _all(questions: Questions):  # type: ignore[no-untyped-def]
    while taken := await questions.take():
        yield taken


def test_a_process_of_ludarium_think_answers_and_ends_when_told(postgres: Cluster) -> None:
    url = postgres.database()

    async def work() -> None:
        asking = Asking(url)
        await asking.open()
        command = [sys.executable, "-m", "ludarium", "think", "--workers", "1"]
        there = await asyncio.to_thread(
            subprocess.Popen,
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LUDARIUM_DATABASE": url},
        )
        with patience(there):  # its last word is waited for in a thread, which nobody can call back
            assert "thinks with 1" in await asyncio.to_thread(line_of, there)
            await until(lambda: asking.thinking.thinkers == 1)
            move = await asking.thinking.ask(question(SLOW))
            assert (move.fault, asking.here.asked) == (None, [])
            there.send_signal(signal.SIGTERM)
            assert (await asyncio.to_thread(there.communicate))[0] == "Closed.\n"
        assert there.returncode == 0
        await until(lambda: asking.thinking.thinkers == 0)
        await asking.close()

    run(work())


def test_without_a_database_there_is_nothing_to_think_about() -> None:
    command = [sys.executable, "-m", "ludarium", "think"]
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "--database" in done.stderr
