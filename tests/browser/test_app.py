"""The ordinary server as an app of a phone, without a network, and addresses that lead nowhere."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitors import Visitors
from tests.browser.web_space import kept

FORGETS = "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError') }"


@pytest.fixture
def stranded(browser: Browser, own_server: Server) -> Iterator[Visitors]:
    """Visitors of a house that a test may close; browsers complain of that."""
    found = Visitors(browser, own_server.start(), breaks=True)
    yield found
    for visitor in found.here:
        visitor.troubles.clear()
    found.close()


def test_the_page_of_a_server_can_be_installed(visitors: Visitors) -> None:
    visitor = visitors.comes()
    visitor.lobby()
    kept(visitor.page)
    devtools = visitor.context.new_cdp_session(visitor.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["name"], told["display"], told["background_color"]) == ("Ludarium", "standalone", "#1b1713")
    for icon in told["icons"]:
        answer = visitor.page.request.get(f"{visitor.address}/{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


def test_without_its_server_the_page_opens_and_says_that_the_house_cannot_be_reached(
    stranded: Visitors, own_server: Server
) -> None:
    visitor = stranded.comes()
    visitor.lobby()
    kept(visitor.page)
    visitor.lobby()  # now the service worker sees what comes
    own_server.kill()
    visitor.opens()
    expect(visitor.page.locator(".lost[role=alert]")).to_contain_text("cannot be reached")
    expect(visitor.page.locator(".play").first).to_be_visible()
    own_server.start()
    visitor.page.wait_for_function("() => document.querySelector('ludarium-app').house.wire.online")
    expect(visitor.page.locator(".lost")).to_have_count(0)


def test_a_wrong_address_is_told_with_the_way_to_the_lobby(stranded: Visitors) -> None:
    visitor = stranded.comes()
    answer = visitor.page.goto(f"{visitor.address}/nothing")
    assert answer is not None
    assert answer.status == 404
    expect(visitor.page.locator("missing-page h1")).to_have_text("There is nothing here")
    expect(visitor.page.locator("missing-page")).to_contain_text("/nothing")
    assert visitor.faults() == []
    ways = [way.bounding_box() for way in visitor.page.locator("missing-page .button").all()]
    assert len({way["y"] for way in ways if way}) == 1  # in line
    visitor.page.locator("missing-page a.main").click()
    visitor.page.locator(".play").first.wait_for()


def test_whoever_would_be_forgotten_by_a_reload_is_warned(visitors: Visitors) -> None:
    visitor = visitors.comes()
    visitor.page.add_init_script(FORGETS)
    visitor.lobby()
    alert = visitor.page.locator("home-line [role=alert]")
    expect(alert).to_contain_text("after a reload")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)
