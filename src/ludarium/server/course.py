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
        self.record.add(self.state, line.action)
        if self.record.lines[-1].hash != line.hash:
            raise BrokenTableError(self.id, f"move {self.at}: another position than was written down")
        self.log += [LogLine(self.at, event) for event in self._buffer]
        self._buffer.clear()
        if self.at % CHECKPOINT_EVERY == 0:
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
        telling = self.game.news
        kinds = ((line.at, line.event.kind) for line in reversed(self.log)) if telling else iter(())
        news = next((at for at, kind in kinds if kind in telling), 0)
        lines = self.record.lines
        others = next((n for n in range(len(lines), 0, -1) if lines[n - 1].seat != seat), 0)
        return self.at - max(news, others, self.branch_at)
