"""A guided game at a table: its deal, its answers, the way off it and back, and the free game after it."""

from __future__ import annotations

from typing import Any

from ludarium.games import GAMES
from ludarium.lessons.lesson import lessons_of
from ludarium.server.store.memory import MemoryStore
from tests.server.house import Tab, new_house, run, settled, table_at


async def learns(tab: Tab, game: str, lesson: str) -> str:
    return await tab.open(game, lesson=lesson)


async def plays(tab: Tab, actions: list[int]) -> dict[str, Any]:
    news = tab.last()
    await tab.done("act", id=news["id"], at=news["at"], seat=news["viewer"], actions=actions)
    await settled(tab.house)
    await tab.news()
    return tab.last()


def test_a_lesson_is_played_through_at_a_table_and_goes_on_freely() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        await learns(anna, "ante-portas", "rome")
        await settled(house)
        await anna.news()
        news = anna.last()
        lesson = lessons_of("ante-portas")["rome"]
        for number, step in enumerate(lesson.steps[:-1], 1):
            told = news["lesson"]
            assert (told["step"], told["steps"], told["way"]) == (number, len(lesson.steps), "step")
            assert told["words"]["message"] == step.words
            assert told["actions"] == GAMES["ante-portas"].parse(step.do)
            news = await plays(anna, told["actions"])
        assert news["lesson"]["way"] == "free"
        assert news["status"] == "playing"
        table = await table_at(house, news["id"])
        assert [seat.kind for seat in table.seats] == ["bot", "human"]

    run(work())


def test_whoever_leaves_the_way_is_told_and_comes_back_by_taking_back_also_after_a_restart() -> None:
    async def work() -> None:
        store = MemoryStore()
        house = new_house(store)
        anna = await Tab(house).hello("Anna")
        id_ = await learns(anna, "builders-middle-ages", "middle-ages")
        wrong = GAMES["builders-middle-ages"].parse("take 1")
        news = await plays(anna, wrong)
        assert news["lesson"]["way"] == "off"
        assert news["lesson"]["words"]["message"] == "lesson-off"
        again = await Tab(new_house(store), anna.token).hello("Anna")
        await again.done("watch", id=id_)
        assert again.last()["lesson"]["way"] == "off"
        await again.done("undo", id=id_, at=again.last()["at"], seat=0)
        await again.news()
        assert (again.last()["lesson"]["step"], again.last()["lesson"]["way"]) == (1, "step")

    run(work())


def test_an_unknown_lesson_is_refused_and_others_see_none() -> None:
    async def work() -> None:
        house = new_house()
        anna, eve = await Tab(house).hello("Anna"), await Tab(house).hello("Eve")
        assert await anna.refused("create", game="faiyum", seats=[], lesson="nosuch") == "no-lesson"
        id_ = await learns(anna, "faiyum", "alone")
        await eve.done("watch", id=id_)
        assert eve.last()["lesson"] is None

    run(work())
