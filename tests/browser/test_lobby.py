"""The lobby: what waits for me first, a friend in two clicks, results, archive and end, and a slow line."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from ludarium.games import HOUSE as GAMES
from tests.browser.visitors import HOUSE, TABLE, Visitor, Visitors

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
BUILDERS = "builders-middle-ages"


def comes_back(visitor: Visitor) -> None:
    """To the lobby, with the list of my tables there."""
    visitor.lobby()
    visitor.page.wait_for_function(f"() => {HOUSE}.house.lobby")


def test_my_turn_is_on_top_with_age_score_and_opponent(visitor: Visitor) -> None:
    visitor.sits_down(BUILDERS, [ME, BOT])
    visitor.table()
    assert visitor.gets_a_turn()
    comes_back(visitor)
    visitor.sits_down(BUILDERS, [ME, {"kind": "open"}])
    comes_back(visitor)
    lines = visitor.page.locator(".going table-line")
    expect(lines).to_have_count(2)
    first = lines.first
    expect(first.locator(".state")).to_have_text("Your turn")
    expect(first.locator(".age")).to_contain_text("Round 1")
    expect(first.locator(".age")).to_contain_text("now")
    expect(first.locator(".who b")).to_have_count(2)
    going, games = (visitor.page.locator(css).bounding_box() for css in (".going", ".games"))
    assert going
    assert games
    assert going["y"] < games["y"]
    assert visitor.faults() == []


def test_what_is_alike_in_the_cards_of_games_stands_in_line(visitor: Visitor) -> None:
    """However many guided games and lines of words each of them has."""
    visitor.lobby()
    for css in (".quick .level", ".play", ".friend"):
        tops = visitor.page.locator(css).evaluate_all(
            "(all) => all.map((one) => [one.closest('li').offsetTop, one.getBoundingClientRect().top])"
        )
        assert len({card for card, _ in tops}) == len({tuple(place) for place in tops}), css


def test_the_number_beside_a_level_says_what_it_is(visitor: Visitor) -> None:
    page = visitor.lobby()
    for game in GAMES:
        level = page.locator(f'.game[data-game="{game.id}"] .quick .level')
        expect(level.locator("option:checked")).to_contain_text("·")
        expect(level).to_have_attribute("title", re.compile("400 more are odds of ten to one"))


def test_a_friend_is_invited_by_two_clicks(visitors: Visitors) -> None:
    host, friend = visitors.comes(), visitors.comes()
    host.lobby().locator(".friend").first.click()
    host.page.locator("waiting-room .copy").click()
    expect(host.page.locator("waiting-room .copy")).to_contain_text("Copied")
    friend.opens(host.page.url.removeprefix(host.address)).locator("waiting-room .open .button").click()
    expect(host.page.locator("waiting-room .start")).to_be_enabled()


def test_a_side_is_chosen_in_the_lobby(visitor: Visitor) -> None:
    card = visitor.lobby().locator('.game[data-game="ante-portas"]')
    expect(card.locator(".side option")).to_have_text(["Carthage", "Rome"])
    card.locator(".side select").select_option(label="Rome")
    card.locator(".play").click()
    visitor.table("ante-portas-table")
    assert visitor.news("mine") == [1]


def test_a_game_is_ended_then_put_into_the_archive_and_back(visitor: Visitor) -> None:
    visitor.sits_down(BUILDERS, [ME, BOT])
    visitor.table()
    comes_back(visitor)
    page = visitor.page
    page.locator(".going table-line .end").click()
    page.locator(".going table-line .answers .main").click()
    result = page.locator(".results table-line")
    expect(result.locator(".state")).to_have_text("undecided")
    expect(page.locator(".going")).to_have_count(0)
    result.locator(".archive").click()
    expect(page.locator(".results > .tables")).to_have_count(0)
    page.locator(".put-away summary").click()
    page.locator(".put-away .archive").click()
    expect(page.locator(".results > .tables table-line")).to_have_count(1)


def test_a_game_played_out_stands_among_my_results(visitor: Visitor) -> None:
    visitor.sits_down(BUILDERS, [ME, BOT], options={"rounds": "1"})
    visitor.table()
    visitor.prefers(confirm=False, early=False)
    visitor.plays("return among(table, ['.do.end.can']);")
    visitor.hears("status", "over")
    comes_back(visitor)
    state = visitor.page.locator(".results table-line .state")
    state.wait_for()
    assert state.inner_text() in ("won", "lost")
    expect(visitor.page.locator(".results table-line .who b")).to_have_count(2)


def test_on_a_slow_line_shapes_stand_where_things_will_be(visitor: Visitor) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/games", hold)
    visitor.opens()
    visitor.page.locator(".skeleton").first.wait_for()
    assert held
    held[0].continue_()
    visitor.page.locator(".play").first.wait_for()
    visitor.page.locator(".skeleton").first.wait_for(state="detached")


def test_a_pressed_button_says_so_until_the_table_is_there(visitor: Visitor) -> None:
    page = visitor.lobby()
    page.evaluate(f"() => {{ {HOUSE}.house.wire.ask = () => new Promise(() => {{}}); }}")
    play = page.locator(".play").first
    play.click()
    expect(play).to_have_attribute("aria-busy", "true")
    expect(play).to_be_disabled()
    assert page.evaluate(f"() => {TABLE} === null")
