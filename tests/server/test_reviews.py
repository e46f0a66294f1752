"""Reviews of finished tables: made once for all who ask, kept, refused where there is nothing to look at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ludarium.core.notation import read
from ludarium.games import GAMES
from ludarium.server.errors import RefusedError
from ludarium.server.reviewer import reviewed
from ludarium.server.reviews import Reviews, in_a_process
from tests.server.house import BOT, BUILDERS, ME, Tab, new_house, run, settled, table_at

SHORT = {"rounds": "1"}


async def finished_table(tab: Tab) -> str:
    id_ = await tab.open(BUILDERS, ME, BOT, options=SHORT)
    table = await table_at(tab.house, id_)
    end = GAMES[BUILDERS].parse("end")
    for _ in range(9):
        if table.status == "over":
            break
        await tab.done("act", id=id_, at=table.at, seat=0, actions=end)
        await settled(tab.house)
    assert table.status == "over"
    return id_


def test_a_game_is_looked_at_once_for_all_who_ask() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await finished_table(anna)
        asked: list[str] = []

        async def look(text: str) -> bytes:
            asked.append(text)
            await asyncio.sleep(0)
            return b"{}"

        reviews = Reviews(house, look)
        assert await asyncio.gather(*(reviews.of(id_) for _ in range(3))) == [b"{}"] * 3
        assert await reviews.of(id_) == b"{}"
        assert len(asked) == 1
        assert read(asked[0], GAMES).after().winners()

    run(work())


def test_a_failed_review_is_told_and_can_be_asked_for_again() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await finished_table(anna)
        answers: Iterator[bytes | OSError] = iter([OSError("no memory"), b"{}"])

        async def look(_: str) -> bytes:
            answer = next(answers)
            if isinstance(answer, OSError):
                raise answer
            return answer

        reviews = Reviews(house, look)
        with pytest.raises(RefusedError):
            await reviews.of(id_)
        assert await reviews.of(id_) == b"{}"

    run(work())


def test_a_game_that_goes_on_and_one_that_is_not_there_are_refused() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        reviews = Reviews(house)
        with pytest.raises(RefusedError, match="not-over"):
            await reviews.of(id_)
        with pytest.raises(RefusedError, match="no-table"):
            await reviews.of("nosuchtable1")

    run(work())


def test_the_process_gives_what_a_review_gives() -> None:
    async def work() -> tuple[str, bytes]:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await finished_table(anna)
        reviews = Reviews(house)
        text = await reviews._text(id_)
        return text, await in_a_process(text, effort=12)

    text, found = run(work())
    assert found == reviewed(text, 12)
