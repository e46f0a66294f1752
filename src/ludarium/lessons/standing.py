"""Where a learner stands: a function of the moves that were made, so that it can be taken back and saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ludarium.core.game import Game
from ludarium.core.messages import Choice, Phrase, View, Word
from ludarium.core.record import Line
from ludarium.lessons.lesson import Lesson, Step

Way = Literal["step", "off", "free"]


@dataclass(frozen=True)
class Standing:
    """The step that is next, and whether the learner is on the way of the lesson, off it, or free."""

    lesson: Lesson
    number: int
    way: Way
    reply: int | None = None  # what the lesson lets another seat do now

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]


def standing(lesson: Lesson, lines: Sequence[Line]) -> Standing:
    """Compare what was played with what the lesson has in mind."""
    moves = [(line.seat, line.action) for line in lines if line.seat >= 0]
    script = lesson.script()
    for (number, seat, action), move in zip(script, moves, strict=False):
        if move != (seat, action):
            return Standing(lesson, number, "off")
    if len(moves) >= len(script):
        over = len(moves) > len(script)
        return Standing(lesson, len(lesson.steps) - 1, "free" if over or not lesson.steps[-1].do else "step")
    number, seat, action = script[len(moves)]
    return Standing(lesson, number, "step", None if seat == lesson.seat else action)


def meant(game: Game, step: Step, view: View) -> Choice | None:
    """The choice that a step asks for, if it is offered now."""
    actions = game.parse(step.do) if step.do else []
    return next((choice for choice in view.choices if choice.actions == actions), None)


def words(game: Game, standing: Standing, view: View) -> Phrase:
    """What is said now, with figures of the position put in."""
    step = standing.step
    if standing.way == "off":
        return Phrase("lesson-off", {"move": _move(game, step)})
    if standing.reply is not None:
        return Phrase("lesson-wait")
    args: dict[str, Word] = {name: _figure(view, place) for name, place in step.figures.items()}
    if not step.do:
        return Phrase(step.words, args)
    choice = meant(game, step, view)
    named = game.move(game.parse(step.do)[-1]).args
    terms: dict[str, Word] = {
        "move": _move(game, step),
        "price": list(choice.price) if choice else [],
        "brings": list(choice.brings) if choice else [],
    }
    return Phrase(step.words, {**named, **terms, **args})


def _move(game: Game, step: Step) -> Phrase:
    move = game.move(game.parse(step.do)[-1])
    return Phrase(f"action-{move.kind}", {**move.args})


def _figure(view: View, place: str) -> Word:
    """A figure of the view by the way to it, such as seats.0.coins."""
    found: Any = msgspec.to_builtins(view)
    for part in place.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    if not isinstance(found, str | int):
        raise LookupError(f"{place} is no figure")
    return found


def lit(game: Game, standing: Standing, view: View) -> list[str]:
    """The things that are talked about."""
    if standing.way != "step":
        return []
    choice = meant(game, standing.step, view)
    return list(dict.fromkeys([*standing.step.look, *(choice.things if choice else [])]))
