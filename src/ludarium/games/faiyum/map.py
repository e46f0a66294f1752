"""The map of Faiyum, read from a checked text file. Compiled."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import members
from ludarium.core.errors import DataError
from ludarium.games.faiyum.pieces import BLOCKS, CROCODILES, NO_KIND, SITES, STONE

KINDS: Final = {"w": 0, "g": 1, "s": 2}
NO_PAIR: Final = (0, 0)  # stands for two fields that do not face each other
MOST_FIELDS: Final = 63  # what one bit mask can hold
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
ROW: Final = re.compile(r"row ([0-9]{1,2}): (.+)")
DAM: Final = re.compile(r"dam: ([a-z][0-9]{1,2})-([a-z][0-9]{1,2})")
BRIDGES: Final = re.compile(r"bridges: (.+)")


class Sheet:
    """The text of a map, line by line: cells, canal, dam and bridge places as they are written."""

    def __init__(self, place: str, text: str) -> None:
        self.place = place
        self.cells: list[list[str]] = []
        self.canal: list[int] = []  # how many cells of each row lie west of the canal
        self.lines: list[int] = []  # the line of each row
        self.dam: tuple[str, str] = ("", "")
        self.dam_line: int = 1
        self.bridges: list[str] = []
        self.bridges_line: int = 1
        self.number: int = 0
        self.row: int = 0  # the number that the last row gave itself
        self.mistakes: list[DataError] = []
        for line in text.split("\n"):
            self.number += 1
            words = line.split("#")[0].strip()
            if words:
                self._read(words)
        self._check_shape()

    def complain(self, why: str, line: int = 0) -> None:
        """Keep a mistake, of this line if no other is named."""
        self.mistakes.append(DataError(self.place, line or self.number, why))

    def settle(self) -> None:
        """The first mistake is an error."""
        for mistake in self.told():
            raise mistake

    def told(self) -> list[DataError]:
        """All mistakes in the order of their lines."""
        return sorted(self.mistakes, key=line_of)

    def _read(self, words: str) -> None:
        row, dam, bridges = ROW.fullmatch(words), DAM.fullmatch(words), BRIDGES.fullmatch(words)
        if row is not None:
            self._read_row(int(row[1]), row[2].split())
        elif dam is not None:
            self._once(self.dam[0] == "", "dam")
            self.dam = (dam[1], dam[2])
            self.dam_line = self.number
        elif bridges is not None:
            self._once(not self.bridges, "bridges")
            self.bridges = bridges[1].split()
            self.bridges_line = self.number
        else:
            self.complain(f"{words!r} is no line of a map: it takes row N: …, dam: d7-e7 or bridges: d1-e1 …")

    def _once(self, first: bool, what: str) -> None:
        if not first:
            self.complain(f"the line {what}: is there twice")

    def _read_row(self, number: int, cells: list[str]) -> None:
        if number != self.row + 1:
            self.complain(f"row {self.row + 1} must come here, not row {number}")
        self.row = number
        if cells.count("|") != 1:
            self.complain("a row needs the canal | exactly once")
        canal = cells.index("|") if "|" in cells else 0
        cells = [cell for cell in cells if cell != "|"]
        for cell in cells:
            if cell not in KINDS and cell not in ("R", ".") and not re.fullmatch("[1-9]", cell):
                self.complain(f"{cell!r} is no field: it takes w g s R . or the number of a site")
        self.cells.append(cells)
        self.canal.append(canal)
        self.lines.append(self.number)

    def _check_shape(self) -> None:
        if not self.cells:
            self.complain("the map has no rows")
            return
        if not self.dam[0]:
            self.complain("the line dam: is missing")
        widths = [len(cells) for cells in self.cells]
        wide = max(widths, key=widths.count)
        for row, cells in enumerate(self.cells):
            if len(cells) != wide:
                self.complain(f"the rows have {wide} cells, this one {len(cells)}", self.lines[row])
        if wide > len(LETTERS) or wide * len(self.cells) > MOST_FIELDS:
            self.complain(f"at most {MOST_FIELDS} cells fit", self.lines[-1])


def line_of(mistake: DataError) -> int:
    return mistake.line


class Map:
    """Every field with its kind, its neighbours and the borders on which roads and bridges can stand."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.columns: int = len(sheet.cells[0])
        self.cells: i64 = self.columns * len(sheet.cells)
        self.names: list[str] = [
            f"{LETTERS[column]}{row + 1}" for row in range(len(sheet.cells)) for column in range(self.columns)
        ]
        self.marks: list[str] = [cell for cells in sheet.cells for cell in cells]
        self.fields: i64 = 0
        self.resource: i64 = 0
        self.sites: i64 = 0
        self.west: i64 = 0
        self.shore: i64 = 0  # the lake shore: a side on the water around
        self.bank: i64 = 0  # the canal bank: touches a field across the canal
        self.red: i64 = 0
        self._read_fields()
        self._read_borders()
        self._read_crossings()
        self._check()
        sheet.settle()
        self._check_reach()
        sheet.settle()

    # --- reading ------------------------------------------------------------------------------------

    def _read_fields(self) -> None:
        kinds: list[int] = []
        numbers: list[int] = []
        by_kind = [0, 0, 0, 0]
        reds: list[int] = []
        for field, mark in enumerate(self.marks):
            kind = KINDS.get(mark, NO_KIND)
            kinds.append(kind)
            numbers.append(int(mark) if mark.isdigit() else 0)
            if mark != ".":
                self.fields |= 1 << field
                by_kind[kind] |= 1 << field
            if mark.isdigit():
                self.sites |= 1 << field
            if mark == "R":
                reds.append(field)
            if field % self.columns < self.sheet.canal[field // self.columns]:
                self.west |= 1 << field
        if len(reds) != 1:
            self.sheet.complain(f"the map needs the red field R exactly once, not {len(reds)} times")
        self.red = reds[0] if reds else 0
        self.resource = by_kind[0] | by_kind[1] | by_kind[2]
        self.kind: vec[i64] = vec[i64](kinds)
        self.number: vec[i64] = vec[i64](numbers)  # field -> how many blocks its site takes
        self.of_kind: vec[i64] = vec[i64](by_kind)
        self.site_fields: vec[i64] = vec[i64](members(self.sites))
        self.site_at: vec[i64] = vec[i64](  # field -> which site it is
            [bin(self.sites & (1 << field) - 1).count("1") for field in range(len(self.marks))]
        )
        # The fields whose kind is among a set of basic goods.
        self.paying: vec[i64] = vec[i64](
            [sum([by_kind[kind] for kind in range(NO_KIND) if goods >> kind & 1]) for goods in range(8)]
        )
        # The goods that a road can cost on the side of this field (FA-55).
        self.goods: vec[i64] = vec[i64]([1 << kind if kind < NO_KIND else 0 for kind in kinds])

    def around(self, field: int) -> list[int]:
        """The six cells that touch a field; -1 for one beyond the edge."""
        row, column = divmod(field, self.columns)
        left = column - 1 + row % 2  # the cell above or below on the left
        spots = [(row, column - 1), (row, column + 1)]
        spots += [(beside, left + side) for beside in (row - 1, row + 1) for side in (0, 1)]
        high = len(self.marks) // self.columns
        return [r * self.columns + c if 0 <= r < high and 0 <= c < self.columns else -1 for r, c in spots]

    def _read_borders(self) -> None:
        """FA-32: neighbours within a peninsula; roads stand on their borders."""
        near = [0] * len(self.marks)
        facing: list[tuple[int, int]] = []
        for field in members(self.fields):
            for other in self.around(field):
                if other < 0 or self.marks[other] == ".":
                    self.shore |= 1 << field
                elif self.same_side(field, other):
                    near[field] |= 1 << other
                else:
                    self.bank |= 1 << field
                    if field < other:
                        facing.append((field, other))
        self.near: vec[i64] = vec[i64](near)
        self.facing: list[tuple[int, int]] = sorted(facing)
        edges = [(a, b) for a in members(self.fields) for b in members(near[a]) if a < b]
        self.edge_count: i64 = len(edges)
        self.edge_a: vec[i64] = vec[i64]([a for a, _ in edges])
        self.edge_b: vec[i64] = vec[i64]([b for _, b in edges])
        table = [-1] * (len(self.marks) * len(self.marks))
        for number, (a, b) in enumerate(edges):
            table[a * len(self.marks) + b] = number
            table[b * len(self.marks) + a] = number
        self.edge_at: vec[i64] = vec[i64](table)

    def same_side(self, field: int, other: int) -> bool:
        return bool(self.west >> field & 1) == bool(self.west >> other & 1)

    def _read_crossings(self) -> None:
        """FA-56: where bridges can stand; by default everywhere across the canal but at the dam."""
        dam = self._pair("-".join(self.sheet.dam), self.sheet.dam_line)
        self.dam_a: i64 = dam[0]
        self.dam_b: i64 = dam[1]
        pairs = [pair for pair in self.facing if pair != dam]
        if self.sheet.bridges:
            pairs = [self._pair(text, self.sheet.bridges_line) for text in self.sheet.bridges]
            known = [pair for pair in pairs if pair != NO_PAIR]
            if len(set(known)) != len(known) or dam in known:
                self.sheet.complain("a bridge place is there twice or is the dam", self.sheet.bridges_line)
        pairs.sort()
        if len(pairs) > MOST_FIELDS - 1:
            self.sheet.complain(f"at most {MOST_FIELDS - 1} bridge places fit", self.sheet.bridges_line)
        self.bridge_count: i64 = len(pairs)
        self.bridge_a: vec[i64] = vec[i64]([a for a, _ in pairs])
        self.bridge_b: vec[i64] = vec[i64]([b for _, b in pairs])

    def _pair(self, text: str, line: int) -> tuple[int, int]:
        ends = [self.names.index(name) for name in text.split("-") if name in self.names]
        if len(ends) != 2 or (min(ends), max(ends)) not in self.facing:
            self.sheet.complain(f"{text} must name two fields that face each other across the canal", line)
            return NO_PAIR
        return min(ends), max(ends)

    # --- checks of the whole map ----------------------------------------------------------------------

    def _check(self) -> None:
        swampy = len(members(self.of_kind[0] | self.of_kind[1]))
        if swampy != CROCODILES:
            self.sheet.complain(f"there are {CROCODILES} crocodiles for {swampy} wheat and grape fields")
        blocks = sum([int(mark) for mark in self.marks if mark.isdigit()])
        if len(members(self.sites)) != SITES or blocks != BLOCKS:
            why = f"{SITES} sites must take {BLOCKS} blocks together"
            self.sheet.complain(f"{why}, not {len(members(self.sites))} sites {blocks}")
        for field in (self.dam_a, self.dam_b):
            if self.dam_a != self.dam_b and self.kind[field] != STONE:
                why = f"the dam joins two stone fields, and {self.names[field]} is none"
                self.sheet.complain(why, self.sheet.dam_line)

    def _check_reach(self) -> None:
        """Every field can be reached from the first settlement by roads, bridges and the dam."""
        ways = [(int(self.edge_a[n]), int(self.edge_b[n])) for n in range(int(self.edge_count))]
        ways += [(int(self.bridge_a[n]), int(self.bridge_b[n])) for n in range(int(self.bridge_count))]
        ways.append((int(self.dam_a), int(self.dam_b)))
        reached = 1 << int(self.red)
        before = 0
        while reached != before:
            before = reached
            for a, b in ways:
                if reached & (1 << a | 1 << b):
                    reached |= 1 << a | 1 << b
        for field in members(self.fields & ~reached):
            line = self.sheet.lines[field // self.columns]
            self.sheet.complain(f"nobody can reach the field {self.names[field]}", line)

    # --- names --------------------------------------------------------------------------------------

    def edge_name(self, edge: i64) -> str:
        return f"{self.names[self.edge_a[edge]]}-{self.names[self.edge_b[edge]]}"

    def bridge_name(self, bridge: i64) -> str:
        return f"{self.names[self.bridge_a[bridge]]}-{self.names[self.bridge_b[bridge]]}"


def read_map(text: str, place: str = "map") -> Map:
    """A map from the text of its file."""
    sheet = Sheet(place, text)
    sheet.settle()
    return Map(sheet)


def map_mistakes(text: str, place: str = "map.txt") -> list[DataError]:
    """Every mistake of a map in the order of its lines; none if it can be played on."""
    sheet = Sheet(place, text)
    if not sheet.mistakes:
        try:
            Map(sheet)
        except DataError:
            return sheet.told()
    return sheet.told()
