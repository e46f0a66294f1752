"""Set-up, copies and snapshots of a position of Faiyum. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import below, bit, lowest
from ludarium.core.state import CHANCE
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import (
    DEALT,
    DISASTERS,
    MONEY,
    REWARD_GIFTS,
    REWARD_MONEY,
    REWARD_SWAP,
    SOLO_MONEY,
    STOCK,
    SWAP_PRICE,
)
from ludarium.games.faiyum.state import ANY_NUMBER, PILE, TO_DO, FaiyumState
from ludarium.games.faiyum.vocabulary import verb


def lay_out(s: FaiyumState, seats: i64, rewards: i64, any_number: bool) -> None:
    """The table before chance has dealt anything."""
    cards = s.cards
    s.seats = seats
    s.rewards = rewards
    s.swap_limit = i64(ANY_NUMBER) if any_number else i64(1)
    s.swap_price = i64(SWAP_PRICE - 1) if rewards >= REWARD_SWAP else i64(SWAP_PRICE)
    starts: i64 = 0
    for card in range(cards.numbered, cards.count):
        starts += cards.copies[card] << 8 * (card - cards.numbered)
    s.todo = vec[i64]([0] * TO_DO)
    s.stock = vec[i64]([0] * (STOCK * seats))
    s.hands = vec[i64]([0] * seats)
    s.starts = vec[i64]([starts] * seats)
    s.piles = vec[i64]([0] * (PILE * seats))
    s.heights = vec[i64]([0] * seats)
    s.joined = vec[i64]([0] * s.land.cells)
    s.linked = vec[i64]([0] * s.land.cells)
    s.deck = cards.blue
    s.disasters_left = DISASTERS
    lay_out_map(s)
    lay_out_turns(s)


def lay_out_map(s: FaiyumState) -> None:
    """FA-2: crocodiles, the first settlement and the road on the dam."""
    land = s.land
    s.crocodiles = land.of_kind[0] | land.of_kind[1]
    s.joined[land.dam_a] = bit(land.dam_b)
    s.joined[land.dam_b] = bit(land.dam_a)
    s.roads = 1
    s.settlements = bit(land.red)
    derive(s)


def lay_out_turns(s: FaiyumState) -> None:
    s.push(verb(verbs.BEGIN))
    if s.rewards >= REWARD_GIFTS:
        s.push(verb(verbs.REWARD, REWARD_GIFTS))
    if s.rewards >= REWARD_MONEY:
        s.push(verb(verbs.REWARD, REWARD_MONEY))
    s.push(verb(verbs.DEAL, DEALT))
    if s.seats > 1:
        s.push(verb(verbs.START))
    else:
        s.start = 0
        s.stock[MONEY] = SOLO_MONEY
    s.to_act = CHANCE


def derive(s: FaiyumState) -> None:
    """What follows from the pieces on the map."""
    land = s.land
    s.once = 0
    s.twice = 0
    s.developed = 0
    s.near_developed = 0
    s.near_places = 0
    for field in range(land.cells):
        ends: i64 = s.joined[field]
        if ends:
            s.once |= bit(field)
        if ends & (ends - 1):
            s.twice |= bit(field)
    built: i64 = s.once | s.settlements | s.workshops | land.sites
    while built:
        s.develop(lowest(built))
        built &= built - 1
    places: i64 = s.settlements
    while places:
        s.near_places |= land.near[lowest(places)]
        places &= places - 1


# --- copies -------------------------------------------------------------------------------------------


def copy_into(s: FaiyumState, other: FaiyumState) -> None:
    """Make `other` this position."""
    other.game = s.game
    other.to_act = s.to_act
    other.seats = s.seats
    other.rewards = s.rewards
    other.swap_price = s.swap_price
    other.swap_limit = s.swap_limit
    other.turn = s.turn
    other.start = s.start
    other.round = s.round
    other.passed = s.passed
    _copy_cards(s, other)
    _copy_map(s, other)
    other.table = s.table
    other.times = s.times
    other.spot = s.spot
    other.harvested = s.harvested
    other.given = s.given
    other.earned = s.earned
    other.swaps = s.swaps
    other.searching = s.searching
    other.waiting = s.waiting
    other.todo = s.todo[:]
    other.stock = s.stock[:]
    other.hands = s.hands[:]
    other.starts = s.starts[:]
    other.piles = s.piles[:]
    other.heights = s.heights[:]
    other.joined = s.joined[:]
    other.linked = s.linked[:]
    other.pile_news = s.pile_news
    other.way_news = s.way_news


def _copy_cards(s: FaiyumState, other: FaiyumState) -> None:
    other.deck = s.deck
    other.last_deck = s.last_deck
    other.disasters_left = s.disasters_left
    other.disasters_out = s.disasters_out
    other.market = s.market
    other.tokens = s.tokens
    other.gone = s.gone
    other.gone_starts = s.gone_starts


def _copy_map(s: FaiyumState, other: FaiyumState) -> None:
    other.crocodiles = s.crocodiles
    other.workers = s.workers
    other.settlements = s.settlements
    other.towns = s.towns
    other.palaces = s.palaces
    other.workshops = s.workshops
    other.extensions = s.extensions
    other.developed = s.developed
    other.near_developed = s.near_developed
    other.near_places = s.near_places
    other.once = s.once
    other.twice = s.twice
    other.bridges = s.bridges
    other.ornate = s.ornate
    other.roads = s.roads
    other.blocks = s.blocks


# --- snapshots ----------------------------------------------------------------------------------------


def snapshot(s: FaiyumState) -> list[int]:
    """The whole position as whole numbers: the table, the verbs that wait, the seats, roads and links."""
    numbers = [
        int(s.to_act), int(s.turn), int(s.start), int(s.round), int(s.passed),
        int(s.deck), int(s.last_deck), int(s.disasters_left), int(s.disasters_out),
        int(s.market), int(s.tokens), int(s.gone), int(s.gone_starts),
        int(s.crocodiles), int(s.workers), int(s.settlements), int(s.towns), int(s.palaces),
        int(s.workshops), int(s.extensions), int(s.bridges), int(s.ornate), int(s.roads), int(s.blocks),
        int(s.table), int(s.times), int(s.spot), int(s.harvested), int(s.given), int(s.earned),
        int(s.swaps), int(s.searching), int(s.waiting),
    ]  # fmt: skip
    numbers += [int(v) for v in s.todo[: s.waiting]]
    numbers += [int(number) for number in s.stock]
    for seat in range(s.seats):
        first: i64 = seat * PILE
        numbers += [int(s.hands[seat]), int(s.starts[seat]), int(s.heights[seat])]
        numbers += [int(card) for card in s.piles[first : first + s.heights[seat]]]
    numbers += [int(s.joined[field] & ~below(field)) for field in range(s.land.cells)]
    return numbers + [int(s.linked[field] & ~below(field)) for field in range(s.land.cells)]


class Reader:
    """The numbers of a snapshot, taken one after another."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at: int = 0

    def take(self) -> i64:
        if self.at >= len(self.numbers):
            raise ValueError("a snapshot of another game, number of seats or rules version")
        self.at += 1
        return i64(self.numbers[self.at - 1])

    def end(self) -> None:
        if self.at != len(self.numbers):
            raise ValueError("a snapshot of another game, number of seats or rules version")


