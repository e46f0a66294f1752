"""For everybody: axe finds nothing in either theme, the keyboard is enough, and everything fits a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.picks import PICKS
from tests.browser.visitors import DESK, PHONE, TABLES, Visitor, Visitors

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}

SHORTEST = 2  # moves that everybody makes in the shortest game of all
SOME = 4  # moves by keyboard, where a game lasts so long
ROUNDS = 5  # of two clicks each, on a phone


# --- axe ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "sign"),
    [
        ("/", ".play"),
        ("/rules", ".choices"),
        ("/rules/faiyum", "li[id]"),
        ("/rules/ante-portas#AP-33", "li.sought"),
        ("/campaign", "section"),
        ("/t/none", ".nothing"),
    ],
)
def test_axe_finds_nothing_in_the_house(visitor: Visitor, path: str, sign: str) -> None:
    visitor.opens(path).locator(sign).first.wait_for()
    assert visitor.faults() == []


def test_axe_finds_nothing_where_tables_are_made(visitor: Visitor) -> None:
    page = visitor.lobby()
    page.locator(".more button:not(.friend)").first.click()
    page.locator("new-table dialog").wait_for()
    assert visitor.faults() == []
    page.keyboard.press("Escape")
    page.locator("house-settings button[popovertarget]").click()
    page.locator("house-settings select[name=language]").wait_for()
    assert visitor.faults() == []
    visitor.sits_down("faiyum", [ME, {"kind": "open"}])
    page.locator("waiting-room").wait_for()
    assert visitor.faults() == []


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_at_a_table(visitor: Visitor, game: str) -> None:
    page = visitor.page
    visitor.sits_down(game, [ME, BOT])
    visitor.table(TABLES[game])
    visitor.may_move()
    for tab in ("log", "choices", "chat"):
        page.locator(f"[data-tab={tab}]").click()
        assert visitor.faults() == []
    page.locator("h1").click()
    page.keyboard.press("?")
    page.locator("shortcut-list dialog").wait_for()
    assert visitor.faults() == []


def test_axe_finds_nothing_at_a_refusal_and_a_question(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [ME, BOT])
    visitor.table().locator(".next .card").click(force=True)
    visitor.page.locator("reason-popup a").wait_for()
    assert visitor.faults() == []
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".do.end.can").click()
    visitor.page.locator(".confirm").wait_for()
    assert visitor.faults() == []


def test_axe_finds_nothing_on_the_cover_between_two_hands(visitor: Visitor) -> None:
    visitor.sits_down("ante-portas", [ME, ME])
    visitor.page.locator(".cover .main").wait_for()
    assert visitor.faults() == []


# --- keyboard -------------------------------------------------------------------------------------------


def test_a_turn_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.lobby()
    page.locator(".play").first.focus()
    page.keyboard.press("Enter")
    table = visitor.table()
    table.locator(".can").first.wait_for()
    page.keyboard.press("t")  # the table: its first row is that of the seats
    page.keyboard.press("Tab")  # the row of buildings
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    table.locator(".site").wait_for()
    page.keyboard.press("w")
    number = page.locator("choice-list .choice", has_text="End the turn").get_attribute("data-number")
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")
    before = visitor.news("at")
    confirms(page)
    visitor.hears_more(before)


def confirms(page: Page) -> None:
    page.locator(".confirm").wait_for()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", TABLES)
def test_some_moves_of_every_game_by_keyboard_alone(visitor: Visitor, game: str) -> None:
    visitor.lobby()
    visitor.prefers(confirm=False, early=False)
    visitor.sits_down(game, [ME, BOT])
    visitor.table(TABLES[game])
    moves = 0
    while moves < SOME and visitor.gets_a_turn():
        before = visitor.news("at")
        visitor.page.keyboard.press("w")
        visitor.page.locator("choice-list .choice:focus").wait_for()
        visitor.page.keyboard.press("ArrowDown")
        visitor.page.keyboard.press("Enter")
        visitor.hears_more(before)
        moves += 1
    assert moves >= SHORTEST


# --- sizes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["builders-middle-ages", "builders-antiquity"])
def test_rows_crew_and_coins_are_seen_without_scrolling(visitors: Visitors, game: str) -> None:
    visitor = visitors.comes(DESK)
    visitor.sits_down(game, [ME, BOT, BOT, BOT])
    table = visitor.table()
    for part in (".buildings", ".workers", ".crew", ".purse", ".seats"):
        box = table.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + min(box["height"], 200) <= DESK["height"], part


@pytest.mark.parametrize("path", ["/", "/rules/ante-portas", "/campaign"])
def test_nothing_is_wider_than_a_phone(visitors: Visitors, path: str) -> None:
    visitor = visitors.comes(PHONE)
    visitor.opens(path).locator("main h1").first.wait_for()
    assert visitor.overflow <= 0


@pytest.mark.parametrize("game", TABLES)
def test_every_game_is_played_on_a_phone(visitors: Visitors, game: str) -> None:
    visitor = visitors.comes(PHONE)
    visitor.lobby()
    visitor.prefers(confirm=False, early=False)
    visitor.sits_down(game, [ME, BOT])
    visitor.table(TABLES[game])
    visitor.may_move()
    clicks = 0
    while clicks < 2 * ROUNDS and visitor.gets_a_turn():
        assert visitor.overflow <= 0
        clicks += visitor.plays(PICKS[game], most=2)
    assert visitor.overflow <= 0
    assert clicks >= 2 * SHORTEST


def test_a_table_fits_thumbs(visitors: Visitors) -> None:
    visitor = visitors.comes(PHONE)
    visitor.sits_down("builders-antiquity", [ME, BOT, BOT])
    table = visitor.table()
    table.locator(".can").first.wait_for()
    heights = table.locator("button").evaluate_all(
        "(all) => all.map((b) => b.getBoundingClientRect().height)"
    )
    assert min(heights) >= 40
