"""What positions say to people and programs: small JSON-able records, never sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

Args = dict[str, str | int]


class Phrase(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Words without a language: a message of the catalogues and what is put into it.

    An argument may be a phrase itself, or several, which are said one after the other. An argument that is
    called like a sort of card holds the card's id; `seat` and `player` hold a seat.
    """

    message: str
    args: dict[str, str | int | Phrase | list[Phrase]] = {}


Word = str | int | Phrase | list[Phrase]  # what can be put into a phrase


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What happened: a kind, who did it (a seat or CHANCE) and the cards and numbers it is about."""

    kind: str
    seat: int
    args: Args
    audience: int | None = None  # None: everybody; else the one seat that may see it

    def is_for(self, viewer: int | None) -> bool:
        """Whether a viewer, a seat or None for a spectator, may see this."""
        return self.audience is None or self.audience == viewer


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why an action is not allowed: the clause that forbids it and the figures of this position."""

    clause: str
    kind: str
    args: Args


class Move(msgspec.Struct, frozen=True, gc=False):
    """An action id taken apart: its kind and the cards and numbers in it."""

    kind: str
    args: Args


class Choice(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What a seat may choose now: one action, or several that go together, with price and gain."""

    actions: list[int]
    notation: str
    move: Move  # the last of them, the one that is meant
    words: Phrase | None = None  # None: those of the move
    price: list[Phrase] = []  # what it takes: coins, actions, cards
    brings: list[Phrase] = []  # what comes of it, as far as the seat can know
    things: list[str] = []  # the things on the table that it is about
    ask: Phrase | None = (
        None  # what should be known before it is done: it ends the turn, it may lose the game
    )
    minor: bool = False  # legal, but nobody wants it: lists leave it out
    early: bool = False  # ends the turn while there is more to do: drawn quiet, asked by a switch of its own

    @property
    def action(self) -> int:
        """The action that is meant; those before it only make it possible."""
        return self.actions[-1]


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """An action that a person may think of now, and why it is not allowed."""

    action: int
    notation: str
    move: Move
    reason: Reason


class ScoreLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the final scoring: what, how many, and what it adds to the score."""

    kind: str
    count: int
    amount: int
    clause: str
    each: int = 0  # what each of them took, where that is told


class Thing(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something that lies on the table: a card, a site, a stack, a field, a piece."""

    id: str  # unique on the table; choices name it
    name: Phrase
    card: tuple[str, str] | None = None  # as in `Game.cards`: what is always so is told there
    facts: list[Phrase] = []  # what is so now
    count: int = 1  # that many alike
    things: list[Thing] = []  # what lies on it or belongs to it


class Zone(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A part of the table, with the things that lie there."""

    id: str
    title: Phrase
    seat: int | None = None  # whose it is; None: everybody's
    facts: list[Phrase] = []
    things: list[Thing] = []


class Goal(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What is played for, or a way the game may end, and how near it is."""

    id: str
    words: Phrase
    value: int
    of: int
    seat: int | None = None  # who is so near; None: the whole table
    ends: bool = False  # reaching it ends the game
    clause: str = ""


class CampaignFacts(msgspec.Struct, frozen=True):
    """Games in a row: their goals by id, the rewards that these open in turn, and the clause that says so."""

    goals: dict[str, Phrase]
    rewards: tuple[Phrase, ...]
    clause: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know: a seat, or None for a spectator. Games add the figures of their table.

    The fields that a game adds are figures, for drawings; all words are in `now`, `zones`, `goals` and the
    choices, and a drawing finds the words of a thing by its id.
    """

    game: str
    viewer: int | None
    to_act: int
    choices: list[Choice]
    refusals: list[Refusal]
    winners: list[int]
    now: Phrase | None = None  # what is going on and what is asked of the seat to act
    zones: list[Zone] = []
    goals: list[Goal] = []

    def __str__(self) -> str:
        """The table as in the terminal, through the eyes of the viewer."""
        from ludarium.core.printed import printed

        return printed(self)


def things_on(view: View) -> Iterator[Thing]:
    """Everything that lies on the table, also what lies on other things."""
    for zone in view.zones:
        yield from _with_inner(zone.things)


def _with_inner(things: Iterable[Thing]) -> Iterator[Thing]:
    for thing in things:
        yield thing
        yield from _with_inner(thing.things)
