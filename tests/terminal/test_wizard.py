"""The questions of `ludarium` without a command."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ludarium.core.notation import load
from ludarium.games import GAMES
from ludarium.terminal.menu import choose_and_play
from tests.terminal.script import ANTIQUITY, MIDDLE_AGES, Script, left_with, moves


def asked(*answers: str | BaseException, language: str = "en") -> Script:
    script = Script(answers)
    choose_and_play(language, script.screen)
    return script


def test_three_times_enter_and_the_game_begins(saves: Path) -> None:
    script = asked("", "", "", "take 1")
    assert "The Builders: Middle Ages" in script.lines
    (saved,) = saves.iterdir()
    record = load(saved, GAMES)
    assert (record.game.id, record.seats) == (MIDDLE_AGES, ["human Player", "bot master"])
    assert moves(record)[-1:] == ["take 1"]


def test_everything_can_be_chosen(saves: Path) -> None:
    script = asked("pl", "2", "3 random", "Żaneta")
    (saved,) = saves.iterdir()
    record = load(saved, GAMES)
    assert (record.game.id, record.seats) == (ANTIQUITY, ["human Żaneta", *["bot random"] * 3])
    assert "Budowniczowie: Antyk" in script.lines


def test_bad_answers_are_asked_again() -> None:
    script = asked("7", "1", "4", "2 strong", "x", "2", "a" * 40, "\x1b", "Anna")
    assert "Please type one of 1, 2, 3, 4, en, hu, pl" in script.after("7")
    for bad in ("4", "2 strong", "x"):
        assert "Please type a number from 1 to 3" in script.after(bad)
    assert "A name has 1 to 30 characters" in script.after("a" * 40)
    assert "Players: Anna, Master 1, Master 2." in script.lines


def test_the_last_unfinished_game_is_offered_and_goes_on(saves: Path) -> None:
    asked("2", "", "Anna", "take 1", "q")
    script = asked("", "take 1", "q")
    assert "Go on with The Builders: Antiquity, round 1" in script.text()
    (saved,) = saves.iterdir()
    assert moves(load(saved, GAMES))[-2:] == ["take 1", "take 1"]


def test_broken_saves_are_passed_over(saves: Path) -> None:
    saves.mkdir(parents=True)
    (saves / "broken.game").write_text("nothing", encoding="utf-8")
    (saves / "binary.game").write_bytes(b"\xff\xfe")
    assert "Go on with" not in asked("").text()


def test_the_end_of_the_input_gives_a_hint_and_no_error(saves: Path) -> None:
    script = asked("2")
    assert "To play, type for example:" in script.lines
    assert not saves.exists()


def test_an_interrupt_ends_with_130() -> None:
    error = left_with(SystemExit, lambda: asked(KeyboardInterrupt()))
    assert isinstance(error, SystemExit)
    assert error.code == 130


def test_without_a_terminal_there_is_only_a_hint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    choose_and_play("hu")
    assert capsys.readouterr().out.startswith("Játék indítása például:")
