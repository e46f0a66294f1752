"""The course of a game at a table: its moves, the position they lead to, and the way back."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.record import Line, Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, State
from ludarium.server.errors import BrokenTableError
from ludarium.server.messages import LogLine

CHECKPOINT_EVERY = 32  # moves; so many are made anew at most when moves are taken back


@dataclass(frozen=True)
class Checkpoint:
    """A position on the way, kept so that nobody has to begin at the beginning."""

    at: int
    state: State
    chance: Rng
    lines: int  # of the log


class Trial:
    """Moves that are tried on a copy of a position, with what happens at each of them."""

    def __init__(self, course: Course) -> None:
        self.before = course.at
        began = course.waits[-1] if course.waits else 0  # whose turn it is hangs on nothing before that
        lines = course.record.lines[began:]
        self.record = Record(course.game, course.record.options, course.record.seats, lines=lines)
        self.known = len(lines)
        self.state, self.chance = course.state.copy(), course.chance.copy()
        self.log: list[LogLine] = []
        self.events: list[Event] = []  # of the last move
        self.state.log = self.events

    @property
    def lines(self) -> list[Line]:
        return self.record.lines[self.known :]

    @property
    def at(self) -> int:
        return self.before + len(self.record.lines) - self.known

    def make(self, action: int) -> None:
        """Make a legal move."""
        self.events.clear()
        self.record.add(self.state, action)
        self.log += [LogLine(self.at, event) for event in self.events]

    def settle(self) -> None:
        """Let chance draw until a seat has to act or the game is over."""
        while self.state.to_act == CHANCE:
            self.make(int(self.state.draw(self.chance)))


class Course:
    """What has been played at a table."""

    def __init__(self, id_: str, record: Record, seed: int, inherited: int) -> None:
        self.id = id_
        self.game: Game = record.game
        self.record = record
        self.branch_at = inherited  # where a branch left its game; nothing before it can be taken back
        self.state: State = record.first()
        self.log: list[LogLine] = []
        # the draws of a branch up to its first position came from another seed
        self.chance: Rng = chance_rng(seed)
        self.waits: list[int] = []  # how many moves there were before each move of a seat
        self._buffer: list[Event] = []
        self._checkpoints: list[Checkpoint] = []
        self._remember()
        self.state.log = self._buffer

    @property
    def at(self) -> int:
        """How many moves were made."""
        return len(self.record.lines)

    @property
    def to_act(self) -> int:
        return int(self.state.to_act)

    def position(self) -> tuple[int, str]:
        """What tells this position from all others of the table, also after moves were taken back."""
        return self.at, str(self.state.hash())

    def move(self, line: Line) -> None:
        """One move that is known to be legal, checked against what was written down with it."""
        if line.seat != self.state.to_act:
            raise BrokenTableError(self.id, f"move {self.at + 1}: seat {line.seat} was not to act")
        inherited = self.at < self.branch_at
        if line.seat == CHANCE and not inherited and self.state.draw(self.chance) != line.action:
            raise BrokenTableError(self.id, f"move {self.at + 1}: not the draw of its seed")
        if line.seat != CHANCE:
            self.waits.append(self.at)
        self.record.add(self.state, line.action)
        if self.record.lines[-1].hash != line.hash:
            raise BrokenTableError(self.id, f"move {self.at}: another position than was written down")
        self.log += [LogLine(self.at, event) for event in self._buffer]
        self._buffer.clear()
        if self.at % CHECKPOINT_EVERY == 0:
            self._remember()

    def follow(self, trial: Trial) -> None:
        """Go where moves have led that were just tried on this position: they need not be made again."""
        before = self.at
        lines = trial.lines
        self.waits += [before + number for number, line in enumerate(lines) if line.seat != CHANCE]
        self.record.lines += lines
        self.log += trial.log
        self.state, self.chance = trial.state, trial.chance
        self.state.log = self._buffer
        if self.at - self._checkpoints[-1].at >= CHECKPOINT_EVERY // 2:  # several moves come at once
            self._remember()

    def _remember(self) -> None:
        self._checkpoints.append(Checkpoint(self.at, self.state.copy(), self.chance.copy(), len(self.log)))

    def _before(self, at: int) -> Checkpoint:
        """The last checkpoint that is not after a position."""
        return next(point for point in reversed(self._checkpoints) if point.at <= at)

    def back_to(self, at: int) -> None:
        """Go back to the position after so many moves."""
        point = self._before(at)
        again = self.record.lines[point.at : at]
        self._checkpoints = [kept for kept in self._checkpoints if kept.at <= point.at]
        self.record.lines = self.record.lines[: point.at]
        self.waits = [before for before in self.waits if before < point.at]
        self.state, self.chance = point.state.copy(), point.chance.copy()
        self.state.log = self._buffer
        del self.log[point.lines :]
        for line in again:
            self.move(line)
        if self._checkpoints[-1].at < at:
            self._remember()  # whoever goes to and fro does not make the same moves anew each time

    def after(self, at: int) -> State:
        """The position after so many moves."""
        point = self._before(at)
        state = point.state.copy()
        for line in self.record.lines[point.at : at]:
            state.apply(line.action)
        return state

    def since_news(self, seat: int) -> int:
        """How many of the last moves are a seat's and showed nothing, neither a draw nor news of the game."""
        lines = self.record.lines
        now = others = len(lines)
        while others and lines[others - 1].seat == seat:
            others -= 1
        if others == now:
            return 0
        return now - max(self._last_news(), others, self.branch_at)

    def _last_news(self) -> int:
        """After how many moves the last news of the game came."""
        telling = self.game.news
        lines = reversed(self.log) if telling else ()
        return next((line.at for line in lines if line.event.kind in telling), 0)
