"""The census of Nim: every stick is somewhere exactly once. And the lines of its score."""

from __future__ import annotations

from ludarium.core.messages import ScoreLine

from .rules import Nim


def census(state: Nim) -> list[str]:
    """What is wrong with the pieces; nothing in a sound position."""
    lying, taken = sum(state.rows), sum(state.taken)
    if min([*state.rows, *state.taken]) < 0 or lying + taken != state.total():
        return [f"{lying} sticks lie and {taken} are taken, of {state.total()}"]
    return []


def score_lines(state: Nim, seat: int) -> list[ScoreLine]:
    """What a seat's score is made of (N-5)."""
    return [ScoreLine("won", 1, 1, "N-5")] if state.score(seat) else []
