"""What people see of Nim: zones with things, goals, choices with what they bring, all without a language."""

from __future__ import annotations

import msgspec

from ludarium.core.messages import Choice, Goal, Phrase, Refusal, Thing, View, Zone
from ludarium.core.state import OVER

from .actions import TEXTS
from .rules import Nim
from .state import MOST, ROWS


class NimView(View, frozen=True, kw_only=True):
    """The figures for a drawing, if the game should get one; the table for any game needs none."""

    rows: list[int]
    taken: list[int]


def view(state: Nim, game_id: str, viewer: int | None) -> NimView:
    """The table as a viewer sees it: in Nim everybody sees everything."""
    choices, refusals = _offers(state, viewer)
    return NimView(
        game=game_id,
        viewer=viewer,
        to_act=int(state.to_act),
        choices=choices,
        refusals=refusals,
        winners=state.winners() if state.to_act == OVER else [],
        now=_now(state),
        zones=[_rows(state), *[_seat(state, seat) for seat in range(int(state.seats))]],
        goals=[_goal(state)],
        rows=list(state.rows),
        taken=list(state.taken),
    )


def _offers(state: Nim, viewer: int | None) -> tuple[list[Choice], list[Refusal]]:
    """Only the seat to act is offered anything."""
    if viewer is None or viewer != state.to_act:
        return [], []
    choices, refusals = TEXTS.offers(state)
    return [_told(state, choice) for choice in choices], refusals


def _told(state: Nim, choice: Choice) -> Choice:
    """A choice with the row that it is about, and what comes of it."""
    row, sticks = ROWS.index(str(choice.move.args["row"])), int(choice.move.args["sticks"])
    left = state.rows[row] - sticks
    is_last = sum(state.rows) == sticks
    loses = is_last and not state.last_wins
    brings = [Phrase("nim-leaves", {"sticks": left})]
    if is_last:
        brings = [Phrase("nim-loses" if loses else "nim-wins")]
    return msgspec.structs.replace(
        choice,
        brings=brings,
        things=[f"row:{ROWS[row]}"],
        ask=Phrase("nim-ask-last") if loses else None,
    )


def _now(state: Nim) -> Phrase:
    if state.to_act < 0:
        return Phrase("nim-over" if state.to_act == OVER else "nim-drawn")
    return Phrase("nim-turn", {"player": int(state.to_act), "most": MOST})


def _rows(state: Nim) -> Zone:
    things = [
        Thing(
            id=f"row:{row}",
            name=Phrase("nim-row", {"row": row}),
            card=("row", row),
            facts=[Phrase("nim-sticks", {"sticks": sticks})],
        )
        for row, sticks in zip(ROWS, state.rows, strict=False)
    ]
    return Zone(id="rows", title=Phrase("nim-table"), things=things)


def _seat(state: Nim, seat: int) -> Zone:
    facts = [Phrase("nim-taken", {"sticks": state.taken[seat]})]
    return Zone(id=f"seat:{seat}", title=Phrase("nim-seat", {"player": seat}), seat=seat, facts=facts)


def _goal(state: Nim) -> Goal:
    words = Phrase("nim-goal-wins" if state.last_wins else "nim-goal-loses")
    taken = state.total() - sum(state.rows)
    return Goal(id="last", words=words, value=taken, of=state.total(), ends=True, clause="N-4")
