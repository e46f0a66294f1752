"""Playing over the wire: whole games, stale and forbidden commands, races, and resuming."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludarium.games import GAMES
from ludarium.server.errors import RefusedError, StoreError
from ludarium.server.house import House
from ludarium.server.requests import take
from ludarium.server.store.memory import MemoryStore
from ludarium.server.store.sqlite import SqliteStore
from tests.server.house import (
    BOT,
    BUILDERS,
    ME,
    OPEN,
    StandingTime,
    Tab,
    new_house,
    play_out,
    run,
    settled,
    table_at,
)

SOLO = {"faiyum": 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(game, ME, BOT, options={"rounds": "4"} if "builders" in game else {})
        over = await play_out(house, id_, anna)
        table = await table_at(house, id_)
        assert over["status"] == "over"
        assert over["totals"] == table.state.scores()
        assert over["winners"] == table.state.winners()
        assert len(over["scores"]) == 2
        assert over["view"]["choices"] == []

    run(work())


def test_a_finished_table_is_the_same_in_the_next_house(tmp_path: Path) -> None:
    async def first() -> tuple[str, str, str | None]:
        house = new_house(SqliteStore(tmp_path))
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT, options={"rounds": "3"})
        await play_out(house, id_, anna)
        known = (await table_at(house, id_)).state.hash()
        await house.close()
        return id_, known, anna.token

    async def second(id_: str, known: str, token: str | None) -> None:
        house = new_house(SqliteStore(tmp_path))
        await house.open()
        anna = await Tab(house, token).hello("")
        await anna.done("watch", id=id_)
        assert (await table_at(house, id_)).state.hash() == known
        assert anna.last()["mine"] == [0]
        await anna.done("lobby")
        assert [line["id"] for line in anna.last("lobby")["mine"]] == [id_]
        await house.close()

    run(second(*run(first())))


def test_a_bot_that_was_to_move_goes_on_in_the_next_house() -> None:
    async def work() -> None:
        store = MemoryStore()

        class Asleep:
            async def ask(self, *_: object) -> Any:
                await asyncio.Event().wait()

            async def ponder(self, *_: object) -> None:
                """Dreams."""

            async def warm(self) -> None:
                """Too tired."""

            async def close(self) -> None:
                """Asleep already."""

        house = House(store, Asleep(), StandingTime())
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, BOT, ME)
        assert anna.last()["thinking"]
        await house.close()
        again = new_house(store)
        await again.open()
        await settled(again)
        assert (await table_at(again, id_)).to_act == 1

    run(work())


def test_a_stale_command_is_refused_and_gets_the_fresh_table() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        table = anna.last()
        first = {"id": id_, "at": table["at"], "seat": 0, "actions": [0]}
        await anna.done("act", **first)
        answer, fresh = await anna.raw(json.dumps({"kind": "act", "ref": 1, **first}).encode())
        assert (answer["error"], fresh["kind"], fresh["at"]) == ("stale", "table", table["at"] + 1)

    run(work())


def test_of_two_tabs_that_move_at_once_one_is_late() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        table = anna.last()
        tabs = [await Tab(house, anna.token).hello("Anna") for _ in range(5)]
        actions = [1, 2, 3, 4, 1]
        tries = [
            tab.do("act", id=id_, at=table["at"], seat=0, actions=[action])
            for tab, action in zip(tabs, actions, strict=True)
        ]
        answers = await asyncio.gather(*tries)
        assert sorted(answer.get("error", "") for answer in answers) == ["", *["stale"] * 4]
        assert (await table_at(house, id_)).at == table["at"] + 1

    run(work())


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        table = anna.last()
        refusal = table["view"]["refusals"][0]
        legal = 1  # take a coin
        answer = await anna.do("act", id=id_, at=table["at"], seat=0, actions=[legal, refusal["action"]])
        assert answer["error"] == "illegal"
        assert answer["reason"]["clause"].startswith(("B-", "H-"))
        assert (await table_at(house, id_)).at == table["at"]  # the first of the two was not done either
        for chance in range(3000):
            if GAMES[BUILDERS].move(chance).kind == "deal":
                assert (
                    await anna.refused("act", id=id_, at=table["at"], seat=0, actions=[chance]) == "illegal"
                )
                return
        raise AssertionError("no chance move was tried")

    run(work())


def test_nobody_moves_for_anybody_else() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
        id_ = await anna.open(BUILDERS, ME, OPEN)
        assert await anna.refused("act", id=id_, at=0, seat=0, actions=[0]) == "not-playing"
        await ben.done("sit", id=id_, seat=1)
        await anna.done("start", id=id_)
        at = anna.last()["at"]
        action = anna.last()["view"]["choices"][0]["actions"][-1]
        eve = await Tab(house).hello("Eve")
        assert await ben.refused("act", id=id_, at=at, seat=0, actions=[action]) == "not-yours"
        assert await ben.refused("act", id=id_, at=at, seat=1, actions=[action]) == "not-your-turn"
        assert await eve.refused("act", id=id_, at=at, seat=0, actions=[action]) == "not-yours"
        assert await eve.refused("resign", id=id_, seat=0) == "not-yours"
        assert await eve.refused("undo", id=id_, at=at, seat=0) == "not-yours"
        assert await eve.refused("hint", id=id_, at=at, seat=0) == "not-yours"
        assert await eve.refused("to_bot", id=id_, seat=0) == "not-yours"
        assert await eve.refused("take_back", id=id_, seat=0) == "not-yours"
        assert await eve.refused("watch", id="nosuchtable") == "no-table"
        assert (await table_at(house, id_)).at == at

    run(work())


def test_a_move_that_cannot_be_saved_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = MemoryStore()
        house = new_house(store)
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        before = anna.last()

        async def fails(*_: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fails)
            assert (await anna.act(id_))["error"] == "not-saved"
        assert (await table_at(house, id_)).at == before["at"]
        assert (await anna.act(id_))["kind"] == "done"

    run(work())


def test_two_houses_on_one_store_do_not_overwrite_each_other() -> None:
    async def work() -> None:
        store = MemoryStore()
        one, two = new_house(store), new_house(store)
        anna = await Tab(one).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        elsewhere = await Tab(two, anna.token).hello("Anna")
        await elsewhere.done("watch", id=id_)
        assert (await anna.act(id_))["kind"] == "done"
        assert (await elsewhere.act(id_))["error"] == "stale"
        await elsewhere.news()
        assert elsewhere.last()["at"] == anna.last()["at"]

    run(work())


def test_a_journal_that_was_tampered_with_is_refused() -> None:
    async def work() -> None:
        store = MemoryStore()
        house = new_house(store)
        anna = await Tab(house).hello("Anna")
        id_ = str((await anna.done("create", game=BUILDERS, seats=[ME, BOT]))["id"])
        entries = store.entries[id_]
        told = json.loads(entries[2])
        told["moves"][0][1], told["moves"][1][1] = told["moves"][1][1], told["moves"][0][1]
        entries[2] = json.dumps(told).encode()
        with pytest.raises(StoreError, match="not the draw of its seed"):
            async with new_house(store).rooms.at(id_):
                raise AssertionError("it was opened")
        began = json.loads(entries[0])
        entries[0] = json.dumps({**began, "rules": 999}).encode()
        with pytest.raises(RefusedError, match="rules-changed"):
            async with new_house(store).rooms.at(id_):
                raise AssertionError("it was opened")

    run(work())


def test_the_log_goes_on_where_the_page_left_it() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        assert anna.last()["log_from"] == 0
        assert anna.last()["recent"] == []
        for _ in range(8):
            await anna.act(id_)
            await settled(house)
            await anna.news()
        log: list[Any] = []
        for message in (json.loads(text) for text in anna.got):
            if message["kind"] == "table":
                log = log[: message["log_from"]] + message["log"]
        again = await Tab(house, anna.token).hello("Anna")
        await again.done("watch", id=id_)
        assert again.last()["log"] == log
        assert anna.last()["recent"]

    run(work())


def test_a_hint_is_a_move_that_is_possible() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        await take(
            anna.connection,
            json.dumps({"kind": "hint", "id": id_, "at": anna.last()["at"], "seat": 0}).encode(),
        )
        await settled(house)
        await anna.news()
        legal = [choice["actions"][-1] for choice in anna.last()["view"]["choices"]]
        assert anna.last("hint")["choice"] in legal
        assert await anna.refused("hint", id=id_, at=0, seat=0) == "stale"

    run(work())
