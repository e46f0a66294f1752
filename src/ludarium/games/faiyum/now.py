"""What is going on at a table of Faiyum and what is asked of the seat to act, as a phrase."""

from __future__ import annotations

from ludarium.core.messages import Phrase
from ludarium.core.state import OVER
from ludarium.games.faiyum import phrases
from ludarium.games.faiyum.figures import FaiyumView

TURNS = ("turn", "draw", "start", "deal", "begin")  # nothing but a turn is waiting
AFTERWARDS = ("discard", "clear", "fetch")  # done by themselves


def now(view: FaiyumView) -> Phrase:
    """What the seat to act has to do, or who has won."""
    if view.to_act == OVER:
        return Phrase("fa-now-over", {"winners": [_winner(view, seat) for seat in view.winners]})
    if not view.market and view.round == 0:
        return Phrase("fa-now-set-up")
    task = next((task for task in view.todo if task.verb not in AFTERWARDS), None)
    if task is None or task.verb in TURNS:
        return Phrase("fa-now-last-turn" if view.ending else "fa-now-turn", {"player": view.turn})
    told = phrases.task(task.verb, task.args)
    if view.table is None:
        return Phrase("fa-now-task", {"player": view.turn, "task": told})
    return Phrase("fa-now-card", {"player": view.turn, "card": view.table, "task": told})


def _winner(view: FaiyumView, seat: int) -> Phrase:
    return Phrase("fa-winner", {"player": seat, "fame": phrases.amount("fame", view.seats[seat].fame)})
