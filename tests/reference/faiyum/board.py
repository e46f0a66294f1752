"""The map of Faiyum, read from data/map.txt, and the pieces that stand on it."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from dataclasses import dataclass, field

KINDS = {"w": "wheat", "g": "grape", "s": "stone"}
PIECES = {  # FA-1
    "worker": 30, "settlement": 16, "town": 8, "palace": 2, "workshop": 10, "extension": 5,
    "road": 40, "bridge": 4, "ornate bridge": 2, "block": 15,
}  # fmt: skip

Pair = tuple[str, str]  # two fields, the one that is read first comes first


# --- the printed map ------------------------------------------------------------------------


@dataclass(frozen=True)
class Map:
    """What never changes."""

    fields: dict[str, int]  # every field and its place in reading order
    kind: dict[str, str]  # resource fields only
    sites: dict[str, int]  # how many blocks fit
    red: str
    dam: Pair
    neighbours: dict[str, tuple[str, ...]]  # FA-32: within a peninsula
    facing: dict[str, tuple[str, ...]]  # FA-56: over the canal, where a bridge may stand
    canal: frozenset[str]  # fields at the canal
    lake: frozenset[str]  # fields at the lake

    def pair(self, one: str, other: str) -> Pair:
        """Two fields in reading order."""
        return (one, other) if self.fields[one] < self.fields[other] else (other, one)


@dataclass
class Drawing:
    """The map while its lines are read."""

    marks: dict[str, str] = field(default_factory=dict)
    place: dict[str, tuple[int, int]] = field(default_factory=dict)  # row and half columns
    peninsula: dict[str, int] = field(default_factory=dict)

    def row(self, number: int, text: str) -> None:
        """One row; every second one is shifted half a hex to the right."""
        column, canals = 0, 0
        for mark in text.split():
            if mark == "|":
                canals += 1
                continue
            name = f"{'abcdefghijklmnopqrstuvwxyz'[column]}{number}"
            if mark != ".":
                self.marks[name] = mark
                self.place[name] = (number, 2 * column + (number % 2 == 0))
                self.peninsula[name] = canals
            column += 1

    def touching(self, name: str) -> list[str]:
        """The fields whose hexes touch this one, over the canal too."""
        row, half = self.place[name]
        around = {(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)}
        return [other for other, (r, h) in self.place.items() if (r - row, h - half) in around]


def read_map(text: str) -> Map:
    """The map of a text."""
    drawing = Drawing()
    named: dict[str, list[set[str]]] = {}  # the pairs of the lines `dam` and `bridges`
    for line in text.splitlines():
        head, _, rest = line.partition(": ")
        if head.startswith("row "):
            drawing.row(int(head.removeprefix("row ")), rest)
        elif not head.startswith("#"):
            named[head] = [set(pair.split("-")) for pair in rest.split()]
    marks, touching = drawing.marks, {name: drawing.touching(name) for name in drawing.marks}
    side = drawing.peninsula
    near = {name: tuple(other for other in touching[name] if side[other] == side[name]) for name in marks}
    over = {name: tuple(other for other in touching[name] if side[other] != side[name]) for name in marks}
    (dam,) = named["dam"]
    places = named.get("bridges") or [{name, other} for name in marks for other in over[name]]
    return Map(
        fields={name: place for place, name in enumerate(marks)},
        kind={name: KINDS[mark] for name, mark in marks.items() if mark in KINDS},
        sites={name: int(mark) for name, mark in marks.items() if mark.isdigit()},
        red=next(name for name, mark in marks.items() if mark == "R"),
        dam=(min(dam), max(dam)),
        neighbours=near,
        facing={
            name: tuple(o for o in over[name] if {name, o} in places and {name, o} != dam) for name in marks
        },
        canal=frozenset(name for name in marks if over[name]),
        lake=frozenset(name for name in marks if len(touching[name]) < 6),
    )


# --- the pieces -----------------------------------------------------------------------------


@dataclass
class Board:
    """All pieces on the map; they belong to nobody (FA-23)."""

    map: Map
    crocodiles: set[str] = field(default_factory=set)
    workers: set[str] = field(default_factory=set)
    settlements: set[str] = field(default_factory=set)  # those under towns too (FA-51)
    towns: set[str] = field(default_factory=set)  # those under palaces too
    palaces: set[str] = field(default_factory=set)
    workshops: set[str] = field(default_factory=set)
    extensions: set[str] = field(default_factory=set)
    blocks: dict[str, int] = field(default_factory=dict)
    roads: set[Pair] = field(default_factory=set)
    bridges: set[Pair] = field(default_factory=set)
    ornate_bridges: set[Pair] = field(default_factory=set)
    joined: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by a road or bridge, from each field

    @classmethod
    def at_the_start(cls, printed: Map) -> Board:
        """FA-2: crocodiles, the first settlement, the road on the dam."""
        board = cls(
            map=printed,
            crocodiles={name for name, kind in printed.kind.items() if kind in ("wheat", "grape")},
            settlements={printed.red},
            blocks=dict.fromkeys(printed.sites, 0),
            joined=dict.fromkeys(printed.fields, ()),
        )
        board.join("road", printed.dam)
        return board

    def copy(self) -> Board:
        """An independent board."""
        return Board(
            self.map, set(self.crocodiles), set(self.workers), set(self.settlements), set(self.towns),
            set(self.palaces), set(self.workshops), set(self.extensions), dict(self.blocks),
            set(self.roads), set(self.bridges), set(self.ornate_bridges), dict(self.joined),
        )  # fmt: skip

    def left(self, piece: str) -> int:
        """FA-1: how many of a piece are still in the supply."""
        standing: dict[str, Sized] = {
            "worker": self.workers, "settlement": self.settlements, "town": self.towns,
            "palace": self.palaces, "workshop": self.workshops, "extension": self.extensions,
            "road": self.roads, "bridge": self.bridges, "ornate bridge": self.ornate_bridges,
        }  # fmt: skip
        if piece == "block":
            return PIECES["block"] - sum(self.blocks.values())
        return PIECES[piece] - len(standing[piece])

    # --- fields -------------------------------------------------------------------------

    def is_stop(self, name: str) -> bool:
        """FA-58: a settlement, town or site."""
        return name in self.settlements or name in self.blocks

    def developed(self, name: str) -> bool:
        """FA-31: something is built there, or it is the red field, a site or at the dam."""
        return self.is_stop(name) or name in self.workshops or bool(self.joined[name])

    def next_to_worker(self, names: Iterable[str]) -> set[str]:
        """FA-41, FA-41a: those with a worker beside them; with no worker on the map, all."""
        if not self.workers:
            return set(names)
        return {name for name in names if self.workers & set(self.map.neighbours[name])}

    # --- where pieces may go --------------------------------------------------------------

    def places(self, piece: str, kind: str = "") -> set[str]:
        """The fields where a building may stand."""
        if not self.left(piece):
            return set()  # FA-1
        if piece == "settlement":
            return {name for name in self.map.kind if self.takes_settlement(name)}
        if piece == "workshop":
            return {name for name, its in self.map.kind.items() if its == kind and self.takes_workshop(name)}
        if piece == "block":
            return {name for name, most in self.map.sites.items() if self.blocks[name] < most}  # FA-57
        return {
            "town": self.settlements - self.towns,  # FA-51: the red one too
            "palace": self.towns - self.palaces,  # FA-51
            "extension": self.workshops - self.extensions,  # FA-52
        }[piece]

    def takes_settlement(self, name: str) -> bool:
        """FA-50: no crocodile (FA-33), nothing on it (FA-34), no settlement beside it."""
        free = name not in self.crocodiles and name not in self.settlements and name not in self.workshops
        return free and not self.settlements & set(self.map.neighbours[name])

    def takes_workshop(self, name: str) -> bool:
        """FA-52: the end of a road or bridge, but no settlement, town or workshop (FA-34)."""
        free = name not in self.crocodiles and name not in self.settlements and name not in self.workshops
        return free and bool(self.joined[name])

    def ways(self, piece: str) -> set[Pair]:
        """Where a road, bridge or ornate bridge may be built."""
        if not self.left(piece):
            return set()  # FA-1
        over = self.map.neighbours if piece == "road" else self.map.facing  # FA-53, FA-56
        begin = [name for name in self.map.fields if self.begins(name)]
        return {
            self.map.pair(name, other)
            for name in begin
            for other in over[name]
            if other not in self.joined[name] and self.takes_end(other)
        }

    def begins(self, name: str) -> bool:
        """FA-53: a road or bridge may start here or go on from here."""
        return (self.is_stop(name) or bool(self.joined[name])) and self.takes_end(name)

    def takes_end(self, name: str) -> bool:
        """FA-33: no crocodile. FA-54: branches only at stops, elsewhere two ends at most."""
        return name not in self.crocodiles and (self.is_stop(name) or len(self.joined[name]) < 2)

    def join(self, piece: str, pair: Pair) -> None:
        """Build a road or bridge."""
        {"road": self.roads, "bridge": self.bridges, "ornate bridge": self.ornate_bridges}[piece].add(pair)
        one, other = pair
        self.joined[one] += (other,)
        self.joined[other] += (one,)

    # --- links --------------------------------------------------------------------------

    def direct_links(self, stop: str) -> set[str]:
        """FA-58: the other stops joined to this one with no stop between."""
        ends = {self.end_of_way(stop, first) for first in self.joined[stop]}
        return {end for end in ends if end and end != stop}  # FA-58a

    def end_of_way(self, before: str, here: str) -> str:
        """The stop where a way ends, or nothing."""
        while not self.is_stop(here):
            onward = [name for name in self.joined[here] if name != before]  # FA-54: one at most
            if not onward:
                return ""
            before, here = here, onward[0]
        return here

    def all_links(self) -> set[frozenset[str]]:
        """Every pair of stops that is linked directly now."""
        stops = self.settlements | set(self.blocks)
        return {frozenset((stop, other)) for stop in stops for other in self.direct_links(stop)}

    def reachable_stops(self, start: str) -> set[str]:
        """FA-59: every other stop that any way leads to."""
        seen, todo = {start}, [start]
        while todo:
            for name in self.joined[todo.pop()]:
                if name not in seen:
                    seen.add(name)
                    todo.append(name)
        return {name for name in seen if name != start and self.is_stop(name)}
