"""People at one table: by link, at one screen, looking on, and after a break of the line."""

from __future__ import annotations

import json

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


def takes_coins(visitor: Visitor) -> int:
    """Gives the number of moves made then."""
    before = visitor.news("at")
    visitor.page.locator("builders-table .do.take.can").first.click()
    visitor.hears_more(before)
    return int(visitor.news("at"))


def ends_turn(visitor: Visitor) -> None:
    visitor.page.locator("builders-table .do.end.can").click()
    visitor.page.locator(".confirm .main").click()


def test_a_friend_comes_by_the_link_and_sees_each_move(visitors: Visitors) -> None:
    first, second = two_at_a_table(visitors)
    second.hears("at", takes_coins(first))
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
    second.page.locator("table-chat [data-deed=web-mute]").click()
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


def test_both_pages_survive_the_death_of_the_server(browser: Browser, own_server: Server) -> None:
    visitors = Visitors(browser, own_server.start(), breaks=True)
    first, second = two_at_a_table(visitors)
    after = takes_coins(first)
    second.hears("at", after)
    own_server.kill()
    for visitor in (first, second):
        visitor.page.locator(".lost").wait_for()
    own_server.start()
    for visitor in (first, second):
        visitor.page.locator(".lost").wait_for(state="detached")
        visitor.hears("at", after)
    second.hears("at", takes_coins(first))
    visitors.close()


# --- what is hidden -------------------------------------------------------------------------------------


# Carthage goes the shortest way through its part, so that it is shown nothing of Rome's.
SHORTLY = """
  return among(table, ['.ends .can', '.uses .use-march.can', '.city.can .dot, .ally.can, .card.can .face']);
"""
GUESSES = ("cards", "may", "maybe", "bag")  # lists of what there is or could be


def surely(news: object) -> object:
    """What a message says for sure, without the lists of what could be."""
    if isinstance(news, dict):
        return {name: surely(part) for name, part in news.items() if name not in GUESSES}
    return [surely(part) for part in news] if isinstance(news, list) else news


def test_a_card_laid_face_down_is_never_told_to_the_other(visitors: Visitors) -> None:
    carthage, rome = visitors.comes(), visitors.comes()
    id_ = carthage.sits_down("ante-portas", [ME, OPEN])
    rome.opens(f"/t/{id_}").locator("waiting-room .open .button").click()
    carthage.page.get_by_role("button", name="Start").click()
    for visitor in (carthage, rome):
        visitor.table("ante-portas-table")
    carthage.prefers(confirm=False, early=False)
    carthage.plays_turn(SHORTLY)
    rome.may_move()
    before = len(carthage.heard)
    face = rome.page.locator(".card.can .face").first
    card = str(face.get_attribute("data-card"))
    face.click()
    at = rome.news("at")
    rome.page.locator(".uses .place.can").first.click()
    carthage.hears_more(at)
    assert carthage.news("view")["stacks"]
    told = [json.loads(text) for text in carthage.heard[before:]]
    tables = [news for news in told if news["kind"] in ("table", "table_changes")]
    assert "stacks" in json.dumps(tables)
    assert card not in json.dumps([surely(news) for news in [*tables, carthage.news("view")]])
    assert carthage.finds(f'[data-card="{card}"], [data-key="{card}"]') == 0
