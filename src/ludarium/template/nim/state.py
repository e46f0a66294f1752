"""A position of Nim: rows of sticks, what each seat has taken, and whose turn it is."""

from __future__ import annotations

from ludarium.core.messages import Event
from ludarium.core.state import CHANCE, State

ROWS = ("a", "b", "c", "d", "e")
STICKS = (3, 4, 5, 6, 7)  # in each row (N-1)
MOST = 3  # sticks that one turn may take (N-3)
NOBODY = -1


class NimState(State):
    """Everything that a position holds; the rules are in rules.py."""

    def __init__(self, seats: int, last_wins: bool) -> None:
        super().__init__()
        self.seats = seats
        self.to_act = CHANCE
        self.last_wins = last_wins
        self.rows = list(STICKS[: seats + 1])
        self.taken = [0] * seats
        self.turns = 0  # that are over
        self.last = NOBODY  # who has taken the last stick

    def total(self) -> int:
        """How many sticks lay on the table at first."""
        return sum(STICKS[: len(self.rows)])

    def note(self, kind: str, seat: int, **args: str | int) -> None:
        """Write an event, if anybody wants to know."""
        if self.log is not None:
            self.log.append(Event(kind, seat, args))

    def rounds_played(self) -> int:
        return self.turns // int(self.seats) + 1

    def snapshot(self) -> list[int]:
        return [int(self.to_act), self.turns, self.last, *self.rows, *self.taken]

    def restore(self, snapshot: list[int]) -> None:
        if len(snapshot) != 3 + len(self.rows) + len(self.taken):
            raise ValueError("a snapshot of another game, number of seats or rules version")
        self.to_act, self.turns, self.last = snapshot[:3]
        self.rows = snapshot[3 : 3 + len(self.rows)]
        self.taken = snapshot[3 + len(self.rows) :]
