"""Who can come by a link: nobody else, or those in the network; addresses are told to this machine alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.server import app as web
from ludarium.server.addresses import in_network
from ludarium.server.guard import LOOPBACK
from tests.server.house import new_house, run
from tests.server.test_web import get

NEAR = ["192.168.1.5", "[fe80::1]"]


@pytest.fixture(autouse=True)
def _near(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "in_network", lambda: NEAR)


def test_a_server_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    site = web.app(new_house(), tmp_path, LOOPBACK)
    assert run(get(site, "/api/invitation")).json() == {"alone": True, "addresses": []}


def test_one_for_others_tells_this_machine_where_it_is_in_the_network(tmp_path: Path) -> None:
    site = web.app(new_house(), tmp_path)
    assert run(get(site, "/api/invitation")).json() == {"alone": False, "addresses": NEAR}


def test_nobody_else_learns_the_addresses(tmp_path: Path) -> None:
    site = web.app(new_house(), tmp_path)
    told = run(get(site, "/api/invitation", host="games.example.org")).json()
    assert told == {"alone": False, "addresses": []}


def test_own_addresses_are_none_that_lead_back() -> None:
    assert not set(in_network()) & {"127.0.0.1", "[::1]"}
