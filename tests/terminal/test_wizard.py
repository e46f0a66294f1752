"""The questions of `ludarium` without a command."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ludarium.bots import first_opponent, opponents
from ludarium.core.game import Game
from ludarium.core.notation import load
from ludarium.games import GAMES
from ludarium.lessons.lesson import Lesson, lessons_of
from ludarium.terminal.menu import choose_and_play
from ludarium.text.say import Say
from tests.terminal.script import ANTIQUITY, MIDDLE_AGES, Script, left_with, moves

FRIENDLY = first_opponent(GAMES[MIDDLE_AGES])


def asked(*answers: str | BaseException, language: str = "en") -> Script:
    script = Script(answers)
    choose_and_play(language, script.screen)
    return script


def test_three_times_enter_and_the_game_begins(saves: Path) -> None:
    script = asked("", "", "", "take 1")
    assert "The Builders: Middle Ages" in script.lines
    (saved,) = saves.iterdir()
    record = load(saved, GAMES)
    assert (record.game.id, record.seats) == (MIDDLE_AGES, ["human Player", f"bot {FRIENDLY}"])
    assert moves(record)[-1:] == ["take 1"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_newcomer_meets_no_master(game: Game) -> None:
    assert first_opponent(game) in opponents(game)[-3:]  # one of the three weakest


def test_everything_can_be_chosen(saves: Path) -> None:
    script = asked("pl", "2", "3 random", "Żaneta")
    (saved,) = saves.iterdir()
    record = load(saved, GAMES)
    assert (record.game.id, record.seats) == (ANTIQUITY, ["human Żaneta", *["bot random"] * 3])
    assert "Budowniczowie: Antyk" in script.lines


@pytest.mark.parametrize("lesson", [lesson for game in GAMES for lesson in lessons_of(game).values()])
def test_a_guided_first_game_is_offered_and_begins(lesson: Lesson, saves: Path) -> None:
    number = str(list(GAMES).index(lesson.game) + 1)
    typed = "lesson" if len(lessons_of(lesson.game)) == 1 else f"lesson {lesson.id}"
    script = asked(number, typed, "Anna", "q")
    say = Say(GAMES[lesson.game], "en")
    assert f"{typed} {say.words(lesson.title)}" in script.text()
    assert f"step 1 of {len(lesson.steps)}" in script.text()
    (saved,) = saves.iterdir()
    record = load(saved, GAMES)
    assert record.seed == lesson.seed
    assert [seat for seat in record.seats if seat.startswith("human")] == ["human Anna"]
    assert record.seats.index("human Anna") == lesson.seat


def test_bad_answers_are_asked_again() -> None:
    script = asked("7", "1", "4", "2 strong", "x", "2", "a" * 40, "\x1b", "Anna")
    assert "Please type one of 1, 2, 3, 4, 5, en, hu, pl" in script.after("7")
    for bad in ("4", "2 strong", "x"):
        assert "Please type a number from 1 to 3" in script.after(bad)
    assert "A name has 1 to 30 characters" in script.after("a" * 40)
    assert f"Players: Anna, Ada ({FRIENDLY}), Bruno ({FRIENDLY})." in script.lines


def test_friends_at_the_same_screen_are_asked_for_their_names(saves: Path) -> None:
    script = asked("1", "2 friend", "Anna", "Anna", "Béla", "")
    (saved,) = saves.iterdir()
    assert load(saved, GAMES).seats == ["human Anna", "human Béla", "human Player 3"]
    assert script.text().count("Name of the other player") == 3  # two of the same name would not do


def test_only_a_newcomer_is_told_what_the_game_is_about() -> None:
    first, second = asked("2", "", "Anna", "q"), asked("1", "", "Anna", "q")
    assert "What you may do: Send a worker to work, Open a building site," in first.text()
    assert "h gives a hint with its reasons" in first.text()
    assert "What you may do" not in second.text()


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
