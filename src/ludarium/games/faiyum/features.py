"""A position of Faiyum as numbers: everything but the order of the decks is open (FA-27). Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.bits import below, bit, count, lowest
from ludarium.core.features import (
    Features,
    put_depths,
    put_flag,
    put_four,
    put_number,
    put_numbers,
    put_row,
    put_rows,
)
from ludarium.core.state import OVER, State
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.map import Map
from ludarium.games.faiyum.pieces import FAME, SITES, STOCK, THINGS, TOKENS
from ludarium.games.faiyum.state import PILE, PILE_NEWS, FaiyumState
from ludarium.games.faiyum.vocabulary import VERBS, arg_a, arg_b, arg_c, op_of

TABLE: Final = (
    "round", "ending", "rewards", "swap-price", "disasters-left", "disasters-out", "free-tokens", "roads",
    "swaps", "verbs-waiting", "verb-a", "verb-b", "verb-c",
)  # fmt: skip
PIECES: Final = (
    "crocodile", "worker", "settlement", "town", "palace", "workshop", "extension", "developed", "links",
)  # fmt: skip
SEAT: Final = ("turn", "start", "passed", *THINGS, "hand-size", "pile-size")
TABLE_COLUMNS: Final = 44  # the names of the table, then every verb
REMEMBERED: Final = 21  # of the table: sets of cards, pieces and bridges by their places, and
PLAYED: Final = 6  # the card on the table, counted from 1
BLOCKS: Final = 15  # at the sites
WAYS: Final = 16  # how often roads and links had changed, counted from 1
TOP: Final = 19  # the number of the next verb, counted from 1
MOMENT: Final = 20  # which turn it was and who had passed, counted from 1
REMEMBERED_A_SEAT: Final = 5  # of each seat: hand and pile, numbered and start cards, and
PILES: Final = 4  # how often the pile had changed, counted from 1
NEWS: Final = 0xFFF  # the bits of it


@final
class FaiyumFeatures(Features):
    """The columns of one set of cards and one map: the table, its cards, the map, then each seat."""

    def __init__(self, cards: Cards, land: Map) -> None:
        self.cards = cards
        self.land = land
        self.numbered: i64 = cards.numbered
        self.count: i64 = cards.count
        self.cells: i64 = land.cells
        self.pieces_at: i64 = TABLE_COLUMNS + 4 * self.numbered + 2 * self.count
        self.ways_at: i64 = self.pieces_at + len(PIECES) * self.cells
        self.seats_at: i64 = self.ways_at + SITES + land.edge_count + 2 * land.bridge_count
        self.hand_at: i64 = len(SEAT)
        self.pile_at: i64 = self.hand_at + self.count
        self.seat_columns: i64 = self.pile_at + self.count

    def names(self, seats: int) -> list[str]:
        found = list(TABLE) + [f"next-verb-{verb}" for verb in range(VERBS)]
        assert len(found) == TABLE_COLUMNS
        found += self._card_names() + self._map_names()
        for seat in range(seats):
            found += [f"seat-{seat}-{name}" for name in self._seat_names()]
        return found

    def _card_names(self) -> list[str]:
        ids = self.cards.ids
        numbered, starts = ids[: int(self.numbered)], ids[int(self.numbered) :]
        places = [
            ("deck", numbered), ("last-deck", numbered), ("market", numbered), ("token", numbered),
            ("gone", numbered), ("gone", starts), ("table", ids),
        ]  # fmt: skip
        return [f"{place}-{card}" for place, cards in places for card in cards]

    def _map_names(self) -> list[str]:
        land = self.land
        found = [f"{piece}-{field}" for piece in PIECES for field in land.names]
        found += [f"blocks-{land.names[land.site_fields[site]]}" for site in range(SITES)]
        found += [f"road-{land.edge_name(edge)}" for edge in range(int(land.edge_count))]
        bridges = [land.bridge_name(bridge) for bridge in range(int(land.bridge_count))]
        return found + [f"{kind}-{bridge}" for kind in ("bridge", "ornate-bridge") for bridge in bridges]

    def _seat_names(self) -> list[str]:
        ids = self.cards.ids
        return list(SEAT) + [f"{place}-{card}" for place in ("hand", "pile") for card in ids]

    # --- writing ----------------------------------------------------------------------------------

    def parts(self, seats: int) -> list[int]:
        return [int(self.seats_at)] + [int(self.seat_columns)] * seats

    def shown(self, seats: int, seat: int) -> list[int]:
        return [0, *[1 + (seat + place) % seats for place in range(seats)]]

    def memory(self, seats: int) -> int:
        return REMEMBERED + REMEMBERED_A_SEAT * seats

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        s = cast(FaiyumState, state)
        memory = vec[i64]([0] * self.memory(int(s.seats)))
        self._write_middle(s, out, at, memory, 0)
        at += self.seats_at
        for place in range(s.seats):
            other: i64 = seat + place if seat + place < s.seats else seat + place - s.seats
            self._write_seat(s, other, out, at, memory, 0)
            at += self.seat_columns

    def update(self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        del seat  # all look at the same parts
        s = cast(FaiyumState, state)
        self._write_middle(s, out, at, memory, first)
        at += self.seats_at
        before: i64 = memory[first + MOMENT]
        moment: i64 = (s.round << 16 | s.passed << 8 | s.turn) + 1
        now_at: i64 = at + s.turn * self.seat_columns
        if before == moment:  # whatever an action does before a seat, it does at its turn
            self._write_things(s, s.turn, out, now_at, memory, first)
            return
        memory[first + MOMENT] = moment
        if before == 0 or (before - 1 ^ moment - 1) & 0xFF00:  # a seat may have passed by itself
            for other in range(s.seats):
                self._write_seat(s, other, out, at + other * self.seat_columns, memory, first)
            return
        last: i64 = before - 1 & 0xFF
        at += last * self.seat_columns
        out[at] = 0
        out[now_at] = 1
        self._write_things(s, last, out, at, memory, first)

    def _write_middle(self, s: FaiyumState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """What lies before no seat."""
        self._write_table(s, out, at, memory, first + TOP)
        self._write_sets(s, out, at, memory, first)
        if memory[first + BLOCKS] != s.blocks:
            memory[first + BLOCKS] = s.blocks
            self._write_blocks(s, out, at + self.ways_at)
        if memory[first + WAYS] != s.way_news + 1:
            memory[first + WAYS] = s.way_news + 1
            self._write_ways(s, out, at + self.ways_at, memory, first)

    def _write_table(self, s: FaiyumState, out: vec[i16], at: i64, memory: vec[i64], top: i64) -> None:
        """Figures that are small by the rules: they are written as they are."""
        ending: i64 = 0
        if s.ending():
            ending = 1
        free: i64 = 0
        if s.seats > 1:
            free = TOKENS - count(s.tokens)
        verb: i64 = 0  # what is to be done next, and what it asks for
        next_op: i64 = -1
        if s.waiting > 0:
            verb = s.top()
            next_op = op_of(verb)
        put_four(out, at, s.round, ending, s.rewards, s.swap_price)
        put_four(out, at + 4, s.disasters_left, s.disasters_out, free, s.roads)
        put_four(out, at + 8, s.swaps, s.waiting, arg_a(verb), arg_b(verb))
        out[at + 12] = i16(arg_c(verb))
        put_one(out, at + 13, memory, top, next_op)

    def _write_sets(self, s: FaiyumState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """Cards and pieces."""
        pieces: i64 = at + self.pieces_at
        gap: i64 = self.cells
        put_rows(out, pieces, gap, memory, first + 7, s.crocodiles, s.workers, s.settlements, s.towns)
        pieces += 4 * gap
        put_rows(out, pieces, gap, memory, first + 11, s.palaces, s.workshops, s.extensions, s.developed)
        at += TABLE_COLUMNS
        gap = self.numbered
        put_rows(out, at, gap, memory, first, s.deck, s.last_deck, s.market, s.tokens)
        put_row(out, at + 4 * gap, memory, first + 4, s.gone)
        at += 5 * gap
        put_starts(out, at, memory, first + 5, s.gone_starts)
        put_one(out, at + self.count - gap, memory, first + PLAYED, s.table)

    def _write_blocks(self, s: FaiyumState, out: vec[i16], at: i64) -> None:
        for site in range(i64(SITES)):
            put_number(out, at + site, s.blocks_at(site))

    def _write_ways(self, s: FaiyumState, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """Links, roads and bridges; whatever was built stays there."""
        self._write_links(s, out, at - self.cells)
        self._write_roads(s, out, at + SITES)
        at += SITES + self.land.edge_count
        put_row(out, at, memory, first + 17, s.bridges)
        put_row(out, at + self.land.bridge_count, memory, first + 18, s.ornate)

    def _write_links(self, s: FaiyumState, out: vec[i16], at: i64) -> None:
        stops: i64 = s.stops()
        while stops:
            stop: i64 = lowest(stops)
            stops &= stops - 1
            put_number(out, at + stop, count(s.linked[stop]))

    def _write_roads(self, s: FaiyumState, out: vec[i16], at: i64) -> None:
        land = self.land
        ends: i64 = s.once
        while ends:
            field: i64 = lowest(ends)
            ends &= ends - 1
            others: i64 = s.joined[field] & ~below(field)
            while others:
                edge: i64 = land.edge_at[field * self.cells + lowest(others)]
                others &= others - 1
                if edge >= 0:
                    out[at + edge] = 1

    def _write_seat(
        self, s: FaiyumState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        put_flag(out, at, s.turn == seat and s.to_act != OVER)
        put_flag(out, at + 1, s.start == seat)
        put_flag(out, at + 2, s.passed & bit(seat) != 0)
        self._write_things(s, seat, out, at, memory, first)

    def _write_things(
        self, s: FaiyumState, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64
    ) -> None:
        """What lies before a seat: goods, money and fame, the hand, and how deep each card of the pile lies.

        Of copies of a start card the uppermost is told.
        """
        first += REMEMBERED + REMEMBERED_A_SEAT * seat
        put_numbers(out, at + 3, s.stock, seat * STOCK, i64(FAME + 1))
        hand: i64 = s.hands[seat]
        starts: i64 = s.starts[seat]
        if memory[first] != hand or memory[first + 1] != starts:
            put_number(out, at + 10, s.hand_size(seat))
            put_row(out, at + self.hand_at, memory, first, hand)
            put_starts(out, at + self.hand_at + self.numbered, memory, first + 1, starts)
        news: i64 = (s.pile_news >> PILE_NEWS * seat & NEWS) + 1
        if memory[first + PILES] != news:
            memory[first + PILES] = news
            height: i64 = s.heights[seat]
            put_number(out, at + 11, height)
            at += self.pile_at
            put_depths(out, at, s.piles, seat * PILE, height, memory, first + 2, self.numbered)


def put_starts(out: vec[i16], at: i64, memory: vec[i64], place: i64, packed: i64) -> None:
    """Start cards, each as often as it is there, over those that were written there before."""
    before: i64 = memory[place]
    if before == packed:
        return
    memory[place] = packed
    while before | packed:
        out[at] = i16(packed & 0xFF)
        before >>= 8
        packed >>= 8
        at += 1


def put_one(out: vec[i16], at: i64, memory: vec[i64], place: i64, now: i64) -> None:
    """Write a 1 at one place, or at none, instead of another; it is remembered, counted from 1."""
    before: i64 = memory[place] - 1
    if before == now:
        return
    memory[place] = now + 1
    if before >= 0:
        out[at + before] = 0
    if now >= 0:
        out[at + now] = 1
