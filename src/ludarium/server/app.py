"""The routes of the server: the page and its words, facts and replays to get, and one WebSocket a tab."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium.core.game import Game
from ludarium.curious.told import curious
from ludarium.games import GAMES
from ludarium.server import handover, replays, words
from ludarium.server.addresses import in_network, neighbourhood
from ludarium.server.connection import Connection
from ludarium.server.doors import SAYS
from ludarium.server.errors import RefusedError, StoreError
from ludarium.server.expiry import Expiry
from ludarium.server.files import FOR_EVER, Content, Files, smaller
from ludarium.server.guard import LOOPBACK, Guard, host_of, origin_fits
from ludarium.server.house import House
from ludarium.server.messages import Invitation
from ludarium.server.outbox import Send
from ludarium.server.outside import api as outside
from ludarium.server.quotas import turn_of
from ludarium.server.requests import carry_out, trouble, understood
from ludarium.server.reviews import Reviews
from ludarium.server.watchman import Watchman

PAGE = Path(__file__).parent.parent / "web" / "dist"
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Ludarium</title>"
    "<h1>Ludarium</h1><p>The page is not built. <code>python3 run.py</code> builds it and starts the server;"
    " <code>ludarium play</code> opens the table in the terminal.</p>"
)
OF_PROGRAMS = ("/api/", "/assets/", "/words/")
FORBIDDEN = 4403
TOO_FAST = 4429
TOO_MANY = 4430
TOO_LATE = 4408
HELLO = 30.0  # seconds
AT_ONCE = 2  # answers that are made anew, in one turn of the loop
APP_FILES = {  # what a phone installs the page by, and where the build puts it
    "manifest.webmanifest": "manifest.webmanifest",
    "icon-192.png": "icon-192.png",
    "icon-512.png": "icon-512.png",
    "sw.js": "home/sw.js",
}

log = logging.getLogger("ludarium.server")
Hear = Callable[[], Awaitable[Message]]
Endpoint = Callable[[Request], Awaitable[Response]]


def as_json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


class Site:
    """The house on the web."""

    def __init__(self, house: House, page: Path = PAGE, *, alone: bool = False) -> None:
        self.house = house
        self.alone = alone  # for this machine only
        self.files = Files(page)
        self.reviews = Reviews(house)
        self.making = asyncio.Semaphore(AT_ONCE)

    # --- the page -------------------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        page = await self.files.index()
        if page is None:
            return HTMLResponse(NOT_BUILT, status_code=503)
        return page.answer(request, "no-cache")

    async def missing(self, request: Request) -> Response:
        """Whoever follows a wrong link is told so by the page; programs get the bare answer."""
        page = await self.files.index()
        if page is None or request.url.path.startswith(OF_PROGRAMS):
            raise HTTPException(404)
        return page.answer(request, "no-cache", 404)

    async def asset(self, request: Request) -> Response:
        """A built file, whose name changes with its content."""
        file = await self.files.asset(request.path_params["path"])
        if file is None:
            raise HTTPException(404)
        return file.answer(request, FOR_EVER)

    async def app_file(self, request: Request) -> Response:
        """A file that makes the page an app of a phone; browsers ask for it again."""
        file = await self.files.asset(APP_FILES[request.url.path.removeprefix("/")])
        if file is None:
            raise HTTPException(404)
        return file.answer(request, "no-cache")

    async def words(self, request: Request) -> Response:
        text = words.catalogue(request.path_params["language"], request.path_params["family"])
        if text is None:
            raise HTTPException(404)
        return _small(text).answer(request, "no-cache")

    async def games(self, request: Request) -> Response:
        return _games().answer(request, "no-cache")

    async def curious(self, request: Request) -> Response:
        """What was counted about a game's cards and openings."""
        told = _curious(request.path_params["game"])
        if told is None:
            raise HTTPException(404)
        return told.answer(request, "no-cache")

    async def invitation(self, request: Request) -> Response:
        """Who can come by a link; where this machine is in the network is told to itself alone."""
        own = host_of(request.headers.get("host", "")) in LOOPBACK
        here = own and request.client is not None and neighbourhood(request.client.host) == ""
        addresses = await asyncio.to_thread(in_network) if here and not self.alone else []
        return as_json(Invitation(self.alone, addresses))

    def _paced(self, make: Endpoint) -> Endpoint:
        """An answer that costs something: an address gets so many."""

        async def endpoint(request: Request) -> Response:
            if quota := self.house.quotas.of(request.client.host if request.client else ""):
                quota.asking.pass_by()
            return await smaller(request, await make(request))

        return endpoint

    def _made(self, make: Endpoint) -> Endpoint:
        """An answer that is made anew, a few at a time: no crowd of them holds the loop."""

        async def endpoint(request: Request) -> Response:
            async with self.making:
                made = await make(request)
                await asyncio.sleep(0)
                return made

        return self._paced(endpoint)

    # --- finished games -------------------------------------------------------------------------------

    async def record_json(self, request: Request) -> Response:
        return as_json(await replays.as_facts(self.house, request.path_params["id"]))

    async def record_game(self, request: Request) -> Response:
        id_ = request.path_params["id"]
        text = await replays.as_file(self.house, id_)
        name = f'attachment; filename="ludarium-{id_}.game"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def handed_over(self, request: Request) -> Response:
        id_ = request.path_params["id"]
        name = f'attachment; filename="ludarium-{id_}.game"'
        return PlainTextResponse(await handover.given(self.house, id_), headers={"Content-Disposition": name})

    async def record_text(self, request: Request) -> Response:
        return PlainTextResponse(await replays.as_text(self.house, request.path_params["id"]))

    async def review(self, request: Request) -> Response:
        """A finished game looked at again; the first who asks waits for it."""
        found = await self.reviews.of(request.path_params["id"])
        return Response(found, media_type="application/json")

    async def position(self, request: Request) -> Response:
        seat = request.query_params.get("seat")
        if seat is not None and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise RefusedError("no-seat", seat=seat[:20])
        id_, at = request.path_params["id"], request.path_params["at"]
        if not (at.isascii() and at.isdigit() and len(at) < 8):
            raise RefusedError("no-position", at=at[:20], most=0)
        viewer = None if seat is None else int(seat)
        opened = "open" in request.query_params
        return as_json(await replays.position(self.house, id_, int(at), viewer, opened=opened))

    # --- the tabs -------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """One tab, from its first message to its last."""
        if not origin_fits(socket.headers):
            await socket.close(FORBIDDEN)
            return
        address = socket.client.host if socket.client else ""
        say, hear = _ways(socket)
        connection = Connection(self.house, say, address=address)
        if not connection.admitted():
            await socket.close(TOO_MANY)
            return
        await socket.accept()
        both = [
            asyncio.create_task(_listen(socket, hear, connection)),
            asyncio.create_task(connection.outbox.run()),
        ]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.close()
            if connection.at_work:  # a command that has begun is carried out; then there is nothing to hear
                self.house.tasks.keep(both.pop(0))
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    def routes(self) -> list[Route | WebSocketRoute]:
        pages = (
            "/",
            "/t/{id}",
            "/replay/{id}",
            "/rules",
            "/rules/{game}",
            "/campaign",
            "/bring",
            "/cards/{game}",
        )
        puzzles = ("/puzzles", "/puzzles/{game}", "/puzzles/{game}/{id}")
        return [
            *(Route(page, self.index) for page in (*pages, *puzzles)),
            Route("/assets/{path:path}", self.asset),
            *(Route(f"/{name}", self.app_file) for name in APP_FILES),
            Route("/words/{language}/{family}.ftl", self.words),
            Route("/api/games", self.games),
            Route("/api/games/{game}/curious.json", self.curious),
            Route("/api/invitation", self.invitation),
            Route("/api/tables/{id}/record.json", self._made(self.record_json)),
            Route("/api/tables/{id}/record.game", self._made(self.record_game)),
            Route("/api/tables/{id}/record.txt", self._made(self.record_text)),
            Route("/api/tables/{id}/review.json", self._paced(self.review)),
            Route("/api/tables/{id}/handover.game", self._made(self.handed_over)),
            Route("/api/tables/{id}/at/{at}", self._made(self.position)),
            *outside.routes(self.house),
            WebSocketRoute("/ws", self.socket),
            Route("/{path:path}", self.missing),
        ]


