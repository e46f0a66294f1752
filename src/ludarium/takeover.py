"""Changing over to the compiled engine once it is there: `run.py` compiles it beside an open table."""

from __future__ import annotations

import os
import sys
from pathlib import Path

AWAITS = "LUDARIUM_AWAITS"  # names a file that is there once the compiled engine is installed


def environment(given: dict[str, str]) -> dict[str, str]:
    """The environment without the folder of sources that `run.py` has put first."""
    kept = {name: value for name, value in given.items() if name != AWAITS}
    others = kept.pop("PYTHONPATH", "").split(os.pathsep)[1:]
    return {**kept, "PYTHONPATH": os.pathsep.join(others)} if others else kept


def take_over(module: str) -> None:
    """Go on as a module of the compiled engine, with the same input and output, if it has come."""
    awaited = os.environ.get(AWAITS)
    if awaited and os.name != "nt" and Path(awaited).exists():
        os.execve(sys.executable, [sys.executable, "-m", module], environment(dict(os.environ)))
