"""Every test of the terminal has a folder of saved games of its own, and opponents who think quickly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.quick import think_quickly


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "ludarium" / "saves"


@pytest.fixture(autouse=True)
def _quick_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    think_quickly(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.game"
