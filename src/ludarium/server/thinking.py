"""The processes that think for bots: started when needed, replaced when they crash or think too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from ludarium.server.fair_line import Asker, FairLine
from ludarium.server.levels import searches
from ludarium.server.thinker import MOST_KEPT, SLICE, BotMove, Question, substitute

LONGEST = 60.0  # seconds that a bot may think about one move
STILL = 3.0  # seconds without any work after which a process is taken for stopped
WORKING = ("R", "D")  # runs, waits for a processor or for the disk
LARGEST = 1 << 20  # bytes of an answer
ATTEMPTS = 2
BEHIND = 10  # how much nicer than the house those are that search: who comes goes before who thinks
NICEST = 19
NOBODY = Asker()
FAILURES = (TimeoutError, OSError, msgspec.DecodeError, ValueError)
PONDERED = 5.0  # seconds of thought about one position on the time of the person who is to act
PATIENCE = 60.0  # seconds that the house waits for room to do so
LOOK_AGAIN = 0.1  # … and how often it looks

Wanted = Callable[[], bool]

log = logging.getLogger("ludarium.server")


class Thinking(Protocol):
    """Somebody who answers for bots."""

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove: ...

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        """Let a bot think on while somebody else is to act, as long as it is wanted and there is room."""
        ...

    async def warm(self) -> None:
        """Get ready: somebody has come who may want to play."""
        ...

    async def close(self) -> None: ...


def is_room() -> bool:
    """Whether a processor has nothing to do; where the system does not tell, there is none."""
    return os.getloadavg()[0] < (os.cpu_count() or 1) if hasattr(os, "getloadavg") else False


def go_behind(process: int) -> None:
    """Let a process give way to the house, where the system knows of that."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):  # it may have ended already
            ours = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process, min(NICEST, ours + BEHIND))


class Thinker:
    """One process."""

    def __init__(self, command: Sequence[str], *, searches: bool = False) -> None:
        self.command = command
        self.searches = searches
        self.process: asyncio.subprocess.Process | None = None
        self.line = FairLine()

    async def ask(self, question: Question) -> BotMove:
        """The answer of the process, which is started if there is none."""
        process = self.process or await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=BotMove)

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LARGEST
        )
        if self.searches:
            go_behind(self.process.pid)
        return self.process

    def worked(self) -> int | None:
        """How long the process has worked, in ticks; None if it wants to work, or nobody tells."""
        try:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text() if self.process else ""
        except OSError:
            return None
        fields = stat.rpartition(")")[2].split()
        if not fields or fields[0] in WORKING:
            return None
        return int(fields[11]) + int(fields[12])

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Pool:
    """A few processes that share the tables; a table goes back to the process that keeps its bots.

    Bots that do not search have a process of their own: nobody waits for a master who plays a beginner.
    """

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = (),
        longest: float = LONGEST,
        still: float = STILL,
        *,
        ponders: bool = False,
        room: Callable[[], bool] = is_room,
    ) -> None:
        self.longest = longest
        self.still = still
        self.ponders = ponders
        self.room = room
        program = command or (sys.executable, "-m", "ludarium.server.thinker")
        self.quick = Thinker(program)
        many = size or max(2, (os.cpu_count() or 2) - 1)
        self.thinkers = [Thinker(program, searches=True) for _ in range(many)]
        self.homes: dict[str, Thinker] = {}  # table -> who keeps its bots, the longest unused first

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        """What a bot chooses; if its process fails again and again, a substitute's choice."""
        slow = searches(question.game, question.level)
        thinker = self._home(question.table) if slow else self.quick
        async with thinker.line.turn(asker):
            move = await self._try(thinker, question)
        if move.fresh:
            log.warning("table %s: the bot %s starts fresh, in the game", question.table, question.level)
        return move

    def _home(self, table: str) -> Thinker:
        """The process that keeps the bots of a table; for a new one the process with the fewest questions."""
        home = self.homes.pop(table, None) or min(self.thinkers, key=lambda thinker: len(thinker.line))
        if table:
            self.homes[table] = home
            if len(self.homes) > MOST_KEPT * len(self.thinkers):
                del self.homes[next(iter(self.homes))]
        return home

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        """In short slices, each only when nobody asks: whoever does so waits for one of them at most."""
        home = self.homes.get(question.table)
        if home is None or not self.ponders:
            return
        until, slices, before = time.monotonic() + PATIENCE, int(PONDERED / SLICE), 0
        while wanted() and slices > 0 and time.monotonic() < until:
            if self._is_busy() or not self.room():
                await asyncio.sleep(LOOK_AGAIN)
                continue
            thought = await self._slice(home, question)
            if thought <= before:  # enough of it, or nothing that could be kept
                return
            before, slices = thought, slices - 1

    def _is_busy(self) -> bool:
        return any(thinker.line.busy for thinker in (self.quick, *self.thinkers))

    async def _slice(self, home: Thinker, question: Question) -> int:
        """How many iterations a bot has thought on the time of others; 0 if it does not."""
        async with home.line.turn(NOBODY):
            try:
                return (await self._once(home, question)).pondered
            except FAILURES:
                return 0

    async def warm(self) -> None:
        """Start the process that most people need first, if it is not there yet."""
        if self.quick.process is None and not self.quick.line.busy:
            async with self.quick.line.turn(NOBODY):
                await self.quick.start()

    async def _try(self, thinker: Thinker, question: Question) -> BotMove:
        fault = ""
        for _ in range(ATTEMPTS):
            try:
                return await self._once(thinker, question)
            except FAILURES as error:
                fault = f"{type(error).__name__}: {error}"
        return substitute(question, fault)

    async def _once(self, thinker: Thinker, question: Question) -> BotMove:
        """The answer of a process; one that fails is replaced when it is asked again."""
        try:
            async with asyncio.timeout(self.longest):
                return await self._answer(thinker, question)
        except FAILURES as error:
            log.warning("a bot's process failed and is replaced: %s: %s", type(error).__name__, error)
            await thinker.stop()
            raise
        except asyncio.CancelledError:
            await thinker.stop()  # its answer would be taken for that to the next question
            raise

    async def _answer(self, thinker: Thinker, question: Question) -> BotMove:
        """The answer of a process that works; one that stands still (was stopped) is not waited for."""
        asked = asyncio.ensure_future(thinker.ask(question))
        try:
            worked = thinker.worked()
            while not (await asyncio.wait({asked}, timeout=self.still))[0]:
                before, worked = worked, thinker.worked()
                if worked is not None and worked == before:
                    raise TimeoutError(f"it has stood still for {self.still:g} s")
            return await asked
        finally:
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)  # a process may be starting just now

    async def close(self) -> None:
        """End all processes."""
        for thinker in (self.quick, *self.thinkers):
            await thinker.stop()
