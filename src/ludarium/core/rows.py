"""A data file of comma-separated rows, read and checked cell by cell."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from contextlib import suppress

from ludarium.core.errors import DataError

Cells = dict[str, str]
LONGEST_NAME = 40


def slug(name: str) -> str:
    """A name as an id: "Nero's March" becomes neros-march."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


class Rows:
    """All rows of a file with their line numbers; every complaint names file, line and reason.

    The first mistake is an error; patient rows keep their mistakes, go on, and raise them in `settle`.
    """

    def __init__(self, place: str, text: str, columns: tuple[str, ...], *, patient: bool = False) -> None:
        self.place = place
        self.patient = patient
        self.mistakes: list[DataError] = []
        self.rows: list[tuple[int, Cells]] = []
        lines = text.lstrip("\ufeff").splitlines() or [""]
        header = self._cells(1, lines[0])
        if tuple(header) != columns:
            self.complain(1, f"the columns must be {','.join(columns)}, not {','.join(header)}")
            return
        for line, words in enumerate(lines[1:], 2):
            if words:
                self._read(line, self._cells(line, words), columns)

    def _cells(self, line: int, words: str) -> list[str]:
        try:
            return next(csv.reader([words], strict=True), [])
        except csv.Error as error:
            self.complain(line, f"it is no row of cells: {error}")
            return []

    def _read(self, line: int, cells: list[str], columns: tuple[str, ...]) -> None:
        if len(cells) == len(columns):
            self.rows.append((line, {name: cell.strip() for name, cell in zip(columns, cells, strict=True)}))
        elif cells:
            self.complain(line, f"{len(columns)} cells are needed, {len(cells)} are there")

    # --- mistakes ---------------------------------------------------------------------------------

    def error(self, line: int, why: str) -> DataError:
        return DataError(self.place, line, why)

    def complain(self, line: int, why: str) -> None:
        """A mistake: an error at once, or kept."""
        if not self.patient:
            raise self.error(line, why)
        self.mistakes.append(self.error(line, why))

    def told(self) -> list[DataError]:
        """All mistakes in the order of their lines."""
        return sorted(self.mistakes, key=lambda mistake: mistake.line)

    def settle(self) -> None:
        """The first mistake that was kept is an error."""
        for mistake in self.told():
            raise mistake

    # --- cells ------------------------------------------------------------------------------------

    def last_line(self) -> int:
        return self.rows[-1][0] if self.rows else 1

    def number(self, line: int, row: Cells, column: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        text = row[column]
        if re.fullmatch(r"[0-9]{1,6}", text) and least <= int(text) <= most:
            return int(text)
        self.complain(line, f"{column} must be a whole number from {least} to {most}, not {text!r}")
        return least

    def one_of(self, line: int, row: Cells, column: str, allowed: tuple[str, ...]) -> str:
        if row[column] in allowed:
            return row[column]
        known = ", ".join(word or "empty" for word in allowed)
        self.complain(line, f"{column} must be one of {known}, not {row[column]!r}")
        return allowed[0]

    def yes(self, line: int, row: Cells, column: str) -> bool:
        return self.one_of(line, row, column, ("yes", "")) == "yes"

    def name(self, line: int, row: Cells, column: str, taken: list[str]) -> str:
        """A name as a new id."""
        found = slug(row[column])
        if not found or len(row[column]) > LONGEST_NAME:
            self.complain(line, f"{column} must be a name of at most {LONGEST_NAME} characters")
        elif found in taken:
            self.complain(line, f"{row[column]!r} is there twice")
        return found

    def empty(self, line: int, row: Cells, columns: tuple[str, ...]) -> None:
        for column in columns:
            if row[column]:
                self.complain(line, f"{column} must be empty in this row, not {row[column]!r}")


def mistakes(rows: Rows, build: Callable[[Rows], object]) -> list[DataError]:
    """Every mistake of patient rows that shows when something is made of them."""
    with suppress(DataError):
        build(rows)
    return rows.told()
