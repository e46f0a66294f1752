"""Where the pieces of a card can go now, and what is counted there. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import BIT, count, lowest
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import (
    BRIDGES,
    EXTENSION,
    NOTHING,
    ORNATE_BRIDGES,
    PALACE,
    ROADS,
    SETTLEMENT,
    WORKERS,
)
from ludarium.games.faiyum.placing import (
    building_fields,
    buildings_left,
    free_blocks,
    places_for_worker,
    sites_with_room,
)
from ludarium.games.faiyum.roads import bridge_places, live_fields, open_fields, reached
from ludarium.games.faiyum.state import FaiyumState


class Places:
    """The fields that the verbs of one card can use."""

    def __init__(self) -> None:
        self.spots: i64 = 0
        self.missing = False  # no place, or no piece
        self.left: i64 = 0  # pieces
        self.rivals: i64 = 1  # how many seats build with them
        self.blocks: i64 = 0  # that the card itself will build

    def forget(self) -> None:
        self.spots = 0
        self.missing = False
        self.blocks = 0

    def stand_on(self, s: FaiyumState) -> None:
        """A card is being done: its gains count the field of its last piece."""
        self.forget()
        if s.spot != NOTHING:
            self.spots = BIT[s.spot]

    def _found(self, spots: i64) -> None:
        self.spots = spots
        if spots == 0:
            self.missing = True

    def look_for_worker(self, s: FaiyumState, place: i64) -> None:
        self._found(places_for_worker(s, place) if count(s.workers) < WORKERS else i64(0))

    def look_for_building(self, s: FaiyumState, building: i64, kind: i64) -> None:
        self.left = buildings_left(s, building)
        self.rivals = 1 if building == PALACE else min(s.seats, 2)
        if building == SETTLEMENT:
            self.rivals = s.seats
        self._found(building_fields(s, building, kind) if self.left > 0 else i64(0))
        if building == EXTENSION:
            self.left = min(self.left, count(self.spots) + 1)

    def look_for_roads(self, s: FaiyumState, roads: i64) -> None:
        self.left = ROADS - s.roads
        self._found(open_fields(s) & live_fields(s) if self.left >= roads else i64(0))

    def look_for_bridge(self, s: FaiyumState, ornate: bool) -> None:
        self.left = ORNATE_BRIDGES - count(s.ornate) if ornate else BRIDGES - count(s.bridges)
        self._found(bridge_places(s, ornate))

    def look_for_block(self, s: FaiyumState, blocks: i64, one_site: bool) -> None:
        self.left = free_blocks(s)
        self.blocks = blocks
        self._found(sites_with_room(s, blocks if one_site else i64(1)) if self.left >= blocks else i64(0))

    # --- what is there ------------------------------------------------------------------------------------

    def counted(self, s: FaiyumState, counter: i64) -> i64:
        """What a card counts at the best of its places."""
        if counter == verbs.COUNT_ROADS:
            return s.roads + s.crossings()
        if counter == verbs.COUNT_STOPS:
            return self._most_stops(s)
        best: i64 = 0
        rest: i64 = self.spots
        while rest:
            field: i64 = lowest(rest)
            rest &= rest - 1
            best = max(best, self._there(s, counter, field))
        return best + self.blocks

    def _there(self, s: FaiyumState, counter: i64, field: i64) -> i64:
        """Blocks of a site, or the ways that leave a place: about as many as its links."""
        if counter == verbs.COUNT_BLOCKS:
            return s.blocks_on(field)
        return count(s.joined[field])

    def _most_stops(self, s: FaiyumState) -> i64:
        """The stops joined to the best place; all places of one net have the same."""
        best: i64 = 0
        rest: i64 = self.spots
        while rest:
            field: i64 = lowest(rest)
            net: i64 = reached(s, field)
            best = max(best, count(net))
            rest &= ~(net | BIT[field])
        return best
