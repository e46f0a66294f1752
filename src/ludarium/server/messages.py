"""What the server says to a page. Every `table` is complete for its viewer; who asked gets differences."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludarium.advice.advise import Advice
from ludarium.core.messages import Args, CampaignFacts, Event, Move, Phrase, Reason, ScoreLine
from ludarium.puzzles.puzzle import Grade
from ludarium.puzzles.solving import Verdict
from ludarium.puzzles.told import PuzzleAnswer
from ludarium.server.commands import ClockWish, Talk, snake

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
    """What to choose, why, and what comes next to it."""

    ref: int | None
    id: str
    at: int
    choice: int
    hint: Advice


class MyDataNews(News, frozen=True, kw_only=True, tag="my_data"):
    """Everything that the house keeps of somebody, as a JSON document."""

    ref: int | None
    text: str


class Error(News, frozen=True, kw_only=True):
    """A command was refused and changed nothing: `error-ID` in the catalogues, and the rule, if any."""

    ref: int | None
    error: str
    args: Args
    reason: Reason | None = None


class Looked(News, frozen=True, kw_only=True):
    """An earlier position of a table, as the viewer could see it then."""

    ref: int | None
    id: str
    at: int
    view: msgspec.Raw


# --- bots from outside ---------------------------------------------------------------------------------


class BotLine(msgspec.Struct, frozen=True):
    """A bot from outside: its public id and name, whose it is, and whether it listens now."""

    id: str
    name: str
    mine: bool
    here: bool


class BotsNews(News, frozen=True, kw_only=True, tag="bots"):
    """The bots that I made, and those of others that can be invited now."""

    ref: int | None
    bots: list[BotLine]


class BotMade(News, frozen=True, kw_only=True):
    """The key of a new bot, which is told this once."""

    ref: int | None
    id: str
    key: str


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
    who: str | None = None  # the public name of the person
    badge: Literal["", "bot"] = ""  # who plays here is a bot from outside
    invited: str = ""  # the name of the bot from outside that was asked to this open seat


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
    round: int  # 0: it has not begun
    scores: list[int]  # empty: nobody may know them
    winners: list[int]  # empty: it goes on, or was ended undecided


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


class LogLine(msgspec.Struct, frozen=True, gc=False):
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


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the result has to be read with: a seat that left, ended the game or took a hint; a failed bot."""

    kind: Literal[
        "resigned",
        "timed-out",
        "timed-out-move",
        "absent",
        "returned",
        "ended",
        "abandoned",
        "bot-failed",
        "advised",
    ]
    seat: int
    at: int
    told: list[Phrase] = []  # what a hint said, where all may read it


class Absent(msgspec.Struct, frozen=True):
    """Somebody who plays has gone; after `wait` milliseconds the viewer may let a bot stand in."""

    seat: int
    wait: int


class ClockNews(msgspec.Struct, frozen=True, kw_only=True):
    """The time of each seat in milliseconds, as of the sending of the message."""

    kind: Literal["move", "fischer", "days"]
    seconds: int | None
    increment: int | None
    days: int | None
    remaining: list[int | None]
    running: int | None


