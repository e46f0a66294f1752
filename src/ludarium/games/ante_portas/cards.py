"""The event cards as tables, loaded from a checked data file. Compiled."""

from __future__ import annotations

import hashlib
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import below
from ludarium.core.errors import DataError
from ludarium.core.rows import Cells, Rows, mistakes
from ludarium.games.ante_portas.effects import (
    FORGED_SEAL,
    KINDS,
    KNIGHTS,
    MARCELLUS,
    NERO,
    NO_BATTLE,
    NO_VALUE,
    Effect,
    EffectError,
    parse_effect,
)
from ludarium.games.ante_portas.map import Map, allies_in, load_map

CARD_COLUMNS: Final = (
    "start", "c_name", "c_infantry", "c_cavalry", "c_march", "c_elephants", "c_kind", "c_effect",
    "r_name", "r_infantry", "r_cavalry", "r_morale", "r_wealth", "r_kind", "r_effect", "r_goes",
)  # fmt: skip
CARTHAGE_COLUMNS: Final = tuple([column for column in CARD_COLUMNS if column.startswith("c_")])
STARTS: Final = {"carthage": 9, "pile": 9, "rome": 2}  # AP-1, AP-3
CARDS: Final = 20
TWO_HALVES: Final = 18
MOST_MEN: Final = 20000


