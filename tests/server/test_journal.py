"""A table is its journal: whatever people do in whatever order, reading the journal gives the same table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludarium.server.house import House
from ludarium.server.lines import facts_of, read_facts
from ludarium.server.reading import read
from ludarium.server.store.memory import MemoryStore
from ludarium.server.table import Table
from tests.server.house import BOT, ME, OPEN, StandingTime, Tab, new_house, run, settled, table_at

GAMES = ("builders-antiquity", "ante-portas", "faiyum")
DEEDS = (
    "act",
    "act",
    "act",
    "act",
    "undo",
    "ask_undo",
    "yes",
    "no",
    "to_bot",
    "take_back",
    "resign",
    "say",
    "wait",
)
Deed = tuple[str, int, int]


def told(table: Table) -> dict[str, Any]:
    """Everything about a table that a page could see, and what it rests on."""
    return {
        "hash": table.state.hash(),
        "lines": table.record.lines,
        "seats": table.seats,
        "names": table.record.seats,
        "status": table.status,
        "log": table.log,
        "acts": table.acts,
        "notes": table.notes,
        "ask": table.ask,
        "chat": table.chat,
        "clock": table.clock,
        "chance": [table.chance.copy().next() for _ in range(1)],
        "length": table.length,
        "facts": facts_of(table),
    }


def command(deed: Deed, table: Table) -> tuple[str, dict[str, Any]]:
    """A deed as a command, as far as it goes in the position."""
    kind, one, two = deed
    seat = one % len(table.seats)
    legal = table.state.legal() or [0]
    wishes: dict[str, tuple[str, dict[str, Any]]] = {
        "act": ("act", {"seat": max(0, table.to_act), "at": table.at, "actions": [legal[two % len(legal)]]}),
        "undo": ("undo", {"seat": max(0, table.to_act), "at": table.at}),
        "ask_undo": ("ask_undo", {"at": table.at}),
        "yes": ("answer", {"ask": "undo", "yes": True}),
        "no": ("answer", {"ask": "undo", "yes": False}),
        "say": ("say", {"text": f"{one} {two}"}),
        "to_bot": ("to_bot", {"seat": seat, "level": "random"}),
        "take_back": ("take_back", {"seat": seat}),
        "resign": ("resign", {"seat": seat}),
    }
    return wishes[kind]


async def play(game: str, clock: dict[str, Any], deeds: list[Deed]) -> None:
    time, store = StandingTime(), MemoryStore()
    house = new_house(store, time)
    anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
    seats = [ME, OPEN] if game == "ante-portas" else [ME, OPEN, BOT]
    limit = {"rounds": "6"} if "builders" in game else {}
    id_ = await anna.open(game, *seats, clock=clock, options=limit)
    await ben.done("sit", id=id_, seat=1)
    await ben.done("watch", id=id_)
    await ben.done("start", id=id_)
    for deed in deeds:
        await settled(house)
        table = await table_at(house, id_)
        if deed[0] == "wait":
            time.passes(deed[2] * 1000)
        else:
            kind, fields = command(deed, table)
            await (anna, ben)[deed[1] % 2].do(kind, id=id_, **fields)
        if deed[0] != "act":
            await check(house, store, id_)
    await check(house, store, id_)


async def check(house: House, store: MemoryStore, id_: str) -> None:
    await settled(house)
    table = await table_at(house, id_)
    again = read(id_, store.entries[id_])
    assert told(again) == told(table)
    assert table.length == len(store.entries[id_])
    assert read_facts([store.rows[id_]]) == [facts_of(table)]
    assert store.rows[id_].due == (table.clock.deadline() is not None)  # bots have moved, clocks run
    assert (table.status == "over") == (table.to_act == -2)
    assert table.ask is None or table.ask.waiting


deeds = st.lists(
    st.tuples(st.sampled_from(DEEDS), st.integers(0, 5), st.integers(0, 60)), min_size=12, max_size=30
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "clock",
    [{"kind": "none"}, {"kind": "fischer", "seconds": 60, "increment": 5}, {"kind": "move", "seconds": 40}],
)
@given(deeds)
@settings(max_examples=5, phases=[Phase.generate])
def test_the_journal_makes_the_table(game: str, clock: dict[str, Any], deeds: list[Deed]) -> None:
    run(play(game, clock, deeds))
