"""A data file of comma-separated rows, read and checked cell by cell."""

from __future__ import annotations

import csv
import re

from ludarium.core.errors import DataError

Cells = dict[str, str]
LONGEST_NAME = 40


def slug(name: str) -> str:
    """A name as an id: "Nero's March" becomes neros-march."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


class Rows:
    """All rows of a file with their line numbers; every complaint names file, line and reason."""

    def __init__(self, place: str, text: str, columns: tuple[str, ...]) -> None:
        self.place = place
        self.rows: list[tuple[int, Cells]] = []
        reader = csv.reader(text.lstrip("\ufeff").splitlines(), strict=True)
        try:
            header = next(reader, [])
            if tuple(header) != columns:
                raise self.error(1, f"the columns must be {','.join(columns)}, not {','.join(header)}")
            self._read(reader, columns)
        except csv.Error as error:
            raise self.error(int(reader.line_num), f"it is no row of cells: {error}") from error

    def _read(self, reader: csv._reader, columns: tuple[str, ...]) -> None:  # type: ignore[name-defined]
        for cells in reader:
            line = int(reader.line_num)
            if not cells:
                continue
            if len(cells) != len(columns):
                raise self.error(line, f"{len(columns)} cells are needed, {len(cells)} are there")
            self.rows.append((line, {name: cell.strip() for name, cell in zip(columns, cells, strict=True)}))

    def error(self, line: int, why: str) -> DataError:
        return DataError(self.place, line, why)

    def last_line(self) -> int:
        return self.rows[-1][0] if self.rows else 1

    def number(self, line: int, row: Cells, column: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        text = row[column]
        if not re.fullmatch(r"[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise self.error(line, f"{column} must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    def one_of(self, line: int, row: Cells, column: str, allowed: tuple[str, ...]) -> str:
        if row[column] not in allowed:
            known = ", ".join(word or "empty" for word in allowed)
            raise self.error(line, f"{column} must be one of {known}, not {row[column]!r}")
        return row[column]

    def yes(self, line: int, row: Cells, column: str) -> bool:
        return self.one_of(line, row, column, ("yes", "")) == "yes"

    def name(self, line: int, row: Cells, column: str, taken: list[str]) -> str:
        """A name as a new id."""
        found = slug(row[column])
        if not found or len(row[column]) > LONGEST_NAME:
            raise self.error(line, f"{column} must be a name of at most {LONGEST_NAME} characters")
        if found in taken:
            raise self.error(line, f"{row[column]!r} is there twice")
        return found

    def empty(self, line: int, row: Cells, columns: tuple[str, ...]) -> None:
        for column in columns:
            if row[column]:
                raise self.error(line, f"{column} must be empty in this row, not {row[column]!r}")
