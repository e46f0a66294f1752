"""A puzzle at the prompt: the position from the solver's seat, the usual menus, then the answer."""

from __future__ import annotations

from ludarium.advice.forecast import turn_of
from ludarium.core.messages import Args
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.solving import Verdict, position, verdict
from ludarium.puzzles.told import answer
from ludarium.terminal.layout import INDENT, sentence, wrapped
from ludarium.terminal.news import Left
from ludarium.terminal.screen import Screen
from ludarium.terminal.seats import HUMAN, names, recorded
from ludarium.terminal.session import Session
from ludarium.terminal.sitting import Sitting
from ludarium.text.say import Say


def solve(puzzle: Puzzle, language: str, screen: Screen) -> Verdict:
    """Let somebody try a puzzle; who leaves is told nothing."""
    solver = Solver(puzzle, language, screen)
    try:
        solver.session.play_while(lambda: solver.verdict() == "open")
    except (Left, EOFError):
        return "open"
    screen.section(solver.told())
    return solver.verdict()


class Solver:
    """One puzzle at one terminal."""

    def __init__(self, puzzle: Puzzle, language: str, screen: Screen) -> None:
        found = position(puzzle)
        old, self.puzzle, self.screen = found.record, puzzle, screen
        self.at = len(old.lines)
        self.turn = turn_of(found.state)
        seats = list(old.seats)
        seats[puzzle.seat] = f"{HUMAN} {Say(old.game, language).words('person')}"
        record = Record(old.game, old.options, seats, puzzle.seed, lines=list(old.lines))
        self.say = Say(record.game, language, names(Say(record.game, language), seats))
        sitting = Sitting(record, recorded(record.game, seats), self.at)
        self.session = Session(sitting, self.say, screen, None)
        screen.section(wrapped(self._head(), screen.width))

    def _head(self) -> str:
        puzzle = self.puzzle
        args: Args = {"id": puzzle.id, "rating": str(puzzle.rating), "grade": puzzle.grade}
        return self.say.words("puzzle-head", args)

    def verdict(self) -> Verdict:
        sitting = self.session.sitting
        actions = [line.action for line in sitting.record.lines[self.at :] if line.seat == self.puzzle.seat]
        over = sitting.state.to_act == OVER or turn_of(sitting.state) != self.turn
        return verdict(sitting.record.game, self.puzzle, actions, over=over)

    def told(self) -> list[str]:
        """Right or wrong, the best turn, why, and what comes next to it."""
        say, found = self.say, answer(self.say.game, self.puzzle)
        lines = [say.words(f"puzzle-{self.verdict()}")]
        lines.append(say.words("puzzle-best", {"moves": say.phrases(found.moves)}))
        lines += [say.phrase(reason) for reason in found.reasons]
        for other in found.others:
            args = {"move": say.phrases(other.moves), "less": say.phrase(other.less)}
            lines.append(say.words("hint-other", args))
        lines.append(say.words("puzzle-found", {"percent": found.found}))
        return [part for line in lines for part in wrapped(sentence(line), self.screen.width, "", INDENT)]
