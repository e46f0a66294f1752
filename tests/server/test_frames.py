"""Frames as they come from the wire: however they are cut, the same is heard; what is wrong ends the line."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Sequence

import pytest

from ludarium.server.doors import Doors
from ludarium.server.frames import end_of, plain_text
from tests.server.house import new_house, run
from tests.server.real import served

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, CLOSE, FIN = 1, 9, 8, 0x80
MASK = b"\x37\xfa\x21\x3d"


def frame(text: bytes, first: int = FIN | TEXT, masked: int = 0x80) -> bytes:
    size = len(text)
    if size < 126:
        head = bytes((first, masked | size))
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, masked | 126, size)
    else:
        head = struct.pack("!BBQ", first, masked | 127, size)
    if not masked:
        return head + text
    return head + MASK + bytes(letter ^ MASK[place % 4] for place, letter in enumerate(text))


def command(ref: int, **more: object) -> bytes:
    kind = "hello" if ref == 1 else "prefs"
    return json.dumps({"kind": kind, "ref": ref, **more}, ensure_ascii=False).encode()


async def heard(host: str, port: int, pieces: Sequence[bytes], until: int) -> list[tuple[int, bytes]]:
    """Send pieces one by one; the frames that come back, so many or until the line ends."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0)
    found: list[tuple[int, bytes]] = []
    try:
        while len(found) < until:
            first, size = await reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await reader.readexactly(2))
            found.append((first & 15, await reader.readexactly(size)))
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    writer.close()
    return found


def kinds(found: list[tuple[int, bytes]]) -> list[object]:
    return [json.loads(text)["kind"] if kind == TEXT else (kind, text) for kind, text in found]


def test_a_frame_ends_where_its_head_says_and_not_before() -> None:
    for size in (0, 5, 125, 126, 65_535, 65_536):
        whole = frame(b"x" * size)
        assert end_of(b"abc" + whole + b"more", 3) == 3 + len(whole)
        assert plain_text(whole, 0, len(whole)) == b"x" * size
        known = [end_of(whole[:cut], 0) for cut in range(14)]
        assert all(end in (0, len(whole)) for end in known)
        assert known[0] == known[1] == 0


def test_only_whole_masked_texts_of_plain_letters_are_taken_as_they_are() -> None:
    others = (
        frame("ö".encode()),
        frame(b"x", TEXT),  # the beginning of a longer one
        frame(b"x", FIN),  # the end of one
        frame(b"x", FIN | PING),
        frame(b"x", FIN | 0x40 | TEXT),  # packed
        frame(b"x", masked=0),
    )
    assert [plain_text(each, 0, len(each)) for each in others] == [None] * len(others)


STREAM = b"".join(
    (
        frame(command(1, name="Anna")),
        frame(b"here?", FIN | PING),
        frame(command(2, name="Zoë")),
        frame(command(3, name="Ben")[:20], TEXT),
        frame(b"still?", FIN | PING),
        frame(command(3, name="Ben")[20:], FIN),
        frame(command(4) + b" " * 300),
        frame(b"{}", FIN | 2),
    )
)
ANSWERS = ["welcome", (10, b"here?"), "done", (10, b"still?"), "done", "done", "error"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64, 5000])
def test_the_same_is_heard_however_it_is_cut(size: int) -> None:
    pieces = [STREAM[first : first + size] for first in range(0, len(STREAM), size)]

    async def work() -> None:
        async with served(new_house(), Doors()) as (host, port):
            found = kinds(await heard(host, port, pieces, len(ANSWERS)))
            assert [each for each in found if isinstance(each, str)] == [
                each for each in ANSWERS if isinstance(each, str)
            ]
            assert sorted(map(str, found)) == sorted(map(str, ANSWERS))

    run(work())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),  # no text
        (frame(b"{", TEXT) + frame(b"}"), 1002),  # a text within another
        (frame(b"}", FIN), 1002),  # the end of none
        (frame(b"{}", masked=0), 1002),
        (frame(b"{}", FIN | 0x20 | TEXT), 1002),  # a bit that means nothing
        (frame(b"{}", FIN | 3), 1002),  # a kind that there is not
        (struct.pack("!BBQ", FIN | TEXT, 0xFF, 1 << 40), 1009),  # larger than anybody waits for
        (frame(b"x" * 126, FIN | PING), 1002),
        (frame(struct.pack("!H", 1000), FIN | CLOSE), 1000),
    ],
)
def test_what_is_wrong_ends_the_line_and_says_why(wrong: bytes, code: int) -> None:
    async def work() -> None:
        async with served(new_house(), Doors()) as (host, port):
            found = await heard(host, port, [frame(command(1)), wrong, frame(command(2))], 9)
            assert found[-1][0] == CLOSE
            assert struct.unpack("!H", found[-1][1][:2]) == (code,)
            assert kinds(found[:-1]) in (["welcome"], [])

    run(work())
