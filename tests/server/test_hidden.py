"""What one audience may not know is in no byte that it is sent: not in a view, a log line or an answer."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludarium.core.rng import Rng
from ludarium.server.show import Seen, Window
from ludarium.server.table import Table
from tests.server.conftest import SEED
from tests.server.house import ME, OPEN, Tab, move_somehow, new_house, run, table_at
from tests.server.test_undo import two_people

GAME = "ante-portas"


def message_to(table: Table, who: str) -> bytes:
    """A whole table message for somebody who has just come."""
    news = Window(table).news(Seen(who), lambda _: False, {}, 0, frozenset(), 0)
    return msgspec.json.encode(news)


def in_another_world(table: Table, seat: int, rng: Rng, who: str) -> bytes:
    """The same message if the cards that a seat does not know were others."""
    truth = table.state
    table.state = truth.imagine(seat, rng)
    try:
        return message_to(table, who)
    finally:
        table.state = truth


async def ante_portas(seed: int) -> tuple[Table, list[Tab], list[bytes]]:
    """A game of two people and a spectator; all that each of them was sent."""
    house = new_house()
    anna, ben, id_ = await two_people(house, GAME)
    eve = await Tab(house).hello("Eve")
    await eve.done("watch", id=id_)
    table = await table_at(house, id_)
    worlds: list[bytes] = []
    rng = Rng(seed)
    tabs = [anna, ben, eve]
    while table.status != "over":
        for seat in (0, 1):
            mine = message_to(table, tabs[seat].connection.who)
            assert in_another_world(table, seat, rng, tabs[seat].connection.who) == mine
            assert in_another_world(table, seat, rng, "") == message_to(table, "")
        mover = tabs[table.to_act]
        await move_somehow(mover, table)
        for tab in tabs:
            await tab.news()
    return table, tabs, worlds


def test_no_byte_depends_on_cards_that_the_viewer_cannot_know() -> None:
    """Whatever a seat cannot tell from the truth gives it the same message, byte by byte; so a spectator."""
    table, tabs, _ = run(ante_portas(5))
    assert table.at > 20
    private = [line.event for line in table.log if line.event.audience is not None]
    assert private
    told = [b"".join(message for message in tab.got if b'"status":"over"' not in message) for tab in tabs]
    for event in private:
        text = msgspec.json.encode(event)
        for seat, sent in enumerate(told[:2]):
            assert (text in sent) <= (event.audience == seat)
        assert text not in told[2]


def test_the_log_of_each_seat_has_its_own_secrets_and_no_others() -> None:
    _, tabs, _ = run(ante_portas(6))
    for seat, tab in ((0, tabs[0]), (1, tabs[1]), (None, tabs[2])):
        lines = [
            line
            for message in (json.loads(text) for text in tab.got)
            if message["kind"] == "table"
            for line in message["log"]
        ]
        audiences = {line["event"].get("audience") for line in lines}
        assert audiences <= {None, seat}
        assert seat is None or seat in audiences


def test_seed_nonce_and_secrets_of_others_are_sent_to_nobody_before_the_end() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house, GAME)
        await anna.done("say", id=id_, text="Hello!")
        await anna.done("lobby")
        await ben.done("lobby")
        table = await table_at(house, id_)
        for _ in range(6):
            await move_somehow([anna, ben][table.to_act], table)
        await ben.news()
        sent = b"".join(ben.got)
        assert anna.token
        for secret in (
            anna.token,
            anna.connection.who,
            ben.connection.who,
            table.began.nonce,
            f'"seed":{SEED}',
        ):
            assert secret.encode() not in sent
        assert table.began.nonce.encode() not in b"".join(anna.got)
        assert anna.last()["verify"]["seed"] is None

    run(work())


def test_a_shared_screen_is_covered_when_the_other_one_comes_to_it() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(GAME, ME, {**ME, "name": "Ben"})
        table = await table_at(house, id_)
        assert anna.last()["hotseat_cover"]
        seen: list[tuple[Any, Any]] = []
        while table.status != "over" and len(seen) < 12:
            before = anna.last()["viewer"]
            await move_somehow(anna, table)
            await anna.news()
            last = anna.last()
            if last["status"] == "playing":
                assert last["viewer"] == table.to_act
                assert last["hotseat_cover"] == (last["viewer"] != before)
                assert last["view"]["choices"]
                if last["hotseat_cover"]:
                    assert last["log_from"] == 0
                    seen.append((before, last["viewer"]))
        assert {(0, 1), (1, 0)} <= set(seen)

    run(work())


@pytest.mark.parametrize(("game", "hidden"), [(GAME, True), ("builders-antiquity", False), ("faiyum", False)])
def test_only_games_with_hidden_hands_cover_the_screen(game: str, hidden: bool) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(game, ME, {**ME, "name": "Ben"})
        assert (await table_at(house, id_)).game.hidden == hidden
        assert anna.last()["hotseat_cover"] == hidden

    run(work())


def test_one_who_comes_to_an_open_seat_sees_nothing_of_the_others() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(GAME, ME, OPEN, public=True)
        ben = await Tab(house).hello("Ben")
        await ben.done("watch", id=id_)
        assert ben.last()["viewer"] is None
        await ben.done("sit", id=id_, seat=1)
        await ben.news()
        assert ben.last()["viewer"] == 1

    run(work())
