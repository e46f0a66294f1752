"""Text files from outside, read whole or refused in one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ludarium.core.errors import LudariumError

LARGEST = 1024 * 1024


@dataclass(frozen=True)
class FileKind:
    """How a data file of a kind is known: by the columns of its header, or by a mark in its lines."""

    columns: Sequence[str] = ()
    mark: str = ""


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
