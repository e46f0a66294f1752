"""Who is let in: so many connections in all and from one address, and none that says nothing."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from ludarium.server.addresses import NO_PROXIES, Proxies, neighbourhood, short
from ludarium.server.clocks import WallTime
from ludarium.server.frames import LONGEST_HEAD, TEXT, end_of, plain_text
from ludarium.server.pace import Pace
from ludarium.server.wings import OneWing, Wings

MOST = 8192  # connections
MOST_FROM_ONE = 256  # of one address, at all processes of the house
FEW = 32  # of one address, of which the other processes need not hear
SLICE = 4096  # bytes that are read at a time, since a turn of the loop takes apart all that was read
MOST_PARTS = 64  # of one message
PINGS = 30  # at once, and then one a second: a page sends none, and a program a few a minute
WHOLE_REQUEST = 10.0  # seconds
FAREWELL = 30.0  # seconds to take what was still to be sent when all is said
RESERVED = 192  # files that are needed for other things than connections
SMALLEST = 32
MOST_WAITING = 8  # commands of a socket that wait; the rest waits on its side
SAYS = "ludarium.says"  # how a text is sent whose bytes are there already, and how the next one is heard


def most_connections() -> int:
    """As many as the system allows, after it was asked for more."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST if soft == resource.RLIM_INFINITY else max(SMALLEST, min(MOST, soft - RESERVED))


class Doors:
    """Counts who is inside, and puts out those who only hold the door."""

    def __init__(
        self,
        most: int = MOST,
        from_one: int = MOST_FROM_ONE,
        proxies: Proxies = NO_PROXIES,
        wings: Wings | None = None,
    ) -> None:
        self.most = most
        self.wings = wings or OneWing()
        self.proxies = proxies  # many come through them; who it is, is counted elsewhere
        self.from_one = from_one
        self.inside: dict[asyncio.Transport, str] = {}
        self.silent: dict[asyncio.Transport, None] = {}  # who has asked for nothing, the first come first
        self.addresses: Counter[str] = Counter()

    def admits(self, transport: asyncio.Transport) -> bool:
        """Let somebody in, if need be in the place of one who says nothing."""
        host = str((transport.get_extra_info("peername") or ("",))[0])
        address = "" if host in self.proxies else neighbourhood(host)
        if address and self.addresses[address] + self.wings.elsewhere(_at_doors(address)) >= self.from_one:
            return False
        if len(self.inside) >= self.most and not self._make_room():
            return False
        self.inside[transport] = address
        self.silent[transport] = None
        self._count(address, 1)
        return True

    def _make_room(self) -> bool:
        longest = next(iter(self.silent), None)
        if longest is None:
            return False
        self.left(longest)
        longest.abort()
        return True

    def speaks(self, transport: asyncio.Transport) -> None:
        """He has asked for something."""
        self.silent.pop(transport, None)

    def left(self, transport: asyncio.Transport) -> None:
        self.silent.pop(transport, None)
        if transport in self.inside:
            self._count(self.inside.pop(transport), -1)

    def _count(self, address: str, more: int) -> None:
        """The other processes hear of an address that has many here."""
        before = self.addresses[address]
        self.addresses[address] = now = before + more
        if address and max(before, now) > FEW:
            self.wings.show(_at_doors(address), now if now > FEW else 0)
        if not now:
            del self.addresses[address]


def _at_doors(address: str) -> str:
    return f"doors {short(address)}"


