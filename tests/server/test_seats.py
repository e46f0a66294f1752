"""Seats: by link, by bots, given and taken back, resigned, and once more."""

from __future__ import annotations

import pytest

from ludarium.games import GAMES
from ludarium.server.rooms import CROWD_EVERY
from tests.server.house import BOT, BUILDERS, ME, OPEN, Tab, new_house, play_out, run, settled, table_at
from tests.server.test_undo import two_people


def test_friends_come_by_link_and_each_seat_is_claimed_once() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, cleo = [await Tab(house).hello(name) for name in ("Anna", "Anna", "Cleo")]
        id_ = await anna.open(BUILDERS, ME, OPEN, OPEN)
        assert anna.last()["status"] == "open"
        assert await anna.refused("start", id=id_) == "seats-open"
        await ben.done("sit", id=id_, seat=1)
        assert await cleo.refused("sit", id=id_, seat=1) == "seat-taken"
        assert await cleo.refused("sit", id=id_, seat=9) == "no-seat"
        assert await cleo.refused("start", id=id_) == "not-at-table"
        assert await cleo.refused("to_bot", id=id_, seat=2) == "not-yours"
        await anna.done("to_bot", id=id_, seat=2, level="random")
        await ben.done("start", id=id_)
        await anna.news()
        names = [(seat["name"], seat["kind"], seat["mine"]) for seat in anna.last()["seats"]]
        assert names == [("Anna", "human", True), ("Anna 2", "human", False), ("random", "bot", False)]
        assert await cleo.refused("stand", id=id_, seat=0) == "begun-already"
        assert await anna.refused("start", id=id_) == "begun-already"

    run(work())


@pytest.mark.parametrize(("language", "name"), [("en", "Guest"), ("hu", "Vendég"), ("pl", "Gość")])
def test_who_tells_no_name_is_a_guest_in_his_own_language(language: str, name: str) -> None:
    async def work() -> None:
        tab = Tab(new_house())
        await tab.done("hello", token=None, name=None, language=language)
        await tab.open(BUILDERS, ME, OPEN)
        assert tab.last()["seats"][0]["name"] == name

    run(work())


def test_a_table_that_all_have_left_is_closed() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
        id_ = await anna.open(BUILDERS, ME, OPEN, public=True)
        await ben.done("lobby")
        assert [line["id"] for line in ben.last("lobby")["tables"]] == [id_]
        await ben.done("sit", id=id_, seat=1)
        assert await ben.refused("stand", id=id_, seat=0) == "not-yours"
        await anna.done("stand", id=id_, seat=0)
        await ben.done("stand", id=id_, seat=1)
        await ben.news()
        assert (ben.last("lobby")["tables"], ben.last("lobby")["mine"]) == ([], [])
        assert await ben.refused("sit", id=id_, seat=0) == "seat-taken"

    run(work())


def test_a_seat_is_given_to_a_bot_and_taken_back() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        await anna.done("to_bot", id=id_, seat=0, level="random")
        await settled(house)
        table = await table_at(house, id_)
        assert table.to_act == 1  # the bot has played its turn
        await ben.news()
        assert ben.last()["seats"][0]["owned"]
        assert await ben.refused("take_back", id=id_, seat=0) == "not-yours"
        await anna.done("take_back", id=id_, seat=0)
        await anna.news()
        assert anna.last()["seats"][0]["kind"] == "human"
        assert anna.last()["seats"][0]["name"] == "Anna"
        assert await anna.refused("to_bot", id=id_, seat=0, level="skynet") == "no-level"

    run(work())


def test_who_resigns_leaves_the_seat_to_a_bot_for_good() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        await anna.news()
        at = anna.last()["at"]
        await anna.done("resign", id=id_, seat=0)
        await settled(house)
        assert await anna.refused("take_back", id=id_, seat=0) == "given-for-good"
        assert await anna.refused("resign", id=id_, seat=0) == "not-yours"
        await ben.news()
        assert ben.last()["notes"] == [{"kind": "resigned", "seat": 0, "at": at}]
        assert ben.last()["view"]["to_act"] == 1

    run(work())


def test_a_rematch_seats_the_same_people_and_leads_all_to_one_table() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
        id_ = await anna.open(BUILDERS, ME, OPEN, BOT, options={"rounds": "1"}, clock={"kind": "none"})
        await ben.done("sit", id=id_, seat=1)
        await ben.done("watch", id=id_)
        assert await anna.refused("rematch", id=id_) == "not-over"
        await anna.done("start", id=id_)
        await anna.done("resign", id=id_, seat=0)
        await play_out(house, id_, ben)
        eve = await Tab(house).hello("Eve")
        assert await eve.refused("rematch", id=id_) == "not-at-table"
        new = (await anna.done("rematch", id=id_))["id"]
        assert (await ben.done("rematch", id=id_))["id"] == new != id_
        table = await table_at(house, new)
        assert [(seat.kind, seat.name) for seat in table.seats] == [
            ("human", "Anna"),
            ("human", "Ben"),
            ("bot", "random"),
        ]
        assert table.status == "playing"
        await anna.news()
        assert anna.last()["rematch"] == new

    run(work())


