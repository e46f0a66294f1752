"""The data files of Ante Portas: what they hold, and how a bad one is refused with its line and reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from ludarium.core.errors import DataError, GameFileError, LudariumError, OptionError
from ludarium.core.notation import read, write
from ludarium.core.record import table_of
from ludarium.games.ante_portas.cards import Deck, card_mistakes, fingerprint, house_text, load
from ludarium.games.ante_portas.game import ANTE_PORTAS, ante_portas_with
from ludarium.games.ante_portas.map import map_mistakes
from ludarium.games.ante_portas.rules import AntePortas
from tests.ante_portas_scenes import SCENERY, START_HAND, Scene
from tests.rule import rule

CARDS = house_text("cards.csv").splitlines()
MAP = house_text("map.csv").splitlines()


def loaded(cards: list[str] = CARDS, land: list[str] = MAP) -> Deck:
    return load("\n".join(cards), "\n".join(land))


def changed(rows: list[str], line: int, row: str | None) -> list[str]:
    """The rows with one line (from 1) put otherwise, or left out."""
    return [*rows[: line - 1], *([] if row is None else [row]), *rows[line:]]


def line_of(rows: list[str], text: str) -> int:
    return next(number for number, row in enumerate(rows, 1) if text in row)


@rule("AP-1", "AP-3")
def test_the_house_deck_has_eighteen_cards_of_two_halves_and_two_roman_ones() -> None:
    deck = loaded()
    assert (len(deck.c_ids), len(deck.r_ids)) == (18, 20)
    assert deck.c_ids[:9] == START_HAND
    assert deck.r_ids[18:] == ["publius-scipio", "sempronius"]
    assert (deck.start_carthage, deck.start_pile, deck.start_rome) == (0x1FF, 0x3FE00, 0xC0000)


def told_without_figures(deck: Deck) -> list[list[str]]:
    """Names of cards, cities and allies, and effects with all numbers left out."""
    effects = [*deck.c_effects, *deck.r_effects]
    shapes = [re.sub(r"[0-9]+", "", effect.text) for effect in effects]
    return [list(deck.c_ids), list(deck.r_ids), list(deck.land.city_ids), list(deck.land.ally_ids), shapes]


@rule("AP-95")
def test_scenes_are_played_with_the_cards_and_cities_of_the_house_only_figures_may_differ() -> None:
    """So the scene of a card still proves the house's card when that is tuned."""
    scenery = cast(AntePortas, SCENERY.new(2)).deck
    assert told_without_figures(scenery) == told_without_figures(loaded())


@rule("AP-96")
def test_the_house_data_cannot_change_without_a_new_rules_number() -> None:
    """Old game files must not silently play with other cards: change this line together with `rules`."""
    assert (ANTE_PORTAS.rules, fingerprint(house_text("cards.csv"), house_text("map.csv"))) == (
        6,
        "d5ec9d4966c3",
    )


