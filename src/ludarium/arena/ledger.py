"""A directory that keeps every finished game of a run, so that a run can be killed and go on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from ludarium.arena.match import PlayedGame, Times
from ludarium.arena.plan import RunPlan
from ludarium.core.errors import LudariumError
from ludarium.core.whole import write_whole

PLAN, GAMES, TIMES = "plan.json", "games.jsonl", "times.jsonl"
LedgerRow = TypeVar("LedgerRow", PlayedGame, Times)


class LedgerError(LudariumError):
    """A directory that cannot take the games of this run."""


class Ledger:
    """Append-only: one line a game, on the disk before it counts."""

    def __init__(self, folder: Path, plan: RunPlan) -> None:
        self.folder = folder
        self.plan = plan
        self._open()
        self.lock = _locked(folder)
        try:
            self.times = {row.game: row for row in self._read(TIMES, Times)}
            self.games = self._checked({row.game: row for row in self._read(GAMES, PlayedGame)})
        except LedgerError:
            self.close()
            raise

    def _open(self) -> None:
        """Take over the directory of the same plan, or make a new one; never mix."""
        path = self.folder / PLAN
        try:
            if path.exists():
                self._compare(path)
            elif self.folder.exists() and any(self.folder.iterdir()):
                raise LedgerError(f"{self.folder}: there are other files in it, but no {PLAN}")
            else:
                self.folder.mkdir(parents=True, exist_ok=True)
                write_whole(path, msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        except OSError as error:
            raise LedgerError(f"{self.folder}: {error.strerror}") from error

    def _compare(self, path: Path) -> None:
        try:
            found = msgspec.json.decode(path.read_bytes(), type=RunPlan)
        except msgspec.MsgspecError as error:
            raise LedgerError(f"{path}: this is no plan of an arena ({error})") from error
        for name in RunPlan.__struct_fields__:
            there, here = getattr(found, name), getattr(self.plan, name)
            if there != here:
                told = (
                    "the engine or the bots have changed since"
                    if name == "code"
                    else f"{there!r}, not {here!r}"
                )
                raise LedgerError(f"{self.folder} holds another run ({name}: {told}); choose another --out")

    def _read(self, name: str, kind: type[LedgerRow]) -> list[LedgerRow]:
        """The whole lines of a file; a torn last line is cut off, and its game will be played again."""
        path = self.folder / name
        if not path.exists():
            return []
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        return [_row(path, place, line, kind) for place, line in enumerate(whole.splitlines(), 1)]

    def _checked(self, found: dict[int, PlayedGame]) -> dict[int, PlayedGame]:
        """The games that are there must be games of this plan."""
        for number, row in found.items():
            sitting = self.plan.sitting(number)
            if (sitting.deal, sitting.match, list(sitting.bots)) != (row.deal, row.match, row.bots):
                raise LedgerError(f"{self.folder / GAMES}: game {number} is none of this plan")
        return found

    def missing(self, games: int) -> list[int]:
        """The numbers below `games` that are not played yet."""
        return [number for number in range(games) if number not in self.games]

    def add(self, rows: Iterable[tuple[PlayedGame, Times]]) -> None:
        """Write finished games down; one that is there already is not counted again."""
        new = [(game, times) for game, times in rows if game.game not in self.games]
        self._append(TIMES, [times for _, times in new])
        self._append(GAMES, [game for game, _ in new])
        self.games |= {game.game: game for game, _ in new}
        self.times |= {times.game: times for _, times in new}

    def _append(self, name: str, rows: Sequence[PlayedGame | Times]) -> None:
        with (self.folder / name).open("ab") as file:
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            os.fsync(file.fileno())

    def close(self) -> None:
        self.lock.close()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def played(self, games: int) -> list[PlayedGame]:
        """The games with numbers below `games`, in order."""
        return [self.games[number] for number in sorted(self.games) if number < games]


def _locked(folder: Path) -> BinaryIO:
    """Only one run at a time writes here; the system frees the lock of a run that was killed."""
    file = (folder / PLAN).open("rb")
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise LedgerError(f"{folder}: another run is playing here") from None
    return file


def _row(path: Path, place: int, line: bytes, kind: type[LedgerRow]) -> LedgerRow:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise LedgerError(f"{path}, line {place}: {error}") from error
