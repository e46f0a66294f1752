"""The whole house in a folder of files, below a path of a plain file server, and then without any server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludarium.games import HOUSE
from tests.browser.picks import PICKS
from tests.browser.visitors import PHONE, TABLE, TABLES, Visitors
from tests.browser.web_space import kept
from tests.site.again import played_again

ME, HERE = {"kind": "me"}, {"kind": "me", "name": "Béla"}
WEAK = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("game", [game.id for game in HOUSE])
def test_a_whole_game_in_the_page_gives_the_file_that_a_server_gives(
    guests: Visitors, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = guests.comes()
    visitor.lobby()
    visitor.prefers(confirm=False, early=False)
    options = {"rounds": "4"} if game.startswith("builders") else {}
    visitor.sits_down(game, [ME, WEAK], options=options)
    visitor.table(TABLES[game])
    assert visitor.plays(PICKS[game]) > 0
    visitor.page.locator("final-score dialog").wait_for()
    with visitor.page.expect_download() as coming:
        visitor.page.locator("final-score a[download]", has_text="Game file").click()
    file = Path(coming.value.path()).read_text(encoding="utf-8")
    assert file == played_again(file, visitor.news("verify")["nonce"], monkeypatch)
    visitor.page.locator("final-score dialog a", has_text="Replay").click()
    visitor.page.locator("replay-page .controls").wait_for()
    assert visitor.faults() == []


def test_nothing_is_lost_by_a_reload_and_the_page_opens_without_a_network(guests: Visitors) -> None:
    visitor = guests.comes(PHONE)
    visitor.lobby()
    kept(visitor.page)
    visitor.sits_down("builders-middle-ages", [ME, WEAK])
    visitor.table()
    visitor.may_move()
    visitor.plays(PICKS["builders-middle-ages"], most=3)
    at = visitor.news("at")
    visitor.context.set_offline(True)
    visitor.page.reload()
    visitor.table()
    visitor.page.wait_for_function(f"(at) => {TABLE}.news?.at >= at", arg=at)
    visitor.may_move()
    visitor.plays(PICKS["builders-middle-ages"], most=2)
    assert visitor.overflow <= 0
    visitor.context.set_offline(False)


def test_two_people_at_one_screen_with_hidden_hands_are_covered_from_each_other(guests: Visitors) -> None:
    visitor = guests.comes()
    visitor.lobby()
    visitor.sits_down("ante-portas", [ME, HERE])
    visitor.page.locator(".cover .main").wait_for()


def test_how_to_play_is_there_before_python_is(guests: Visitors) -> None:
    visitor = guests.comes()
    visitor.context.route("**/python/**", lambda route: route.abort())
    visitor.page.goto(f"{visitor.address}/?p=/rules/faiyum")
    expect(visitor.page.locator(".how li").first).to_be_visible()
    visitor.page.locator("faiyum-how").first.wait_for()
    visitor.troubles.clear()  # the browser complains of what was not sent


def test_another_tab_waits_until_the_first_is_closed(guests: Visitors) -> None:
    visitor = guests.comes()
    visitor.lobby()
    other = visitor.context.new_page()
    other.goto(visitor.address + "/")
    expect(other.locator("home-line p")).to_contain_text("another tab")
    visitor.page.close()
    expect(other.locator("home-line p")).to_have_count(0)
    visitor.page = other


def test_the_words_of_the_page_are_there_in_every_language(guests: Visitors) -> None:
    for language, words in (("hu", "Minden ebben az oldalban fut"), ("pl", "Wszystko działa na tej stronie")):
        visitor = guests.comes(language=language)
        visitor.lobby()
        expect(visitor.page.locator("house-lobby")).to_contain_text(words)
        assert visitor.faults() == []


def test_a_game_is_handed_over_by_a_link_that_no_server_sees(guests: Visitors) -> None:
    giver, taker = guests.comes(), guests.comes()
    giver.context.grant_permissions(["clipboard-read", "clipboard-write"])
    giver.lobby()
    giver.sits_down("builders-middle-ages", [ME, HERE])
    giver.table()
    giver.plays(PICKS["builders-middle-ages"], most=3)
    giver.page.locator("table-menu button[popovertarget]").click()
    giver.page.get_by_role("button", name="Hand the game over").click()
    giver.page.get_by_role("button", name="Copied").first.wait_for()
    link = giver.page.evaluate("navigator.clipboard.readText()")
    taker.page.goto(link)
    taker.page.get_by_role("button", name="Go on with it").click()
    taker.table()
    taker.page.wait_for_function(f"(at) => {TABLE}.news?.at === at", arg=giver.news("at"))
