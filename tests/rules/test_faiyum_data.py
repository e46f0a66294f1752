"""The data files of Faiyum: what does not fit is refused with its file, line and reason (FA-96)."""

from __future__ import annotations

import re

import pytest

from ludarium.core.errors import DataError, LudariumError
from ludarium.core.notation import read, write
from ludarium.core.record import Record
from ludarium.games.faiyum.cards import card_mistakes, load, packaged
from ludarium.games.faiyum.game import FAIYUM, faiyum_game
from ludarium.games.faiyum.map import map_mistakes
from ludarium.games.faiyum.words import card_words
from tests.faiyum_scenes import Scene
from tests.rule import rule

CARDS = packaged("cards.csv").splitlines()
MAP = packaged("map.txt").splitlines()


def line_of(rows: list[str], start: str) -> int:
    return next(number for number, row in enumerate(rows, 1) if row.startswith(start))


def cards_with(start: str, row: str) -> str:
    """The card file with one line replaced."""
    line = line_of(CARDS, start)
    return "\n".join([*CARDS[: line - 1], row, *CARDS[line:]])


def map_with(start: str, row: str) -> str:
    line = line_of(MAP, start)
    return "\n".join([*MAP[: line - 1], row, *MAP[line:]])


@rule("FA-96")
def test_the_files_as_they_are_fit() -> None:
    cards, land = load()
    assert len(cards.ids) == 63
    assert sum(row.copies for row in cards.rows) == 65
    assert sum(mark != "." for mark in land.marks) == 56


@rule("FA-96")
@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("4,Levy,found,other,,,$5,", "7 cells are needed, 8 are there"),
        ("4,Levy,found,other,,$5", "7 cells are needed, 6 are there"),
        ("x,Levy,found,other,,,$5", "number must be S1 to S5 or a whole number, not 'x'"),
        ("2,Levy,found,other,,,$5", "number 2 is there twice"),
        ("5,Levy,found,other,,,$5", "5 is no number of an action card"),
        ("122,Levy,found,other,,,$5", "122 is no number of an action card"),
        ("4,,found,other,,,$5", "the name is missing"),
        ("4,Levy!,printed,other,,,$5", "source must be one of found, part, rebuilt"),
        ("4,Levy,found,war,,,$5", "type must be one of harvest, build, trade, other"),
        ("4,Levy,found,other,,,", "the card does nothing"),
        ("4,Levy,found,other,gold,,$5", "'gold' is no cost"),
        ("4,Levy,found,other,wheat +,,$5", "nothing beside it"),
        ("4,Levy,found,other,0 wheat,,$5", "numbers on cards go from 1 to 15"),
        ("4,Levy,found,other,16 wheat,,$5", "numbers on cards go from 1 to 15"),
        ("4,Levy,found,other,up to wheat,,each: $5", "is no cost: it takes"),
        ("4,Levy,found,other,wheat up to 3 fish,,each: $5", "'up to' must begin the cost or follow a '\\+'"),
        ("4,Levy,found,other,up to 3 times 2 basic,,each: $5", "'basic' cannot be in it"),
        ("4,Levy,found,other,,fly,$5", "'fly' is no action"),
        ("4,Levy,found,trade,,worker moon,$5", "'worker moon' is no action"),
        ("4,Levy,found,trade,,worker any,$5", "a worker on any makes no trade card"),
        ("4,Levy,found,harvest,,worker place,$5", "a worker on place makes no harvest card"),
        ("4,Levy,found,other,,,5 gold", "'5 gold' is no gain"),
        ("4,Levy,found,other,,,all: $5", "'all' is no part of a gain"),
        ("4,Levy,found,other,,,each: $5", "'each' needs exactly one 'up to'"),
        ("4,Levy,found,other,up to 3 fish,recall up to 2,each: $5", "'each' needs exactly one 'up to'"),
        ("4,Levy,found,other,,,2 field", "'field' needs a worker or a building"),
        ("4,Levy,found,harvest,,up to 3 workers any,2 field", "must be gained for each"),
        ("4,Levy,found,other,,,1 fame per block", "needs a worker, a building or a block"),
        ("4,Levy,found,other,,,settlement: 1 fame", "needs a worker, a building or a block"),
        ("4,Levy,found,other,,,1 fame per camel", "is no gain: it takes '1 fame per 5 roads"),
        ("4,Levy,found,other,up to 3 fish,,each: 1 fame per road", "and not for each"),
        ("4,Levy,found,other,up to 3 fish,,each: 2 basic", "cannot be gained for each"),
        ("4,Gardener,found,other,,,$5\n4,Gardener-2,found,other,,,$5", "number 4 is there twice"),
        ('4,"Levy,found,other,,,$5', "this is no line of a table"),
    ],
)
def test_a_card_that_does_not_fit_is_refused_with_its_line(row: str, why: str) -> None:
    line = line_of(CARDS, "4,Levy") + (1 if "\n" in row else 0)
    with pytest.raises(DataError, match=rf"^cards\.csv, line {line}: .*{why}"):
        load(cards_with("4,Levy", row))


