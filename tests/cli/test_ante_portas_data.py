"""Commands with other data files of Ante Portas, and its printed cards."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from ludarium.games.ante_portas.cards import house_text
from tests.cli.test_commands import Run, answer


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A sound file of cards, and a broken one of each kind."""
    texts = {
        "other": house_text("cards.csv").replace(",Spies,", ",Scouts,"),
        "broken": house_text("cards.csv").replace("attached,stray,", "attached,strays,"),
        "torn": house_text("map.csv").replace("road,Tarentum,Croton", "road,Tarentum,Kroton"),
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.csv").write_text(text, encoding="utf-8")
    return {name: str(tmp_path / f"{name}.csv") for name in texts}


def test_mistakes_of_both_files_are_told_with_their_lines(run: Run, files: dict[str, str]) -> None:
    code, _, err = run("cards", "ante-portas", "--check", "--cards", files["broken"], "--map", files["torn"])
    assert code == 2
    assert "broken.csv, line 6: c_effect: 'strays' is an unknown effect" in err
    assert "torn.csv, line 49: there is no city 'Kroton'" in err
    assert run("cards", "ante-portas", "--check", "--cards", files["other"])[0] == 0


def test_check_tells_by_the_header_whose_file_it_is(run: Run, files: dict[str, str]) -> None:
    assert "line 6: c_effect: 'strays' is an unknown effect" in run("cards", "check", files["broken"])[2]
    assert "line 49: there is no city 'Kroton'" in run("cards", "check", files["torn"])[2]
    both = run("cards", "check", files["broken"], "--map", files["torn"])[2]
    assert len(both.splitlines()) == 2
    assert run("cards", "check", files["other"])[0] == 0
    assert "are both maps" in run("cards", "check", files["torn"], "--map", files["torn"])[2]


def test_other_cards_are_played_simulated_and_verified(run: Run, files: dict[str, str]) -> None:
    told = answer(
        run,
        "simulate",
        "ante-portas",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--cards",
        files["other"],
        "--json",
    )
    assert "scouts" in told["tally"]["halves"]
    game = str(Path(files["other"]).with_name("one.game"))
    played = run(
        "play",
        "ante-portas",
        "--seats",
        "random,random",
        "--watch",
        "--seed",
        "3",
        "--cards",
        files["other"],
        "--save",
        game,
    )
    assert played[0] == 0
    assert run("verify", game, "--cards", files["other"])[0] == 0
    assert run("replay", game, "--cards", files["other"])[0] == 0
    code, _, err = run("verify", game)
    assert code == 2
    assert "option data" in err
    assert f"verify {game} --cards {files['other']}" in played[1]
    assert f"replay {game} --cards {files['other']} --lang en" in played[1]


def test_how_to_go_on_names_the_data_files(
    run: Run, files: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    data = ("--cards", files["other"])
    _, out, _ = run("play", "ante-portas", *data, "--seats", "human,random", "--save", "own.game")
    assert f"play ante-portas --cards {files['other']} --resume own.game --lang en" in out
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    code, out, _ = run("play", "ante-portas", *data, "--resume", "own.game", "--lang", "en")
    assert (code, "Resumed after" in out) == (0, True)


def test_a_broken_file_is_refused_before_anything_is_played(run: Run, files: dict[str, str]) -> None:
    for command in (("play", "ante-portas"), ("simulate", "ante-portas", "--bots", "random,random")):
        code, _, err = run(*command, "--cards", files["broken"])
        assert code == 2
        assert "line 6" in err


def test_a_game_without_data_files_says_so(run: Run, files: dict[str, str]) -> None:
    code, _, err = run("play", "builders-antiquity", "--cards", files["other"])
    assert code == 2
    assert "takes no data files" in err


def test_cards_are_printed(run: Run, tmp_path: Path) -> None:
    folder, file = tmp_path / "svg", tmp_path / "cards.pdf"
    code, out, _ = run("cards", "ante-portas", "--svg", str(folder), "--pdf", str(file), "--lang", "hu")
    assert code == 0
    assert "24 cards" in out
    names = {path.stem for path in folder.glob("*.svg")}
    assert len([name for name in names if name[:2].isdigit()]) == 20
    assert {"senate", "back", "map-1-gallia", "map-2-cisalpina", "map-3-italia", "page-1"} < names
    assert file.read_bytes().startswith(b"%PDF-1.4")


def test_printing_where_nothing_can_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    code, _, err = run("cards", "ante-portas", "--pdf", str(tmp_path / "no" / "cards.pdf"))
    assert code == 2
    assert "No such file" in err
