"""Data files that somebody has made up: the strangest that the checks may see, the same for the same seed."""

from __future__ import annotations

from importlib import resources

from ludarium.core.rng import Rng
from ludarium.games.ante_portas.effects import (
    BARE,
    HELPS,
    MOST,
    REGIONS,
    SIGNED,
    SPECIALS,
    VERBS,
    EffectError,
)
from ludarium.games.ante_portas.effects import parse_effect as effect_of

HALVES = {"carthage": "c", "rome": "r"}
CONDITIONS = ("in Gallia", "in Cisalpina", "in Italia", "sea carthage", "sea not carthage", "roman allies 2")
LETTERS = "abcdefghijklmn"
FIELDS = "w" * 19 + "g" * 19 + "s" * 11 + "3345" + "R"  # of a map, without the two of the dam
FRAMES = ((7, 4, 4), (8, 3, 4), (8, 4, 3), (4, 7, 7), (7, 4, 5), (9, 3, 4), (15, 2, 2), (6, 5, 5))


class Luck:
    """Chooses for those who make things up."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def below(self, most: int) -> int:
        return int(self.rng.below(most))

    def one(self, *choices: str) -> str:
        return choices[self.below(len(choices))]

    def often(self, usual: str, *others: str) -> str:
        """Mostly the usual thing."""
        return usual if self.below(8) else self.one(*others)


class AntePortasFiles(Luck):
    """Cards and maps of Ante Portas, made from the house's with other figures and effects."""

    def _lines(self, name: str) -> list[list[str]]:
        text = (
            resources.files("ludarium.games.ante_portas").joinpath("data", name).read_text(encoding="utf-8")
        )
        return [line.split(",") for line in text.splitlines()]

    def cards(self) -> str:
        header, *rows = self._lines("cards.csv")
        return "\n".join([",".join(header), *(self._card(header, row) for row in rows)])

    def _card(self, header: list[str], row: list[str]) -> str:
        cells = dict(zip(header, row, strict=True))
        for side, letter in HALVES.items():
            if cells[f"{letter}_name"]:
                kind = self.one("immediate", "attached")
                cells[f"{letter}_kind"], cells[f"{letter}_effect"] = kind, self._effect(side, kind)
                cells[f"{letter}_infantry"] = self.often(cells[f"{letter}_infantry"], "1", "20000", "0")
                cells[f"{letter}_cavalry"] = self.often(cells[f"{letter}_cavalry"], "0", "20000")
        if cells["c_name"]:
            cells["c_march"] = self.often(cells["c_march"], "0", "20")
            cells["c_elephants"] = self.often(cells["c_elephants"], "0", "9")
        cells["r_wealth"] = self.often(cells["r_wealth"], "0", "99")
        cells["r_morale"] = self.often(cells["r_morale"], "0", "13")
        return ",".join(cells[column] for column in header)

    def _effect(self, side: str, kind: str) -> str:
        """One that the grammar allows."""
        while True:
            parts = [self._verb(side, kind) for _ in range(1 + self.below(3))]
            if kind == "immediate" and not self.below(4):
                parts.insert(0, f"only {self.one(*CONDITIONS)}")
            if kind == "attached" and not self.below(4):
                parts.insert(0, "not at Roma")
            text = "; ".join(parts)
            try:
                effect_of(text, side, kind)
            except EffectError:
                continue
            return text

    def _verb(self, side: str, kind: str) -> str:
        known = {**VERBS, **SPECIALS}
        able = [
            name for name, (_, _, sides, kinds) in known.items() if sides in ("both", side) and kinds == kind
        ]
        name = self.one(*able)
        op, figure, _, _ = known[name]
        text = name if figure == BARE else f"{name} {self._figure(op, signed=figure == SIGNED)}"
        if "roman" in name:
            text += self.one("", " per army", " per elephant")
        return text + self.often("", f" in {self.one(*REGIONS)}", f" outside {self.one(*REGIONS)}")

    def _figure(self, op: int, *, signed: bool) -> str:
        most = MOST.get(op, 20000)
        number = 1 + self.below(self.below(2) * (most - 1) + 1)
        return self.one("+", "-") * signed + str(number)

    def map(self) -> str:
        header, *rows = self._lines("map.csv")
        made = [self._row(row) for row in rows if row[0] != "road" or self.below(9)]
        return "\n".join(",".join(row) for row in [header, *made])

    def _row(self, row: list[str]) -> list[str]:
        row = [*row]
        match row[0]:
            case "city" | "price":
                row[4] = self.often(row[4], "0", "13")
            case "road":
                row[6], row[7] = self.often(row[6], "1", "20"), self.often(row[7], "yes", "")
            case "ally":
                name = self.one(*HELPS)
                sign = "-" if name == "plays" else ""
                first = " first" if name == "draw" else ""
                number = 1 + self.below(MOST.get(HELPS[name][0], 20000))
                row[9] = f"{name} {sign}{number}{first}" + self.often("", f" in {self.one(*REGIONS)}")
        return row


class FaiyumMaps(Luck):
    """Maps of Faiyum: the fields of the house in any order, on frames of several shapes, with lakes."""

    def map(self) -> str:
        rows, left, right = FRAMES[self.below(len(FRAMES))]
        marks = [*FIELDS, *"." * (rows * (left + right) - len(FIELDS) - 2)]
        for place in range(len(marks) - 1, 0, -1):
            other = self.below(place + 1)
            marks[place], marks[other] = marks[other], marks[place]
        dam = (rows - 1) * (left + right) + left  # the first field on the right of the last row
        marks[dam - 1 : dam - 1] = ["s", "s"]
        lines = [marks[row * (left + right) :][: left + right] for row in range(rows)]
        text = [
            f"row {n}: {' '.join(line[:left])} | {' '.join(line[left:])}" for n, line in enumerate(lines, 1)
        ]
        return "\n".join([*text, f"dam: {LETTERS[left - 1]}{rows}-{LETTERS[left]}{rows}"])
