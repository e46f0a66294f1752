"""The database that somebody names: whether it is one, can be spoken to and answers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.core.errors import OptionError
from ludarium.server.store import Store
from ludarium.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from ludarium.server.store.postgres.database import Database

KINDS = ("postgresql://", "postgres://")
DATABASE = "LUDARIUM_DATABASE"  # the variable that names one


def reachable(url: str) -> Database:
    """A database that has answered, with its tables made; or in one line why not."""
    if not url.startswith(KINDS):
        raise OptionError("--database: only postgresql://… is known; for SQLite name a folder (--data)")
    if find_spec("asyncpg") is None:
        raise OptionError('--database: asyncpg is not here; `pip install "ludarium[postgres]"` brings it')
    from ludarium.server.store.postgres.database import Database

    asyncio.run(_try(Database(url)))
    return Database(url)


def store_of(data: str | None, folder: Path, *, reading: bool) -> Callable[[], Store]:
    """Opens the store of a house that is kept in a database or in a folder, by default the user's."""
    url = data if data and data.startswith(KINDS) else "" if data else os.environ.get(DATABASE, "")
    if not url:
        return lambda: SqliteStore(Path(data) if data else folder, reading=reading)
    database = reachable(url)
    from ludarium.server.store.postgres.journals import PostgresStore

    return lambda: PostgresStore(database)


async def _try(database: Database) -> None:
    await database.open()
    await database.close()