def test_chat_is_kept_limited_and_can_be_muted() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        eve = await Tab(house).hello("Eve")
        await eve.done("watch", id=id_)
        await anna.done("say", id=id_, text="  Have\n fun! ")
        await eve.done("say", id=id_, text="Boo")
        assert await eve.refused("say", id=id_, text="x" * 501) == "bad-text"
        assert await eve.refused("say", id=id_, text=" \u200b\u2028 \u202e") == "bad-text"
        await ben.news()
        told = [(line["name"], line["seat"], line["text"]) for line in ben.last()["chat"]]
        assert told == [("Anna", 0, "Have fun!"), ("Eve", None, "Boo")]
        await ben.done("prefs", mute=[ben.last()["chat"][1]["who"]])
        await ben.news()
        assert [line["name"] for line in ben.last()["chat"]] == ["Anna"]
        await anna.news()
        assert [line["name"] for line in anna.last()["chat"]] == ["Eve"]  # what she said herself she has
        await anna.done("say", id=id_, text="Your turn")
        await ben.news()
        assert [(line["text"], ben.last()["chat_anew"]) for line in ben.last()["chat"]] == [
            ("Your turn", False)
        ]
        again = await Tab(house, ben.token).hello("")
        await again.done("watch", id=id_)
        assert [line["name"] for line in again.last()["chat"]] == ["Anna", "Anna"]

    run(work())


def test_everybody_sees_who_is_there() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        await anna.news()
        assert [seat["online"] for seat in anna.last()["seats"]] == [True, True]
        assert anna.last()["watchers"] == 2
        ben.connection.close()
        house.time.passes(CROWD_EVERY)  # type: ignore[attr-defined]
        await anna.news()
        assert [seat["online"] for seat in anna.last()["seats"]] == [True, False]
        assert anna.last()["watchers"] == 1
        back = await Tab(house, ben.token).hello("")
        await back.done("watch", id=id_)
        assert back.last()["mine"] == [1]

    run(work())


def test_the_lobby_shows_my_turn_and_only_public_tables_of_others() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
        await anna.done("lobby")
        await ben.done("lobby")
        public = await anna.open(BUILDERS, ME, BOT, public=True)
        private = await anna.open(BUILDERS, ME, OPEN)
        await anna.news()
        await ben.news()
        mine = {line["id"]: line["my_turn"] for line in anna.last("lobby")["mine"]}
        assert mine == {public: True, private: False}
        assert [line["id"] for line in ben.last("lobby")["tables"]] == [public]
        assert ben.last("lobby")["mine"] == []
        assert anna.last("lobby")["tables"] == []

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_for_people_can_be_looked_at(game: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        await anna.open(game, ME, OPEN)
        table = anna.last()
        assert (table["status"], table["at"], table["view"]["choices"]) == ("open", 0, [])
        assert table["verify"]["commitment"]

    run(work())


BAD_TABLES = [
    ({"game": "chess", "seats": [ME]}, "no-game"),
    ({"game": BUILDERS, "seats": [ME]}, "bad-seats"),
    ({"game": BUILDERS, "seats": [ME] * 5}, "bad-seats"),
    ({"game": BUILDERS, "seats": [ME, {"kind": "bot", "level": "skynet"}]}, "no-level"),
    ({"game": BUILDERS, "seats": [ME, {"kind": "me", "name": "x" * 31}]}, "bad-name"),
    ({"game": BUILDERS, "seats": [ME, BOT], "options": {"rounds": "-1"}}, "bad-option"),
    ({"game": BUILDERS, "seats": [ME, BOT], "options": {"colour": "red"}}, "bad-option"),
    ({"game": "faiyum", "seats": [ME, BOT], "options": {"rewards": "2"}}, "bad-option"),
    ({"game": BUILDERS, "seats": [ME, BOT], "clock": {"kind": "move"}}, "bad-clock"),
    ({"game": BUILDERS, "seats": [ME, BOT], "clock": {"kind": "none", "days": 1}}, "bad-clock"),
    ({"game": BUILDERS, "seats": [ME, BOT], "clock": {"kind": "sun"}}, "malformed"),
]


@pytest.mark.parametrize(("wish", "error"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(wish: dict[str, object], error: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        assert await anna.refused("create", **wish) == error
        assert await house.store.owned(anna.connection.who, 9) == []

    run(work())


def test_bots_that_nobody_looks_at_wait() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = (await anna.done("create", game="faiyum", seats=[BOT, BOT]))["id"]
        await settled(house)
        dealt = (await table_at(house, id_)).at
        await house.open()
        await settled(house)
        assert (await table_at(house, id_)).at == dealt
        await anna.done("watch", id=id_)
        await settled(house)
        assert (await table_at(house, id_)).status == "over"

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end(game: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(game, BOT, BOT, options={"rounds": "2"} if "builders" in game else {})
        await settled(house)
        await anna.news()
        assert (anna.last()["status"], anna.last()["viewer"]) == ("over", None)
        assert not (await table_at(house, id_)).notes

    run(work())
