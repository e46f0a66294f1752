"""What a lesson is: a fixed deal and steps, each with words and the move that the learner makes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.record import Record, chance_rng, table_of
from ludarium.games import GAMES

FOLDER = "lessons"
FREE = ""  # the move of a last step: from here on the game is free


class LessonError(LudariumError):
    """Why a lesson cannot be had."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: its words, what is lit up, the learner's move and what the others answer."""

    words: str  # the message, in the catalogues of the game
    do: str = FREE  # a move in the notation of the game
    others: list[str] = []  # the moves of the others until the learner is to act again
    look: list[str] = []  # things of the view besides those of the move
    figures: dict[
        str, str
    ] = {}  # arguments of the words: where they stand in the view, such as seats.0.coins


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game; `hash` is that of the position after its last step, so that no change goes unnoticed."""

    game: str
    title: str  # the message that names it
    seats: int
    seed: int
    level: str  # of the bots, when the game is free
    hash: str
    steps: list[Step]
    seat: int = 0  # the learner's
    options: dict[str, str] = {}
    before: list[str] = []  # what the others do before the first step
    id: str = ""  # the name of its file

    def script(self) -> list[tuple[int, int, int]]:
        """All moves of seats as step, seat, action; found by playing them, for the notation names no seat."""
        return script(self)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their ids, in the order of their files."""
    found = {name: lesson for name, lesson in _of_package(GAMES[game].package).items() if lesson.game == game}
    return dict(sorted(found.items()))


@cache
def _of_package(package: str) -> dict[str, Lesson]:
    folder = resources.files(package).joinpath(FOLDER)
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return {
        name: read(name, file.read_text("utf-8")) for file in files if (name := file.name[: -len(".toml")])
    }


def read(name: str, text: str) -> Lesson:
    return msgspec.structs.replace(msgspec.convert(tomllib.loads(text), Lesson), id=name)


def lesson_named(game: Game, name: str) -> Lesson:
    """A lesson of a game by its id; without one the first."""
    found = lessons_of(game.id)
    if not found:
        raise LessonError(f"{game.id} has no lessons")
    if name and name not in found:
        raise LessonError(f"{game.id} has no lesson {name!r}; it has {', '.join(found)}")
    return found[name or next(iter(found))]


_scripts: dict[str, list[tuple[int, int, int]]] = {}


def script(lesson: Lesson) -> list[tuple[int, int, int]]:
    """The moves of a lesson, checked against the rules once."""
    key = f"{lesson.game} {lesson.id} {lesson.hash}"
    if key not in _scripts:
        _scripts[key] = _played(lesson)
    return _scripts[key]


def record_of(lesson: Lesson) -> Record:
    """A record of the lesson's table before the first move."""
    return table_of(GAMES[lesson.game], ["human"] * lesson.seats, lesson.options, lesson.seed)


def _played(lesson: Lesson) -> list[tuple[int, int, int]]:
    record = record_of(lesson)
    state, chance = record.first(), chance_rng(lesson.seed)
    found: list[tuple[int, int, int]] = []
    record.settle(state, chance)
    for number, step in enumerate(lesson.steps):
        before = lesson.before if number == 0 else []
        for text in [*before, step.do, *step.others] if step.do else []:
            for action in record.game.parse(text):
                if reason := state.why_not(action):
                    raise LessonError(
                        f"{lesson.id}, step {number + 1}: {text}: {reason.clause} {reason.kind}"
                    )
                found.append((number, int(state.to_act), action))
                record.add(state, action)
                record.settle(state, chance)
    if lesson.hash and state.hash() != lesson.hash:
        raise LessonError(f"{lesson.id}: its last position is {state.hash()}, not {lesson.hash}")
    return found
