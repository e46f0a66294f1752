"""The cards of Faiyum as tables, loaded from a checked data file. Compiled."""

from __future__ import annotations

import csv
import hashlib
import re
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import below
from ludarium.core.errors import DataError
from ludarium.games.faiyum.grammar import program, word_mistakes
from ludarium.games.faiyum.map import Map, line_of, read_map
from ludarium.games.faiyum.vocabulary import (
    ACTIONS,
    COSTLY,
    COSTS,
    SPECIALS,
    SPEND,
    arg_a,
    need_of,
    op_of,
)

COLUMNS: Final = ["number", "name", "source", "type", "cost", "action", "gain"]
SOURCES: Final = ("found", "part", "rebuilt")
START_CARDS: Final = ["S1", "S2", "S3", "S4", "S5"]
BLUE: Final = 56
YELLOW: Final = 4
LAST_BLUE: Final = 112
NUMBERS: Final = START_CARDS + [str(number) for number in range(2, LAST_BLUE + 2 * YELLOW + 1, 2)]
LARGEST: Final = 1024 * 1024


def slug(name: str) -> str:
    """A card's name as an id: "Founding of a Town" becomes founding-of-a-town."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


class Row:
    """One line of the card file, checked for itself."""

    def __init__(self, place: str, line: int, cells: list[str]) -> None:
        self.line = line
        self.place = place
        self.number, self.name, self.source, self.type = cells[0], cells[1], cells[2], cells[3]
        self.cost, self.action, self.gain = cells[4], cells[5], cells[6]
        self.copies: int = 1
        self.mistakes: list[DataError] = []
        if not slug(self.name):
            self.mistakes.append(self.error("the name is missing"))
        if self.source not in SOURCES:
            why = f"source must be one of {', '.join(SOURCES)}, not {self.source!r}"
            self.mistakes.append(self.error(why))
        self.verbs: list[int] = []
        words = [self.type, self.cost, self.action, self.gain]
        self.mistakes += [self.error(why) for why in word_mistakes(*words)]
        if not self.mistakes:
            self.verbs = program(*words)

    def error(self, why: str) -> DataError:
        return DataError(self.place, self.line, why)

    def order(self) -> int:
        """Numbered cards by their number, start cards after them."""
        return 1000 + int(self.number[1:]) if self.number.startswith("S") else int(self.number)

    def words(self) -> list[str]:
        """All but the number."""
        return [self.name, self.source, self.type, self.cost, self.action, self.gain]


class CardFile:
    """The lines of a card file, read to the end: its rows, and every mistake in them."""

    def __init__(self, place: str, text: str) -> None:
        self.place = place
        self.rows: list[Row] = []
        self.mistakes: list[DataError] = []
        self.numbers: list[str] = []  # of all rows, those with mistakes too
        self.last: int = max(1, len(text.splitlines()))
        if len(text) > LARGEST:
            self.mistakes.append(DataError(place, 1, f"the file is larger than {LARGEST} characters"))
        else:
            self._read(text)
            self._check_missing()
        self.mistakes.sort(key=line_of)

    def _read(self, text: str) -> None:
        """Lines with # are comments; the first other line names the columns."""
        lines = [
            (line, words)
            for line, words in enumerate(text.splitlines(), 1)
            if words.strip() and not words.startswith("#")
        ]
        for place, (line, words) in enumerate(lines):
            try:
                self._read_line(line, cells_of(self.place, line, words), place == 0)
            except DataError as mistake:
                self.mistakes.append(mistake)

    def _read_line(self, line: int, cells: list[str], header: bool) -> None:
        if header:
            if cells != COLUMNS:
                why = f"the columns must be {','.join(COLUMNS)}, not {','.join(cells)}"
                raise DataError(self.place, line, why)
            return
        why = self._number_mistake(cells[0])
        if why:
            self.mistakes.append(DataError(self.place, line, why))
        self.numbers.append(cells[0])
        if len(cells) != len(COLUMNS):
            why = f"{len(COLUMNS)} cells are needed, {len(cells)} are there"
            raise DataError(self.place, line, why)
        row = Row(self.place, line, cells)
        self.mistakes += row.mistakes
        self.rows.append(row)

    def _number_mistake(self, number: str) -> str:
        """Five start cards, 56 blue cards 2 … 112 and four yellow ones 114 … 120, each once."""
        if not re.fullmatch(r"S[1-5]|[1-9][0-9]{0,2}", number):
            return f"number must be S1 to S5 or a whole number, not {number!r}"
        if number not in NUMBERS:
            return f"{number} is no number of an action card: even numbers from 2 to 120 are"
        return f"number {number} is there twice" if number in self.numbers else ""

    def _check_missing(self) -> None:
        missing = [number for number in NUMBERS if number not in self.numbers]
        if missing and not (self.mistakes and not self.rows):
            why = f"cards are missing: {', '.join(missing)}"
            self.mistakes.append(DataError(self.place, self.last, why))

    def sorted_rows(self) -> list[Row]:
        """The rows in the order of their numbers; the first mistake is an error."""
        for mistake in self.mistakes:
            raise mistake
        return sorted(self.rows, key=Row.order)


def cells_of(place: str, line: int, words: str) -> list[str]:
    """The cells of one line."""
    try:
        return [cell.strip() for cell in next(csv.reader([words], strict=True))]
    except csv.Error as why:
        raise DataError(place, line, f"this is no line of a table: {why}") from why


