"""Rows in files of Parquet or Arrow with a data card; a dataset is written whole or not at all."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.dataset.card import DataCard
from ludarium.dataset.rows import GAME_COLUMNS, POSITION_COLUMNS, Row, game_row, position_rows

FORMATS = ("parquet", "arrow")
GROUP = 4096  # rows that are kept in memory and written together


def arrow() -> Any:
    """The library that writes the files."""
    try:
        import pyarrow
    except ImportError as error:
        raise LudariumError("datasets need the package pyarrow: pip install 'pyarrow>=20'") from error
    return pyarrow


def schemas() -> tuple[Any, Any]:
    """The types of the columns of games and of positions."""
    pa = arrow()
    kinds = {
        "game": pa.int32(), "number": pa.int32(), "moves": pa.int32(), "move": pa.int32(), "seat": pa.int8(),
        "seed": pa.int64(), "action": pa.int32(), "score": pa.int32(), "share": pa.float32(),
        "words": pa.string(), "hash": pa.string(), "seats": pa.list_(pa.string()),
        "options": pa.list_(pa.string()), "actions": pa.list_(pa.int32()), "legal": pa.list_(pa.int32()),
        "scores": pa.list_(pa.int32()), "shares": pa.list_(pa.float32()),
        "position": pa.list_(pa.int64()), "observation": pa.list_(pa.int16()),
    }  # fmt: skip
    games = pa.schema([(name, kinds[name]) for name in GAME_COLUMNS])
    return games, pa.schema([(name, kinds[name]) for name in POSITION_COLUMNS])


class TableFile:
    """One growing file of rows."""

    def __init__(self, path: Path, schema: Any, kind: str) -> None:
        pa = arrow()
        self.schema = schema
        self.rows: list[Row] = []
        if kind == "parquet":
            from pyarrow import parquet

            self.writer: Any = parquet.ParquetWriter(path, schema, compression="zstd")
        else:
            self.writer = pa.ipc.new_file(str(path), schema)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if len(self.rows) >= GROUP:
            self.flush()

    def flush(self) -> None:
        if self.rows:
            self.writer.write_table(arrow().Table.from_pylist(self.rows, schema=self.schema))
            self.rows = []

    def close(self) -> None:
        self.flush()
        self.writer.close()


class Draft:
    """A folder beside the one that is wanted: it takes its place at the end, or nothing is left of it."""

    def __init__(self, out: Path) -> None:
        if out.exists():
            raise OptionError(f"{out} is there already; a dataset is written into a new folder")
        self.out = out
        self.path = out.with_name(f".{out.name}.{secrets.token_hex(6)}")

    def __enter__(self) -> Path:
        try:
            self.path.mkdir(parents=True)
        except OSError as error:
            raise LudariumError(f"{self.out}: {error.strerror}") from error
        return self.path

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if error is None:
            self.path.replace(self.out)
            return
        shutil.rmtree(self.path, ignore_errors=True)
        if isinstance(error, OSError):
            raise LudariumError(f"{self.out}: {error.strerror or error}") from error


def write(
    out: Path,
    records: Iterable[Record],
    card: DataCard,
    kind: str = "parquet",
    tick: Callable[[], None] = lambda: None,
) -> DataCard:
    """Write finished games as a dataset; the card tells in the end how much there is."""
    if kind not in FORMATS:
        raise OptionError(f"--format {kind}: the formats are {', '.join(FORMATS)}")
    with Draft(out) as folder:
        games, positions = (
            TableFile(folder / f"{name}.{kind}", schema, kind)
            for name, schema in zip(("games", "positions"), schemas(), strict=True)
        )
        for number, record in enumerate(records):
            card.count(add_game(record, number, games, positions), len(record.seats))
            tick()
        games.close()
        positions.close()
        (folder / "columns.json").write_bytes(msgspec.json.format(msgspec.json.encode(card.columns())))
        (folder / "README.md").write_text(card.text(kind), encoding="utf-8", newline="\n")
    return card


def add_game(record: Record, number: int, games: TableFile, positions: TableFile) -> int:
    """The rows of one game; how many decisions it had."""
    last = record.after()
    if last.to_act != OVER:
        raise LudariumError(f"game {number} is not finished: it has no outcome")
    games.add(game_row(record, number, last))
    rows = 0
    for row in position_rows(record, number, last):
        positions.add(row)
        rows += 1
    return rows
