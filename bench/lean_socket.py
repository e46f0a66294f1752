"""A WebSocket of a client that costs next to nothing: clients of a measurement share its two cores.

It masks with zeros, which leaves the text as it is, and reads frames of a server that does not compress.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
encode = msgspec.json.Encoder().encode


class LeanSocket(asyncio.Protocol):
    """Says what it is told to, and tells what it hears."""

    def __init__(self, host: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.host = host
        self.heard = heard
        self.lost = lost
        self.is_open = False
        self.early: list[bytes] = []  # said before the server has answered
        self.read = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            "\r\n",
        ]
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.lost()

    def say(self, **command: object) -> None:
        self._send(TEXT, encode(command))

    def _send(self, kind: int, text: bytes) -> None:
        assert len(text) < 1 << 16
        size = bytes([0x80 | len(text)]) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
        frame = bytes([0x80 | kind]) + size + b"\0\0\0\0" + text
        if self.is_open:
            self.transport.write(frame)
        else:
            self.early.append(frame)

    def data_received(self, data: bytes) -> None:
        self.read = self.read + data if self.read else data
        if not self.is_open:
            head, end, self.read = self.read.partition(b"\r\n\r\n")
            if not end:
                self.read = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open = True
            self.transport.write(b"".join(self.early))
        while (frame := self._frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self.heard(text)
            elif kind == PING:
                self._send(PONG, text)
            elif kind == CLOSE:
                self.transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame, if all of it is here."""
        read = self.read
        if len(read) < 2:
            return None
        size, first = read[1], 2
        if size >= 126:
            first = 4 if size == 126 else 10
            if len(read) < first:
                return None
            size = int.from_bytes(read[2:first], "big")
        if len(read) < first + size:
            return None
        self.read = read[first + size :]
        return read[0] & 15, read[first : first + size]


async def opened(address: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> LeanSocket:
    """A socket whose handshake is under way; what is said waits for it."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LeanSocket(address, heard, lost), host, int(port))
    return socket
