"""The processes that think for bots: started when needed, replaced when they crash or think too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Sequence
from typing import Protocol

import msgspec

from ludarium.server.thinker import Choice, Question, substitute

LONGEST = 60.0  # seconds that a bot may think about one move
LARGEST = 1 << 20  # bytes of an answer
ATTEMPTS = 2

log = logging.getLogger("ludarium.server")


class Thinking(Protocol):
    """Somebody who answers for bots."""

    async def ask(self, question: Question) -> Choice: ...

    async def warm(self) -> None:
        """Get ready: somebody has come who may want to play."""
        ...

    async def close(self) -> None: ...


class Thinker:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Choice:
        """The answer of the process, which is started if there is none."""
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Choice)

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LARGEST
        )
        return self.process

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Pool:
    """A few processes that share the questions of all tables."""

    def __init__(
        self, size: int | None = None, command: Sequence[str] = (), longest: float = LONGEST
    ) -> None:
        self.longest = longest
        self.thinkers = [
            Thinker(command or (sys.executable, "-m", "ludarium.server.thinker"))
            for _ in range(size or max(1, (os.cpu_count() or 2) - 1))
        ]
        self.idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)

    async def ask(self, question: Question) -> Choice:
        """What a bot chooses; if its process fails again and again, a substitute's choice."""
        thinker = await self.idle.get()
        try:
            return await self._try(thinker, question)
        finally:
            self.idle.put_nowait(thinker)

    async def warm(self) -> None:
        """Start the first process, if it is not there yet."""
        if self.idle.empty() or any(thinker.process for thinker in self.thinkers):
            return
        thinker = self.idle.get_nowait()
        try:
            await thinker.start()
        finally:
            self.idle.put_nowait(thinker)

    async def _try(self, thinker: Thinker, question: Question) -> Choice:
        fault = ""
        for _ in range(ATTEMPTS):
            try:
                return await asyncio.wait_for(thinker.ask(question), self.longest)
            except (TimeoutError, OSError, msgspec.DecodeError, ValueError) as error:
                fault = f"{type(error).__name__}: {error}"
                log.warning("a bot's process failed and is replaced: %s", fault)
                await thinker.stop()
            except asyncio.CancelledError:
                await thinker.stop()  # its answer would be taken for that to the next question
                raise
        return substitute(question, fault)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self.thinkers:
            await thinker.stop()
