"""What the compiler puts in place of a function is there, and so is the function."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tools.primitives import MAY_FAIL, NEVER_FAIL

HEADER = (Path(__file__).parents[2] / "tools" / "primitives.h").read_text()


@pytest.mark.parametrize("name", [*(f"bits.{name}" for name in NEVER_FAIL), *MAY_FAIL])
def test_a_primitive_stands_for_a_function(name: str) -> None:
    module, _, function = name.partition(".")
    assert callable(getattr(import_module(f"ludarium.core.{module}"), function))
    assert f"Ludarium_{function}(" in HEADER
