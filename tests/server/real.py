"""A real server in this process, at a port of this machine."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from uvicorn import Config, Server

from ludarium.server.app import app
from ludarium.server.doors import Doors, protocols
from ludarium.server.house import House

WHOLE_REQUEST = 60.0  # seconds


@asynccontextmanager
async def served(
    house: House, doors: Doors | None = None, whole_request: float = WHOLE_REQUEST
) -> AsyncIterator[tuple[str, int]]:
    """A house behind doors, open as long as a `with` lasts; host and port."""
    requests, sockets = protocols(doors or Doors(), whole_request)
    config = Config(app(house), http=requests, ws=sockets, log_level="error", lifespan="off")
    server = Server(config)
    with socket.create_server(("127.0.0.1", 0)) as bound:
        config.load()
        serving = asyncio.ensure_future(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0)
        try:
            yield bound.getsockname()
        finally:
            house.visitors.dismiss_all()
            server.should_exit = True
            await serving
