"""How to play, on one page: the goal first, each step with a picture, from the lobby and from the table."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from ludarium.core.game import Game
from ludarium.games import HOUSE
from tests.browser.visitors import PHONE, TABLES, Visitors

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
# The widths of what is drawn in each step, and by how much it is wider than its place.
DRAWN = """(steps) => steps.map((step) => {
  const place = step.querySelector('.picture');
  const signs = [...place.firstElementChild.shadowRoot.querySelectorAll('svg')];
  const edge = place.getBoundingClientRect().right;
  return [
    signs.filter((sign) => sign.getBoundingClientRect().width > 8).length,
    Math.max(...signs.map((sign) => sign.getBoundingClientRect().right - edge)),
  ];
})"""


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_every_step_has_its_picture_inside_its_place(visitors: Visitors, game: Game) -> None:
    for language, size in (("en-GB", None), ("hu", PHONE), ("pl", None)):
        visitor = visitors.comes(size, language=language) if size else visitors.comes(language=language)
        visitor.opens(f"/rules/{game.id}")
        steps = visitor.page.locator(".how li[data-step]")
        expect(steps).to_have_count(len(game.how()))
        expect(steps.first).to_have_attribute("data-step", "how-goal")
        visitor.page.locator(".how .picture > *").last.wait_for()
        for signs, beyond in steps.evaluate_all(DRAWN):
            assert signs > 0
            assert beyond <= 1
        assert visitor.overflow <= 0
        assert visitor.faults() == []
        expect(visitor.page.locator(".clauses li").first).to_be_attached()


def test_the_lobby_and_the_table_lead_there(visitors: Visitors) -> None:
    visitor = visitors.comes()
    visitor.lobby()
    visitor.page.locator("article[data-game=faiyum]").get_by_role("link", name="How to play").click()
    expect(visitor.page.locator(".how h3").first).to_have_text("The goal")
    visitor.lobby()
    visitor.sits_down("builders-antiquity", [ME, BOT])
    visitor.table(TABLES["builders-antiquity"])
    visitor.page.locator("table-menu button[popovertarget]").click()
    with visitor.context.expect_page() as coming:
        visitor.page.locator("table-menu").get_by_role("link", name="Rules").click()
    expect(coming.value.locator("[data-step=how-invest]")).to_be_visible()


def test_the_games_stand_in_full_rows(visitors: Visitors) -> None:
    visitor = visitors.comes()
    visitor.opens("/rules")
    own = ", ".join(f'rules-page .choices a[href="/rules/{game.id}"]' for game in HOUSE)
    games = visitor.page.locator(own)
    expect(games).to_have_count(len(HOUSE))
    rows = Counter(game["y"] for game in map(Locator.bounding_box, games.all()) if game)
    assert len(set(rows.values())) == 1


def test_letters_of_clauses_are_spelled_out_and_lead_to_them(visitors: Visitors) -> None:
    visitor = visitors.comes()
    visitor.opens("/rules/builders-antiquity")
    expect(visitor.page.locator("rules-page main")).to_contain_text("BA-… for Antiquity alone")
    visitor.page.locator("#B-12 a.inside", has_text="BA-20").click()
    expect(visitor.page.locator("li.sought")).to_have_id("BA-20")
