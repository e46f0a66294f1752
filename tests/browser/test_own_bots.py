"""Somebody makes a key for a program, the program listens, and it is invited to a table and comes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.visitors import HOUSE, Visitor

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "http_bot.py"
SELDOM = 500  # milliseconds: who asks at every frame is refused, and so is what comes after


@contextmanager
def listening(address: str, key: str) -> Iterator[None]:
    """The example bot, as long as it is needed."""
    env = {**os.environ, "LUDARIUM_KEY": key}
    with subprocess.Popen([sys.executable, str(EXAMPLE), address], env=env) as bot:
        try:
            yield
        finally:
            bot.kill()


def test_a_bot_of_my_own_is_made_invited_and_revoked(visitor: Visitor) -> None:
    page = visitor.lobby()
    page.locator("house-settings button").first.click()
    page.locator("own-bots summary").click()
    page.locator("own-bots input[name=bot]").fill("Robo")
    page.locator("own-bots button").click()
    key = page.locator("own-bots input[name=key]").input_value()
    expect(page.locator("own-bots li")).to_contain_text("is away")
    with listening(visitor.address, key):
        here = f"async () => (await {HOUSE}.house.attempt({{kind: 'bots'}}))?.bots[0].here"
        page.wait_for_function(here, polling=SELDOM)
        visitor.sits_down("builders-middle-ages", [{"kind": "me"}, {"kind": "open"}])
        room = page.locator("waiting-room")
        chosen = room.locator("select")
        chosen.focus()
        expect(chosen.locator("optgroup option")).to_have_text("Robo")
        chosen.select_option(label="Robo")
        expect(room.locator("li").nth(1)).to_contain_text("Robo (bot)")
        room.locator("button.main").last.click()
        visitor.table()
        expect(page.locator("players-bar .level")).to_have_text("bot")
    page = visitor.lobby()
    page.locator("house-settings button").first.click()
    page.locator("own-bots summary").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("own-bots li button").click()
    expect(page.locator("own-bots li")).to_have_count(0)
