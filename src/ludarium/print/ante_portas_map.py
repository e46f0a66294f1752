"""The three map cards of Ante Portas: one strip, cut into a card a region."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import dist

from ludarium.games.ante_portas.board import CityView, RoadView
from ludarium.games.ante_portas.effects import REGIONS
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.print.font import broken, fitted, font
from ludarium.print.icons import icon
from ludarium.print.palette import COLOURS, INK, LAND, PAPER, QUIET, SEA, WHITE
from ludarium.print.shapes import Face, Group, Path, Shape, Words, circle, line, moved, rounded, tab
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH
from ludarium.text.say import Say

Point = tuple[float, float]
CITY = 3.3  # radius
# The house's cities in millimetres; the cards of the three regions lie side by side.
PLACES = {
    "emporiae": (12.0, 76.0), "narbo": (16.0, 53.0), "rhodanus": (37.0, 46.0), "massilia": (45.0, 68.0),
    "insula": (36.0, 23.0), "taurini": (73.0, 31.0), "ticinum": (86.0, 17.0), "placentia": (98.0, 37.0),
    "genua": (81.0, 62.0), "ariminum": (110.0, 20.0), "arretium": (142.0, 42.0), "spoletium": (158.0, 38.0),
    "hadria": (174.0, 19.0), "roma": (135.0, 64.0), "cannae": (182.0, 39.0), "beneventum": (168.0, 53.0),
    "capua": (150.0, 66.0), "neapolis": (161.0, 79.5), "tarentum": (182.0, 64.0), "croton": (180.0, 79.5),
}  # fmt: skip
SHORTEST = 12.0  # a piece of a road that has room for its march
SPOTS = (0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7)  # where along a road its march may stand
TIGHT = 4.6  # nearer than that two things cover each other


@dataclass(frozen=True)
class Chart:
    """Where everything stands on the strip."""

    say: Say
    state: AntePortas
    view: TableView

    def places(self) -> dict[str, Point]:
        if set(PLACES) == {city.id for city in self.view.cities}:
            return PLACES
        found: dict[str, Point] = {}
        for number, name in enumerate(REGIONS):
            own = [city.id for city in self.view.cities if city.region == name.lower()]
            for place, city in enumerate(own):
                found[city] = (
                    number * CARD_WIDTH + (16.0, 46.0)[place % 2],
                    20.0 + 60.0 * place / max(len(own), 1),
                )
        return found

    # --- roads --------------------------------------------------------------------------------------

    def roads(self) -> list[Shape]:
        places = self.places()
        return [_road_line(road, places[road.a], places[road.b]) for road in self.view.roads]

    def figures(self) -> list[Shape]:
        """The march of each road, on every card that it crosses."""
        places = self.places()
        taken = [*places.values(), *[(x + dx, y + 5) for x, y in places.values() for dx in (-5, 0, 5)]]
        out: list[Shape] = []
        for road in self.view.roads:
            for part in _parts(places[road.a], places[road.b]):
                spot = _spot(*part, taken)
                taken.append(spot)
                out += self._figure(road, spot)
        return out

    def _figure(self, road: RoadView, spot: Point) -> list[Shape]:
        colour = SEA if road.sea else INK
        disc = Path(circle(*spot, 2.1), fill=WHITE, stroke=colour, width=0.25)
        return [disc, Words(spot[0], spot[1] + 1.05, str(road.march), 3.0, True, "middle", colour)]

    # --- cities -------------------------------------------------------------------------------------

    def city(self, city: CityView) -> list[Shape]:
        x, y = self.places()[city.id]
        start = city.id == self.view.hannibal
        siege = city.id == "roma"
        colour = COLOURS[1] if siege else COLOURS[0] if start else INK
        out: list[Shape] = [Path(circle(x, y, CITY), fill=colour, stroke=WHITE, width=0.5)]
        if city.value:
            out.append(Words(x, y + 1.35, str(city.value), 3.9, True, "middle", WHITE))
        if city.anchor:
            out.append(icon("anchor", x + CITY - 0.4, y - CITY - 2.2, 3.8, SEA))
        name = self.say.card("city", city.id)
        return [*out, *_label(x, y + CITY + 2.9, name, siege or start)]

    # --- a card -------------------------------------------------------------------------------------

    def card(self, number: int) -> Face:
        name = REGIONS[number].lower()
        left = number * CARD_WIDTH
        cities = [shape for city in self.view.cities for shape in self.city(city)]
        strip = Group(
            [*self.roads(), *cities, *self.figures()],
            moved(-left, 0),
            (0.6, 0.6, CARD_WIDTH - 1.2, CARD_HEIGHT - 1.2),
        )
        return Face(
            f"map-{number + 1}-{name}",
            [
                Path(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 3), fill=PAPER, stroke=QUIET, width=0.15),
                Path(rounded(0.6, 0.6, CARD_WIDTH - 1.2, CARD_HEIGHT - 1.2, 2.6), fill=LAND[name]),
                strip,
                *self._title(number, name),
            ],
        )

    def _title(self, number: int, name: str) -> list[Shape]:
        region = self.say.card("region", name)
        price = self.say.words("print-price", {"price": int(self.state.land.price[number])})
        room = CARD_WIDTH - 12.5 - font(False).width(price, 3)
        return [
            Path(tab(0.6, 0.6, CARD_WIDTH - 1.2, 8.2, 2.6), fill=INK),
            Words(3, 6.2, region, fitted(region, room, 4.6, bold=True), True, fill=WHITE),
            icon("wealth", CARD_WIDTH - 6.6, 2.7, 3.8, WHITE),
            Words(CARD_WIDTH - 7.6, 5.9, price, 3, anchor="end", fill=WHITE),
        ]


def _road_line(road: RoadView, start: Point, end: Point) -> Path:
    colour, width = (SEA, 0.55) if road.sea else (QUIET, 0.75)
    return Path(line(*start, *end), stroke=colour, width=width, dashed=road.sea)


def _parts(start: Point, end: Point) -> list[tuple[Point, Point]]:
    """A road cut at the edges of the cards; a piece too short for a figure is left out."""
    (x1, y1), (x2, y2) = sorted((start, end))
    cuts = [edge for edge in (CARD_WIDTH, 2 * CARD_WIDTH) if x1 < edge < x2]
    points = [(x1, y1), *[(x, y1 + (y2 - y1) * (x - x1) / (x2 - x1)) for x in cuts], (x2, y2)]
    parts = list(pairwise(points))
    return [part for part in parts if len(parts) == 1 or dist(*part) >= SHORTEST]


def _spot(start: Point, end: Point, taken: list[Point]) -> Point:
    """The first spot along a road that is clear of cities, figures and the edges of cards."""
    found = [(start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1])) for t in SPOTS]
    return max(found, key=lambda spot: min(_clear(spot, taken), TIGHT + 1.5))


def _clear(spot: Point, taken: list[Point]) -> float:
    edges = [abs(spot[0] - number * CARD_WIDTH) + 1.4 for number in range(len(REGIONS) + 1)]
    return min([*[dist(spot, other) for other in taken], *edges])


def _label(x: float, y: float, name: str, bold: bool) -> list[Shape]:
    """A name under its city, kept within the card on which the city lies, on a pale ground."""
    size = 2.9
    width = font(bold).width(name, size)
    left = x // CARD_WIDTH * CARD_WIDTH
    middle = min(max(x, left + width / 2 + 2), left + CARD_WIDTH - width / 2 - 2)
    ground = Path(rounded(middle - width / 2 - 0.6, y - 2.3, width + 1.2, 3.1, 0.8), fill=PAPER)
    return [ground, Words(middle, y, name, size, bold, "middle")]


def map_faces(say: Say, state: AntePortas, view: TableView) -> list[Face]:
    """A card a region."""
    chart = Chart(say, state, view)
    return [chart.card(number) for number in range(len(REGIONS))]


def legend(say: Say, x: float, y: float, room: float) -> list[Shape]:
    """What the signs of the map mean, line by line."""
    out: list[Shape] = []
    for sign, text in (("value", "print-value"), ("anchor", "print-anchor"), ("sea", "print-sea-road")):
        lines = broken(say.words(text), room - 4.6, 2.2)
        out += [
            _sign(sign, x, y),
            *[Words(x + 4.6, y + place * 2.6, part, 2.2) for place, part in enumerate(lines)],
        ]
        y += len(lines) * 2.6 + 0.6
    return out


def _sign(sign: str, x: float, y: float) -> Shape:
    if sign == "anchor":
        return icon("anchor", x, y - 2.4, 3.2, SEA)
    if sign == "sea":
        return Path(line(x, y - 0.8, x + 3.4, y - 0.8), stroke=SEA, width=0.55, dashed=True)
    return Path(circle(x + 1.7, y - 0.9, 1.5), fill=INK)
