"""Somebody who plays has gone: a bot stands in or the game ends, by a stated rule; who is back plays on."""

from __future__ import annotations

from typing import Any

from ludarium.server.absence import AWAY
from ludarium.server.house import House
from tests.server.house import BOT, BUILDERS, ME, OPEN, StandingTime, Tab, new_house, run, settled, table_at
from tests.server.test_undo import take_coin, two_people


def house_and_time() -> tuple[House, StandingTime]:
    time = StandingTime()
    return new_house(time=time), time


async def end_turn(tab: Tab, id_: str) -> None:
    await tab.news()
    choices = tab.last()["view"]["choices"]
    assert (await tab.act(id_, next(c["actions"][-1] for c in choices if c["move"]["kind"] == "end")))["kind"]


async def ben_goes(house: House) -> tuple[Tab, Tab, str]:
    """Anna has moved; it is Ben's turn, and he has gone."""
    anna, ben, id_ = await two_people(house)
    await end_turn(anna, id_)
    ben.connection.close()
    return anna, ben, id_


async def told(tab: Tab, what: str) -> Any:
    tab.connection.outbox.all_changed()
    await tab.news()
    return tab.last()[what]


def test_the_host_lets_a_bot_stand_in_after_a_stated_time_and_all_are_told() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna, ben, id_ = await ben_goes(house)
        assert await told(anna, "absent") == [{"seat": 1, "wait": AWAY}]
        assert await anna.refused("stand_in", id=id_, seat=1) == "not-away"
        time.passes(AWAY - 1)
        assert await anna.refused("stand_in", id=id_, seat=1) == "not-away"
        time.passes(1)
        assert await told(anna, "absent") == [{"seat": 1, "wait": 0}]
        await anna.done("stand_in", id=id_, seat=1)
        await settled(house)
        assert (await table_at(house, id_)).to_act == 0
        assert [(note["kind"], note["seat"]) for note in await told(anna, "notes")] == [("absent", 1)]
        again = await Tab(house, ben.token).hello("Ben")
        await again.done("watch", id=id_)
        assert (
            again.last()["seats"][1] | {"kind": "bot", "owned": True, "mine": True}
            == again.last()["seats"][1]
        )
        await again.done("take_back", id=id_, seat=1)
        assert [note["kind"] for note in await told(anna, "notes")] == ["absent", "returned"]
        assert (await told(anna, "seats"))[1]["kind"] == "human"

    run(work())


def test_who_is_here_or_was_a_moment_ago_is_not_replaced() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna, ben, id_ = await two_people(house)
        time.passes(10 * AWAY)
        assert await told(anna, "absent") == []
        assert await anna.refused("stand_in", id=id_, seat=1) == "not-away"
        ben.connection.close()
        time.passes(AWAY)
        again = await Tab(house, ben.token).hello("Ben")
        assert await anna.refused("stand_in", id=id_, seat=1) == "not-away"
        again.connection.close()
        time.passes(AWAY - 1)
        assert await anna.refused("stand_in", id=id_, seat=1) == "not-away"

    run(work())


def test_a_guest_decides_only_while_the_host_is_away_too() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
        cleo = await Tab(house).hello("Cleo")
        id_ = await anna.open(BUILDERS, ME, OPEN, OPEN)
        for seat, tab in ((1, ben), (2, cleo)):
            await tab.done("sit", id=id_, seat=seat)
            await tab.done("watch", id=id_)
        await anna.done("start", id=id_)
        cleo.connection.close()
        time.passes(AWAY)
        assert await ben.refused("stand_in", id=id_, seat=2) == "not-host"
        anna.connection.close()
        time.passes(AWAY)
        assert [line["seat"] for line in await told(ben, "absent")] == [0, 2]
        await ben.done("stand_in", id=id_, seat=0)
        stranger = await Tab(house).hello("Eve")
        assert await stranger.refused("stand_in", id=id_, seat=2) == "not-host"

    run(work())


def test_where_a_clock_runs_it_decides() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
        id_ = await anna.open(BUILDERS, ME, OPEN, clock={"kind": "days", "days": 3})
        await ben.done("sit", id=id_, seat=1)
        await anna.done("start", id=id_)
        ben.connection.close()
        time.passes(AWAY)
        assert (await told(anna, "absent"), await told(anna, "end_wait")) == ([], None)
        assert await anna.refused("stand_in", id=id_, seat=1) == "clock-decides"
        assert await anna.refused("end", id=id_) == "not-alone"

    run(work())


def test_the_absent_is_still_asked_before_anything_is_taken_back() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna, _, id_ = await ben_goes(house)
        time.passes(AWAY)
        await anna.done("stand_in", id=id_, seat=1)
        await settled(house)
        await anna.done("ask_undo", id=id_, at=(await table_at(house, id_)).at)
        assert (await told(anna, "asks"))[0]["waiting"] == [1]

    run(work())


def test_a_game_is_ended_undecided_once_nobody_else_is_there() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna, ben, id_ = await two_people(house)
        await take_coin(anna, id_)
        assert await told(anna, "end_wait") is None
        assert await anna.refused("end", id=id_) == "not-alone"
        ben.connection.close()
        assert await told(anna, "end_wait") == AWAY
        time.passes(AWAY)
        assert await told(anna, "end_wait") == 0
        await anna.done("end", id=id_)
        assert (await told(anna, "status"), await told(anna, "winners")) == ("over", [])
        assert [note["kind"] for note in anna.last()["notes"]] == ["ended"]
        assert await anna.refused("end", id=id_) == "not-playing"
        await anna.done("lobby")
        assert [line["status"] for line in anna.last("lobby")["mine"]] == ["over"]
        again = await Tab(house, ben.token).hello("Ben")
        await again.done("watch", id=id_)
        assert again.last()["notes"][0]["kind"] == "ended"
        assert (await anna.done("rematch", id=id_))["id"] != id_

    run(work())


def test_who_plays_against_bots_alone_ends_the_game_at_once() -> None:
    async def work() -> None:
        house, _ = house_and_time()
        anna, eve = await Tab(house).hello("Anna"), await Tab(house).hello("Eve")
        id_ = await anna.open(BUILDERS, ME, BOT)
        await settled(house)
        assert await eve.refused("end", id=id_) == "not-at-table"
        await anna.done("end", id=id_)
        assert (await table_at(house, id_)).status == "over"

    run(work())


def test_an_ended_game_is_ended_after_a_restart() -> None:
    async def work() -> None:
        house, time = house_and_time()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        await anna.done("end", id=id_)
        later = new_house(house.store, time)
        table = await table_at(later, id_)
        assert (table.status, table.ended) == ("over", True)

    run(work())
