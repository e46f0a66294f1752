"""Text files from outside, read whole or refused in one line."""

from __future__ import annotations

from pathlib import Path

from ludarium.core.errors import LudariumError

LARGEST = 1024 * 1024


def text_of(path: Path, largest: int = LARGEST) -> str:
    """The text of a file that a user names."""
    try:
        if path.stat().st_size > largest:
            raise LudariumError(f"{path}: the file is larger than {largest} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise LudariumError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise LudariumError(f"{path}: the file is not UTF-8 text") from error
