"""What the server says to a page. Every `table` is complete for its viewer: state, not differences."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.core.messages import Args, Event, Reason, ScoreLine
from ludarium.server.commands import ClockWish, snake

Status = Literal["open", "playing", "over"]


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake):
    """A message to a page."""


class Welcome(News, frozen=True, kw_only=True):
    """The answer to hello: the secret to keep, and who the server thinks this is."""

    token: str
    name: str
    language: str
    version: str
    mute: list[str]


class Done(News, frozen=True, kw_only=True):
    """A command was carried out."""

    ref: int | None


class Created(News, frozen=True, kw_only=True):
    """A table was opened."""

    ref: int | None
    id: str


class Hinted(News, frozen=True, kw_only=True, tag="hint"):
    """The action that the strongest bot would choose."""

    ref: int | None
    id: str
    at: int
    choice: int


class Error(News, frozen=True, kw_only=True):
    """A command was refused and changed nothing: `error-ID` in the catalogues, and the rule, if any."""

    ref: int | None
    error: str
    args: Args
    reason: Reason | None = None


# --- the lobby -----------------------------------------------------------------------------------------


class SeatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat; the name of a bot is its level, worded by the page."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    online: bool
    mine: bool
    level: str | None = None
    owned: bool = False  # a bot plays for a person, who may take the seat back


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    seats: list[SeatLine]
    status: Status
    public: bool
    turn: int | None
    my_turn: bool
    updated: int  # milliseconds since 1970
    options: dict[str, str]
    watchers: int
    clock: ClockWish
    campaign: bool


class CampaignNews(msgspec.Struct, frozen=True, kw_only=True):
    """My campaign of Faiyum: what was reached, what is open, and the game that is being played."""

    player: str
    fames: list[int]
    goals: list[str]  # all goals, in order
    reached: list[str]
    open_goals: list[str]
    rewards: int
    won: bool
    table: str | None  # the game of the campaign that is not written down yet
    met: list[str] | None  # that game is over: the goals of which one can be ticked


class LobbyNews(News, frozen=True, kw_only=True, tag="lobby"):
    """The public tables, and mine."""

    tables: list[TableLine]
    mine: list[TableLine]
    campaign: CampaignNews | None


# --- a table ---------------------------------------------------------------------------------------------


class LogLine(msgspec.Struct, frozen=True):
    """What happened, and after how many moves."""

    at: int
    event: Event


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said; `who` is a public name that can be muted, `seat` null for a spectator."""

    who: str
    name: str
    seat: int | None
    text: str
    at: int
    when: int


class Ask(msgspec.Struct, frozen=True):
    """A question that waits for the consent of all: take back to the position after `to` moves."""

    ask: Literal["undo"]
    by: int
    to: int
    waiting: list[int]


class Note(msgspec.Struct, frozen=True):
    """What the result has to be read with: a seat that resigned or ran out of time, or a bot that failed."""

    kind: Literal["resigned", "timed-out", "timed-out-move", "bot-failed"]
    seat: int
    at: int


class ClockNews(msgspec.Struct, frozen=True, kw_only=True):
    """The time of each seat in milliseconds, as of the sending of the message."""

    kind: Literal["move", "fischer", "days"]
    seconds: int | None
    increment: int | None
    days: int | None
    remaining: list[int | None]
    running: int | None


class Verify(msgspec.Struct, frozen=True):
    """The shuffle: what was promised before the first card, and after the end what it was made of."""

    commitment: str | None
    seed: str | None = None  # digits, since a number of 63 bits does not survive JavaScript
    nonce: str | None = None


class TableNews(News, frozen=True, kw_only=True, tag="table"):
    """A table as one viewer may see it."""

    id: str
    game: str
    at: int
    options: dict[str, str]
    status: Status
    public: bool
    seats: list[SeatLine]
    viewer: int | None
    mine: list[int]
    view: msgspec.Raw  # the View of the game
    log_from: int  # so many lines of the log stay; `log` goes on after them
    log: list[LogLine]
    recent: list[Event]
    undo: int  # moves that can be taken back without asking
    moved: bool  # there is a move of mine that could be taken back, if the others agree
    asks: list[Ask]
    clock: ClockNews | None
    chat: list[ChatLine]
    scores: list[list[ScoreLine]] | None
    totals: list[int] | None
    winners: list[int]
    notes: list[Note]
    verify: Verify
    watchers: int
    hotseat_cover: bool
    campaign: bool
    thinking: bool  # a bot is to act
    rematch: str | None
    branch_of: str | None


AnyNews = Welcome | Done | Created | Hinted | Error | LobbyNews | TableNews


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a finished game."""

    at: int
    moves: int
    view: msgspec.Raw
    events: list[Event]  # of the move that led here


# --- to get ------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: named choices, or `none` and a number up to `most`."""

    name: str
    clause: str
    default: str
    choices: list[str]
    most: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby and the tables have to know of a game."""

    id: str
    family: str
    rules: int
    seats: tuple[int, int]  # from, to
    options: list[OptionInfo]
    levels: list[str]  # of the bots, the weakest first
    clauses: list[str]
    score_unit: int
    hidden: bool  # hands are private
    cards: dict[str, dict[str, tuple[str, Args]]]  # argument -> id -> the message that names it


class MoveInfo(msgspec.Struct, frozen=True):
    """A move of a finished game; seat -1 is chance."""

    seat: int
    action: int
    notation: str
    hash: str | None


class RecordInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game for programs."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    verify: Verify
    moves: list[MoveInfo]
    scores: list[int]
    winners: list[int]
    notes: list[Note]
    branch_of: str | None
