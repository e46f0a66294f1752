"""For everybody: axe finds nothing in either theme, the keyboard is enough, and everything fits."""

from __future__ import annotations

from importlib import resources
from typing import Literal

import pytest

from tests.browser.visitors import DESK, PHONE, Visitor, Visitors

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
BOT = {"kind": "bot", "level": "random"}
TABLES = {
    "builders-middle-ages": "builders-table",
    "builders-antiquity": "builders-table",
    "ante-portas": "ante-portas-table",
    "faiyum": "faiyum-table",
}
Theme = Literal["light", "dark"]


def violations(visitor: Visitor) -> list[str]:
    """What axe has to say about the page as it is now."""
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{rule['id']}: {node['target']}" for rule in found["violations"] for node in rule["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_house(visitors: Visitors, theme: Theme) -> None:
    visitor = visitors.comes(theme=theme)
    page = visitor.lobby()
    assert violations(visitor) == []
    page.locator(".more button").first.click()
    page.locator("new-table dialog").wait_for()
    assert violations(visitor) == []
    for path, sign in (
        ("/rules", ".choices"),
        ("/rules/faiyum", "li[id]"),
        ("/campaign", "section"),
        ("/t/none", ".nothing"),
    ):
        visitor.opens(path)
        page.locator(sign).first.wait_for()
        assert violations(visitor) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_at_a_table(visitors: Visitors, theme: Theme, game: str) -> None:
    visitor = visitors.comes(theme=theme)
    visitor.sits_down(game, [{"kind": "me"}, BOT])
    visitor.table(TABLES[game])
    visitor.page.locator("[data-tab=choices] .badge").wait_for()
    for tab in ("log", "choices", "chat"):
        visitor.page.locator(f"[data-tab={tab}]").click()
        assert violations(visitor) == []
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("h1").click()
    visitor.page.keyboard.press("?")
    visitor.page.locator("shortcut-list dialog").wait_for()
    assert violations(visitor) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_after_the_end_and_in_the_replay(visitors: Visitors, theme: Theme) -> None:
    visitor = visitors.comes(theme=theme)
    id_ = visitor.sits_down("builders-middle-ages", [BOT, BOT], options={"rounds": "2"})
    visitor.sees_the_end()
    visitor.page.get_by_role("button", name="Final scoring").click()
    visitor.page.locator("final-score dialog").wait_for()
    assert violations(visitor) == []
    visitor.opens(f"/replay/{id_}?at=12")
    visitor.table()
    assert violations(visitor) == []


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
    page.locator(".confirm").wait_for()
    page.keyboard.press("Enter")
    table.locator(".site").wait_for()
    page.keyboard.press("w")
    number = page.locator("choice-list .choice", has_text="End the turn").get_attribute("data-number")
    page.keyboard.type(str(number))
    page.keyboard.press("Enter")
    page.locator(".confirm").wait_for()
    before = visitor.news("at")
    page.keyboard.press("Enter")
    visitor.hears_more(before)


@pytest.mark.parametrize("game", ["builders-middle-ages", "builders-antiquity"])
def test_rows_crew_and_coins_are_seen_without_scrolling(visitors: Visitors, game: str) -> None:
    visitor = visitors.comes(DESK)
    visitor.sits_down(game, [{"kind": "me"}, BOT, BOT, BOT])
    table = visitor.table()
    for part in (".buildings", ".workers", ".crew", ".purse", ".seats"):
        box = table.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + min(box["height"], 200) <= DESK["height"], part


@pytest.mark.parametrize("path", ["/", "/rules/ante-portas", "/campaign"])
def test_nothing_is_wider_than_a_phone(visitors: Visitors, path: str) -> None:
    visitor = visitors.comes(PHONE)
    page = visitor.opens(path)
    page.locator("main h1").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", TABLES)
def test_no_table_is_wider_than_a_phone(visitors: Visitors, game: str) -> None:
    visitor = visitors.comes(PHONE)
    visitor.sits_down(game, [{"kind": "me"}, BOT])
    visitor.table(TABLES[game])
    visitor.page.locator("[data-tab=choices] .badge").wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_table_fits_thumbs(visitors: Visitors) -> None:
    visitor = visitors.comes(PHONE)
    visitor.sits_down("builders-antiquity", [{"kind": "me"}, BOT, BOT])
    table = visitor.table()
    table.locator(".can").first.wait_for()
    heights = table.locator("button").evaluate_all(
        "(all) => all.map((b) => b.getBoundingClientRect().height)"
    )
    assert min(heights) >= 40
