"""The cards, the map and the allies, read from the data files as docs/rules/ante_portas.md describes them."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "src" / "ludarium" / "games" / "ante_portas" / "data"
CARDS = DATA / "cards.csv"
LAND = DATA / "map.csv"

VERB = re.compile(
    r"(?P<name>roman infantry|roman cavalry|[a-z-]+)"
    r"( (?P<number>[+-]?\d+))?"
    r"( per (?P<per>elephant|army))?"
    r"( (?P<where>in|outside) (?P<region>\w+))?"
    r"(?P<first> first)?"
)


@dataclass(frozen=True)
class Verb:
    """One thing that an event or an ally does, and where."""

    name: str
    number: int
    per: str  # elephant, army or nothing
    region: str  # works only in this region, if one is named …
    outside: bool  # … or only outside of it
    first: bool  # only the first time that the ally is won

    def works_in(self, region: str) -> bool:
        return not self.region or (region == self.region) != self.outside


@dataclass(frozen=True)
class Half:
    """One side's half of a card; figures that the other side's halves have are 0."""

    name: str
    infantry: int
    cavalry: int
    attached: bool  # else immediate
    not_at_roma: bool
    conditions: tuple[str, ...]
    one_is_enough: bool  # of the conditions
    verbs: tuple[Verb, ...]
    march: int = 0
    elephants: int = 0
    morale: int = 0
    wealth: int = 0
    goes_out: bool = False  # when used; else it goes under Carthage's pile

    def does(self, verb: str) -> bool:
        return any(each.name == verb for each in self.verbs)


@dataclass(frozen=True, eq=False)
class Card:
    """A card with its two halves; Rome's start cards have an empty one."""

    start: str  # carthage, pile or rome
    carthage: Half
    rome: Half

    def half(self, side: str) -> Half:
        return self.carthage if side == "carthage" else self.rome


@dataclass(frozen=True)
class City:
    region: str
    value: int
    anchor: bool


@dataclass(frozen=True)
class Road:
    ends: frozenset[str]
    march: int
    sea: bool


@dataclass(frozen=True)
class Ally:
    high: int
    low: int
    help: Verb


@dataclass(frozen=True)
class Land:
    """The map: prices of scouting, cities, roads, and the allies."""

    prices: dict[str, int]
    cities: dict[str, City]
    roads: list[Road]
    allies: dict[str, Ally]


@dataclass(frozen=True)
class Box:
    """What is in the box."""

    cards: list[Card]
    land: Land


def slug(name: str) -> str:
    """A name as its id."""
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "")).strip("-")


def verb_of(text: str) -> Verb:
    found = VERB.fullmatch(text.strip())
    if not found:
        raise ValueError(f"no verb: {text!r}")
    parts = found.groupdict(default="")
    return Verb(
        name=parts["name"],
        number=int(parts["number"] or 0),
        per=parts["per"],
        region=slug(parts["region"]),
        outside=parts["where"] == "outside",
        first=bool(parts["first"]),
    )


def half_of(row: dict[str, str], side: str) -> Half:
    """One half of a row: the figures, and the effect taken apart."""
    pieces = [piece.strip() for piece in row[f"{side}_effect"].split(";") if piece.strip()]
    only = pieces.pop(0).removeprefix("only ") if pieces and pieces[0].startswith("only ") else ""
    not_at_roma = "not at Roma" in pieces
    one_is_enough = " or " in only

    def figure(name: str) -> int:
        return int(row.get(f"{side}_{name}") or 0)

    return Half(
        name=slug(row[f"{side}_name"]),
        infantry=figure("infantry"),
        cavalry=figure("cavalry"),
        attached=row[f"{side}_kind"] == "attached",
        not_at_roma=not_at_roma,
        conditions=tuple(only.split(" or " if one_is_enough else " and ")) if only else (),
        one_is_enough=one_is_enough,
        verbs=tuple(verb_of(piece) for piece in pieces if piece != "not at Roma"),
        march=figure("march"),
        elephants=figure("elephants"),
        morale=figure("morale"),
        wealth=figure("wealth"),
        goes_out=row.get(f"{side}_goes") == "out",
    )


def ally_of(row: dict[str, str]) -> Ally:
    high, low = (int(end) for end in row["stretch"].split("-"))
    return Ally(high, low, verb_of(row["help"]))


def land_of(rows: list[dict[str, str]]) -> Land:
    """The map; the first city is the start city."""

    def of_kind(kind: str) -> list[dict[str, str]]:
        return [row for row in rows if row["row"] == kind]

    return Land(
        prices={slug(row["name"]): int(row["value"]) for row in of_kind("price")},
        cities={
            slug(row["name"]): City(slug(row["region"]), int(row["value"]), row["anchor"] == "yes")
            for row in of_kind("city")
        },
        roads=[
            Road(frozenset({slug(row["name"]), slug(row["other"])}), int(row["march"]), row["sea"] == "yes")
            for row in of_kind("road")
        ],
        allies={slug(row["name"]): ally_of(row) for row in of_kind("ally")},
    )


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def box(cards: Path = CARDS, land: Path = LAND) -> Box:
    """AP-1: the cards in the order of the file, and the map; nothing ever changes in them."""
    rows = rows_of(cards)
    halves = [Card(row["start"], half_of(row, "c"), half_of(row, "r")) for row in rows]
    return Box(halves, land_of(rows_of(land)))
