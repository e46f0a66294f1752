"""The house in a worker of a web page: the server's own house, with one connection to the page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import msgspec

from ludarium.server import handover, replays
from ludarium.server.connection import Connection
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.requests import take
from ludarium.site.store import BrowserStore, Keeper
from ludarium.site.thinker import Ask, WorkerThinking

FILE = re.compile(r"/api/tables/([^/]+)/(record\.json|record\.game|record\.txt|handover\.game)")
POSITION = re.compile(r"/api/tables/([^/]+)/at/(\d{1,6})\??(?:seat=(\d{1,2}))?&?(open=1)?")


class PageHouse:
    """What the worker asks: commands of the page, and things to get by their path."""

    def __init__(self, house: House, send: Callable[[str], None]) -> None:
        self.house = house
        self.connection = Connection(house, self._sent)
        self.send = send
        self.sending = asyncio.ensure_future(self.connection.outbox.run())

    async def _sent(self, message: bytes) -> None:
        self.send(message.decode())

    async def take(self, text: str) -> None:
        await take(self.connection, text.encode("utf-8", "surrogatepass"))

    async def get(self, path: str) -> str:
        """What a server would answer to a request for this path: whether it is there, and the text."""
        try:
            return _text((True, await self._found(path)))
        except RefusedError as error:
            return _text((False, _text({"error": error.error, "args": error.args_told})))

    async def _found(self, path: str) -> str:
        if file := FILE.fullmatch(path):
            return await FILES[file[2]](self.house, file[1])
        if step := POSITION.fullmatch(path):
            seat = None if step[3] is None else int(step[3])
            opened = step[4] is not None
            return _text(await replays.position(self.house, step[1], int(step[2]), seat, opened=opened))
        raise RefusedError("no-table", table=path[:80])


async def _facts(house: House, id_: str) -> str:
    return _text(await replays.as_facts(house, id_))


FILES: dict[str, Callable[[House, str], Awaitable[str]]] = {
    "record.json": _facts,
    "record.game": replays.as_file,
    "record.txt": replays.as_text,
    "handover.game": handover.given,
}


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def opened(keeper: Keeper, ask: Ask, send: Callable[[str], None]) -> PageHouse:
    """The house, with everything that the browser has kept."""
    store = BrowserStore(keeper)
    await store.load()
    house = House(store, WorkerThinking(ask))
    await house.open()
    return PageHouse(house, send)
