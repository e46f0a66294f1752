"""Ratings: one scale a game, higher for each level that beat the one below, from one file of measurements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.bots.levels import LEVELS
from ludarium.bots.ratings import points, ratings
from ludarium.bots.strength import FILE, Rung, measured, read, with_new, written
from ludarium.core.game import Game
from ludarium.games import HOUSE
from ludarium.server.words import facts

FIGURES = Path(__file__).parents[2] / "docs" / "benchmarks.md"
NAMES = {
    "Middle Ages": "builders-middle-ages",
    "Antiquity": "builders-antiquity",
    "Ante Portas": "ante-portas",
    "Faiyum": "faiyum",
}
ROW = re.compile(r"^\| ([\w ]+) \| (\d) \| (\w+) \| (\w+) \| ([\d,]+) \| \d+ % \| ([\d.]+) %", re.MULTILINE)


@pytest.mark.parametrize("game", [game.id for game in HOUSE])
def test_each_measured_level_is_rated_above_the_one_below(game: str) -> None:
    found = ratings(game)
    assert list(found) == list(LEVELS[: len(found)])
    assert list(found.values()) == sorted(set(found.values()))
    assert found["beginner"] == 1000
    assert "master" in found


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_the_page_shows_these_ratings(game: Game) -> None:
    assert facts(game).ratings == ratings(game.id)


def test_a_game_that_nobody_measured_has_none() -> None:
    assert ratings("nim") == {}


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    assert points(10 / 11) == pytest.approx(400)
    assert points(0.5) == 0


def test_a_new_measurement_takes_the_place_of_the_old_one() -> None:
    old, other = Rung("nim", 2, "master", "expert", 100, 0.6), Rung("nim", 4, "master", "expert", 100, 0.4)
    new, more = Rung("nim", 2, "master", "expert", 900, 0.7), Rung("nim", 2, "expert", "journeyman", 9, 0.5)
    assert with_new([old, other], [new, more]) == [new, other, more]
    assert read(written([new, other, more])) == [new, other, more]


def test_the_file_is_written_as_it_is_read() -> None:
    assert written(measured()) == FILE.read_text(encoding="utf-8")


def test_the_figures_tell_what_the_file_holds() -> None:
    told = [
        (NAMES[name], int(seats), level, over, int(games.replace(",", "")), float(share))
        for name, seats, level, over, games, share in ROW.findall(FIGURES.read_text(encoding="utf-8"))
        if name in NAMES and level in LEVELS
    ]
    assert told == [(*rung.place(), rung.games, round(100 * rung.share, 1)) for rung in measured()]
