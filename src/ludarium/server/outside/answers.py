"""What bots from outside send and get: plain data, from which the description of the door is made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludarium.core.messages import Args, Reason
from ludarium.server.commands import ActionId, ClockWish, Count, SeatNumber, Text, snake
from ludarium.server.messages import Ask, ClockNews, LogLine, Note, Status

Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatText = Annotated[str, msgspec.Meta(pattern="^(me|open|bot .+|guest .+)$", max_length=80)]


# --- what a bot sends ----------------------------------------------------------------------------------


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. Seats are `me` (once), `open`, `bot LEVEL`, or `guest ID` for a bot to challenge."""

    game: Text
    seats: Annotated[list[SeatText], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=32)] = {}
    public: bool = False
    clock: ClockWish = ClockWish()


class Turn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move: its notation or its actions; with `at` it is refused if the table has gone on since."""

    move: Notation | None = None
    actions: Annotated[list[ActionId], msgspec.Meta(min_length=1, max_length=64)] | None = None
    at: Count | None = None


class Consent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether others may take back what they ask to take back."""

    yes: bool


# --- what it gets --------------------------------------------------------------------------------------


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """Who the house takes me for."""

    id: str
    name: str


class Guests(msgspec.Struct, frozen=True, kw_only=True):
    """The bots from outside that can be challenged now."""

    guests: list[Account]


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """It was carried out."""

    done: Literal[True] = True


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table was opened; people find it at `/t/ID`."""

    id: str


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """The move was made and saved; so many moves there are now."""

    at: int


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing was changed: why, as an id with figures, the rule that forbids it if one does, and in words."""

    error: str
    args: Args
    reason: Reason | None
    words: str


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a seat: a person, a bot of the house with its level, a guest from outside, or nobody yet."""

    seat: SeatNumber
    kind: Literal["human", "bot", "guest", "open"]
    name: str
    level: str | None


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake):
    """A line of a stream."""

    id: str  # of the table


class OfGame(Told, frozen=True, kw_only=True):
    """A line about a table: which game, and who sits there."""

    game: str
    options: dict[str, str]
    players: list[Player]
    clock: ClockWish
    seat: SeatNumber  # mine, or the one that I am asked to


class Challenge(OfGame, frozen=True, kw_only=True):
    """Somebody asks me to a seat; accept or decline it."""

    by: str


class ChallengeGone(Told, frozen=True, kw_only=True):
    """A challenge does not stand any more: it was answered, or somebody else took the seat."""


class ChallengeDeclined(Told, frozen=True, kw_only=True):
    """A guest whom I challenged does not come."""


class GameStart(OfGame, frozen=True, kw_only=True):
    """A game of mine is being played; also told of each when the stream begins."""


class GameFinish(OfGame, frozen=True, kw_only=True):
    """A game of mine is over."""


class Position(Told, frozen=True, kw_only=True):
    """A table as my seat may see it. `events` are those since the last line, `view.choices` my moves."""

    game: str
    options: dict[str, str]
    status: Status
    at: int  # so many moves were made
    seat: SeatNumber  # mine
    to_act: int | None
    my_turn: bool
    players: list[Player]
    view: msgspec.Raw
    events: list[LogLine]
    asks: list[Ask]
    clock: ClockNews | None
    scores: list[float] | None  # after the end
    winners: list[int]
    notes: list[Note]


AnyTold = Challenge | ChallengeGone | ChallengeDeclined | GameStart | GameFinish
