"""The campaign of a browser: one game after the other, goals ticked once (FA-81 … FA-83)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludarium.games.faiyum import campaign as rules
from ludarium.server.house import House
from tests.server.house import Tab, new_house, play_out, run

WISH: dict[str, Any] = {"game": "faiyum", "seats": [{"kind": "me"}], "campaign": True}


async def played(house: House, tab: Tab) -> str:
    id_ = str((await tab.done("create", **WISH))["id"])
    await tab.done("watch", id=id_)
    await play_out(house, id_, tab)
    await tab.done("lobby")
    return id_


def test_a_game_of_the_campaign_is_written_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play does not earn 150 fame, so the first goal is made easy here."""
    monkeypatch.setitem(rules.GOALS, rules.FIRST_GOAL, lambda _: True)

    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        await anna.done("lobby")
        assert anna.last("lobby")["campaign"] is None
        id_ = await played(house, anna)
        news = anna.last("lobby")["campaign"]
        assert (news["table"], news["met"], news["player"]) == (id_, [rules.FIRST_GOAL], "Anna")
        assert (await anna.done("create", **WISH))["id"] == id_  # it waits to be written down
        assert await anna.refused("tick", id=id_, goal="bridges-3") == "bad-goal"
        ben = await Tab(house).hello("Ben")
        assert await ben.refused("tick", id=id_, goal=None) == "no-campaign-game"
        await anna.done("tick", id=id_, goal=None)
        await anna.news()
        news = anna.last("lobby")["campaign"]
        assert (news["table"], news["met"], news["reached"], len(news["fames"])) == (None, None, [], 1)
        assert await anna.refused("tick", id=id_, goal=None) == "no-campaign-game"

    run(work())


def test_two_tabs_that_begin_a_campaign_at_once_play_one_game() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        again = await Tab(house, anna.token).hello("Anna")
        one, two = await asyncio.gather(anna.done("create", **WISH), again.done("create", **WISH))
        assert one["id"] == two["id"]

    run(work())


def test_a_game_that_was_given_up_does_not_count() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = (await anna.done("create", **WISH))["id"]
        assert await anna.refused("tick", id=id_, goal=None) == "not-over"
        await anna.done("watch", id=id_)
        assert anna.last()["campaign"]
        await anna.done("resign", id=id_, seat=0)
        await play_out(house, id_, anna)
        assert await anna.refused("tick", id=id_, goal=None) == "not-over"
        assert (await anna.done("create", **WISH))["id"] != id_

    run(work())
