"""A game that is one package and one line goes through every door: the smallest one, drawn by nobody."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludarium.bots import default_bot, opponents
from ludarium.core.notation import load
from ludarium.core.state import OVER
from ludarium.games import GAMES, HOUSE, find, register, register_all
from ludarium.server import words
from ludarium.template.nim.game import NIM
from ludarium.text.say import LANGUAGES
from tests.cli.conftest import run
from tests.terminal.script import Script, ones, play

Run = Callable[..., tuple[int, str, str]]
__all__ = ["run"]


def test_one_line_has_added_it_to_the_games() -> None:
    assert GAMES["nim"] is NIM
    assert NIM not in HOUSE
    assert find("ludarium.template.nim.game:NIM") is register(NIM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_and_plays_it(language: str, tmp_path: Path) -> None:
    script, record = play(
        ones(), tmp_path / "nim.game", game="nim", seats=("human:Anna", "random"), language=language
    )
    assert record.after().to_act == OVER
    text = script.text()
    assert "12" in text  # how many sticks the goal is made of
    assert "⟨" not in text


def test_the_terminal_tells_what_a_choice_brings(tmp_path: Path) -> None:
    script, _ = play(
        ["1", "take 1 from b", "q"], tmp_path / "nim.game", game="nim", seats=("human:Anna", "human:Bo")
    )
    assert "Take one stick from row A (leaves 2)" in script.text()
    assert "Bo takes up to 3 sticks" in script.text()


def test_its_bots_are_the_search_and_one_at_random() -> None:
    assert opponents(NIM) == ["mcts", "random"]
    assert default_bot(NIM) == "mcts"


def test_pages_learn_of_it_without_a_file_of_theirs() -> None:
    facts = words.facts(NIM)
    assert facts.levels == ["random", "mcts"]
    assert facts.faces["row"]["a"][0].message == "nim-begins"
    assert "--accent" in facts.colours
    assert facts.cover.startswith("<circle")
    assert "game-nim = Nim" in (words.catalogue("en", "nim") or "")


@pytest.mark.parametrize(
    "command",
    [
        ("games", "--json"),
        ("rules", "nim", "N-4", "--json"),
        ("cards", "nim", "--json"),
        ("simulate", "nim", "--bots", "random,random", "--games", "5", "--json"),
        ("perft", "nim", "--depth", "3", "--json"),
        ("laws", "nim", "--games", "3", "--json"),
        ("balance", "nim", "--games", "4", "--bot", "random", "--out", "report", "--json"),
        ("arena", "nim", "--bots", "random,mcts:5", "--games", "4", "--out", "run", "--json"),
    ],
    ids=lambda command: command[0],
)
def test_commands_know_it(run: Run, command: tuple[str, ...]) -> None:
    code, out, err = run(*command)
    assert (code, err) == (0, "")
    assert json.loads(out)


def test_a_game_file_of_it_is_verified_and_told_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "whole.game"
    play(ones(), file, game="nim", seats=("human:Anna", "random"))
    assert load(file, GAMES).game is NIM
    assert "sound" in run("verify", str(file))[1]
    assert "Anna" in run("replay", str(file))[1]


def test_a_new_game_is_written_from_the_pattern_and_plays(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = run("new-game", "tic-tac-toe")
    assert code == 0
    assert "pip install -e ." in out
    root = tmp_path / "tic-tac-toe"
    assert 'tic-tac-toe = "tic_tac_toe.game:TIC_TAC_TOE"' in (root / "pyproject.toml").read_text("utf-8")
    monkeypatch.syspath_prepend(str(root))
    assert register_all(["tic_tac_toe.game:TIC_TAC_TOE"]) == []
    try:
        assert json.loads(run("laws", "tic-tac-toe", "--games", "3", "--json")[1])["wrong"] == []
        script = Script(ones())
        from ludarium.terminal.menu import start

        start("tic-tac-toe", ["human:Anna", "random"], "pl", screen=script.screen, save=tmp_path / "new.game")
        assert load(tmp_path / "new.game", GAMES).after().to_act == OVER
    finally:
        del GAMES["tic-tac-toe"]
        for module in [name for name in sys.modules if name.split(".")[0] == "tic_tac_toe"]:
            del sys.modules[module]


@pytest.mark.parametrize(
    ("name", "why"), [("Chess", "small letters"), ("json", "Python's own"), ("a--b", "single hyphens")]
)
def test_a_bad_name_is_refused_and_writes_nothing(run: Run, tmp_path: Path, name: str, why: str) -> None:
    code, _, err = run("new-game", name)
    assert code == 2
    assert why in err
    assert list(tmp_path.iterdir()) == []
