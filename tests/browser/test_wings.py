"""Two browsers at two processes of one house: they play together, and go on when one of the two is killed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.test_people import ME, OPEN, ends_turn, takes_coins
from tests.browser.visitors import HOUSE, Visitor, Visitors
from tests.postgres import Cluster
from tests.proxy import Proxy

BOT = {"kind": "bot", "level": "random"}


@dataclass
class Sides:
    """The two processes, each with an address that leads to it first and to the other if it is gone."""

    servers: list[Server]
    proxies: list[Proxy]

    def address(self, side: int) -> str:
        return f"http://127.0.0.1:{self.proxies[side].port}"


@pytest.fixture
def sides(postgres: Cluster, tmp_path: Path, page_folder: Path) -> Iterator[Sides]:
    url = postgres.database()
    servers = [Server(tmp_path, page_folder) for _ in range(2)]
    for server in servers:
        server.keeps = ["--database", url]
        server.start()
    ports = [server.port for server in servers]
    found = Sides(servers, [Proxy(ports), Proxy(ports[::-1])])
    yield found
    for proxy in found.proxies:
        proxy.close()
    for server in servers:
        server.kill()


def comes_back(visitor: Visitor) -> None:
    visitor.page.wait_for_function(f"() => {HOUSE}.house.wire.online")


def test_two_browsers_at_two_processes_go_on_when_either_is_killed(browser: Browser, sides: Sides) -> None:
    houses = [Visitors(browser, sides.address(side), breaks=True) for side in (0, 1)]
    anna, ben = (visitors.comes() for visitors in houses)
    id_ = anna.sits_down("builders-middle-ages", [{**ME, "name": "Anna"}, OPEN, BOT])
    ben.opens(f"/t/{id_}")
    ben.page.locator("waiting-room .open .button").click()
    anna.page.get_by_role("button", name="Start").click()
    for visitor in (anna, ben):
        visitor.table()
    _play_a_turn(anna, ben)
    with anna.page.expect_websocket():
        sides.servers[0].kill()
    comes_back(anna)
    _play_a_turn(anna, ben)  # both at the second process, which drives the bot now
    sides.servers[0].start()
    with anna.page.expect_websocket(), ben.page.expect_websocket():
        sides.servers[1].kill()
    comes_back(anna)
    comes_back(ben)
    _play_a_turn(anna, ben)
    for visitors in houses:
        visitors.close()


def _play_a_turn(*players: Visitor) -> None:
    """Each person takes coins, the other one sees it, and the turn goes round by way of the bot."""
    for _ in players:
        player = _to_act(*players)
        after = takes_coins(player)
        for other in players:
            other.hears_more(after - 1)
        ends_turn(player)
        player.hears_more(after)
    _to_act(*players)


def _to_act(*players: Visitor) -> Visitor:
    """The person whose turn it is, once all pages agree and no bot thinks."""
    seen = f"""() => {{
      const news = {HOUSE}.shadowRoot.querySelector('table-page').news;
      return news && !news.thinking && [news.at, news.view.to_act].join();
    }}"""
    while True:
        found = {player.page.wait_for_function(seen).json_value() for player in players}
        if len(found) == 1:
            seat = int(found.pop().rpartition(",")[2])
            return next(player for player in players if seat in player.news("mine"))