@rule("FA-96")
def test_names_that_are_too_much_alike_are_refused() -> None:
    with pytest.raises(DataError, match="too much like that of another card"):
        load(cards_with("4,Levy", "4,Gardener!,found,other,,,$5"))


@rule("FA-96")
def test_every_mistake_of_a_file_is_told_with_its_line() -> None:
    rows = [row for row in CARDS if not row.startswith("6,")]
    line = line_of(rows, "4,Levy")
    rows[line - 1] = "4,Levy,found,other,gold,fly,$5"
    rows[line] = rows[line].replace("found", "lost")
    rows.append("4,Levy,found,other,,,$5")
    told = [(mistake.line, str(mistake).split(": ", 1)[1]) for mistake in card_mistakes("\n".join(rows))]
    assert told == [
        (line, "'gold' is no cost"),
        (line, "'fly' is no action"),
        (line + 1, "source must be one of found, part, rebuilt, not 'lost'"),
        (len(rows), "number 4 is there twice"),
        (len(rows), "cards are missing: 6"),
    ]
    assert card_mistakes("\n".join(CARDS)) == []
    assert map_mistakes("\n".join(MAP)) == []
    twins = card_mistakes(cards_with("4,Levy", "4,Gardener!,found,other,,,$5"))
    assert ["too much like" in str(mistake) for mistake in twins] == [True, True]


@rule("FA-96")
def test_every_mistake_of_a_map_is_told_with_its_line() -> None:
    torn = map_with("row 3", "row 3: s 5 y g | w R g x").replace("dam: d7-e7", "damm: d7-e7")
    assert [str(mistake).split(", ")[1].split(": ")[0] for mistake in map_mistakes(torn)] == [
        f"line {line_of(MAP, 'row 3')}",
        f"line {line_of(MAP, 'row 3')}",
        f"line {line_of(MAP, 'dam')}",
        f"line {len(MAP)}",
    ]
    skewed = map_with("row 3", "row 3: s 6 w g | w R R s").replace("dam: d7-e7", "dam: d7-f7")
    assert [str(mistake).split(": ", 1)[1] for mistake in map_mistakes(skewed)] == [
        "the map needs the red field R exactly once, not 2 times",
        "d7-f7 must name two fields that face each other across the canal",
        "there are 38 crocodiles for 37 wheat and grape fields",
        "4 sites must take 15 blocks together, not 4 sites 16",
    ]
    assert [str(mistake) for mistake in map_mistakes("")] == ["map.txt, line 1: the map has no rows"]


@rule("FA-96")
def test_columns_missing_cards_and_large_files() -> None:
    with pytest.raises(DataError, match="the columns must be"):
        load("number,name\n")
    with pytest.raises(DataError, match=r"cards are missing: 4$"):
        load("\n".join(row for row in CARDS if not row.startswith("4,")))
    with pytest.raises(DataError, match="cards are missing: S1"):
        load("number,name,source,type,cost,action,gain\n")
    with pytest.raises(DataError, match="larger than"):
        load("#" * 2_000_000)


