"""The cards of one edition as tables, loaded from checked data files. Compiled."""

from __future__ import annotations

from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import below, members
from ludarium.core.rows import Cells, Rows, slug

RESOURCES: Final = ("stone", "wood", "knowledge", "tile")
RANKS: Final = ("master", "craftsman", "labourer", "apprentice")
BUILDING_COLUMNS: Final = (
    "kind", "name", *RESOURCES, "coins", "points", *[f"gives_{resource}" for resource in RESOURCES],
)  # fmt: skip
PEOPLE_COLUMNS: Final = (
    "edition", "kind", "name", "number", "price", "coins_to_send", "coins_to_send_freed", *RESOURCES,
)  # fmt: skip
PEOPLE_KINDS: Final = ("worker", "prisoner", "university", "tool", "loan")
RESOURCE_COUNT: Final = 4
MISSING: Final = -1
TOP_BITS: Final = 0x80808080
MOST_OF_A_RESOURCE: Final = 127  # what one byte of a packed sum can hold
MOST_UNITS: Final = 62  # what one bit mask can hold
COSTLIEST: Final = 9
UNIVERSITY_LEVEL: Final = 3  # BA-50
LOAN_COINS: Final = 10  # BA-40
LOAN_DEBT: Final = 15  # BA-41


def pack(amounts: list[int]) -> int:
    """Four resource counters in one int, a byte each."""
    return amounts[0] | amounts[1] << 8 | amounts[2] << 16 | amounts[3] << 24


def unpack(packed: int) -> list[int]:
    """The four counters of a packed int."""
    return [packed >> shift & 0xFF for shift in (0, 8, 16, 24)]


def lacks(made: i64, needs: i64) -> bool:
    """Whether `made` has too little of any of the four resources (B-50)."""
    return ((made | TOP_BITS) - needs) & TOP_BITS != TOP_BITS


def amounts_in(table: Rows, line: int, row: Cells, prefix: str = "") -> list[int]:
    """The four resource columns of a row."""
    return [table.number(line, row, prefix + resource, 0, COSTLIEST) for resource in RESOURCES]


