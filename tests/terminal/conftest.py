"""Every test of the terminal has a folder of saved games of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "ludarium" / "saves"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.game"
