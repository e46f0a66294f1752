"""The figures of a view of Ante Portas: what one viewer sees of the table."""

from __future__ import annotations

import msgspec

from ludarium.core.messages import ScoreLine, View
from ludarium.games.ante_portas.board import AllyView, CardView, CityView, RoadView


class LaidView(msgspec.Struct, frozen=True, gc=False):
    """A laid card: what it is, if the viewer knows, or all that it may be; and the same of its use."""

    card: str | None
    may: list[str]
    use: str | None
    may_use: list[str]
    shown: bool  # lies face up, or the other side has seen it


class StackView(msgspec.Struct, frozen=True, gc=False):
    """A stack of Rome's: its type piles in the order of their first cards."""

    place: str  # secret or a city
    piles: list[list[LaidView]]


class PacketView(msgspec.Struct, frozen=True, gc=False):
    """A packet of a draw pile: so many of these cards lie in it, in no order (AP-15)."""

    size: int
    cards: list[str]  # more than lie there if the viewer does not know which were drawn


class CampView(msgspec.Struct, frozen=True, gc=False):
    """What one side holds, as far as the viewer knows."""

    seat: int
    hand_size: int
    hand: list[str]  # surely in hand; the whole hand for its owner
    maybe: list[str]  # perhaps in hand
    laid: list[LaidView]  # in the order laid (Rome's lie in stacks, too)
    pile_size: int  # cards in the draw pile
    pile: list[PacketView]  # what is drawn from next comes first
    score: int
    score_lines: list[ScoreLine]


class PartView(msgspec.Struct, frozen=True, gc=False):
    """What a card adds to the Roman infantry, or takes off."""

    card: str
    infantry: int


class BattleView(msgspec.Struct, frozen=True, gc=False):
    """The figures of the evaluation."""

    armies: list[str]
    infantry: int
    cavalry: int
    needed: int  # infantry that Carthage has to lose in all
    lost: list[str]
    no_battle: bool
    parts: list[PartView]  # the sum that makes the infantry, when all events have worked
    reason: str  # why so much is to be lost: whole, or half by card, infantry or cavalry
    limit: int  # the figure that the Romans do not reach


class TableView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it, with what the viewer may do and why not more."""

    round: int
    turn: int
    stage: str
    hannibal: str
    region: str
    morale: int
    sea: int
    plays_left: int
    plays_change: int
    named_left: int
    secret_moved: bool
    attached_left: int
    marched: bool
    hand_limit: int
    price: int  # of scouting where Hannibal stands, without what lies face down (AP-40)
    march: int | None  # laid in this round, if the viewer knows
    march_bonus: int
    playing: str | None  # the card that works as an immediate event
    target: str | None
    battle: BattleView | None
    carthage: CampView
    rome: CampView
    stacks: list[StackView]
    out: list[str]
    allies: list[AllyView]
    cities: list[CityView]
    roads: list[RoadView]
    road_extra: int  # what every road takes more in this round
    cards: list[CardView]
    ending: str | None
    opened: bool  # all cards are shown: after the end, or when a finished game is looked at again
    reach: list[str]  # cities to which the march laid suffices, where the viewer knows it
    may_reach: list[str]  # cities to which it perhaps suffices
    siege_limit: int  # what Rome may hold in a siege (AP-37)
    loss_help: int  # what allies take off Carthage's loss (AP-43)
    most_morale: int  # the top of the track (AP-2)
    sea_end: int  # the last space of the sea track on either side (AP-48)
