"""Talk, lists and quotas: nobody is drowned by what others say, open or leave behind."""

from __future__ import annotations

import json

import pytest

from ludarium.server import lobby, quotas
from ludarium.server.wings import OneWing
from tests.server.house import BUILDERS, ME, OPEN, StandingTime, Tab, new_house, run, table_at
from tests.server.test_undo import two_people


def test_chat_is_sent_as_it_grows() -> None:
    """A message about a move does not bring along all that was ever said."""

    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        for number in range(120):
            anna.connection.talk.left = 9
            await anna.done("say", id=id_, text=f"{number}")
            if number % 40 == 0:
                await ben.news()
                assert len(ben.last()["chat"]) == (40 if number else 1)
        heard = [line["text"] for text in ben.got for line in json.loads(text).get("chat", [])]
        await ben.news()
        heard += [line["text"] for line in ben.last()["chat"]]
        assert heard == [f"{number}" for number in range(120)]
        await anna.act(id_)
        await ben.news()
        assert (ben.last()["chat"], ben.last()["chat_anew"]) == ([], False)

    run(work())


def test_the_host_says_who_may_talk() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, eve = [await Tab(house).hello(name) for name in ("Anna", "Ben", "Eve")]
        id_ = await anna.open(BUILDERS, ME, OPEN, public=True)
        await ben.done("sit", id=id_, seat=1)
        await eve.done("watch", id=id_)
        assert (eve.last()["talk"], eve.last()["host"], anna.last()["host"]) == ("players", False, True)
        assert await eve.refused("say", id=id_, text="Hi") == "no-talk"
        await ben.done("say", id=id_, text="Hi")
        assert await ben.refused("hush", id=id_, talk="all") == "not-host"
        await anna.done("hush", id=id_, talk="all")
        await eve.done("say", id=id_, text="Hi")
        await anna.done("hush", id=id_, talk="nobody")
        for tab in (anna, ben, eve):
            assert await tab.refused("say", id=id_, text="Hi") == "no-talk"
        assert (await table_at(new_house(house.store), id_)).talk == "nobody"

    run(work())


def test_one_host_does_not_push_the_others_off_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 8)

    async def work() -> None:
        house = new_house()
        anna, eve = await Tab(house).hello("Anna"), await Tab(house).hello("Eve")
        honest = await anna.open(BUILDERS, ME, OPEN, public=True)
        for _ in range(12):
            await eve.done("create", game=BUILDERS, seats=[ME, OPEN], public=True)
        listed = [line.id for line in house.lobby.public("")]
        assert len(listed) == 8
        assert listed.index(honest) == lobby.MOST_OF_ONE
        again = new_house(house.store)
        await again.open()
        assert honest in [line.id for line in again.lobby.public("")]

    run(work())


def test_the_list_is_not_sent_more_often_than_people_can_read_it() -> None:
    async def work() -> None:
        house = new_house(time=(time := StandingTime()))
        anna, eve = await Tab(house).hello("Anna"), await Tab(house).hello("Eve")
        await anna.done("lobby")
        before = len(anna.got)
        for _ in range(10):
            await eve.done("create", game=BUILDERS, seats=[ME, OPEN], public=True)
            await anna.news()
        assert len(anna.got) == before + 1
        time.passes(lobby.ALL_EVERY)
        await anna.news()
        assert len(anna.last("lobby")["tables"]) == 10

    run(work())


def test_one_address_leaves_only_so_much_behind() -> None:
    async def work() -> None:
        house = new_house(time=(time := StandingTime()))

        async def comes(address: str) -> Tab:
            tab = Tab(house)
            tab.connection.quota = house.quotas.of(address)
            return await tab.hello("Eve")

        async def opened(address: str, most: int) -> list[str]:
            found = []
            for _ in range(most):
                tab = await comes(address)
                found.append(
                    (await tab.do("create", game=BUILDERS, seats=[ME, OPEN])).get("error", "created")
                )
            return found

        assert set(await opened("192.0.2.1", 40)) == {
            "created"
        }  # as many people as are remembered of one address
        assert await opened("192.0.2.1", 3) == ["too-fast"] * 3
        assert await opened("192.0.2.2", 1) == ["created"]
        assert set(await opened("127.0.0.1", 80)) == {"created"}
        time.passes(60_000)
        assert await opened("192.0.2.1", 3) == ["created"] * 3
        one = await comes("192.0.2.3")
        one.connection.opening.burst = one.connection.opening.left = 10**6
        tables = [(await one.do("create", game=BUILDERS, seats=[ME, OPEN])).get("error") for _ in range(62)]
        assert tables == [None] * 60 + ["too-fast"] * 2

    run(work())


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_ADDRESSES", 5)
    known = quotas.Quotas(StandingTime(), OneWing())
    for number in range(20):
        known.of(f"192.0.2.{number}")
    assert len(known.known) == 5
