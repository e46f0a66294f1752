"""Sets are found by search: the same from the same seed, checked, and from a game of one's own."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludarium.cli import app
from ludarium.core import notation
from ludarium.core.errors import LudariumError
from ludarium.core.record import table_of
from ludarium.games import GAMES
from ludarium.puzzles import find
from ludarium.puzzles.find import CLEAR, SURE
from ludarium.puzzles.grade import HIGHEST, LOWEST, SOLVERS, TRIALS, Trials, unhurried
from ludarium.puzzles.make import Wish, make, spread
from ludarium.puzzles.make import _played as played
from ludarium.puzzles.puzzle import load, puzzles_of, text_of
from ludarium.review.turns import turns
from tests.quick import think_quickly

GAME = GAMES["builders-middle-ages"]
EFFORT = 12
TURNS = 6  # the last ones of a game, in which things are clear
SMALL = Wish(GAME, games=1, level="beginner", seed=18, effort=EFFORT)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the real search does, but shortly enough for an engine that is not compiled."""
    think_quickly(monkeypatch)
    monkeypatch.setattr(find, "DEEPER", 1)
    monkeypatch.setattr(find, "WORLDS", 3)
    monkeypatch.setattr(find, "turns", lambda record: [*turns(record)][-TURNS:])


def test_the_same_seed_makes_the_same_set_to_the_byte(tmp_path: Path) -> None:
    found, out = make(SMALL), tmp_path / "set.json"
    done = CliRunner().invoke(app, [*shlex.split(found.command)[1:], "--out", str(out)])
    assert done.output.strip() == f"{out}: {len(found.puzzles)} puzzles"
    assert out.read_text("utf-8") == text_of(found)
    assert found.puzzles
    for puzzle in found.puzzles:
        assert puzzle.lead >= max(CLEAR, SURE * puzzle.error) - 0.002  # both are rounded in the file
        assert any(count < TRIALS for count in puzzle.found.values())
        assert LOWEST < puzzle.rating <= HIGHEST


def test_a_set_is_made_from_a_finished_game_without_its_names(tmp_path: Path) -> None:
    record = played(SMALL, 0)
    record.seats = ["human Anna", "human Béla"]
    notation.save(record, tmp_path / "my.game")
    out = tmp_path / "my.json"
    command = ["puzzles", "make", "--from", str(tmp_path / "my.game"), "--effort", "12", "--out", str(out)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "Anna" not in out.read_text("utf-8")
    assert load(out).command == "ludarium puzzles make --from my.game --seed 1 --effort 12"


def test_an_unfinished_game_and_one_for_one_are_told(tmp_path: Path) -> None:
    record = table_of(GAME, ["human Anna", "bot greedy"], {}, 3)
    notation.save(record, tmp_path / "begun.game")
    done = CliRunner().invoke(app, ["puzzles", "make", "--from", str(tmp_path / "begun.game")])
    assert "the game is not finished" in str(done.exception)
    assert not list(tmp_path.glob("*.json"))


def test_bots_that_play_by_the_clock_make_no_puzzles() -> None:
    with pytest.raises(LudariumError, match=r"--level takes beginner, .*, master, not 'grandmaster'"):
        unhurried("grandmaster", GAME)


def test_what_all_find_is_easy_and_what_nobody_finds_is_hard() -> None:
    assert Trials(dict.fromkeys(SOLVERS, TRIALS), []).rating() == LOWEST
    assert Trials(dict.fromkeys(SOLVERS, 0), []).rating() == HIGHEST


def test_a_spread_takes_of_all_ratings() -> None:
    every = list(puzzles_of(GAME.id).values())
    some = spread(every, 3)
    assert len(some) == 3
    assert some[0].rating == every[0].rating
    assert some[-1].rating > some[0].rating
    assert spread(every, 0) == every


def test_the_puzzles_are_listed_and_one_is_solved_at_the_prompt() -> None:
    runner = CliRunner()
    listed = runner.invoke(app, ["puzzles"]).output.splitlines()
    assert len(listed) == sum(len(puzzles_of(game)) for game in GAMES)
    puzzle = next(puzzle for puzzle in puzzles_of(GAME.id).values() if len(puzzle.turn) > 2)
    typed = "".join(f"{move}\n" for move in puzzle.turn)
    right = runner.invoke(app, ["puzzles", "solve", GAME.id, puzzle.id, "--lang", "en"], input=typed)
    assert "Right!" in right.output
    assert "Next best:" in right.output
    wrong = runner.invoke(app, ["puzzles", "solve", GAME.id, puzzle.id, "--lang", "en"], input="end\n")
    assert "There is something better." in wrong.output
    left = runner.invoke(app, ["puzzles", "solve", GAME.id, puzzle.id, "--lang", "en"], input="q\n")
    assert "The best turn" not in left.output
