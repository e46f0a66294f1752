"""Every lesson can be played through as it is written: moves, things, words and its last position."""

from __future__ import annotations

import pytest

from ludarium.core.messages import things_on
from ludarium.core.record import Line, Record, chance_rng
from ludarium.core.state import State
from ludarium.games import GAMES, HOUSE
from ludarium.lessons.lesson import Lesson, LessonError, lesson_named, lessons_of, record_of, script
from ludarium.lessons.make import made
from ludarium.lessons.standing import lit, meant, standing, words
from ludarium.text.say import LANGUAGES, Say

ALL = [lesson for game in HOUSE for lesson in lessons_of(game.id).values()]
FEWEST, MOST = 8, 15
LONGEST = 420  # letters of a step


def test_each_game_has_its_lessons() -> None:
    found = {game.id: list(lessons_of(game.id)) for game in HOUSE}
    assert found == {
        "builders-middle-ages": ["middle-ages"],
        "builders-antiquity": ["antiquity"],
        "ante-portas": ["carthage", "rome"],
        "faiyum": ["alone", "together"],
    }


class Learner:
    """Plays a lesson move by move."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.record: Record = record_of(lesson)
        self.state: State = self.record.first()
        self.chance = chance_rng(lesson.seed)
        self.record.settle(self.state, self.chance)

    def play(self, action: int) -> None:
        assert self.state.why_not(action) is None
        self.record.add(self.state, action)
        self.record.settle(self.state, self.chance)

    def let_others_play(self) -> None:
        while (stands := standing(self.lesson, self.record.lines)).reply is not None:
            self.play(stands.reply)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_lesson_can_be_played_through(lesson: Lesson) -> None:
    game, learner, told = GAMES[lesson.game], Learner(lesson), []
    assert FEWEST <= len(lesson.steps) <= MOST
    for number, step in enumerate(lesson.steps):
        learner.let_others_play()
        stands = standing(lesson, learner.record.lines)
        assert (stands.number, stands.way) == (number, "step" if step.do else "free")
        view = game.view(learner.state, lesson.seat)
        there = {thing.id for thing in things_on(view)} | {zone.id for zone in view.zones} | {"loans"}
        assert set(step.look) <= there
        for language in LANGUAGES:
            said = Say(game, language, ["Anna", "Béla"]).phrase(words(game, stands, view))
            assert 20 < len(said) < LONGEST
            assert "{" not in said
        told.append(step.words)
        if step.do:
            choice = meant(game, step, view)
            assert choice is not None, step.do
            assert set(lit(game, stands, view)) >= set(choice.things)
            for action in choice.actions:
                learner.play(action)
    assert learner.state.to_act >= 0  # it ends in a game that goes on
    assert len(set(told)) == len(told)
    assert learner.state.hash() == lesson.hash


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.id)
def test_a_wrong_move_is_allowed_and_answered_and_can_be_taken_back(lesson: Lesson) -> None:
    game, learner = GAMES[lesson.game], Learner(lesson)
    learner.let_others_play()
    right = script(lesson)[len([line for line in learner.record.lines if line.seat >= 0])][2]
    wrong = next(action for action in learner.state.legal() if action != right)
    lines = [*learner.record.lines, Line(lesson.seat, wrong)]
    stands = standing(lesson, lines)
    assert (stands.way, stands.reply) == ("off", None)
    phrase = words(game, stands, game.view(learner.state, lesson.seat))
    assert Say(game, "en").action(right) in Say(game, "en").phrase(phrase)
    assert standing(lesson, learner.record.lines).way == "step"


def test_a_changed_figure_is_noticed() -> None:
    lesson = lessons_of("builders-middle-ages")["middle-ages"]
    changed = Lesson(
        **{name: getattr(lesson, name) for name in lesson.__struct_fields__} | {"hash": "0" * 16}
    )
    with pytest.raises(LessonError, match="its last position is"):
        script(changed)
    early = Lesson(
        **{name: getattr(lesson, name) for name in lesson.__struct_fields__} | {"seed": 4, "hash": "1"}
    )
    with pytest.raises(LessonError, match="step 1: open tile-kiln"):
        script(early)


def test_a_draft_gets_its_answers_and_its_hash() -> None:
    draft = """
game = "builders-middle-ages"
title = "lesson-middle-ages"
seats = 2
seed = 3
level = "random"
hash = ""

[[steps]]
words = "lesson-bm-machine"
do = "end"
"""
    text = made(draft)
    assert 'hash = ""' not in text
    assert "others = [" in text
    assert made(text) == text


def test_an_unknown_lesson_is_told_in_one_line() -> None:
    game = GAMES["ante-portas"]
    with pytest.raises(LessonError, match="has no lesson 'spain'; it has carthage, rome"):
        lesson_named(game, "spain")
    assert lesson_named(game, "").id == "carthage"
