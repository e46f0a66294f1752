"""The journal of a table: what was done, in order, for ever. A table is what its journal makes of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.server.commands import ClockWish, snake

WhyGiven = Literal["asked", "resigned", "timed-out"]


class Seated(msgspec.Struct, frozen=True):
    """A seat at the beginning: its kind, the name shown, the fingerprint of its owner, a bot's level."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    who: str | None = None
    level: str | None = None


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
    moves: list[tuple[int, int, str | None]] = []


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody claimed an open seat."""

    seat: int
    who: str
    name: str


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


class Undone(Entry, frozen=True, kw_only=True):
    """The game went back to the position after so many moves."""

    to: int


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


class Rematched(Entry, frozen=True, kw_only=True):
    """The game goes on at another table."""

    id: str


AnyEntry = (
    Began | Sat | Stood | Closed | Started | Given | Regained | Played | Undone | Asked | Answered | Said
    | Rematched
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
