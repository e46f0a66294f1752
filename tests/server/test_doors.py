"""Half-open requests, silent sockets and crowds from one address keep no newcomer out and fill no log."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shlex
import socket
import subprocess
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludarium.server import app as site
from ludarium.server.addresses import neighbourhood
from ludarium.server.doors import MOST_PARTS, SLICE, Doors, Sockets
from ludarium.server.sparing import MINUTE, Sparing
from tests.served import PATIENCE, SERVE, place_of
from tests.server.house import new_house, run
from tests.server.real import served
from tests.server.test_web import connected

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


class Coming:
    """A connection at the door."""

    def __init__(self, host: str = "192.0.2.7") -> None:
        self.host = host
        self.aborted = False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.host, 1

    def abort(self) -> None:
        self.aborted = True


def let_in(doors: Doors, *coming: Coming) -> list[bool]:
    return [doors.admits(each) for each in coming]  # type: ignore[arg-type]


def test_a_newcomer_takes_the_place_of_one_who_says_nothing() -> None:
    doors = Doors(most=3, from_one=9)
    silent, speaks, other, new = Coming(), Coming(), Coming(), Coming()
    assert let_in(doors, speaks, silent, other) == [True] * 3
    doors.speaks(speaks)  # type: ignore[arg-type]
    assert let_in(doors, new) == [True]
    assert [each.aborted for each in (speaks, silent, other, new)] == [False, True, False, False]
    assert doors.addresses == {"192.0.2.7": 3}


def test_when_all_speak_nobody_more_comes_in() -> None:
    doors = Doors(most=2, from_one=9)
    both = [Coming(), Coming()]
    let_in(doors, *both)
    for each in both:
        doors.speaks(each)  # type: ignore[arg-type]
    assert let_in(doors, Coming()) == [False]
    doors.left(both[0])  # type: ignore[arg-type]
    assert let_in(doors, Coming()) == [True]


def test_one_address_has_so_many_but_this_machine_all() -> None:
    doors = Doors(most=99, from_one=2)
    assert let_in(doors, *[Coming() for _ in range(3)]) == [True, True, False]
    assert let_in(doors, *[Coming("127.0.0.1") for _ in range(9)]) == [True] * 9
    ours = [Coming(f"2001:db8::{number}") for number in range(3)]
    assert let_in(doors, *ours, Coming("2001:db8:0:1::1")) == [True, True, False, True]
    for each in ours:
        doors.left(each)  # type: ignore[arg-type]
    assert set(doors.addresses) == {"192.0.2.7", "", "2001:db8:0:1::/64"}
    assert neighbourhood("no address") == ""


def test_the_log_says_the_same_once_a_minute() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)

    def says(text: str, *args: object) -> str | None:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 1, text, args, None)
        return record.getMessage() if sparing.filter(record) else None

    assert [says("accept %s", number) for number in range(3)] == ["accept 0", None, None]
    assert says("other") == "other"
    now = MINUTE
    assert says("accept %s", 9) == "accept 9 (2 more of this kind)"


def test_a_socket_that_does_not_say_hello_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "HELLO", 0.0)

    async def work() -> None:
        async with connected(site.app(new_house())) as wire:
            assert (await wire.hear())["type"] == "websocket.accept"
            assert (await wire.hear())["code"] == 4408

    run(work())


@pytest.mark.skipif(os.name == "nt", reason="there is no such limit")
def test_half_open_requests_beyond_the_limit_of_files_keep_nobody_out(tmp_path: Path) -> None:
    command = f"ulimit -n 256; exec {shlex.join(SERVE)} --data {tmp_path}"
    server = subprocess.Popen(
        ["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    held: list[socket.socket] = []
    try:
        place = place_of(server)
        host, _, port = place.rpartition(":")
        for _ in range(300):
            held.append(socket.create_connection((host, int(port)), PATIENCE))
            held[-1].sendall(HALF)
        with urllib.request.urlopen(f"http://{place}/api/health", timeout=60) as answer:
            assert answer.status == 200
    finally:
        for each in held:
            each.close()
        server.terminate()
        _, errors = server.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors


def test_a_request_that_is_never_whole_ends() -> None:
    async def work() -> None:
        doors = Doors()
        async with served(new_house(), doors, whole_request=0.05) as place:
            reader, writer = await asyncio.open_connection(*place)
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" + HALF)
            assert b"200" in await reader.readline()
            assert await reader.read()  # to the end
            writer.close()
            assert not doors.inside

    run(work())


def test_what_is_sent_at_once_is_read_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that was read is taken apart in one turn of the loop: 256 KB would be 40,000 messages."""
    slices: list[int] = []
    received = Sockets.data_received

    def noted(self: Sockets, data: bytes) -> None:
        slices.append(len(data))
        received(self, data)

    monkeypatch.setattr(Sockets, "data_received", noted)

    async def work() -> None:
        async with (
            served(new_house(), Doors()) as (host, port),
            connect(f"ws://{host}:{port}/ws", proxy=None, compression=None) as tab,
        ):
            await tab.send("x" * 60_000)
            assert json.loads(await tab.recv())["error"] == "too-large"
        assert max(slices) <= SLICE < sum(slices)

    run(work())


def test_who_only_pings_or_never_ends_a_message_is_put_out() -> None:
    async def pings(tab: ClientConnection) -> None:
        while True:
            await tab.ping()

    async def parts(tab: ClientConnection) -> None:
        await tab.send(["x"] * (MOST_PARTS + 2))
        await tab.recv()

    async def work(attack: Callable[[ClientConnection], Awaitable[None]]) -> None:
        async with served(new_house(), doors := Doors()) as (host, port):
            async with connect(f"ws://{host}:{port}/ws", proxy=None, ping_interval=None) as tab:
                with pytest.raises(ConnectionClosed):
                    await attack(tab)
            async with connect(f"ws://{host}:{port}/ws", proxy=None) as tab:
                await tab.send(["{", '"kind":"hello",', '"name":"Anna"}'])
                assert json.loads(await tab.recv())["kind"] == "welcome"
                await (await tab.ping())
            assert len(doors.inside) <= 1

    run(work(pings))
    run(work(parts))
