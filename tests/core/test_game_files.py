"""A broken or tampered game file is refused with the line and the reason, and nothing is half-written."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core import notation
from ludarium.core.errors import GameFileError, LudariumError
from ludarium.core.record import Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games import GAMES


def sample(rounds: str = "3", seed: int | None = 5) -> Record:
    game = GAMES["builders-middle-ages"]
    record = Record(game, game.table({"rounds": rounds}), ["human Anna", "bot random"], seed)
    state, chance, rng = record.first(), chance_rng(5), Rng(5, 9)
    while state.to_act != OVER:
        legal = state.legal()
        record.add(
            state, int(state.draw(chance)) if state.to_act == CHANCE else legal[int(rng.below(len(legal)))]
        )
    return record


TEXT = notation.write(sample())
LINES = TEXT.split("\n")
FIRST_END = next(number for number, line in enumerate(LINES) if line.startswith(("0 end", "1 end")))


HEAD_END = LINES.index("") + 1  # the empty line after the header, counted from 1


def changed(line: int, text: str) -> str:
    """The sample file with one line (counted from 1) changed."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "begins with"),
        ("hello\n", 1, "begins with"),
        (changed(2, "game: chess"), 2, "no game 'chess'"),
        (changed(3, "rules: 99"), 3, "rules 99"),
        (changed(4, "option rounds: many"), HEAD_END, "option rounds"),
        (changed(4, "option walls: 3"), HEAD_END, "no option 'walls'"),
        (changed(5, "what is this"), 5, "no header line"),
        (changed(5, "game: builders-antiquity"), 5, "twice"),
        (changed(line_of("seat 1"), "seat 5: bot random"), HEAD_END, "seat 1"),
        (changed(line_of("seed"), "seed: seven"), line_of("seed"), "seed looks like"),
        (changed(line_of("seed"), "seed: 9/0"), HEAD_END + 1, "does not follow from the seed"),
        (changed(line_of("* start"), "* start 9"), line_of("* start"), "is no move"),
        (changed(line_of("* start"), "0 start 0"), line_of("* start"), "it is the turn of *"),
        (changed(FIRST_END + 1, "0 fly to the moon"), FIRST_END + 1, "is no move"),
        (changed(FIRST_END + 1, "nonsense"), FIRST_END + 1, "is no move"),
        (changed(line_of("result"), "result: 99 0"), len(LINES), "the result must be"),
        ("\n".join(LINES[: FIRST_END + 1]) + "\nresult: 1 1\n", FIRST_END + 3, "not over"),
        (TEXT + "0 end\n", len(LINES), "after the result"),
        (
            changed(line_of("result"), f"result: 99 0\n{LINES[line_of('result') - 1]}"),
            line_of("winners"),
            "twice",
        ),
        (TEXT.replace("winners: ", "winners: 0 1\nwinners: "), line_of("winners") + 1, "twice"),
        (TEXT[: TEXT.index("\n\n")], HEAD_END - 1, "end with an empty line"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(GameFileError, match=why) as caught:
        notation.read(text, GAMES)
    assert caught.value.line == line


def test_another_hash_is_refused() -> None:
    front = LINES[FIRST_END].rpartition("= ")[0]
    with pytest.raises(GameFileError, match="another one"):
        notation.read(changed(FIRST_END + 1, f"{front}= 0123456789abcdef"), GAMES)


def test_a_changed_move_is_found_at_the_end_of_its_turn_at_the_latest() -> None:
    """Every single move of seats is changed to each other legal one; none goes unseen."""
    record = sample(seed=None)
    for number, line in enumerate(record.lines):
        if line.seat == CHANCE:
            continue
        before = record.after(number)
        for other in before.legal():
            if other == line.action:
                continue
            text = record.game.notation(other)
            first = LINES.index("") + 1
            with pytest.raises(GameFileError):
                notation.read(changed(first + number + 1, f"{line.seat} {text}"), GAMES)


def test_a_file_that_is_not_there_or_not_text_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(LudariumError, match="No such file"):
        notation.load(tmp_path / "none.game", GAMES)
    (tmp_path / "bytes.game").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GameFileError, match="not UTF-8"):
        notation.load(tmp_path / "bytes.game", GAMES)


def test_saving_replaces_the_file_whole_or_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "my.game"
    notation.save(sample(), path)
    assert path.read_text(encoding="utf-8") == TEXT
    taken = path.parent / "a folder.game"
    taken.mkdir()
    with pytest.raises(OSError, match="folder"):
        notation.save(sample(), taken)
    assert sorted(file.name for file in path.parent.iterdir()) == ["a folder.game", "my.game"]


def test_undo_reaches_back_to_the_last_news() -> None:
    record = sample()
    for number, line in enumerate(record.lines):
        so_far = Record(record.game, record.options, record.seats, lines=record.lines[: number + 1])
        if line.seat == CHANCE:
            assert so_far.undoable(0) == so_far.undoable(1) == 0
        else:
            assert so_far.undoable(line.seat) >= 1
            assert so_far.undoable(1 - line.seat) == 0
