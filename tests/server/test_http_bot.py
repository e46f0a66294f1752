"""The example bot, a program of its own in plain Python, plays against a real server over the network."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.server.house import BUILDERS, ME, OPEN, Tab, move_somehow, new_house, run, settled, table_at
from tests.server.real import served

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "http_bot.py"


async def heard(tab: Tab, wanted: str) -> None:
    """Until something is so at the table that a tab looks at."""
    while True:
        await tab.connection.outbox.something.wait()
        await tab.news()
        if wanted in str(tab.last()["seats"]):
            return


@pytest.mark.parametrize("game", [BUILDERS, "ante-portas"])
def test_the_example_plays_a_whole_game_with_a_person(game: str) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        made = await anna.done("make_bot", name="Robo")
        async with served(house) as (host, port):
            env = {**os.environ, "LUDARIUM_KEY": made["key"], "PYTHONDONTWRITEBYTECODE": "1"}
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), f"http://{host}:{port}", "1", env=env,
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            while not house.visitors.listening():
                await asyncio.sleep(0.01)
            options = {"rounds": "3"} if game == BUILDERS else {}
            id_ = await anna.open(game, ME, OPEN, options=options)
            await anna.done("invite", id=id_, seat=1, bot=made["id"])
            await heard(anna, "'badge': 'bot'")
            await anna.done("start", id=id_)
            table = await table_at(house, id_)
            while table.status != "over":
                if table.to_act == 0:
                    await move_somehow(anna, table)
                else:
                    await anna.connection.outbox.something.wait()
                    await anna.news()
            told, errors = await bot.communicate()
            assert errors.decode() == ""
            assert told.decode().splitlines()[-1].startswith(f"{game}: seat 1 of [")
            assert bot.returncode == 0
            await settled(house)

    run(work())
