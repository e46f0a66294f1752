"""How a turn is judged, a rating changes, a day gets its puzzle, and bad files are told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludarium.core.errors import LudariumError
from ludarium.games import GAMES
from ludarium.puzzles import rating
from ludarium.puzzles.daily import DAY, day_of, puzzle_of_day
from ludarium.puzzles.puzzle import Puzzle, load, puzzle_named, puzzles_of, read, save, sets_of, text_of
from ludarium.puzzles.solving import attempt, position, turn_actions

GAME = GAMES["builders-middle-ages"]


def a_puzzle() -> Puzzle:
    """One whose best turn has several moves."""
    return next(puzzle for puzzle in puzzles_of(GAME.id).values() if len(puzzle.turn) > 2)


def test_the_key_alone_is_right_as_soon_as_it_is_played() -> None:
    puzzle = a_puzzle()
    key = turn_actions(GAME, puzzle.key)
    before = turn_actions(GAME, puzzle.turn)
    until = before[: max(before.index(action) for action in key) + 1]
    assert attempt(puzzle, until).verdict == "right"
    assert attempt(puzzle, until[:-1]).verdict == "open"


def test_a_turn_without_the_key_is_wrong_when_it_is_over_and_not_before() -> None:
    puzzle = a_puzzle()
    assert attempt(puzzle, GAME.parse("take 1")).verdict == "open"
    found = attempt(puzzle, GAME.parse("end"))
    assert found.verdict == "wrong"
    assert attempt(puzzle, [*GAME.parse("end"), *GAME.parse("end")]).record.lines == found.record.lines


def test_an_action_that_is_not_allowed_is_refused_with_its_clause() -> None:
    refused = attempt(a_puzzle(), GAME.parse("take 3") * 4).refused
    assert refused is not None
    assert refused.clause.startswith("B")


def test_what_showed_a_card_is_not_free_to_be_taken_back() -> None:
    puzzle = a_puzzle()
    state = position(puzzle).state
    kinds = {GAME.move(action).kind: action for action in state.legal()}
    assert attempt(puzzle, GAME.parse("take 1")).free == 1
    assert attempt(puzzle, [kinds["recruit"]]).free == 0


def test_a_position_is_nobody_elses() -> None:
    puzzle = a_puzzle()
    before = position(puzzle).state.hash()
    attempt(puzzle, GAME.parse("end"))
    assert position(puzzle).state.hash() == before
    assert position(puzzle).record.seed is None  # no solver can foresee the draws of the game


# --- ratings and days -------------------------------------------------------------------------------


def test_a_rating_rises_by_what_is_hard_and_falls_by_what_is_easy() -> None:
    hard, easy = rating.after(1200, 0, 1600, right=True), rating.after(1200, 0, 900, right=True)
    assert 1200 < easy < hard <= 1200 + rating.FAST
    assert rating.after(1200, 0, 900, right=False) < rating.after(1200, 0, 1600, right=False) < 1200
    assert rating.after(1200, 99, 1200, right=True) - 1200 == rating.SLOW // 2
    assert rating.after(rating.LEAST, 0, 800, right=False) == rating.LEAST


def test_a_day_has_one_puzzle_for_all_and_the_games_take_turns() -> None:
    noon = 20_000 * DAY + DAY // 2
    assert day_of(noon) == day_of(noon + DAY // 3) == 20_000
    games = [game for game in GAMES if puzzles_of(game)]
    days = range(len(games) * len(puzzles_of(GAME.id)))
    found = [each for day in days if (each := puzzle_of_day(day))]
    assert [game for game, _ in found] == [games[day % len(games)] for day in days]
    of_one = [puzzle.id for game, puzzle in found if game == GAME.id]
    assert sorted(of_one) == sorted(puzzles_of(GAME.id))  # all before one comes again


# --- files --------------------------------------------------------------------------------------------


def test_a_set_is_written_and_read_whole(tmp_path: Path) -> None:
    found = sets_of(GAME)[0]
    save(found, tmp_path / "set.json")
    assert load(tmp_path / "set.json") == found
    assert (tmp_path / "set.json").read_text("utf-8") == text_of(found)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": 1}, "made by rules 1 of builders-middle-ages, and this version plays rules"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"format": "ludarium puzzles 9"}, "its format is 'ludarium puzzles 9'"),
    ],
)
def test_a_set_of_other_rules_is_told_in_one_line(change: dict[str, object], why: str) -> None:
    text = text_of(msgspec.structs.replace(sets_of(GAME)[0], **change))
    with pytest.raises(LudariumError, match=why) as told:
        read(text.encode(), "my.json")
    assert str(told.value).startswith("my.json: ")
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("text", [b"", b"[]", b"ludarium game file 1\n", b"\xff\xfe", b'{"format": 1}'])
def test_a_file_that_is_no_set_is_told_in_one_line(text: bytes, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_bytes(text)
    with pytest.raises(LudariumError, match=r"no\.json: this is no set of puzzles") as told:
        load(tmp_path / "no.json")
    assert "\n" not in str(told.value)
    with pytest.raises(LudariumError, match=r"gone\.json: No such file"):
        load(tmp_path / "gone.json")


def test_an_unknown_puzzle_is_told() -> None:
    with pytest.raises(LudariumError, match="builders-middle-ages has no puzzle '9'; it has "):
        puzzle_named(GAME, "9")
