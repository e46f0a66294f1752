"""Datasets: rows that replay to the same positions, the same bytes again, and nothing half-written."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from pyarrow import ipc, parquet

from ludarium.cli import main
from ludarium.core.record import Record
from ludarium.dataset import files
from ludarium.dataset.card import DataCard
from ludarium.games import GAMES, game_named
from ludarium.server.store.sqlite import SqliteStore
from tests.server.house import BOT, BUILDERS, ME, Tab, new_house, play_out, table_at

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
Run = Callable[..., tuple[int, str, str]]
MAKE = ("dataset", "make", "ante-portas", "--bots", "greedy,random", "--games", "2", "--seed", "9")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)

    def call(*args: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["ludarium", *args])
        try:
            main()
            code = 0
        except SystemExit as ended:
            code = int(ended.code or 0)
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def rows(path: Path) -> list[dict[str, Any]]:
    read = parquet.read_table if path.suffix == ".parquet" else lambda file: ipc.open_file(file).read_all()
    found: list[dict[str, Any]] = read(str(path)).to_pylist()
    return found


@pytest.mark.parametrize("kind", files.FORMATS)
@pytest.mark.parametrize("name", GAMES)
def test_every_row_replays_to_its_position_and_its_choice_was_legal(
    run: Run, tmp_path: Path, name: str, kind: str
) -> None:
    game = game_named(name)
    bots = ",".join(["random"] * game.seats[0])
    args = [
        "dataset",
        "make",
        name,
        "--bots",
        bots,
        "--games",
        "1",
        "--out",
        "data",
        "--format",
        kind,
        "--json",
    ]
    if "rounds" in game.table():
        args += ["-o", "rounds=5"]
    told = json.loads(run(*args)[1])
    (played,) = rows(tmp_path / "data" / f"games.{kind}")
    options = dict(option.split("=") for option in played["options"])
    state = game.new(len(played["seats"]), options)
    columns = json.loads((tmp_path / "data" / "columns.json").read_text())[str(len(played["seats"]))]
    decisions = {row["move"]: row for row in rows(tmp_path / "data" / f"positions.{kind}")}
    assert len(decisions) == told["positions"]
    for move, action in enumerate(played["actions"]):
        if state.to_act >= 0:
            row = decisions.pop(move)
            assert (row["seat"], row["action"]) == (state.to_act, action)
            assert row["position"] == state.snapshot()
            assert row["legal"] == state.legal()
            assert action in game.parse(row["words"])
            assert len(row["observation"]) == len(columns)
        state.apply(action)
    assert decisions == {}
    assert (state.hash(), state.scores()) == (played["hash"], played["scores"])
    assert sum(played["shares"]) == pytest.approx(1)


def test_the_same_command_writes_the_same_bytes_and_the_card_names_it(run: Run, tmp_path: Path) -> None:
    for out in ("one", "two"):
        assert run(*MAKE, "--out", out)[0] == 0
    for file in ("games.parquet", "positions.parquet", "columns.json", "README.md"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()
    card = (tmp_path / "one" / "README.md").read_text(encoding="utf-8")
    assert "ludarium dataset make ante-portas --bots greedy,random --games 2 --seed 9" in card
    for name in files.schemas()[1].names:
        assert f"`{name}`" in card


def test_published_games_leave_the_names_out(run: Run, tmp_path: Path) -> None:
    text = (GOLDEN / "faiyum-2.game").read_text(encoding="utf-8")
    lines = ["seat 0: human Anna Secret" if line.startswith("seat 0:") else line for line in text.split("\n")]
    (tmp_path / "mine.game").write_text("\n".join(lines), encoding="utf-8")
    assert run("dataset", "publish", "faiyum", "mine.game", "--out", "data")[0] == 0
    (played,) = rows(tmp_path / "data" / "games.parquet")
    assert played["seats"][0] == "human"
    for file in (tmp_path / "data").iterdir():
        assert b"Secret" not in file.read_bytes()


def test_public_games_of_a_server_are_published_and_private_ones_are_not(run: Run, tmp_path: Path) -> None:
    async def play() -> list[int]:
        house = new_house(SqliteStore(tmp_path / "house"))
        anna = await Tab(house).hello("Anna")
        options = {"rounds": "2"}
        shown = await anna.open(BUILDERS, ME, BOT, options=options, public=True)
        hidden = await anna.open(BUILDERS, ME, BOT, options=options, public=False)
        for id_ in (shown, hidden):
            await play_out(house, id_, anna)
        table = await table_at(house, shown)
        await house.close()
        return [line.action for line in table.record.lines]

    actions = asyncio.run(play())
    assert run("dataset", "publish", BUILDERS, "--data", "house", "--out", "data")[0] == 0
    (played,) = rows(tmp_path / "data" / "games.parquet")
    assert played["actions"] == actions
    assert played["seats"] == ["human", "random"]


BAD = [
    (("dataset", "publish", "faiyum", "--out", "data"), "either game files or --data"),
    (("dataset", "publish", "faiyum", "--data", "none", "--out", "data"), "folder of a server"),
    (("dataset", "make", "chess", "--bots", "random", "--out", "data"), "no game 'chess'"),
    (("dataset", "make", "faiyum", "--bots", "skynet", "--out", "data"), "skynet"),
    (("dataset", "make", "faiyum", "--bots", "random", "--out", "data", "--format", "csv"), "parquet, arrow"),
    (("dataset", "make", "ante-portas", "--bots", "random", "--out", "data"), "seats, not 1"),
    (("dataset", "publish", "faiyum", "none.game", "--out", "data"), "none.game: No such file"),
]


@pytest.mark.parametrize(("args", "why"), BAD)
def test_bad_input_is_one_clear_line_and_leaves_nothing(
    run: Run, tmp_path: Path, args: tuple[str, ...], why: str
) -> None:
    code, out, err = run(*args)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert why in err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_not_touched(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    assert "is there already" in run(*MAKE, "--out", "data")[2]
    assert list((tmp_path / "data").iterdir()) == []


def test_a_full_disk_leaves_nothing_half_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "add_game", full)
    code, _, err = run(*MAKE, "--out", "data")
    assert (code, err) == (2, "ludarium: data: No space left on device\n")
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_not_finished_has_no_outcome_to_publish(tmp_path: Path) -> None:
    game = game_named("faiyum")
    with pytest.raises(Exception, match="not finished"):
        files.write(tmp_path / "data", [Record(game, game.table(), ["human A"])], DataCard(game, "", "", ""))
    assert list(tmp_path.iterdir()) == []
