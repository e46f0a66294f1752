"""Faiyum played at the terminal: typed by a person, watched, taken back, with a payment preference."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from ludarium.core.notation import load
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.games.faiyum.choices import good_itself
from ludarium.games.faiyum.game import FAIYUM
from ludarium.terminal import wizard
from ludarium.terminal.menu import show_position, start
from ludarium.text.say import LANGUAGES, Say
from tests.faiyum_scenes import Scene
from tests.rule import rule
from tests.terminal.script import Script, moves

SEED = 7


def play(
    answers: Iterable[str | BaseException],
    file: Path,
    seats: Sequence[str] = ("human:Anna", "random"),
    language: str = "en",
    width: int = 80,
) -> tuple[Script, Record]:
    """Play a new game with these answers; what was shown, and the game as it was saved."""
    script = Script(answers, width)
    start(FAIYUM, seats, language, SEED, {}, save=file, screen=script.screen)
    return script, load(file, {"faiyum": FAIYUM})


class Hasty(Script):
    """Passes or says done where the menu has that, else takes its first line."""

    def read(self, prompt: str) -> str:
        menu = self.lines[len(self.lines) - self.lines[::-1].index("") :]
        wanted = [line.split()[0] for line in menu if line.split()[1:2] in (["Pass"], ["done"])]
        self.answers = iter([wanted[0] if wanted else "1"])
        return super().read(prompt)


def test_a_whole_game_is_played_by_numbers(file: Path) -> None:
    script = Hasty()
    start(FAIYUM, ("human:Anna", "random"), "en", SEED, {}, save=file, screen=script.screen)
    record = load(file, {"faiyum": FAIYUM})
    assert record.after().to_act == OVER
    assert record.seats == ["human Anna", "bot random"]
    assert "Final scoring" in script.lines
    assert "fame of links" in script.text()
    assert max(len(line) for line in script.lines if str(file) not in line) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_watched_game_has_all_its_words(file: Path, language: str) -> None:
    script = Script()
    start(FAIYUM, ["random"] * 3, language, SEED, {}, save=file, watch=True, screen=script.screen)
    assert load(file, {"faiyum": FAIYUM}).after().to_act == OVER
    assert Say(FAIYUM, language).words("final-scoring") in script.lines
    assert max(len(line) for line in script.lines if str(file) not in line) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_says_which_parts_are_rebuilt(file: Path, language: str) -> None:
    script, _ = play([], file, language=language)
    assert Say(FAIYUM, language).words("about-faiyum-rebuilt") in script.text()


def test_a_field_is_chosen_by_its_name_or_its_number(file: Path) -> None:
    script, record = play(["play farmer", "c4", "1 1"], file)
    assert moves(record)[:2] == ["play farmer", "worker c4"]
    assert "Anna gains 1 stone." in script.text()
    _, again = play(["1", "3"], file)
    assert moves(again) == ["play farmer", "worker c1"]


def test_a_card_is_named_by_its_number_too(file: Path) -> None:
    scene = Scene()
    assert scene.action("play s1") == scene.action("play farmer")
    _, record = play(["cash s5"], file)
    assert moves(record) == ["cash two-roads"]


def test_a_wrong_field_is_refused_with_its_rule(file: Path) -> None:
    script, record = play(["play farmer", "worker b3"], file)
    assert moves(record) == ["play farmer"]
    assert "FA-" in script.after("worker b3")


def test_help_and_pages_speak_of_this_game(file: Path) -> None:
    script, _ = play(["?", "t list", "t deck", "? bogus"], file)
    assert "worker b3" in script.after("?")
    assert "t deck" in script.after("?")
    assert "always" in script.after("?")
    assert "Row 1: a1 grape, crocodile" in script.after("t list")
    assert "Draw deck (43)" in script.after("t deck")
    assert "play farmer" in script.after("? bogus")


HARVEST = ("play farmer", "b1", "play farmer", "a1", "play farmer", "c1")


@rule("FA-24", "FA-25")
def test_always_pays_goods_first_and_is_taken_back_with_its_card(file: Path) -> None:
    """Wheat, grape and stone are in hand, and so is the money to be asked about each of them."""
    alone = ("human:Anna",)
    script, asked = play([*HARVEST, "play settlement"], file, seats=alone)
    assert "pay 1 wheat" in script.after("play settlement")
    script, record = play([*HARVEST, "always", "play settlement"], file, seats=alone)
    assert "a good is paid before roses and money" in script.after("always")
    assert moves(record)[len(moves(asked)) :] == ["pay wheat", "pay grape", "pay stone"]
    _, back = play([*HARVEST, "always", "play settlement", "u"], file, seats=alone)
    assert moves(back) == moves(asked)[:-1]


def test_always_can_be_ended(file: Path) -> None:
    script, _ = play(["always", "always"], file)
    assert "you are asked how to pay" in script.text()


@rule("FA-55")
def test_a_choice_between_two_goods_is_never_made_by_itself() -> None:
    scene = Scene().build(dry="f4 g3 e4 e3 f5").only(wheat=2, grape=2, stone=2).hold("two-roads")
    scene.do("play two-roads", "road f3-f4")
    assert good_itself(scene.view(0)) is None
    scene.do("road f4-f5")
    assert {choice.notation for choice in scene.view(0).choices} == {"pay wheat", "pay grape"}
    assert good_itself(scene.view(0)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_of_a_solo_game_can_be_shown(file: Path, language: str) -> None:
    _, record = play(["play farmer", "c4"], file, seats=("human:Anna",))
    script = Script()
    show_position(record, len(record.lines), language, script.screen)
    assert "c4*" in script.text()


@rule("FA-80")
def test_the_questions_before_a_game_allow_no_opponents() -> None:
    place = str(list(GAMES).index("faiyum") + 1)
    wish = wizard.ask("en", Script([place, "0", "Anna"]).screen)
    assert (wish.game, wish.seats) == ("faiyum", ("human:Anna",))
