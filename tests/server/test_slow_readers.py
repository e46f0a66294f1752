"""Whoever asks and does not take the answers fills no memory, and is put out when he does nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import pytest
from websockets.frames import Frame, Opcode

from ludarium.server import app as site
from ludarium.server import doors as at_doors
from ludarium.server.doors import Doors, Sockets
from ludarium.server.house import House
from ludarium.server.outbox import MOST_UNSENT
from tests.server.house import ME, Tab, move_somehow, new_house, run, table_at
from tests.server.real import served
from tests.server.test_web import connected

ASKED = 60  # answers of some 30 KB each
SMALL = 4096  # bytes that a socket keeps
HELLO = {"kind": "hello", "name": "Eve"}


async def large(house: House) -> dict[str, object]:
    """A question whose answer is long."""
    anna = await Tab(house).hello("Anna")
    id_ = await anna.open("faiyum", *[ME] * 5)
    table = await table_at(house, id_)
    for _ in range(12):
        await move_somehow(anna, table)
    return {"kind": "look", "id": id_, "at": table.at}


async def everything_else() -> None:
    """Let all go on that can."""
    for _ in range(5000):
        await asyncio.sleep(0)


def test_whoever_does_not_take_his_answers_is_not_heard_until_he_does() -> None:
    async def work() -> None:
        house = new_house()
        asked = json.dumps(await large(house))
        async with connected(site.app(house), 1) as wire:
            await wire.hear()
            for text in (json.dumps(HELLO), *[asked] * ASKED):
                await wire.say(text)
            await everything_else()
            done = house.figures.commands["look"]
            assert done < ASKED / 2
            assert (await wire.hear())["kind"] == "welcome"
            took = [json.dumps(await wire.hear()) for _ in range(ASKED)]
            assert len(took[0]) * (done - 2) <= MOST_UNSENT  # one that waits, and the one that goes too far
            assert house.figures.commands["look"] == ASKED

    run(work())


@asynccontextmanager
async def deaf(
    place: tuple[str, int], doors: Doors
) -> AsyncIterator[tuple[socket.socket, asyncio.Transport]]:
    """A tab that reads nothing once it is there, with little room between it and the house."""
    loop = asyncio.get_running_loop()
    with socket.socket() as line:
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        await loop.sock_connect(line, place)
        await loop.sock_sendall(
            line,
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        )
        assert b"101" in await loop.sock_recv(line, SMALL)
        (there,) = doors.inside
        there.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        yield line, there


async def say(line: socket.socket, message: Mapping[str, object], times: int = 1) -> None:
    text = Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)
    for _ in range(times):
        await asyncio.get_running_loop().sock_sendall(line, text)


async def all_gone(doors: Doors) -> None:
    while doors.inside:
        await asyncio.sleep(0.01)


@pytest.mark.skipif(os.name == "nt", reason="sockets keep more there")
def test_who_reads_nothing_and_answers_no_ping_is_put_out() -> None:
    async def work() -> None:
        house, doors = new_house(), Doors()
        asked = await large(house)
        async with served(house, doors) as place, deaf(place, doors) as (line, there):
            await say(line, HELLO)
            await say(line, asked, ASKED)
            while not there.get_write_buffer_size():
                await asyncio.sleep(0)
            protocol = there.get_protocol()
            assert isinstance(protocol, Sockets)
            protocol.keepalive_timeout()
            await all_gone(doors)
            assert house.presence.connected.total() == 1  # Anna, who opened the table

    run(work())


@pytest.mark.skipif(os.name == "nt", reason="sockets keep more there")
def test_who_was_put_out_and_reads_nothing_is_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_doors, "FAREWELL", 0.05)
    monkeypatch.setattr(site, "HELLO", 0.05)

    async def work() -> None:
        house, doors = new_house(), Doors()
        async with served(house, doors) as place, deaf(place, doors) as (_, there):
            there.write(b"\x82\x7e\x80\x00" + bytes(1 << 15))  # something that is still to be taken
            await all_gone(doors)

    run(work())
