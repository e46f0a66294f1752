"""The map: regions, cities, roads and allies, loaded from a checked data file. Compiled."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.errors import DataError
from ludarium.core.rows import Cells, Rows, mistakes
from ludarium.games.ante_portas.effects import REGIONS, EffectError, Verb, parse_help

MAP_COLUMNS: Final = (
    "row", "name", "other", "region", "value", "anchor", "march", "sea", "stretch", "help",
)  # fmt: skip
USED: Final = {  # the cells that each kind of row fills
    "price": ("name", "value"),
    "city": ("name", "region", "value", "anchor"),
    "road": ("name", "other", "march", "sea"),
    "ally": ("name", "stretch", "help"),
}
MOST_CITIES: Final = 40
ALLIES: Final = 5  # AP-4
MOST_MORALE: Final = 13  # AP-2
ROMA: Final = "roma"


class Map:
    """Every figure of the map; the first city is the start city (AP-2)."""

    def __init__(self, rows: Rows) -> None:
        self.city_ids: list[str] = []
        self.city_names: list[str] = []
        self.ally_ids: list[str] = []
        self.ally_names: list[str] = []
        self.helps: list[Verb] = []
        self.help_texts: list[str] = []
        self.stretches: list[tuple[int, int]] = []
        self._lines: list[int] = []
        self._regions: list[int] = []
        self._values: list[int] = []
        self._prices: list[int] = [-1, -1, -1]
        self._roads: dict[tuple[int, int], tuple[int, bool]] = {}
        self.anchors: i64 = 0  # set of cities
        for line, row in rows.rows:
            kind = rows.one_of(line, row, "row", tuple(USED))
            if row["row"] in USED:
                rows.empty(line, row, tuple([name for name in MAP_COLUMNS[1:] if name not in USED[kind]]))
        whole = not rows.mistakes  # a row that cannot be read must not be missed a second time
        self._read_prices(rows)
        self._read_cities(rows)
        self._read_roads(rows)
        self._read_allies(rows)
        if whole:
            self._check(rows)
        rows.settle()
        self._check_reach(rows)
        rows.settle()
        self._tabulate()

    # --- reading ------------------------------------------------------------------------

    def _chosen(self, rows: Rows, kind: str) -> list[tuple[int, Cells]]:
        return [(line, row) for line, row in rows.rows if row["row"] == kind]

    def _read_prices(self, rows: Rows) -> None:
        for line, row in self._chosen(rows, "price"):
            rows.one_of(line, row, "name", REGIONS)
            price = rows.number(line, row, "value", 0, 99)
            if row["name"] not in REGIONS:
                continue
            region = REGIONS.index(row["name"])
            if self._prices[region] >= 0:
                rows.complain(line, f"the price of {row['name']} is there twice")
            self._prices[region] = price

    def _read_cities(self, rows: Rows) -> None:
        for line, row in self._chosen(rows, "city"):
            city = rows.name(line, row, "name", self.city_ids)
            if rows.yes(line, row, "anchor"):
                self.anchors += 1 << len(self.city_ids)
            self._regions.append(REGIONS.index(rows.one_of(line, row, "region", REGIONS)))
            self._values.append(rows.number(line, row, "value", 0, MOST_MORALE))
            self.city_ids.append(city)
            self.city_names.append(row["name"])
            self._lines.append(line)

    def _read_roads(self, rows: Rows) -> None:
        for line, row in self._chosen(rows, "road"):
            a, b = self._city(rows, line, row, "name"), self._city(rows, line, row, "other")
            road = (rows.number(line, row, "march", 1, 20), rows.yes(line, row, "sea"))
            if a < 0 or b < 0:
                continue
            if a == b:
                rows.complain(line, f"a road from {row['name']} to itself")
            if (a, b) in self._roads:
                rows.complain(line, f"the road from {row['name']} to {row['other']} is there twice")
            self._roads[a, b] = road
            self._roads[b, a] = road

    def _city(self, rows: Rows, line: int, row: Cells, column: str) -> int:
        if row[column] not in self.city_names:
            rows.complain(line, f"there is no city {row[column]!r}")
            return -1
        return self.city_names.index(row[column])

    def _read_allies(self, rows: Rows) -> None:
        for line, row in self._chosen(rows, "ally"):
            self.ally_ids.append(rows.name(line, row, "name", self.ally_ids))
            self.ally_names.append(row["name"])
            self.help_texts.append(row["help"])
            self.stretches.append(self._stretch(rows, line, row))
            try:
                self.helps.append(parse_help(row["help"]))
            except EffectError as error:
                rows.complain(line, str(error))

    def _stretch(self, rows: Rows, line: int, row: Cells) -> tuple[int, int]:
        match = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", row["stretch"])
        if match is None or not MOST_MORALE > int(match[1]) >= int(match[2]) >= 1:
            why = f"stretch must be like 7-6, from {MOST_MORALE - 1} down to 1, not {row['stretch']!r}"
            rows.complain(line, why)
            return 1, 1
        return int(match[1]), int(match[2])

    # --- checks of the whole map ----------------------------------------------------------

    def _check(self, rows: Rows) -> None:
        last = rows.last_line()
        priced = [row["name"] for _, row in self._chosen(rows, "price")]
        for region in REGIONS:
            if region not in priced:
                rows.complain(last, f"there is no price row for {region}")
        if not 2 <= len(self.city_ids) <= MOST_CITIES:
            rows.complain(last, f"a map has 2 to {MOST_CITIES} cities, not {len(self.city_ids)}")
        if ROMA not in self.city_ids:
            rows.complain(last, "there is no city Roma")
        if self.city_ids and (self.city_ids[0] == ROMA or self._regions[0] != 0):
            rows.complain(self._lines[0], "the first city, where Hannibal starts, must lie in Gallia")
        if len(self.ally_ids) != ALLIES:
            rows.complain(last, f"there must be {ALLIES} allies, not {len(self.ally_ids)}")

    def _check_reach(self, rows: Rows) -> None:
        """Every city can be marched to, and not only through Roma, which is the end (AP-70)."""
        roma = self.city_ids.index(ROMA)
        reached, fresh = {0}, [0]
        while fresh:
            at = fresh.pop()
            near = [b for a, b in self._roads if a == at and b not in reached and at != roma]
            reached |= set(near)
            fresh += near
        for city, line in enumerate(self._lines):
            if city not in reached:
                rows.complain(line, f"no road reaches {self.city_names[city]}")

    # --- tables for the rules ---------------------------------------------------------------

    def _tabulate(self) -> None:
        count = len(self.city_ids)
        self.city_count: i64 = count
        self.ally_count: i64 = len(self.ally_ids)
        self.roma: i64 = self.city_ids.index(ROMA)
        self.region: vec[i64] = vec[i64](self._regions)
        self.value: vec[i64] = vec[i64](self._values)
        self.price: vec[i64] = vec[i64](self._prices)
        self.time: vec[i64] = vec[i64]([0] * (count * count))  # [a * city_count + b], 0: no road
        self.near: vec[i64] = vec[i64]([0] * count)  # set of cities one road away
        self.by_sea: vec[i64] = vec[i64]([0] * count)  # those of them that only the sea reaches
        for (a, b), (march, sea) in self._roads.items():
            self.time[a * count + b] = march
            self.near[a] += 1 << b
            self.by_sea[a] += (1 << b) if sea else 0
        self.high: vec[i64] = vec[i64]([high for high, _ in self.stretches])
        self.low: vec[i64] = vec[i64]([low for _, low in self.stretches])
        self.help_op: vec[i64] = vec[i64]([verb.op for verb in self.helps])
        self.help_number: vec[i64] = vec[i64]([verb.number for verb in self.helps])
        self.help_regions: vec[i64] = vec[i64]([verb.regions for verb in self.helps])


def map_rows(text: str, place: str) -> Rows:
    return Rows(place, text, MAP_COLUMNS, patient=True)


def load_map(text: str, place: str = "map.csv") -> Map:
    """The map from the text of a data file."""
    return Map(map_rows(text, place))


def map_mistakes(text: str, place: str) -> list[DataError]:
    """Every mistake of a map file in the order of its lines; none if it can be played on."""
    return mistakes(map_rows(text, place), Map)


def allies_in(text: str) -> list[str]:
    """The names of the allies that a map file has, whatever else is wrong with it."""
    return [row["name"] for _, row in map_rows(text, "").rows if row["row"] == "ally"]
