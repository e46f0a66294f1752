"""Whether all that a house keeps can be read: every journal is replayed, every profile decoded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import msgspec

from ludarium.server import journal, retired
from ludarium.server.errors import BrokenTableError, RetiredError
from ludarium.server.lines import facts_of, row_of
from ludarium.server.people import Profile
from ludarium.server.reading import read
from ludarium.server.store import Row, Store
from ludarium.server.walking import all_people, all_tables

Verdict = Literal["sound", "older rules", "broken"]


class Found(msgspec.Struct, frozen=True):
    """What was found of one table or person, and if it is not sound, why."""

    what: str
    verdict: Verdict
    why: str = ""


async def check(store: Store) -> AsyncIterator[Found]:
    """Everything, one after the other."""
    async for row, entries in all_tables(store):
        yield table(row, entries)
    async for who, profile in all_people(store):
        yield person(who, profile)


def table(row: Row, entries: list[bytes]) -> Found:
    """Replay a journal: each move legal, each draw from the seed, each hash and snapshot as written, and
    the row by which the table is found as the journal makes it."""
    what = f"table {row.id}"
    try:
        made = read(row.id, entries)
    except RetiredError:
        return _older(what, entries)
    except BrokenTableError as error:
        return Found(what, "broken", str(error).removeprefix(f"{what}: "))
    expected = row_of(made, facts_of(made))
    if (row.open, row.listed, sorted(row.owners)) != (
        expected.open,
        expected.listed,
        sorted(expected.owners),
    ):
        return Found(what, "broken", "its row is not what its journal makes of it")
    return Found(what, "sound")


def _older(what: str, entries: list[bytes]) -> Found:
    """A table of older rules cannot be replayed; it can be read."""
    try:
        retired.as_text([journal.decode(entry) for entry in entries])
    except (msgspec.DecodeError, ValueError) as error:
        return Found(what, "broken", str(error))
    return Found(what, "older rules")


def person(who: str, profile: bytes) -> Found:
    what = f"person {who}"
    try:
        msgspec.json.decode(profile, type=Profile)
    except msgspec.DecodeError as error:
        return Found(what, "broken", str(error))
    return Found(what, "sound")
