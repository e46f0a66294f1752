"""The routes of the server: the page and its words, facts and replays to get, and one WebSocket a tab."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludarium import __version__
from ludarium.server import replays, words
from ludarium.server.desk import Desk
from ludarium.server.errors import RefusedError
from ludarium.server.guard import Guard, origin_fits
from ludarium.server.house import House

PAGE = Path(__file__).parent.parent / "web" / "dist"
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Ludarium</title>"
    "<h1>Ludarium</h1><p>The page is not built. <code>python3 run.py</code> builds it and starts the server;"
    " <code>ludarium play</code> opens the table in the terminal.</p>"
)
FOR_EVER = "public, max-age=31536000, immutable"
FORBIDDEN = 4403

log = logging.getLogger("ludarium.server")


def as_json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


class Site:
    """The house on the web."""

    def __init__(self, house: House, page: Path = PAGE) -> None:
        self.house = house
        self.page = page

    # --- the page -------------------------------------------------------------------------------------

    async def index(self, _: Request) -> Response:
        file = self.page / "index.html"
        if not file.is_file():
            return HTMLResponse(NOT_BUILT, status_code=503)
        return FileResponse(file, headers={"Cache-Control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        """A built file, whose name changes with its content."""
        file = (self.page / request.path_params["path"]).resolve()
        if not file.is_file() or not file.is_relative_to(self.page.resolve()):
            raise HTTPException(404)
        return FileResponse(file, headers={"Cache-Control": FOR_EVER})

    async def words(self, request: Request) -> Response:
        text = words.catalogue(request.path_params["language"], request.path_params["family"])
        if text is None:
            raise HTTPException(404)
        return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})

    async def games(self, _: Request) -> Response:
        return as_json(words.all_facts())

    async def health(self, _: Request) -> Response:
        return as_json({"version": __version__, "tables": len(self.house.rooms)})

    # --- finished games -------------------------------------------------------------------------------

    async def record_json(self, request: Request) -> Response:
        return as_json(await replays.as_facts(self.house, request.path_params["id"]))

    async def record_game(self, request: Request) -> Response:
        id_ = request.path_params["id"]
        text = await replays.as_file(self.house, id_)
        name = f'attachment; filename="ludarium-{id_}.game"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    async def position(self, request: Request) -> Response:
        seat = request.query_params.get("seat")
        if seat is not None and not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise RefusedError("no-seat", seat=seat[:20])
        params = request.path_params
        return as_json(
            await replays.position(
                self.house, params["id"], params["at"], None if seat is None else int(seat)
            )
        )

    # --- the tabs -------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """One tab, from its first message to its last."""
        if not origin_fits(socket.headers):
            await socket.close(FORBIDDEN)
            return
        await socket.accept()
        desk = Desk(self.house, lambda message: socket.send_text(message.decode()))
        both = [asyncio.create_task(_listen(socket, desk)), asyncio.create_task(desk.show())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            desk.close()
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    def routes(self) -> list[Route | WebSocketRoute]:
        pages = ("/", "/t/{id}", "/replay/{id}", "/rules", "/rules/{game}", "/campaign")
        return [
            *(Route(page, self.index) for page in pages),
            Route("/assets/{path:path}", self.asset),
            Route("/words/{language}/{family}.ftl", self.words),
            Route("/api/games", self.games),
            Route("/api/health", self.health),
            Route("/api/tables/{id}/record.json", self.record_json),
            Route("/api/tables/{id}/record.game", self.record_game),
            Route("/api/tables/{id}/at/{at:int}", self.position),
            WebSocketRoute("/ws", self.socket),
        ]


async def _listen(socket: WebSocket, desk: Desk) -> None:
    """Carry out one command after the other, as they come."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            # a command that has begun is carried out even if its connection breaks
            await asyncio.shield(desk.house.spawn(desk.take(await _received(socket))))


async def _received(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""


async def refused(_: Request, error: Exception) -> Response:
    """An error of the house on a plain request: the same ids as over the WebSocket."""
    assert isinstance(error, RefusedError)
    told = {"error": error.error, "args": error.args_told}
    return Response(msgspec.json.encode(told), status_code=404, media_type="application/json")


def app(house: House, page: Path = PAGE, hosts: frozenset[str] | None = None) -> Starlette:
    """The web application of a house; `hosts` are the names it answers to, all if None."""

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    return Starlette(
        routes=Site(house, page).routes(),
        middleware=[Middleware(Guard, hosts=hosts), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={RefusedError: refused},
        lifespan=life,
    )
