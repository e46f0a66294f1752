"""The roads and bridges of a map as a view shows them: each is made once and kept."""

from __future__ import annotations

from ludarium.core.bits import BIT, members
from ludarium.core.kept import Kept
from ludarium.games.faiyum.figures import WayView
from ludarium.games.faiyum.map import Map
from ludarium.games.faiyum.rules import Faiyum

MOST_KEPT = 512  # maps


class Ways:
    """All ways of one map that can ever be shown."""

    def __init__(self, land: Map) -> None:
        self.land = land
        self._known: dict[tuple[int, int, str], WayView] = {}
        edges = [(int(land.edge_a[edge]), int(land.edge_b[edge])) for edge in range(int(land.edge_count))]
        self._roads = [(a, int(BIT[b]), self._way(a, b, "road")) for a, b in edges]
        self._places = [(int(BIT[place]), self._bridge(place, "")) for place in range(int(land.bridge_count))]
        self._dam = self._way(int(land.dam_a), int(land.dam_b), "dam")
        self._built: Kept[tuple[int, ...], list[WayView]] = Kept(MOST_KEPT)
        self._free: Kept[int, list[WayView]] = Kept(MOST_KEPT)
        self._links: Kept[tuple[int, ...], list[WayView]] = Kept(MOST_KEPT)

    def _way(self, a: int, b: int, piece: str) -> WayView:
        if (a, b, piece) not in self._known:
            self._known[a, b, piece] = WayView(self.land.names[a], self.land.names[b], piece)
        return self._known[a, b, piece]

    def _bridge(self, place: int, piece: str) -> WayView:
        return self._way(int(self.land.bridge_a[place]), int(self.land.bridge_b[place]), piece)

    def built(self, state: Faiyum) -> list[WayView]:
        """The dam, then roads, bridges and ornate bridges."""
        mark = (state.bridges, state.ornate, *state.joined)
        known = self._built.get(mark)
        return known or self._built.keep(mark, self._all_built(state))

    def _all_built(self, state: Faiyum) -> list[WayView]:
        joined = [int(fields) for fields in state.joined]
        roads = [road for a, there, road in self._roads if joined[a] & there]
        bridges = [self._bridge(place, "bridge") for place in members(state.bridges)]
        return [
            self._dam,
            *roads,
            *bridges,
            *[self._bridge(place, "ornate-bridge") for place in members(state.ornate)],
        ]

    def places(self, state: Faiyum) -> list[WayView]:
        """Where no bridge stands yet."""
        built = int(state.bridges | state.ornate)
        known = self._free.get(built)
        if known is None:
            known = self._free.keep(built, [place for bit, place in self._places if not built & bit])
        return known

    def links(self, state: Faiyum) -> list[WayView]:
        """Pairs of stops that were ever linked directly."""
        mark = (state.stops(), *state.linked)
        known = self._links.get(mark)
        if known is None:
            stops = members(state.stops())
            pairs = [(a, b) for a in stops for b in members(state.linked[a]) if a < b]
            known = self._links.keep(mark, [self._way(a, b, "link") for a, b in pairs])
        return known
