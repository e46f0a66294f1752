"""What a page may ask of the server: every message with its limits, checked before anything else happens."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

Text = Annotated[str, msgspec.Meta(max_length=80)]
TableId = Annotated[str, msgspec.Meta(max_length=32)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ActionId = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Talk = Literal["all", "players", "nobody"]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=7 * 24 * 3600)]


def snake(name: str) -> str:
    """The kind of a message, from the name of its class."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake):
    """A message from a page; `ref` comes back in the answer."""

    ref: int | None = None


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit at a seat of a new table: I, whoever comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: Text | None = None
    name: Text | None = None


class ClockWish(msgspec.Struct, frozen=True):
    """How time runs: not at all, seconds a move, a bank with an increment a turn, or days a turn."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Seconds | None = None
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] | None = None
    days: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None


# --- who I am ----------------------------------------------------------------------------------------


class Hello(Command, frozen=True, kw_only=True):
    """The first message: the secret that this browser keeps, or null for a newcomer."""

    token: Text | None = None
    name: Text | None = None
    language: Text = "en"
    differences: bool = False  # of tables only what is new shall be told


class Prefs(Command, frozen=True, kw_only=True):
    """My name and language, and whose chat I do not want to read."""

    name: Text | None = None
    language: Text | None = None
    mute: Annotated[list[Text], msgspec.Meta(max_length=200)] | None = None


class MyData(Command, frozen=True, kw_only=True):
    """Give me everything that the house keeps of me."""


class ForgetMe(Command, frozen=True, kw_only=True):
    """Delete it."""


class Lobby(Command, frozen=True, kw_only=True):
    """Show me the tables, now and on change."""


# --- bots from outside -----------------------------------------------------------------------------------


class Bots(Command, frozen=True, kw_only=True):
    """Tell me my bots, and those that can be invited."""


class MakeBot(Command, frozen=True, kw_only=True):
    """Make a key with which a program of mine plays over HTTP."""

    name: Text


class DropBot(Command, frozen=True, kw_only=True):
    """Revoke the key of a bot of mine; it gives up the games that it plays."""

    bot: Text


# --- puzzles -------------------------------------------------------------------------------------------


class Puzzles(Command, frozen=True, kw_only=True):
    """Tell me the puzzles, the one of today, and how I did."""


class OfPuzzle(Command, frozen=True, kw_only=True):
    """A message about a puzzle after some actions of mine in it."""

    game: Text
    puzzle: Text
    actions: Annotated[list[ActionId], msgspec.Meta(max_length=200)] = []


class Solve(OfPuzzle, frozen=True, kw_only=True):
    """Show me a puzzle after these actions; the first verdict of each counts."""


class PlayOn(OfPuzzle, frozen=True, kw_only=True):
    """Play on from there at a table of my own, against bots."""


# --- tables --------------------------------------------------------------------------------------------


class Create(Command, frozen=True, kw_only=True):
    """Open a table; it starts at once when no seat is open."""

    game: Text
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=16)]
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=32)] = {}
    public: bool = False
    clock: ClockWish = ClockWish()
    campaign: bool = False
    talk: Talk | None = None  # who may talk; by default everybody, at a public table those who play
    lesson: Text | None = None  # a guided game, which brings its own seats, options and deal
    hints: bool = False  # may be asked for by everybody, and seen by all; alone with bots they always may


class OfTable(Command, frozen=True, kw_only=True):
    """A message about one table."""

    id: TableId


class OfSeat(OfTable, frozen=True, kw_only=True):
    """A message about one seat of a table."""

    seat: SeatNumber


class Watch(OfTable, frozen=True, kw_only=True):
    """Show me a table, now and after each change."""


class Look(OfTable, frozen=True, kw_only=True):
    """Show me once an earlier position of a table, as I could see it then."""

    at: Count


class Leave(OfTable, frozen=True, kw_only=True):
    """Show it no more."""


class Sit(OfSeat, frozen=True, kw_only=True):
    """Claim an open seat."""

    name: Text | None = None


class Invite(OfSeat, frozen=True, kw_only=True):
    """Ask a bot from outside to an open seat."""

    bot: Text


class Stand(OfSeat, frozen=True, kw_only=True):
    """Leave a seat before the game has begun."""


class Start(OfTable, frozen=True, kw_only=True):
    """Begin, now that every seat is taken."""


class ToBot(OfSeat, frozen=True, kw_only=True):
    """Give a seat of mine, or an open one, to a bot."""

    level: Text | None = None


class TakeBack(OfSeat, frozen=True, kw_only=True):
    """Take a seat back that I gave to a bot."""


class StandIn(OfSeat, frozen=True, kw_only=True):
    """Let a bot play for somebody who has gone."""


class End(OfTable, frozen=True, kw_only=True):
    """End a game in which nobody else is left; it stays undecided."""


class Rematch(OfTable, frozen=True, kw_only=True):
    """The same people, the same game, once more."""


class Branch(OfTable, frozen=True, kw_only=True):
    """Play on from a position of a finished game, privately and against bots."""

    at: Count
    seat: SeatNumber | None = None
    level: Text | None = None  # of the bots; the strongest that answers at once if it is left out


class Bring(Command, frozen=True, kw_only=True):
    """Go on with a game that was handed over as a game file; its people are all played here."""

    text: Annotated[str, msgspec.Meta(max_length=15_000)]


# --- play ------------------------------------------------------------------------------------------------


class Act(OfSeat, frozen=True, kw_only=True):
    """Do these actions one after the other, all or none, in the position after `at` moves."""

    at: Count
    actions: Annotated[list[ActionId], msgspec.Meta(min_length=1, max_length=64)]


class Undo(OfSeat, frozen=True, kw_only=True):
    """Take my last entry back, or go back to the position after `to` moves."""

    at: Count
    to: Count | None = None


class AskUndo(OfTable, frozen=True, kw_only=True):
    """Ask the others whether I may take back what showed something."""

    at: Count
    to: Count | None = None


class Answer(OfTable, frozen=True, kw_only=True):
    """Say yes or no to what somebody asks."""

    ask: Literal["undo"]
    yes: bool


class Resign(OfSeat, frozen=True, kw_only=True):
    """Give a seat up for good; a bot plays it to the end."""


class Hint(OfSeat, frozen=True, kw_only=True):
    """What to do at my seat now, and why."""

    at: Count


class Tell(OfTable, frozen=True, kw_only=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Hush(OfTable, frozen=True, kw_only=True):
    """Say who may talk at my table."""

    talk: Talk


class Silence(OfTable, frozen=True, kw_only=True):
    """Somebody may not talk at my table, or may again; `who` as in the chat."""

    who: Text
    silent: bool = True


class Remove(OfTable, frozen=True, kw_only=True):
    """Send somebody away from my table."""

    who: Text


class Close(OfTable, frozen=True, kw_only=True):
    """Close my table, which has not begun."""


class Tick(OfTable, frozen=True, kw_only=True):
    """Write a finished game of the campaign down, with the goal that it ticks."""

    goal: Text | None = None


AnyCommand = (
    Hello | Prefs | MyData | ForgetMe | Lobby | Bots | MakeBot | DropBot | Puzzles | Solve | PlayOn | Create
    | Watch | Look | Leave | Sit | Invite | Stand | Start | ToBot | TakeBack | StandIn | End | Rematch
    | Branch | Bring | Act | Undo | AskUndo | Answer | Resign | Hint | Tell | Hush | Silence
    | Remove | Close | Tick
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


def decode(text: bytes) -> AnyCommand:
    """A command, if the text is one."""
    return _decoder.decode(text)
