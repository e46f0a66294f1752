"""Takes the pictures of the built page anew: `PYTHONPATH=src python docs/pictures/page.py [NAME …]`."""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

HERE = Path(__file__).resolve().parent
DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 82  # of WebP: about 100 kB a picture
HOUSE = "document.querySelector('ludarium-app')"
HINTED = "hint-card .follow"


@dataclass
class Picture:
    """The lobby, or a table against these bots after so many moves as the strongest would make them."""

    name: str
    game: str = ""
    bots: tuple[str, ...] = ()
    moves: int = 0
    theme: Literal["light", "dark"] = "light"
    size: ViewportSize | None = None


PICTURES = [
    Picture("lobby"),
    Picture("builders-middle-ages", "builders-middle-ages", ("journeyman",), 14),
    Picture("builders-antiquity", "builders-antiquity", ("journeyman", "apprentice"), 12),
    Picture("ante-portas", "ante-portas", ("journeyman",), 6),
    Picture("faiyum", "faiyum", ("journeyman", "apprentice"), 12),
    Picture("faiyum-dark", "faiyum", ("apprentice",), 10, theme="dark"),
    Picture("builders-phone", "builders-middle-ages", ("apprentice",), 8, size=PHONE),
]


def taken(browser: Browser, address: str, picture: Picture) -> None:
    context = browser.new_context(
        viewport=picture.size or DESK,
        color_scheme=picture.theme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".play").first.wait_for()
    page.wait_for_function(f"() => {HOUSE}?.house.wire.online")
    if picture.game:
        played(page, picture)
    save(page, picture.name)
    context.close()


def played(page: Page, picture: Picture) -> None:
    """A game that has gone on for some moves."""
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": level} for level in picture.bots]]
    wish = {"kind": "create", "game": picture.game, "seats": seats}
    page.evaluate(f"(wish) => {HOUSE}.house.open(wish)", wish)
    page.wait_for_url("**/t/*")
    for _ in range(picture.moves):
        page.locator("[data-tab=choices] .badge").wait_for()
        page.keyboard.press("h")
        page.locator(HINTED).click()
        page.locator(HINTED).wait_for(state="detached")
    page.locator("[data-tab=choices] .badge").wait_for()
    page.locator("[data-tab=log]").click()
    page.locator("h1").first.click()  # nothing has the focus
    page.evaluate("scrollTo(0, 0)")


def save(page: Page, name: str) -> None:
    """As WebP, which Playwright itself does not write."""
    page.wait_for_load_state("networkidle")
    wish = {"format": "webp", "quality": QUALITY}
    told = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    (HERE / f"{name}.webp").write_bytes(base64.b64decode(told["data"]))


def main(wanted: list[str]) -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("there is no chromium here")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            for picture in PICTURES:
                if not wanted or picture.name in wanted:
                    taken(browser, address, picture)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
