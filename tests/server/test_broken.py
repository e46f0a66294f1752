"""What is broken is set aside and named, and the rest goes on: rows, journals, profiles, a full disk."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

import msgspec
import pytest

from ludarium.server.clocks import SECOND
from ludarium.server.errors import StoreError
from ludarium.server.lines import facts_of, row_of
from ludarium.server.store.memory import MemoryStore
from ludarium.server.store.sqlite import SqliteStore
from tests.server.house import BOT, BUILDERS, ME, OPEN, StandingTime, Tab, new_house, run, settled, table_at
from tests.server.test_store import row


class FullDisk(MemoryStore):
    """A store whose disk is full for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False

    async def append(self, *args: object) -> None:
        if self.full:
            raise StoreError("the database: database or disk is full")
        await super().append(*args)  # type: ignore[arg-type]

    async def keep(self, who: str, profile: bytes) -> None:
        if self.full:
            raise StoreError("the database: database or disk is full")
        await super().keep(who, profile)


def test_bots_and_clocks_go_on_when_there_is_room_again() -> None:
    async def work() -> None:
        store, time = FullDisk(), StandingTime()
        house = new_house(store, time)
        anna = await Tab(house).hello("Anna")
        bots = await anna.open(BUILDERS, ME, BOT)
        clock = await anna.open(BUILDERS, ME, ME, clock={"kind": "move", "seconds": 30})
        table = await table_at(house, bots)
        timed = await table_at(house, clock)
        at = timed.at
        while table.to_act == 0:
            await anna.done("act", id=bots, at=table.at, seat=0, actions=[table.state.legal()[0]])
        store.full = True
        await settled(house)
        time.passes(40 * SECOND)
        await settled(house)
        room = house.rooms.in_use[bots]
        assert room.table.to_act == 1
        store.full = False
        time.passes(10 * SECOND)
        await settled(house)
        assert room.table.to_act == 0
        assert house.rooms.in_use[clock].table.at > at

    run(work())


def test_on_a_full_disk_every_command_is_answered_in_words(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store = FullDisk()
        anna = await Tab(new_house(store)).hello("Anna")
        store.full = True
        assert await anna.refused("create", game=BUILDERS, seats=[ME, BOT]) == "not-saved"
        assert await anna.refused("create", game="faiyum", seats=[ME], campaign=True) == "not-saved"
        assert await anna.refused("prefs", name="Ann") == "not-saved"
        store.full = False
        await anna.done("prefs", name="Ann")

    run(work())
    assert not any(record.exc_info for record in caplog.records)


async def three_tables(store: MemoryStore) -> tuple[Tab, list[str]]:
    anna = await Tab(new_house(store)).hello("Anna")
    ids = [await anna.open(BUILDERS, BOT, ME, OPEN, public=True) for _ in range(3)]
    for id_ in ids:
        await anna.done("to_bot", id=id_, seat=2, level="random")
        await anna.done("start", id=id_)
    return anna, ids


@pytest.mark.parametrize("entry", [b"", b"{", b"null", b'{"e":"played","when":1,"moves":[[0,99999,null]]}'])
def test_a_broken_journal_is_set_aside_and_the_others_wake(
    entry: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = MemoryStore()
        anna, ids = await three_tables(store)
        await settled(anna.house)
        broken = sorted(ids)[0]  # the one that wakes first
        store.entries[broken][2] = entry
        for id_ in ids:
            store.rows[id_] = msgspec.structs.replace(store.rows[id_], due=True)
        house = new_house(store)
        await house.open()
        await settled(house)
        assert list(house.rooms.broken) == [broken]
        assert set(house.rooms.in_use) == set(ids) - {broken}
        back = await Tab(house, anna.token).hello("")
        deep = []
        for _ in range(3):  # … and what is remembered of it does not grow with those who ask
            answer = await back.do("watch", id=broken)
            assert (answer["error"], answer["args"]) == ("table-broken", {"table": broken})
            deep.append(len([*traceback.walk_tb(house.rooms.broken[broken].__traceback__)]))
        assert deep[1] == deep[2]
        await back.done("watch", id=sorted(ids)[1])
        await back.done("lobby")
        assert len(back.last("lobby")["mine"]) == 3

    with caplog.at_level(logging.ERROR, "ludarium.server"):
        run(work())
    assert any("set aside: table" in message for message in caplog.messages)


@pytest.mark.parametrize("facts", [b"", b"nonsense", b"{}", b"\xff"])
def test_a_broken_row_keeps_nobody_out(facts: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store = MemoryStore()
        anna, ids = await three_tables(store)
        await settled(anna.house)
        store.rows[ids[0]] = msgspec.structs.replace(store.rows[ids[0]], facts=facts)
        house = new_house(store)
        await house.open()
        await settled(house)
        back = await Tab(house, anna.token).hello("")
        await back.done("lobby")
        assert {line["id"] for line in back.last("lobby")["mine"]} == set(ids[1:])
        await back.done("create", game=BUILDERS, seats=[ME, BOT])
        table = await table_at(house, ids[0])  # its journal is whole
        assert row_of(table, facts_of(table)).facts != facts

    run(work())
    assert any("left out of the lists" in message for message in caplog.messages)


def test_a_broken_profile_is_kept_aside() -> None:
    async def work() -> None:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        await anna.done("prefs", name="Anna")
        who = anna.connection.who
        store.profiles[who] = b"{broken"
        back = await Tab(new_house(store), anna.token).hello("Ann")
        assert back.connection.who == who
        await back.done("prefs", name="Ann")
        assert store.profiles[f"{who} broken"] == b"{broken"

    run(work())


def test_a_file_of_no_bytes_is_kept_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        first = SqliteStore(tmp_path)
        await first.append(row("a"), 0, [b"0"])
        beside = (tmp_path / "tables.sqlite3-wal").read_bytes()
        await first.close()
        (tmp_path / "tables.sqlite3").write_bytes(b"")
        (tmp_path / "tables.sqlite3-wal").write_bytes(beside)
        second = SqliteStore(tmp_path)
        assert await second.journal("a") == []
        await second.close()
        assert (tmp_path / "tables.sqlite3.empty-1").read_bytes() == b""
        assert (tmp_path / "tables.sqlite3.empty-1-wal").read_bytes() == beside

    run(work())
    assert any("is empty; it is kept as tables.sqlite3.empty-1" in message for message in caplog.messages)
