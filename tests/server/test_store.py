"""The contract of a store: whatever keeps journals has to pass this."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludarium.server.errors import ConflictError, StoreError
from ludarium.server.store import Row, Store
from ludarium.server.store.memory import MemoryStore
from ludarium.server.store.postgres.database import Database
from ludarium.server.store.postgres.journals import PostgresStore
from ludarium.server.store.sqlite import SqliteStore
from ludarium.site.store import BrowserStore
from tests.server.house import run
from tests.site.keeper import DictKeeper

KEYED = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, listed INTEGER NOT NULL, due INTEGER NOT NULL, updated INTEGER NOT NULL,
    open INTEGER NOT NULL, facts BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE journal (
    id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
PRAGMA user_version = 1;
"""  # an older layout of the same format


def older(folder: Path) -> SqliteStore:
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite3")) as db:
        db.executescript(KEYED)
    return SqliteStore(folder)


STORES: dict[str, Callable[[pytest.FixtureRequest], Store]] = {
    "memory": lambda _: MemoryStore(),
    "sqlite": lambda request: SqliteStore(request.getfixturevalue("tmp_path") / "data"),
    "older sqlite": lambda request: older(request.getfixturevalue("tmp_path") / "data"),
    "postgres": lambda request: PostgresStore(Database(request.getfixturevalue("postgres").database())),
    "browser": lambda _: BrowserStore(DictKeeper()),
}


