"""How far one look-ahead goes (FA-21), so that no made-up card keeps anybody waiting. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST: Final = 4000  # positions; what is not found within so many counts as impossible


class Effort:
    """Counts the positions that a look-ahead tries; one inside another has a share in its effort.

    Whoever was promised that a card can be finished finds the way again: the look-ahead from the next
    position on this way tries a part of the same positions in the same order, with all of the effort.
    """

    def __init__(self) -> None:
        self.most: i64 = MOST
        self.left: i64 = 0
        self.depth: i64 = 0

    def begin(self) -> None:
        if self.depth == 0:
            self.left = self.most
        self.depth += 1

    def end(self) -> None:
        self.depth -= 1

    def is_spent(self) -> bool:
        """Count one more position; whether it is too many."""
        self.left -= 1
        return self.left < 0


EFFORT: Final = Effort()
