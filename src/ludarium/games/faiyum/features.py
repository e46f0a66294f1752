"""A position of Faiyum as numbers: everything but the order of the decks is open (FA-27). Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.bits import BIT, below, count, lowest
from ludarium.core.features import Features, put_number, put_set
from ludarium.core.state import OVER, State
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.map import Map
from ludarium.games.faiyum.pieces import FAME, NOTHING, SITES, STOCK, THINGS, TOKENS
from ludarium.games.faiyum.state import PILE, FaiyumState
from ludarium.games.faiyum.vocabulary import VERBS

TABLE: Final = (
    "round", "ending", "rewards", "swap-price", "disasters-left", "disasters-out", "free-tokens", "roads",
    "swaps", "verbs-waiting", "verb-a", "verb-b", "verb-c",
)  # fmt: skip
PIECES: Final = (
    "crocodile", "worker", "settlement", "town", "palace", "workshop", "extension", "developed", "links",
)  # fmt: skip
SEAT: Final = ("turn", "start", "passed", *THINGS, "hand-size", "pile-size")


class FaiyumFeatures(Features):
    """The columns of one set of cards and one map: the table, its cards, the map, then each seat."""

    def __init__(self, cards: Cards, land: Map) -> None:
        self.cards = cards
        self.land = land
        self.numbered: i64 = cards.numbered
        self.count: i64 = cards.count
        self.cells: i64 = land.cells

    def names(self, seats: int) -> list[str]:
        found = list(TABLE) + [f"next-verb-{verb}" for verb in range(VERBS)]
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

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        s = cast(FaiyumState, state)
        at = self._write_table(s, out, at)
        at = self._write_cards(s, out, at)
        at = self._write_pieces(s, out, at)
        at = self._write_ways(s, out, at)
        for i in range(s.seats):
            other: i64 = seat + i
            if other >= s.seats:
                other -= s.seats
            at = self._write_seat(s, other, out, at)

    def _write_table(self, s: FaiyumState, out: vec[i16], at: i64) -> i64:
        put_number(out, at, s.round)
        if s.ending():
            out[at + 1] = 1
        put_number(out, at + 2, s.rewards)
        put_number(out, at + 3, s.swap_price)
        put_number(out, at + 4, s.disasters_left)
        put_number(out, at + 5, s.disasters_out)
        if s.seats > 1:
            put_number(out, at + 6, TOKENS - count(s.tokens))
        put_number(out, at + 7, s.roads)
        put_number(out, at + 8, s.swaps)
        put_number(out, at + 9, s.waiting)
        if s.waiting > 0:
            self._write_verb(s.top(), out, at + 10)
        return at + 13 + VERBS

    def _write_verb(self, verb: i64, out: vec[i16], at: i64) -> None:
        """What is to be done next, and what it asks for."""
        put_number(out, at, verb >> 8 & 0xFF)
        put_number(out, at + 1, verb >> 16 & 0xFF)
        put_number(out, at + 2, verb >> 24 & 0xFF)
        out[at + 3 + (verb & 0xFF)] = 1

    def _write_cards(self, s: FaiyumState, out: vec[i16], at: i64) -> i64:
        put_set(out, at, s.deck)
        put_set(out, at + self.numbered, s.last_deck)
        put_set(out, at + 2 * self.numbered, s.market)
        put_set(out, at + 3 * self.numbered, s.tokens)
        put_set(out, at + 4 * self.numbered, s.gone)
        at += 5 * self.numbered
        self._write_starts(s.gone_starts, out, at)
        at += self.count - self.numbered
        if s.table != NOTHING:
            out[at + s.table] = 1
        return at + self.count

    def _write_starts(self, packed: i64, out: vec[i16], at: i64) -> None:
        """Start cards, each as often as it is there."""
        while packed:
            put_number(out, at, packed & 0xFF)
            packed >>= 8
            at += 1

    def _write_pieces(self, s: FaiyumState, out: vec[i16], at: i64) -> i64:
        put_set(out, at, s.crocodiles)
        put_set(out, at + self.cells, s.workers)
        put_set(out, at + 2 * self.cells, s.settlements)
        put_set(out, at + 3 * self.cells, s.towns)
        put_set(out, at + 4 * self.cells, s.palaces)
        put_set(out, at + 5 * self.cells, s.workshops)
        put_set(out, at + 6 * self.cells, s.extensions)
        put_set(out, at + 7 * self.cells, s.developed)
        at += 8 * self.cells
        stops: i64 = s.stops()
        while stops:
            stop: i64 = lowest(stops)
            stops &= stops - 1
            put_number(out, at + stop, count(s.linked[stop]))
        at += self.cells
        for site in range(i64(SITES)):
            put_number(out, at + site, s.blocks_at(site))
        return at + SITES

    def _write_ways(self, s: FaiyumState, out: vec[i16], at: i64) -> i64:
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
        at += land.edge_count
        put_set(out, at, s.bridges)
        put_set(out, at + land.bridge_count, s.ornate)
        return at + 2 * land.bridge_count

    def _write_seat(self, s: FaiyumState, seat: i64, out: vec[i16], at: i64) -> i64:
        if s.turn == seat and s.to_act != OVER:
            out[at] = 1
        if s.start == seat:
            out[at + 1] = 1
        if s.passed & BIT[seat]:
            out[at + 2] = 1
        for thing in range(i64(FAME + 1)):
            put_number(out, at + 3 + thing, s.stock[seat * STOCK + thing])
        put_number(out, at + 10, s.hand_size(seat))
        put_number(out, at + 11, s.heights[seat])
        at += 12
        put_set(out, at, s.hands[seat])
        self._write_starts(s.starts[seat], out, at + self.numbered)
        at += self.count
        self._write_pile(s, seat, out, at)
        return at + self.count

    def _write_pile(self, s: FaiyumState, seat: i64, out: vec[i16], at: i64) -> None:
        """How deep each card lies, 1 on top; of copies of a start card the uppermost."""
        height: i64 = s.heights[seat]
        for place in range(height):
            put_number(out, at + s.piles[seat * PILE + place], height - place)
