"""Nothing that comes and goes moves the table: questions, hints and requests lie above it, at their thing."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.test_people import ends_turn, two_at_a_table
from tests.browser.visitors import DESK, PHONE, SETTLE, TABLE, TABLES, Visitor, Visitors

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
NEAR = 12  # pixels between a thing and the question about it

# Where the table and everything in it that can be pressed stands.
BOXES = """(tag) => {
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) =>
    [...(one.matches('button, section') ? [one] : []), ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const table = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page')
    .shadowRoot.querySelector(tag);
  const box = (one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join(' ');
  return [table, ...all(table.shadowRoot)].map(box);
}"""
# A choice of the table that asks once more, pressed at its first button.
ASKS = """(tag) => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const table = page.shadowRoot.querySelector(tag);
  const [choice] = table.view.choices;
  table.choose({ ...choice, ask: table.view.now ?? { message: 'web-do-it' } });
}"""


def boxes(visitor: Visitor, tag: str) -> list[str]:
    """The boxes at rest: a card that the pointer has left sinks back first."""
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate(SETTLE)
    found: list[str] = visitor.page.evaluate(BOXES, tag)
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "tag"), TABLES.items())
def test_a_question_and_a_hint_move_nothing(
    visitors: Visitors, game: str, tag: str, size: ViewportSize
) -> None:
    visitor = visitors.comes(size, touch=size is PHONE)
    visitor.sits_down(game, [ME, BOT])
    visitor.table(tag)
    assert visitor.gets_a_turn()
    page = visitor.page
    page.evaluate("scrollTo(0, 0)")
    before = boxes(visitor, tag)
    page.evaluate(ASKS, tag)
    page.locator(".confirm .main").wait_for()
    assert boxes(visitor, tag) == before
    page.keyboard.press("Escape")
    page.locator(".confirm .main").wait_for(state="hidden")
    page.keyboard.press("h")
    page.locator("hint-card .follow").wait_for()
    page.evaluate("scrollTo(0, 0)")
    assert boxes(visitor, tag) == before


def test_a_request_moves_nothing(visitors: Visitors) -> None:
    first, second = two_at_a_table(visitors)
    ends_turn(first)
    second.page.locator("builders-table .do.end.can").wait_for()
    first.hears("at", second.news("at"))
    before = boxes(second, "builders-table")
    first.page.keyboard.press("u")
    second.page.locator(".asks .main").wait_for()
    assert boxes(second, "builders-table") == before


def builders(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [ME, BOT])
    visitor.table()
    assert visitor.gets_a_turn()


def test_the_question_stands_at_its_thing_and_costs_one_click(visitor: Visitor) -> None:
    builders(visitor)
    end = visitor.page.locator("builders-table .do.end.can")
    assert "quiet" in str(end.get_attribute("class"))
    at = visitor.news("at")
    visitor.page.evaluate(SETTLE)  # or the question stands where the thing was
    end.click()
    visitor.page.locator(".confirm .main").wait_for()
    visitor.page.evaluate(SETTLE)
    question, thing = visitor.page.locator(".confirm").bounding_box(), end.bounding_box()
    assert question
    assert thing
    below = question["y"] - (thing["y"] + thing["height"])
    above = thing["y"] - (question["y"] + question["height"])
    assert 0 <= max(below, above) <= NEAR
    assert question["x"] <= thing["x"] + thing["width"] / 2 <= question["x"] + question["width"]
    assert visitor.news("at") == at
    visitor.page.locator(".confirm .main").click()
    visitor.hears_more(at)


def test_ending_early_has_a_switch_of_its_own(visitor: Visitor) -> None:
    builders(visitor)
    visitor.page.locator("builders-table .do.end.can").click()
    visitor.page.locator(".confirm input").click()
    visitor.page.keyboard.press("Escape")
    at = visitor.news("at")
    assert visitor.page.evaluate(f"() => {TABLE}.house.prefs.confirm") is True
    visitor.page.locator("builders-table .do.end.can").click()
    visitor.hears_more(at)
