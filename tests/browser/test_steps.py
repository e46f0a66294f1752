"""What others do is shown step by step, can be skipped, and is told in a strip and in a log with chapters."""

from __future__ import annotations

import re
from typing import cast

import pytest

from tests.browser.test_people import ends_turn, takes_coins
from tests.browser.visitors import TABLE, Visitor, Visitors

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
# The positions that are shown one after the other until it is somebody's turn who may choose.
WATCH = f"""async () => {{
  const shown = [];
  while (!{TABLE}.news.view.choices.length && {TABLE}.news.status === 'playing') {{
    if (shown.at(-1) !== {TABLE}.news.at) shown.push({TABLE}.news.at);
    await new Promise(requestAnimationFrame);
  }}
  return [...shown, {TABLE}.news.at];
}}"""

SKIP = f"""async () => {{
  while (!{TABLE}.news?.view.choices.length) {{
    {TABLE}.renderRoot.querySelector('just-happened')?.renderRoot.querySelector('.skip')?.click();
    await new Promise(requestAnimationFrame);
  }}
}}"""


def against_bots(visitors: Visitors, pace: str) -> Visitor:
    """Somebody who sees motion, with two bots after him."""
    visitor = visitors.comes(motion=True)
    visitor.lobby()
    visitor.prefers(pace=pace)
    visitor.sits_down("builders-middle-ages", [ME, BOT, BOT])
    visitor.table()
    return visitor


def to_my_turn(visitor: Visitor) -> None:
    """Skip whatever is still being shown."""
    visitor.page.evaluate(SKIP)
    visitor.may_move()


def test_each_step_of_the_bots_is_shown_before_the_next(visitors: Visitors) -> None:
    visitor = against_bots(visitors, "fast")
    to_my_turn(visitor)
    before = visitor.news("at")
    ends_turn(visitor)
    visitor.hears_more(before)
    shown = cast("list[int]", visitor.page.evaluate(WATCH))
    assert len(shown) > 2
    assert shown == [at for at in visitor.news("steps") if at >= shown[0]]
    assert visitor.page.locator("just-happened .told span").count()


@pytest.mark.parametrize("way", ["button", "key"])
def test_steps_can_be_skipped_and_then_it_is_my_turn_at_once(visitors: Visitors, way: str) -> None:
    visitor = against_bots(visitors, "slow")
    to_my_turn(visitor)
    ends_turn(visitor)
    visitor.page.locator("just-happened .skip").wait_for()
    assert visitor.finds(".do.can") == 0
    shown = visitor.news("at")
    if way == "key":
        visitor.page.keyboard.press("s")
    else:
        visitor.page.locator("just-happened .skip").click()
    visitor.hears_more(shown)
    to_my_turn(visitor)
    visitor.page.locator(".do.can").first.wait_for()
    assert visitor.finds("just-happened .skip") == 0


def test_my_own_move_is_never_made_to_wait(visitors: Visitors) -> None:
    visitor = against_bots(visitors, "slow")
    to_my_turn(visitor)
    before = visitor.news("at")
    visitor.page.locator(".do.take.can").first.click()
    visitor.hears_more(before)
    assert visitor.finds("just-happened .skip") == 0
    assert visitor.news("view")["choices"]


def test_without_motion_everything_is_there_at_once(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [ME, BOT, BOT])
    visitor.table()
    visitor.may_move()
    assert visitor.finds("just-happened .skip") == 0


def test_what_happened_while_i_was_away_is_played_step_by_step(visitors: Visitors) -> None:
    host, guest = visitors.comes(), visitors.comes(motion=True)
    id_ = host.sits_down("builders-middle-ages", [{**ME, "name": "Anna"}, {"kind": "open"}])
    guest.lobby()
    guest.prefers(pace="slow")
    guest.opens(f"/t/{id_}")
    guest.page.locator("waiting-room .open .button").click()
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, guest):
        visitor.table()
    if host.news("view")["to_act"] not in host.news("mine"):
        ends_turn(guest)
        host.page.locator("builders-table .do.end.can").wait_for()
    guest.hears("at", host.news("at"))
    seen = guest.news("at")
    guest.page.goto("about:blank")
    takes_coins(host)
    takes_coins(host)
    ends_turn(host)
    guest.page.go_back()
    guest.page.get_by_text("Since you were away:").wait_for()
    assert seen < guest.news("at") < host.news("at")
    guest.page.locator("builders-table .do.end.can").wait_for()
    assert guest.finds("just-happened .away") == 0


def test_the_log_has_chapters_by_round_and_tells_draws_in_one_line(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [BOT, BOT], options={"rounds": "3"})
    visitor.sees_the_end()
    log = visitor.page.locator("game-log")
    log.locator("h3").first.wait_for()
    assert log.locator("h3").all_inner_texts() == [f"Round {number} begins." for number in (1, 2, 3)]
    drawn = log.locator("details").first
    assert re.fullmatch(r"\d+ cards drawn", drawn.locator("summary").inner_text())
    assert drawn.locator("li").first.is_hidden()
    drawn.locator("summary").click()
    assert drawn.locator("li").first.is_visible()


def test_lines_that_only_i_read_are_marked(visitor: Visitor) -> None:
    visitor.sits_down("ante-portas", [ME, BOT])
    visitor.table("ante-portas-table")
    visitor.may_move()
    visitor.page.locator("game-log details summary").last.click()
    assert visitor.page.locator("game-log .private").first.inner_text() == "Only you see this"
