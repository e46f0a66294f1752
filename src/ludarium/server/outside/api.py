"""The doors on the web: a request is read, its key and its pace are looked at, and the answer is written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from ludarium.games import GAMES
from ludarium.server.errors import RefusedError
from ludarium.server.files import Content
from ludarium.server.house import House
from ludarium.server.outside.doors import DOORS, Asked, Door
from ludarium.server.outside.keys import visitor_of
from ludarium.server.outside.openapi import description
from ludarium.server.outside.refusals import failure, refusal, status_of
from ludarium.server.outside.streams import Listener
from ludarium.server.quotas import turn_of
from ludarium.server.requests import LARGEST, UNREADABLE

AT = "/api/bot"
DESCRIPTION = "/api/openapi.json"
WHOLE_BODY = 10.0  # seconds
LINES = "application/x-ndjson"
# Said to be what it is, so that nobody compresses it: lines would wait for others in order to become small.
AS_IT_COMES = {"Cache-Control": "no-store", "Content-Encoding": "identity", "X-Accel-Buffering": "no"}
AS_JSON = {"Cache-Control": "no-store"}


def routes(house: House) -> list[Route]:
    found = [Route(f"{AT}{door.path}", _endpoint(house, door), methods=[door.method]) for door in DOORS]
    return [Route(DESCRIPTION, described), *found]


async def described(request: Request) -> Response:
    return _description().answer(request, "no-cache")


@cache
def _description() -> Content:
    return Content.of(msgspec.json.encode(description(AT)), "application/json")


def _endpoint(house: House, door: Door) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            asked = await _asked(house, door, request)
            async with turn_of(asked.quota):
                answer = await door.answer(asked)
        except RefusedError as error:
            return await _refused(house, request.path_params.get("id", ""), error)
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception as error:
            told = failure(error)
            return _json(told, status_of(told.error))
        if isinstance(answer, Listener):
            return StreamingResponse(answer.lines(), media_type=LINES, headers=AS_IT_COMES)
        return _json(answer, 200)

    return endpoint


def _json(answer: msgspec.Struct, status: int) -> Response:
    return Response(msgspec.json.encode(answer), status, AS_JSON, "application/json")


async def _asked(house: House, door: Door, request: Request) -> Asked:
    """What is asked, by whom, and not too fast."""
    visitor = await visitor_of(house, request.headers.get("authorization", ""))
    visitor.pace.pass_by()
    quota = house.quotas.of(request.client.host if request.client else "")
    body = await _read(door, request)
    return Asked(house, visitor, quota, request.path_params.get("id", ""), body)


async def _read(door: Door, request: Request) -> msgspec.Struct | None:
    """The body, whole within its time and no larger than a command may be."""
    if door.takes is None:
        return None
    try:
        async with asyncio.timeout(WHOLE_BODY):
            text = await _body(request)
        return msgspec.json.decode(text, type=door.takes)
    except TimeoutError as error:
        raise RefusedError("malformed", why="the request was not complete") from error
    except UNREADABLE as error:
        raise RefusedError("malformed", why=str(error)[:200]) from error


async def _body(request: Request) -> bytes:
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > LARGEST:
            raise RefusedError("too-large", most=LARGEST)
    return text


async def _refused(house: House, id_: str, error: RefusedError) -> Response:
    """A refusal; a rule is worded in the language of its game."""
    game = None
    if error.reason is not None:
        async with house.rooms.at(id_) as room:
            game = GAMES[room.table.game.id]
    response = _json(refusal(error, game), status_of(error.error))
    if response.status_code == 429:
        response.headers["Retry-After"] = "1"
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response
