"""What goes on beside everything else, so that nothing of it is lost or fails in silence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

PATIENCE = 3.0  # seconds for what was told to stop
TOLD = 3  # times
log = logging.getLogger("ludarium.server")


class Tasks:
    """The tasks that the house has begun and not finished."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that nobody has to wait for."""
        task = asyncio.get_running_loop().create_task(work)
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[None]) -> None:
        """Something that has begun elsewhere goes on here."""
        self.running.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something failed beside the tables", exc_info=error)

    async def close(self) -> None:
        """Stop all of it; who does not hear it is told again, and in the end not waited for."""
        for _ in range(TOLD):
            for task in [*self.running]:
                task.cancel()
            if self.running:
                await asyncio.wait(self.running, timeout=PATIENCE)
        for task in self.running:
            log.error("this does not end: %s", task)
