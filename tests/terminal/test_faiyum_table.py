"""What the table and the menus of Faiyum say about positions set up by hand."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.phrases import reward
from ludarium.terminal.choices import Menu, Menus, menu_lines
from ludarium.terminal.faiyum_map import LIST_SWITCH, listed_map
from ludarium.terminal.faiyum_table import FAMILY, PAGES, table
from ludarium.terminal.faiyum_words import card_text
from ludarium.text.catalogues import game_texts
from ludarium.text.say import LANGUAGES, Say
from tests.faiyum_scenes import SCENERY, Scene
from tests.rule import rule

NAMES = ["Anna", "Bob"]


def lines(scene: Scene, viewer: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    return table(Say(FAIYUM, language, NAMES), scene.view(viewer), width)


def text(scene: Scene, viewer: int | None = 0, language: str = "en") -> str:
    return " ".join(" ".join(lines(scene, viewer, language)).split())


def menus(scene: Scene, language: str = "en") -> Menus:
    seat = int(scene.state.to_act)
    return Menus(Say(FAIYUM, language, NAMES), FAMILY, scene.view(seat), 80)


def main(scene: Scene, language: str = "en") -> Menu:
    made = menus(scene, language)
    return made.main(made.view.choices)


def texts(menu: Menu) -> list[str]:
    return [entry.text.replace("\u00a0", " ") for entry in menu.entries]


def built() -> Scene:
    """A map with a bit of everything."""
    scene = Scene().build(dry="e3 e4 f4 d3 c3", worker="c4 f3", road="f3-e4 e3-f3", settlement="c4")
    return scene.build(bridge="d3-e3", block="b3")


# --- the map --------------------------------------------------------------------------------------


def test_the_map_is_drawn_with_what_stands_on_it() -> None:
    shown = lines(built())
    first = shown.index("Map") + 1
    assert shown[first + 4 : first + 8] == [
        "  a3 s    b3 1/5  c3 w    d3 g =====e3 w ---f3*.S   g3 g~   h3 s",
        "                                    :       /",
        "      a4 w~   b4 g~   c4*sS   d4 w~   : e4 s    f4 g    g4 w~   h4 w~",
        "                                    :",
    ]


def test_the_map_fits_80_columns_and_says_what_its_signs_mean() -> None:
    shown = lines(built())
    assert max(len(line) for line in shown) <= 80
    assert "w wheat, g grape, s stone; ~ crocodile, * worker" in text(built())


def test_a_slanting_bridge_has_two_strokes() -> None:
    scene = Scene().build(dry="d2 e1", bridge="e1-d2")
    assert any("//" in line for line in lines(scene))


def test_sixty_columns_are_enough_for_the_map() -> None:
    shown = lines(built(), width=60)
    assert any(line.startswith("a1 g~  b1 w~") for line in shown)
    assert max(len(line) for line in shown) <= 60


def test_a_narrow_screen_gets_the_map_as_a_list() -> None:
    width = 50
    shown = lines(built(), width=width)
    assert any(line.startswith("  Row 1: a1 grape, crocodile;") for line in shown)
    assert max(len(line) for line in shown) <= width


def test_a_switch_gives_the_list_to_a_screen_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIST_SWITCH, "list")
    shown = text(built())
    assert "b3 site with 1 of 5 blocks" in shown
    assert "c4 stone, settlement, worker" in shown
    assert "Roads: e3-f3, f3-e4" in shown
    assert "Bridges and dam: d7-e7 (dam), d3-e3 (bridge)" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_a_language_differ(language: str) -> None:
    say = Say(FAIYUM, language)
    for things in (("wheat", "grape", "stone"), ("settlement", "town", "palace", "workshop", "extension")):
        signs = [say.words(f"fa-sign-{thing}") for thing in things]
        assert len(set(signs)) == len(signs)
        assert {len(sign) for sign in signs} == {1}


# --- market, decks and seats ----------------------------------------------------------------------


@rule("FA-7")
def test_the_market_shows_prices_tokens_and_what_comes_later() -> None:
    shown = text(Scene(deal=[2, 4, 38, 40, 44, 46, 48, 50, 52, 54, 56, 58]))
    assert "$2, token 2 Gardener worker on the canal bank; gain 1 rose; harvest, found" in shown
    assert "$6, token 40 Founding of a Town" in shown
    assert "later 44 Farm cost 1 grape, 1 stone; workshop on wheat; gain 3 fame, 3 wheat" in shown


def test_a_seat_shows_its_hand_and_its_pile_from_the_top() -> None:
    scene = Scene().do("cash two-roads").do("cash farmer").do("cash settlement")
    shown = text(scene, 1)
    assert "Anna: 0 fame, $7, no goods Discard pile, top first: Settlement, Two Roads" in shown
    assert "Hand: Farmer ×3" in shown
    assert "Your hand Farmer ×2 worker next to a worker" in shown


@rule("FA-5")
def test_the_page_of_the_decks_tells_what_may_come() -> None:
    scene = Scene()
    told = PAGES["deck"](Say(FAIYUM, "en", NAMES), scene.view(0), 80)
    assert told[1].startswith("  Draw deck (44): Gardener, Levy,")
    assert "and 4 disasters" in " ".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_the_table_is_a_page_that_a_small_screen_can_hold(language: str) -> None:
    say, view = Say(FAIYUM, language, NAMES), Scene().view(0)
    whole = table(say, view, 80)
    for page in ("map", "hand"):
        told = PAGES[page](say, view, 80)
        assert len(told) <= 24
        assert set(told) <= set(whole)
    assert set(PAGES["market"](say, view, 80)) <= set(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(language: str) -> None:
    say = Say(FAIYUM, language)
    cards = Scene(game=FAIYUM).state.cards
    for card, row in zip(cards.ids, cards.rows, strict=True):
        assert say.words(f"fa-mark-{row.source}") in card_text(say, card)


WORDS = {
    "S1": "worker next to a worker; gain 1 of the field's kind; harvest, found",
    "S5": "2 roads, each for 1 good of one of its two fields; gain 3 fame; build, found",
    "12": "cost another card of your hand, which leaves the game for good; 1 block; "
    "gain 1 fame, $3; other, found",
    "14": "worker in a settlement or town; gain in a settlement 3 wheat, in a town 4 wheat; trade, part",
    "24": "cost up to 6 goods; worker in a settlement or town; gain for each 1 rose; trade, part",
    "28": "worker in a settlement or town; gain 2 basic goods you choose; trade, part",
    "36": "buy a card for $2 less; other, part",
    "60": "worker in a settlement or town; gain $1, 1 fame per link there (at most 4); trade, rebuilt",
    "80": "cost $1; up to 3 workers next to a worker; gain for each 1 of the field's kind; harvest, part",
    "102": "worker in a settlement or town; "
    "gain 1 fame per 5 roads (bridges and the dam count, too) (at most 7); trade, rebuilt",
    "116": "cost 2 wheat, 2 grape, 1 fish; gain 9 fame; other, rebuilt",
    "120": "cost 5 stone; 2 blocks on one site; gain 12 fame; build, rebuilt",
}


@pytest.mark.parametrize("number", WORDS)
def test_the_words_of_cards(number: str) -> None:
    cards = Scene().state.cards
    card = next(card for card, row in zip(cards.ids, cards.rows, strict=True) if row.number == number)
    assert card_text(Say(SCENERY, "en"), card) == WORDS[number]


# --- menus ----------------------------------------------------------------------------------------


def test_places_stand_side_by_side_and_flood_no_screen() -> None:
    scene = Scene().do("play farmer")
    menu = main(scene)
    assert len(menu.entries) > 40
    shown = menu_lines(Say(FAIYUM, "en", NAMES), menu, 80)
    assert len(shown) < 12
    assert max(len(line) for line in shown) <= 80
    assert "a1 g~" in texts(menu)
    assert menu.title.replace("\u00a0", " ") == "Anna, Farmer: worker next to a worker (0 fame, $3, no goods)"


@rule("FA-58")
def test_a_place_that_links_stops_says_what_it_brings() -> None:
    scene = Scene().build(dry="e4 f4 f5 g4", road="f3-f4 f4-f5").only(wheat=1, grape=1, stone=1)
    scene.hold("settlement").do("play settlement")
    assert "f5 w (1 fame for links)" in texts(main(scene))


@rule("FA-24", "FA-25")
def test_payments_say_what_one_has() -> None:
    scene = Scene().build(dry="c4").only(wheat=1, grape=1, stone=1, rose=1, money=4).hold("settlement")
    scene.do("play settlement")
    assert texts(main(scene)) == [
        "Pay 1 wheat (1 of your 1)",
        "Pay 1 rose (1 of your 1)",
        "Pay money instead of the good ($3 of your $4)",
    ]


def test_the_main_menu_groups_by_kind() -> None:
    shown = texts(main(Scene()))
    assert shown[0].startswith("Play Farmer (worker next to a worker")
    assert shown[1] == "Take money for a card: Farmer, Settlement, Two Roads"
    assert shown[-1] == "Administration ($0; leaves the market: Palace, Caravan)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_says_what_a_reward_is(language: str) -> None:
    scene, say = Scene(1, options={"rewards": "6"}), Say(FAIYUM, language, NAMES)
    assert say.phrase(reward(1)) in main(scene, language).title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_all_words(language: str) -> None:
    assert listed_map(Say(FAIYUM, language), built().view(None), 80)


def test_every_message_is_used() -> None:
    text = game_texts("ludarium.games.faiyum", "en")["terminal.ftl"]
    folders = [Path(str(resources.files(name))) for name in ("ludarium.terminal", "ludarium.games.faiyum")]
    source = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    made = r"fa-(at|do|get|mark|per|sign|task)-|keys-|help-|page-|why-unknown|fa-marks"
    ways = {"fa-roads", "fa-bridges", "fa-bridge-places", "fa-sites", "fa-links", "fa-money", "fa-fame"}
    known = set(re.findall(r"^([a-z][a-z0-9_-]*) =", text, flags=re.MULTILINE)) - ways
    assert {name for name in known if not re.match(made, name) and f'"{name}"' not in source} == set()
