"""Who plays the games of a plan: this process, worker processes, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import TypeVar

from ludarium.core.errors import LudariumError

Result = TypeVar("Result")
Work = Callable[[int], Result]  # a game's number → what came out
AHEAD = 3  # so many games a worker are handed out before the first is back
MOST_BREAKS = 3  # so often in a row workers may die before anything comes back


class CrewError(LudariumError):
    """Workers that cannot do the work."""


def alone(work: Work[Result], numbers: Sequence[int]) -> Iterator[list[Result]]:
    """One after the other, in this process."""
    for number in numbers:
        yield [work(number)]


def _enter() -> None:
    """In a new worker: Ctrl-C is for the main process, and without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Processes:
    """Worker processes, started afresh (the same on every system); those that die are replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __call__(self, work: Work[Result], numbers: Sequence[int]) -> Iterator[list[Result]]:
        """Play all numbers; results come in bunches, in any order."""
        left, breaks = dict.fromkeys(numbers), 0
        while left:
            try:
                for bunch in self._once(work, list(left)):
                    for number, _ in bunch:
                        del left[number]
                    breaks = 0
                    yield [result for _, result in bunch]
            except BrokenProcessPool:
                breaks += 1
                if breaks == MOST_BREAKS:
                    why = (
                        f"workers died {breaks} times in a row, without a word, near game {next(iter(left))}"
                    )
                    raise CrewError(f"{why}; finished games are kept") from None

    def _once(self, work: Work[Result], numbers: Sequence[int]) -> Iterator[list[tuple[int, Result]]]:
        """Play with one pool until all is done or a worker dies."""
        before = set(multiprocessing.active_children())
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_enter)
        waiting = iter(numbers)
        running: dict[Future[Result], int] = {}
        try:
            while True:
                for number in islice(waiting, self.workers * AHEAD - len(running)):
                    running[pool.submit(work, number)] = number
                if not running:
                    return
                done = wait(running, return_when=FIRST_COMPLETED).done
                yield [(running.pop(future), future.result()) for future in list(done)]
        finally:
            pool.shutdown(wait=not running, cancel_futures=True)
            _end(set(multiprocessing.active_children()) - before if running else set())


def _end(workers: set[BaseProcess]) -> None:
    """Nobody waits for games that will not be counted."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()
