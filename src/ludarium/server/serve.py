"""`ludarium serve`: find a port, open the house, show the page."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from ludarium.core.errors import LudariumError, OptionError
from ludarium.server.app import PAGE, app
from ludarium.server.guard import LOOPBACK
from ludarium.server.house import House
from ludarium.server.store.sqlite import SqliteStore
from ludarium.server.thinking import Pool

HOST = "127.0.0.1"
PORT = 8421
TRIES = 50
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
LARGEST_FRAME = 64 * 1024  # larger messages end the connection; above 16 KB they are refused in words


def data_folder() -> Path:
    """The user's own folder, where the platform keeps data of programs."""
    given = Path(os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or "")
    data = given if given.is_absolute() else Path.home() / ".local" / "share"
    return data / "ludarium"


def listening(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next one that is free; port 0 is any."""
    if port == 0:
        return _bound(host, 0)
    for number in range(port, min(port + TRIES, 65536)):
        try:
            return _bound(host, number)
        except PermissionError as error:
            raise OptionError(f"port {number}: {error.strerror}") from error
        except OSError as error:
            last = error
    raise OptionError(f"no port from {port} to {port + TRIES - 1} can be used at {host}: {last.strerror}")


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as error:
        raise OptionError(f"host {host!r} is not known here") from error
    found = socket.socket(family, kind, proto)
    if os.name != "nt":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(address)
        found.listen(512)
    except OSError:
        found.close()
        raise
    return found


def address_of(host: str, bound: socket.socket) -> str:
    """Where a browser on this machine finds the page."""
    name = "localhost" if host in ("0.0.0.0", "::") else host
    name = f"[{name}]" if ":" in name else name
    return f"http://{name}:{bound.getsockname()[1]}/"


def hosts_of(host: str) -> frozenset[str] | None:
    """A server for this machine alone answers to its own names only; one for others to any."""
    return LOOPBACK | {host} if host in LOOPBACK else None


class Server(uvicorn.Server):
    """Tells the address once it can be used."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            say(f"Ludarium is open at {self.address} (Ctrl-C closes it; games are kept).")
            if self.browser and not await asyncio.to_thread(opens, self.address):
                say("No browser was found here: open the address in yours.")


def opens(address: str) -> bool:
    """Show the page in the user's browser, but never in one that would take over the terminal."""
    screen = os.name == "nt" or sys.platform == "darwin" or any(map(os.environ.get, SCREENS))
    try:
        return screen and webbrowser.open(address)
    except webbrowser.Error:
        return False


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def serve(host: str, port: int, data: Path | None, *, browser: bool, page: Path | None = None) -> None:
    """Run until Ctrl-C."""
    bound = listening(host, port)
    if port not in (0, bound.getsockname()[1]):
        say(f"Port {port} is taken; using {bound.getsockname()[1]}.")
    house = House(SqliteStore(data or data_folder()), Pool())
    config = uvicorn.Config(
        app(house, page or PAGE, hosts_of(host)),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # 0.3 MB a connection, and the network is rarely what is slow
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = Server(config, address_of(host, bound), browser)
    try:
        server.run([bound])
    except KeyboardInterrupt:
        say("Closed.")
    if not server.started:
        raise LudariumError("the server could not start")
