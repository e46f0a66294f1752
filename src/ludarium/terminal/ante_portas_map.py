"""The map of Ante Portas, drawn in plain characters or told as a list of cities and roads."""

from __future__ import annotations

import os
from dataclasses import dataclass

from ludarium.core.messages import Thing
from ludarium.games.ante_portas.board import CityView, RoadView
from ludarium.games.ante_portas.figures import TableView
from ludarium.terminal.layout import INDENT, wrapped
from ludarium.text.say import Say

LISTED = "LUDARIUM_MAP"  # set to `list`, the table tells the map instead of drawing it
ROWS = 16
DEEPER = INDENT * 3
Place = tuple[int, int]  # row and column


@dataclass(frozen=True)
class Chart:
    """Where the cities of the house's map stand, and how roads that lie in no line are drawn."""

    columns: int
    indent: str
    places: dict[str, Place]  # of the names
    regions: dict[str, Place]  # row -1 is above all others
    strokes: dict[tuple[str, str], tuple[str, list[Place], Place]]  # sign, where, and where the march stands
    to_taurini: Place  # the road over the Alps ends in a line
    to_genua: Place  # the sea road from Massilia begins with one
    counts: bool = True  # whether there is room for the number of cards named at a city


WIDE = Chart(
    columns=79,
    indent=INDENT[1:],
    places={
    "insula": (0, 1), "ticinum": (0, 19), "placentia": (0, 35), "ariminum": (0, 58),
    "taurini": (3, 15), "genua": (3, 31), "arretium": (3, 46),
    "rhodanus": (6, 1), "massilia": (6, 17), "spoletium": (6, 50), "hadria": (6, 67),
    "emporiae": (9, 1), "narbo": (9, 16), "roma": (9, 43), "cannae": (9, 67),
    "capua": (12, 33), "beneventum": (12, 48), "tarentum": (12, 66),
    "neapolis": (15, 33), "croton": (15, 66),
},
    regions={"gallia": (11, 1), "cisalpina": (-1, 27), "italia": (14, 49)},
    strokes={
    ("insula", "rhodanus"): ("|", [(row, 3) for row in range(1, 6)], (3, 4)),
    ("insula", "taurini"): ("\\", [(1, 7), (2, 9)], (1, 9)),
    ("ticinum", "taurini"): ("|", [(1, 21), (2, 21)], (1, 22)),
    ("placentia", "genua"): ("|", [(1, 37), (2, 37)], (1, 38)),
    ("placentia", "arretium"): ("\\", [(1, 44), (2, 46)], (1, 46)),
    ("ariminum", "arretium"): ("/", [(1, 58), (2, 56)], (1, 56)),
    ("ariminum", "spoletium"): ("|", [(row, 60) for row in range(1, 6)], (3, 61)),
    ("ariminum", "hadria"): ("|", [(row, 68) for row in range(1, 6)], (3, 69)),
    ("massilia", "genua"): ("~", [(4, 34), (5, 34), (6, 34)], (4, 35)),
    ("arretium", "spoletium"): ("|", [(4, 53), (5, 53)], (4, 54)),
    ("arretium", "roma"): ("|", [(row, 47) for row in range(4, 9)], (6, 46)),
    ("spoletium", "roma"): ("/", [(7, 53), (8, 51)], (7, 55)),
    ("rhodanus", "emporiae"): ("|", [(7, 3), (8, 3)], (7, 4)),
    ("rhodanus", "narbo"): ("\\", [(7, 11), (8, 14)], (7, 13)),
    ("hadria", "cannae"): ("|", [(7, 69), (8, 69)], (7, 70)),
    ("hadria", "beneventum"): ("/", [(7, 66), (8, 64), (9, 62), (10, 60), (11, 58)], (8, 62)),
    ("cannae", "beneventum"): ("/", [(10, 66), (11, 63)], (10, 68)),
    ("cannae", "tarentum"): ("|", [(10, 72), (11, 72)], (10, 73)),
    ("roma", "capua"): ("/", [(10, 42), (11, 40)], (10, 40)),
    ("capua", "neapolis"): ("|", [(13, 35), (14, 35)], (13, 36)),
    ("tarentum", "croton"): ("|", [(13, 68), (14, 68)], (13, 69)),
},
    to_taurini=(3, 10),
    to_genua=(6, 34),
)  # fmt: skip
NARROW = Chart(
    columns=60,
    indent="",
    places={
        "insula": (0, 1), "ticinum": (0, 14), "placentia": (0, 27), "ariminum": (0, 44),
        "taurini": (3, 11), "genua": (3, 23), "arretium": (3, 34),
        "rhodanus": (6, 1), "massilia": (6, 12), "spoletium": (6, 35), "hadria": (6, 50),
        "emporiae": (9, 1), "narbo": (9, 13), "roma": (9, 33), "cannae": (9, 51),
        "capua": (12, 22), "beneventum": (12, 33), "tarentum": (12, 48),
        "neapolis": (15, 22), "croton": (15, 48),
    },
    regions={"gallia": (11, 1), "cisalpina": (-1, 20), "italia": (14, 36)},
    strokes={
        ("insula", "rhodanus"): ("|", [(row, 3) for row in range(1, 6)], (3, 4)),
        ("insula", "taurini"): ("\\", [(1, 6), (2, 8)], (1, 8)),
        ("ticinum", "taurini"): ("|", [(1, 16), (2, 16)], (1, 17)),
        ("placentia", "genua"): ("|", [(1, 29), (2, 29)], (1, 30)),
        ("placentia", "arretium"): ("\\", [(1, 35), (2, 37)], (1, 37)),
        ("ariminum", "arretium"): ("/", [(1, 44), (2, 42)], (1, 42)),
        ("ariminum", "spoletium"): ("|", [(row, 46) for row in range(1, 6)], (3, 47)),
        ("ariminum", "hadria"): ("|", [(row, 52) for row in range(1, 6)], (3, 53)),
        ("massilia", "genua"): ("~", [(4, 25), (5, 25), (6, 25)], (4, 26)),
        ("arretium", "spoletium"): ("|", [(4, 41), (5, 41)], (4, 42)),
        ("arretium", "roma"): ("|", [(row, 34) for row in (4, 5, 7, 8)], (6, 33)),
        ("spoletium", "roma"): ("/", [(7, 39), (8, 37)], (7, 41)),
        ("rhodanus", "emporiae"): ("|", [(7, 3), (8, 3)], (7, 4)),
        ("rhodanus", "narbo"): ("\\", [(7, 9), (8, 12)], (7, 11)),
        ("hadria", "cannae"): ("|", [(7, 53), (8, 53)], (7, 54)),
        ("hadria", "beneventum"): ("/", [(7, 49), (8, 47), (9, 45), (10, 43), (11, 41)], (8, 45)),
        ("cannae", "beneventum"): ("/", [(10, 50), (11, 46)], (10, 48)),
        ("cannae", "tarentum"): ("|", [(10, 55), (11, 55)], (10, 56)),
        ("roma", "capua"): ("/", [(10, 32), (11, 29)], (10, 30)),
        ("capua", "neapolis"): ("|", [(13, 24), (14, 24)], (13, 25)),
        ("tarentum", "croton"): ("|", [(13, 50), (14, 50)], (13, 51)),
    },
    to_taurini=(3, 9),
    to_genua=(6, 25),
    counts=False,
)  # fmt: skip
LINES = {
    ("insula", "ticinum"), ("ticinum", "placentia"), ("placentia", "ariminum"), ("taurini", "genua"),
    ("genua", "arretium"), ("rhodanus", "massilia"), ("spoletium", "hadria"), ("emporiae", "narbo"),
    ("capua", "beneventum"), ("beneventum", "tarentum"), ("neapolis", "croton"),
}  # fmt: skip