@pytest.fixture(params=list(STORES))
def with_store(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Runs a check on a new store of each kind."""

    store = STORES[request.param](request)

    def check(checks: Callable[[Store], Awaitable[None]]) -> None:
        async def work() -> None:
            await store.open()
            try:
                await checks(store)
            finally:
                await store.close()

        run(work())

    return check


def row(id_: str, **changes: object) -> Row:
    known = {"listed": True, "due": False, "updated": 1, "owners": ["anna"], "open": True, "facts": b"{}"}
    return Row(id=id_, **{**known, **changes})  # type: ignore[arg-type]


def test_what_is_appended_is_read_in_order(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        await store.append(row("a"), 0, [b"0", b"1"])
        await store.append(row("b"), 0, [b"other"])
        await store.append(row("a"), 2, [b"2"])
        assert await store.journal("a") == [b"0", b"1", b"2"]
        assert await store.journal("b") == [b"other"]
        assert await store.journal("c") == []
        assert await store.journal("a", 1) == [b"1", b"2"]
        assert await store.journal("a", 3) == []

    with_store(checks)


def test_a_fault_that_nobody_foresaw_is_told_to_who_asked_and_stops_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        with pytest.raises(OverflowError):
            await store.listed(2**70)
        with pytest.raises(OverflowError):
            await store.append(row("a", updated=2**70), 0, [b"0"])
        await store.append(row("a"), 0, [b"0"])
        assert await store.journal("a") == [b"0"]
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.journal("a")

    run(work())


@pytest.mark.parametrize("first", [0, 1, 3])
def test_an_entry_that_is_not_the_next_one_is_refused_whole(
    with_store: Callable[..., None], first: int
) -> None:
    async def checks(store: Store) -> None:
        await store.append(row("a"), 0, [b"0", b"1"])
        with pytest.raises(ConflictError):
            await store.append(row("a", updated=9, owners=["ben"]), first, [b"x", b"y"])
        assert await store.journal("a") == [b"0", b"1"]
        assert [found.updated for found in await store.owned("anna", 5)] == [1]
        assert await store.owned("ben", 5) == []

    with_store(checks)


def test_of_many_writers_of_one_entry_one_wins(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        tries = [store.append(row("a"), 0, [str(number).encode()]) for number in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, ConflictError) for result in results)
        assert len(await store.journal("a")) == 1

    with_store(checks)


def test_many_tables_go_on_at_once_each_whole(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        ids = [f"t{number}" for number in range(45)]
        for step in range(0, 6, 2):
            entries = [f"{step}".encode(), f"{step + 1}".encode()]
            await asyncio.gather(*(store.append(row(id_, updated=step), step, entries) for id_ in ids))
        for id_ in ids:
            assert await store.journal(id_) == [b"0", b"1", b"2", b"3", b"4", b"5"]
        assert {found.updated for found in await store.listed(99)} == {4}

    with_store(checks)


def test_one_who_cannot_be_written_keeps_none_of_the_others_from_it(tmp_path: Path) -> None:
    """Entries of many tables are written together; who fails is found by writing each apart."""

    async def work() -> None:
        store = SqliteStore(tmp_path)
        ids = [f"t{number}" for number in range(12)]
        for id_ in ids:
            await store.append(row(id_), 0, [b"0"])
        with sqlite3.connect(store.path, isolation_level=None) as behind:
            behind.execute("INSERT INTO journal VALUES ('t5', 1, 'somebody else')")
        tries = [store.append(row(id_), 1, [b"1"]) for id_ in ids]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(each, StoreError) for each in told] == [id_ == "t5" for id_ in ids]
        assert [await store.journal(id_) for id_ in ids if id_ != "t5"] == [[b"0", b"1"]] * 11
        await store.close()

    run(work())


def test_tables_are_found_by_owner_list_and_due(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        await store.append(row("old", updated=1), 0, [b"0"])
        await store.append(row("new", updated=5, due=True), 0, [b"0"])
        await store.append(row("over", updated=9, listed=False, open=False), 0, [b"0"])
        await store.append(row("bens", owners=["ben"], listed=False), 0, [b"0"])
        assert [found.id for found in await store.listed(9)] == ["new", "old"]
        assert [found.id for found in await store.listed(1)] == ["new"]
        assert [found.id for found in await store.owned("anna", 9)] == ["new", "old", "over"]
        assert [found.id for found in await store.owned("anna", 2)] == ["new", "old"]
        assert await store.due() == ["new"]
        assert (await store.listed(1))[0].facts == b"{}"

    with_store(checks)


def test_a_row_changes_with_its_journal(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        await store.append(row("a", owners=["anna", "ben"], due=True), 0, [b"0"])
        await store.append(row("a", owners=["ben", "cleo"], listed=False, facts=b"[]"), 1, [b"1"])
        assert await store.owned("anna", 9) == []
        assert [found.facts for found in await store.owned("cleo", 9)] == [b"[]"]
        assert (await store.listed(9), await store.due()) == ([], [])

    with_store(checks)


def test_notes_on_people_are_kept(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        assert await store.profile("anna") is None
        await store.keep("anna", b"1")
        await store.keep("anna", b"2")
        assert await store.profile("anna") == b"2"

    with_store(checks)


def test_a_note_that_has_changed_meanwhile_is_not_overwritten(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        assert await store.exchange("anna", None, b"1")
        assert not await store.exchange("anna", None, b"2")
        assert not await store.exchange("anna", b"2", b"3")
        assert await store.exchange("anna", b"1", b"4")
        assert await store.profile("anna") == b"4"

    with_store(checks)


def test_somebody_can_be_forgotten(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        await store.keep("anna", b"1")
        await store.keep("ben", b"2")
        await store.forget("anna")
        await store.forget("nobody")
        assert await store.profile("anna") is None
        assert await store.people("", 9) == [("ben", b"2")]

    with_store(checks)


def test_a_journal_can_be_rewritten_whole_as_long_as_nobody_went_on(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        await store.append(row("a", owners=["anna", "ben"]), 0, [b"0", b"1", b"2"])
        await store.rewrite(row("a", owners=["ben"]), [b"0", b"x", b"2"])
        assert await store.whole("a") == (row("a", owners=["ben"]), [b"0", b"x", b"2"])
        with pytest.raises(ConflictError):
            await store.rewrite(row("a", owners=[]), [b"0", b"y"])
        assert await store.whole("a") == (row("a", owners=["ben"]), [b"0", b"x", b"2"])
        await store.append(row("a", owners=["ben"]), 3, [b"3"])
        assert await store.journal("a") == [b"0", b"x", b"2", b"3"]

    with_store(checks)


def test_everything_can_be_walked_over(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        for number, id_ in enumerate(("c", "a", "b")):
            await store.append(row(id_, updated=number, open=id_ != "a", owners=["ben", "anna"]), 0, [b"0"])
            await store.keep(f"who-{id_}", id_.encode())
        assert await store.ids("", 2) == ["a", "b"]
        assert await store.ids("b", 2) == ["c"]
        assert await store.people("who-a", 9) == [("who-b", b"b"), ("who-c", b"c")]
        found = await store.whole("b")
        assert found is not None
        assert sorted(found[0].owners) == ["anna", "ben"]
        assert await store.whole("none") is None

    with_store(checks)


def test_tables_that_nobody_touched_are_found(with_store: Callable[..., None]) -> None:
    async def checks(store: Store) -> None:
        await store.append(row("old", updated=1), 0, [b"0"])
        await store.append(row("older", updated=0), 0, [b"0"])
        await store.append(row("over", updated=0, open=False), 0, [b"0"])
        await store.append(row("new", updated=5), 0, [b"0"])
        assert await store.untouched(5, 9) == ["older", "old"]
        assert await store.untouched(5, 1) == ["older"]

    with_store(checks)


def test_a_folder_is_read_while_a_house_has_it_and_nothing_is_changed(tmp_path: Path) -> None:
    async def work() -> None:
        house = SqliteStore(tmp_path)
        await house.append(row("a"), 0, [b"0"])
        reading = SqliteStore(tmp_path, reading=True)
        assert await reading.ids("", 9) == ["a"]
        with pytest.raises(StoreError):
            await reading.append(row("a"), 1, [b"1"])
        await house.append(row("a"), 1, [b"1"])
        assert await reading.journal("a") == [b"0", b"1"]
        await reading.close()
        await house.close()

    run(work())
    with pytest.raises(StoreError, match="no such file"):
        SqliteStore(tmp_path / "nowhere", reading=True)
    assert not (tmp_path / "nowhere").exists()


def test_the_file_is_there_for_the_next_house(tmp_path: Path) -> None:
    async def work() -> None:
        first = SqliteStore(tmp_path)
        await first.append(row("a"), 0, [b"0"])
        await first.keep("anna", b"note")
        await first.close()
        second = SqliteStore(tmp_path)
        assert await second.journal("a") == [b"0"]
        assert await second.profile("anna") == b"note"
        await second.close()

    run(work())


def test_a_file_of_another_format_is_refused_and_stays(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match="format 99"):
        SqliteStore(tmp_path)


@pytest.mark.parametrize("content", [b"no database at all" * 100, b"SQLite format 3\0" + bytes(2000)])
def test_a_broken_file_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(content)
    with pytest.raises(StoreError):
        SqliteStore(tmp_path)
    assert (tmp_path / "tables.sqlite3").read_bytes() == content


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(StoreError, match="file"):
        SqliteStore(tmp_path / "file" / "data")
