"""Connections to one database of PostgreSQL; whatever goes wrong there is told in one line."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from ludarium.server.errors import StoreError
from ludarium.server.store.postgres.schema import FORMAT, JOURNALS

MOST_CONNECTIONS = 6  # of a process, besides the one that it listens with
LONGEST = 10.0  # seconds that a question may take
SETTING_UP = 1_818_583_401  # the lock of those who make the tables
SETTINGS = {
    "search_path": "ludarium",
    "application_name": "ludarium",
    "client_min_messages": "warning",
    "tcp_keepalives_idle": "3",  # a machine that is gone is noticed in seconds
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


@contextmanager
def faults() -> Iterator[None]:
    """What the database cannot do is an error of the store."""
    try:
        yield
    except TimeoutError as error:
        raise StoreError("the database: it does not answer") from error
    except FAULTS as error:
        raise StoreError(f"the database: {_first_line(error)}") from error


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), "") or type(error).__name__


class Database:
    """A database, and the name that this process has there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)
        self._pool: Any = None  # of asyncpg, which has no types

    async def open(self) -> None:
        """Connect, and make what is not there yet; for all who use this database, once."""
        if self._pool is not None:
            return
        with faults():
            connection = await self.connection()
            try:
                await set_up(connection)
            finally:
                await connection.close()
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                command_timeout=LONGEST,
                server_settings=SETTINGS,
            )

    async def connection(self) -> Any:
        """A connection of its own."""
        return await asyncpg.connect(
            self.url, timeout=LONGEST, command_timeout=LONGEST, server_settings=SETTINGS
        )

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Any]:
        """One of the connections, for a moment."""
        if self._pool is None:
            raise StoreError("the database: it is not open")
        with faults():
            async with self._pool.acquire() as connection:
                yield connection

    async def close(self) -> None:
        """Wait for those who use a connection, but not for ever."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        with faults():
            async with asyncio.timeout(LONGEST):
                await pool.close()


async def set_up(connection: Any) -> None:
    """Make the tables, one process after the other; refuse those of another format."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", SETTING_UP)
        await connection.execute(JOURNALS)
        version = await connection.fetchval("SELECT format FROM house")
    if version != FORMAT:
        raise StoreError(
            f"the database: is of format {version}, and this version of Ludarium reads format {FORMAT}"
        )
