"""Moves are tried before they are written down; the table goes where they led, as its journal does."""

from __future__ import annotations

import pytest

from ludarium.games import GAMES
from ludarium.server.table import Table
from tests.server.house import BUILDERS, ME, Tab, move_somehow, new_house, run, table_at
from tests.server.test_long_tables import counted


def told(table: Table) -> list[object]:
    """All that moves change."""
    drawn = table.chance.copy().below(1 << 20)
    return [table.state.snapshot(), drawn, table.log, table.record.lines, table.waits, table.at, table.acts]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_where_its_journal_leads(game: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(game, *[ME] * max(2, GAMES[game].seats[0]))
        table = await table_at(house, id_)
        for _ in range(6):
            for _ in range(12):
                if table.status != "over":
                    await move_somehow(anna, table)
            assert told(table) == told(await table_at(new_house(house.store), id_))
            if table.status == "over":
                break
            await anna.done("ask_undo", id=id_, at=table.at, to=table.acts[-5])
            assert told(table) == told(await table_at(new_house(house.store), id_))

    run(work())


def test_moves_that_were_tried_are_not_made_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        table = await table_at(house, await anna.open(BUILDERS, ME, ME))
        made, before = counted(monkeypatch), table.at
        for _ in range(20):
            await move_somehow(anna, table)
        assert len(made) == table.at - before >= 20

    run(work())