class Requests(H11Protocol):
    """HTTP, with a time for each request to be complete."""

    doors: Doors
    whole_request: float
    patience: asyncio.TimerHandle | None = None
    is_in = False

    def connection_made(self, transport: Any) -> None:
        self.is_in = self.doors.admits(transport)
        if not self.is_in:
            transport.abort()
            return
        transport.max_size = SLICE  # asyncio reads 256 KB at a time, 40,000 messages of a flood
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if not self.is_in or self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.conn.trailing_data[0]:
            self._wait()  # half of a further request
        elif self.conn.their_state is not h11.IDLE:
            self._spoke()

    def _wait(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(self.whole_request, self.transport.abort)

    def _spoke(self) -> None:
        self.doors.speaks(self.transport)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_in:
            self._spoke()
            self.doors.left(self.transport)
            super().connection_lost(exc)


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets, which are counted as well; what is said in one turn of the loop goes out in one piece.

    What comes in and makes no command is limited here: pings, and the parts of a message.
    """

    doors: Doors
    is_full = False  # there is something to send
    pings: Pace
    farewell: asyncio.TimerHandle | None = None
    begun: list[bytes]  # of a frame whose end has not come
    missing: int  # so many bytes of it, at least

    def connection_made(self, transport: Any) -> None:
        self.pings = Pace(WallTime(), burst=PINGS, a_second=1)
        self.begun, self.missing = [], 0
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Frames are taken when they are whole; what comes first is the request."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.begun.append(data)
        self.missing -= len(data)
        if self.missing <= 0:
            begun, self.begun = self.begun, []
            self._take(begun[0] if len(begun) == 1 else b"".join(begun))

    def _take(self, data: bytes) -> None:
        """Take plain texts, which are nearly all there is, as they are; the library reads the others."""
        left = place = 0  # where that begins which is left to the library
        while 0 < (end := end_of(data, place)) <= len(data):
            text = plain_text(data, place, end)
            if text is not None:
                self._leave(data[left:place])
                left = place
                if self._listens():
                    self._heard(text)
                    left = end
            place = end
        if end - place > self.config.ws_max_size + LONGEST_HEAD:  # the library says so and closes
            place = len(data)
        self._leave(data[left:place])
        if place < len(data):
            self.begun, self.missing = [data[place:]], max(1, end - len(data))

    def _leave(self, frames: bytes) -> None:
        if frames and not self.transport.is_closing():
            super().data_received(frames)

    def _listens(self) -> bool:
        """Whether a text may come now, and is not the end of a longer one."""
        return not (self.frames or self.close_sent) and self.conn.state is State.OPEN

    def _heard(self, text: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        self._stop_those_who_say_much()

    def handle_ping(self) -> None:
        if self._allowed(self.pings.allows()):
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._allowed(len(self.frames) < MOST_PARTS):
            super().handle_cont(event)

    def _allowed(self, fine: bool) -> bool:
        """Put out who goes too far; what came with it is no more looked at."""
        if not fine:
            self.transport.abort()
        return not self.transport.is_closing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.farewell is not None:
            self.farewell.cancel()
        self.doors.left(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Who answers no ping may read nothing either: what is still to be sent would be kept for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["extensions"][SAYS] = {"say": self.say, "hear": self.receive}
        await super().run_asgi()
        if not self.disconnected:  # who reads nothing is not gone because we are done
            self.farewell = self.loop.call_later(FAREWELL, self.transport.abort)

    async def say(self, text: bytes) -> None:
        """Send a text, given as its bytes: a frame is a head and them, and nothing has to look at them."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.conn.writes += (head_of(len(text)), text)
        if not self.is_full:
            self.is_full = True
            self.loop.call_soon(self._empty)

    def _empty(self) -> None:
        self.is_full = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._stop_those_who_say_much()

    def _stop_those_who_say_much(self) -> None:
        """Stop listening only to those who say much at once: to stop and to go on costs two system calls."""
        paused = self.read_paused or self.queue.qsize() < MOST_WAITING
        if not paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()


def head_of(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def protocols(doors: Doors, whole_request: float = WHOLE_REQUEST) -> tuple[type[Requests], type[Sockets]]:
    """How requests and sockets are spoken with those who come through these doors."""
    requests = type("Requests", (Requests,), {"doors": doors, "whole_request": whole_request})
    return requests, type("Sockets", (Sockets,), {"doors": doors})