def merged(rows: list[Row]) -> list[Row]:
    """Start cards that say the same are copies of one card."""
    found: list[Row] = []
    for row in rows:
        twin = [other for other in found if row.number.startswith("S") and other.words() == row.words()]
        if twin:
            twin[0].copies += 1
        else:
            found.append(row)
    return found


def ids_of(rows: list[Row]) -> list[str]:
    """The ids of cards: their names, with the number where several have the same one."""
    names = [row.name for row in rows]
    return [slug(row.name) + (f"-{row.number.lower()}" if names.count(row.name) > 1 else "") for row in rows]


def alike(rows: list[Row]) -> list[DataError]:
    """A mistake for each card whose name makes the id of another one."""
    ids = ids_of(rows)
    twins = [row for row, card in zip(rows, ids, strict=True) if ids.count(card) > 1]
    return [row.error(f"the name {row.name!r} is too much like that of another card") for row in twins]


def tangled(verbs: list[int]) -> bool:
    """Whether the parts of a card hang together so that only a search tells if it can be finished (FA-21)."""
    ops = [int(op_of(v)) for v in verbs]
    moved = [op for op in ops if op in ACTIONS]
    paid = [op for op in ops if op in COSTS]
    return len(moved) > 1 or (bool(paid) and len([op for op in moved if op in COSTLY]) > 0)


def paid_first(verbs: list[int]) -> int:
    """What a card costs if it is money alone, and then one verb tells whether it can be finished; else -1."""
    paid = [v for v in verbs if op_of(v) in COSTS]
    alone = len([v for v in verbs if op_of(v) in ACTIONS or op_of(v) in SPECIALS]) == 1
    return sum([int(arg_a(v)) for v in paid]) if alone and all(op_of(v) == SPEND for v in paid) else -1


def flat(programs: list[list[int]]) -> vec[i64]:
    """All verbs one after another."""
    return vec[i64]([v for verbs in programs for v in verbs])


def starts(programs: list[list[int]]) -> vec[i64]:
    """Where the verbs of each card begin among all of them, and where the last ones end."""
    return vec[i64]([sum([len(verbs) for verbs in programs[:card]]) for card in range(len(programs) + 1)])


class Cards:
    """Every card: the numbered ones in rising order, then the start cards; a card is an index here."""

    def __init__(self, place: str, text: str) -> None:
        rows = merged(CardFile(place, text).sorted_rows())
        for mistake in alike(rows):
            raise mistake
        self.rows = rows
        self.ids: list[str] = ids_of(rows)
        self.numbered: i64 = BLUE + YELLOW
        self.count: i64 = len(rows)
        self.blue: i64 = below(BLUE)
        self.yellow: i64 = below(BLUE + YELLOW) & ~self.blue
        self.copies: vec[i64] = vec[i64]([row.copies for row in rows])
        self.code: vec[i64] = flat([row.verbs for row in rows])
        self.first: vec[i64] = starts([row.verbs for row in rows])
        # The verbs that decide, costs apart, whether a card can be played.
        checks = [[v for v in row.verbs if op_of(v) in ACTIONS or op_of(v) in SPECIALS] for row in rows]
        self.checks: vec[i64] = flat(checks)
        self.first_check: vec[i64] = starts(checks)
        self.needs: vec[i64] = vec[i64]([sum([int(need_of(v)) for v in row.verbs]) for row in rows])
        # The one verb that decides, costs apart; -1 where there is none, or where one alone does not tell.
        self.check: vec[i64] = vec[i64](
            [
                verbs[0] if len(verbs) == 1 and not tangled(row.verbs) else -1
                for verbs, row in zip(checks, rows, strict=True)
            ]
        )
        self.special: vec[i64] = vec[i64]([self._special(row) for row in rows])
        self.tangled: vec[i64] = vec[i64]([int(tangled(row.verbs)) for row in rows])
        self.paid_first: vec[i64] = vec[i64]([paid_first(row.verbs) for row in rows])

    def _special(self, row: Row) -> int:
        """Whether Overseer cannot do this card (FA-28)."""
        return min(1, len([v for v in row.verbs if op_of(v) in SPECIALS]))


def fingerprint(cards: Cards, land: Map) -> str:
    """A short name for these cards and this map: comments and blanks do not matter (FA-96a)."""
    words = [" ".join([row.number, str(row.copies), *row.words()]) for row in cards.rows]
    words += [" ".join(land.marks), str(land.columns), str(land.sheet.canal)]
    words += [land.bridge_name(bridge) for bridge in range(land.bridge_count)]
    words.append(f"{land.names[land.dam_a]}-{land.names[land.dam_b]}")
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:12]


def card_mistakes(text: str, place: str = "cards.csv") -> list[DataError]:
    """Every mistake of a card file, in the order of its lines; none if it can be played with."""
    file = CardFile(place, text)
    return file.mistakes or sorted(alike(merged(file.sorted_rows())), key=line_of)


def packaged(name: str) -> str:
    """The text of a data file of this package."""
    return resources.files("ludarium.games.faiyum").joinpath("data", name).read_text(encoding="utf-8")


def load(
    cards_text: str | None = None,
    map_text: str | None = None,
    cards_place: str = "cards.csv",
    map_place: str = "map.txt",
) -> tuple[Cards, Map]:
    """Cards and map from the texts of their files, by default those of this package."""
    cards = Cards(cards_place, packaged("cards.csv") if cards_text is None else cards_text)
    land = read_map(packaged("map.txt") if map_text is None else map_text, map_place)
    return cards, land
