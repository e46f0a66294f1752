"""A game cut into turns: what one seat chose before anybody else did, alone before the round was over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludarium.advice.forecast import turn_of
from ludarium.core.record import Record
from ludarium.core.state import State


@dataclass(frozen=True)
class Turn:
    """The choices of a seat in a row, and the position before the first of them."""

    seat: int
    round: int
    at: int  # moves before it
    actions: tuple[int, ...]
    before: State


def turns(record: Record) -> Iterator[Turn]:
    """The turns of a game in order; draws belong to the turn before them."""
    state = record.first()
    begun: Turn | None = None
    of = turn_of(state)
    for at, line in enumerate(record.lines):
        if line.seat >= 0:
            now = turn_of(state)
            if begun is not None and now == of:
                begun = Turn(begun.seat, begun.round, begun.at, (*begun.actions, line.action), begun.before)
            else:
                if begun is not None:
                    yield begun
                of = now
                begun = Turn(line.seat, int(state.rounds_played()), at, (line.action,), state.copy())
        state.apply(line.action)
    if begun is not None:
        yield begun
