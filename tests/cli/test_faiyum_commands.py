"""Faiyum on the command line: data files checked line by line, the campaign, the report of a simulation."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.faiyum.cards import packaged
from tests.cli.test_commands import GOLDEN, Run, answer
from tests.rule import rule

CARDS, MAP = packaged("cards.csv"), packaged("map.txt")


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A card file with four mistakes."""
    bridge = CARDS.splitlines()[line_of(CARDS, "38,") - 1]
    text = CARDS.replace(bridge, "38,Bridge,part,build,2 stones,bridge,4 fame")
    text = text.replace("40,Founding of a Town,found", "38,Founding of a Town,guessed")
    (tmp_path / "my-cards.csv").write_text(text, encoding="utf-8")
    return tmp_path / "my-cards.csv"


def line_of(text: str, start: str) -> int:
    return next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith(start))


@rule("FA-96")
def test_every_mistake_is_told_with_its_line(run: Run, cards: Path) -> None:
    code, out, err = run("cards", "faiyum", "--check", "--cards", cards.name)
    assert (code, out) == (2, "")
    bridge, town = line_of(CARDS, "38,"), line_of(CARDS, "40,")
    assert err.splitlines() == [
        f"my-cards.csv, line {bridge}: '2 stones' is no cost",
        f"my-cards.csv, line {town}: number 38 is there twice",
        f"my-cards.csv, line {town}: source must be one of found, part, rebuilt, not 'guessed'",
        f"my-cards.csv, line {len(CARDS.splitlines())}: cards are missing: 40",
    ]


@rule("FA-96")
def test_a_map_is_checked_too(run: Run, cards: Path, tmp_path: Path) -> None:
    (tmp_path / "my-map.txt").write_text(MAP.replace("| w s g w", "| w s g", 1), encoding="utf-8")
    code, _, err = run("cards", "faiyum", "--check", "--cards", cards.name, "--map", "my-map.txt")
    assert code == 2
    assert len(err.splitlines()) == 5
    assert "my-map.txt, line " in err.splitlines()[-1]


def test_files_without_mistakes_are_sound_and_can_be_played_with(run: Run, tmp_path: Path) -> None:
    own = CARDS.replace("4,Levy,found,other,,,$5", "4,Levy,found,other,,,$4")
    (tmp_path / "my-cards.csv").write_text(own, encoding="utf-8")
    (tmp_path / "my-map.txt").write_text(MAP, encoding="utf-8")
    files = ("--cards", "my-cards.csv", "--map", "my-map.txt")
    assert run("cards", "faiyum", "--check", *files) == (0, "my-cards.csv and my-map.txt: sound.\n", "")
    assert answer(run, "cards", "faiyum", "--check", *files, "--json") == {"mistakes": []}
    assert run("play", "faiyum", "--seats", "random", "--watch", "--save", "own.game", *files)[0] == 0
    assert "sound" in run("verify", "own.game", *files)[1]
    code, _, err = run("verify", "own.game")
    assert code == 2
    assert "other cards or another map" in err


@rule("FA-96")
def test_check_tells_by_the_header_whose_file_it_is(run: Run, cards: Path, tmp_path: Path) -> None:
    code, out, err = run("cards", "check", cards.name)
    assert (code, out, len(err.splitlines())) == (2, "", 4)
    (tmp_path / "my-map.txt").write_text(MAP, encoding="utf-8")
    assert run("cards", "check", "my-map.txt") == (0, "my-map.txt: sound.\n", "")
    assert len(run("cards", "check", cards.name, "--map", "my-map.txt")[2].splitlines()) == 4
    assert len(run("cards", "check", cards.name, "--game", "faiyum")[2].splitlines()) == 4
    assert answer(run, "cards", "check", "my-map.txt", "--json") == {"mistakes": []}
    (tmp_path / "strange.csv").write_text("a,b,c\n", encoding="utf-8")
    assert "strange.csv: line 1 is the header of no data file" in run("cards", "check", "strange.csv")[2]
    renamed = CARDS.replace("number,name,source", "no,name,source")
    (tmp_path / "renamed.csv").write_text(renamed, encoding="utf-8")
    assert "the columns must be number,name" in run("cards", "check", "renamed.csv")[2]


def test_mistakes_for_programs(run: Run, cards: Path) -> None:
    code, out, err = run("cards", "faiyum", "--check", "--cards", cards.name, "--json")
    assert (code, err) == (2, "")
    assert out.count("line") == 4


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("cards", "faiyum", "--check"), "--check needs --cards FILE or --map FILE"),
        (("cards", "check"), "cards check needs a FILE"),
        (("cards", "check", "none.csv"), "none.csv: No such file"),
        (("cards", "faiyum", "mine.csv"), "belong to `cards check`"),
        (("cards", "faiyum", "--check", "--cards", "none.csv"), "none.csv: No such file"),
        (("cards", "chess", "--check", "--cards", "none.csv"), "no game 'chess'"),
        (("campaign", "--file", "."), "Is a directory"),
        (("play", "faiyum", "--seats", "clever,clever", "--watch"), "clever"),
        (("play", "faiyum", "--seats", "random,random", "-o", "rewards=2", "--watch"), "FA-81"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, tmp_path: Path, args: tuple[str, ...], why: str) -> None:
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_cards_are_named_in_the_language_asked_for(run: Run) -> None:
    assert answer(run, "cards", "faiyum", "--json")["bridge"] == "Bridge"
    assert "bridge: Híd" in run("cards", "faiyum", "--lang", "hu")[1]


@rule("FA-95")
def test_a_simulation_reports_fame_turns_and_cards(run: Run) -> None:
    asked = ("simulate", "faiyum", "--bots", "random,random", "--games", "2")
    told = answer(run, *asked, "--json")["tally"]
    assert told["winner_fame"]["mean"] > 0
    assert {"offered", "bought", "bought_share", "played", "cashed", "fame"} <= set(told["cards"]["order"])
    shown = run(*asked)[1]
    assert "winner's fame" in shown
    assert "great-temple" in shown


def test_a_campaign_is_begun_where_it_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    code, out, _ = run("campaign", "--file", "mine.json", "--name", "Anna", "--seed", "3")
    assert code == 0
    assert "The pharaoh's challenge: Anna" in out
    assert {path.name for path in tmp_path.iterdir()} == {"mine.json", "mine-now.game"}


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (2, "hu"), (3, "pl"), (4, "en"), (5, "hu")])
def test_golden_games_are_told(run: Run, seats: int, language: str) -> None:
    code, out, _ = run("replay", str(GOLDEN / f"faiyum-{seats}.game"), "--lang", language)
    assert code == 0
    assert len(out.splitlines()) > 200


def test_a_map_is_checked_as_a_map_though_its_game_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my-map.txt").write_text(MAP, encoding="utf-8")
    assert run("cards", "check", "my-map.txt", "--game", "faiyum") == (0, "my-map.txt: sound.\n", "")
