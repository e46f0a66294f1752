"""The record that ties one game's parts together, and the options of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.core.errors import OptionError
from ludarium.core.features import Features
from ludarium.core.messages import Args, Choice, Move, Phrase, ScoreLine, View
from ludarium.core.refusals import Refusals, in_numbers
from ludarium.core.state import State

if TYPE_CHECKING:
    from ludarium.core.campaign import Campaign


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
class Kind:
    """A kind of move: the clause that says what it takes, and how many such moves are told apart."""

    name: str
    clause: str
    named: str = ""  # the argument that stands for the move in a list
    steps: tuple[str, ...] = ()  # the arguments to ask for, one after the other, where moves are many
    brief: bool = False  # under its heading the argument alone says it
    grid: bool = False  # moves stand side by side, each in a few letters
    faced: bool = False  # such a move is about what the card says, so a list says it, too


def _no_face(_kind: str, _card: str) -> list[Phrase]:
    """Where cards say nothing but their name."""
    return []


def _not_printed(_kind: str, _card: str) -> object:
    """Where a card's words are all that its drawing needs."""
    return None


@dataclass(frozen=True)
class Preference:
    """An answer that a person may give once for all: a choice of a view, and the words around it."""

    choice: Callable[[View], Choice | None]
    begins: str  # said when it is answered so from now on
    ends: str  # said when it is asked again


def _once(_kind: str, _card: str) -> int:
    """Where every card is another one."""
    return 1


@dataclass(frozen=True, repr=False)
class Game:
    """One game of the house. `rules` changes whenever an old game file would play differently."""

    id: str
    family: str  # games of one package share their words and their page of clauses
    package: str  # where its words are kept
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
    kinds: tuple[Kind, ...]  # of moves, in the order in which people think of them
    features: Features  # a position as numbers for learning programs
    hidden: bool = False  # hands are private: a seat has to imagine what it does not see
    news: frozenset[str] = frozenset()  # events that no move is taken back beyond
    face: Callable[[str, str], list[Phrase]] = _no_face  # what a card always says: price, deed, gain
    copies: Callable[[str, str], int] = _once  # how many of a card a full table needs
    printed: Callable[[str, str], object] = _not_printed  # what a drawing of a card needs besides its words
    how: Callable[[], list[Phrase]] = list  # how it is played, the goal first; each has a `-title`, too
    sides: tuple[str, ...] = ()  # the words for the seats where they are not alike
    notices: tuple[str, ...] = ()  # words that are told before the first move
    holds: tuple[tuple[str, str], ...] = ()  # further arguments, each with the sort of cards that it holds
    bare: tuple[str, ...] = ()  # arguments that can be typed without the verb before them
    campaign: type[Campaign] | None = None  # games in a row with goals of their own (core/campaign.py)
    preference: Preference | None = field(default=None, hash=False)
    rounds: str = ""  # the event with which a chapter of the log begins
    draws: tuple[str, ...] = ()  # events of chance, of which the log tells many in one line
    milestones: tuple[str, ...] = ()  # events that one looks for when the game is over
    deeds: tuple[str, ...] = ()  # events that are reasons to do something, the weightiest first
    apart: Callable[[State, int | None], tuple[View, Refusals]] | None = (
        None  # `view`, its refusals in numbers
    )
    opened: Callable[[State, int | None], View] | None = None  # the view of a hidden game with all cards open
    weights: Path | None = None  # a file that bots judge by, where it is not the one of the house

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules {self.rules}, {self.seats[0]} to {self.seats[-1]} seats>"

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
        state = self.start(self.check_seats(seats), self.table(options, simulation=simulation))
        state.game = self
        return state

    def view_apart(self, state: State, viewer: int | None) -> tuple[View, Refusals]:
        """What a viewer sees, with its refusals in numbers; those of the view itself may be left out."""
        if self.apart is not None:
            return self.apart(state, viewer)
        view = self.view(state, viewer)
        return view, in_numbers(view.refusals)

    def restore(self, seats: int, options: Mapping[str, str], snapshot: list[int]) -> State:
        """The position that a snapshot describes."""
        state = self.new(seats, options)
        state.restore(snapshot)
        return state
