"""`arena` and `balance` as a user meets them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.arena.ledger import Ledger
from tests.cli.test_commands import Run, answer

SHORT = ("-o", "rounds=2")
ARENA = ("arena", "builders-middle-ages", "--bots", "greedy,random", *SHORT)


def test_an_arena_is_played_reported_and_found_again(run: Run, tmp_path: Path) -> None:
    facts = answer(run, *ARENA, "--games", "4", "--json")
    assert facts["games"] == 4
    assert [bot["bot"] for bot in facts["bots"]] == ["greedy", "random"]
    folder = tmp_path / facts["folder"]
    assert {"plan.json", "games.jsonl", "games.csv", "standings.json", "report.html"} <= {
        path.name for path in folder.iterdir()
    }
    before = (folder / "games.jsonl").read_bytes()
    code, out, _ = run(*ARENA, "--games", "4")
    assert code == 0
    assert str(Path(facts["folder"]) / "report.html") in out
    assert (folder / "games.jsonl").read_bytes() == before
    assert len(list((tmp_path / "arena").iterdir())) == 1


def test_one_against_others_with_three_seats(run: Run) -> None:
    asked = ("arena", "builders-antiquity", "--one", "greedy", "--against", "random", "--seats", "3", *SHORT)
    facts = answer(run, *asked, "--games", "2", "--out", "mine", "--json")
    assert facts["games"] == 3
    assert [(each["one"], each["other"]) for each in facts["meetings"]] == [("greedy", "random")]
    assert facts["meetings"][0]["even"] == pytest.approx(1 / 3)


def test_a_run_that_is_stopped_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    add = Ledger.add

    def stopped(self: Ledger, rows: object) -> None:
        add(self, rows)  # type: ignore[arg-type]
        if len(self.games) == 3:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "add", stopped)
        code, out, err = run(*ARENA, "--games", "6", "--out", "mine")
    assert (code, out) == (130, "")
    assert err.startswith(
        "Stopped; 3 of 6 games are kept in mine. The same command goes on:\n  ludarium arena "
    )
    assert answer(run, *ARENA, "--games", "6", "--out", "mine", "--json")["games"] == 6


def test_balance_measures_tables_and_a_ladder(run: Run, tmp_path: Path) -> None:
    asked = ("balance", "builders-middle-ages", "--bot", "random", "--seats", "2,3", "--games", "2", *SHORT)
    facts = answer(run, *asked, "--ladder", "random,greedy", "--out", "lab", "--json")
    assert [table["seats"] for table in facts["tables"]] == [2, 3]
    assert [(rung["one"], rung["other"]) for rung in facts["ladder"]] == [("greedy", "random")]
    assert {path.name for path in (tmp_path / "lab").iterdir()} == {
        "seats-2",
        "seats-3",
        "ladder",
        "balance.json",
        "cards.csv",
        "report.html",
    }
    assert "The skill ladder" in run(*asked, "--ladder", "random,greedy", "--out", "lab")[1]


BAD = [
    ((*ARENA, "--seats", "9"), "takes 2 to 4 seats, not 9"),
    (("arena", "chess", "--bots", "random"), "no game 'chess'"),
    (("arena", "builders-antiquity", "--bots", "random,deep-blue"), "deep-blue"),
    (("arena", "builders-antiquity", "--bots", "random,random"), "twice"),
    (("arena", "builders-antiquity", "--bots", ","), "say who meets"),
    (("arena", "builders-antiquity"), "say who meets"),
    (("arena", "builders-antiquity", "--one", "random"), "say who meets"),
    (("arena", "builders-antiquity", "--one", "random", "--against", "random"), "against itself"),
    (("arena", "builders-antiquity", "--ladder", "random"), "two bots or more"),
    (("arena", "builders-antiquity", "--ladder", "random,greedy", "--bots", "random"), "say who meets"),
    (("arena", "builders-antiquity", "--bots", "random,greedy", "-o", "walls=3"), "no option 'walls'"),
    ((*ARENA, "--ray", "somewhere"), "--ray takes HOST:PORT"),
    (("balance", "builders-antiquity", "--bot", "random", "--ray", "x:y"), "--ray takes HOST:PORT"),
    (("balance", "builders-antiquity", "--bot", "deep-blue"), "deep-blue"),
    (("balance", "builders-antiquity", "--bot", "random", "--seats", "two"), "numbers with commas"),
    (("balance", "builders-antiquity", "--bot", "random", "--seats", "7"), "takes 2 to 4 seats, not 7"),
    (("balance", "builders-antiquity", "--bot", "random", "--ladder", "greedy"), "two bots or more"),
]


@pytest.mark.parametrize(("args", "why"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input_is_one_clear_line_and_writes_nothing(
    run: Run, tmp_path: Path, args: tuple[str, ...], why: str
) -> None:
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_directory_of_another_run_is_refused(run: Run, tmp_path: Path) -> None:
    assert run(*ARENA, "--games", "2", "--out", "mine")[0] == 0
    before = {path.name: path.read_bytes() for path in (tmp_path / "mine").iterdir()}
    code, out, err = run(*ARENA, "--games", "2", "--out", "mine", "--seed", "9")
    assert (code, out) == (2, "")
    assert "mine holds another run (seed: 1, not 9); choose another --out" in err
    assert {path.name: path.read_bytes() for path in (tmp_path / "mine").iterdir()} == before
