"""A game as it was played: who sat where, under which rules, and every move in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

STREAMS_A_GAME = 16  # stream 0 of a game is chance, 1 + seat the bot of that seat


class IllegalMoveError(LudariumError):
    """A move that the rules do not allow, with its reason as an id."""


def chance_rng(seed: int, number: int = 0) -> Rng:
    """The randomness of chance in game `number` of a seed."""
    return Rng(seed, number * STREAMS_A_GAME)


def seat_rng(seed: int, seat: int, number: int = 0) -> Rng:
    """The randomness of the bot at a seat; never the one that deals."""
    return Rng(seed, number * STREAMS_A_GAME + 1 + seat)


class Line(msgspec.Struct, frozen=True, gc=False):
    """One move: who made it (a seat or CHANCE), its action id, and the position's hash if a turn ended."""

    seat: int
    action: int
    hash: str | None = None


@dataclass(repr=False)
class Record:
    """A game from its first chance move on; a save is just a record that is not finished."""

    game: Game
    options: dict[str, str]
    seats: list[str]  # "human Anna", "bot greedy"
    seed: int | None = None  # given: every chance move follows from it
    number: int = 0
    lines: list[Line] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<Record of {self.game.id}, {', '.join(self.seats)}, {len(self.lines)} moves>"

    def first(self) -> State:
        """The position before the first move."""
        return self.game.new(len(self.seats), self.options)

    def after(self, moves: int | None = None) -> State:
        """The position after so many moves, by default after all."""
        state = self.first()
        for line in self.lines[:moves]:
            state.apply(line.action)
        return state

    def add(self, state: State, action: int) -> None:
        """Make a legal move and write it down."""
        mover = int(state.to_act)
        state.apply(action)
        self.lines.append(Line(mover, action, state.hash() if self._turn_ended(state, mover) else None))

    def settle(self, state: State, chance: Rng) -> None:
        """Let chance make its moves, written down, until a seat has to act or the game is over."""
        while state.to_act == CHANCE:
            self.add(state, int(state.draw(chance)))

    def _turn_ended(self, state: State, mover: int) -> bool:
        """Whether the move to be written hands over to another seat or ends the game."""
        if state.to_act == OVER:
            return True
        return state.to_act != CHANCE and state.to_act != self._last_seat(mover)

    def _last_seat(self, mover: int) -> int:
        if mover != CHANCE:
            return mover
        return next((line.seat for line in reversed(self.lines) if line.seat != CHANCE), CHANCE)

    def undoable(self, seat: int) -> int:
        """How many moves a seat may take back: its own last ones, since chance or news of the game."""
        count = 0
        for line in reversed(self.lines):
            if line.seat != seat:
                break
            count += 1
        return self._since_news(count) if count and self.game.news else count

    def _since_news(self, count: int) -> int:
        """How many of the last moves come after the last event that is news."""
        state = self.after(len(self.lines) - count)
        events: list[Event] = []
        state.log = events
        free = 0
        for line in self.lines[len(self.lines) - count :]:
            events.clear()
            state.apply(line.action)
            free = 0 if any(event.kind in self.game.news for event in events) else free + 1
        return free


def checked(state: State, action: int) -> int:
    """An action from outside, or the reason why it is not allowed."""
    reason = state.why_not(action)
    if reason is not None:
        raise IllegalMoveError(f"{reason.clause}: {reason.kind}")
    return action


def replay(record: Record) -> list[State]:
    """The positions of a game, from before the first move to after the last."""
    state = record.first()
    positions = [state.copy()]
    for line in record.lines:
        state.apply(line.action)
        positions.append(state.copy())
    return positions


def table_of(game: Game, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> Record:
    """A new record with checked options and seats."""
    game.check_seats(len(seats))
    return Record(game, game.table(options), list(seats), seed)
