"""Finished games at public tables of a house, for those who publish them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

from ludarium.core.record import Record
from ludarium.server.exporting import finished_tables
from ludarium.server.replays import record_of
from ludarium.server.store import Store
from ludarium.server.table import Table


def public_records(store: Store, game: str) -> Iterator[Record]:
    """The records of a game, each checked by its journal; those played by other rules are left out."""
    with asyncio.Runner() as runner:
        tables = finished_tables(store)
        try:
            runner.run(store.open())
            while (table := runner.run(_next(tables))) is not None:
                if table.game.id == game and table.began.public and table.began.branch_of is None:
                    yield record_of(
                        table
                    )  # played before everybody's eyes, and not another game's moves again
        finally:
            runner.run(store.close())


async def _next(tables: AsyncIterator[Table]) -> Table | None:
    return await anext(tables, None)