class Deck:
    """Every figure of the 20 cards, the 18 with two halves first, each in the order of the file."""

    def __init__(self, rows: Rows, land: Map, allies: list[str]) -> None:
        self.land = land
        self._allies = allies
        self.c_ids: list[str] = []
        self.r_ids: list[str] = []
        self.names: dict[str, str] = {}  # of halves by id
        self.c_effects: list[Effect] = []
        self.r_effects: list[Effect] = []
        self._figures: list[list[int]] = []
        self._starts: list[str] = []
        self._goes: list[str] = []
        self._c_kinds: list[str] = []
        self._r_kinds: list[str] = []
        self._check_starts(rows)
        for wanted in (False, True):
            for line, row in rows.rows:
                if (row["start"] == "rome") == wanted:
                    self._read_card(rows, line, row)
        rows.settle()
        self._tabulate()

    # --- reading ------------------------------------------------------------------------

    def _check_starts(self, rows: Rows) -> None:
        found = dict.fromkeys(STARTS, 0)
        for line, row in rows.rows:
            found[rows.one_of(line, row, "start", tuple(STARTS))] += 1
        if rows.mistakes:
            return  # a row that cannot be read would be missed a second time
        for start, wanted in STARTS.items():
            if found[start] != wanted:
                why = f"{wanted} cards must have the start {start}, not {found[start]}"
                rows.complain(rows.last_line(), why)

    def _read_card(self, rows: Rows, line: int, row: Cells) -> None:
        roman = row["start"] == "rome"
        figures = [0, 0, 0, 0] if roman else self._read_carthage(rows, line, row)
        if roman:
            rows.empty(line, row, CARTHAGE_COLUMNS)
        self.r_ids.append(self._name(rows, line, row, "r_name"))
        figures += [
            rows.number(line, row, "r_infantry", 0, MOST_MEN),
            rows.number(line, row, "r_cavalry", 0, MOST_MEN),
        ]
        figures += [rows.number(line, row, "r_morale", 0, 13), rows.number(line, row, "r_wealth", 0, 99)]
        self._figures.append(figures)
        self._starts.append(row["start"])
        self._r_kinds.append(rows.one_of(line, row, "r_kind", KINDS))
        self.r_effects.append(self._effect(rows, line, row, "rome"))
        self._goes.append(rows.one_of(line, row, "r_goes", ("out",) if roman else ("out", "carthage")))

    def _read_carthage(self, rows: Rows, line: int, row: Cells) -> list[int]:
        self.c_ids.append(self._name(rows, line, row, "c_name"))
        figures = [
            rows.number(line, row, "c_infantry", 1, MOST_MEN),
            rows.number(line, row, "c_cavalry", 0, MOST_MEN),
            rows.number(line, row, "c_march", 0, 20),
            rows.number(line, row, "c_elephants", 0, 9),
        ]
        self._c_kinds.append(rows.one_of(line, row, "c_kind", KINDS))
        self.c_effects.append(self._effect(rows, line, row, "carthage"))
        return figures

    def _name(self, rows: Rows, line: int, row: Cells, column: str) -> str:
        found = rows.name(line, row, column, [*self.c_ids, *self.r_ids])
        self.names[found] = row[column]
        return found

    def _effect(self, rows: Rows, line: int, row: Cells, side: str) -> Effect:
        effect = Effect(row[f"{side[0]}_effect"])
        if row[f"{side[0]}_kind"] not in KINDS:
            return effect
        try:
            effect = parse_effect(row[f"{side[0]}_effect"], side, row[f"{side[0]}_kind"])
            effect.settle_wants(self._allies)
        except EffectError as error:
            rows.complain(line, f"{side[0]}_effect: {error}")
        return effect

    # --- tables for the rules ---------------------------------------------------------------

    def _tabulate(self) -> None:
        columns = [vec[i64]([figures[column] for figures in self._figures]) for column in range(8)]
        self.infantry: vec[i64] = columns[0]  # of Carthage's halves
        self.cavalry: vec[i64] = columns[1]
        self.march: vec[i64] = columns[2]
        self.elephants: vec[i64] = columns[3]
        self.r_infantry: vec[i64] = columns[4]
        self.r_cavalry: vec[i64] = columns[5]
        self.r_morale: vec[i64] = columns[6]
        self.wealth: vec[i64] = columns[7]
        self.two_halves: i64 = below(TWO_HALVES)
        self.c_attached: i64 = self._where(self._c_kinds, "attached")
        self.r_attached: i64 = self._where(self._r_kinds, "attached")
        self.goes_out: i64 = self._where(self._goes, "out")
        self.start_carthage: i64 = self._where(self._starts, "carthage")
        self.start_pile: i64 = self._where(self._starts, "pile")
        self.start_rome: i64 = self._where(self._starts, "rome")
        self.nero: i64 = self._having(self.r_effects, NERO)
        self.marcellus: i64 = self._having(self.r_effects, MARCELLUS)
        self.knights: i64 = self._having(self.r_effects, KNIGHTS)
        self.forged_seal: i64 = self._having(self.c_effects, FORGED_SEAL)
        self.c_no_battle: i64 = self._having(self.c_effects, NO_BATTLE)
        self.r_no_battle: i64 = self._having(self.r_effects, NO_BATTLE)
        self.c_no_value: i64 = self._having(self.c_effects, NO_VALUE)
        self.r_no_value: i64 = self._having(self.r_effects, NO_VALUE)
        self.c_conditional: i64 = self._wanting(self.c_effects)
        self.r_conditional: i64 = self._wanting(self.r_effects)
        strongest = sorted(range(TWO_HALVES), key=lambda card: (-self._figures[card][0], card))
        self.by_infantry: vec[i64] = vec[i64](strongest)

    def _where(self, words: list[str], wanted: str) -> int:
        return sum([1 << card for card, word in enumerate(words) if word == wanted])

    def _wanting(self, effects: list[Effect]) -> int:
        return sum([1 << card for card, effect in enumerate(effects) if effect.wants])

    def _having(self, effects: list[Effect], op: int) -> int:
        return sum([1 << card for card, effect in enumerate(effects) if effect.has(op)])


def load(cards_text: str, map_text: str, cards_place: str = "cards.csv", map_place: str = "map.csv") -> Deck:
    """The cards and their map from the texts of two data files."""
    land = load_map(map_text, map_place)
    return Deck(Rows(cards_place, cards_text, CARD_COLUMNS, patient=True), land, land.ally_names)


def card_mistakes(text: str, place: str, map_text: str) -> list[DataError]:
    """Every mistake of a card file; a map that has mistakes of its own still names its allies."""
    land = load_map(house_text("map.csv"), "map.csv")
    rows = Rows(place, text, CARD_COLUMNS, patient=True)
    return mistakes(rows, lambda rows: Deck(rows, land, allies_in(map_text)))


def house_text(name: str) -> str:
    """A data file of this package."""
    return resources.files("ludarium.games.ante_portas").joinpath("data", name).read_text(encoding="utf-8")


def fingerprint(cards_text: str, map_text: str) -> str:
    """A short name for the contents of two data files."""
    return hashlib.sha256(f"{cards_text}\0{map_text}".encode()).hexdigest()[:12]
