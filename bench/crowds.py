"""Idle connections, and how soon a newcomer is welcomed while strangers do their worst.

    python bench/crowds.py --idle 5000

First so many connections say hello and nothing more. Then, for some seconds each, the attacks that once
stalled the house run, while a newcomer says hello again and again; last, the house is opened anew with a
table of many take-backs, which somebody looks at. The figures of the loop are the house's own (`/metrics`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server import FILES, Tab, cpu_of, memory_of, server

ME = {"kind": "me", "name": "Anna"}
OTHER = {"kind": "me", "name": "Ben"}
BOTS = [{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"}]
Attack = Callable[[str], Awaitable[None]]


async def hellos(address: str, seconds: float) -> list[float]:
    """Milliseconds that newcomers waited for their welcome."""
    took: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        tab = await Tab.at(address, "Newcomer")
        took.append((time.perf_counter() - began) * 1000)
        await tab.socket.close()
        await asyncio.sleep(0.05)
    return took


# --- attacks ---------------------------------------------------------------------------------------------


async def watched_masters(address: str) -> None:
    """Forty tables of masters that somebody looks at."""
    tabs = [await Tab.at(address, f"W{n}") for n in range(2)]
    for tab in tabs:
        for _ in range(20):
            await tab.send("create", game="builders-middle-ages", seats=BOTS)
            id_ = (await tab.hear("created"))["id"]
            await tab.send("watch", id=id_)
    while True:
        await asyncio.gather(*(tab.socket.recv() for tab in tabs))


async def flood(address: str) -> None:
    """Nonsense as fast as it goes; who is put out comes back."""
    while True:
        with suppress(WebSocketException, OSError):
            async with connect(
                f"ws://{address}/ws", proxy=None, compression=None, close_timeout=0.1
            ) as socket:
                while True:
                    await socket.send('{"kind":"act","id":"x","seat":0,"at":0,"actions":[1]}')


async def half_open(address: str) -> None:
    """Requests that are begun and not ended."""
    host, _, port = address.partition(":")
    held = []
    while True:
        with suppress(OSError):
            held.append(await asyncio.open_connection(host, int(port)))
            held[-1][1].write(b"GET / HTTP/1.1\r\nHost: local")
        await asyncio.sleep(0.005)


async def to_and_fro(address: str) -> None:
    """A move and its taking back, as fast as one may."""
    tab = await Tab.at(address, "Undo")
    while True:
        await takes_back(tab, 400)


async def takes_back(tab: Tab, times: int) -> str:
    """A table with so many take-backs."""
    id_ = await tab.create("builders-middle-ages")
    await tab.send("watch", id=id_)
    table = await tab.hear("table")
    at, seat = table["at"], table["viewer"]
    take = next(c["actions"][0] for c in table["view"]["choices"] if c["move"]["kind"] == "take")
    for _ in range(times):
        await tab.send("act", ref=1, id=id_, at=at, seat=seat, actions=[take])
        await tab.send("undo", ref=2, id=id_, at=at + 1, seat=seat)
        while (json.loads(await tab.socket.recv())).get("ref") != 2:
            pass
        await asyncio.sleep(0.051)
    return id_


async def chatter(address: str) -> None:
    """Strangers who come, look, talk and leave."""
    host = await Tab.at(address, "Host")
    id_ = await host.create("builders-middle-ages", talk="all")
    while True:
        tab = await Tab.at(address, "Stranger")
        await tab.send("watch", id=id_)
        for _ in range(8):
            await tab.send("say", id=id_, text="x" * 400)
        await tab.send("leave", id=id_)
        await asyncio.sleep(0.02)
        await tab.socket.close()


async def under(address: str, attacks: Sequence[str], seconds: float) -> list[float]:
    """How long newcomers wait while attacks run, each in a process of its own."""
    command = [sys.executable, __file__, "--at", address, "--attack"]
    running = [subprocess.Popen([*command, attack], stderr=subprocess.DEVNULL) for attack in attacks]
    await asyncio.sleep(4)
    try:
        return await hellos(address, seconds)
    finally:
        for process in running:
            process.kill()
            process.wait()


# --- figures ---------------------------------------------------------------------------------------------


def told(name: str, took: list[float]) -> None:
    high = quantiles(took, n=20)[-1] if len(took) > 1 else took[0]
    print(f"{name}: hello median {median(took):.1f} ms, 95 % {high:.1f} ms of {len(took)}", flush=True)


def late(address: str) -> str:
    """How often the loop came back later than it should, by the house's own count."""
    with urllib.request.urlopen(f"http://{address}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found = (line for line in lines if "loop_late_seconds_bucket" in line)
    counts = {line.split('"')[1]: int(line.rsplit(" ", 1)[1]) for line in found}
    steps = ("0.005", "0.01", "0.02", "0.05")
    told_steps = ", ".join(f"≤ {float(step) * 1000:g} ms {counts[step]}" for step in steps)
    return f"{told_steps} of {counts['+Inf']}"


async def idle(address: str, process: int, many: int) -> None:
    before = memory_of(process)
    tabs: list[Tab] = []
    for start in range(0, many, 50):
        some = range(start, min(many, start + 50))
        tabs += await asyncio.gather(*(Tab.at(address, f"I{number}") for number in some))
    used, began = cpu_of(process), time.perf_counter()
    took = await hellos(address, 10)
    load = 100 * (cpu_of(process) - used) / (time.perf_counter() - began)
    grown = memory_of(process) - before
    told(f"{len(tabs)} idle connections, {grown} MB for them, {load:.0f} % of a core", took)
    for tab in tabs:
        tab.socket.transport.abort()


ATTACKS: dict[str, Attack] = {
    "40 watched tables of masters": watched_masters,
    "a flood of nonsense": flood,
    "half-open requests": half_open,
    "moves taken back and made again": to_and_fro,
    "strangers who talk": chatter,
}


async def attacked(address: str, process: int, asked: argparse.Namespace) -> None:
    await idle(address, process, asked.idle)
    told("nobody else", await hellos(address, asked.seconds))
    for name in ATTACKS:
        told(name, await under(address, [name], asked.seconds))
    told("all of them at once", await under(address, list(ATTACKS), asked.seconds))


async def after_restart(address: str, id_: str) -> None:
    """Somebody looks at the table while newcomers come."""
    tab = await Tab.at(address, "Looks")
    coming = asyncio.create_task(hellos(address, 3))
    began = time.perf_counter()
    await tab.send("watch", id=id_)
    await tab.hear("table")
    print(f"the table of take-backs is shown {1000 * (time.perf_counter() - began):.0f} ms after a restart")
    told("newcomers meanwhile", await coming)


async def poisoned(address: str, times: int) -> str:
    return await takes_back(await Tab.at(address, "Undo"), times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--take-backs", type=int, default=2490)
    parser.add_argument("--attack", help="only this attack, without end, at --at ADDRESS")
    parser.add_argument("--at")
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(ATTACKS[asked.attack](asked.at))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(2 * FILES, most) if most > 0 else 2 * FILES, most))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with server(asked.python, data / "crowd") as (process, address):
            asyncio.run(attacked(address, process.pid, asked))
            print(f"the loop was late in the crowd: {late(address)}")
        with server(asked.python, data / "poisoned") as (_, address):
            id_ = asyncio.run(poisoned(address, asked.take_backs))
            print(f"the loop was late while moves were taken back: {late(address)}")
        with server(asked.python, data / "poisoned") as (_, address):
            asyncio.run(after_restart(address, id_))
            print(f"the loop was late: {late(address)}")


if __name__ == "__main__":
    main()
