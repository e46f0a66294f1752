"""What those who run the house ask: whether it is well, and its figures."""

from __future__ import annotations

import asyncio
import ipaddress
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludarium import __version__
from ludarium.server.errors import StoreError
from ludarium.server.figures import as_text
from ludarium.server.house import House

PATIENCE = 2.0  # seconds for the store to answer
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"

log = logging.getLogger("ludarium.server")


def is_of_this_machine(request: Request) -> bool:
    """Whether somebody here asks, and not a proxy for somebody elsewhere."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


class Watchman:
    """Answers for the house."""

    def __init__(self, house: House, *, to_all: bool = False) -> None:
        self.house = house
        self.to_all = to_all

    async def health(self, _: Request) -> Response:
        """Well is who can read what is kept; 503 otherwise, so that a balancer goes elsewhere."""
        well = await self._store_answers()
        facts = {"version": __version__, "tables": len(self.house.rooms.in_use), "store": well}
        return Response(
            msgspec.json.encode(facts), status_code=200 if well else 503, media_type="application/json"
        )

    async def _store_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.house.store.listed(1)
        except (StoreError, TimeoutError) as error:
            log.error("the store does not answer: %s", str(error) or type(error).__name__)
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        """For this machine, unless everybody may read them."""
        if not (self.to_all or is_of_this_machine(request)):
            return PlainTextResponse("The figures are for this machine only.", 403)
        return PlainTextResponse(as_text(self.house.figures, self._now()), media_type=PROMETHEUS)

    def _now(self) -> dict[str, float]:
        house = self.house
        rooms = house.rooms.in_use.values()
        return {
            "connections": house.presence.connected.total(),
            "people": len(house.presence.connected),
            "tables_in_use": len(rooms),
            "tables_listed": len(house.lobby.listed),
            "tables_set_aside": len(house.rooms.broken),
            "bots_thinking": sum(room.thinking is not None for room in rooms),
        }

    def routes(self) -> list[Route]:
        return [Route("/api/health", self.health), Route("/metrics", self.metrics)]
