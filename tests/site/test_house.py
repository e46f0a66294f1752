"""The house in a page: the server's own answers, kept by the browser, and the same game to the byte."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ludarium.games import GAMES
from ludarium.server import replays, seating, tokens
from ludarium.server.house import House
from ludarium.server.store.memory import MemoryStore
from ludarium.site import thinker
from ludarium.site.house import PageHouse, opened
from tests.server.house import Here, StandingTime, Tab, run
from tests.site.keeper import DictKeeper

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
LONGEST = 3000  # moves


def short(game: str) -> dict[str, str]:
    """The options of a game that ends soon, where the game has one for that."""
    return {option.name: "5" for option in GAMES[game].options if option.name == "rounds"}


async def think(question: str) -> str:
    return thinker.answer(question)


class Page:
    """A page without a browser at a house of its own."""

    def __init__(self, keeper: DictKeeper) -> None:
        self.keeper = keeper
        self.got: list[dict[str, Any]] = []
        self.house: PageHouse | None = None
        self.token: str | None = None

    async def opens(self) -> None:
        self.house = await opened(self.keeper, think, lambda text: self.got.append(json.loads(text)))
        await self.says(kind="hello", token=self.token, name="Anna", language="en")
        self.token = str(self.last("welcome")["token"])

    async def says(self, **command: Any) -> None:
        assert self.house is not None
        await self.house.take(json.dumps(command))
        await self.house.connection.outbox.send_new()

    async def settles(self) -> None:
        """Let bots move."""
        assert self.house is not None
        for _ in range(50):
            await asyncio.sleep(0)
        await self.house.connection.outbox.send_new()

    async def closes(self) -> None:
        assert self.house is not None
        self.house.sending.cancel()
        await self.house.house.close()

    def last(self, kind: str) -> dict[str, Any]:
        return next(news for news in reversed(self.got) if news["kind"] == kind)

    async def sits_down(self, game: str) -> str:
        await self.says(kind="create", ref=1, game=game, seats=[ME, BOT], options=short(game))
        id_ = str(self.last("created")["id"])
        await self.says(kind="watch", ref=2, id=id_)
        return id_

    async def plays(self, id_: str, most: int = LONGEST) -> None:
        """Make so many moves, or as many as there are."""
        made = 0
        for _ in range(LONGEST):
            table = self.last("table")
            if made == most or table["status"] == "over":
                return
            choices = table["view"]["choices"]
            if not choices:
                await self.settles()
                continue
            actions = choices[made * 7 % len(choices)]["actions"]
            await self.says(kind="act", ref=3, id=id_, at=table["at"], seat=0, actions=actions)
            made += 1


@pytest.fixture
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both houses deal alike."""
    for module in (tokens, seating):
        monkeypatch.setattr(module, "new_seed", lambda: 7)
        monkeypatch.setattr(module, "new_nonce", lambda: "0" * 32)


@pytest.mark.usefixtures("_same_seed")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_in_the_page_and_at_a_server_gives_the_same_file(game: str) -> None:
    async def in_the_page() -> str:
        page = Page(DictKeeper())
        await page.opens()
        id_ = await page.sits_down(game)
        await page.plays(id_)
        assert page.house is not None
        found, text = json.loads(await page.house.get(f"/api/tables/{id_}/record.game"))
        await page.closes()
        assert found, text
        return str(text)

    async def at_a_server() -> str:
        house = House(MemoryStore(), Here(), StandingTime())
        tab = await Tab(house).hello("Anna")
        id_ = await tab.open(game, ME, BOT, options=short(game))
        made = 0
        for _ in range(LONGEST):
            if tab.last()["status"] == "over":
                break
            choices = tab.last()["view"]["choices"]
            if choices:
                actions = choices[made * 7 % len(choices)]["actions"]
                await tab.do("act", id=id_, at=tab.last()["at"], seat=0, actions=actions)
                made += 1
            await asyncio.sleep(0)
            await tab.news()
        text = await replays.as_file(house, id_)
        await house.close()
        return text

    assert run(in_the_page()) == run(at_a_server())


def test_what_was_played_is_there_when_the_page_is_opened_again() -> None:
    async def work() -> None:
        page = Page(DictKeeper())
        await page.opens()
        id_ = await page.sits_down("builders-middle-ages")
        await page.plays(id_, most=5)
        at = page.last("table")["at"]
        await page.closes()
        again = Page(page.keeper)
        again.token = page.token
        await again.opens()
        await again.says(kind="watch", ref=1, id=id_)
        assert again.last("table")["at"] >= at
        assert again.last("table")["mine"] == [0]
        await again.closes()

    run(work())


def test_a_move_that_a_full_storage_refuses_did_not_happen_and_is_told() -> None:
    async def work() -> None:
        page = Page(DictKeeper())
        await page.opens()
        id_ = await page.sits_down("builders-middle-ages")
        while not page.last("table")["view"]["choices"]:
            await page.settles()
        table = page.last("table")
        page.keeper.full = True
        actions = table["view"]["choices"][0]["actions"]
        await page.says(kind="act", ref=9, id=id_, at=table["at"], seat=0, actions=actions)
        assert page.last("error")["error"] == "not-saved"
        page.keeper.full = False
        await page.says(kind="act", ref=9, id=id_, at=table["at"], seat=0, actions=actions)
        assert page.last("table")["at"] > table["at"]
        await page.closes()

    run(work())


@pytest.mark.parametrize("path", ["/api/tables/none/record.game", "/api/tables/x/at/1", "/etc/passwd"])
def test_what_is_not_there_is_an_error_in_words(path: str) -> None:
    async def work() -> None:
        page = Page(DictKeeper())
        await page.opens()
        assert page.house is not None
        found, text = json.loads(await page.house.get(path))
        assert not found
        assert json.loads(text)["error"] == "no-table"
        await page.closes()

    run(work())
