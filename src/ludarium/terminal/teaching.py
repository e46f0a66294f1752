"""A guided game in the terminal: what is said before each move, and what the others answer."""

from __future__ import annotations

from ludarium.core.messages import View
from ludarium.core.record import Record, table_of
from ludarium.lessons.lesson import Lesson
from ludarium.lessons.standing import Standing, standing, words
from ludarium.terminal.layout import wrapped
from ludarium.terminal.stage import Stage


def lesson_record(lesson: Lesson, record: Record) -> Record:
    """The record of a guided game, with the learner of a record and bots at the other seats."""
    who = next(seat for seat in record.seats if seat.startswith("human"))
    seats = [who if seat == lesson.seat else f"bot {lesson.level}" for seat in range(lesson.seats)]
    return table_of(record.game, seats, lesson.options, lesson.seed)


class Teacher:
    """Says each step once, and is silent when the learner plays freely."""

    def __init__(self, lesson: Lesson, stage: Stage) -> None:
        self.lesson = lesson
        self.stage = stage
        self.told: tuple[int, str] | None = None

    def stands(self) -> Standing:
        return standing(self.lesson, self.stage.sitting.record.lines)

    def tell(self, view: View) -> None:
        """What the lesson says before the learner moves, if it is new."""
        stands = self.stands()
        if self.told == (stands.number, stands.way) or (self.told and self.told[1] == "free"):
            return
        self.told = (stands.number, stands.way)
        say, game = self.stage.say, self.stage.sitting.record.game
        head = say.words("lesson-step", {"step": stands.number + 1, "steps": len(self.lesson.steps)})
        text = f"{head}: {say.phrase(words(game, stands, view))}"
        self.stage.screen.section(wrapped(text, self.stage.screen.width))
