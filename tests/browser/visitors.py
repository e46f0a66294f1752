"""Visitors of the page: a browser context each, what they do by clicks, and what they see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    ViewportSize,
    WebSocket,
)

DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds until a test gives up

HOUSE = "document.querySelector('ludarium-app')"
TABLE = f"{HOUSE}.shadowRoot.querySelector('table-page')"

# Waits for the player's turn and gives the thing to click next, or nothing once the game is over.
NEXT = """async () => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const shown = (thing) => !thing.disabled && thing.getAttribute('aria-disabled') !== 'true';
  const things = (root, css) => [...root.shadowRoot.querySelectorAll(css)].filter(shown);
  const among = (table, kinds) => {
    const found = kinds.map((css) => things(table, css)).find((all) => all.length);
    return found?.[page.news.at % found.length];
  };
  const choose = (table) => {PICK};
  const frame = () => new Promise(requestAnimationFrame);
  while (page.news?.status !== 'over') {
    const table = [...page.shadowRoot.querySelector('main').children].find((part) => part.view);
    if (table?.open && !page.busy) {
      await table.updateComplete;
      const thing = choose(table);
      if (!thing) throw new Error('nothing to click at move ' + page.news.at);
      return thing;
    }
    await frame();
  }
  return null;
}"""


class Visitor:
    """One person at one browser."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("websocket", self._sees_socket)
        context.route("**/*", self._local_only)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _sees_socket(self, socket: WebSocket) -> None:
        self._local(socket.url)

    def _local(self, url: str) -> bool:
        local = urlsplit(url).netloc == urlsplit(self.address).netloc
        if not local:
            self.troubles.append(f"asked for {url}")
        return local

    def _local_only(self, route: Route) -> None:
        if self._local(route.request.url):
            route.continue_()
        else:
            route.abort()

    # --- ways -------------------------------------------------------------------------------------------

    def opens(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def lobby(self) -> Page:
        self.opens()
        self.page.locator(".play").first.wait_for()
        return self.page

    def prefers(self, **prefs: object) -> None:
        """Set preferences as the page keeps them."""
        kept = "JSON.parse(localStorage.ludarium || '{}')"
        self.page.evaluate(f"localStorage.ludarium = JSON.stringify({{...{kept}, ...{json.dumps(prefs)}}})")
        self.page.reload()

    def sits_down(self, game: str, seats: Sequence[object], **options: object) -> str:
        """Open a table as the lobby does, without its clicks; gives its id."""
        wish = {"kind": "create", "game": game, "seats": list(seats), **options}
        if self.page.url == "about:blank":
            self.lobby()
        self.page.wait_for_function(f"() => {HOUSE}?.house.wire.online")
        self.page.evaluate(f"(wish) => {HOUSE}.house.open(wish)", wish)
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    def table(self, tag: str = "builders-table") -> Locator:
        found = self.page.locator(tag)
        found.wait_for()
        return found

    def plays(self, pick: str) -> int:
        """Click through a whole game; gives the number of clicks."""
        clicks = 0
        while (thing := self.page.evaluate_handle(NEXT.replace("PICK", pick)).as_element()) is not None:
            thing.click()
            clicks += 1
        return clicks

    def news(self, what: str) -> Any:
        """Something that the page was told about the table."""
        return self.page.evaluate(f"(what) => {TABLE}.news?.[what]", what)

    def hears(self, what: str, value: object) -> None:
        """Wait until the page was told so."""
        check = f"([what, value]) => {TABLE}?.news?.[what] === value"
        self.page.wait_for_function(check, arg=[what, value])

    def hears_more(self, at: int) -> None:
        """Wait until a move was made after the first `at`."""
        self.page.wait_for_function(f"(at) => {TABLE}.news.at > at", arg=at)

    def sees_the_end(self) -> None:
        """The page of a finished game, as one comes to it later."""
        self.hears("status", "over")
        self.page.reload()
        self.hears("status", "over")

    @property
    def status(self) -> str:
        return self.page.locator(".status").inner_text()


class Visitors:
    """The visitors of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.here: list[Visitor] = []

    def comes(
        self,
        size: ViewportSize = DESK,
        theme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
    ) -> Visitor:
        context = self.browser.new_context(
            viewport=size, color_scheme=theme, locale=language, reduced_motion="reduce"
        )
        self.here.append(Visitor(context, self.address))
        return self.here[-1]

    def close(self) -> None:
        """Nobody may have met an error or asked anybody but the house."""
        troubles = [trouble for visitor in self.here for trouble in visitor.troubles]
        for visitor in self.here:
            visitor.context.close()
        assert troubles == []
