"""The contract of a store: whatever keeps journals has to pass this."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludarium.server.errors import ConflictError, StoreError
from ludarium.server.store import Row, Store
from ludarium.server.store.memory import MemoryStore
from ludarium.server.store.sqlite import SqliteStore
from tests.server.house import run

STORES: dict[str, Callable[[Path], Store]] = {
    "memory": lambda _: MemoryStore(),
    "sqlite": lambda folder: SqliteStore(folder / "data"),
}


@pytest.fixture(params=list(STORES))
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., None]:
    """Runs a check on a new store of each kind."""

    def check(checks: Callable[[Store], Awaitable[None]]) -> None:
        async def work() -> None:
            store = STORES[request.param](tmp_path)
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

    with_store(checks)


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
        assert await store.note("anna") is None
        await store.keep("anna", b"1")
        await store.keep("anna", b"2")
        assert await store.note("anna") == b"2"

    with_store(checks)


def test_the_file_is_there_for_the_next_house(tmp_path: Path) -> None:
    async def work() -> None:
        first = SqliteStore(tmp_path)
        await first.append(row("a"), 0, [b"0"])
        await first.keep("anna", b"note")
        await first.close()
        second = SqliteStore(tmp_path)
        assert await second.journal("a") == [b"0"]
        assert await second.note("anna") == b"note"
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
