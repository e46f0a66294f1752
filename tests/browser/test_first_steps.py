"""A newcomer: from the lobby to the first move, in any language, and back again tomorrow."""

from __future__ import annotations

import pytest

from tests.browser.visitors import Visitor, Visitors


def test_the_first_move_is_two_clicks_away(visitor: Visitor) -> None:
    page = visitor.lobby()
    page.locator(".play").first.click()
    table = visitor.table()
    table.locator(".buildings .card.can").first.click()
    table.locator(".site").wait_for()
    assert visitor.news("mine") == [0]


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Play"), ("hu-HU", "Játék"), ("pl-PL", "Graj"), ("fr-FR", "Play")]
)
def test_the_page_speaks_the_language_of_the_browser(visitors: Visitors, locale: str, words: str) -> None:
    page = visitors.comes(language=locale).lobby()
    assert page.locator(".play").first.inner_text().strip() == words


def test_the_language_changes_at_the_table_and_stays(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table()
    visitor.page.locator("house-settings button[popovertarget]").click()
    visitor.page.locator("house-settings select[name=language]").select_option("hu")
    visitor.page.get_by_role("heading", name="Épületek").wait_for()
    visitor.page.reload()
    visitor.page.get_by_role("heading", name="Épületek").wait_for()
    assert visitor.page.evaluate("document.documentElement.lang") == "hu"


def test_my_games_are_kept(visitor: Visitor) -> None:
    id_ = visitor.sits_down("builders-antiquity", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page = visitor.lobby()
    page.locator(f'a.line[href="/t/{id_}"]').click()
    visitor.table()
    assert visitor.news("mine") == [0]


def test_a_refusal_names_its_rule_and_leads_to_it(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table().locator(".next .card").click(force=True)
    link = visitor.page.locator("reason-popup a")
    link.wait_for()
    address = str(link.get_attribute("href"))
    assert address == "/rules/builders-middle-ages#B-20"
    visitor.opens(address)
    visitor.page.locator("li.sought").wait_for()
    assert visitor.page.locator("li.sought").get_attribute("id") == "B-20"


def test_there_is_no_such_table(visitor: Visitor) -> None:
    page = visitor.opens("/t/nosuchtable")
    page.get_by_role("heading", name="There is no such table.").wait_for()


def test_a_hint_can_be_followed(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    visitor.table()
    before = visitor.news("at")
    visitor.page.keyboard.press("h")
    tab = visitor.page.locator("[role=tab][aria-selected=true]").get_attribute("data-tab")
    card = visitor.page.locator("hint-card")
    assert card.locator(".reason").first.inner_text()
    assert visitor.page.locator("[role=tab][aria-selected=true]").get_attribute("data-tab") == tab
    card.locator(".follow").click()
    visitor.hears_more(before)


def test_a_move_can_be_taken_back_within_the_turn(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    table = visitor.table()
    before = visitor.news("at")
    table.locator(".do.take.can").first.click()
    visitor.hears_more(before)
    visitor.page.get_by_role("button", name="Undo").click()
    visitor.hears("at", before)


def test_the_campaign_begins(visitor: Visitor) -> None:
    visitor.opens("/campaign").locator(".play").click()
    visitor.table("faiyum-table")
    assert visitor.news("campaign")


def test_giving_up_asks_in_a_dialog_of_its_own(visitor: Visitor) -> None:
    """A double click on "Resign" changes nothing: the question stands elsewhere on the screen."""
    visitor.sits_down("nim", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page = visitor.page
    visitor.table("any-table")
    page.locator("table-menu > button, table-menu button.icon").first.click()
    page.locator("table-menu .menu button", has_text="Resign").dblclick()
    page.locator("table-menu dialog[open]").wait_for()
    assert visitor.news("notes") == []
    page.keyboard.press("Escape")
    page.locator("table-menu dialog[open]").wait_for(state="detached")
    assert visitor.news("notes") == []


def test_a_clause_of_the_rules_keeps_its_place(visitor: Visitor) -> None:
    page = visitor.opens("/rules/ante-portas")
    last = page.locator("rules-page .clauses a", has_text="AP-72").first
    last.click()
    page.locator("rules-page li.sought").wait_for()
    assert page.evaluate("scrollY") > 0


def test_rules_of_no_game_say_so(visitor: Visitor) -> None:
    page = visitor.opens("/rules/chess")
    assert "chess" in page.locator("rules-page .none").inner_text()
