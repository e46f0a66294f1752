"""The figures that the table of Faiyum is drawn from."""

from __future__ import annotations

import msgspec

from ludarium.core.messages import Args, ScoreLine, View


class Task(msgspec.Struct, frozen=True, gc=False):
    """A verb of a card, or one that waits: its name, and what it asks for."""

    verb: str
    args: Args


class CardView(msgspec.Struct, frozen=True, gc=False):
    """A card as it is printed; `source` says whether its figures were found or rebuilt."""

    id: str
    number: str
    source: str
    type: str
    costs: list[Task]
    actions: list[Task]
    gains: list[Task]


class FieldView(msgspec.Struct, frozen=True, gc=False):
    """A field of the map and what stands on it."""

    name: str
    row: int
    column: int
    side: str  # west or east of the canal
    kind: str  # wheat, grape, stone, site, red
    bank: bool
    shore: bool
    developed: bool
    crocodile: bool
    worker: bool
    building: str  # settlement, town, palace, workshop, extension or nothing: the uppermost piece
    blocks: int
    number: int  # how many blocks a site takes


class WayView(msgspec.Struct, frozen=True, gc=False):
    """A road, bridge, ornate bridge or the dam between two fields."""

    a: str
    b: str
    piece: str


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """A card of the market; price 0 and current false: it cannot be bought yet."""

    card: str
    current: bool
    price: int
    full_price: int  # without its token
    token: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What a seat owns."""

    seat: int
    fame: int
    money: int
    goods: dict[str, int]
    hand: list[str]
    pile: list[str]  # from the bottom up: the last one is on top
    passed: bool
    score_lines: list[ScoreLine]


class FaiyumView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it, with what the viewer may do and why not more."""

    data: str  # the fingerprint of cards and map
    rebuilt_map: bool
    turn: int
    start: int
    round: int
    ending: bool
    rewards: int
    swap_price: int
    cards: dict[str, CardView]  # those that lie open, by their ids
    table: str | None  # the card that is being done
    todo: list[Task]  # the verbs that are still to do, the next one first
    market: list[SlotView]
    free_tokens: int
    disasters: int  # how many begin the end
    disasters_out: int
    disaster_fame: list[int]  # what passing still gives, the next one first
    deck: list[str]  # what may still come out of the draw deck, in no order
    last_deck: list[str]  # and out of the last rounds deck
    disasters_left: int
    gone: list[str]  # out of the game: offered start cards, each as often as it is, then numbered cards
    fields: list[FieldView]
    ways: list[WayView]
    bridge_places: list[WayView]
    links: list[WayView]  # pairs of stops that were ever linked directly
    pieces_left: dict[str, int]
    seats: list[SeatView]
