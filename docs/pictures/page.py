"""Takes the pictures of the built page anew, with chromium: `PYTHONPATH=src python docs/pictures/page.py`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).resolve().parent
SIZE = (1366, 768)
HOUSE = "document.querySelector('ludarium-app')"
TABLES = {  # game -> the bots at it, and how many moves of a hint are made first
    "builders-middle-ages": (["journeyman"], 14),
    "faiyum": (["journeyman", "apprentice"], 12),
    "ante-portas": (["journeyman"], 6),
}
HINTED = ".status .button"


def saved(page: Page, name: str) -> None:
    """A picture when everything lies still."""
    page.wait_for_load_state("networkidle")
    page.screenshot(path=HERE / f"{name}.png", animations="disabled")


def table(page: Page, game: str, bots: list[str], moves: int) -> None:
    """A game that has gone on for some moves, each as the strongest bot would play."""
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": level} for level in bots]]
    page.evaluate(f"(wish) => {HOUSE}.house.open(wish)", {"kind": "create", "game": game, "seats": seats})
    page.wait_for_url("**/t/*")
    for _ in range(moves):
        page.locator("[data-tab=choices] .badge").wait_for()
        page.locator(".tools .button.small").nth(1).click()
        page.locator(HINTED).click()
        page.locator(HINTED).wait_for(state="detached")
    page.locator("[data-tab=choices] .badge").wait_for()
    page.locator("[data-tab=log]").click()
    saved(page, game)


def pictures(browser: Browser, address: str) -> None:
    page = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB").new_page()
    page.goto(address)
    page.locator(".play").first.wait_for()
    saved(page, "lobby")
    for game, (bots, moves) in TABLES.items():
        page.goto(address)
        page.wait_for_function(f"() => {HOUSE}?.house.wire.online")
        table(page, game, bots, moves)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("there is no chromium here")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
        try:
            pictures(playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"]), address)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
