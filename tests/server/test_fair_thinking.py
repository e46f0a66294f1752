"""Nobody who plays waits for those who look on, or for one who asks more; who was stopped is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from ludarium.games import GAMES
from ludarium.server.driver import asker
from ludarium.server.fair_line import Asker, FairLine
from ludarium.server.levels import levels, searches
from ludarium.server.thinking import BEHIND, NICEST, Pool
from tests.server.house import BOT, BUILDERS, ME, Here, Tab, new_house, run, settled, table_at
from tests.server.test_bots import question

HANGS = "import sys\nwhile True: sys.stdin.readline()"


async def order(*askers: Asker) -> list[Asker]:
    """In which order they are let in, if all come while somebody else is in."""
    line, found = FairLine(), []

    async def ask(asker: Asker) -> None:
        async with line.turn(asker):
            found.append(asker)
            await asyncio.sleep(0)

    async with line.turn(Asker("first")):
        waiting = [asyncio.ensure_future(ask(asker)) for asker in askers]
        await asyncio.sleep(0)
        assert len(line) == 1 + len(askers)
    await asyncio.gather(*waiting)
    assert not line.busy
    return found


def test_people_go_first_and_one_question_each() -> None:
    anna, ben, crowd = Asker("anna"), Asker("ben"), Asker("eve", plays=False)
    came = [crowd, crowd, anna, anna, anna, ben]
    assert run(order(*came)) == [anna, ben, anna, anna, crowd, crowd]


async def comes(line: FairLine, name: str) -> str:
    async with line.turn(Asker(name)):
        return name


def test_who_leaves_the_line_stops_nobody() -> None:
    async def work() -> None:
        line = FairLine()
        async with line.turn(Asker("first")):
            gone, stays = (asyncio.ensure_future(comes(line, name)) for name in ("gone", "stays"))
            await asyncio.sleep(0)
            gone.cancel()
        late = asyncio.ensure_future(comes(line, "late"))
        await asyncio.sleep(0)
        await asyncio.gather(gone, stays, late, return_exceptions=True)
        assert (stays.result(), late.result(), line.busy) == ("stays", "late", False)

    run(work())


def test_whose_turn_it_was_when_he_left_lets_the_next_one_in() -> None:
    async def work() -> None:
        line = FairLine()
        async with line.turn(Asker("first")):
            gone, stays = (asyncio.ensure_future(comes(line, name)) for name in ("gone", "stays"))
            await asyncio.sleep(0)
        gone.cancel()  # he was let in, but has not come yet
        assert await stays == "stays"
        assert not line.busy

    run(work())


def test_a_table_that_is_only_watched_comes_after_those_that_people_play() -> None:
    async def work() -> None:
        house = new_house(thinking=(thinking := Here()))
        anna = await Tab(house).hello("Anna")
        played = await anna.open(BUILDERS, BOT, ME)
        await settled(house)
        assert {asker.plays for asker in thinking.askers} == {True}
        assert asker(await table_at(house, played)) == Asker(anna.connection.who, plays=True)
        thinking.askers.clear()
        await anna.open(BUILDERS, BOT, BOT, options={"rounds": "3"})
        await settled(house)
        assert set(thinking.askers) == {Asker(anna.connection.who, plays=False)}

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_only_search_has_to_wait_in_line(game: str) -> None:
    quick = [level for level in levels(GAMES[game]) if not searches(game, level)]
    assert quick == levels(GAMES[game])[: len(quick)]  # the weaker ones
    assert "random" in quick
    assert levels(GAMES[game])[-1] not in quick


def test_who_plays_a_bot_that_does_not_search_waits_for_no_master() -> None:
    async def work() -> None:
        pool = Pool(size=1, still=10**6)
        pool.thinkers[0].command = (sys.executable, "-c", HANGS)  # a master who thinks for ever
        master = asyncio.ensure_future(pool.ask(question("master")))
        try:
            assert (await pool.ask(question("random"))).fault is None
            assert not master.done()
        finally:
            master.cancel()
            await asyncio.gather(master, return_exceptions=True)
            await pool.close()

    run(work())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system knows of no priorities")
def test_who_searches_gives_way_to_the_house_and_who_does_not_does_not() -> None:
    async def work() -> None:
        pool = Pool(size=1)
        here = os.getpriority(os.PRIO_PROCESS, 0)
        quick, slow = await pool.quick.start(), await pool.thinkers[0].start()
        found = [os.getpriority(os.PRIO_PROCESS, process.pid) for process in (quick, slow)]
        assert found == [here, min(NICEST, here + BEHIND)]
        await pool.close()

    run(work())


def test_there_are_several_who_search() -> None:
    assert len(Pool().thinkers) > 1


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nobody tells who stands still")
def test_a_process_that_was_stopped_is_replaced() -> None:
    async def work() -> None:
        pool = Pool(size=1, still=0.2)
        answer = await pool.ask(question())
        stopped = pool.quick.process
        assert stopped is not None
        os.kill(stopped.pid, signal.SIGSTOP)
        assert await pool.ask(question()) == answer
        assert stopped.returncode is not None
        await pool.close()

    run(work())