class Cards:
    """Every figure of one edition. Units are workers, then prisoners, then machines."""

    def __init__(self, edition: str, buildings: Rows, people: Rows) -> None:
        self.edition = edition
        self.building_ids: list[str] = []
        self.unit_ids: list[str] = []
        self.unit_ranks: list[str] = []
        self.tool_ids: list[str] = []
        self.university_ids: list[str] = []
        self.loan_count: i64 = 0
        self.apprentices: i64 = 0
        self._needs: list[int] = []
        self._rewards: list[int] = []
        self._points: list[int] = []
        self._coins: list[int] = []
        self._freed_coins: list[int] = []
        self._makes: list[int] = []
        self.prisoner_price: i64 = 0
        self.tool_price: i64 = 0
        self.university_price: i64 = 0
        self._tool_makes: list[int] = []
        self._taught: list[int] = []
        self._prices: dict[str, int] = {}
        self._read_people(people)
        self._read_buildings(buildings)
        self._tabulate()
        self._check(people, buildings)

    # --- reading ------------------------------------------------------------------------

    def _read_people(self, people: Rows) -> None:
        chosen: list[tuple[int, Cells]] = []
        for line, row in people.rows:
            people.one_of(line, row, "edition", ("middle_ages", "antiquity"))
            people.one_of(line, row, "kind", PEOPLE_KINDS)
            if row["edition"] == self.edition:
                chosen.append((line, row))
        for kind in PEOPLE_KINDS:
            for line, row in chosen:
                if row["kind"] == kind:
                    self._read_person(people, line, row)
            if kind == "worker":
                self.worker_count: i64 = len(self.unit_ids)
            elif kind == "prisoner":
                self.first_machine_unit: i64 = len(self.unit_ids)

    def _read_person(self, people: Rows, line: int, row: Cells) -> None:
        kind = row["kind"]
        amounts = amounts_in(people, line, row)
        self._read_price(people, line, row)
        if kind == "loan":
            self.loan_count += 1
        elif kind == "tool":
            self._one_resource(people, line, amounts, 1)
            self.tool_ids.append(slug(row["name"]))
            self._tool_makes.append(pack(amounts))
        elif kind == "university":
            taught = self._one_resource(people, line, amounts, UNIVERSITY_LEVEL)
            self.university_ids.append(RESOURCES[taught] + "-university")
            self._taught.append(pack(amounts))
        else:
            self._read_unit(people, line, row, amounts)

    def _read_price(self, people: Rows, line: int, row: Cells) -> None:
        """All cards of a stack have one price."""
        kind = row["kind"]
        price = people.number(line, row, "price", 0, 99)
        known = self._prices.setdefault(kind, price)
        if price != known:
            raise people.error(line, f"the price of a {kind} must be {known} as above, not {price}")

    def _read_unit(self, people: Rows, line: int, row: Cells, amounts: list[int]) -> None:
        is_prisoner = row["kind"] == "prisoner"
        rank = people.one_of(line, row, "name", ("prisoner",) if is_prisoner else RANKS)
        coins = people.number(line, row, "coins_to_send", 0, COSTLIEST)
        freed = people.number(line, row, "coins_to_send_freed", 0, COSTLIEST) if is_prisoner else coins
        if rank == "apprentice":
            self.apprentices += 1 << len(self.unit_ids)
        unit_id = f"{rank}-{people.number(line, row, 'number', 0, 99)}"
        if unit_id in self.unit_ids:
            raise people.error(line, f"{unit_id} is there twice")
        self._add_unit(unit_id, rank, coins, freed, amounts)

    def _add_unit(self, unit_id: str, rank: str, coins: int, freed: int, amounts: list[int]) -> None:
        self.unit_ids.append(unit_id)
        self.unit_ranks.append(rank)
        self._coins.append(coins)
        self._freed_coins.append(freed)
        self._makes.append(pack(amounts))

    def _one_resource(self, people: Rows, line: int, amounts: list[int], level: int) -> int:
        if sorted(amounts) != [0, 0, 0, level]:
            raise people.error(line, f"exactly one resource must be {level}, the others 0")
        return amounts.index(level)

    def _read_buildings(self, buildings: Rows) -> None:
        """Buildings first, then machines; each machine is a unit too."""
        for kind in ("building", "machine"):
            if kind == "machine":
                self.first_machine: i64 = len(self.building_ids)
            for line, row in buildings.rows:
                if buildings.one_of(line, row, "kind", ("building", "machine")) == kind:
                    self._read_building(buildings, line, row)

    def _read_building(self, buildings: Rows, line: int, row: Cells) -> None:
        building_id = slug(row["name"])
        if not building_id or building_id in self.building_ids:
            raise buildings.error(line, f"the name {row['name']!r} is missing or there twice")
        needs, gives = amounts_in(buildings, line, row), amounts_in(buildings, line, row, "gives_")
        if not any(needs):
            raise buildings.error(line, "a building must need something")
        if any(gives) != (row["kind"] == "machine"):
            raise buildings.error(line, "a machine must give something, a building nothing")
        self.building_ids.append(building_id)
        self._needs.append(pack(needs))
        self._rewards.append(buildings.number(line, row, "coins", 0, 99))
        self._points.append(buildings.number(line, row, "points", 0, 99))
        if row["kind"] == "machine":
            self._add_unit(building_id, "machine", 0, 0, gives)

    # --- tables for the rules ------------------------------------------------------------

    def _tabulate(self) -> None:
        self.unit_count: i64 = len(self.unit_ids)
        self.building_count: i64 = len(self.building_ids)
        self.prisoner_count: i64 = self.first_machine_unit - self.worker_count
        self.tool_count: i64 = len(self.tool_ids)
        self.university_count: i64 = len(self.university_ids)
        self.needs: vec[i64] = vec[i64](self._needs)
        self.rewards: vec[i64] = vec[i64](self._rewards)
        self.points: vec[i64] = vec[i64](self._points)
        self.coins: vec[i64] = vec[i64](self._coins)
        self.freed_coins: vec[i64] = vec[i64](self._freed_coins)
        self.makes: vec[i64] = vec[i64](self._makes)
        self.eight_make: vec[i64] = vec[i64](self._eight_make())
        self.tool_makes: vec[i64] = vec[i64](self._tool_makes)
        self.prisoner_price = self._prices.get("prisoner", 0)
        self.tool_price = self._prices.get("tool", 0)
        self.university_price = self._prices.get("university", 0)
        self.workers: i64 = below(self.worker_count)
        self.prisoners: i64 = below(self.first_machine_unit) & ~self.workers
        self.taught_makes: vec[i64] = vec[i64](  # [university * unit_count + unit]
            [
                self._taught_makes(unit, university)
                for university in range(len(self._taught))
                for unit in range(len(self._makes))
            ]
        )
        self.tool_for: vec[i64] = vec[i64](_makers(self._tool_makes))  # resource -> its tool or MISSING
        self.university_for: vec[i64] = vec[i64](_makers(self._taught))
        self.affordable: vec[i64] = vec[i64]([self._affordable(coins) for coins in range(COSTLIEST + 1)])

    def _eight_make(self) -> list[int]:
        """What each set of eight neighbouring units makes together: [eight * 256 + set]."""
        eights = range(0, MOST_UNITS + 1, 8)
        return [
            sum([makes for unit, makes in enumerate(self._makes[first : first + 8]) if chosen >> unit & 1])
            for first in eights
            for chosen in range(256)
        ]

    def make_together(self, units: i64) -> i64:
        """What a set of units makes, nobody being educated (packed)."""
        total: i64 = 0
        first: i64 = 0
        while units:
            total += self.eight_make[first + (units & 0xFF)]
            units >>= 8
            first += 256
        return total

    def _affordable(self, coins: int) -> int:
        """The units that are sent for at most so many coins, as long as no prisoner is freed."""
        return sum([1 << unit for unit, cost in enumerate(self._coins) if cost <= coins])

    def _taught_makes(self, unit: int, university: int) -> int:
        """What a unit makes once educated: its number for the university's resource becomes 3 (BA-50)."""
        taught = unpack(self._taught[university])
        made = unpack(self._makes[unit])
        return pack([new if new else old for new, old in zip(taught, made, strict=True)])

    # --- checks of the whole edition -------------------------------------------------------

    def _check(self, people: Rows, buildings: Rows) -> None:
        if self.unit_count > MOST_UNITS or self.building_count > MOST_UNITS:
            raise buildings.error(1, f"at most {MOST_UNITS} units and {MOST_UNITS} buildings fit")
        for resource, name in enumerate(RESOURCES):
            total = sum([unpack(makes)[resource] for makes in self._makes + self._tool_makes + self._taught])
            if total > MOST_OF_A_RESOURCE:
                raise people.error(
                    1, f"all cards together make {total} {name}, more than {MOST_OF_A_RESOURCE}"
                )
        self._check_one_each(people, "tools", self._tool_makes)
        self._check_one_each(people, "universities", self._taught)
        if len(members(self.apprentices)) < 4:
            raise people.error(1, f"4 players need 4 apprentices in edition {self.edition}")

    def _check_one_each(self, people: Rows, name: str, stack: list[int]) -> None:
        if len(set(stack)) < len(stack):
            raise people.error(1, f"two {name} of edition {self.edition} are for the same resource")


def _makers(stack: list[int]) -> list[int]:
    """For each resource the number of the card of a stack that gives it, or MISSING."""
    given = [unpack(packed) for packed in stack]
    return [
        next((card for card, amounts in enumerate(given) if amounts[resource]), MISSING)
        for resource in range(RESOURCE_COUNT)
    ]


def read_table(name: str, columns: tuple[str, ...]) -> Rows:
    """A data file of this package."""
    text = resources.files("ludarium.games.builders").joinpath("data", name).read_text(encoding="utf-8")
    return Rows(name, text, columns)


def load(edition: str) -> Cards:
    """The cards of an edition from the data files."""
    buildings = read_table(f"{edition}_buildings.csv", BUILDING_COLUMNS)
    return Cards(edition, buildings, read_table("people.csv", PEOPLE_COLUMNS))
