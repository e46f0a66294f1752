"""Plays what is missing of a plan and keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

from ludarium.arena.crews import Processes, Result, Work, alone
from ludarium.arena.ledger import Ledger
from ludarium.arena.match import PlayedGame, play_number


class WorkCrew(Protocol):
    """Does work for each number, in any order, and gives the results in bunches."""

    def __call__(self, work: Work[Result], numbers: Sequence[int]) -> Iterator[list[Result]]: ...


def crew_of(workers: int, ray: str | None = None) -> WorkCrew:
    """This process, so many worker processes, or a Ray cluster at an address."""
    if ray is not None:
        from ludarium.arena.ray_crew import RayCrew

        return RayCrew(ray, workers)
    return alone if workers == 1 else Processes(workers)


def play_missing(
    ledger: Ledger, games: int, crew: WorkCrew, tick: Callable[[], None] = lambda: None
) -> list[PlayedGame]:
    """All games below `games`: those that are there, and the missing ones played now."""
    missing = ledger.missing(games)
    for _ in range(games - len(missing)):
        tick()
    for bunch in crew(partial(play_number, ledger.plan), missing):
        ledger.add(bunch)
        for _ in bunch:
            tick()
    return ledger.played(games)
