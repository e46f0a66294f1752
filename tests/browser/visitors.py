"""Visitors of the page: a browser context each, what they do by clicks, and what they see."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
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
    expect,
)

from ludarium.games import GAMES

DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds until a test gives up
expect.set_options(timeout=PATIENCE)

DRAWN = resources.files("ludarium").joinpath("web", "src", "tables")  # a folder a family that has a drawing
TABLES = {
    game.id: f"{game.family.replace('_', '-')}-table" if DRAWN.joinpath(game.family).is_dir() else "any-table"
    for game in GAMES.values()
}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")

HOUSE = "document.querySelector('ludarium-app')"
TABLE = f"{HOUSE}.shadowRoot.querySelector('table-page')"

# Brings colours that are on their way from one theme to the other to their end.
SETTLE = """async () => {
  const all = (root) => [...root.querySelectorAll('*')];
  const inside = (one) => one.shadowRoot ? moving(one.shadowRoot) : [];
  const moving = (root) => [...root.getAnimations(), ...all(root).flatMap(inside)];
  await new Promise(requestAnimationFrame);
  const passing = moving(document).filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  for (const animation of passing) animation.finish();
  await new Promise(requestAnimationFrame);
}"""
# Gives the thing to click next, or nothing once the game is over; a patient player waits for the turn.
NEXT = """async (patient) => {
  const page = document.querySelector('ludarium-app').shadowRoot.querySelector('table-page');
  const usable = (thing) => !thing.disabled && thing.getAttribute('aria-disabled') !== 'true';
  const shown = (thing) => usable(thing) && thing.checkVisibility() && thing.getBoundingClientRect().width;
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
    if (!patient && !page.busy && !page.news?.mine.includes(page.news.view.to_act)) return null;
    await frame();
  }
  return null;
}"""


class Visitor:
    """One person at one browser."""

    def __init__(self, context: BrowserContext, address: str, *, breaks: bool = False) -> None:
        self.context = context
        self.breaks = breaks  # the line is cut on purpose, so the browser complains of that alone
        self.heard: list[str] = []  # all that the server told
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("websocket", self._sees_socket)
        context.route("**/*", self._local_only)

    def _hear(self, message: ConsoleMessage) -> None:
        cut = self.breaks and ("WebSocket" in message.text or "net::ERR_CONNECTION" in message.text)
        if message.type in ("error", "warning") and not cut:
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _sees_socket(self, socket: WebSocket) -> None:
        self._local(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

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
        self.page.wait_for_function(f"() => {HOUSE}?.house.wire.online")
        return self.page

    def prefers(self, **prefs: object) -> None:
        """Set preferences as the settings do."""
        self.page.evaluate(f"(prefs) => {HOUSE}.house.set(prefs)", prefs)

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

    def plays(self, pick: str, most: int = 2000, *, patient: bool = True) -> int:
        """Click through the game, or through so much of it; gives the number of clicks."""
        for clicks in range(most):
            thing = self.page.evaluate_handle(NEXT.replace("PICK", pick), patient).as_element()
            if thing is None:
                return clicks
            thing.click()
        return most

    def plays_turn(self, pick: str) -> int:
        """Click until it is somebody else's turn."""
        return self.plays(pick, patient=False)

    def finds(self, css: str) -> int:
        """How many things of this kind there are anywhere in the page, in whatever shadow."""
        return self.page.locator(css).count()

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

    def may_move(self) -> None:
        """Wait until it is this player's turn."""
        self.page.locator("[data-tab=choices] .badge").wait_for()

    def gets_a_turn(self) -> bool:
        """Wait until it is this player's turn, or the game is over: then there is none."""
        news = f"{TABLE}.news"
        mine = f"!{TABLE}.busy && {news}?.mine.includes({news}.view.to_act)"
        self.page.wait_for_function(f"() => {news}?.status === 'over' || {mine}")
        if self.news("status") == "over":
            return False
        self.may_move()
        return True

    def sees_the_end(self) -> None:
        """The page of a finished game, as one comes to it later."""
        self.hears("status", "over")
        self.page.reload()
        self.hears("status", "over")

    def faults(self) -> list[str]:
        """What axe has to say about the page as it is now, in this theme and in the other."""
        self.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
        return [fault for theme in THEMES for fault in self._faults(theme)]

    def _faults(self, theme: Theme) -> list[str]:
        self.page.emulate_media(color_scheme=theme)
        self.page.evaluate(SETTLE)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        rules = found["violations"]
        return [f"{theme} {rule['id']}: {node['target']}" for rule in rules for node in rule["nodes"]]

    @property
    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    @property
    def status(self) -> str:
        return self.page.locator(".status").inner_text()


class Visitors:
    """The visitors of one test."""

    def __init__(self, browser: Browser, address: str, *, breaks: bool = False) -> None:
        self.browser = browser
        self.breaks = breaks
        self.address = address
        self.here: list[Visitor] = []

    def comes(
        self,
        size: ViewportSize = DESK,
        theme: Theme = "light",
        language: str = "en-GB",
        *,
        touch: bool = False,
        motion: bool = False,
    ) -> Visitor:
        """A newcomer; without motion, bots' moves are shown at once and tests stay fast."""
        context = self.browser.new_context(
            viewport=size,
            color_scheme=theme,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.here.append(Visitor(context, self.address, breaks=self.breaks))
        return self.here[-1]

    def close(self) -> None:
        """Nobody may have met an error or asked anybody but the house."""
        troubles = [trouble for visitor in self.here for trouble in visitor.troubles]
        for visitor in self.here:
            visitor.context.close()
        assert not troubles, troubles
