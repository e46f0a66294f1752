"""The games of an arena as rows, or as a frame of pandas or polars: one row for every seat of every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludarium.arena.ledger import GAMES, TIMES
from ludarium.arena.match import PlayedGame, Times
from ludarium.core.errors import LudariumError, OptionError

FRAMES = ("pandas", "polars")


def _lines(path: Path, kind: type[Any]) -> list[Any]:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LudariumError(f"{path}: {error.strerror}") from error
    try:
        return [msgspec.json.decode(line, type=kind) for line in text.splitlines() if line]
    except msgspec.DecodeError as error:
        raise LudariumError(f"{path}: {error}") from error


def rows(folder: str | Path) -> list[dict[str, Any]]:
    """One row for every seat of every game of a finished or unfinished run."""
    times = {each.game: each for each in _lines(Path(folder) / TIMES, Times)}
    games: list[PlayedGame] = _lines(Path(folder) / GAMES, PlayedGame)
    return [_row(game, seat, times.get(game.game)) for game in games for seat in range(len(game.bots))]


def _row(game: PlayedGame, seat: int, times: Times | None) -> dict[str, Any]:
    return {
        "game": game.game,
        "deal": game.deal,
        "match": game.match,
        "seat": seat,
        "bot": game.bots[seat],
        "share": game.shares[seat],
        "score": game.scores[seat],
        "rounds": game.rounds,
        "moves": game.moves[seat],
        "cut_short": game.cut_short,
        "fault": game.fault.kind if game.fault and game.fault.seat == seat else None,
        "hash": game.hash,
        "seconds": times.total[seat] if times else None,
        "worst": times.worst[seat] if times else None,
    }


def read(folder: str | Path, frame: str = "pandas") -> Any:
    """The rows as a DataFrame of pandas or polars."""
    if frame not in FRAMES:
        raise OptionError(f"there is no frame {frame!r}; the frames are {', '.join(FRAMES)}")
    try:
        library = __import__(frame)
    except ImportError as error:
        raise LudariumError(f"a frame of {frame} needs the package: pip install {frame}") from error
    return library.DataFrame(rows(folder))