@rule("FA-96")
@pytest.mark.parametrize(
    ("start", "row", "why"),
    [
        ("row 3", "row 4: s 5 w g | w R g s", "row 3 must come here, not row 4"),
        ("row 3", "row 3: s 5 w g w R g s", "needs the canal | exactly once"),
        ("row 3", "row 3: s 5 w g | w R g s s", "the rows have 8 cells, this one 9"),
        ("row 3", "row 3: s 5 w x | w R g s", "'x' is no field"),
        ("row 3", "row 3: s 0 w g | w R g s", "'0' is no field"),
        ("row 3", "third row", "is no line of a map"),
        ("dam", "dam: d7-f7", "must name two fields that face each other across the canal"),
        ("dam", "dam: d7-z9", "must name two fields that face each other across the canal"),
        ("dam", "dam: d6-e6", "the dam joins two stone fields, and d6 is none"),
        ("dam", "dam: d7-e7\ndam: d7-e7", "the line dam: is there twice"),
        ("dam", "dam: d7-e7\nbridges: d1-e1 d1-e1", "a bridge place is there twice or is the dam"),
        ("dam", "dam: d7-e7\nbridges: d1-h1", "must name two fields that face each other"),
    ],
)
def test_a_map_that_does_not_fit_is_refused_with_its_line(start: str, row: str, why: str) -> None:
    line = line_of(MAP, start) + (1 if "\n" in row else 0)
    with pytest.raises(DataError, match=rf"^map\.txt, line {line}: .*{re.escape(why)}"):
        load(map_text=map_with(start, row))


@rule("FA-96", "FA-1")
@pytest.mark.parametrize(
    ("start", "row", "why"),
    [
        ("row 3", "row 3: s 5 w g | w w g s", "the red field R exactly once, not 0 times"),
        ("row 3", "row 3: s 5 w g | w R R s", "the red field R exactly once, not 2 times"),
        ("row 3", "row 3: s 5 s g | w R g s", "38 crocodiles for 37 wheat and grape fields"),
        ("row 3", "row 3: s 6 w g | w R g s", "4 sites must take 15 blocks together, not 4 sites 16"),
        ("row 3", "row 3: s s w g | w R g s", "4 sites must take 15 blocks together, not 3 sites 10"),
        ("dam", "# no dam", "the line dam: is missing"),
    ],
)
def test_wrong_piece_counts_of_a_map_are_refused(start: str, row: str, why: str) -> None:
    with pytest.raises(DataError, match=re.escape(why)):
        load(map_text=map_with(start, row))


@rule("FA-96")
def test_a_field_that_nobody_can_reach_is_refused() -> None:
    rows = [row for row in MAP if row.startswith("row")]
    wider = [f"{row} ." for row in rows]
    wider[:4] = [
        "row 1: g . s w | w s g w .",
        "row 2: . g w g | g w 3 g .",
        "row 3: s 5 w g | w R g s w",
        "row 4: w g s w | s g w w w",
    ]
    text = "\n".join([*wider, "dam: d7-e7"])
    with pytest.raises(DataError, match=r"^map\.txt, line 1: nobody can reach the field a1"):
        load(map_text=text)
    with pytest.raises(DataError, match="at most 63 cells fit"):
        load(map_text="\n".join([*[f"{row} . ." for row in rows], "dam: d7-e7"]))
    with pytest.raises(DataError, match="the map has no rows"):
        load(map_text="")


# --- other data ------------------------------------------------------------------------------------


@rule("FA-96a")
def test_a_game_file_names_its_data_and_is_refused_with_other_data() -> None:
    other = faiyum_game(cards_with("4,Levy", "4,Levy,found,other,,,$6"))
    record = Record(FAIYUM, FAIYUM.table(), ["human Anna", "human Bela"])
    text = write(record)
    assert f"option data: {FAIYUM.table()['data']}" in text
    assert read(text, {"faiyum": FAIYUM}) == record
    with pytest.raises(LudariumError, match="played with other cards or another map"):
        read(text, {"faiyum": other})


@rule("FA-96a")
def test_comments_and_blanks_do_not_change_the_fingerprint_but_figures_do() -> None:
    data = FAIYUM.table()["data"]
    commented = "# my copy\n" + "\n".join(CARDS).replace(
        "wheat + grape + stone,town", " wheat + grape + stone , town "
    )
    assert faiyum_game(commented).table()["data"] == data
    assert faiyum_game(None, "# my map\n" + "\n".join(MAP)).table()["data"] == data
    assert faiyum_game(None, map_with("row 1", "row 1: w g s w | w s g w")).table()["data"] != data
    assert faiyum_game(None, map_with("dam", "dam: d7-e7\nbridges: d1-e1")).table()["data"] != data


