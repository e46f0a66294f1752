"""A friend who has gone: a bot plays on or the game is ended, and who comes back takes the seat again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.test_people import ends_turn, two_at_a_table
from tests.browser.visitors import Visitor, Visitors

# The same server, only that nobody has to wait for those who are away.
HASTY = "from ludarium.server import absence; absence.AWAY = 0"


@pytest.fixture
def friends(browser: Browser, own_server: Server) -> Iterator[tuple[Visitor, Visitor, Visitors]]:
    """Two people; the one who does not act has made a move, and it is the other's turn."""
    own_server.changes = HASTY
    visitors = Visitors(browser, own_server.start())
    first, second = two_at_a_table(visitors)
    ends_turn(first)
    second.page.locator("builders-table .do.end.can").wait_for()
    yield first, second, visitors
    visitors.close()


def test_a_bot_stands_in_until_the_owner_is_back(
    friends: tuple[Visitor, Visitor, Visitors],
) -> None:
    here, gone, _ = friends
    table = gone.page.url
    gone.page.goto("about:blank")
    here.page.locator("absence-line .stand-in").click()
    here.may_move()
    here.page.locator("[data-tab=log]").click()
    here.page.locator("game-log .note").wait_for()
    gone.page.goto(table)
    gone.page.locator("absence-line .main").click()
    gone.page.locator("absence-line .away").wait_for(state="detached")
    here.page.locator("players-bar .level").wait_for(state="detached")


def test_a_game_without_anybody_else_is_ended(friends: tuple[Visitor, Visitor, Visitors]) -> None:
    here, gone, _ = friends
    table = gone.page.url
    gone.page.goto("about:blank")
    here.page.locator("absence-line .end").click()
    here.page.locator("table-menu dialog .sure").click()
    here.hears("status", "over")
    here.page.locator("final-score dialog h2").wait_for()
    assert here.faults() == []
    gone.page.goto(table)
    gone.hears("status", "over")


def test_waiting_is_possible_too(friends: tuple[Visitor, Visitor, Visitors]) -> None:
    here, gone, _ = friends
    table = gone.page.url
    gone.page.goto("about:blank")
    here.page.locator("absence-line .stand-in").wait_for()
    assert here.faults() == []
    here.page.locator("absence-line .wait").click()
    here.page.locator("absence-line .away").wait_for(state="detached")
    gone.page.goto(table)
    gone.page.locator("builders-table .do.end.can").wait_for()
