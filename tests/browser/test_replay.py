"""A finished game: its scoring, its replay with keys, a link to a position, and playing on from there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.visitors import HOUSE, TABLE, Visitor

BOT = {"kind": "bot", "level": "random"}
RESIGN = f"() => {HOUSE}.house.attempt({{kind: 'resign', id: {TABLE}.table, seat: {TABLE}.news.viewer}})"


def finished(visitor: Visitor) -> str:
    id_ = visitor.sits_down("builders-middle-ages", [BOT, BOT], options={"rounds": "3"})
    visitor.sees_the_end()
    return id_


def replays(visitor: Visitor, id_: str, asked: str = "", tag: str = "builders-table") -> Page:
    page = visitor.opens(f"/replay/{id_}{asked}")
    visitor.table(tag)
    return page


def shown(visitor: Visitor) -> tuple[int, int]:
    """How many steps have been made, and how many there are."""
    place, _, most = visitor.page.locator(".at").inner_text().partition(" / ")
    return int(place), int(most)


def at(visitor: Visitor) -> int:
    return int(visitor.page.url.rpartition("at=")[2])


def test_a_replay_begins_at_the_start_and_goes_by_keys_and_slider(visitor: Visitor) -> None:
    page = replays(visitor, finished(visitor))
    first, (place, most) = at(visitor), shown(visitor)
    assert (place, first > 0) == (0, True)  # the cards have been dealt
    page.keyboard.press("ArrowRight")
    page.locator(".at", has_text=f"1 / {most}").wait_for()
    assert at(visitor) > first
    page.keyboard.press("End")
    page.locator(".at", has_text=f"{most} / {most}").wait_for()
    page.keyboard.press("Home")
    page.wait_for_url(f"**/replay/*at={first}")
    page.get_by_role("button", name="One move on").click()
    page.locator("input[type=range]").fill("9")
    page.locator(".at", has_text=f"9 / {most}").wait_for()


def test_a_link_names_the_position_and_the_seat(visitor: Visitor) -> None:
    id_ = finished(visitor)
    page = replays(visitor, id_, "?seat=1&at=25")
    assert page.url.endswith("?seat=1&at=25")
    assert page.locator("select[name=eyes]").input_value() == "1"


def test_whoever_played_looks_from_the_own_seat_with_all_cards_open(visitor: Visitor) -> None:
    visitor.sits_down("ante-portas", [{"kind": "bot", "level": "random"}, {"kind": "me"}])
    visitor.table("ante-portas-table")
    visitor.may_move()
    visitor.page.evaluate(RESIGN)
    visitor.hears("status", "over")
    visitor.page.locator("final-score dialog[open]").wait_for()
    visitor.page.locator("final-score .end").get_by_role("link", name="Replay").click()
    page = visitor.page
    visitor.table("ante-portas-table")
    assert page.locator("select[name=eyes]").input_value() == "1"
    page.keyboard.press("ArrowRight")
    page.locator(".hands.both").wait_for()
    assert visitor.finds(".hand .card.hidden") == 0
    page.locator("input[name=open]").uncheck()
    page.locator(".hands.both").wait_for(state="detached")
    who = page.locator(".players li").nth(1).inner_text()
    assert re.match(r"Guest \(resigned; .+ played on\)", who), who


def test_the_list_of_moves_and_the_marks_lead_to_their_positions(visitor: Visitor) -> None:
    page = replays(visitor, finished(visitor))
    second = page.locator("replay-marks .round").nth(1)
    assert second.inner_text() == "2"
    second.click()
    page.locator("just-happened", has_text="Round 2 begins.").wait_for()
    page.keyboard.press("PageUp")
    page.locator("game-log li.here").first.wait_for()
    began = at(visitor)
    line = page.locator("game-log li.goes:not(.chance)").last
    line.click()
    page.wait_for_function("(at) => !location.href.endsWith('at=' + at)", arg=began)
    assert shown(visitor)[0] == shown(visitor)[1]
    assert "here" in (line.get_attribute("class") or "")


def test_a_replay_plays_by_itself_at_the_chosen_speed(visitor: Visitor) -> None:
    page = replays(visitor, finished(visitor))
    page.locator("select[name=speed]").select_option("fast")
    page.get_by_role("button", name="Play by itself").click()
    page.locator(".at", has_text=re.compile(r"^([3-9]|\d{2,}) /")).wait_for()


def test_whoever_plays_on_from_a_position_says_against_whom(visitor: Visitor) -> None:
    id_ = finished(visitor)
    page = replays(visitor, id_)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("branch-dialog select").select_option("random")
    page.locator("branch-dialog .main").click()
    page.wait_for_url("**/t/*")
    visitor.table().locator(".do.can").first.wait_for()
    assert visitor.news("branch_of") == id_
    assert [seat["level"] for seat in visitor.news("seats") if seat["kind"] == "bot"] == ["random"]


def test_a_game_that_is_taken_home_can_be_verified(visitor: Visitor, tmp_path: Path) -> None:
    finished(visitor)
    visitor.page.get_by_role("button", name="Final scoring").click()
    with visitor.page.expect_download() as taken:
        visitor.page.locator("final-score a[download]").first.click()
    file = tmp_path / taken.value.suggested_filename
    taken.value.save_as(file)
    assert file.suffix == ".game"
    command = [sys.executable, "-m", "ludarium", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_once_more_leads_both_to_the_new_table(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{"kind": "me"}, BOT], options={"rounds": "1"})
    visitor.table()
    visitor.page.locator(".do.end.can").click()
    visitor.page.locator(".confirm .main").click()
    old = visitor.page.url
    visitor.page.locator("final-score .main").click()
    visitor.page.wait_for_url(lambda url: url != old)
    visitor.table().locator(".do.can").first.wait_for()


def test_a_finished_game_is_looked_at_again(visitor: Visitor) -> None:
    id_ = visitor.sits_down("builders-middle-ages", [BOT, BOT], options={"rounds": "1"})
    visitor.sees_the_end()
    page = replays(visitor, id_)
    page.locator("game-review .ask").click()
    page.locator("game-review svg[role=img]").wait_for()
    assert page.locator("game-review .players li").count() == 2
    assert "of a win by own turns" in page.locator("game-review .players").inner_text()
    dear = page.locator("game-review .mistake")
    if dear.count():
        dear.first.click()
        page.wait_for_url("**/replay/*?seat=*&at=*")
