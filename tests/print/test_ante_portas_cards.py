"""The printed cards of Ante Portas: all of them, every word of every half, in files that open."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from ludarium.core.errors import LudariumError
from ludarium.games.ante_portas.board import HalfView
from ludarium.games.ante_portas.cards import house_text
from ludarium.games.ante_portas.faces import effect_in
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.game import ANTE_PORTAS, ante_portas_with
from ludarium.print import font as fonts
from ludarium.print.decks import Deck, deck_of
from ludarium.print.font import broken, font
from ludarium.print.shapes import Face, Group, Shape, Words, steps
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH, pages
from ludarium.text.say import LANGUAGES, Say

VIEW = cast(TableView, ANTE_PORTAS.view(ANTE_PORTAS.new(2), None))
HALVES = [half for card in VIEW.cards for half in (card.carthage, card.rome) if half is not None]


def words(shapes: list[Shape] | tuple[Shape, ...]) -> list[Words]:
    """All lines of text of a drawing."""
    found: list[Words] = []
    for shape in shapes:
        if isinstance(shape, Words):
            found.append(shape)
        elif isinstance(shape, Group):
            found += words(list(shape.shapes))
    return found


def text_of(face: Face) -> str:
    return " ".join(each.text for each in words(list(face.shapes)))


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def deck(language: str) -> Deck:
    return deck_of(ANTE_PORTAS, language)


def face_of(deck: Deck, half: HalfView) -> Face:
    place = next(
        place
        for place, card in enumerate(VIEW.cards)
        if half.id in (card.rome.id, card.carthage and card.carthage.id)
    )
    return deck.faces[place]


# --- what is on the cards -----------------------------------------------------------------------------


def test_there_are_24_cards_on_three_pages(deck: Deck) -> None:
    assert len(deck.faces) == 24
    assert len({face.name for face in deck.faces}) == 24
    assert len(pages(deck.faces, deck.foot)) == 3


def test_every_word_of_every_half_is_on_its_card(deck: Deck, language: str) -> None:
    say = Say(ANTE_PORTAS, language)
    for half in HALVES:
        shown = text_of(face_of(deck, half))
        kind = say.words("attached" if half.attached else "immediate").upper()
        for text in (
            say.card("card", half.id),
            say.phrase(effect_in(ANTE_PORTAS.face("card", half.id))),
            kind,
        ):
            assert text in shown
        assert say.words(f"goes-{half.goes}") in shown
        figures = (half.infantry, half.cavalry, half.march, half.morale, half.wealth, half.elephants)
        assert all(say.words("print-number", {"count": figure}) in shown for figure in figures if figure)


def test_every_city_road_and_ally_is_on_a_card(deck: Deck, language: str) -> None:
    say = Say(ANTE_PORTAS, language)
    maps = [text_of(face) for face in deck.faces if face.name.startswith("map-")]
    assert len(maps) == 3
    for city in VIEW.cities:
        assert all(say.card("city", city.id) in shown for shown in maps)  # the strip is cut by its edges
    senate = text_of(deck.faces[-1])
    for ally in VIEW.allies:
        assert say.card("ally", ally.id) in senate
        assert say.phrase(ANTE_PORTAS.face("ally", ally.id)[0]) in senate
    assert all(str(morale) in senate.split() for morale in range(14))


def test_no_line_runs_over_the_edge_of_its_card(deck: Deck) -> None:
    for face in deck.faces:
        if face.name.startswith("map-"):
            continue
        for each in words(list(face.shapes)):
            width = font(each.bold).width(each.text, each.size)
            left = each.x - {"start": 0, "middle": width / 2, "end": width}[each.anchor]
            assert left >= 0.9, each.text
            assert left + width <= CARD_WIDTH - 0.9, each.text
            assert 0 < each.y < CARD_HEIGHT


def test_the_halves_are_turned_to_each_other(deck: Deck) -> None:
    upper, lower = [shape for shape in deck.faces[0].shapes if isinstance(shape, Group)]
    assert upper.matrix[:4] == (1, 0, 0, 1)
    assert lower.matrix == (-1, 0, 0, -1, CARD_WIDTH, CARD_HEIGHT)


# --- files --------------------------------------------------------------------------------------------


def test_svg_files_are_well_formed_and_keep_their_text(deck: Deck, tmp_path: Path) -> None:
    files = deck.write_svg(tmp_path / "cards")
    assert len(files) == 24 + 1 + len(deck.pages())  # the cards, their back, the pages
    for file, face in zip(files, deck.faces, strict=False):
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        lines = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert " ".join(lines) == text_of(face)
    page = ElementTree.fromstring(files[-1].read_text(encoding="utf-8"))
    assert page.attrib["width"] == "210mm"


def objects(data: bytes) -> dict[int, bytes]:
    """The objects of a PDF by the table at its end, which must tell their places exactly."""
    start = int(data.split(b"startxref\n")[1].split(b"\n")[0])
    table = data[start:].split(b"trailer")[0].split(b"\n")
    places = [int(line.split()[0]) for line in table[3:] if line.endswith(b" n ")]
    found = {}
    for number, place in enumerate(places, 1):
        assert data[place:].startswith(f"{number} 0 obj\n".encode())
        found[number] = data[place : data.index(b"\nendobj", place)]
    return found


def unpacked(body: bytes) -> str:
    stream = body.split(b"stream\n", 1)[1].rsplit(b"\nendstream", 1)[0]
    return zlib.decompress(stream).decode("latin-1")


def test_a_pdf_opens_and_every_letter_can_be_read_back(deck: Deck, tmp_path: Path) -> None:
    data = deck.write_pdf(tmp_path / "cards.pdf").read_bytes()
    assert data.startswith(b"%PDF-1.4\n")
    found = objects(data)
    leaves = [body for body in found.values() if b"/Type /Page " in body]
    assert len(leaves) == len(deck.pages()) == 8
    contents = [unpacked(found[int(re.findall(rb"/Contents (\d+)", leaf)[0])]) for leaf in leaves]
    maps = [_characters(found, name) for name in ("F1", "F2")]
    told = "".join(
        _read(maps[int(bold) - 1], glyphs)
        for content in contents
        for bold, glyphs in re.findall(r"/F([12]) [\d.]+ Tf .*? <([0-9a-f]*)> Tj", content)
    )
    for face in deck.faces:
        for each in words(list(face.shapes)):
            assert each.text.replace("\u00a0", " ") in told


def _characters(found: dict[int, bytes], name: str) -> dict[str, str]:
    page = next(body for body in found.values() if b"/Type /Page " in body)
    outer = found[int(re.findall(rf"/{name} (\d+) 0 R".encode(), page)[0])]
    table = unpacked(found[int(re.findall(rb"/ToUnicode (\d+)", outer)[0])])
    return {
        glyph: chr(int(code, 16)) for glyph, code in re.findall(r"<([0-9a-f]{4})> <([0-9a-f]{4})>\n", table)
    }


def _read(characters: dict[str, str], glyphs: str) -> str:
    return "".join(characters[glyphs[place : place + 4]] for place in range(0, len(glyphs), 4))


# --- parts ----------------------------------------------------------------------------------------------


def test_the_font_has_all_letters_of_our_languages() -> None:
    for bold in (False, True):
        for letter in "áéíóöőúüűÁÉÍÓÖŐÚÜŰąćęłńóśźżĄĆĘŁŃÓŚŹŻ−–’”„“…\u00a0":
            assert font(bold).width(letter, 10) > 0


def test_a_letter_that_the_font_lacks_is_refused() -> None:
    with pytest.raises(LudariumError, match="no character"):
        font(False).width("漢", 3)


def test_without_its_font_printing_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "PACKAGE", "no_such_font")
    fonts.font.cache_clear()
    with pytest.raises(LudariumError, match="font-source-serif-pro"):
        font(False)
    fonts.font.cache_clear()


def test_lines_break_where_the_room_ends() -> None:
    lines = broken("Roman infantry for each elephant in hand", 25, 3)
    assert " ".join(lines) == "Roman infantry for each elephant in hand"
    assert all(font(False).width(part, 3) <= 25 for part in lines)


def test_a_path_is_taken_apart() -> None:
    assert steps("M1 2 L3 4 5 6 Z") == [("M", (1, 2)), ("L", (3, 4)), ("L", (5, 6)), ("Z", ())]


def test_other_data_files_are_drawn_with_their_own_words(tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    text = house_text("cards.csv").replace(",Ambush,", ",Hidden Men,")
    path.write_text(text.replace("roman infantry -4000", "roman infantry -4500"), encoding="utf-8")
    other = deck_of(ante_portas_with(path), "en")
    assert "Hidden Men" in text_of(other.faces[3])
    assert "roman infantry -4500" in text_of(other.faces[3])
    assert "Scouting costs 5 more." in text_of(other.faces[8])
