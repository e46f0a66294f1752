"""What a game counts in simulations besides the results: each family in its own module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.table import Table

from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.own import own
from ludarium.core.state import State


class GameTally(Protocol):
    """Counts from what the driven games tell, never inside the engine."""

    def count(self, last: State, events: Sequence[Event]) -> None:
        """Add a finished game: its last position and all its events."""
        ...

    def facts(self) -> dict[str, object]:
        """The figures for programs."""
        ...

    def tables(self) -> list[Table]:
        """The figures for people."""
        ...


def tally_of(game: Game) -> GameTally | None:
    """A new tally for a game, if its family keeps one."""
    tally: Callable[[Game], GameTally] | None = own(game, "arena", "{}_tally", "tally")
    return tally(game) if tally else None
