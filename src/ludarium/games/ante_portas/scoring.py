"""Who wins Ante Portas, and by which clause. Compiled."""

from __future__ import annotations

from typing import Final

from ludarium.core.messages import ScoreLine
from ludarium.games.ante_portas.stages import ENDINGS, WORN_DOWN
from ludarium.games.ante_portas.state import AntePortasState

CLAUSES: Final = ("AP-74", "AP-71", "AP-71", "AP-72", "AP-72", "AP-72", "AP-74")  # by ending


def score_lines(state: AntePortasState, seat: int) -> list[ScoreLine]:
    """How it ended: 1 for the winner, 0 for the loser; before the end as if Hannibal were worn down now."""
    won = int(state.winner()) == seat
    ending = int(state.ending)
    return [ScoreLine(ENDINGS[ending] or ENDINGS[WORN_DOWN], 1, int(won), CLAUSES[ending])]
