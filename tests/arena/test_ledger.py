"""A run can be killed at any moment and goes on: no game is lost, none counts twice, runs are never mixed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludarium.arena.ledger import Ledger, LedgerError
from ludarium.arena.match import play_number
from tests.arena.tables import environment, lines, play, short_plan
from tests.served import PATIENCE

# A real process that kills itself with SIGKILL once three games are on the disk, the next one half-written.
DYING = """
import os, signal
from ludarium.arena import ledger
add = ledger.Ledger.add
def dying(self, rows):
    add(self, rows)
    if len(self.games) >= 3:
        with (self.folder / "games.jsonl").open("ab") as file:
            file.write(b'{"game":7,"deal":')
        os.kill(os.getpid(), signal.SIGKILL)
ledger.Ledger.add = dying
from ludarium.cli import main
main()
"""
ASKED = ("arena", "builders-middle-ages", "--bots", "greedy,random", "--games", "10", "--seed", "5")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_killed_run_goes_on_and_ends_like_one_that_was_not(tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "killed"
    asked = [*ASKED, "-o", "rounds=2", "--out", str(folder), "--workers", workers]
    killed = subprocess.run(  # it ends only when its workers have ended too: they hold its output
        [sys.executable, "-c", DYING, *asked],
        env=environment(),
        capture_output=True,
        check=False,
        cwd=tmp_path,
        timeout=PATIENCE,
    )
    assert killed.returncode == -signal.SIGKILL
    kept = lines(folder)
    assert 3 <= len(kept) - 1 < 10
    play(folder, short_plan(), 10)
    play(tmp_path / "whole", short_plan(), 10)
    assert lines(folder) == lines(tmp_path / "whole")
    assert set(kept) - {b'{"game":7,"deal":'} <= set(lines(folder))


def test_a_torn_last_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    play(tmp_path, short_plan(), 4)
    whole = (tmp_path / "games.jsonl").read_bytes()
    for torn in (whole[:-1], whole[:-20], whole[: whole.rfind(b'{"game"') + 3]):
        (tmp_path / "games.jsonl").write_bytes(torn)
        with Ledger(tmp_path, short_plan()) as ledger:
            assert ledger.missing(4) == [3]
        play(tmp_path, short_plan(), 4)
        assert (tmp_path / "games.jsonl").read_bytes() == whole


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    few = play(tmp_path, short_plan(), 4)
    assert play(tmp_path, short_plan(), 6)[:4] == few
    assert len(lines(tmp_path)) == 6
    assert play(tmp_path, short_plan(), 4) == few


def test_a_game_that_is_there_is_not_counted_again(tmp_path: Path) -> None:
    with Ledger(tmp_path, short_plan()) as ledger:
        ledger.add([play_number(ledger.plan, 2)])
        ledger.add([play_number(ledger.plan, 2), play_number(ledger.plan, 0)])
        assert ledger.missing(4) == [1, 3]
    assert len(lines(tmp_path)) == 2


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": 6}, "seed: 5, not 6"),
        ({"matches": [["random", "greedy"]]}, "matches"),
        ({"options": {"rounds": "3"}}, "options"),
        ({"seconds": 1.0}, "seconds"),
        ({"code": "other"}, "the engine or the bots have changed since"),
    ],
)
def test_a_directory_of_another_run_is_refused_with_words(
    tmp_path: Path, changes: dict[str, object], why: str
) -> None:
    play(tmp_path, short_plan(), 2)
    before = lines(tmp_path)
    with pytest.raises(LedgerError, match=why):
        Ledger(tmp_path, msgspec.structs.replace(short_plan(), **changes))
    assert lines(tmp_path) == before


def test_foreign_files_and_broken_lines_are_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(LedgerError, match="other files"):
        Ledger(tmp_path, short_plan())
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]
    folder = tmp_path / "run"
    play(folder, short_plan(), 2)
    (folder / "games.jsonl").write_text('{"game":0}\n', encoding="utf-8")
    with pytest.raises(LedgerError, match="line 1"):
        Ledger(folder, short_plan())
    (folder / "plan.json").write_text("[]", encoding="utf-8")
    with pytest.raises(LedgerError, match="no plan"):
        Ledger(folder, short_plan())


def test_a_game_of_another_seating_is_refused(tmp_path: Path) -> None:
    play(tmp_path, short_plan(), 1)
    text = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    (tmp_path / "games.jsonl").write_text(text.replace('"game":0', '"game":1'), encoding="utf-8")
    with pytest.raises(LedgerError, match="game 1 is none of this plan"):
        Ledger(tmp_path, short_plan())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_two_runs_do_not_write_to_one_directory(tmp_path: Path) -> None:
    with Ledger(tmp_path, short_plan()), pytest.raises(LedgerError, match="another run"):
        Ledger(tmp_path, short_plan())
    Ledger(tmp_path, short_plan()).close()
