"""Tables made from their journals, a few moves at a time, so that nobody else has to wait meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from ludarium.core.errors import LudariumError
from ludarium.core.record import Line
from ludarium.games import GAMES
from ludarium.server import journal
from ludarium.server.errors import BrokenTableError, RetiredError
from ludarium.server.retired import is_older
from ludarium.server.table import Table

T = TypeVar("T")
LONGEST = 0.004  # seconds of reading before others have their turn


def begin(id_: str, began: journal.Began) -> Iterator[Table]:
    """A table at its beginning, given out after each move that a branch brings along."""
    table = Table(id_, began)
    yield table
    for move in began.moves:
        table.move(Line(*move))
        yield table


def steps(id_: str, entries: Iterable[bytes]) -> Iterator[Table]:
    """The table that a journal describes, given out after each entry; every draw and hash is checked."""
    number = 0
    try:
        decoded = map(journal.decode, entries)
        for table in begin(id_, _first(id_, next(decoded))):
            yield table
        for entry in decoded:
            number += 1
            table.apply(entry)
            yield table
    except LudariumError:
        raise
    except Exception as error:  # whatever nonsense in a journal leads to, it is the fault of this one table
        raise BrokenTableError(id_, f"entry {number} cannot be read: {error!r}") from error


def _first(id_: str, entry: journal.AnyEntry) -> journal.Began:
    """The beginning of a journal, if it is one that we can play on."""
    if not isinstance(entry, journal.Began):
        raise BrokenTableError(id_, "its journal does not begin with its beginning")
    if is_older(entry.game, entry.rules):
        here = GAMES[entry.game].rules if entry.game in GAMES else 0
        raise RetiredError("rules-changed", game=entry.game, played=entry.rules, here=here)
    return entry


def read(id_: str, entries: Iterable[bytes]) -> Table:
    """All of it at once."""
    *_, table = steps(id_, entries)
    return table


async def patiently(made: Iterator[T]) -> T:
    """The last of the steps; in between others have their turn."""
    last = next(made)
    since = time.perf_counter()
    for last in made:  # noqa: B007
        if time.perf_counter() - since > LONGEST:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return last
