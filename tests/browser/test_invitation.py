"""The invitation: a link that leads to others or says that it does not, with a code for phones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitors import Visitor, Visitors

ME = {"kind": "me"}
OPEN = {"kind": "open"}
# The same server, in a network that every machine of these tests is in.
NEAR = "from ludarium.server import app; app.in_network = lambda: ['192.168.1.5']"


def test_a_server_for_this_machine_alone_says_so_and_how_to_change_it(visitor: Visitor) -> None:
    visitor.sits_down("faiyum", [ME, OPEN])
    alone = visitor.page.locator("invitation-link .alone")
    expect(alone).to_contain_text("ludarium serve --host 0.0.0.0")
    expect(visitor.page.locator("invitation-link .code")).to_have_count(0)
    assert visitor.faults() == []


@pytest.fixture
def near(browser: Browser, own_server: Server) -> Iterator[Visitor]:
    own_server.changes = NEAR
    own_server.options = ["--host", "0.0.0.0"]
    visitors = Visitors(browser, own_server.start())
    yield visitors.comes()
    visitors.close()


def test_friends_in_the_network_get_an_address_and_a_code(near: Visitor) -> None:
    id_ = near.sits_down("faiyum", [ME, OPEN])
    link = near.page.locator("invitation-link input")
    expect(link).to_have_value(f"http://192.168.1.5:{near.address.rpartition(':')[2]}/t/{id_}")
    expect(near.page.locator("invitation-link .code path")).to_be_visible()
    assert near.faults() == []
