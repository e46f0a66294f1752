"""What happened, in words: the log, a whole game, and the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.messages import Event
from ludarium.core.record import Record
from ludarium.core.state import OVER, State
from ludarium.terminal.layout import INDENT, wrapped
from ludarium.text.say import Say

HEADINGS = ("round-began",)
ENDINGS = ("over", "cut-short")


def event_lines(say: Say, events: Sequence[Event], width: int, viewer: int | None = None) -> list[str]:
    """The events that a viewer may see as lines; a new round is a heading."""
    return _lines(say, [event for event in events if event.is_for(viewer)], width)


def _lines(say: Say, events: Sequence[Event], width: int) -> list[str]:
    return [line for event in events for line in _event(say, event, width)]


def _event(say: Say, event: Event, width: int) -> list[str]:
    if event.kind in HEADINGS + ENDINGS:
        return ["", *wrapped(say.event(event), width)]
    return wrapped(say.event(event), width, INDENT, INDENT * 2)


def game_lines(say: Say, record: Record, width: int) -> list[str]:
    """A whole game with all its secrets, or as far as it went with what everybody may know."""
    state = record.first()
    events: list[Event] = []
    state.log = events
    for line in record.lines:
        state.apply(line.action)
    lines = [say.words(f"game-{record.game.id}"), "", say.words("story-set-up")]
    if state.to_act == OVER:
        return [*lines, *_lines(say, events, width), "", *final_lines(say, state, width)]
    return [*lines, *event_lines(say, events, width), "", say.words("story-unfinished")]


def final_lines(say: Say, state: State, width: int) -> list[str]:
    """The final scoring, line by line for each seat, and who wins."""
    lines = [say.words("final-scoring")]
    for seat, score in enumerate(state.scores()):
        args = {"player": say.player(seat), "score": say.amount(score)}
        lines += wrapped(say.words("final-seat", args), width, INDENT)
        parts = [say.score_line(line) + f" ({line.clause})" for line in say.game.score_lines(state, seat)]
        lines += [line for part in parts for line in wrapped(part, width, INDENT * 2, INDENT * 3)]
    winners = state.winners()
    names = ", ".join(say.player(seat) for seat in winners)
    return [*lines, "", *wrapped(say.words("final-winners", {"count": len(winners), "names": names}), width)]
