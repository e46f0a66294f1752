"""Ante Portas' map: names cover nothing, and what is dragged to a place is used there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Position, ViewportSize

from tests.browser.visitors import DESK, PHONE, Visitor, Visitors

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
TAG = "ante-portas-table"

# Names of cities and regions that lie on one another, on a city, an anchor or the march of a road.
COVERED = """(table) => {
  const parts = '.label, .dot, .anchor, .road circle, .region';
  const things = [...table.shadowRoot.querySelectorAll(parts.split(', ').map((css) => `.map ${css}`).join())];
  const box = (thing) => thing.getBoundingClientRect();
  const name = (thing) => thing.closest('.city')?.dataset.thing ?? thing.textContent.trim();
  const over = (one, other) => {
    const [a, b] = [box(one), box(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  };
  return things.filter((thing) => thing.matches('.label, .region')).flatMap((label) =>
    things.filter((thing) => thing !== label && over(label, thing)).map((thing) =>
      `${name(label)} and ${name(thing)} ${thing.tagName}`));
}"""


@pytest.mark.parametrize("language", ["en-GB", "hu-HU", "pl-PL"])
@pytest.mark.parametrize("size", [DESK, LARGE, PHONE], ids=["desk", "large", "phone"])
def test_names_on_the_map_cover_nothing(visitors: Visitors, size: ViewportSize, language: str) -> None:
    visitor = visitors.comes(size, language=language, touch=size is PHONE)
    visitor.sits_down("ante-portas", [ME, BOT])
    assert visitor.table(TAG).evaluate(COVERED) == []


def test_a_card_dragged_to_the_map_is_laid_as_march_and_hannibal_is_dragged_to_a_city(
    visitor: Visitor,
) -> None:
    visitor.sits_down("ante-portas", [ME, BOT])
    visitor.prefers(confirm=False, early=False)
    table = visitor.table(TAG)
    at = visitor.news("at")
    sea: Position = {"x": 20, "y": 20}
    table.locator(".hand .card[data-drag]").first.drag_to(table.locator(".map"), target_position=sea)
    visitor.hears_more(at)
    assert visitor.news("view")["march"]
    table.locator(".ends .can").click()
    visitor.may_move()
    table.locator(".hannibal.marches .figure-of").wait_for()
    before, start = visitor.news("at"), visitor.news("view")["hannibal"]
    goal = table.locator(".city.can .dot").first
    table.locator(".hannibal .figure-of").drag_to(goal)
    visitor.hears_more(before)
    assert visitor.news("view")["target"] or visitor.news("view")["hannibal"] != start


def test_a_card_of_rome_dragged_to_a_city_is_laid_there(visitor: Visitor) -> None:
    visitor.sits_down("ante-portas", [BOT, ME])
    visitor.prefers(confirm=False, early=False)
    table = visitor.table(TAG)
    assert visitor.gets_a_turn()
    before = visitor.news("at")
    table.locator(".hand .card[data-drag]").first.drag_to(
        table.locator('.city[data-thing="city:narbo"] .dot')
    )
    visitor.hears_more(before)
    assert "narbo" in [stack["place"] for stack in visitor.news("view")["stacks"]]