def map_lines(say: Say, view: TableView, width: int) -> list[str]:
    """The map as it suits the reader: drawn where it fits, else as a list."""
    if os.environ.get(LISTED) == "list" or width < NARROW.columns or not _is_house_map(view):
        return list_lines(say, view, width)
    return drawn_lines(say, view, width)


def _is_house_map(view: TableView) -> bool:
    """Whether the drawing shows exactly the cities and roads of this game."""
    drawn = {frozenset(pair) for pair in [*WIDE.strokes, *LINES]}
    there = {frozenset((road.a, road.b)) for road in view.roads}
    return drawn == there and {city.id for city in view.cities} == set(WIDE.places)


# --- the drawing ------------------------------------------------------------------------------------


def drawn_lines(say: Say, view: TableView, width: int) -> list[str]:
    """The map drawn, with a line that explains its signs."""
    if not _is_house_map(view):
        return list_lines(say, view, width)
    chart = WIDE if width > WIDE.columns else NARROW
    lines = [chart.indent + line for line in Drawing(say, view, chart).lines()]
    key = wrapped(say.words("ap-map-key"), width, INDENT)
    return [say.words("ap-map"), *lines, *key, *_here(say, view, width)]


class Drawing:
    """A sheet of characters on which names, roads and figures are written."""

    def __init__(self, say: Say, view: TableView, chart: Chart) -> None:
        self.chart = chart
        self.rows = [[" "] * chart.columns for _ in range(ROWS + 1)]
        self.marches = {frozenset((road.a, road.b)): road for road in view.roads}
        self.labels = {city.id: _label(say, view, city, chart.counts) for city in view.cities}
        for region, place in chart.regions.items():
            self._write(place, say.card("region", region).upper())
        for (a, b), (sign, strokes, figure) in chart.strokes.items():
            for place in strokes:
                self._write(place, sign)
            self._write(figure, str(self._road(a, b).march))
        for city, label in self.labels.items():
            self._write(chart.places[city], label)
        self._bends()
        for a, b in LINES:
            self._line(a, b)

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]

    def _road(self, a: str, b: str) -> RoadView:
        return self.marches[frozenset((a, b))]

    def _write(self, place: tuple[int, int], text: str) -> None:
        row, column = place
        kept = text[: self.chart.columns - column]
        self.rows[row + 1][column : column + len(kept)] = kept

    def _end(self, city: str) -> int:
        return self.chart.places[city][1] + len(self.labels[city])

    def _bends(self) -> None:
        """Two roads come to their city from the side."""
        row, column = self.chart.to_taurini
        self._write((row, column), "'" + "-" * (self.chart.places["taurini"][1] - column - 2))
        row, column = self.chart.to_genua
        first = self._end("massilia") + 1
        self._write((row, first), "~" * (column - first + 1))

    def _line(self, a: str, b: str) -> None:
        """A road in one line with the names of its cities."""
        road = self._road(a, b)
        first, last = self._end(a) + 1, self.chart.places[b][1] - 1
        room = max(last - first, 1)
        self._write((self.chart.places[a][0], first), str(road.march).center(room, "~" if road.sea else "-"))


