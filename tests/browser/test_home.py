"""The house in a page when something is missing, full, half there or older than what is published."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.picks import PICKS
from tests.browser.visitors import Visitor, Visitors
from tests.browser.web_space import WebSpace, kept

ME = {"kind": "me"}
WEAK = {"kind": "bot", "level": "random"}
GAME = "builders-middle-ages"
GONE = "Object.defineProperty(globalThis, '{}', {{ value: undefined }})"
METERED = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"
NO_LOCAL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
# Writes are given up before they are kept, as a browser does that has no room.
FULL = """
let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...entry) {
  const asked = put.apply(this, entry);
  if (full) this.transaction.abort();
  return asked;
};
"""


@pytest.fixture
def unlucky(browser: Browser, space: WebSpace) -> Iterator[Visitors]:
    """Visitors whose line or storage fails on purpose: browsers complain of that."""
    found = Visitors(browser, space.address, breaks=True)
    yield found
    space.cut = None
    for visitor in found.here:
        visitor.troubles.clear()
    found.close()


def becomes_full(route: Route) -> None:
    """The worker's storage is full as long as the page says so."""
    answer = route.fetch()
    route.fulfill(response=answer, body=FULL + answer.text())


def line(visitor: Visitor) -> str:
    found = visitor.page.locator("home-line p")
    found.wait_for()
    return found.inner_text()


@pytest.mark.parametrize(
    ("lacking", "words"), [("WebAssembly", "cannot run WebAssembly"), ("indexedDB", "keeps nothing")]
)
def test_what_a_browser_lacks_is_told_with_what_to_do(guests: Visitors, lacking: str, words: str) -> None:
    visitor = guests.comes()
    visitor.page.add_init_script(GONE.format(lacking))
    visitor.opens()
    assert words in line(visitor)
    expect(visitor.page.locator(".play").first).to_be_visible()


def test_on_a_metered_line_it_is_told_first_how_much_is_loaded(guests: Visitors) -> None:
    visitor = guests.comes()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.add_init_script(METERED)
    visitor.opens()
    assert "MB" in line(visitor)
    assert not any("/python/" in url for url in asked)
    visitor.page.get_by_role("button", name="Load them").click()
    visitor.page.wait_for_function("() => document.querySelector('ludarium-app').house.wire.online")


def test_a_browser_without_locks_plays_too(guests: Visitors) -> None:
    """They need https, and a web space at home has none."""
    visitor = guests.comes()
    visitor.page.add_init_script(NO_LOCKS)
    visitor.lobby()


def test_a_browser_that_forgets_is_told_so(guests: Visitors) -> None:
    visitor = guests.comes()
    visitor.page.add_init_script(NO_LOCAL)
    visitor.lobby()
    expect(visitor.page.locator("home-line [role=alert]")).to_contain_text("after a reload")
    assert visitor.faults() == []


def test_a_full_storage_refuses_a_move_in_words_and_loses_nothing(unlucky: Visitors) -> None:
    visitor = unlucky.comes()
    visitor.context.route("**/home/house-worker.js", becomes_full)
    visitor.lobby()
    visitor.prefers(confirm=False)
    visitor.sits_down(GAME, [ME, {"kind": "me", "name": "Béla"}])
    visitor.table()
    visitor.may_move()
    at = visitor.news("at")
    visitor.page.evaluate("new BroadcastChannel('full').postMessage(true)")
    visitor.plays(PICKS[GAME], most=1)
    expect(visitor.page.locator(".notice[role=alert]")).to_contain_text("storage of this browser is full")
    assert visitor.news("at") == at
    visitor.page.evaluate("new BroadcastChannel('full').postMessage(false)")
    visitor.plays(PICKS[GAME], most=1)
    visitor.hears_more(at)


def test_a_file_that_came_half_is_told_and_comes_whole_the_next_time(
    unlucky: Visitors, space: WebSpace
) -> None:
    visitor = unlucky.comes()
    space.cut = "library.zip.packed"
    visitor.opens()
    expect(visitor.page.locator("home-line p")).to_contain_text("could not be opened")
    space.cut = None
    visitor.lobby()


def test_a_hole_in_what_is_kept_is_filled(unlucky: Visitors) -> None:
    visitor = unlucky.comes()
    visitor.lobby()
    kept(visitor.page)
    hole = "python/packages.tar.packed"
    drop = """async (hole) => {
      for (const name of await caches.keys()) {
        await (await caches.open(name)).delete(new URL(hole, document.baseURI));
      }
    }"""
    visitor.page.evaluate(drop, hole)
    visitor.lobby()
    visitor.context.set_offline(True)
    visitor.lobby()


@pytest.fixture
def own_space(space: WebSpace, tmp_path: Path) -> Iterator[WebSpace]:
    """A web space in which a test may publish something: no other test sees it, nor its own second try."""
    found = WebSpace(tmp_path, like=space)
    yield found
    found.close()


@pytest.fixture
def reader(browser: Browser, own_space: WebSpace) -> Iterator[Visitor]:
    """A visitor who has come before, so that the service worker answers, and looks at the lobby."""
    found = Visitors(browser, own_space.address)
    visitor = found.comes()
    visitor.lobby()
    kept(visitor.page)
    visitor.lobby()
    yield visitor
    found.close()


def test_a_newer_version_is_told_and_taken_when_the_player_says_so(
    reader: Visitor, own_space: WebSpace
) -> None:
    reader.sits_down(GAME, [ME, WEAK])
    reader.table()
    reader.may_move()
    at = reader.news("at")
    own_space.publish("en", "A newer version of this page is here.", "An even newer one is here.")
    reader.page.reload()
    expect(reader.page.locator("home-line p")).to_contain_text("A newer version")
    reader.page.locator("home-line button").click()
    said = "document.querySelector('ludarium-app')?.house?.say?.words('web-home-newer')"
    reader.page.wait_for_function(f"() => {said}?.startsWith('An even newer')")  # the page came anew
    reader.table()
    reader.may_move()
    assert reader.news("at") == at