@rule("FA-96")
def test_other_cards_are_played_and_named() -> None:
    game = faiyum_game(cards_with("4,Levy", "4,Great Levy,found,other,,,$9 + 1 fame"))
    scene = Scene(game=game).hold(4).only().do("play great-levy")
    assert scene.owns() == {"money": 9, "fame": 1}
    assert game.card_message("card", "great-levy") == ("card-own", {"name": "Great Levy"})
    assert game.card_message("card", "farmer") == ("card-farmer", {})
    assert card_words(load()[0])("field", "a1") is None


@rule("FA-96")
def test_a_map_may_name_its_bridge_places() -> None:
    scene = Scene(game=faiyum_game(None, map_with("dam", "dam: d7-e7\nbridges: d1-e1 e3-d3")))
    assert [(way.a, way.b) for way in scene.view().bridge_places] == [("d1", "e1"), ("d3", "e3")]
    assert scene.view().rebuilt_map is False
    assert Scene().view().rebuilt_map is True


# --- cards whose parts hang together are searched through (FA-21) ----------------------------------


def with_levy(cost: str, action: str, gain: str, kind: str = "build") -> Scene:
    """A scene with one card in hand, number 4, made for the test."""
    return Scene(
        game=faiyum_game(cards_with("4,Levy", f"4,Trial,rebuilt,{kind},{cost},{action},{gain}"))
    ).hold(4)


@rule("FA-21")
def test_each_step_leaves_the_later_parts_possible() -> None:
    """The one wheat must be kept for the road to f2, where the workshop can stand."""
    scene = with_levy("", "hunt up to 1; workshop wheat", "3 fame").only()
    assert scene.why("play trial") == ("FA-21", "cannot-finish")
    scene = with_levy("", "2 roads; workshop wheat", "3 fame").build(dry="f2").only(wheat=1, stone=1)
    scene.do("play trial")
    scene.do("road f3-e4")
    assert scene.places("road") == {"f2-f3", "f2-g2"}
    assert scene.why("road g2-h3")[0] in ("FA-21", "FA-55")
    scene.do("road f2-f3")
    assert scene.do("workshop f2").owns() == {"fame": 3}


@rule("FA-21", "FA-22")
def test_a_cost_and_roads_share_one_purse() -> None:
    scene = with_levy("stone", "1 road", "3 fame").build(dry="f4").only(stone=1)
    assert not scene.legal("play trial")
    assert scene.only(stone=1, grape=1).legal("play trial")
    assert scene.only(stone=1, rose=1).legal("play trial")
    scene.only(stone=1, rose=1, grape=1).do("play trial")
    assert scene.texts() == {"pay stone", "pay rose"}
    scene.do("pay stone")
    assert "f3-f4" in scene.places("road")


@rule("FA-21", "FA-25")
@pytest.mark.parametrize(("money", "playable"), [(3, False), (4, True)])
def test_a_price_is_paid_before_money_replaces_a_good_of_a_road(money: int, playable: bool) -> None:
    scene = with_levy("$1", "1 road", "3 fame").build(dry="f4").only(money=money)
    assert scene.legal("play trial") == playable
    assert scene.owns() == {"money": money}
    if playable:
        scene.do("play trial", "road f3-f4")
        assert scene.owns() == {"fame": 3}


@rule("FA-21")
def test_an_order_and_a_cost_share_the_money() -> None:
    scene = with_levy("wheat", "order for $1 less", "1 fame", "other").only(money=3)
    assert not scene.legal("play trial")  # $3 for the wheat leave nothing for the card
    scene.only(wheat=1, money=1).do("play trial", "buy 90")
    assert scene.owns() == {"fame": 1}


@rule("FA-28", "FA-21")
def test_overseer_searches_too() -> None:
    text = cards_with("4,Levy", "4,Trial,rebuilt,build,,2 roads; workshop wheat,3 fame")
    scene = Scene(deal=range(6, 30, 2), game=faiyum_game(text)).hold("overseer").top("trial").build(dry="f2")
    assert not scene.only(wheat=1, money=1).legal("play overseer")
    scene.only(wheat=1, stone=1, money=1).do("play overseer", "road f3-e4", "road f2-f3", "workshop f2")
    assert scene.owns() == {"fame": 4}
