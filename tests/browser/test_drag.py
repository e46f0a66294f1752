"""Dragging by finger, as by mouse: things are carried to where they have a use, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.browser.visitors import TABLE, TABLES, Visitor, Visitors

TABLET: ViewportSize = {"width": 1280, "height": 1100}  # a large one: all of every table is on it
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
CARRYING = f"() => {TABLE}.shadowRoot.querySelector('main [data-carrying]') !== null"


def middle(thing: Locator) -> tuple[float, float]:
    thing.wait_for()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def between(start: float, end: float, share: float) -> float:
    return start + share * (end - start)


class Finger:
    """A finger on the screen of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.wire = visitor.context.new_cdp_session(visitor.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def drags(self, thing: Locator, place: Locator) -> None:
        """Rest on a thing until it is held, carry it to a place and let it go."""
        start, end = middle(thing), middle(place)
        self._touch("touchStart", start)
        self.page.locator("[data-held]").wait_for()
        for step in (0.3, 0.7, 1.0):
            self._touch("touchMove", (between(start[0], end[0], step), between(start[1], end[1], step)))
        self.page.wait_for_function(CARRYING)
        self._touch("touchEnd")
        self.page.locator("[data-held]").wait_for(state="detached")


def builders(visitor: Visitor, table: Locator, finger: Finger) -> None:
    """A building and a worker of the rows to the own area, a worker of the crew to the site."""
    finger.drags(table.locator(".buildings .card[data-drag]").first, table.locator(".area.mine .crew h2"))
    table.locator(".site").wait_for()
    visitor.may_move()
    crew = table.locator(".member").count()
    finger.drags(table.locator(".workers .card[data-drag]").first, table.locator(".area.mine .sites h2"))
    table.locator(".member").nth(crew).wait_for()
    visitor.may_move()
    finger.drags(table.locator(".member[data-drag]").first, table.locator(".site .face").first)
    table.locator(".site .minion, .town li").first.wait_for()


def ante_portas(visitor: Visitor, table: Locator, finger: Finger) -> None:
    """A card of the hand to the map."""
    finger.drags(table.locator(".hand .card[data-drag]").first, table.locator(".city.roma .dot"))
    visitor.page.wait_for_function(f"() => {TABLE}.news.view.march !== null")


def faiyum(visitor: Visitor, table: Locator, finger: Finger) -> None:
    """A card of the hand to the map."""
    finger.drags(table.locator('.card[data-thing="hand farmer"]'), table.locator(".board svg.map"))
    visitor.page.wait_for_function(f"() => {TABLE}.news.view.table === 'farmer'")


@pytest.mark.parametrize(
    ("game", "done"),
    [
        ("builders-middle-ages", builders),
        ("builders-antiquity", builders),
        ("ante-portas", ante_portas),
        ("faiyum", faiyum),
    ],
)
def test_things_are_dragged_by_finger(
    visitors: Visitors, game: str, done: Callable[[Visitor, Locator, Finger], None]
) -> None:
    visitor = visitors.comes(TABLET, touch=True)
    visitor.sits_down(game, [ME, BOT])
    visitor.prefers(confirm=False, early=False, met=[game])
    table = visitor.table(TABLES[game])
    assert visitor.gets_a_turn()
    done(visitor, table, Finger(visitor))
