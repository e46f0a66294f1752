"""Action ids of Nim as moves and as text, both ways."""

from __future__ import annotations

from ludarium.core.actions import ActionTexts
from ludarium.core.messages import Move

from .rules import ACTIONS, START
from .state import MOST, ROWS

FORMS = {"take": "take {sticks} from {row}", "start": "start {seat}"}


def _taking(code: int) -> Move:
    row, less = divmod(code, MOST)
    return Move("take", {"row": ROWS[row], "sticks": less + 1})


TEXTS = ActionTexts(FORMS, [(0, _taking), (START, lambda seat: Move("start", {"seat": seat}))], ACTIONS)
