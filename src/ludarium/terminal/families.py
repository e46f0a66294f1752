"""How each family of games is shown; a family adds one line to the dict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.messages import Choice, Refusal
from ludarium.core.state import State
from ludarium.terminal import builders_facts, builders_table
from ludarium.text.say import Say

V = TypeVar("V")


class Offers(Protocol):
    """What the view of every game has: what may be chosen, and why not more."""

    @property
    def choices(self) -> list[Choice]: ...

    @property
    def refusals(self) -> list[Refusal]: ...


@dataclass(frozen=True)
class Family(Generic[V]):
    """What the terminal has to know about the games of one package."""

    table: Callable[[Say, V, int], list[str]]  # the whole table in lines of a width
    status: Callable[[Say, V], str]  # one line before each choice
    facts: Callable[[Say, State, V, Choice], list[str]]  # what a choice costs and brings
    card_facts: Callable[[Say, State, V, str, Sequence[Choice]], str]  # the card of an argument of choices
    offered: Callable[[Choice], bool]  # whether a menu shows a choice at all
    careful: Callable[[V, Choice], bool]  # whether a choice is asked about once more
    kinds: tuple[str, ...]  # the kinds of moves in the order of the menu
    clauses: Mapping[str, str]  # kind -> the clause that says what it takes
    named: Mapping[str, str]  # kind -> the argument that the main menu names
    steps: Mapping[str, tuple[str, ...]]  # kind -> the arguments to ask for where choices are many


BUILDERS = Family(
    table=builders_table.table,
    status=builders_table.status,
    facts=builders_facts.facts,
    card_facts=builders_facts.card_facts,
    offered=builders_facts.offered,
    careful=builders_facts.careful,
    kinds=builders_facts.KINDS,
    clauses=builders_facts.CLAUSES,
    named=builders_facts.NAMED,
    steps=builders_facts.STEPS,
)
FAMILIES: dict[str, Family[Any]] = {"builders": BUILDERS}


def family_of(game: Game) -> Family[Any]:
    """How a game is shown."""
    if game.family not in FAMILIES:
        raise OptionError(f"{game.id} cannot be played in the terminal yet")
    return FAMILIES[game.family]
