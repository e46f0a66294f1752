"""Programs at the door for bots, without a network: requests, and streams that are read line by line."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Message

from ludarium.server.app import app
from ludarium.server.house import House
from tests.server.house import Tab

HOST = ("192.0.2.9", 1)


@dataclass
class Told:
    """An answer to a program."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def _scope(method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
        "headers": raw, "client": HOST, "server": ("localhost", 80),
    }  # fmt: skip


class Program:
    """A bot from outside with its key."""

    def __init__(self, site: ASGIApp, key: str | None, id_: str = "") -> None:
        self.site = site
        self.key = key
        self.id = id_

    def _headers(self) -> dict[str, str]:
        key = {} if self.key is None else {"authorization": f"Bearer {self.key}"}
        return {"host": "localhost", "accept-encoding": "gzip", **key}

    async def ask(self, method: str, path: str, body: bytes = b"") -> Told:
        sent: list[Message] = []
        given = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if given:
                return given.pop()
            await asyncio.Event().wait()  # nobody hangs up
            raise AssertionError

        async def send(message: Message) -> None:
            sent.append(message)

        await self.site(_scope(method, path, self._headers()), receive, send)
        headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        told = b"".join(each.get("body", b"") for each in sent[1:])
        plain = gzip.decompress(told) if headers.get("content-encoding") == "gzip" else told
        return Told(sent[0]["status"], headers, plain)

    async def get(self, path: str) -> Told:
        return await self.ask("GET", f"/api/bot{path}")

    async def post(self, path: str, **body: Any) -> Told:
        return await self.ask("POST", f"/api/bot{path}", json.dumps(body).encode())

    async def done(self, path: str, **body: Any) -> Any:
        told = await self.post(path, **body)
        assert told.status == 200, told.body
        return told.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        told = await self.post(path, **body)
        assert told.status >= 400, told.body
        return told.status, told.json()["error"]

    @asynccontextmanager
    async def listening(self, path: str) -> AsyncIterator[Stream]:
        """A stream that is open meanwhile."""
        stream = Stream()
        scope = _scope("GET", f"/api/bot{path}", self._headers())
        serving = asyncio.ensure_future(self.site(scope, stream.receive, stream.sent.put))
        try:
            start = await stream.sent.get()
            stream.status = start["status"]
            stream.headers = {name.decode(): value.decode() for name, value in start["headers"]}
            yield stream
        finally:
            stream.hung_up.set()
            await serving


class Stream:
    """Lines as they come."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self.hung_up = asyncio.Event()
        self.status = 0
        self.headers: dict[str, str] = {}

    async def receive(self) -> Message:
        await self.hung_up.wait()
        return {"type": "http.disconnect"}

    async def line(self) -> bytes:
        """The next line, or nothing at the end."""
        message = await self.sent.get()
        return bytes(message.get("body", b""))

    async def next(self) -> Any:
        return json.loads(await self.line())


async def program(house: House, name: str, owner: Tab | None = None) -> Program:
    """A bot that somebody has made."""
    person = owner or await Tab(house).hello("Maker")
    made = await person.done("make_bot", name=name)
    return Program(app(house), made["key"], made["id"])
