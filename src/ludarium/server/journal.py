"""The journal of a table: what was done, in order, for ever. A table is what its journal makes of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.core.messages import Phrase
from ludarium.server.commands import ClockWish, Talk, snake

Badge = Literal["", "bot"]
WhyGiven = Literal["asked", "resigned", "timed-out", "absent"]


class Seated(msgspec.Struct, frozen=True):
    """A seat at the beginning: its kind, the name shown, the fingerprint of its owner, a bot's level.

    `badge` says that who plays there is no person, but a bot from outside.
    """

    kind: Literal["human", "bot", "open"]
    name: str = ""
    who: str | None = None
    level: str | None = None
    badge: Badge = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", tag=snake):
    """One deed at a table; `when` in milliseconds since 1970."""

    when: int


class Began(Entry, frozen=True, kw_only=True):
    """The table was opened; a branch brings the moves that led to its first position."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[Seated]
    host: str
    public: bool
    clock: ClockWish
    seed: int
    nonce: str
    campaign: bool = False
    branch_of: str | None = None
    talk: Talk = "all"
    hints: bool = False  # may be asked for though other people play
    lesson: str | None = None  # the guided game that is played here
    moves: list[tuple[int, int, str | None]] = []


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody claimed an open seat."""

    seat: int
    who: str
    name: str
    badge: Badge = ""


class Invited(Entry, frozen=True, kw_only=True):
    """A bot from outside was asked to an open seat, by somebody at a seat."""

    seat: int
    who: str
    name: str
    by: int


class Declined(Entry, frozen=True, kw_only=True):
    """It does not come."""

    seat: int


class Stood(Entry, frozen=True, kw_only=True):
    """Somebody left a seat before the game."""

    seat: int


class Closed(Entry, frozen=True, kw_only=True):
    """Nobody is left at a table that had not begun."""


class Started(Entry, frozen=True, kw_only=True):
    """The game began."""


class Given(Entry, frozen=True, kw_only=True):
    """A bot plays a seat from now on."""

    seat: int
    level: str
    why: WhyGiven
    spent: int = 0  # of the clock of the seat


class Ended(Entry, frozen=True, kw_only=True):
    """A player has ended a game in which nobody else is left; nobody has won it."""

    by: int


class Regained(Entry, frozen=True, kw_only=True):
    """The owner of a seat plays it again."""

    seat: int


class Played(Entry, frozen=True, kw_only=True):
    """Moves as (seat, action, hash where a turn ended); those of chance that follow belong to them."""

    moves: list[tuple[int, int, str | None]]
    spent: int = 0  # of the clock of the seat that moved
    late: bool = False  # a bot moved because the time was up
    failed: bool = False  # a substitute moved because the bot failed
    snapshot: list[int] | None = None  # the position after them, now and then
    texts: list[str] = []  # the moves in the notation of their time, for those who come after the rules
    last: bool = False  # the game is over


class Undone(Entry, frozen=True, kw_only=True):
    """The game went back to the position after so many moves."""

    to: int
    spent: int = 0  # of the clock of the seat that was to act


class Asked(Entry, frozen=True, kw_only=True):
    """A seat asks to go back further than is free."""

    by: int
    to: int


class Answered(Entry, frozen=True, kw_only=True):
    """A seat says yes or no to that."""

    seat: int
    yes: bool


class Said(Entry, frozen=True, kw_only=True):
    """A line of chat."""

    who: str
    name: str
    seat: int | None
    text: str


class Hushed(Entry, frozen=True, kw_only=True):
    """The host says who may talk."""

    talk: Talk


class Advised(Entry, frozen=True, kw_only=True):
    """Somebody took a hint where other people play; what it said, where hands are open."""

    seat: int
    told: list[Phrase] = []


class Silenced(Entry, frozen=True, kw_only=True):
    """The host says that somebody may not talk, or may again."""

    who: str
    silent: bool


class Removed(Entry, frozen=True, kw_only=True):
    """The host has sent somebody away."""

    who: str


class Abandoned(Entry, frozen=True, kw_only=True):
    """Nobody has come back to a game for a long time; nobody has won it."""


class Rematched(Entry, frozen=True, kw_only=True):
    """The game goes on at another table."""

    id: str


class Retired(Entry, frozen=True, kw_only=True):
    """The rules of the game have changed: it ends undecided."""


AnyEntry = (
    Began | Sat | Invited | Declined | Stood | Closed | Started | Given | Ended | Regained | Played | Undone
    | Asked | Answered | Said | Hushed | Silenced | Removed | Abandoned | Advised | Rematched | Retired
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
