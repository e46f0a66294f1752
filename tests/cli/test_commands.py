"""The command line as a user meets it: answers, JSON for programs, and one clear line for bad input."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium import __version__
from ludarium.games import GAMES

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
Run = Callable[..., tuple[int, str, str]]


def answer(run: Run, *args: str) -> Any:
    code, out, err = run(*args)
    assert (code, err) == (0, "")
    return json.loads(out)


def test_games_lists_all_with_their_options(run: Run) -> None:
    told = answer(run, "games", "--json")
    assert [game["id"] for game in told] == list(GAMES)
    assert told[0]["options"]["rounds"] == {"default": "none", "clause": "B-73"}
    assert "Az építők" in run("games", "--lang", "hu")[1]


def test_about_says_which_engine_runs(run: Run) -> None:
    facts = answer(run, "about", "--json")
    assert facts["engine"] in ("compiled", "interpreted")
    assert facts["engine"] in run("about")[1]


def test_rules_shows_a_clause_in_the_language_asked_for(run: Run) -> None:
    english = run("rules", "builders-antiquity", "ba-20")[1]
    assert english.startswith("BA-20  Once a turn at most")
    polish = run("rules", "builders-antiquity", "BA-20", "--lang", "pl")[1]
    assert polish.startswith("BA-20")
    assert polish != english
    assert len(answer(run, "rules", "builders-middle-ages", "--json")) > 40


def test_a_clause_is_found_as_people_type_it(run: Run) -> None:
    assert run("rules", "builders-antiquity", "b41")[1].startswith("B-41  ")


def test_who_names_a_clause_without_its_game_is_told_the_whole_command(run: Run) -> None:
    code, shown, error = run("rules", "ap33")
    assert (code, shown) == (2, "")
    assert error.strip().endswith("ludarium rules ante-portas ap33")
    assert run("rules", "ante-portas", "ap33")[1].startswith("AP-33  ")


def test_a_game_for_two_is_not_for_two_to_two(run: Run) -> None:
    assert "(2)\n" in run("games")[1]
    assert "2–2" not in run("games")[1]


def test_version_and_short_help_are_where_people_look_for_them(run: Run) -> None:
    assert run("--version") == (0, f"ludarium {__version__}\n", "")
    assert run("-h")[1] == run("--help")[1]


def test_balance_says_what_is_coming_and_plays_no_ladder_unasked(run: Run) -> None:
    args = (
        "balance",
        "builders-antiquity",
        "--bot",
        "random",
        "--seats",
        "2",
        "--games",
        "2",
        "--out",
        "lab",
    )
    _, out, err = run(*args, "--out", "lab", "-o", "rounds=2")
    assert err.startswith("To play: 2 games of 2 (builders-antiquity, random against itself).")
    assert "ladder" not in out


def test_simulate_gives_the_same_hash_for_the_same_seed_and_another_for_another(run: Run) -> None:
    asked = ("simulate", "builders-middle-ages", "--bots", "random,random", "--games", "3", "--json")
    first = answer(run, *asked, "--seed", "4")
    assert first["games"] == 3
    assert answer(run, *asked, "--seed", "4") == first
    assert answer(run, *asked, "--seed", "5")["hash"] != first["hash"]
    assert first["hash"] in run(*asked[:-1], "--seed", "4")[1]


def test_perft_and_verify_and_replay_agree_with_the_files(run: Run) -> None:
    assert answer(run, "perft", "builders-middle-ages", "--depth", "2", "--json")["counts"] == [15, 414]
    path = str(GOLDEN / "antiquity-2.game")
    facts = answer(run, "verify", path, "--json")
    assert facts["finished"]
    assert facts["dealt_from_seed"]
    assert "sound" in run("verify", path)[1]
    view = answer(run, "replay", path, "--move", "20", "--json")
    assert view["viewer"] is None
    assert run("replay", path)[0] == 0


BAD = [
    (("play", "chess"), "no game 'chess'"),
    (("simulate", "chess", "--bots", "random,random"), "no game 'chess'"),
    (("simulate", "builders-antiquity", "--bots", "random,deep-blue"), "deep-blue"),
    (("simulate", "builders-antiquity", "--bots", "random"), "takes 2 to 4 seats, not 1"),
    (("simulate", "builders-antiquity", "--bots", "random,random", "-o", "rounds=0"), "option rounds: '0'"),
    (("simulate", "builders-antiquity", "--bots", "random,random", "-o", "walls=3"), "no option 'walls'"),
    (("simulate", "builders-antiquity", "--bots", "random,random", "-o", "rounds"), "NAME=VALUE"),
    (("play", "builders-antiquity", "--lang", "la"), "no language 'la'"),
    (("play", "builders-antiquity", "--seats", "human,skynet"), "skynet"),
    (("play", "builders-antiquity", "--resume", "none.game"), "none.game"),
    (("rules", "builders-antiquity", "B-999"), "no clause 'B-999'"),
    (("rules", "builders-antiquity", "B-4x"), "is it B-4"),
    (("arena", "builders-antiquity", "--bots", "greedy"), "two bots or more"),
    (("verify", "none.game"), "none.game: No such file"),
    (("perft", "builders-antiquity", "--seats", "9"), "takes 2 to 4 seats, not 9"),
]


@pytest.mark.parametrize(("args", "why"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input_is_one_clear_line_and_exit_code_2_and_writes_nothing(
    run: Run, tmp_path: Path, args: tuple[str, ...], why: str
) -> None:
    code, out, err = run(*args)
    assert code == 2
    assert out == ""
    assert why in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_tampered_file_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    text = (GOLDEN / "antiquity-2.game").read_text(encoding="utf-8")
    line = text[: text.index("\n* deal")].count("\n") + 2
    (tmp_path / "bad.game").write_text(text.replace("\n* deal", "\n* worker", 1), encoding="utf-8")
    code, _, err = run("verify", "bad.game")
    assert code == 2
    assert f"bad.game, line {line}: " in err
