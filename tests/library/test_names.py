"""What `import ludarium` promises: names that type checkers know, and states that people can read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludarium
from ludarium.games import GAMES


def test_type_checkers_see_every_name_of_the_top_level_at_its_home() -> None:
    source = Path(ludarium.__file__).read_text(encoding="utf-8")
    told = {
        alias.name: node.module
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludarium.")
        for alias in node.names
        if alias.asname == alias.name  # so that it counts as given on
    }
    assert told == ludarium._AT_HOME


@pytest.mark.parametrize("game", GAMES)
def test_a_state_in_a_list_is_a_line_that_can_be_read(game: str) -> None:
    table = ludarium.Table(game, seed=1)
    shown = repr(table.state)
    assert f"seat {table.to_act} acts" in shown
    assert table.state.hash() in shown
    assert "chance draws" in repr(GAMES[game].new(GAMES[game].seats[0])) or game == "nim"
    table.play_out("random")
    assert "over" in repr(table.state)