@cache
def _small(text: str) -> Content:
    """A catalogue, compressed once; there are only so many."""
    return Content.of(text.encode(), "text/plain")


@cache
def _games() -> Content:
    return Content.of(msgspec.json.encode(words.all_facts()), "application/json")


def _curious(game: str) -> Content | None:
    return _told_of(GAMES[game]) if game in GAMES else None


@cache
def _told_of(game: Game) -> Content | None:
    told = curious(game)
    return Content.of(msgspec.json.encode(told), "application/json") if told else None


async def _listen(socket: WebSocket, hear: Hear, connection: Connection) -> None:
    """Carry out one command after the other, as they come."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await connection.outbox.room()
            words = _said(await hear()) if connection.who else await _first_words(socket, hear)
            await heard(connection, words)
            if connection.floods:
                await socket.close(TOO_FAST)
                return


async def heard(connection: Connection, text: bytes) -> None:
    """Carry out a command, even if its connection breaks once it has begun."""
    command = understood(connection, text)
    if command is None:
        await asyncio.sleep(0)  # what is refused costs nothing else, but others have their turn
        return
    async with turn_of(connection.quota):
        connection.at_work = bool(connection.who)
        try:
            await carry_out(connection, command)
        finally:
            connection.at_work = False


def _ways(socket: WebSocket) -> tuple[Send, Hear]:
    """How the bytes of a text are sent and heard: as they are, where our own doors are the way."""
    found: dict[str, Any] = socket.scope.get("extensions", {}).get(SAYS, {})
    say: Send = found.get("say") or (lambda text: socket.send_text(text.decode()))
    hear: Hear = found.get("hear") or socket.receive
    return say, hear


async def _first_words(socket: WebSocket, hear: Hear) -> bytes:
    """Whoever comes says who he is, or goes."""
    try:
        async with asyncio.timeout(HELLO):
            return _said(await hear())
    except TimeoutError:
        await socket.close(TOO_LATE)
        raise WebSocketDisconnect(TOO_LATE) from None


def _said(message: Message) -> bytes:
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""


async def refused(_: Request, error: Exception) -> Response:
    """An error of the house on a plain request: the same ids as over the WebSocket."""
    if isinstance(error, RefusedError):
        told = {"error": error.error, "args": error.args_told}
        status = 429 if error.error == "too-fast" else 404
    else:
        news = trouble(None, error)
        told, status = {"error": news.error, "args": news.args}, 503
    return Response(msgspec.json.encode(told), status_code=status, media_type="application/json")


def app(
    house: House, page: Path = PAGE, hosts: frozenset[str] | None = None, *, figures_to_all: bool = False
) -> Starlette:
    """The web application of a house; `hosts` are the names it answers to, all if None."""

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        looking = asyncio.create_task(house.figures.watch_the_loop())
        expiry = Expiry(house)
        expiry.begin()
        yield
        expiry.end()
        looking.cancel()
        await house.close()

    return Starlette(
        routes=[
            *Watchman(house, to_all=figures_to_all).routes(),
            *Site(house, page, alone=hosts is not None).routes(),
        ],
        middleware=[Middleware(Guard, hosts=hosts), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={RefusedError: refused, StoreError: refused},
        lifespan=life,
    )
