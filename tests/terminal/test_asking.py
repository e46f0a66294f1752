"""What can be asked at the prompt: hints, cards, moves that cost too much, long lines; and small screens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludarium.core.record import Record
from ludarium.games import GAMES
from ludarium.terminal import any_table
from ludarium.terminal.ante_portas_map import NARROW, WIDE
from ludarium.terminal.choices import Menus, menu_lines
from ludarium.terminal.families import family_of
from ludarium.terminal.menu import start
from ludarium.terminal.stage import MENU_ROOM
from ludarium.text.say import LANGUAGES, Say
from tests.terminal.ante_portas_course import played
from tests.terminal.script import ANTIQUITY, MIDDLE_AGES, Script, moves, play

HOUSE = [game for game in GAMES if game != "nim"]


@pytest.mark.parametrize("game", HOUSE)
def test_a_hint_names_a_move_and_why(file: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.advice.advise.SECONDS", 0.1)
    script, record = play(["h", "q"], file, game=game)
    told = script.after("h")
    assert "Thinking … Best: " in told
    assert moves(record) == []  # it is only told


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_card_is_explained_also_one_that_lies_nowhere_yet(file: Path, language: str) -> None:
    for game in (MIDDLE_AGES, ANTIQUITY, "faiyum", "ante-portas"):
        say = Say(GAMES[game], language)
        for card in [each for each in GAMES[game].cards if GAMES[game].face(*each)][::40]:
            name = say.card(*card)
            script, _ = play([f"? {name}"], file, game=game, language=language)
            assert " ".join(say.phrase(GAMES[game].face(*card)[0]).split()) in script.after(f"? {name}"), name


def test_what_several_purchases_cost_is_told_as_a_whole(file: Path) -> None:
    script, _ = play(["take 1, buying 50"], file, game=MIDDLE_AGES)
    assert "This costs 250 coins; you have 10. (B-11)" in script.after("take 1, buying 50")


@pytest.mark.parametrize("text", ["x" * 2600, "? " + "a" * 2600, "1 " * 1300, "9" * 2600, "s " + "a" * 2600])
@pytest.mark.parametrize("game", ["ante-portas", MIDDLE_AGES])
def test_a_line_that_is_too_long_is_one_answer(file: Path, game: str, text: str) -> None:
    script, record = play([text, "q"], file, game=game)
    assert "This line is too long; at most 500 characters are read." in script.text()
    assert moves(record) == []


def test_an_introduction_can_be_asked_for(file: Path) -> None:
    script, _ = play(["intro"], file)
    assert "What you may do: " in script.after("intro")


def test_a_clause_is_found_without_its_hyphen(file: Path) -> None:
    script, _ = play(["rule b41"], file)
    assert script.after("rule b41").startswith("B-41")


@pytest.mark.parametrize(("language", "back"), [("en", "back"), ("hu", "vissza"), ("pl", "powrót")])
def test_the_word_that_a_menu_shows_leads_back(file: Path, language: str, back: str) -> None:
    script, _ = play(["3", back, back], file, game=MIDDLE_AGES, language=language)
    assert Say(GAMES[MIDDLE_AGES], language).words("bad-back") in script.text()


# --- small screens -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HOUSE)
def test_at_24_lines_what_matters_and_the_menu_stay_on_the_screen(file: Path, game: str) -> None:
    script = Script(["q"])
    screen = replace(script.screen, height=24)
    start(game, ("human:Anna", "random"), "en", 7, save=file, screen=screen)
    prompt = next(place for place, line in enumerate(script.lines) if "your choice" in line)
    shown = script.lines[max(0, prompt - 23) : prompt + 1]
    assert "Type t for the whole table." in shown
    assert any("Anna" in line for line in shown)
    assert max(len(line) for line in shown) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_brief_has_its_room_in_every_position(language: str) -> None:
    game, room = GAMES["ante-portas"], 24 - MENU_ROOM
    say = Say(game, language, ["Anna", "Béla"])
    record = played(3)
    for at in range(len(record.lines)):
        view = game.view(record.after(at), 0)
        assert len(any_table.brief(say, view, 80, room)) <= room + 1
        if view.choices:
            assert len(menu_lines(say, Menus(say, family_of(game), view, 80).main(view.choices), 80)) <= 24


def test_both_maps_of_ante_portas_have_the_same_cities_and_roads() -> None:
    assert WIDE.places.keys() == NARROW.places.keys()
    assert WIDE.strokes.keys() == NARROW.strokes.keys()
    say = Say(GAMES["ante-portas"], "en", ["Anna", "Béla"])
    record: Record = played(5)
    view = GAMES["ante-portas"].view(record.after(30), 0)
    shown = family_of(record.game).table(say, view, 60)
    text = "\n".join(shown)
    assert max(len(line) for line in shown) <= 60
    for city in WIDE.places:
        assert say.card("city", city) in text, city
    assert "Genua 2* 8 Arretium 2" in text
