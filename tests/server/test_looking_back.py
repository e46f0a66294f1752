"""Steps that a page shows one after the other: each position of a table as its viewer could see it then."""

from __future__ import annotations

import json

import pytest

from ludarium.core.state import CHANCE
from ludarium.server.show import steps_of
from tests.server.house import BOT, BUILDERS, ME, Tab, move_somehow, new_house, run, settled, table_at
from tests.server.test_undo import two_people


def test_a_look_back_shows_what_was_seen_then_and_no_more() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house, "ante-portas")
        eve = await Tab(house).hello("Eve")
        await eve.done("watch", id=id_)
        table = await table_at(house, id_)
        tabs = [anna, ben, eve]
        for _ in range(26):
            await move_somehow(tabs[table.to_act], table)
            for tab in tabs:
                await tab.news()
        for tab in tabs:
            told = (json.loads(message) for message in tab.got)
            then = {news["at"]: news["view"] for news in told if news["kind"] == "table"}
            looked = [at for at in tab.last()["steps"] if at in then]
            assert len(looked) > 20
            for at in looked:
                assert (await tab.done("look", id=id_, at=at))["view"] == then[at]

    run(work())


def test_the_steps_of_a_message_are_the_positions_in_which_a_seat_was_to_act() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, BOT, BOT, ME, options={"rounds": "2"})
        await settled(house)
        await anna.news()
        news = anna.last()
        assert news["steps"][-1] == news["at"]
        for at in news["steps"]:
            assert (await anna.done("look", id=id_, at=at))["view"]["to_act"] >= 0
        between = set(range(news["steps"][0], news["at"])) - set(news["steps"])
        for at in between:
            assert (await anna.done("look", id=id_, at=at))["view"]["to_act"] < 0

    run(work())


def test_nobody_looks_ahead() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        at = anna.last()["at"]
        assert await anna.refused("look", id=id_, at=at + 1) == "no-position"
        assert await anna.refused("look", id="nothing", at=0) == "no-table"

    run(work())


def test_of_a_table_that_nobody_looks_at_no_view_is_kept() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, ME)
        await anna.act(id_)
        await anna.done("look", id=id_, at=1)
        await anna.news()
        window = house.rooms.in_use[id_].window
        assert window._views
        assert window._past
        await anna.done("leave", id=id_)
        assert id_ in house.rooms.idle
        assert (window._views, window._past) == ({}, {})
        await anna.done("watch", id=id_)
        await anna.news()
        assert anna.last()["view"]["choices"]

    run(work())


@pytest.mark.parametrize("game", [BUILDERS, "faiyum"])
def test_sixty_steps_are_named_however_much_chance_drew_between_them(game: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(game, ME, ME)
        table = await table_at(house, id_)
        for _ in range(80):
            await move_somehow(anna, table)
        for read in (table, await table_at(new_house(house.store), id_)):
            own = [at for at, line in enumerate(read.record.lines) if at and line.seat != CHANCE]
            assert len(own) < read.at
            assert steps_of(read) == [*own[-59:], read.at]

    run(work())
