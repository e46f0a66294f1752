"""A table at which much was taken back costs others nothing, neither then nor when it is read."""

from __future__ import annotations

import asyncio

import pytest

from ludarium.core.record import Record
from ludarium.core.state import State
from ludarium.games import GAMES
from ludarium.server import house as house_of_tables
from ludarium.server import reading
from ludarium.server.course import CHECKPOINT_EVERY
from ludarium.server.store.memory import MemoryStore
from tests.server.house import BUILDERS, ME, Tab, move_somehow, new_house, play_out, run, table_at
from tests.server.test_undo import take_coin, two_people


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is made from now on."""
    made: list[int] = []
    add = Record.add

    def counting(record: Record, state: State, action: int) -> None:
        made.append(action)
        add(record, state, action)

    monkeypatch.setattr(Record, "add", counting)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_take_back_makes_a_few_moves_anew_and_leads_to_the_same_position(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(game, *[ME] * max(2, GAMES[game].seats[0]))
        table = await table_at(house, id_)
        hashes = {}
        for _ in range(120):
            if table.status == "over":
                break
            hashes[table.at] = (table.state.hash(), len(table.log))
            await move_somehow(anna, table)
        made = counted(monkeypatch)
        for to in sorted(set(table.acts) & set(hashes), reverse=True)[::7]:
            if table.status == "over":
                break
            made.clear()
            await anna.done("ask_undo", id=id_, at=table.at, to=to)
            assert (table.at, (table.state.hash(), len(table.log))) == (to, hashes[to])
            assert len(made) < CHECKPOINT_EVERY
            assert table.after(to).hash() == hashes[to][0]
        again = new_house(house.store)
        assert (await table_at(again, id_)).state.hash() == table.state.hash()

    run(work())


def test_while_a_table_is_read_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST", 0.0)

    async def work() -> None:
        store = MemoryStore()
        house = new_house(store)
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, ME, options={"rounds": "3"})
        await play_out(house, id_, anna)
        reading_it = asyncio.ensure_future(table_at(new_house(store), id_))
        turns = 0
        while not reading_it.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns >= len(store.entries[id_])
        branch = await anna.done("branch", id=id_, at=(await table_at(house, id_)).at - 4, seat=0)
        assert (await table_at(new_house(store), branch["id"])).at > 20

    run(work())


def test_a_table_has_so_many_entries_and_then_only_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        monkeypatch.setattr(house_of_tables, "MOST_ENTRIES", 8)
        table = await table_at(house, id_)
        while table.length < 8:
            await take_coin(anna, id_)
            await anna.news()
            if table.length < 8:
                await anna.done("undo", id=id_, at=table.at, seat=0)
        await take_coin(anna, id_)
        assert await anna.refused("undo", id=id_, at=table.at, seat=0) == "table-full"
        assert await anna.refused("say", id=id_, text="Hi") == "table-full"
        assert await ben.refused("to_bot", id=id_, seat=1, level="random") == "table-full"
        await take_coin(anna, id_)
        await ben.done("resign", id=id_, seat=1)

    run(work())
