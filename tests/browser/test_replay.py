"""A finished game: its scoring, its replay with keys, a link to a position, and playing on from there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_a_replay_goes_by_keys_and_slider_and_its_link_names_the_position(visitor: Visitor) -> None:
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
    page.locator("input[type=range]").fill("9")
    page.wait_for_url("**/replay/*at=9")


def test_one_can_play_on_from_a_position(visitor: Visitor) -> None:
    id_ = finished(visitor)
    visitor.opens(f"/replay/{id_}?at={somebodys_turn(visitor, id_)}")
    visitor.table()
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.table().locator(".do.can").first.wait_for()
    assert visitor.news("branch_of") == id_


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
