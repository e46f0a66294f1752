"""Many games at once: simulations, matches and reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def read(folder: str | Path, frame: str = "pandas") -> Any:
    """The games of a run as a DataFrame of pandas or polars, one row for every seat of every game."""
    from ludarium.arena import frames  # a command that starts quickly needs none of this

    return frames.read(folder, frame)