GUIDES = CARDS[1]
BAD_CARDS = [
    ("carthage,Alpine Guides,3500", "16 cells are needed, 3 are there"),
    (GUIDES.replace("3500", "x"), "c_infantry must be a whole number from 1 to 20000, not 'x'"),
    (GUIDES.replace("3500", "0"), "c_infantry must be a whole number from 1 to 20000"),
    (GUIDES.replace("3500", "-5"), "c_infantry must be a whole number"),
    (GUIDES.replace(",400,", ",20001,"), "r_cavalry must be a whole number from 0 to 20000"),
    (GUIDES.replace("carthage,", "gallia,", 1), "start must be one of carthage, pile, rome, not 'gallia'"),
    (GUIDES.replace("Alpine Guides", ""), "c_name must be a name"),
    (GUIDES.replace("Alpine Guides", "Spies"), "'Spies' is there twice"),
    (GUIDES.replace("Alpine Guides", "Dictator"), "'Dictator' is there twice"),
    (GUIDES.replace("0,immediate", "0,at once"), "c_kind must be one of immediate, attached"),
    (GUIDES.replace(",carthage", ",rome"), "r_goes must be one of out, carthage"),
    (GUIDES.replace("march 3", "fly 3"), "c_effect: 'fly 3' is an unknown effect"),
    (GUIDES.replace("march 3", ""), "is an unknown effect"),
    (GUIDES.replace("march 3", "march"), "'march' takes a figure"),
    (GUIDES.replace("march 3", "march +3"), "'march' takes a figure"),
    (GUIDES.replace("march 3", "march 99"), "the figure must be from 1 to 20"),
    (GUIDES.replace("march 3", "march 0"), "the figure must be from 1 to 20"),
    (GUIDES.replace("march 3", "morale 2"), "takes a figure with"),
    (GUIDES.replace("march 3", "turn-ally 1"), "'turn-ally' takes no figure"),
    (GUIDES.replace("march 3", "win"), "'win' belongs to rome, not to carthage"),
    (GUIDES.replace("march 3", "stray"), "'stray' belongs to attached events, not to immediate ones"),
    (GUIDES.replace("march 3", "draw 1 in Hispania"), "there is no region 'Hispania'"),
    (GUIDES.replace("march 3", "draw 2 per army"), "this cannot be multiplied so"),
    (GUIDES.replace("in Gallia", "at night"), "'at night' is no condition"),
    (GUIDES.replace("in Gallia", "ally Celts"), "there is no ally 'Celts'; the map has Gauls"),
    (GUIDES.replace("in Gallia", "in Gallia and sea carthage or in Italia"), "all by `and` or all by `or`"),
    (GUIDES.replace("only in Gallia", "not at Roma"), "`not at Roma` belongs to attached events"),
    (GUIDES.replace("; march 3", ""), "an effect needs a verb"),
    (GUIDES.replace("sea 1", "march 1"), "r_effect: 'march' belongs to carthage, not to rome"),
]


@rule("AP-96")
@pytest.mark.parametrize(("row", "why"), BAD_CARDS, ids=range(len(BAD_CARDS)))
def test_a_card_that_does_not_fit_is_refused(row: str, why: str) -> None:
    with pytest.raises(DataError) as caught:
        loaded(cards=changed(CARDS, 2, row))
    place = str(caught.value)
    assert why in place
    assert place.startswith("cards.csv, line "), place


@rule("AP-96")
def test_the_line_of_a_bad_card_is_told() -> None:
    with pytest.raises(DataError, match=r"^cards\.csv, line 5: c_effect: 'bribe 4' is an unknown effect$"):
        loaded(cards=changed(CARDS, 5, CARDS[4].replace("roman infantry -4000", "bribe 4")))


