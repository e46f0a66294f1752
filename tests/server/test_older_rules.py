"""When the rules of a game change: its tables end undecided, can be read, and lock nobody out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludarium.games import GAMES
from ludarium.server import replays
from ludarium.server.house import House
from ludarium.server.store.memory import MemoryStore
from tests.server.house import BOT, BUILDERS, ME, OPEN, Tab, new_house, play_out, run, settled, table_at


def newer(monkeypatch: pytest.MonkeyPatch, game: str, rules: int | None = None) -> None:
    """From now on the game is played by its next rules."""
    monkeypatch.setitem(GAMES, game, replace(GAMES[game], rules=rules or GAMES[game].rules + 1))


async def again(store: MemoryStore, tab: Tab) -> tuple[House, Tab]:
    """The house is opened anew, and somebody comes back to the lobby."""
    house = new_house(store)
    await house.open()
    await settled(house)
    back = await Tab(house, tab.token).hello("")
    await back.done("lobby")
    return house, back


def test_a_running_table_ends_undecided_and_its_moves_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> str:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT, public=True)
        for _ in range(3):
            await anna.act(id_)
            await settled(anna.house)
        notation, lines = GAMES[BUILDERS].notation, (await table_at(anna.house, id_)).record.lines
        moves = [f"{'*' if line.seat < 0 else line.seat} {notation(line.action)}" for line in lines]
        played = GAMES[BUILDERS].rules
        newer(monkeypatch, BUILDERS)
        house, back = await again(store, anna)
        (line,) = back.last("lobby")["mine"]
        assert (line["id"], line["status"], line["turn"]) == (id_, "over", None)
        assert house.lobby.public("") == []
        answer = await back.do("watch", id=id_)
        assert answer["error"] == "rules-changed"
        assert answer["args"] == {"game": BUILDERS, "played": played, "here": played + 1}
        row = store.rows[id_]
        assert (row.open, row.listed, row.due, row.owners) == (False, False, False, [anna.connection.who])
        assert json.loads(store.entries[id_][-1])["e"] == "retired"
        length = len(store.entries[id_])
        await back.do("watch", id=id_)
        assert len(store.entries[id_]) == length  # it ends once
        text = await replays.as_text(house, id_)
        assert text.split("\n\n")[1].split("\n") == [*moves, ""]
        return id_

    run(work())


def test_unfinished_games_of_older_rules_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        for _ in range(3):
            await anna.open(BUILDERS, ME, OPEN)
        newer(monkeypatch, BUILDERS)
        monkeypatch.setattr("ludarium.server.house.MOST_UNFINISHED", 3)
        _, back = await again(store, anna)
        await back.done("create", game=BUILDERS, seats=[ME, BOT])

    run(work())


def test_a_finished_game_is_not_ended_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = MemoryStore()
        house = new_house(store)
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, ME, options={"rounds": "3"})
        await play_out(house, id_, anna)
        entries = list(store.entries[id_])
        newer(monkeypatch, BUILDERS)
        _, back = await again(store, anna)
        assert await back.refused("watch", id=id_) == "rules-changed"
        assert store.entries[id_] == entries

    run(work())


def test_a_campaign_goes_on_under_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        first = (await anna.done("create", game="faiyum", seats=[ME], campaign=True))["id"]
        newer(monkeypatch, "faiyum")
        _, back = await again(store, anna)
        assert back.last("lobby")["campaign"]["met"] is None
        second = (await back.done("create", game="faiyum", seats=[ME], campaign=True))["id"]
        assert second != first
        await back.done("watch", id=second)

    run(work())


def test_a_campaign_that_cannot_be_read_is_kept_aside() -> None:
    async def work() -> None:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        await anna.done("create", game="faiyum", seats=[ME], campaign=True)
        profile = json.loads(store.profiles[anna.connection.who])
        broken = {**profile, "campaign": "{broken"}
        store.profiles[anna.connection.who] = json.dumps(broken).encode()
        _, back = await again(store, anna)
        assert back.last("lobby")["campaign"] is None
        await back.done("create", game="faiyum", seats=[ME], campaign=True)
        assert json.loads(store.profiles[anna.connection.who])["campaign_aside"] == "{broken"

    run(work())


@pytest.fixture
def _all_games_again() -> Iterator[None]:
    """What is taken away comes back at its own place: others list the games in their order."""
    before = dict(GAMES)
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.mark.usefixtures("_all_games_again")
def test_a_game_that_is_gone_locks_nobody_out() -> None:
    async def work() -> None:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT, public=True)
        del GAMES[BUILDERS]
        _, back = await again(store, anna)
        assert back.last("lobby")["mine"] == []
        assert await back.refused("watch", id=id_) == "rules-changed"

    run(work())
