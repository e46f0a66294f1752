"""What a seat or a spectator sees of Faiyum: everything but the order of the decks (FA-27)."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import BIT, count, members
from ludarium.core.messages import ScoreLine, View
from ludarium.core.state import OVER
from ludarium.games.faiyum import market, pieces
from ludarium.games.faiyum.actions import Actions
from ludarium.games.faiyum.census import pile
from ludarium.games.faiyum.pieces import GOODS, MONEY, NOTHING, STOCK
from ludarium.games.faiyum.placing import total_blocks
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.scoring import score_lines
from ludarium.games.faiyum.todo import tell

KINDS = ("wheat", "grape", "stone", "none")


class CardView(msgspec.Struct, frozen=True):
    """A card as it is printed; `source` says whether its figures were found or rebuilt."""

    id: str
    number: str
    source: str
    type: str
    cost: str
    action: str
    gain: str


class SlotView(msgspec.Struct, frozen=True):
    """A card of the market; price 0 and current false: it cannot be bought yet."""

    card: CardView
    current: bool
    price: int
    token: bool


class FieldView(msgspec.Struct, frozen=True):
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


class WayView(msgspec.Struct, frozen=True):
    """A road, bridge, ornate bridge or the dam between two fields."""

    a: str
    b: str
    piece: str


class TaskView(msgspec.Struct, frozen=True):
    """A verb that is still to do, the next one first: its name, and what it asks for."""

    verb: str
    args: dict[str, str | int]


class SeatView(msgspec.Struct, frozen=True):
    """What a seat owns."""

    seat: int
    fame: int
    money: int
    goods: dict[str, int]
    hand: list[CardView]
    pile: list[CardView]  # from the bottom up: the last one is on top
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
    table: CardView | None  # the card that is being done
    todo: list[TaskView]
    market: list[SlotView]
    free_tokens: int
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


def card_view(state: Faiyum, card: int) -> CardView:
    row = state.cards.rows[card]
    return CardView(state.cards.ids[card], row.number, row.source, row.type, row.cost, row.action, row.gain)


def slot_view(state: Faiyum, card: int) -> SlotView:
    current = bool(market.current(state) & BIT[card])
    return SlotView(
        card=card_view(state, card),
        current=current,
        price=int(market.price(state, card, 0)) if current else 0,
        token=bool(state.tokens & BIT[card]),
    )


def _kind(state: Faiyum, field: int) -> str:
    if state.land.sites & BIT[field]:
        return "site"
    return "red" if field == state.land.red else KINDS[state.land.kind[field]]


def _building(state: Faiyum, field: int) -> str:
    standing = [
        ("palace", state.palaces), ("town", state.towns), ("settlement", state.settlements),
        ("extension", state.extensions), ("workshop", state.workshops),
    ]  # fmt: skip
    return next((name for name, places in standing if places & BIT[field]), "")


def field_view(state: Faiyum, field: int) -> FieldView:
    land, bit = state.land, BIT[field]
    return FieldView(
        name=land.names[field],
        row=field // land.columns,
        column=field % land.columns,
        side="west" if land.west & bit else "east",
        kind=_kind(state, field),
        bank=bool(land.bank & bit),
        shore=bool(land.shore & bit),
        developed=bool(state.developed & bit),
        crocodile=bool(state.crocodiles & bit),
        worker=bool(state.workers & bit),
        building=_building(state, field),
        blocks=int(state.blocks_on(field)),
        number=int(land.number[field]),
    )


def _way(state: Faiyum, a: int, b: int, piece: str) -> WayView:
    return WayView(state.land.names[a], state.land.names[b], piece)


def _bridge(state: Faiyum, place: int, piece: str) -> WayView:
    return _way(state, int(state.land.bridge_a[place]), int(state.land.bridge_b[place]), piece)


def _ways(state: Faiyum) -> list[WayView]:
    land = state.land
    edges = [(int(land.edge_a[edge]), int(land.edge_b[edge])) for edge in range(int(land.edge_count))]
    found = [_way(state, int(land.dam_a), int(land.dam_b), "dam")]
    found += [_way(state, a, b, "road") for a, b in edges if state.joined[a] & BIT[b]]
    found += [_bridge(state, place, "bridge") for place in members(state.bridges)]
    return found + [_bridge(state, place, "ornate-bridge") for place in members(state.ornate)]


def _bridge_places(state: Faiyum) -> list[WayView]:
    built = state.bridges | state.ornate
    return [
        _bridge(state, place, "") for place in range(int(state.land.bridge_count)) if not built & BIT[place]
    ]


def _links(state: Faiyum) -> list[WayView]:
    stops = members(state.stops())
    pairs = [(a, b) for a in stops for b in members(state.linked[a]) if a < b]
    return [_way(state, a, b, "link") for a, b in pairs]


def pieces_left(state: Faiyum) -> dict[str, int]:
    """FA-1: what the supply still holds."""
    return {
        "worker": pieces.WORKERS - int(count(state.workers)),
        "settlement": pieces.SETTLEMENTS - int(count(state.settlements)),
        "town": pieces.TOWNS - int(count(state.towns)),
        "palace": pieces.PALACES - int(count(state.palaces)),
        "workshop": pieces.WORKSHOPS - int(count(state.workshops)),
        "extension": pieces.EXTENSIONS - int(count(state.extensions)),
        "road": pieces.ROADS - int(state.roads),
        "bridge": pieces.BRIDGES - int(count(state.bridges)),
        "ornate-bridge": pieces.ORNATE_BRIDGES - int(count(state.ornate)),
        "block": pieces.BLOCKS - int(total_blocks(state)),
    }


def hand(state: Faiyum, seat: int) -> list[int]:
    """The cards in a hand, each as often as it is there, start cards first."""
    return start_cards(state, int(state.starts[seat])) + members(state.hands[seat])


def start_cards(state: Faiyum, packed: int) -> list[int]:
    """Start cards, each as often as it is there."""
    numbered = int(state.cards.numbered)
    return [
        card
        for card in range(numbered, int(state.cards.count))
        for _ in range(packed >> 8 * (card - numbered) & 0xFF)
    ]


def seat_view(state: Faiyum, seat: int) -> SeatView:
    first = seat * STOCK
    return SeatView(
        seat=seat,
        fame=int(state.score(seat)),
        money=int(state.stock[first + MONEY]),
        goods={good: int(state.stock[first + number]) for number, good in enumerate(GOODS)},
        hand=[card_view(state, card) for card in hand(state, seat)],
        pile=[card_view(state, card) for card in pile(state, seat)],
        passed=bool(state.passed & BIT[seat]),
        score_lines=score_lines(state, seat),
    )


def _tasks(state: Faiyum) -> list[TaskView]:
    waiting = [int(v) for v in state.todo[: int(state.waiting)]]
    return [TaskView(*tell(v)) for v in reversed(waiting)]


def _disaster_fame(state: Faiyum) -> list[int]:
    """What is left for those who pass before the last one (FA-72)."""
    gone, seats = int(count(state.passed)), int(state.seats)
    return list(pieces.DISASTER_FAMES[seats][gone : max(gone, seats - 1)])


def _names(state: Faiyum, cards: int) -> list[str]:
    return [state.cards.ids[card] for card in members(cards)]


def _start_names(state: Faiyum, packed: int) -> list[str]:
    return [state.cards.ids[card] for card in start_cards(state, packed)]


def view(
    state: Faiyum, game_id: str, data: str, rebuilt_map: bool, actions: Actions, viewer: int | None
) -> FaiyumView:
    """The table for one viewer; only the seat to act gets choices."""
    mine = viewer is not None and viewer == state.to_act
    choices, refusals = actions.offers(state) if mine else ([], [])
    return FaiyumView(
        game=game_id,
        viewer=viewer,
        to_act=int(state.to_act),
        data=data,
        rebuilt_map=rebuilt_map,
        turn=int(state.turn),
        start=int(state.start),
        round=int(state.round),
        ending=state.ending(),
        rewards=int(state.rewards),
        swap_price=int(state.swap_price),
        table=None if state.table == NOTHING else card_view(state, int(state.table)),
        todo=_tasks(state),
        market=[slot_view(state, card) for card in members(state.market)] if state.dealt() else [],
        free_tokens=0 if state.seats == 1 else pieces.TOKENS - int(count(state.tokens)),
        disasters_out=int(state.disasters_out),
        disaster_fame=_disaster_fame(state),
        deck=_names(state, state.deck),
        last_deck=_names(state, state.last_deck),
        disasters_left=int(state.disasters_left),
        gone=_start_names(state, int(state.gone_starts)) + _names(state, state.gone),
        fields=[field_view(state, field) for field in members(state.land.fields)],
        ways=_ways(state),
        bridge_places=_bridge_places(state),
        links=_links(state),
        pieces_left=pieces_left(state),
        seats=[seat_view(state, seat) for seat in range(int(state.seats))],
        choices=choices,
        refusals=refusals,
        winners=state.winners() if state.to_act == OVER else [],
    )
