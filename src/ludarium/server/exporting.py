"""All finished games of a house as files: one game file each, and one line of JSON each."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from ludarium.core import notation
from ludarium.core.errors import LudariumError
from ludarium.core.state import OVER
from ludarium.server.errors import StoreError
from ludarium.server.reading import read
from ludarium.server.replays import facts_of_record, record_of
from ludarium.server.store import Store
from ludarium.server.table import Table
from ludarium.server.walking import all_tables

LIST = "games.jsonl"


async def finished_tables(store: Store) -> AsyncIterator[Table]:
    """Tables that were played to their end, each checked by its journal; by older rules and broken ones
    are left out."""
    async for row, entries in all_tables(store):
        if row.open:
            continue
        try:
            table = read(row.id, entries)
        except LudariumError:
            continue
        if table.to_act == OVER:
            yield table


async def export(store: Store, folder: Path) -> int:
    """Write `games.jsonl` and a game file each into a new folder; how many games there were."""
    count = 0
    try:
        folder.mkdir(parents=True)
        with (folder / LIST).open("wb") as out:
            async for table in finished_tables(store):
                text = notation.write(record_of(table))
                (folder / f"ludarium-{table.id}.game").write_text(text, encoding="utf-8")
                out.write(msgspec.json.encode(facts_of_record(table)) + b"\n")
                count += 1
    except OSError as error:
        if not isinstance(error, FileExistsError):
            shutil.rmtree(folder, ignore_errors=True)
        raise StoreError(f"{folder}: {error.strerror}") from error
    return count
