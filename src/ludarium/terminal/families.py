"""How games are shown: any of them by what its view tells, a family with a drawing of its own by that.

A family of the house has it in `FAMILY_table.py`, a game of another package in its module `terminal.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from ludarium.core.game import Game
from ludarium.core.messages import Choice, Phrase, Refusal, View
from ludarium.core.own import own
from ludarium.terminal import any_table
from ludarium.text.say import Say

V = TypeVar("V", bound=View)


class Offers(Protocol):
    """What the view of every game has: what may be chosen, and why not more."""

    @property
    def choices(self) -> list[Choice]: ...

    @property
    def refusals(self) -> list[Refusal]: ...


def _one_turn(_: object) -> int:
    """In most games nobody has two turns in a round."""
    return 0


def _move_words(say: Say, _: object, choice: Choice) -> str:
    return say.move(choice.move)


def _no_more(*_: object) -> list[Phrase]:
    """In most games what is asked and what lies on the table says all."""
    return []


@dataclass(frozen=True)
class Family(Generic[V]):
    """What the terminal draws by itself of the games of one package; the rest is told by their views."""

    table: Callable[[Say, V, int], list[str]] = any_table.table  # the whole table in lines of a width
    beside: Callable[[V], Sequence[Phrase]] = _no_more  # what of the table stands beside what is asked
    shared: Callable[[V, Sequence[Choice]], Sequence[Phrase]] = _no_more  # what choices of one card can do
    turn: Callable[[V], int] = _one_turn  # the turn within a round; the table is shown when it changes
    pages: Mapping[str, Callable[[Say, V, int], list[str]]] = field(default_factory=dict)  # shown by `t NAME`
    short: Callable[[Say, V, Choice], str] = _move_words  # a choice in a few characters, for kinds in a grid
    direct: bool = False  # where only one kind of move is possible, its menu is the main menu


ANY: Family[Any] = Family()


def family_of(game: Game) -> Family[Any]:
    """How a game is shown."""
    family: Family[Any] | None = own(game, "terminal", "{}_table", "FAMILY", needed=True)
    return family or ANY
