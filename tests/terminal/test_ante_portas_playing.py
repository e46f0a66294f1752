"""Ante Portas typed at the prompt: whole games by both sides, one screen for two, undo, reasons."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ludarium.bots import first_opponent
from ludarium.core.notation import load
from ludarium.core.record import Line, Record
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.terminal.menu import start
from ludarium.terminal.screen import HIDING_LINES
from ludarium.terminal.wizard import ask
from ludarium.text.say import LANGUAGES, Say
from tests.terminal.ante_portas_course import HOT_SEAT, hot_seat, longest, played
from tests.terminal.script import Script, moves, ones, play, then_ones

GAME = ANTE_PORTAS.id
FRIENDLY = first_opponent(ANTE_PORTAS)
KNOWN = {GAME: ANTE_PORTAS}


def begun(*answers: str, seats: tuple[str, ...] = HOT_SEAT, seed: int = 5) -> Script:
    script = Script(answers)
    start(ANTE_PORTAS, seats, "en", seed, {}, screen=script.screen)
    return script


def card_names(language: str = "en") -> set[str]:
    say = Say(ANTE_PORTAS, language)
    return {say.card(kind, card) for kind, card in ANTE_PORTAS.cards if kind == "card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_typed_by_both_sides(file: Path, language: str) -> None:
    record = longest(range(1, 6))
    script = hot_seat(record, file, language)
    saved = load(file, KNOWN)
    assert [line.action for line in saved.lines] == [line.action for line in record.lines]
    assert saved.after().to_act == OVER
    say = Say(ANTE_PORTAS, language)
    assert say.words("final-scoring") in script.lines
    assert say.words("rebuilt") in script.text()
    assert max(len(line) for line in script.lines if str(file) not in line) <= 80


@pytest.mark.parametrize("seats", [("human:Anna", "random"), ("random", "human:Anna")])
def test_either_side_can_be_played_by_first_choices_against_a_bot(file: Path, seats: tuple[str, ...]) -> None:
    script = Script(ones())
    start(ANTE_PORTAS, seats, "en", 3, {}, save=file, screen=script.screen)
    assert load(file, KNOWN).after().to_act == OVER
    assert "Pass the table" not in script.text()


def test_the_usual_bot_is_the_strongest_that_plays_the_game(file: Path) -> None:
    start(ANTE_PORTAS, ("human:Anna", "bot"), "en", 3, {}, save=file, screen=Script().screen)
    assert load(file, KNOWN).seats == ["human Anna", "bot master"]


# --- one screen for two -----------------------------------------------------------------------------


def pass_screens(script: Script) -> list[int]:
    """The lines at which somebody is asked to sit down."""
    return [place for place, line in enumerate(script.lines) if line.endswith("press Enter: ")]


def test_between_two_people_everything_is_hidden(file: Path) -> None:
    script = hot_seat(longest(range(1, 6)), file)
    asked = pass_screens(script)
    assert len(asked) > 5
    for place in asked:
        visible = " ".join(script.lines[max(0, place - HIDING_LINES) : place + 1])
        assert not [name for name in card_names() if name in visible]
        answer = place + 2
        assert script.lines[answer : answer + HIDING_LINES] == [""] * HIDING_LINES


def test_what_one_person_drew_or_laid_is_never_told_to_the_other() -> None:
    script = begun("", "march spies", "attach ambush", "end", "", "l 50", "t", "q")
    first, second = pass_screens(script)
    anna, bela = " ".join(script.lines[first:second]), " ".join(script.lines[second:])
    for told in ("Spies lies there as march", "Ambush lies there as event"):
        assert told in anna
        assert told not in bela
    assert "Anna lays a card as march." in bela
    assert "Anna attaches an event." in bela
    assert "face down  march; one of" in bela


def test_each_person_is_told_what_happened_since() -> None:
    script = begun("", "march spies", "end", "", "morale sempronius", "end", "", "q")
    last = " ".join(script.lines[pass_screens(script)[-1] :])
    assert "Béla uses Sempronius for morale." in last
    assert "Anna lays a card as march." not in last.split("Round 1, turn 1")[0]


@pytest.mark.parametrize("leaving", ["q", EOFError(), KeyboardInterrupt()])
def test_who_leaves_a_shared_screen_leaves_no_hand_on_it(file: Path, leaving: str | BaseException) -> None:
    script = Script(["", "march spies", leaving])
    with suppress(SystemExit):
        start("ante-portas", HOT_SEAT, "en", 7, save=file, screen=script.screen)
    after = script.lines[-HIDING_LINES - 5 :]
    assert "See you soon!" in after
    assert not [name for name in card_names() if name in " ".join(after)]


def test_alone_the_hand_stays_on_the_screen(file: Path) -> None:
    script = Script(["march spies", "q"])
    start("ante-portas", ["human:Anna", "random"], "en", 7, save=file, screen=script.screen)
    assert [""] * HIDING_LINES not in [script.lines[n : n + HIDING_LINES] for n in range(len(script.lines))]


def test_the_table_can_be_left_while_it_is_passed_on() -> None:
    script = begun("q")
    assert "Pass the table to Anna" in script.text()
    assert "See you soon!" in script.lines


# --- taking back ------------------------------------------------------------------------------------


def test_laying_a_card_can_be_taken_back() -> None:
    script = begun("", "march spies", "u", "q")
    assert "Taken back: lay Spies as march." in script.text()


def test_a_target_cannot_be_taken_back() -> None:
    """It shows the march cards, and often much more."""
    records = [played(seed) for seed in range(1, 9)]
    named = [
        _free_after(record, place)
        for record in records
        for place, line in enumerate(record.lines)
        if ANTE_PORTAS.move(line.action).kind == "target"
    ]
    assert len(named) > 5
    assert set(named) == {0}


def _free_after(record: Record, place: int) -> int:
    """How many moves could be taken back after a move."""
    lines: list[Line] = record.lines[: place + 1]
    so_far = Record(record.game, record.options, record.seats, record.seed, record.number, lines)
    return so_far.undoable(lines[-1].seat)


def test_letters_cannot_be_unread() -> None:
    record = _with_letters()
    assert _free_after(record, len(record.lines) - 1) == 0
    assert replace(record, game=replace(ANTE_PORTAS, news=frozenset())).undoable(1) > 0


def _with_letters() -> Record:
    """A game that stops after Rome has read Captured Letters while something was laid."""
    for seed in range(1, 400):
        record = played(seed)
        for place, line in enumerate(record.lines):
            if ANTE_PORTAS.notation(line.action) == "event captured-letters":
                del record.lines[place + 1 :]
                return record
    raise AssertionError("nobody ever reads letters")


# --- menus and reasons ------------------------------------------------------------------------------


def test_romes_menu_goes_from_card_to_city_to_use(file: Path) -> None:
    script = Script(["3", "1", "2", "1", "q"])
    start(ANTE_PORTAS, ("random", "human:Béla"), "en", 5, {}, save=file, screen=script.screen)
    assert "Publius Scipio (7,000 infantry, 900 cavalry; morale 1; wealth 1; immediate event" in script.text()
    assert "Narbo (Gallia; value 1; road from Hannibal: march 1; Hannibal can perhaps" in script.text()
    assert moves(load(file, KNOWN), 1) == ["named narbo publius-scipio army"]


def test_a_refused_move_is_explained_by_its_clause() -> None:
    script = begun("", "? event bomilcar-lands", "? end", "target roma", "q")
    assert "(AP-27)" in script.after("? event bomilcar-lands")
    assert "A march card has to be laid first. (AP-12a)" in script.after("? end")
    assert "AP-" in script.after("target roma")


def test_the_pages_of_the_table() -> None:
    script = begun("", "t roads", "t map", "t hand", "t known", "t cards", "?", "q")
    assert "Emporiae: Gallia; value 0; Hannibal stands here; roads: Narbo 1, Rhodanus 3" in script.after(
        "t roads"
    )
    assert "@Emporiae" in script.after("t map")
    assert "Your hand, 10 cards" in script.after("t hand")
    assert "surely: Publius Scipio, Sempronius" in script.after("t known")
    assert all(name in script.after("t cards") for name in card_names())
    assert "march ambush" in script.after("?")
    assert "t roads" in script.after("?")


def test_a_screen_reader_can_have_the_map_as_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_MAP", "list")
    script = begun("", "q")
    assert "Map: cities and roads with their march" in script.lines
    assert "@Emporiae" not in script.text()


def test_a_saved_game_goes_on_with_both_hands(file: Path) -> None:
    first = Script(["", "march spies", "q"])
    start(ANTE_PORTAS, HOT_SEAT, "en", 5, {}, save=file, screen=first.screen)
    again = Script(["", "end", "", "q"])
    start(ANTE_PORTAS, (), "en", resume=file, screen=again.screen)
    assert moves(load(file, KNOWN)) == ["march spies", "end"]
    assert "Your hand, 9 cards" in again.text()


def test_open_games_are_not_passed_on(file: Path) -> None:
    script, _ = play(then_ones("1"), file, seats=("human:Anna", "human:Béla"), rounds="1")
    assert "Pass the table" not in script.text()


@pytest.mark.parametrize(("side", "seats"), [("", ("human:Anna", FRIENDLY)), ("2", (FRIENDLY, "human:Anna"))])
def test_without_a_command_the_side_is_asked_for(side: str, seats: tuple[str, ...]) -> None:
    number = str(list(GAMES).index(GAME) + 1)
    script = Script([number, "", "Anna", "x", side])
    assert ask("en", script.screen).seats == seats
    assert "Please type a number from 1 to 2" in script.after("x")
