"""The loop that plays a game to its end, for whoever drives one: chance draws, and each seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

Chooser = Callable[[State], int]  # answers for a seat with an action that was checked
Make = Callable[[State, int], object]  # makes a move, and perhaps writes it down


def apply(state: State, action: int) -> None:
    """Make a move without further ado."""
    state.apply(action)


def drive(state: State, choosers: Sequence[Chooser], chance: Rng, make: Make = apply) -> None:
    """Play on to the end; a fault of a chooser ends it at once."""
    while state.to_act != OVER:
        seat = int(state.to_act)
        make(state, int(state.draw(chance)) if seat == CHANCE else choosers[seat](state))


def win_shares(winners: Sequence[int], seats: int) -> list[float]:
    """One for the winner, shared if there are several; the shares of all seats sum to 1."""
    return [(seat in winners) / len(winners) for seat in range(seats)]


def shares_of(state: State) -> list[float]:
    """Each seat's share of the win of a finished game."""
    return win_shares(state.winners(), int(state.seats))
