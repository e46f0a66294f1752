"""Seen at a glance: a closer look at any card by pointing and by keys, and sides known by their own signs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium.games import GAMES
from tests.browser.visitors import TABLES, Visitor, Visitors

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
# Its shape and its colour, as every browser draws them: nothing hangs on a property that only some know.
MARK = """(mark) => [mark, ...mark.children].map((part) =>
  getComputedStyle(part).maskImage + getComputedStyle(part).fill + part.getAttribute("d")).join()"""


def test_cards_of_faiyum_tell_all_before_they_are_chosen(visitor: Visitor) -> None:
    visitor.sits_down("faiyum", [ME, BOT])
    table = visitor.table("faiyum-table")
    assert visitor.gets_a_turn()
    look = table.locator(".peek")
    card = table.locator(".slot.current.can .card").first
    card.hover()
    expect(look).to_be_visible()
    expect(look).to_contain_text("$")
    expect(look.locator("p")).not_to_have_count(0)
    visitor.page.mouse.move(2, 2)
    expect(look).to_be_hidden()
    visitor.page.keyboard.press("Tab")
    table.locator(".hand .card").first.focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(look).to_be_visible()


def test_a_closer_look_at_a_button_begins_with_its_words(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [ME, BOT])
    table = visitor.table()
    assert visitor.gets_a_turn()
    table.locator(".do.end").hover()
    look = table.locator(".peek")
    expect(look).to_contain_text("End the turn")
    line = look.locator("p").first.evaluate("(words) => getComputedStyle(words).borderTopWidth")
    assert line == "0px"


# What one plays with; all else may lie further down.
PLAYED_WITH = {
    "builders-table": ".purse button, .crew, .rows",
    "ante-portas-table": ".hand .face, .map, .head button",
    "faiyum-table": ".hand .card, .map, .slot .card, .now",
}


@pytest.mark.parametrize("game", [game for game in GAMES if TABLES[game] in PLAYED_WITH])
@pytest.mark.parametrize("size", [(1180, 820), (1133, 744)])
def test_on_a_tablet_that_lies_on_its_side_all_that_one_plays_with_is_in_sight(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    visitor = visitors.comes({"width": size[0], "height": size[1]}, touch=True)
    visitor.sits_down(game, [ME, BOT])
    table = visitor.table(TABLES[game])
    assert visitor.gets_a_turn()
    below = table.locator(PLAYED_WITH[TABLES[game]]).evaluate_all(
        "(all) => all.filter((one) => one.getBoundingClientRect().top + 44 > innerHeight)"
        ".map((one) => `${one.className} ${one.getBoundingClientRect().top}`)"
    )
    assert table.locator(PLAYED_WITH[TABLES[game]]).count() > 3
    assert below == []
    assert visitor.overflow <= 0


# So much of the window is left between what stays at its head and at its foot.
LEFT = """(table) => {
  const page = table.getRootNode();
  const bars = [page.querySelector('.top'), ...table.shadowRoot.querySelectorAll('.purse, .hands')];
  const stays = bars.filter((bar) => getComputedStyle(bar).position === 'sticky');
  return 1 - stays.reduce((sum, bar) => sum + bar.offsetHeight, 0) / innerHeight;
}"""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("size", [(844, 390), (640, 360)], ids=["on its side", "twice as large"])
def test_a_low_window_is_left_to_the_table(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    visitor = visitors.comes({"width": size[0], "height": size[1]}, touch=True)
    visitor.sits_down(game, [ME, *[BOT] * (GAMES[game].seats[-1] - 1)])
    table = visitor.table(TABLES[game])
    assert visitor.gets_a_turn()
    bar = visitor.page.locator("div.top[role=banner]").bounding_box()
    assert bar
    assert bar["height"] <= 56
    assert table.evaluate(LEFT) > 0.5
    assert visitor.overflow <= 0


@pytest.mark.parametrize("language", ["en-GB", "hu-HU", "pl-PL"])
@pytest.mark.parametrize("size", [(1366, 650), (1280, 720)], ids=["1366x650", "1280x720"])
def test_a_laptop_shows_every_way_in_which_ante_portas_ends_and_what_every_card_does(
    visitors: Visitors, size: tuple[int, int], language: str
) -> None:
    visitor = visitors.comes({"width": size[0], "height": size[1]}, language=language)
    visitor.sits_down("ante-portas", [ME, BOT])
    table = visitor.table("ante-portas-table")
    assert visitor.gets_a_turn()
    panels = table.locator(".side")
    assert panels.locator(".endings li").count() > 3
    assert panels.evaluate("(side) => side.scrollHeight - side.clientHeight") <= 1
    cut = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"
    assert table.locator(".hand .event").count() > 5
    assert table.locator(".hand .event, .hand .face").evaluate_all(cut) == []


def test_the_sides_of_ante_portas_have_their_own_marks_everywhere(visitor: Visitor) -> None:
    page = visitor.lobby()
    visitor.sits_down("ante-portas", [ME, BOT])
    visitor.table("ante-portas-table")
    marks = page.locator("players-bar .seat-mark")
    carthage, rome = (marks.nth(seat).evaluate(MARK) for seat in (0, 1))
    assert carthage != rome
    visitor.lobby()
    lines = page.locator(".going table-line .seat-mark")
    expect(lines).to_have_count(2)
    assert [lines.nth(seat).evaluate(MARK) for seat in (0, 1)] == [carthage, rome]
    visitor.sits_down("builders-middle-ages", [ME, BOT])
    visitor.table()
    assert marks.first.evaluate(MARK) != carthage
