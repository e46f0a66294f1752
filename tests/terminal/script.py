"""A scripted player: answers that are typed, and everything that the screen shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, repeat
from pathlib import Path

from ludarium.core.notation import load
from ludarium.core.record import Record
from ludarium.games import GAMES
from ludarium.terminal.menu import start
from ludarium.terminal.screen import Screen

MOST_ANSWERS = 3000
ANTIQUITY = "builders-antiquity"
MIDDLE_AGES = "builders-middle-ages"


class Script:
    """Types the answers one after the other, then ends the input; an answer may be an error to raise."""

    def __init__(self, answers: Iterable[str | BaseException] = (), width: int = 80) -> None:
        self.answers: Iterator[str | BaseException] = iter(answers)
        self.lines: list[str] = []
        self.asked = 0
        self.screen = Screen(self.lines.append, self.read, width)

    def read(self, prompt: str) -> str:
        self.lines.append(prompt)
        self.asked += 1
        assert self.asked < MOST_ANSWERS, "the game does not end"
        answer = next(self.answers, EOFError())
        if isinstance(answer, BaseException):
            raise answer
        self.lines.append(f"> {answer}")
        return answer

    def text(self) -> str:
        """All that was shown, wrapped lines joined again."""
        return " ".join(" ".join(self.lines).split())

    def after(self, answer: str) -> str:
        """What was shown between an answer and the next one."""
        first = self.lines.index(f"> {answer}") + 1
        rest = self.lines[first:]
        last = next((place for place, line in enumerate(rest) if line.startswith("> ")), len(rest))
        return " ".join(" ".join(rest[:last]).split())


def ones() -> Iterator[str]:
    """Always the first choice."""
    return repeat("1")


def then_ones(*answers: str) -> Iterator[str]:
    return chain(answers, ones())


def play(
    answers: Iterable[str | BaseException],
    file: Path,
    *,
    game: str = ANTIQUITY,
    seats: Sequence[str] = ("human:Anna", "random"),
    language: str = "en",
    seed: int | None = 7,
    rounds: str = "3",
    width: int = 80,
) -> tuple[Script, Record]:
    """Play a new game with these answers; what was shown, and the game as it was saved."""
    script = Script(answers, width)
    limit = {"rounds": rounds} if "rounds" in GAMES[game].table() else {}
    start(game, seats, language, seed, limit, save=file, screen=script.screen)
    return script, load(file, GAMES)


def resume(
    answers: Iterable[str | BaseException], file: Path, *, language: str = "en"
) -> tuple[Script, Record]:
    """Go on with a saved game."""
    script = Script(answers)
    start(None, (), language, resume=file, screen=script.screen)
    return script, load(file, GAMES)


def moves(record: Record, seat: int = 0) -> list[str]:
    """The moves of a seat in notation."""
    return [record.game.notation(line.action) for line in record.lines if line.seat == seat]


def left_with(error: type[BaseException], action: Callable[[], object]) -> BaseException:
    """The error that an action ends with."""
    try:
        action()
    except error as raised:
        return raised
    raise AssertionError(f"no {error.__name__}")
