"""The host's tools on the page, and one's own data: taken away and deleted by clicks."""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.visitors import Visitor, Visitors

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def talks(visitor: Visitor, text: str) -> None:
    visitor.page.locator("[data-tab=chat]").click()
    visitor.page.locator("table-chat input").fill(text)
    visitor.page.keyboard.press("Enter")


def test_the_host_silences_a_guest_and_sends_another_away(visitors: Visitors) -> None:
    host, guest, player = visitors.comes(), visitors.comes(), visitors.comes()
    id_ = host.sits_down("builders-middle-ages", [ME, OPEN], talk="all")
    for visitor in (guest, player):
        visitor.opens(f"/t/{id_}")
    guest.page.locator("waiting-room .open .button").click()
    host.page.locator("waiting-room .remove").click()
    guest.page.get_by_text("asked you to leave").wait_for()
    player.page.locator("waiting-room .open .button").click()
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, player):
        visitor.table()
    talks(player, "I talk too much")
    host.page.locator("[data-tab=chat]").click()
    host.page.locator("[data-deed=web-silence]").click()
    host.page.locator("[data-deed=web-unsilence]").wait_for()
    talks(player, "and more")
    player.page.get_by_text("talk no more").wait_for()
    assert host.page.locator("[data-deed=web-remove]").count() == 0  # whoever plays stays


def test_the_host_closes_a_table_that_has_not_begun(visitor: Visitor) -> None:
    visitor.sits_down("builders-middle-ages", [ME, OPEN])
    visitor.page.locator("waiting-room .close").click()
    visitor.page.locator("house-settings").wait_for()
    assert visitor.page.locator("waiting-room").count() == 0


def test_my_data_is_taken_away_and_deleted(visitor: Visitor, tmp_path: Path) -> None:
    visitor.sits_down("builders-middle-ages", [ME, OPEN])
    page = visitor.page
    page.locator("waiting-room").wait_for()
    page.locator("house-settings button[popovertarget]").click()
    with page.expect_download() as download:
        page.locator("my-data .take").click()
    download.value.save_as(tmp_path / "mine.json")
    told = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert len(told["tables"]) == 1
    secret = page.evaluate("JSON.parse(localStorage.ludarium).token")
    page.locator("my-data .delete").click()
    page.locator("my-data .now").click()
    page.locator("ludarium-app").wait_for()
    page.wait_for_function("(old) => JSON.parse(localStorage.ludarium ?? '{}').token !== old", arg=secret)
    page.wait_for_url("**/")