@rule("AP-96")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("only in Gallia; stray", "`only` belongs to immediate events"),
        ("stray; roman infantry -100", "may follow a choice"),
        ("roman infantry -100 per cent", "unknown effect"),
    ],
)
def test_an_attached_effect_that_does_not_fit_is_refused(effect: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        loaded(cards=changed(CARDS, 6, CARDS[5].replace("stray", effect)))


@rule("AP-96", "AP-1", "AP-3")
@pytest.mark.parametrize(
    ("line", "row", "why"),
    [
        (2, None, "line 20: 9 cards must have the start carthage, not 8"),
        (2, CARDS[1].replace("carthage", "pile", 1), "9 cards must have the start carthage, not 8"),
        (20, None, "2 cards must have the start rome, not 1"),
        (20, CARDS[19].replace("rome,", "rome,Hanno", 1), "line 20: c_name must be empty in this row"),
        (20, CARDS[19].replace(",out", ",carthage"), "line 20: r_goes must be one of out"),
        (1, "start,name", "line 1: the columns must be start,c_name"),
        (3, 'carthage,"Numidian', "line 3: it is no row of cells"),
    ],
)
def test_too_few_start_cards_and_wrong_roman_ones_are_refused(line: int, row: str | None, why: str) -> None:
    with pytest.raises(DataError, match=why):
        loaded(cards=changed(CARDS, line, row))


BAD_MAPS = [
    ("price,Gallia", "price,Hispania,,,3,,,,,", "name must be one of Gallia, Cisalpina, Italia"),
    ("price,Cisalpina", "price,Gallia,,,2,,,,,", "the price of Gallia is there twice"),
    ("city,Narbo", "city,Narbo,,Hispania,0,,,,,", "region must be one of Gallia"),
    ("city,Narbo", "city,Narbo,,Gallia,14,,,,,", "value must be a whole number from 0 to 13, not '14'"),
    ("city,Narbo", "city,Narbo,,Gallia,0,no,,,,", "anchor must be one of yes, empty, not 'no'"),
    ("city,Narbo", "city,Emporiae,,Gallia,0,,,,,", "'Emporiae' is there twice"),
    ("city,Narbo", "city,Narbo,,Gallia,0,,3,,,", "march must be empty in this row, not '3'"),
    ("city,Emporiae", "city,Emporiae,,Italia,0,,,,,", "must lie in Gallia"),
    ("road,Emporiae,Narbo", "road,Emporiae,Nuceria,,,,1,,,", "there is no city 'Nuceria'"),
    ("road,Emporiae,Narbo", "road,Emporiae,Emporiae,,,,1,,,", "a road from Emporiae to itself"),
    ("road,Narbo,Rhodanus", "road,Narbo,Emporiae,,,,1,,,", "the road from Narbo to Emporiae is there twice"),
    ("road,Emporiae,Narbo", "road,Emporiae,Narbo,,,,0,,,", "march must be a whole number from 1 to 20"),
    ("road,Emporiae,Narbo", "road,Emporiae,Narbo,,,,1,maybe,,", "sea must be one of yes, empty"),
    ("road,Emporiae,Narbo", "bridge,Emporiae,Narbo,,,,1,,,", "row must be one of price, city, road, ally"),
    ("ally,Gauls", "ally,Gauls,,,,,,,10-11,draw 1 first", "stretch must be like 7-6"),
    ("ally,Gauls", "ally,Gauls,,,,,,,13-12,draw 1 first", "stretch must be like 7-6"),
    ("ally,Gauls", "ally,Gauls,,,,,,,11-10,draw 1", "'draw 1' is no help of an ally"),
    ("ally,Gauls", "ally,Gauls,,,,,,,11-10,plays +1", "'plays \\+1' is no help of an ally"),
    ("ally,Gauls", "ally,Latins,,,,,,,11-10,draw 1 first", "'Latins' is there twice"),
]


@rule("AP-96")
@pytest.mark.parametrize(("start", "row", "why"), BAD_MAPS, ids=range(len(BAD_MAPS)))
def test_a_map_row_that_does_not_fit_is_refused(start: str, row: str, why: str) -> None:
    with pytest.raises(DataError, match=rf"^map\.csv, line \d+: .*{why}"):
        loaded(land=changed(MAP, line_of(MAP, start), row))


@rule("AP-96")
def test_a_city_that_no_road_reaches_is_refused_at_its_own_line() -> None:
    line = line_of(MAP, "city,Croton")
    land = [row for row in MAP if not ("Croton" in row and row.startswith("road"))]
    with pytest.raises(DataError, match=rf"^map\.csv, line {line}: no road reaches Croton$"):
        loaded(land=land)


@rule("AP-96", "AP-70")
def test_a_city_behind_rome_alone_is_out_of_reach() -> None:
    """Nobody marches on from Roma: the siege is the last round."""
    land = [row for row in MAP if not ("Croton" in row and row.startswith("road"))]
    with pytest.raises(DataError, match="no road reaches Croton"):
        loaded(land=[*land, "road,Croton,Roma,,,,1,,,"])


@rule("AP-96", "AP-4")
@pytest.mark.parametrize(
    ("gone", "why"),
    [
        ("price,Italia", "there is no price row for Italia"),
        ("ally,Latins", "there must be 5 allies, not 4"),
        ("city,Roma", "there is no city 'Roma'"),
    ],
)
def test_a_map_that_lacks_something_is_refused(gone: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        loaded(land=changed(MAP, line_of(MAP, gone), None))


@rule("AP-96")
def test_every_mistake_of_both_files_is_told_with_its_line() -> None:
    """Two mistakes of one row are two; a row that cannot be read is not missed a second time."""
    cards = changed(CARDS, 2, GUIDES.replace("3500", "x", 1).replace("march 3", "fly 3"))
    cards = changed(changed(cards, 9, "carthage,Spies"), 12, CARDS[11].replace("pile,", "heap,", 1))
    land = changed(MAP, line_of(MAP, "city,Narbo"), "city,Narbo,,Hispania,14,,,,,")
    land = changed(land, line_of(MAP, "road,Emporiae,Narbo"), "road,Emporiae,Nuceria,,,,0,,,")
    land = changed(land, line_of(MAP, "ally,Gauls"), "ally,Gauls,,,,,,,10-11,draw 1 first")
    told = card_mistakes("\n".join(cards), "cards.csv", "\n".join(land))
    assert [(mistake.line, str(mistake).split(": ", 1)[1][:24]) for mistake in told] == [
        (2, "c_infantry must be a who"),
        (2, "c_effect: 'fly 3' is an "),
        (9, "16 cells are needed, 2 a"),
        (12, "start must be one of car"),
    ]
    assert [mistake.line for mistake in map_mistakes("\n".join(land), "map.csv")] == [
        line_of(land, "city,Narbo"),
        line_of(land, "city,Narbo"),
        line_of(land, "Nuceria"),
        line_of(land, "Nuceria"),
        line_of(land, "ally,Gauls"),
    ]
    assert card_mistakes("\n".join(CARDS), "cards.csv", "\n".join(MAP)) == []
    few = card_mistakes("\n".join(changed(CARDS, 2, None)), "cards.csv", "\n".join(MAP))
    assert [mistake.line for mistake in few] == [20]


# --- other data files at a table --------------------------------------------------------------------


@rule("AP-96")
def test_cards_and_map_can_be_replaced(tmp_path: Path) -> None:
    cards, land = tmp_path / "my cards.csv", tmp_path / "my map.csv"
    cards.write_text("\n".join(CARDS).replace("Ambush,2500", "Night Raid,3900"), encoding="utf-8")
    land.write_text(
        "\n".join(MAP).replace("road,Emporiae,Narbo,,,,1", "road,Emporiae,Narbo,,,,2"), encoding="utf-8"
    )
    scene = Scene(game=ante_portas_with(cards, land))
    raid = next(
        card.carthage for card in scene.view().cards if card.carthage and card.carthage.id == "night-raid"
    )
    assert raid.infantry == 3900
    scene.turn("war-elephants")
    assert scene.why("target narbo") == ("AP-24", "march-too-short")
    assert scene.game.card_message("card", "night-raid") == ("as-written", {"name": "Night Raid"})
    assert ante_portas_with() is ANTE_PORTAS


@rule("AP-96")
def test_a_game_file_made_with_other_data_is_refused_with_the_reason(tmp_path: Path) -> None:
    cards = tmp_path / "cards.csv"
    cards.write_text("\n".join(CARDS).replace("Ambush,2500", "Ambush,3900"), encoding="utf-8")
    other = ante_portas_with(cards)
    text = write(table_of(other, ["human A", "human B"], {}, None))
    assert read(text, {"ante-portas": other}).options["data"].startswith("file-")
    with pytest.raises(
        GameFileError, match=r"option data: 'file-[0-9a-f]{12}' is not possible; it takes house"
    ):
        read(text, {"ante-portas": ANTE_PORTAS})


@rule("AP-96")
def test_files_that_cannot_be_read_are_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(LudariumError, match=r"none\.csv: No such file"):
        ante_portas_with(tmp_path / "none.csv")
    (tmp_path / "bad.csv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LudariumError, match=r"bad\.csv: the file is not UTF-8 text"):
        ante_portas_with(land=tmp_path / "bad.csv")
    (tmp_path / "big.csv").write_bytes(b"x" * 300_000)
    with pytest.raises(LudariumError, match=r"big\.csv: the file is larger"):
        ante_portas_with(tmp_path / "big.csv")


def test_two_seats_and_known_options_only() -> None:
    with pytest.raises(OptionError, match="takes 2 to 2 seats, not 3"):
        ANTE_PORTAS.new(3)
    with pytest.raises(OptionError, match="has no option 'rounds'"):
        ANTE_PORTAS.new(2, {"rounds": "5"})
