"""Every lesson is played through at the prompt, in words; who leaves its way is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core.notation import load
from ludarium.games import GAMES, HOUSE
from ludarium.lessons.lesson import Lesson, LessonError, lessons_of
from ludarium.terminal.menu import start
from tests.terminal.script import Script

ALL = [lesson for game in HOUSE for lesson in lessons_of(game.id).values()]


def learn(lesson: Lesson, file: Path, *answers: str) -> Script:
    script = Script(answers)
    start(lesson.game, ["human", "bot"], "en", save=file, screen=script.screen, lesson=lesson.id)
    return script


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_through(lesson: Lesson, file: Path) -> None:
    script = learn(lesson, file, *(step.do for step in lesson.steps if step.do))
    for number in range(1, len(lesson.steps) + 1):
        assert f"Lesson, step {number} of {len(lesson.steps)}: " in script.text()
    assert load(file, GAMES).after().hash() == lesson.hash


def test_a_wrong_move_is_answered(file: Path) -> None:
    lesson = lessons_of("builders-middle-ages")["middle-ages"]
    script = learn(lesson, file, "take 1", "u", "open tile-kiln")
    assert "The lesson had in mind: open the site of the Tile Kiln" in script.after("take 1")
    assert "step 1 of 15" in script.after("u")
    assert "step 2 of 15" in script.after("open tile-kiln")


def test_an_unknown_lesson_is_told_in_one_line() -> None:
    with pytest.raises(LessonError, match="builders-antiquity has no lesson 'x'; it has antiquity"):
        start("builders-antiquity", ["human", "bot"], "en", screen=Script().screen, lesson="x")
