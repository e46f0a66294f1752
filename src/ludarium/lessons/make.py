"""`python -m ludarium.lessons.make FILE`: let the others of a draft answer, and note its last position."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludarium.bots import Bot, bot_named
from ludarium.core.record import Record, chance_rng, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.lessons.lesson import Lesson, Step, read, record_of


class Maker:
    """Plays a draft through; where a step names no answers, a bot of the lesson's level gives them."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.record: Record = record_of(lesson)
        self.state: State = self.record.first()
        self.chance: Rng = chance_rng(lesson.seed)
        self.bot: Bot = bot_named(lesson.level, self.record.game)
        self.record.settle(self.state, self.chance)
        for text in lesson.before:
            self._play(text)

    def answers(self, step: Step) -> list[str]:
        """Do a step; the moves of the others until the learner is to act again."""
        if not step.do:
            return []
        self._play(step.do)
        for text in step.others:
            self._play(text)
        found = list(step.others)
        while self.state.to_act >= 0 and self.state.to_act != self.lesson.seat:
            rng = seat_rng(self.lesson.seed, int(self.state.to_act), len(self.record.lines))
            action = int(self.bot.choose(self.state.imagine(int(self.state.to_act), rng), rng))
            found.append(self.record.game.notation(action))
            self._play(found[-1])
        return found

    def _play(self, text: str) -> None:
        for action in self.record.game.parse(text):
            if reason := self.state.why_not(action):
                raise SystemExit(f"{text}: {reason.clause} {reason.kind} {reason.args}")
            self.record.add(self.state, action)
            self.record.settle(self.state, self.chance)


def made(text: str) -> str:
    """A draft with all answers and its hash filled in."""
    maker = Maker(read("draft", text))
    parts = re.split(r"(?m)^(?=\[\[steps\]\])", text)
    for number, step in enumerate(maker.lesson.steps, 1):
        answers = maker.answers(step)
        lines = [
            line for line in parts[number].splitlines() if not line.startswith("others =") and line.strip()
        ]
        if answers:
            lines.append(f"others = [{', '.join(chr(34) + move + chr(34) for move in answers)}]")
        parts[number] = "\n".join(lines) + "\n\n"
    whole = "".join(parts).rstrip() + "\n"
    return re.sub(r'(?m)^hash = ".*"$', f'hash = "{maker.state.hash()}"', whole)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(made(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
