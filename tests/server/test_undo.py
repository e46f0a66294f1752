"""Taking back: free within the own turn up to the first news, beyond it by consent of all people."""

from __future__ import annotations

from typing import Any

from ludarium.server.house import House
from tests.server.house import BOT, BUILDERS, ME, OPEN, Tab, new_house, run, settled, table_at


async def take_coin(tab: Tab, id_: str) -> None:
    """A move that reveals nothing."""
    await tab.news()
    choices = tab.last()["view"]["choices"]
    action = next(choice["actions"][-1] for choice in choices if choice["move"]["kind"] == "take")
    assert (await tab.act(id_, action))["kind"] == "done"


async def two_people(house: House, game: str = BUILDERS, *, hints: bool = False) -> tuple[Tab, Tab, str]:
    anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
    id_ = await anna.open(game, ME, OPEN, hints=hints)
    await ben.done("sit", id=id_, seat=1)
    await ben.done("watch", id=id_)
    await anna.done("start", id=id_)
    return anna, ben, id_


def test_a_move_that_showed_nothing_is_taken_back_freely() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        before = (await table_at(house, id_)).state.hash()
        log = anna.last()["log"]
        await take_coin(anna, id_)
        await anna.news()
        await ben.news()
        assert (anna.last()["undo"], ben.last()["undo"]) == (1, 0)
        at = anna.last()["at"]
        assert await ben.refused("undo", id=id_, at=at, seat=0) == "not-yours"
        assert await anna.refused("undo", id=id_, at=at - 1, seat=0) == "stale"
        assert await anna.refused("undo", id=id_, at=at, seat=0, to=at - 2) == "cannot-undo"
        await anna.done("undo", id=id_, at=at, seat=0)
        await anna.news()
        assert (await table_at(house, id_)).state.hash() == before
        assert anna.last()["log_from"] == len(log)
        assert anna.last()["log"] == []
        assert anna.last()["undo"] == 0

    run(work())


def test_a_drawn_card_cannot_be_undrawn() -> None:
    async def work() -> None:
        house = new_house()
        anna, _, id_ = await two_people(house)
        recruit = next(c for c in anna.last()["view"]["choices"] if c["move"]["kind"] == "recruit")
        await anna.act(id_, recruit["actions"][-1])
        await anna.news()
        assert anna.last()["undo"] == 0
        assert await anna.refused("undo", id=id_, at=anna.last()["at"], seat=0) == "cannot-undo"

    run(work())


def test_further_back_all_others_have_to_agree() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        before = anna.last()
        assert not before["moved"]
        recruit = next(c for c in before["view"]["choices"] if c["move"]["kind"] == "recruit")
        await anna.act(id_, recruit["actions"][-1])
        await anna.news()
        at = anna.last()["at"]
        assert anna.last()["moved"]
        assert await ben.refused("ask_undo", id=id_, at=at) == "nothing-to-undo"  # he has not moved
        await anna.done("ask_undo", id=id_, at=at)
        await ben.news()
        assert ben.last()["asks"] == [{"ask": "undo", "by": 0, "to": before["at"], "waiting": [1]}]
        assert await anna.refused("answer", id=id_, ask="undo", yes=True) == "no-question"
        await ben.done("answer", id=id_, ask="undo", yes=False)
        await ben.news()
        assert (ben.last()["asks"], ben.last()["at"]) == ([], at)
        await anna.done("ask_undo", id=id_, at=at)
        await ben.done("answer", id=id_, ask="undo", yes=True)
        await anna.news()
        assert anna.last()["at"] == before["at"]
        assert anna.last()["view"] == before["view"]

    run(work())


def test_a_question_is_gone_after_the_next_move() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        await take_coin(anna, id_)
        await anna.news()
        await anna.done("ask_undo", id=id_, at=anna.last()["at"])
        await take_coin(anna, id_)
        assert await ben.refused("answer", id=id_, ask="undo", yes=True) == "no-question"

    run(work())


def test_among_bots_nobody_has_to_be_asked_and_the_same_cards_come_again() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)

        async def recruits() -> dict[str, Any]:
            choices = anna.last()["view"]["choices"]
            action = next(c["actions"][-1] for c in choices if c["move"]["kind"] == "recruit")
            await anna.act(id_, action)
            await settled(house)
            await anna.news()
            return anna.last()

        first = await recruits()
        await anna.done("ask_undo", id=id_, at=first["at"])
        await anna.news()
        assert anna.last()["at"] < first["at"]
        assert (await recruits())["view"] == first["view"]

    run(work())


def test_news_of_hidden_hands_end_what_can_be_taken_back() -> None:
    """Carthage draws cards at its first move of the kind: what was seen cannot be unseen."""

    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house, "ante-portas")
        free = []
        for _ in range(40):
            table = await table_at(house, id_)
            if table.status == "over":
                break
            mover = anna if table.to_act == 0 else ben
            last = len(table.log)
            await mover.act(id_)
            await mover.news()
            new = [line.event.kind for line in table.log[last:]]
            if table.game.news & set(new):
                free.append(mover.last()["undo"])
        assert free
        assert set(free) == {0}

    run(work())


def test_who_has_lent_a_seat_to_a_bot_is_asked_too() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        await take_coin(anna, id_)
        before = (await table_at(house, id_)).at
        await ben.done("to_bot", id=id_, seat=1, level="random")
        recruit = next(c for c in anna.last()["view"]["choices"] if c["move"]["kind"] == "recruit")
        await anna.act(id_, recruit["actions"][-1])
        table = await table_at(house, id_)
        await anna.done("ask_undo", id=id_, at=table.at)
        assert table.at > before
        assert table.ask is not None
        assert table.ask.waiting == [1]
        await ben.done("answer", id=id_, ask="undo", yes=True)
        assert table.at == before

    run(work())


def test_lending_a_seat_is_no_answer() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, eve = [await Tab(house).hello(name) for name in ("Anna", "Ben", "Eve")]
        id_ = await anna.open(BUILDERS, ME, OPEN, OPEN)
        for tab, seat in ((ben, 1), (eve, 2)):
            await tab.done("sit", id=id_, seat=seat)
        await anna.done("start", id=id_)
        await take_coin(anna, id_)
        table = await table_at(house, id_)
        at = table.at
        await anna.done("ask_undo", id=id_, at=at)
        await ben.done("to_bot", id=id_, seat=1, level="random")
        await eve.done("answer", id=id_, ask="undo", yes=True)
        assert table.at == at
        await ben.done("resign", id=id_, seat=1)  # for good: he is not asked any more
        await anna.done("ask_undo", id=id_, at=at)
        await eve.done("answer", id=id_, ask="undo", yes=True)
        assert table.at == at - 1

    run(work())
