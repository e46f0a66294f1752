"""The end of a game: the curve of what its log tells and its turning points, in letters that can be read."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import ViewportSize

from ludarium.games import GAMES
from tests.browser.visitors import DESK, PHONE, TABLE, TABLES, Visitors
from tests.web.views import random_position

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
SEED = 3
SEATS = 3
# Shows a finished game as if it had come from the server.
SHOW = f"""async ([tag, view, past]) => {{
  const table = {TABLE}.shadowRoot.querySelector(tag);
  Object.assign(table, {{ view, past, preview: true, recent: [] }});
  await table.updateComplete;
}}"""
# How large the smallest letters of a drawing are on the screen.
SMALLEST = """(drawing) => {
  const scale = drawing.getScreenCTM().a;
  const size = (text) => parseFloat(getComputedStyle(text).fontSize);
  return scale * Math.min(...[...drawing.querySelectorAll('text')].map(size));
}"""


@pytest.mark.parametrize(("size", "least"), [(DESK, 12), (PHONE, 14)], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "has"),
    [("builders-middle-ages", "points"), ("builders-antiquity", "points"), ("faiyum", "fame")],
)
def test_the_end_tells_the_course_of_the_game(
    visitors: Visitors, game: str, has: str, size: ViewportSize, least: int
) -> None:
    visitor = visitors.comes(size, touch=size is PHONE)
    visitor.sits_down(game, [ME, *[BOT] * (SEATS - 1)])
    table = visitor.table(TABLES[game])
    assert visitor.gets_a_turn()
    state, log = random_position(GAMES[game], SEATS, SEED, 100_000)
    view = msgspec.to_builtins(GAMES[game].view(state, 0))
    visitor.page.evaluate(SHOW, [TABLES[game], view, msgspec.to_builtins(log)])
    course = table.locator(".course svg")
    assert course.locator(".seat-line").count() == SEATS
    sums = [int(text) for text in course.locator(".sum").all_text_contents()]
    assert sorted(sums) == sorted(seat[has] for seat in view["seats"])
    assert table.locator(".turns li").count() >= 1
    assert course.evaluate(SMALLEST) >= least - 0.1
    assert visitor.overflow <= 0
