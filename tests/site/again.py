"""A game that was played somewhere else, played once more at a server: same seed, same moves."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludarium.core import notation
from ludarium.core.record import Record
from ludarium.games import GAMES
from ludarium.server import replays, seating
from ludarium.server.house import House
from ludarium.server.store.memory import MemoryStore
from tests.server.house import Here, StandingTime, Tab

LONGEST = 100_000  # looks at the table


def _wish(seat: str) -> dict[str, str]:
    kind, _, name = seat.partition(" ")
    return {"kind": "bot", "level": name} if kind == "bot" else {"kind": "me"}


def played_again(file: str, nonce: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file that a server gives; in a thread, because the browser's tests have a loop of their own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(at_a_server(file, nonce, monkeypatch))).result()


async def at_a_server(file: str, nonce: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The file that a server gives for the same game; its bots think for themselves, by the nonce."""
    record = notation.read(file, GAMES)
    seed = record.seed
    monkeypatch.setattr(seating, "new_seed", lambda: seed)
    monkeypatch.setattr(seating, "new_nonce", lambda: nonce)
    house = House(MemoryStore(), Here(), StandingTime())
    people = [seat.partition(" ")[2] for seat in record.seats if seat.startswith("human")]
    tab = await Tab(house).hello(people[0])
    id_ = await tab.open(record.game.id, *map(_wish, record.seats), options=dict(record.options))
    await _play(tab, id_, record)
    text = await replays.as_file(house, id_)
    await house.close()
    return text


async def _play(tab: Tab, id_: str, record: Record) -> None:
    for _ in range(LONGEST):
        table = tab.last()
        if table["status"] == "over":
            return
        seat = table["view"]["to_act"]
        if seat in table["mine"]:
            action = record.lines[table["at"]].action
            await tab.done("act", id=id_, at=table["at"], seat=seat, actions=[action])
        await asyncio.sleep(0)
        await tab.news()
