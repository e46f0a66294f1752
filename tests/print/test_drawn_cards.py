"""Printed games whole: every card with all it says, backs, a key, boards and the rules, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from ludarium.core.errors import LudariumError
from ludarium.games import GAMES
from ludarium.games.faiyum.figures import FaiyumView
from ludarium.print.board import in_font
from ludarium.print.decks import Deck, deck_of
from ludarium.print.font import font
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH, PAGE_HEIGHT, PAGE_WIDTH
from ludarium.print.signs import SIGNS
from ludarium.text.say import LANGUAGES, Say
from tests.print.test_ante_portas_cards import objects, text_of, words

DRAWN = ["builders-middle-ages", "builders-antiquity", "faiyum"]
CASES = [(game, language) for game in DRAWN for language in LANGUAGES]


@pytest.fixture(scope="module", params=CASES, ids="-".join)
def case(request: pytest.FixtureRequest) -> tuple[Deck, Say]:
    game, language = request.param
    return deck_of(GAMES[game], language), Say(GAMES[game], language)


def test_every_card_says_all_that_its_face_says(case: tuple[Deck, Say]) -> None:
    deck, say = case
    shown = {face.name: " ".join(text_of(face).split()).casefold() for face in deck.faces}
    assert len(shown) == len(deck.faces)
    for sort, card in say.game.cards:
        text = shown[f"{sort}-{card}"]
        assert say.card(sort, card).casefold() in text
        for phrase in say.game.face(sort, card):
            assert " ".join(say.phrase(phrase).split()).casefold() in text, (card, phrase)


def test_no_line_leaves_its_card_and_no_picture_is_missing(case: tuple[Deck, Say]) -> None:
    deck, _ = case
    for face in deck.faces:
        for each in words(list(face.shapes)[3:]):
            width = font(each.bold).width(each.text, each.size)
            assert each.x + width <= CARD_WIDTH - 0.9, (face.name, each.text)
            assert each.y < CARD_HEIGHT - 0.9, (face.name, each.text)
    pictures = [face.shapes[1] for face in deck.faces]
    assert len({repr(picture) for picture in pictures}) > len(pictures) // 3  # they are not all alike


@pytest.mark.parametrize("game", [game for game in GAMES if game != "nim"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_clause_by_clause(game: str, language: str) -> None:
    deck, say = deck_of(GAMES[game], language), Say(GAMES[game], language)
    lines = [each for page in deck.rules for each in words(list(page))]
    told = " ".join(" ".join(each.text for each in lines).split())
    for clause in say.clauses():
        assert f"{clause} {' '.join(in_font(say.clause(clause)).split())[:20]}" in told, clause
    for each in lines:
        width = font(each.bold).width(each.text, each.size)
        assert 10 < each.y < PAGE_HEIGHT - 4
        assert each.anchor == "middle" or each.x + width < PAGE_WIDTH - 10, each.text
    assert deck.back is not None


def test_the_map_of_faiyum_has_every_field() -> None:
    deck = deck_of(GAMES["faiyum"], "pl")
    view = cast(FaiyumView, GAMES["faiyum"].view(GAMES["faiyum"].new(2), None))
    (page,) = deck.boards
    named = {each.text for each in words(list(page))}
    assert {field.name for field in view.fields} <= named
    assert all(0 < each.x < PAGE_WIDTH for each in words(list(page)))


def test_every_sign_stays_in_its_square() -> None:
    for name, layers in SIGNS.items():
        for steps, _ in layers:
            for _, values in steps:
                assert all(-0.5 <= value <= 24.5 for value in values), name


def test_every_card_is_printed_as_often_as_a_full_table_needs_it() -> None:
    """Three farmers, a settlement and two roads for each of five; four loans; every other card once."""
    more = {
        "faiyum": {"card-farmer": 15, "card-settlement": 5, "card-two-roads": 5},
        "builders-antiquity": {"loan": 4},
        "builders-middle-ages": {},
        "ante-portas": {},
    }
    for game, copies in more.items():
        deck = deck_of(GAMES[game], "en")
        assert {face.name: face.copies for face in deck.faces if face.copies > 1} == copies
        assert len(deck.cards()) == len(deck.faces) + sum(copies.values()) - len(copies)
        assert len(deck.once().cards()) == len(deck.faces)


def test_what_is_to_be_printed_is_said() -> None:
    deck = deck_of(GAMES["faiyum"], "en")
    told = "86 cards on 10 pages, 1 page of backs to print behind each of them, 1 page of boards"
    assert deck.contents() == f"{told}, {len(deck.rules)} pages of rules"
    assert len(deck.pages()) == 10 + 1 + 1 + len(deck.rules)


def test_a_printed_game_is_one_file_that_opens(tmp_path: Path) -> None:
    data = deck_of(GAMES["faiyum"], "hu").write_pdf(tmp_path / "faiyum.pdf").read_bytes()
    pages = [body for body in objects(data).values() if b"/Type /Page " in body]
    assert len(pages) == len(deck_of(GAMES["faiyum"], "hu").pages())


def test_a_full_disk_leaves_nothing_behind_and_keeps_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cards.pdf"
    file.write_bytes(b"before")

    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(LudariumError, match="No space left on device"):
        deck_of(GAMES["builders-middle-ages"], "en").write_pdf(file)
    assert file.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir()] == ["cards.pdf"]
