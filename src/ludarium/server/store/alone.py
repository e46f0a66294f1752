"""A folder that one process uses at a time: the system lets go of it when the process is gone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from ludarium.server.errors import StoreError

LOCK = "house.lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def alone(folder: Path) -> IO[bytes]:
    """Hold a folder until the file that is returned is closed."""
    file = (folder / LOCK).open("ab")
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise StoreError(
            f"{folder}: another Ludarium has it open; several processes need one PostgreSQL (--database)"
        ) from error
    return file
