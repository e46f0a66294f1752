"""The cards of every game can be printed, drawn by its own drawing or plainly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludarium.core.game import Game
from ludarium.games import GAMES
from ludarium.print import plain
from ludarium.print.decks import deck_of
from ludarium.print.font import font
from ludarium.print.shapes import Face, Words
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH
from ludarium.text.say import LANGUAGES, Say
from tests.cli.conftest import run

Run = Callable[..., tuple[int, str, str]]
__all__ = ["run"]


def words(face: Face) -> list[Words]:
    return [shape for shape in face.shapes if isinstance(shape, Words)]


@pytest.mark.parametrize("name", GAMES)
def test_a_command_writes_a_pdf_of_any_game(run: Run, tmp_path: Path, name: str) -> None:
    code, out, err = run("cards", name, "--pdf", "cards.pdf")
    assert (code, err) == (0, "")
    assert out == f"cards.pdf: {deck_of(GAMES[name], 'en').contents()}\n"
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-1.4\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_plain_card_says_its_name_and_facts(game: Game, language: str) -> None:
    say = Say(game, language)
    faces = plain.faces(game, language)
    assert len({face.name for face in faces}) == len(faces)
    for (sort, card), face in zip(game.cards, faces, strict=False):
        shown = " ".join(each.text for each in words(face)).casefold()
        facts = [say.phrase(fact) for fact in game.face(sort, card)]
        assert all(text.casefold() in shown for text in [say.card(sort, card), *facts])
    key = " ".join(each.text for face in faces[len(game.cards) :] for each in words(face))
    assert all(f"({kind.clause})" in key for kind in game.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_plain_line_runs_over_the_edge(game: Game, language: str) -> None:
    for face in [*plain.faces(game, language), plain.back(game, language)]:
        for each in words(face):
            width = font(each.bold).width(each.text, each.size)
            left = each.x - (width / 2 if each.anchor == "middle" else 0)
            assert left >= 0.9, each.text
            assert left + width <= CARD_WIDTH - 0.9, each.text
            assert 0 < each.y <= CARD_HEIGHT - 2, each.text
            assert each.size >= 2, each.text


def test_a_page_of_backs_and_the_rules_follow_plain_cards(tmp_path: Path) -> None:
    deck = deck_of(GAMES["nim"], "en")
    assert len(deck.pages()) == 3
    files = [file.name for file in deck.write_svg(tmp_path / "nim")]
    assert files == [
        *[f"row-{row}.svg" for row in "abcde"],
        "key-1.svg",
        "back.svg",
        "page-1.svg",
        "page-2.svg",
        "page-3.svg",
    ]
