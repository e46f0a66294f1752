"""Clocks: each kind runs for the person to act only, and its rule holds when the time is up."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.server.clocks import DAY, SECOND, WallTime
from ludarium.server.house import House
from tests.server.house import BUILDERS, ME, OPEN, StandingTime, Tab, new_house, run, settled, table_at
from tests.server.test_late_answers import Slow

COIN, END = 1, 0  # actions of The Builders


async def with_clock(house: House, **clock: Any) -> tuple[Tab, Tab, str]:
    anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
    id_ = await anna.open(BUILDERS, ME, OPEN, clock=clock)
    await ben.done("sit", id=id_, seat=1)
    await ben.done("watch", id=id_)
    await anna.done("start", id=id_)
    await anna.news()
    return anna, ben, id_


async def left(tab: Tab) -> list[int]:
    tab.connection.outbox.table_changed(tab.last()["id"])
    await tab.news()
    return list(tab.last()["clock"]["remaining"])


def test_without_a_clock_nothing_ever_runs_out() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, _, id_ = await with_clock(house, kind="none")
        time.passes(1000 * DAY)
        await settled(house)
        assert anna.last()["clock"] is None
        assert (await table_at(house, id_)).to_act == 0

    run(work())


def test_a_move_clock_starts_anew_with_each_move_and_a_bot_makes_one_when_it_is_up() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, _, id_ = await with_clock(house, kind="move", seconds=30)
        time.passes(20 * SECOND)
        assert (await left(anna), anna.last()["clock"]["running"]) == ([10 * SECOND, 30 * SECOND], 0)
        await anna.act(id_, COIN)
        assert await left(anna) == [30 * SECOND, 30 * SECOND]
        at = (await table_at(house, id_)).at
        time.passes(30 * SECOND - 1)
        await settled(house)
        assert (await table_at(house, id_)).at == at
        time.passes(1)
        await settled(house)
        table = await table_at(house, id_)
        assert table.record.lines[at].seat == 0
        assert [note.kind for note in table.notes] == ["timed-out-move"]
        assert table.seats[0].kind == "human"

    run(work())


def test_a_fischer_clock_gives_its_increment_by_turn_and_the_seat_is_lost_when_it_is_empty() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, ben, id_ = await with_clock(house, kind="fischer", seconds=60, increment=5)
        time.passes(10 * SECOND)
        await anna.act(id_, COIN)
        assert await left(anna) == [50 * SECOND, 60 * SECOND]  # no increment within a turn
        time.passes(10 * SECOND)
        await anna.act(id_, END)
        assert await left(anna) == [45 * SECOND, 60 * SECOND]
        time.passes(60 * SECOND)
        await settled(house)
        table = await table_at(house, id_)
        assert [(note.kind, note.seat) for note in table.notes] == [("timed-out", 1)]
        assert table.to_act == 0  # a bot has played on for Ben
        assert await ben.refused("take_back", id=id_, seat=1) == "given-for-good"
        assert await left(anna) == [45 * SECOND, 0]

    run(work())


def test_a_clock_of_days_runs_by_turn_and_the_owner_may_come_back() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, _, id_ = await with_clock(house, kind="days", days=2)
        time.passes(DAY)
        await anna.act(id_, COIN)
        assert await left(anna) == [DAY, 2 * DAY]  # the turn goes on
        time.passes(DAY)
        await settled(house)
        table = await table_at(house, id_)
        assert (table.to_act, table.seats[0].kind) == (1, "bot")
        await anna.done("take_back", id=id_, seat=0)
        assert (await table_at(house, id_)).seats[0].kind == "human"

    run(work())


def test_the_time_for_which_the_house_was_closed_does_not_count_except_in_days() -> None:
    async def work(kind: str, figures: dict[str, int]) -> list[int]:
        time = StandingTime()
        house = new_house(time=time)
        anna, _, id_ = await with_clock(house, kind=kind, **figures)
        time.passes(10 * SECOND)
        await house.close()
        time.passes(3600 * SECOND)
        again = new_house(house.store, time)
        await again.open()
        await settled(again)
        back = await Tab(again, anna.token).hello("")
        await back.done("watch", id=id_)
        return list(back.last()["clock"]["remaining"])

    assert run(work("fischer", {"seconds": 60, "increment": 0})) == [60 * SECOND, 60 * SECOND]
    assert run(work("days", {"days": 1})) == [DAY - 3610 * SECOND, DAY]


def test_an_alarm_rings_in_the_next_house_too() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        _, _, id_ = await with_clock(house, kind="days", days=1)
        await house.close()
        again = new_house(house.store, time)
        await again.open()
        await settled(again)
        time.passes(DAY)
        await settled(again)
        assert [note.kind for note in (await table_at(again, id_)).notes] == ["timed-out"]

    run(work())


def test_what_is_taken_back_does_not_give_time_back() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, _, id_ = await with_clock(house, kind="fischer", seconds=60, increment=0)
        time.passes(10 * SECOND)
        await anna.act(id_, COIN)
        time.passes(10 * SECOND)
        await anna.done("undo", id=id_, at=anna.last()["at"], seat=0)
        assert await left(anna) == [40 * SECOND, 60 * SECOND]
        time.passes(5 * SECOND)
        assert await left(anna) == [35 * SECOND, 60 * SECOND]

    run(work())


def test_whoever_lends_his_seat_and_takes_it_back_has_no_more_time_for_his_move() -> None:
    async def work(clock: dict[str, Any], second: int) -> None:
        time = StandingTime()
        house = new_house(time=time, thinking=Slow())
        anna, _, id_ = await with_clock(house, **clock)
        for _ in range(3):
            time.passes(8 * second)
            await anna.done("to_bot", id=id_, seat=0, level="random")
            await anna.done("take_back", id=id_, seat=0)
        assert (await left(anna))[0] == 6 * second
        time.passes(6 * second)
        house.driver.thinking.may_answer.set()  # type: ignore[attr-defined]
        await settled(house)
        assert (await table_at(house, id_)).notes[0].kind.startswith("timed-out")

    run(work({"kind": "move", "seconds": 30}, SECOND))
    run(work({"kind": "days", "days": 30}, DAY))
    run(work({"kind": "fischer", "seconds": 30, "increment": 0}, SECOND))


def test_whoever_acts_and_takes_back_has_no_more_time_for_his_move() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, _, id_ = await with_clock(house, kind="move", seconds=30)
        for _ in range(5):
            time.passes(5 * SECOND)
            await anna.act(id_, COIN)
            await anna.news()
            await anna.done("undo", id=id_, at=anna.last()["at"], seat=0)
        # the time of the second move, which was begun once
        assert (await left(anna))[0] == 10 * SECOND
        time.passes(10 * SECOND)
        await settled(house)
        assert [note.kind for note in (await table_at(house, id_)).notes] == ["timed-out-move"]

    run(work())


def test_after_a_take_back_behind_the_moves_of_others_all_time_is_there_again() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna, ben, id_ = await with_clock(house, kind="move", seconds=30)
        at = anna.last()["at"]
        await anna.act(id_, END)
        await ben.act(id_, END)
        await anna.news()
        time.passes(20 * SECOND)
        await anna.done("ask_undo", id=id_, at=anna.last()["at"], to=at)
        await ben.done("answer", id=id_, ask="undo", yes=True)
        assert await left(anna) == [30 * SECOND, 30 * SECOND]

    run(work())


def test_days_begin_anew_with_each_turn_among_bots() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna = await Tab(house).hello("Anna")
        bot = {"kind": "bot", "level": "random"}
        id_ = await anna.open(BUILDERS, ME, bot, clock={"kind": "days", "days": 2})
        for _ in range(3):
            time.passes(DAY)
            await anna.act(id_, END)
            await settled(house)
        assert (await left(anna))[0] == 2 * DAY

    run(work())


def test_an_alarm_that_rings_too_early_is_set_anew() -> None:
    """The clock on the wall was put back after the alarm was set."""

    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        _, _, id_ = await with_clock(house, kind="days", days=1)
        time.at -= 3600 * SECOND
        time.bells[:] = [(at - 3600 * SECOND, number, bell) for at, number, bell in time.bells]
        time.passes(DAY)
        await settled(house)
        table = await table_at(house, id_)
        assert table.notes == []
        time.passes(3600 * SECOND)
        await settled(house)
        assert [note.kind for note in table.notes] == ["timed-out"]

    run(work())


def test_our_time_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    walls = iter([5_000, 6_000, 2_000, 2_500, 9_000])
    monkeypatch.setattr("time.time_ns", lambda: next(walls) * 1_000_000)
    ours = WallTime()
    assert [ours.now() for _ in range(5)] == [5_000, 6_000, 6_000, 6_500, 13_000]
