"""The host's tools: silence, send away, close; and how abandoned tables end."""

from __future__ import annotations

import pytest

from ludarium.server import expiry
from ludarium.server.expiry import AFTER, EVERY, Expiry
from ludarium.server.house import House
from tests.server.house import BOT, BUILDERS, ME, OPEN, StandingTime, Tab, new_house, run, settled, table_at


async def tables(house: House) -> tuple[str, Tab, Tab, Tab]:
    """A game of Anna, who is the host, and Ben; Cleo looks on."""
    anna, ben, cleo = [await Tab(house).hello(name) for name in ("Anna", "Ben", "Cleo")]
    id_ = await anna.open(BUILDERS, ME, OPEN)
    await ben.done("watch", id=id_)
    await cleo.done("watch", id=id_)
    return id_, anna, ben, cleo


async def public(tab: Tab, anna: Tab) -> str:
    """By which name the host knows somebody who has talked."""
    await anna.news()
    return next(str(line["who"]) for line in anna.last()["chat"] if line["name"] == tab.connection.name)


def test_the_host_silences_somebody_for_all_and_lets_him_talk_again() -> None:
    async def work() -> None:
        house = new_house()
        id_, anna, _, cleo = await tables(house)
        await cleo.done("say", id=id_, text="rude")
        who = await public(cleo, anna)
        assert await cleo.refused("silence", id=id_, who=who) == "not-host"
        await anna.done("silence", id=id_, who=who)
        assert anna.last()["silenced"] == [who]
        assert cleo.last()["silenced"] == []
        assert await cleo.refused("say", id=id_, text="rude again") == "silenced"
        await anna.done("silence", id=id_, who=who, silent=False)
        await cleo.done("say", id=id_, text="sorry")
        assert await anna.refused("silence", id=id_, who="nobody") == "no-guest"

    run(work())


def test_who_is_sent_away_sees_nothing_more_and_does_not_come_back() -> None:
    async def work() -> None:
        house = new_house()
        id_, anna, _, cleo = await tables(house)
        await cleo.done("say", id=id_, text="rude")
        await anna.done("remove", id=id_, who=await public(cleo, anna))
        await cleo.news()
        assert cleo.last("error")["error"] == "removed"
        seen = len(cleo.got)
        await anna.done("say", id=id_, text="at last")
        await cleo.news()
        assert len(cleo.got) == seen
        for kind, fields in (("watch", {}), ("look", {"at": 0}), ("sit", {"seat": 1})):
            assert await cleo.refused(kind, id=id_, **fields) == "removed"

    run(work())


def test_nothing_is_noted_of_talk_that_was_not_allowed() -> None:
    """A table that somebody invents would stand among those where he talked, and be read with each line."""

    async def work() -> None:
        house = new_house()
        id_, anna, _, eve = await tables(house)
        await anna.done("hush", id=id_, talk="nobody")
        for invented in ("nowhere", "a\0", "a b"):
            assert await eve.refused("say", id=invented, text="Hi") == "no-table"
        assert await eve.refused("say", id=id_, text="Hi") == "no-talk"
        assert await house.store.profile(eve.connection.who) is None

    run(work())


def test_a_seat_is_free_again_before_the_game_and_safe_in_it() -> None:
    async def work() -> None:
        house = new_house()
        id_, anna, ben, cleo = await tables(house)
        await ben.done("sit", id=id_, seat=1)
        await anna.news()
        bens = anna.last()["seats"][1]["who"]
        await anna.done("remove", id=id_, who=bens)
        await anna.news()
        assert anna.last()["seats"][1]["kind"] == "open"
        await cleo.done("sit", id=id_, seat=1)
        await anna.done("start", id=id_)
        await anna.news()
        cleos = anna.last()["seats"][1]["who"]
        assert await anna.refused("remove", id=id_, who=cleos) == "plays-here"
        assert await anna.refused("remove", id=id_, who=anna.last()["seats"][0]["who"]) == "no-guest"

    run(work())


def test_a_table_that_has_not_begun_is_closed_by_its_host_alone() -> None:
    async def work() -> None:
        house = new_house()
        id_, anna, ben, _ = await tables(house)
        await ben.done("sit", id=id_, seat=1)
        assert await ben.refused("close", id=id_) == "not-host"
        await anna.done("close", id=id_)
        assert (await table_at(house, id_)).status == "over"
        begun = await anna.open(BUILDERS, ME, BOT)
        assert await anna.refused("close", id=begun) == "begun-already"

    run(work())


def test_abandoned_tables_end_by_a_stated_rule() -> None:
    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna = await Tab(house).hello("Anna")
        waiting = await anna.open(BUILDERS, ME, OPEN)
        game = await anna.open(BUILDERS, ME, {**ME, "name": "Ben"})
        hourly = Expiry(house)
        hourly.begin()
        time.passes(AFTER - EVERY)
        await settled(house)
        fresh = await anna.open(BUILDERS, ME, OPEN)
        assert (await table_at(house, game)).status == "playing"
        time.passes(2 * EVERY)
        await settled(house)
        hourly.end()
        ended = await table_at(house, game)
        assert (ended.status, ended.ended, [note.kind for note in ended.notes]) == (
            "over",
            True,
            ["abandoned"],
        )
        assert (await table_at(house, waiting)).closed
        assert (await table_at(house, fresh)).status == "open"
        assert {row.id for row in await house.store.owned(anna.connection.who, 9)} == {game, fresh}

    run(work())


def test_more_tables_end_than_are_looked_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address opens 8,640 a day, and 200 an hour were ended."""
    monkeypatch.setattr(expiry, "AT_ONCE", 2)

    async def work() -> None:
        time = StandingTime()
        house = new_house(time=time)
        anna = await Tab(house).hello("Anna")
        for _ in range(5):
            await anna.open(BUILDERS, ME, OPEN)
        time.passes(AFTER + 1)
        await Expiry(house).look()
        assert await house.store.untouched(time.now(), 9) == []

    run(work())


def test_somebody_takes_his_data_away_and_is_forgotten_while_the_house_is_open() -> None:
    async def work() -> None:
        house = new_house()
        id_, anna, ben, cleo = await tables(house)
        await ben.done("sit", id=id_, seat=1)
        await ben.done("say", id=id_, text="Ben was here")
        await cleo.done("say", id=id_, text="Cleo was here")
        await anna.done("start", id=id_)
        assert "Cleo was here" in (await cleo.done("my_data"))["text"]
        taken = (await ben.done("my_data"))["text"]
        assert "Ben was here" in taken
        assert "Cleo" not in taken
        who = ben.connection.who
        for tab in (ben, cleo):
            await tab.done("forget_me")
            assert await tab.refused("lobby") == "hello-first"
        await settled(house)
        found = await house.store.whole(id_)
        assert found is not None
        for kept in (*found[1], found[0].facts, " ".join(found[0].owners).encode()):
            assert not any(text in kept for text in (b"Ben", b"Cleo", who.encode()))
        assert await house.store.profile(who) is None
        await anna.news()
        seat = anna.last()["seats"][1]
        assert (seat["name"], seat["kind"]) == ("—", "bot")
        assert [line["text"] for line in anna.last()["chat"]] == ["…", "…"]
        assert (await ben.done("hello", token=ben.token, name="Ben"))["kind"] == "welcome"
        await anna.done("resign", id=id_, seat=0)  # the game goes on, and its journal can be read
        await settled(house)
        house.rooms.in_use.clear()
        assert (await table_at(house, id_)).began.seats[0].name == "Anna"

    run(work())
