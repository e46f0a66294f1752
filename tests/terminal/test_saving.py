"""Nothing is lost: saving, leaving, resuming, and files that are not touched."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from ludarium.core.errors import GameFileError, LudariumError, OptionError
from ludarium.core.notation import load
from ludarium.games import GAMES
from ludarium.terminal.menu import start
from ludarium.terminal.saves import last_unfinished
from tests.terminal.script import ANTIQUITY, MIDDLE_AGES, Script, left_with, moves, ones, play, resume


@pytest.mark.parametrize("game", [ANTIQUITY, MIDDLE_AGES])
@pytest.mark.parametrize("answers", [0, 1, 5, 12])
def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path, game: str, answers: int) -> None:
    whole, parted = tmp_path / "whole.game", tmp_path / "parted.game"
    play(ones(), whole, game=game, rounds="4")
    play(islice(ones(), answers), parted, game=game, rounds="4")
    resume(islice(ones(), 3), parted)
    resume(ones(), parted)
    assert parted.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_leaving_saves_and_says_how_to_go_on(file: Path) -> None:
    script, record = play(["take 1", "q"], file)
    assert moves(record) == ["take 1"]
    assert f"play --resume {file} --lang en" in script.text()


def test_the_end_of_the_input_leaves_politely(file: Path) -> None:
    script, record = play(["take 1"], file)
    assert moves(record) == ["take 1"]
    assert "See you soon!" in script.lines


def test_an_interrupt_saves_and_ends_with_130(file: Path) -> None:
    script = Script(["take 1", KeyboardInterrupt()])
    error = left_with(
        SystemExit, lambda: start(ANTIQUITY, ["human", "bot"], "en", 7, {}, save=file, screen=script.screen)
    )
    assert isinstance(error, SystemExit)
    assert error.code == 130
    assert moves(load(file, GAMES))[-1:] == ["take 1"]


def test_without_a_file_games_are_saved_in_the_players_folder(saves: Path) -> None:
    script = Script(["take 1", "q"])
    start(ANTIQUITY, ["human", "bot"], "en", 7, {}, screen=script.screen)
    (saved,) = saves.iterdir()
    assert str(saved) in script.text()
    assert last_unfinished() == saved
    resume(["take 1", "q"], saved)
    assert moves(load(saved, GAMES))[-2:] == ["take 1", "take 1"]
    assert list(saves.iterdir()) == [saved]


def test_two_games_are_two_files(saves: Path) -> None:
    for _ in range(2):
        start(ANTIQUITY, ["human", "bot"], "en", 7, {}, screen=Script(["take 1"]).screen)
    assert len(list(saves.iterdir())) == 2


def test_saving_to_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "sub folder" / "other.game"
    script, _ = play(["take 1", f"s {other}", "s"], file)
    assert moves(load(other, GAMES))[-1:] == ["take 1"]
    assert f"The game is saved in {other}" in script.after(f"s {other}")
    assert f"The game is saved in {file}" in script.after("s")


def test_other_files_are_never_overwritten(file: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", encoding="utf-8")
    script, _ = play([f"s {letter}", f"s {tmp_path}"], file)
    assert "could not be saved" in script.after(f"s {letter}")
    assert "could not be saved" in script.after(f"s {tmp_path}")
    assert letter.read_text(encoding="utf-8") == "Dear Anna"
    with pytest.raises(OptionError, match="is no game file"):
        play([], letter)


def test_a_folder_that_cannot_be_written_is_said_at_once(file: Path) -> None:
    file.write_text("", encoding="utf-8")
    with pytest.raises(LudariumError, match=r"under\.game"):
        play([], file / "under.game")


def test_a_game_that_cannot_be_saved_any_more_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "folder"

    def spoil() -> str:
        (folder / "table.game").unlink()
        folder.rmdir()
        folder.write_text("in the way", encoding="utf-8")
        return "take 1"

    answers = (answer() if callable(answer) else answer for answer in _typed(spoil))
    script = Script(answers)
    start(ANTIQUITY, ["human:Anna", "bot"], "en", 7, {}, save=folder / "table.game", screen=script.screen)
    assert script.text().count("could not be saved") == 1
    assert script.text().count("Anna takes 1 coin") == 2
    assert "the game is not saved" in script.text()


def _typed(spoil: Callable[[], str]) -> list[str | Callable[[], str]]:
    return [spoil, "take 1", "q"]


# --- broken files and bad wishes ---------------------------------------------------------------------------


def test_broken_files_are_refused_as_they_are(file: Path) -> None:
    play(["take 1"], file)
    broken = file.read_text(encoding="utf-8").replace("take 1", "take 4")
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(GameFileError, match=str(file)):
        resume([], file)
    assert file.read_text(encoding="utf-8") == broken


def test_a_tampered_draw_is_refused(file: Path) -> None:
    play([], file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("seed: 7/0", "seed: 8/0"), encoding="utf-8")
    with pytest.raises(GameFileError, match="does not follow from the seed"):
        resume([], file)


def test_a_seat_that_nobody_can_take_is_refused(file: Path) -> None:
    play([], file)
    text = file.read_text(encoding="utf-8")
    for seat in ("somebody", "human \x1b[31mred", "bot deep-blue"):
        file.write_text(text.replace("human Anna", seat), encoding="utf-8")
        with pytest.raises(LudariumError):
            resume([], file)


def test_a_game_of_another_name_is_not_resumed(file: Path) -> None:
    play([], file)
    with pytest.raises(OptionError, match="is a game of builders-antiquity"):
        start(MIDDLE_AGES, [], "en", resume=file, screen=Script().screen)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("chess", ["human", "bot"], {}),
        (None, ["human", "bot"], {}),
        (ANTIQUITY, ["human", "deep-blue"], {}),
        (ANTIQUITY, ["human"], {}),
        (ANTIQUITY, ["human"] * 5, {}),
        (ANTIQUITY, ["human:Anna", "human:Anna"], {}),
        (ANTIQUITY, ["human:", "bot"], {}),
        (ANTIQUITY, ["human:" + "a" * 31, "bot"], {}),
        (ANTIQUITY, ["human", "bot"], {"rounds": "many"}),
        (ANTIQUITY, ["human", "bot"], {"colour": "red"}),
    ],
)
def test_bad_wishes_are_one_line_and_leave_no_file(
    tmp_path: Path, saves: Path, game: str | None, seats: list[str], options: dict[str, str]
) -> None:
    file, script = tmp_path / "new.game", Script()
    with pytest.raises(OptionError) as raised:
        start(game, seats, "en", 7, options, save=file, screen=script.screen)
    assert "\n" not in str(raised.value)
    assert (script.lines, file.exists(), saves.exists()) == ([], False, False)


def test_people_cannot_be_watched(file: Path) -> None:
    with pytest.raises(OptionError, match="bots only"):
        start(ANTIQUITY, ["human:Anna", "bot"], "en", 7, {}, save=file, watch=True, screen=Script().screen)
    assert not file.exists()