def _label(say: Say, view: TableView, city: CityView, counts: bool) -> str:
    """A name with its signs: Hannibal, value, anchor, number of cards in the stack named there."""
    name = say.card("city", city.id)
    text = f"@{name}" if city.id == view.hannibal else name
    text += f" {city.value}" if city.value else ""
    text += "*" if city.anchor and not city.anchor_used else ""
    size = sum(len(pile) for stack in view.stacks if stack.place == city.id for pile in stack.piles)
    return f"{text} #{size}" if size and counts else text


# --- the list ---------------------------------------------------------------------------------------


def _here(say: Say, view: TableView, width: int) -> list[str]:
    """The city where Hannibal stands, with the roads that he can take."""
    zone = next(zone for zone in view.zones if zone.id == "map")
    return [
        line
        for thing in zone.things
        if thing.card == ("city", view.hannibal)
        for line in _city(say, thing, width)
    ]


def _city(say: Say, thing: Thing, width: int) -> list[str]:
    always = say.game.face(*thing.card) if thing.card else []
    told = "; ".join(say.phrase(phrase) for phrase in (*always, *thing.facts))
    return wrapped(f"{say.phrase(thing.name)}: {told}", width, INDENT, DEEPER)


def list_lines(say: Say, view: TableView, width: int) -> list[str]:
    """Every city with what it says and what is so of it, its roads last, to be read aloud."""
    zone = next(zone for zone in view.zones if zone.id == "map")
    lines = [say.words("ap-map-list")]
    return [*lines, *(line for thing in zone.things for line in _city(say, thing, width))]
