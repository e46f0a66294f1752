"""Games and bots of other packages, found by their entry points without a change here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLUGIN = """
from ludarium.template.nim.game import NIM as MINE


class Last:
    def __init__(self, game):
        self.game = game

    def choose(self, world, rng):
        return world.legal()[-1]
"""
ENTRIES = """\
[ludarium.bots]
last = my_plugin:Last

[ludarium.games]
mine = my_plugin:MINE
broken = no_such_module:GAME
"""
ASKED = """\
import ludarium
table = ludarium.Table("ante-portas", seed=1)
assert table.ask("last").action == table.state.legal()[-1]
assert "nim" in ludarium.GAMES
assert ludarium.game_named("faiyum").id == "faiyum"
print("found")
"""


def test_entry_points_bring_bots_and_games_and_a_broken_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "my_plugin.py").write_text(PLUGIN, encoding="utf-8")
    facts = tmp_path / "my_plugin-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: my-plugin\nVersion: 1.0\n", encoding="utf-8"
    )
    (facts / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONPATH": path, "LUDARIUM_GAMES": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("found\n", 0), done.stderr
    (fault,) = done.stderr.splitlines()
    assert fault.startswith("ludarium: no_such_module:GAME: there is no such game")
