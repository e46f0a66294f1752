"""`ludarium serve`: find a port, open the house, show the page."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from ludarium.core.errors import LudariumError, OptionError
from ludarium.server.addresses import NO_PROXIES, Proxies
from ludarium.server.app import PAGE, app
from ludarium.server.doors import Doors, most_connections, protocols
from ludarium.server.guard import LOOPBACK
from ludarium.server.house import House
from ludarium.server.json_log import log_as_json
from ludarium.server.sparing import spare_the_log
from ludarium.server.store.databases import DATABASE, reachable
from ludarium.server.store.sqlite import SqliteStore
from ludarium.server.thinking import Pool

HOST = "127.0.0.1"
PORT = 8421
TRIES = 50
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
AT_ONCE = 16  # connections a turn of the loop; three turns pass until they are counted or let go
WAITING = 512  # connections that the system keeps until they are accepted
COLLECT_AFTER = (50_000, 20, 20)  # objects, and rounds of the younger ones
LARGEST_FRAME = 64 * 1024  # larger messages end the connection; above 16 KB they are refused in words


@dataclass(frozen=True)
class Running:
    """How it is run where others come, too."""

    proxies: Proxies = NO_PROXIES
    figures_to_all: bool = False
    json_log: bool = False
    ponders: bool = True  # whether bots think on while people do


AS_USUAL = Running()


def data_folder() -> Path:
    """The user's own folder, where the platform keeps data of programs."""
    given = Path(os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or "")
    data = given if given.is_absolute() else Path.home() / ".local" / "share"
    return data / "ludarium"


class Listening(socket.socket):
    """Accepts few at a time, while many may wait: asyncio knows one number for both."""

    def listen(self, backlog: int = WAITING, /) -> None:
        super().listen(max(backlog, WAITING))


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
    found = Listening(family, kind, proto)
    if os.name != "nt":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(address)
        found.listen()
    except OSError:
        found.close()
        raise
    return found


def address_of(host: str, bound: socket.socket) -> str:
    """Where a browser on this machine finds the page."""
    name = "localhost" if host in ("0.0.0.0", "::") else host
    name = f"[{name}]" if ":" in name else name
    return f"http://{name}:{bound.getsockname()[1]}/"


def hosts_of(host: str, *, proxied: bool = False) -> frozenset[str] | None:
    """A server for this machine alone answers to its own names only; one for others to any."""
    return LOOPBACK | {host} if host in LOOPBACK and not proxied else None


class Server(uvicorn.Server):
    """Tells the address once it can be used."""

    def __init__(self, config: uvicorn.Config, house: House, address: str, browser: bool) -> None:
        super().__init__(config)
        self.house = house
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            say(f"Ludarium is open at {self.address} (Ctrl-C closes it; games are kept).")
            if self.browser and not await asyncio.to_thread(opens, self.address):
                say("No browser was found here: open the address in yours.")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answers that go on would keep the door open."""
        self.house.visitors.dismiss_all()
        await super().shutdown(sockets)


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


def _ended(_number: int, _frame: object) -> None:
    """Told to end: uvicorn closes the house first, and then tells us. That is no failure."""
    sys.exit(0)


def house_of(data: Path | None, database: str | None, *, ponders: bool = True) -> House:
    """A house on the database that is named, or on a folder."""
    if data is not None and database is not None:
        raise OptionError("--data and --database: games are kept in one of them")
    url = database or ("" if data else os.environ.get(DATABASE, ""))
    if not url:
        return House(SqliteStore(data or data_folder()), Pool(ponders=ponders))
    from ludarium.server.store.postgres.journals import PostgresStore
    from ludarium.server.store.postgres.line import Line
    from ludarium.server.store.postgres.questions import SharedThinking
    from ludarium.server.store.postgres.wings import PostgresWings

    base = reachable(url)
    line = Line(base, "serve")
    wings = PostgresWings(base, line)
    store = PostgresStore(base, wings.is_watched)
    return House(store, SharedThinking(base, line, Pool(ponders=ponders)), wings=wings)


def spare_the_collector() -> None:
    """What is loaded stays; positions and views hold no cycles, so that those are looked for less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def serve(
    host: str,
    port: int,
    data: Path | None,
    *,
    browser: bool,
    page: Path | None = None,
    database: str | None = None,
    running: Running = AS_USUAL,
) -> None:
    """Run until Ctrl-C."""
    bound = listening(host, port)
    if port not in (0, bound.getsockname()[1]):
        say(f"Port {port} is taken; using {bound.getsockname()[1]}.")
    if running.json_log:
        log_as_json()
    spare_the_log()
    proxies = running.proxies
    house = house_of(data, database, ponders=running.ponders)
    requests, sockets = protocols(Doors(most_connections(), proxies=proxies, wings=house.wings))
    config = uvicorn.Config(
        app(
            house, page or PAGE, hosts_of(host, proxied=bool(proxies)), figures_to_all=running.figures_to_all
        ),
        log_level="warning",
        log_config=None if running.json_log else LOGGING_CONFIG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.texts(),
        access_log=False,
        server_header=False,
        http=requests,
        ws=sockets,
        backlog=AT_ONCE,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # 0.3 MB a connection, and the network is rarely what is slow
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    spare_the_collector()
    server = Server(config, house, address_of(host, bound), browser)
    signal.signal(signal.SIGTERM, _ended)
    try:
        server.run([bound])
    except KeyboardInterrupt:
        say("Closed.")
    if not server.started:
        raise LudariumError("the server could not start")
