"""Whoever thinks answers to one position: if the table is elsewhere by then, nothing is told or played."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludarium.games import GAMES
from ludarium.server.fair_line import Asker
from ludarium.server.requests import take
from ludarium.server.thinker import BotMove, Question, choose, position
from ludarium.server.thinking import NOBODY
from tests.server.house import (
    BOT,
    BUILDERS,
    ME,
    Here,
    Tab,
    hurried,
    move_somehow,
    new_house,
    run,
    settled,
    table_at,
)
from tests.server.test_undo import two_people


class Slow(Here):
    """Bots that think until the test lets them answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:  # noqa: ARG002
        self.asked.append(question)
        await self.may_answer.wait()
        return choose(hurried(question))


class Failing(Here):
    """Bots whose house is on fire."""

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:  # noqa: ARG002
        raise OSError(f"no process for {question.game}")


class Nonsense(Here):
    """Bots that answer what is not allowed."""

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:  # noqa: ARG002
        self.asked.append(question)
        return BotMove(10**6)


async def asks_hint(tab: Tab, id_: str, at: int, seat: int) -> None:
    await take(
        tab.connection, json.dumps({"kind": "hint", "id": id_, "at": at, "seat": seat, "ref": 9}).encode()
    )


def answers(tab: Tab) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, tab.got) if message.get("ref") == 9]


def test_a_hint_is_thought_about_for_the_asker_and_not_told_after_the_turn_has_passed() -> None:
    async def work() -> None:
        thinking = Here()
        house = new_house(thinking=thinking)
        anna, ben, id_ = await two_people(house, "ante-portas", hints=True)
        table = await table_at(house, id_)
        late = 0
        for _ in range(60):
            if table.status == "over":
                break
            seat = table.to_act
            mover = anna if seat == 0 else ben
            await asks_hint(mover, id_, table.at, seat)
            await move_somehow(mover, table)  # before anybody has begun to think
            await settled(house)
            await mover.news()
            asked = thinking.asked.pop()
            assert position(asked).to_act == seat
            assert answers(mover)[-1]["error"] in ("stale", "not-playing")
            late += table.to_act != seat
        assert late > 3

    run(work())


def test_a_hint_to_a_position_that_was_taken_back_is_not_told() -> None:
    async def work() -> None:
        thinking = Slow()
        house = new_house(thinking=thinking)
        anna, _, id_ = await two_people(house, hints=True)
        first = await table_at(house, id_)
        takes = [a for a in first.state.legal() if GAMES[BUILDERS].move(a).kind == "take"]
        await anna.done("act", id=id_, at=first.at, seat=0, actions=[takes[0]])
        at = first.at
        await asks_hint(anna, id_, at, 0)
        await asyncio.sleep(0)
        await anna.done("undo", id=id_, at=at, seat=0)
        await anna.done("act", id=id_, at=at - 1, seat=0, actions=[takes[1]])
        assert first.at == at
        thinking.may_answer.set()
        await settled(house)
        await anna.news()
        assert [answer["error"] for answer in answers(anna)] == ["stale"]

    run(work())


def test_a_hint_is_always_answered() -> None:
    async def work() -> None:
        house = new_house(thinking=Failing())
        anna, _, id_ = await two_people(house, hints=True)
        for number in (1, 2):
            await asks_hint(anna, id_, (await table_at(house, id_)).at, 0)
            await settled(house)
            await anna.news()
            assert [answer["error"] for answer in answers(anna)] == ["house"] * number

    run(work())


def test_a_bot_that_thought_about_another_position_is_asked_again() -> None:
    """Anna's first turn, its take-back and another first turn have the same number of moves."""

    async def work() -> None:
        thinking = Slow()
        house = new_house(thinking=thinking)
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        table = await table_at(house, id_)
        begun = table.at
        kinds = ("take", "recruit", "end")

        async def turn(skip: int) -> None:
            while table.to_act == 0:
                legal = [a for a in table.state.legal() if GAMES[BUILDERS].move(a).kind in kinds]
                legal = legal[skip:] or legal
                await anna.done("act", id=id_, at=table.at, seat=0, actions=[legal[0]])

        await turn(1)
        await asyncio.sleep(0)
        asked, at = thinking.asked[-1], table.at
        await anna.done("ask_undo", id=id_, at=at, to=begun)
        await turn(2)
        assert table.at == at
        now = table.state.snapshot()
        assert now != asked.snapshot
        thinking.may_answer.set()
        await settled(house)
        assert thinking.asked[1].snapshot == now
        assert table.to_act == 0
        assert not table.notes

    run(work())


def test_an_answer_that_is_not_allowed_does_not_stop_the_table() -> None:
    async def work() -> None:
        house = new_house(thinking=Nonsense())
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, BOT, ME)
        await settled(house)
        table = await table_at(house, id_)
        assert table.to_act == 1
        assert {note.kind for note in table.notes} == {"bot-failed"}

    run(work())


def test_with_other_people_hints_are_taken_only_where_the_host_allows_it_and_all_see_it() -> None:
    async def work() -> None:
        house = new_house()
        anna, _, closed = await two_people(house)
        await asks_hint(anna, closed, (await table_at(house, closed)).at, 0)
        await anna.news()
        assert anna.last()["hints"] is False
        assert answers(anna)[-1]["error"] == "no-hints"
        anna, ben, open_ = await two_people(house, hints=True)
        await asks_hint(anna, open_, (await table_at(house, open_)).at, 0)
        await settled(house)
        await anna.news()
        await ben.news()
        assert answers(anna)[-1]["hint"]["reasons"]
        assert not [message for message in map(json.loads, ben.got) if message["kind"] == "hint"]
        (note,) = ben.last()["notes"]
        assert note["kind"] == "advised"
        best, *reasons = note["told"]  # hands are open: what it said is for all
        assert best["args"]["move"] == answers(anna)[-1]["hint"]["words"]
        assert reasons == answers(anna)[-1]["hint"]["reasons"]

    run(work())


def test_what_a_hint_says_of_a_hidden_hand_is_told_to_nobody_else() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house, "ante-portas", hints=True)
        await asks_hint(anna, id_, (await table_at(house, id_)).at, 0)
        await settled(house)
        await anna.news()
        await ben.news()
        assert answers(anna)[-1]["hint"]["reasons"]
        (note,) = ben.last()["notes"]
        assert note["kind"] == "advised"
        assert "told" not in note

    run(work())
