"""People at one table: by link, at one screen, looking on, and after a break of the line."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.visitors import Visitor, Visitors

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def two_at_a_table(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """Two people in two browsers; gives the one to move first."""
    host, guest = visitors.comes(), visitors.comes(language="hu-HU")
    id_ = host.sits_down("builders-middle-ages", [{**ME, "name": "Anna"}, OPEN])
    guest.opens(f"/t/{id_}")
    guest.page.locator("waiting-room .open .button").click()
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, guest):
        visitor.table()
    first = host if host.news("view")["to_act"] in host.news("mine") else guest
    return first, guest if first is host else host


def ends_turn(visitor: Visitor) -> None:
    visitor.page.locator("builders-table .do.end.can").click()
    visitor.page.locator(".confirm .main").click()


def test_a_friend_comes_by_the_link_and_sees_each_move(visitors: Visitors) -> None:
    first, second = two_at_a_table(visitors)
    first.page.locator(".do.take.can").first.click()
    first.page.locator("builders-table .strokes svg").nth(1).wait_for()
    second.hears("at", first.news("at"))
    ends_turn(first)
    second.page.locator("builders-table .do.end.can").wait_for()
    assert second.page.title().startswith("●")


def test_a_page_that_was_away_comes_back_to_its_seat(visitors: Visitors) -> None:
    first, second = two_at_a_table(visitors)
    mine = second.news("mine")
    second.page.goto("about:blank")
    ends_turn(first)
    second.page.go_back()
    second.page.locator("builders-table .do.end.can").wait_for()
    assert second.news("mine") == mine


def test_undo_beyond_the_turn_needs_consent(visitors: Visitors) -> None:
    first, second = two_at_a_table(visitors)
    ends_turn(first)
    second.page.locator("builders-table .do.end.can").wait_for()
    after = second.news("at")
    first.hears("at", after)
    first.page.keyboard.press("u")
    second.page.locator(".asks .main").click()
    first.page.locator("builders-table .do.end.can").wait_for()
    assert first.news("at") == after - 1


def test_chat_is_read_and_can_be_muted(visitors: Visitors) -> None:
    first, second = two_at_a_table(visitors)
    for visitor in (first, second):
        visitor.page.locator("[data-tab=chat]").click()
    first.page.locator("table-chat input").fill("Szia!")
    first.page.keyboard.press("Enter")
    second.page.get_by_text("Szia!").wait_for()
    second.page.locator("table-chat .who button").click()
    second.page.get_by_text("Szia!").wait_for(state="detached")


def test_two_people_share_one_screen(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{**ME, "name": "Anna"}, {**ME, "name": "Béla"}])
    visitor.table()
    first = visitor.news("viewer")
    ends_turn(visitor)
    visitor.hears("viewer", 1 - first)
    assert ["Anna", "Béla"][1 - first] in visitor.status
    visitor.page.locator("builders-table .do.end.can").wait_for()


def test_a_shared_screen_is_covered_until_the_next_player_is_there(visitor: Visitor) -> None:
    visitor.sits_down("ante-portas", [{**ME, "name": "Hannibal"}, {**ME, "name": "Fabius"}])
    page = visitor.page
    cover = page.locator(".cover .main")
    cover.wait_for()
    page.locator("[data-tab=choices]").click()
    assert page.locator("ante-portas-table").count() == page.locator("choice-list").count() == 0
    assert page.locator(".panel").inner_text().strip() == ""
    cover.click()
    visitor.table("ante-portas-table")
    assert page.locator("choice-list .choice").count() == len(visitor.news("view")["choices"])


def test_a_spectator_sees_and_cannot_choose(visitors: Visitors) -> None:
    player, spectator = visitors.comes(), visitors.comes()
    id_ = player.sits_down("builders-middle-ages", [ME, {"kind": "bot", "level": "random"}], public=True)
    player.table()
    spectator.opens(f"/t/{id_}")
    table = spectator.table()
    table.locator(".building").first.wait_for()
    assert table.locator(".can").count() == 0
    assert spectator.news("viewer") is None


def test_the_page_survives_the_death_of_the_server(browser: Browser, own_server: Server) -> None:
    visitors = Visitors(browser, own_server.start())
    visitor = visitors.comes()
    visitor.sits_down("builders-middle-ages", [ME, {"kind": "bot", "level": "random"}])
    visitor.table().locator(".do.take.can").first.click()
    visitor.page.locator("builders-table .strokes svg").nth(1).wait_for()
    after = visitor.news("at")
    own_server.kill()
    visitor.page.locator(".lost").wait_for()
    own_server.start()
    visitor.page.locator(".lost").wait_for(state="detached")
    visitor.hears("at", after)
    visitor.page.locator(".do.take.can").first.click()
    visitor.hears("at", after + 1)
    visitors.close()
