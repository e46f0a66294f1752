"""Where games are saved: the file that was asked for, or the player's own folder."""

from __future__ import annotations

import os
import shlex
import shutil
from datetime import datetime
from pathlib import Path

from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.notation import FIRST_LINE, load, save
from ludarium.core.record import Record
from ludarium.games import GAMES

LOOKED_AT = 20  # so many of the newest saves are looked at for an unfinished game


def folder() -> Path:
    """The player's folder of saved games."""
    given = Path(os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or "")
    data = given if given.is_absolute() else Path.home() / ".local" / "share"
    return data / "ludarium" / "saves"


def new_file(record: Record, now: datetime | None = None) -> Path:
    """A file in the player's folder that does not exist yet."""
    stem = f"{record.game.id}-{now or datetime.now():%Y-%m-%d-%H%M%S}"
    taken = [folder() / f"{stem}.game"]
    while taken[-1].exists():
        taken.append(folder() / f"{stem}-{len(taken) + 1}.game")
    return taken[-1]


def checked(path: Path) -> Path:
    """A file that may be written: a new one or an older game, never anything else."""
    try:
        if path.is_dir():
            raise OptionError(f"{path}: is a folder, not a file")
        if path.exists() and path.stat().st_size and not _is_game(path):
            raise OptionError(f"{path}: is there already and is no game file; it stays as it is")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from error
    return path


def _is_game(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(FIRST_LINE)) == FIRST_LINE.encode()


def written(record: Record, path: Path) -> None:
    """Save, or say in one line why that is not possible."""
    try:
        save(record, path)
    except OSError as error:
        raise LudariumError(f"{path}: {error.strerror}") from error


def any_saved() -> bool:
    """Whether somebody has played here before."""
    return any(folder().glob("*.game"))


def last_unfinished() -> Path | None:
    """The newest game in the player's folder that can be played on."""
    found = sorted(folder().glob("*.game"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in found[:LOOKED_AT] if _goes_on(path)), None)


def _goes_on(path: Path) -> bool:
    try:
        return "\nresult: " not in path.read_text(encoding="utf-8") and bool(load(path, GAMES).seats)
    except (LudariumError, OSError, UnicodeDecodeError):
        return False


def command(*words: str) -> str:
    """A command line of Ludarium that can be typed as it is shown."""
    program = "ludarium" if shutil.which("ludarium") else "python3 run.py"
    return f"{program} {shlex.join(words)}"
