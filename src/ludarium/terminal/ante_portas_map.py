"""The map of Ante Portas, drawn in plain characters or told as a list of cities and roads."""

from __future__ import annotations

import os

from ludarium.games.ante_portas.board import CityView, RoadView
from ludarium.games.ante_portas.view import TableView
from ludarium.terminal.ante_portas_words import city_facts, city_name, counted, stack_at, stack_size
from ludarium.terminal.layout import INDENT, wrapped
from ludarium.text.say import Say

LISTED = "LUDARIUM_MAP"  # set to `list`, the table tells the map instead of drawing it
ROWS, COLUMNS = 16, 79
# Where the cities of the house's map stand: row and column of the name.
PLACES = {
    "insula": (0, 1), "ticinum": (0, 19), "placentia": (0, 35), "ariminum": (0, 58),
    "taurini": (3, 15), "genua": (3, 31), "arretium": (3, 46),
    "rhodanus": (6, 1), "massilia": (6, 17), "spoletium": (6, 50), "hadria": (6, 67),
    "emporiae": (9, 1), "narbo": (9, 16), "roma": (9, 43), "cannae": (9, 67),
    "capua": (12, 33), "beneventum": (12, 48), "tarentum": (12, 66),
    "neapolis": (15, 33), "croton": (15, 66),
}  # fmt: skip
REGIONS = {"gallia": (11, 1), "cisalpina": (-1, 27), "italia": (14, 49)}  # row -1 is above all others
# Roads that do not lie in one line with both names: their strokes, and where the march stands.
STROKES = {
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
}
LINES = {
    ("insula", "ticinum"), ("ticinum", "placentia"), ("placentia", "ariminum"), ("taurini", "genua"),
    ("genua", "arretium"), ("rhodanus", "massilia"), ("spoletium", "hadria"), ("emporiae", "narbo"),
    ("capua", "beneventum"), ("beneventum", "tarentum"), ("neapolis", "croton"),
}  # fmt: skip
TO_TAURINI = (3, 10)  # the road over the Alps ends in a line
TO_GENUA = (6, 34)  # the sea road from Massilia begins with one


def map_lines(say: Say, view: TableView, width: int) -> list[str]:
    """The map as it suits the reader: drawn where it fits, else as a list."""
    if os.environ.get(LISTED) == "list" or width <= COLUMNS or not _is_house_map(view):
        return list_lines(say, view, width)
    return drawn_lines(say, view, width)


def _is_house_map(view: TableView) -> bool:
    """Whether the drawing shows exactly the cities and roads of this game."""
    drawn = {frozenset(pair) for pair in [*STROKES, *LINES]}
    there = {frozenset((road.a, road.b)) for road in view.roads}
    return drawn == there and {city.id for city in view.cities} == set(PLACES)


# --- the drawing ------------------------------------------------------------------------------------


def drawn_lines(say: Say, view: TableView, width: int) -> list[str]:
    """The map drawn, with a line that explains its signs."""
    if not _is_house_map(view):
        return list_lines(say, view, width)
    lines = [INDENT[1:] + line for line in Drawing(say, view).lines()]
    return [say.words("ap-map"), *lines, *wrapped(say.words("ap-map-key"), width, INDENT)]


class Drawing:
    """A sheet of characters on which names, roads and figures are written."""

    def __init__(self, say: Say, view: TableView) -> None:
        self.rows = [[" "] * COLUMNS for _ in range(ROWS + 1)]
        self.marches = {frozenset((road.a, road.b)): road for road in view.roads}
        self.labels = {city.id: _label(say, view, city) for city in view.cities}
        for region, place in REGIONS.items():
            self._write(place, say.card("region", region).upper())
        for (a, b), (sign, strokes, figure) in STROKES.items():
            for place in strokes:
                self._write(place, sign)
            self._write(figure, str(self._road(a, b).march))
        for city, label in self.labels.items():
            self._write(PLACES[city], label)
        self._bends()
        for a, b in LINES:
            self._line(a, b)

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]

    def _road(self, a: str, b: str) -> RoadView:
        return self.marches[frozenset((a, b))]

    def _write(self, place: tuple[int, int], text: str) -> None:
        row, column = place
        kept = text[: COLUMNS - column]
        self.rows[row + 1][column : column + len(kept)] = kept

    def _end(self, city: str) -> int:
        return PLACES[city][1] + len(self.labels[city])

    def _bends(self) -> None:
        """Two roads come to their city from the side."""
        row, column = TO_TAURINI
        self._write((row, column), "'" + "-" * (PLACES["taurini"][1] - column - 2))
        row, column = TO_GENUA
        first = self._end("massilia") + 1
        self._write((row, first), "~" * (column - first + 1))

    def _line(self, a: str, b: str) -> None:
        """A road in one line with the names of its cities."""
        road = self._road(a, b)
        first, last = self._end(a) + 1, PLACES[b][1] - 1
        room = max(last - first, 1)
        self._write((PLACES[a][0], first), str(road.march).center(room, "~" if road.sea else "-"))


def _label(say: Say, view: TableView, city: CityView) -> str:
    """A name with its signs: Hannibal, value, anchor, number of cards in the stack named there."""
    name = say.card("city", city.id)
    text = f"@{name}" if city.id == view.hannibal else name
    text += f" {city.value}" if city.value else ""
    text += "*" if city.anchor and not city.anchor_used else ""
    size = stack_size(stack_at(view, city.id))
    return f"{text} #{size}" if size else text


# --- the list ---------------------------------------------------------------------------------------


def list_lines(say: Say, view: TableView, width: int) -> list[str]:
    """Every city with its figures and its roads, region by region, to be read aloud."""
    lines = [say.words("ap-map-list")]
    for region in dict.fromkeys(city.region for city in view.cities):
        lines.append(INDENT + say.card("region", region))
        for city in view.cities:
            if city.region == region:
                lines += wrapped(_city_line(say, view, city), width, INDENT * 2, INDENT * 4)
    return lines


def _city_line(say: Say, view: TableView, city: CityView) -> str:
    facts = [fact for fact in city_facts(say, view, city.id)[1:] if fact]
    roads = ", ".join(road_text(say, road, city.id) for road in roads_of(view, city.id))
    return say.words(
        "ap-city-line", {"city": city_name(say, city.id), "facts": ", ".join(facts), "roads": roads}
    )


def roads_of(view: TableView, city: str) -> list[RoadView]:
    return [road for road in view.roads if city in (road.a, road.b)]


def road_text(say: Say, road: RoadView, start: str) -> str:
    """Where a road leads from a city, and how long it is."""
    far = city_name(say, road.b if road.a == start else road.a)
    return f"{far} {say.words('ap-by-sea', {'count': road.march}) if road.sea else road.march}"


def roads_from_here(say: Say, view: TableView, width: int) -> list[str]:
    """The roads that Hannibal can take."""
    roads = ", ".join(road_text(say, road, view.hannibal) for road in roads_of(view, view.hannibal))
    text = say.words("ap-roads-here", {"city": city_name(say, view.hannibal), "roads": roads})
    if view.march is not None and view.carthage.laid:
        text += " " + say.words("ap-march-laid", {"march-text": counted(say, "march", view.march)})
    return wrapped(text, width, "", INDENT * 2)
