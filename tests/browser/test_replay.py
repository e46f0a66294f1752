"""A finished game: its scoring, its replay with keys, a link to a position, and playing on from there."""

from __future__ import annotations

from tests.browser.visitors import Visitor

BOT = {"kind": "bot", "level": "random"}


def finished(visitor: Visitor) -> str:
    id_ = visitor.sits_down("builders-middle-ages", [BOT, BOT], options={"rounds": "3"})
    visitor.sees_the_end()
    return id_


def somebodys_turn(visitor: Visitor, id_: str) -> int:
    """A position, some moves into the game, in which a seat is to move."""
    steps = f"{visitor.address}/api/tables/{id_}/at"
    to_act = (visitor.page.request.get(f"{steps}/{at}").json()["view"]["to_act"] for at in range(16, 40))
    return next(at for at, seat in enumerate(to_act, 16) if seat >= 0)


def test_a_replay_goes_by_keys_and_its_link_names_the_position(visitor: Visitor) -> None:
    id_ = finished(visitor)
    page = visitor.opens(f"/replay/{id_}?at=14")
    visitor.table()
    shown = page.locator(".at")
    assert shown.inner_text().startswith("14 /")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay/*at=15")
    page.keyboard.press("Home")
    page.wait_for_url("**/replay/*at=0")
    page.get_by_role("button", name="One move on").click()
    page.wait_for_url("**/replay/*at=1")


def test_one_can_play_on_from_a_position(visitor: Visitor) -> None:
    id_ = finished(visitor)
    visitor.opens(f"/replay/{id_}?at={somebodys_turn(visitor, id_)}")
    visitor.table()
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.table().locator(".do.can").first.wait_for()
    assert visitor.news("branch_of") == id_


def test_a_game_can_be_taken_home(visitor: Visitor) -> None:
    id_ = finished(visitor)
    answer = visitor.page.request.get(f"{visitor.address}/api/tables/{id_}/record.game")
    assert answer.ok
    visitor.page.get_by_role("button", name="Final scoring").click()
    link = visitor.page.locator("final-score a[download]").first
    assert link.get_attribute("href") == f"/api/tables/{id_}/record.game"


def test_once_more_leads_both_to_the_new_table(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [{"kind": "me"}, BOT], options={"rounds": "1"})
    visitor.table()
    visitor.page.locator(".do.end.can").click()
    visitor.page.locator(".confirm .main").click()
    old = visitor.page.url
    visitor.page.locator("final-score .main").click()
    visitor.page.wait_for_url(lambda url: url != old)
    visitor.table().locator(".do.can").first.wait_for()
