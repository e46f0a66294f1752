"""Finished games: positions, files to take home, proofs of the shuffle, branches."""

from __future__ import annotations

import asyncio
import hashlib
import json

import msgspec
import pytest

from ludarium.core.notation import read
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.server import replays
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from tests.server.house import BOT, BUILDERS, ME, Tab, new_house, play_out, run, settled, table_at


async def finished(game: str = BUILDERS) -> tuple[House, Tab, str]:
    house = new_house()
    anna = await Tab(house).hello("Anna")
    id_ = await anna.open(game, ME, BOT, options={"rounds": "2"} if "builders" in game else {})
    await play_out(house, id_, anna)
    return house, anna, id_


@pytest.mark.parametrize("game", ["builders-antiquity", "ante-portas"])
def test_the_file_to_take_home_is_sound_and_its_seed_proves_the_promise(game: str) -> None:
    async def work() -> None:
        house, anna, id_ = await finished(game)
        record = read(await replays.as_file(house, id_), GAMES)
        assert record.after().hash() == (await table_at(house, id_)).state.hash()
        assert record.seats == ["human Anna", "bot random"]
        promise = json.loads(next(text for text in anna.got if b'"kind":"table"' in text))["verify"]
        assert promise["seed"] is None
        told = anna.last()["verify"]
        said = f"ludarium {told['seed']} {told['nonce']}".encode()
        assert hashlib.sha256(said).hexdigest() == promise["commitment"] == told["commitment"]
        assert str(record.seed) == told["seed"]
        facts = await replays.as_facts(house, id_)
        assert [move.action for move in facts.moves] == [line.action for line in record.lines]

    run(work())


def test_every_position_can_be_looked_at() -> None:
    async def work() -> None:
        house, _, id_ = await finished("ante-portas")
        table = await table_at(house, id_)
        log = []
        for at in range(table.at + 1):
            step = await replays.position(house, id_, at, 1)
            assert json.loads(bytes(step.view))["viewer"] == 1
            assert step.moves == table.at
            log += step.events
        assert log == [line.event for line in table.log if line.event.is_for(1)]
        spectator = json.loads(bytes((await replays.position(house, id_, 5, None)).view))
        assert spectator["viewer"] is None
        for at, seat in ((table.at + 1, None), (0, 2)):
            with pytest.raises(RefusedError):
                await replays.position(house, id_, at, seat)

    run(work())


def test_a_finished_game_can_be_looked_at_with_all_cards_open() -> None:
    async def work() -> None:
        house, _, id_ = await finished("ante-portas")
        table = await table_at(house, id_)
        told = []
        for at in range(table.at):
            step = await replays.position(house, id_, at, 0, opened=True)
            view = json.loads(bytes(step.view))
            state = table.after(at)
            for seat, side in enumerate(("carthage", "rome")):
                own = json.loads(msgspec.json.encode(table.game.view(state, seat)))
                assert view[side]["hand"] == own[side]["hand"]
            told += step.events
        assert {event.audience for event in told} == {None, 0, 1}
        plain = await replays.position(house, id_, 5, 0)
        assert json.loads(bytes(plain.view))["opened"] is False

    run(work())


def test_the_facts_name_people_and_tell_everything_that_happened() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT, options={"rounds": "1"})
        await anna.done("resign", id=id_, seat=0)
        await settled(house)
        facts = await replays.as_facts(house, id_)
        assert (facts.names, facts.seats[0].startswith("bot ")) == (["Anna", ""], True)
        assert facts.log == (await table_at(house, id_)).log

    run(work())


def test_whoever_branches_says_against_which_bots() -> None:
    async def work() -> None:
        house, anna, id_ = await finished()
        new = (await anna.done("branch", id=id_, at=20, seat=0, level="random"))["id"]
        seats = (await table_at(house, new)).seats
        assert [seat.level for seat in seats] == [None, "random"]
        assert await anna.refused("branch", id=id_, at=20, level="nobody") == "no-level"

    run(work())


def test_a_game_that_goes_on_shows_no_replay() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open("ante-portas", ME, BOT)
        for asked in (replays.as_file(house, id_), replays.as_facts(house, id_)):
            with pytest.raises(RefusedError, match="not-over"):
                await asked
        with pytest.raises(RefusedError, match="not-over"):
            await replays.position(house, id_, 0, None)
        with pytest.raises(RefusedError, match="no-table"):
            await replays.as_file(house, "nothing")
        assert await anna.refused("branch", id=id_, at=0) == "not-over"

    run(work())


def test_a_branch_goes_on_from_a_position_and_can_be_taken_home_too() -> None:
    async def work() -> None:
        house, anna, id_ = await finished()
        table = await table_at(house, id_)
        at = next(n for n, line in enumerate(table.record.lines) if line.seat == 0) + 1
        assert await anna.refused("branch", id=id_, at=table.at + 1) == "no-position"
        new = (await anna.done("branch", id=id_, at=at, seat=0))["id"]
        await anna.done("watch", id=new)
        branch = await table_at(house, new)
        assert branch.record.lines[:at] == table.record.lines[:at]
        assert (anna.last()["branch_of"], anna.last()["public"]) == (id_, False)
        assert anna.last()["verify"]["commitment"] is None
        assert await anna.refused("ask_undo", id=new, at=branch.at) == "nothing-to-undo"
        await play_out(house, new, anna)
        record = read(await replays.as_file(house, new), GAMES)
        assert (record.seed, record.after().to_act) == (None, OVER)
        again = new_house(house.store)
        assert (await table_at(again, new)).state.hash() == branch.state.hash()

    run(work())


@pytest.mark.parametrize("at", [0, 5])
def test_a_branch_may_begin_in_the_middle_of_the_dealing(at: int) -> None:
    async def work() -> None:
        house, anna, id_ = await finished()
        new = (await anna.done("branch", id=id_, at=at))["id"]
        await settled(house)
        assert (await table_at(house, new)).status == "playing"

    run(work())


def test_a_replay_is_not_held_up_by_another() -> None:
    async def work() -> None:
        house, _, id_ = await finished()
        steps = await asyncio.gather(*(replays.position(house, id_, at, None) for at in range(10)))
        assert [step.at for step in steps] == list(range(10))

    run(work())
