"""The record that ties one game's parts together, and the options of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ludarium.core.errors import OptionError
from ludarium.core.features import Features
from ludarium.core.messages import Args, Move, ScoreLine, View
from ludarium.core.state import State


@dataclass(frozen=True)
class Option:
    """A switch of a table: either one of named choices, or a number (or `none`)."""

    name: str
    clause: str
    default: str
    simulation: str
    choices: tuple[str, ...] = ()
    most: int = 0

    def check(self, value: str) -> str:
        """The value in its canonical form."""
        if value in (self.choices or ("none",)):
            return value
        if self.most and value.isascii() and value.isdigit() and 1 <= int(value) <= self.most:
            return str(int(value))
        allowed = ", ".join(self.choices) if self.choices else f"none or a number from 1 to {self.most}"
        raise OptionError(f"option {self.name}: {value!r} is not possible; it takes {allowed}")


@dataclass(frozen=True)
class Game:
    """One game of the house. `rules` changes whenever an old game file would play differently."""

    id: str
    family: str  # the package, the catalogue of words and the page of clauses
    rules: int
    seats: range
    options: tuple[Option, ...]
    score_unit: int  # how many of the smallest unit make one point
    start: Callable[[int, Mapping[str, str]], State]
    move: Callable[[int], Move]  # an action id taken apart
    notation: Callable[[int], str]  # an action id as text
    parse: Callable[[str], list[int]]  # a text as action ids; a move with bought actions gives several
    view: Callable[[State, int | None], View]
    score_lines: Callable[[State, int], list[ScoreLine]]
    census: Callable[[State], list[str]]  # what is wrong with the pieces; nothing in a sound position
    card_message: Callable[[str, str], tuple[str, Args] | None]  # the words for a card id in an argument
    cards: tuple[tuple[str, str], ...]  # every card as (argument, id)
    clauses: tuple[str, ...]  # the ids of the clauses of this game
    features: Features  # a position as numbers for learning programs
    hidden: bool = False  # hands are private: a seat has to imagine what it does not see
    news: frozenset[str] = frozenset()  # events that no move is taken back beyond

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise OptionError(f"{self.id} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return seats

    def table(self, given: Mapping[str, str] | None = None, *, simulation: bool = False) -> dict[str, str]:
        """All options of a table, in canonical form and order, with defaults where nothing is given."""
        wanted = dict(given or {})
        chosen = {
            option.name: option.check(
                wanted.pop(option.name, option.simulation if simulation else option.default)
            )
            for option in self.options
        }
        for name in wanted:
            raise OptionError(f"{self.id} has no option {name!r}; it has {', '.join(chosen)}")
        return chosen

    def new(self, seats: int, options: Mapping[str, str] | None = None, *, simulation: bool = False) -> State:
        """The position before chance has dealt anything."""
        return self.start(self.check_seats(seats), self.table(options, simulation=simulation))

    def restore(self, seats: int, options: Mapping[str, str], snapshot: list[int]) -> State:
        """The position that a snapshot describes."""
        state = self.new(seats, options)
        state.restore(snapshot)
        return state
