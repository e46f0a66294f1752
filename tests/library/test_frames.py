"""The results of an arena as frames."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludarium import arena
from ludarium.arena.frames import FRAMES, rows
from ludarium.cli import main
from ludarium.core.errors import LudariumError


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a small run."""
    args = "arena ante-portas --bots greedy,random --games 2 --json --out".split()
    monkeypatch.setattr(sys, "argv", ["ludarium", *args, str(tmp_path / "run")])
    with pytest.raises(SystemExit):
        main()
    return tmp_path / "run"


@pytest.mark.parametrize("frame", FRAMES)
def test_a_run_is_read_as_a_frame(run: Path, frame: str) -> None:
    pytest.importorskip(frame)
    found = arena.read(run, frame)
    assert len(found) == 2 * 2
    assert set(found["bot"]) == {"greedy", "random"}
    assert float(found["share"].sum()) == 2.0


def test_what_is_no_run_is_one_clear_line(run: Path, tmp_path: Path) -> None:
    assert {row["seat"] for row in rows(run)} == {0, 1}
    with pytest.raises(LudariumError, match="No such file"):
        arena.read(tmp_path / "none")
    with pytest.raises(LudariumError, match="the frames are"):
        arena.read(run, "excel")
    (run / "games.jsonl").write_text("{", encoding="utf-8")
    with pytest.raises(LudariumError, match=r"games\.jsonl"):
        arena.read(run)
