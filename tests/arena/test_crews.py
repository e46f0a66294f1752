"""Whoever plays, the games are the same; a worker that dies is replaced, and its games are played again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from ludarium.arena.crews import CrewError, Processes
from ludarium.arena.ray_crew import RayCrew
from tests.arena.tables import environment, lines, play, short_plan


def test_one_and_two_workers_play_the_same_games(tmp_path: Path) -> None:
    one = play(tmp_path / "one", short_plan(seats=3), 6)
    assert play(tmp_path / "two", short_plan(seats=3), 6, Processes(2)) == one
    assert lines(tmp_path / "two") == lines(tmp_path / "one")


def killed_once(marker: str, number: int) -> int:
    """The worker that gets game 2 first is killed in the middle of it."""
    if number == 2 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 10 * number


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_killed_workers_games_are_played_again_and_count_once(tmp_path: Path) -> None:
    bunches = Processes(2)(partial(killed_once, str(tmp_path / "marker")), range(7))
    assert sorted(result for bunch in bunches for result in bunch) == [0, 10, 20, 30, 40, 50, 60]


def test_workers_that_keep_dying_are_told(tmp_path: Path) -> None:
    del tmp_path
    with pytest.raises(CrewError, match="3 times in a row"):
        list(Processes(1)(killed, range(2)))


# --- Ray ------------------------------------------------------------------------------------------

RAY_SECONDS = 180  # it takes seven, but starts half a dozen processes

ON_RAY = """
import sys
from functools import partial
from pathlib import Path
from ludarium.arena.ledger import Ledger
from ludarium.arena.match import play_number
from ludarium.arena.ray_crew import RayCrew
from tests.arena.tables import short_plan
from tests.arena.test_crews import killed_once

def work(plan, marker, number):
    killed_once(marker, number)
    return play_number(plan, number)

folder = Path(sys.argv[1])
with Ledger(folder / "ray", short_plan()) as ledger:
    for bunch in RayCrew("local", 2)(partial(work, ledger.plan, str(folder / "marker")), range(8)):
        ledger.add(bunch)
"""


@pytest.mark.package
def test_a_ray_cluster_plays_the_same_games_though_a_worker_is_killed(tmp_path: Path) -> None:
    if not os.environ.get("CI"):
        pytest.importorskip("ray")
    told = tmp_path / "told"  # not a pipe: a process of Ray that lives on would keep it open
    command = [sys.executable, "-c", ON_RAY, str(tmp_path)]
    with told.open("wb") as out:
        done = subprocess.run(
            command, env=environment(), stdout=out, stderr=out, timeout=RAY_SECONDS, check=False
        )
    assert done.returncode == 0, told.read_text()
    assert (tmp_path / "marker").exists()
    play(tmp_path / "here", short_plan(), 8)
    assert lines(tmp_path / "ray") == lines(tmp_path / "here")


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:99999"):
        with pytest.raises(CrewError, match="no Ray cluster at"):
            RayCrew(address, 1)
    with pytest.raises(CrewError, match="takes HOST:PORT"):
        RayCrew("somewhere", 1)


def test_without_ray_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(CrewError, match="pip install 'ray>="):
        RayCrew("local", 1)