def restore(s: FaiyumState, numbers: list[int]) -> None:
    """Take over the position that a snapshot of the same game, seats and options describes."""
    n = Reader(numbers)
    s.to_act, s.turn, s.start, s.round, s.passed = n.take(), n.take(), n.take(), n.take(), n.take()
    s.deck, s.last_deck, s.disasters_left, s.disasters_out = n.take(), n.take(), n.take(), n.take()
    s.market, s.tokens, s.gone, s.gone_starts = n.take(), n.take(), n.take(), n.take()
    s.crocodiles, s.workers, s.settlements, s.towns = n.take(), n.take(), n.take(), n.take()
    s.palaces, s.workshops, s.extensions = n.take(), n.take(), n.take()
    s.bridges, s.ornate, s.roads, s.blocks = n.take(), n.take(), n.take(), n.take()
    s.table, s.times, s.spot, s.harvested = n.take(), n.take(), n.take(), n.take()
    s.given, s.earned, s.swaps = n.take(), n.take(), n.take()
    s.searching = n.take() != 0
    _restore_seats(s, n)
    _restore_ways(s.joined, n, s.land.cells)
    _restore_ways(s.linked, n, s.land.cells)
    n.end()
    derive(s)


def _restore_seats(s: FaiyumState, n: Reader) -> None:
    s.waiting = _checked(n.take(), TO_DO)
    for i in range(s.waiting):
        s.todo[i] = n.take()
    for i in range(STOCK * s.seats):
        s.stock[i] = n.take()
    for seat in range(s.seats):
        s.hands[seat] = n.take()
        s.starts[seat] = n.take()
        s.heights[seat] = _checked(n.take(), PILE)
        for i in range(s.heights[seat]):
            s.piles[seat * PILE + i] = n.take()


def _checked(length: i64, most: i64) -> i64:
    if length < 0 or length > most:
        raise ValueError("a snapshot of another game, number of seats or rules version")
    return length


def _restore_ways(ways: vec[i64], n: Reader, cells: i64) -> None:
    for field in range(cells):
        ways[field] = n.take()
    for field in range(cells):
        higher: i64 = ways[field] & ~below(field)
        while higher:
            ways[lowest(higher)] |= bit(field)
            higher &= higher - 1
