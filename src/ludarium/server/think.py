"""`ludarium think`: answers questions of bots for houses on a database, from any machine."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from ludarium.core.errors import OptionError
from ludarium.server.errors import StoreError
from ludarium.server.serve import say
from ludarium.server.store.databases import DATABASE, reachable
from ludarium.server.tasks import Tasks
from ludarium.server.thinking import Pool, Thinking

if TYPE_CHECKING:
    from ludarium.server.store.postgres.database import Database
    from ludarium.server.store.postgres.questions import Taken

LOOK_AGAIN = 1.0  # seconds, for a question that was left behind by somebody else
log = logging.getLogger("ludarium.server")


class Answering:
    """Takes as many questions as there are processes to think about them."""

    def __init__(self, database: Database, thinking: Thinking, many: int) -> None:
        from ludarium.server.store.postgres.line import Line
        from ludarium.server.store.postgres.questions import Questions
        from ludarium.server.store.postgres.schema import THINKERS

        self.database = database
        self.thinking = thinking
        self.free = many
        self.questions = Questions(database)
        self.line = Line(database, "think")
        self.line.listens[THINKERS] = lambda _: self.news.set()
        self.news = asyncio.Event()
        self.tasks = Tasks()

    async def open(self) -> None:
        await self.database.open()
        await self.line.open(time.time_ns() // 1_000_000)

    async def run(self) -> None:
        """Answer for ever."""
        while True:
            self.news.clear()
            try:
                await self._take_all()
            except StoreError as error:
                log.warning("%s; trying again", error)
            with suppress(TimeoutError):
                # no wait_for: before Python 3.12 it forgets that we were told to end when news come just then
                async with asyncio.timeout(LOOK_AGAIN):
                    await self.news.wait()

    async def _take_all(self) -> None:
        while self.free and (taken := await self.questions.take()):
            self.free -= 1
            self.tasks.spawn(self._answer(taken))

    async def _answer(self, taken: Taken) -> None:
        try:
            move = await self.thinking.ask(taken.question)
            await self.questions.answer(taken, move)
        except StoreError as error:
            log.warning("an answer came too late: %s", error)
        finally:
            self.free += 1
            self.news.set()

    async def close(self) -> None:
        """Leave the questions to others."""
        await self.tasks.close()
        await self.thinking.close()
        await self.line.close()
        await self.database.close()


def think(database: str | None, workers: int | None) -> None:
    """Run until Ctrl-C."""
    url = database or os.environ.get(DATABASE, "")
    if not url:
        raise OptionError(f"--database or {DATABASE}: which house shall be thought for?")
    asyncio.run(_think(reachable(url), Pool(workers)))


async def _think(database: Database, pool: Pool) -> None:
    answering = Answering(database, pool, len(pool.thinkers))
    try:
        await answering.open()
        work = asyncio.ensure_future(answering.run())
        with suppress(NotImplementedError):  # Windows
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, work.cancel)
        say(f"Ludarium thinks with {answering.free} processes (Ctrl-C ends it).")
        await asyncio.gather(work, return_exceptions=True)
    finally:
        await answering.close()
    say("Closed.")
