"""What those at a table are called: bots by names of persons, people by their own after leaving, too."""

from __future__ import annotations

import pytest

from ludarium.text.catalogues import house_text
from tests.browser.visitors import Visitor, Visitors

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "apprentice"}
LANGUAGES = {"en-GB": "apprentice", "hu-HU": "inas", "pl-PL": "uczeń"}


def bot_names(language: str) -> list[str]:
    lines = house_text(language, "house.ftl").splitlines()
    return next(line for line in lines if line.startswith("web-bot-names")).partition(" = ")[2].split(", ")


@pytest.mark.parametrize(("language", "level"), LANGUAGES.items())
def test_bots_have_names_of_persons_and_a_badge(visitors: Visitors, language: str, level: str) -> None:
    visitor = visitors.comes(language=language)
    visitor.sits_down("builders-middle-ages", [ME, BOT, BOT, BOT])
    visitor.table()
    page = visitor.page
    names = page.locator("players-bar .name").all_inner_texts()
    assert names[0] == "Anna"
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(bot_names(language[:2]))
    assert page.locator("players-bar .level").all_inner_texts() == [level] * 3
    page.reload()
    visitor.table()
    assert page.locator("players-bar .name").all_inner_texts() == names


def parts(visitor: Visitor, words: str) -> None:
    """Choose a way of leaving the seat and say that it is meant."""
    page = visitor.page
    page.locator("table-menu > button, table-menu button.icon").first.click()
    page.locator("table-menu .menu button", has_text=words).click()
    page.locator("table-menu dialog[open]").wait_for()
    assert all(seat["kind"] == "human" for seat in visitor.news("seats") if seat["mine"])
    page.locator("table-menu dialog .sure").click()


def test_handing_the_seat_to_a_bot_asks_first_and_keeps_the_name(visitor: Visitor) -> None:
    visitor.sits_down("nim", [ME, {"kind": "bot", "level": "random"}])
    visitor.table("any-table")
    parts(visitor, "plays on for Anna")
    badges = visitor.page.locator("players-bar .level")
    badges.nth(1).wait_for()
    assert visitor.page.locator("players-bar .name").first.inner_text() == "Anna"


def test_who_resigned_keeps_the_name_in_result_and_log(visitor: Visitor) -> None:
    visitor.sits_down("nim", [ME, {"kind": "bot", "level": "random"}])
    visitor.table("any-table")
    parts(visitor, "Resign")
    visitor.hears("status", "over")
    page = visitor.page
    page.locator("final-score dialog[open]").wait_for()
    assert "played on)" in page.locator("final-score section h3", has_text="Anna (resigned;").inner_text()
    page.locator("final-score dialog .head button").click()
    page.locator("[data-tab=log]").click()
    assert page.locator("game-log li.note").all_inner_texts() == ["Anna resigned; a bot played on."]
