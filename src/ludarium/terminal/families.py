"""How each family of games is shown; a family adds one line to the dict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.messages import Choice, Refusal
from ludarium.core.state import State
from ludarium.terminal import (
    ante_portas_facts,
    ante_portas_table,
    builders_facts,
    builders_table,
    faiyum_facts,
    faiyum_table,
)
from ludarium.text.say import Say

V = TypeVar("V")


class Offers(Protocol):
    """What the view of every game has: what may be chosen, and why not more."""

    @property
    def choices(self) -> list[Choice]: ...

    @property
    def refusals(self) -> list[Refusal]: ...


def _one_turn(_: object) -> int:
    """In most games nobody has two turns in a round."""
    return 0


def _move_words(say: Say, _: State, __: object, choice: Choice) -> str:
    return say.move(choice.move)


def _no_preference(_: object) -> Choice | None:
    """In most games nothing can be answered once for all."""
    return None


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
    turn: Callable[[V], int] = _one_turn  # the turn within a round; the table is shown when it changes
    pages: Mapping[str, Callable[[Say, V, int], list[str]]] = field(default_factory=dict)  # shown by `t NAME`
    sides: tuple[str, ...] = ()  # the words for the seats, if they are not alike
    notice: str = ""  # words that are told before the first move
    grid: frozenset[str] = frozenset()  # kinds whose choices stand side by side, each in its `short` words
    short: Callable[[Say, State, V, Choice], str] = _move_words
    brief: frozenset[str] = frozenset()  # kinds whose menu names only the cards: its title says the rest
    direct: bool = False  # where only one kind of move is possible, its menu is the main menu
    bare: tuple[str, ...] = ()  # arguments that can be typed without the verb before them
    preferred: Callable[[V], Choice | None] = _no_preference  # what `always` answers by itself
    prefers: tuple[str, ...] = ()  # what is said when `always` begins and ends


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
ANTE_PORTAS = Family(
    table=ante_portas_table.table,
    status=ante_portas_table.status,
    facts=ante_portas_facts.facts,
    card_facts=ante_portas_facts.card_facts,
    offered=ante_portas_facts.offered,
    careful=ante_portas_facts.careful,
    kinds=ante_portas_facts.KINDS,
    clauses=ante_portas_facts.CLAUSES,
    named=ante_portas_facts.NAMED,
    steps=ante_portas_facts.STEPS,
    turn=ante_portas_table.turn,
    pages=ante_portas_table.PAGES,
    sides=("side-carthage", "side-rome"),
    brief=ante_portas_facts.BRIEF,
    notice="rebuilt",
)
FAIYUM = Family(
    table=faiyum_table.table,
    status=faiyum_table.status,
    facts=faiyum_facts.facts,
    card_facts=faiyum_facts.card_facts,
    offered=faiyum_facts.offered,
    careful=faiyum_facts.careful,
    kinds=faiyum_facts.KINDS,
    clauses=faiyum_facts.CLAUSES,
    named=faiyum_facts.NAMED,
    steps={},
    pages=faiyum_table.PAGES,
    notice="fa-notice",
    grid=faiyum_facts.GRID,
    short=faiyum_facts.short,
    direct=True,
    bare=faiyum_facts.BARE,
    preferred=faiyum_facts.preferred,
    prefers=("fa-goods-first", "fa-ask-payments"),
)
FAMILIES: dict[str, Family[Any]] = {"builders": BUILDERS, "ante_portas": ANTE_PORTAS, "faiyum": FAIYUM}


def family_of(game: Game) -> Family[Any]:
    """How a game is shown."""
    if game.family not in FAMILIES:
        raise OptionError(f"{game.id} cannot be played in the terminal yet")
    return FAMILIES[game.family]