class LessonNews(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game: the step, what is said and lit up, and whether the learner is off its way or free."""

    id: str
    step: int
    steps: int
    way: Literal["step", "off", "free"]
    words: Phrase
    look: list[str]  # things
    actions: list[int]  # the choice that is meant


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided game that is offered, and the message that names it."""

    id: str
    title: str


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
    steps: list[int]  # positions on the way here, the last one this: each after a seat's move and its draws
    undo: int  # moves that can be taken back without asking
    moved: bool  # there is a move of mine that could be taken back, if the others agree
    asks: list[Ask]
    absent: list[Absent]
    end_wait: int | None  # milliseconds until the viewer may end the game; null: others are there
    clock: ClockNews | None
    chat: list[ChatLine]  # what was said since the last message, or all if `chat_anew`
    chat_anew: bool
    talk: Talk  # who may talk here
    host: bool  # this is my table
    hints: bool  # I may ask for hints here
    silenced: list[str]  # whom I, the host, let talk no more, by their public names
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
    lesson: LessonNews | None
    number: int = 0  # of this message at its table, for those who take differences


class Named(msgspec.Struct, frozen=True, gc=False):
    """How an action is called; told once to each reader of differences."""

    action: int
    notation: str
    move: Move


class Refused(msgspec.Struct, frozen=True):
    """The refusals of a view in numbers: each action, and the place of its reason.

    Actions and places that are null are those of the last message that told the numbers of this viewer.
    """

    named: list[Named]
    reasons: list[Reason]
    actions: list[int] | None
    places: list[int] | None


class ViewChanges(msgspec.Struct, frozen=True):
    """What is new in a view since the last one of the same viewer.

    A list is told line by line: [first, how many] stands for lines of the old list, [place, fields, lists]
    for the old line that stood in this place, with what is new in it, told as in a view.
    """

    fields: dict[str, Any]
    lists: dict[str, list[Any]]
    refusals: Refused


class TableChanges(News, frozen=True, kw_only=True):
    """What is new at a table since message `number` - 1; whoever has missed that one watches it again."""

    id: str
    number: int
    changed: dict[str, Any]  # fields of the table; its view, if the viewer was not shown one before
    view: ViewChanges | None  # null: the same, or among the changed fields


# --- puzzles -------------------------------------------------------------------------------------------


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in a list; `right` says how I did at first, null: not tried."""

    game: str
    id: str
    rating: int
    grade: Grade
    right: bool | None


class PuzzlesNews(News, frozen=True, kw_only=True, tag="puzzles"):
    """All puzzles by game, the easiest first, the one of today, and my rating."""

    ref: int | None
    rating: int
    daily: tuple[str, str] | None  # game and id
    puzzles: list[PuzzleLine]


class RatingChange(msgspec.Struct, frozen=True):
    """My rating before and after a puzzle; the same where it had been counted before."""

    before: int
    after: int


class PuzzleNews(News, frozen=True, kw_only=True, tag="puzzle"):
    """A puzzle as its solver may see it, after some actions; the answer once the verdict has fallen."""

    ref: int | None
    game: str
    id: str
    rating: int
    grade: Grade
    seats: list[SeatLine]
    viewer: int
    actions: list[int]
    view: msgspec.Raw  # the View of the game
    log: list[LogLine]  # what the seat was told until now
    recent: list[Event]  # what the last action brought
    free: int  # of the last actions that can be taken back
    verdict: Verdict
    answer: PuzzleAnswer | None
    change: RatingChange | None


AnyNews = (
    Welcome | Done | Created | Hinted | Looked | MyDataNews | Error | BotsNews | BotMade | PuzzlesNews
    | PuzzleNews | LobbyNews | TableNews | TableChanges
)  # fmt: skip


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
    ratings: dict[str, int]  # level -> how strong it was measured to be, on a scale of this game
    clauses: list[str]
    score_unit: int
    hidden: bool  # hands are private
    cards: dict[str, dict[str, tuple[str, Args]]]  # argument -> id -> the message that names it
    faces: dict[str, dict[str, list[Phrase]]]  # argument -> id -> what the card always says
    how: list[Phrase]  # how it is played, on one page, the goal first; each has a `-title`, too
    kinds: list[str]  # of moves, in the order in which people think of them
    sides: list[str]  # the words for the seats where they are not alike
    notices: list[str]  # words that are told before the first move
    campaign: CampaignFacts | None  # games in a row with goals of their own
    lessons: list[LessonInfo]  # guided first games
    puzzles: int  # how many there are
    curious: bool  # there are figures about its cards and openings
    rounds: str  # the event with which a chapter of the log begins
    draws: list[str]  # events of chance, of which the log tells many in one line
    milestones: list[str]  # events that one looks for when the game is over
    cover: str  # a picture for the lobby: what is inside its SVG; empty: none
    colours: str  # CSS custom properties; empty: those of the house


class Invitation(msgspec.Struct, frozen=True):
    """Whether links lead to this machine alone, and else how others in the network reach it."""

    alone: bool
    addresses: list[str]


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
    names: list[str]  # of the people, also of those for whom a bot played on; empty for a bot of its own
    verify: Verify
    moves: list[MoveInfo]
    scores: list[int]
    winners: list[int]
    notes: list[Note]
    log: list[LogLine]  # all that happened, also what only one seat was told
    branch_of: str | None
