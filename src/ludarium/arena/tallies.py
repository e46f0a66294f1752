"""What a game counts in simulations besides the results: one line a family."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.table import Table

from ludarium.arena.ante_portas_tally import AntePortasTally
from ludarium.arena.faiyum_tally import FaiyumTally
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import State


class Tally(Protocol):
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


TALLIES: dict[str, Callable[[Game], Tally]] = {
    "ante_portas": AntePortasTally,
    "faiyum": FaiyumTally,
}


def tally_of(game: Game) -> Tally | None:
    """A new tally for a game, if its family keeps one."""
    return TALLIES[game.family](game) if game.family in TALLIES else None
