"""What `ludarium bench` measures, and that its words fit; how fast it is belongs to bench/."""

from __future__ import annotations

import pytest

from ludarium import speed
from ludarium.games import GAMES, game_named
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"TARGET_SECONDS": 0.0, "REPEATS": 1, "GLANCE_GAMES": 1, "LOOK": 1}.items():
        monkeypatch.setattr(speed, name, value)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_game_are_as_many_as_announced(game: str) -> None:
    figures = speed.measure(game_named(game), 2)
    assert len(figures) == speed.figures_of(game_named(game))
    assert all(figure.value > 0 for figure in figures)
    told = [figure.name for figure in figures if figure.name.startswith("imagine")]
    assert told == (["imagine, mean", "imagine, slowest"] if game_named(game).hidden else [])


def test_glances_are_the_same_on_every_run_and_of_every_seat() -> None:
    game = game_named("ante-portas")
    first, second = speed.glances(game, 2), speed.glances(game, 2)
    assert [glance.state.hash() for glance in first] == [glance.state.hash() for glance in second]
    assert {glance.seat for glance in first} == {0, 1}


def test_the_table_of_figures_fits_eighty_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run("bench", "ante-portas")
    assert code == 0
    assert "imagine, slowest, µs" in out
    assert "…" not in out
    assert max(len(line) for line in out.splitlines()) <= 80
