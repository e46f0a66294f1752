"""Whatever comes over the wire is answered in words and changes nothing unless it is a command."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.server import app, commands, rooms
from ludarium.server import house as house_of_tables
from ludarium.server.connection import MOST_STRIKES, MOST_WATCHED
from ludarium.server.pace import Pace
from ludarium.server.requests import LARGEST, MOST_TOLD, take
from ludarium.server.store.memory import MemoryStore
from tests.server.house import BOT, BUILDERS, ME, StandingTime, Tab, new_house, play_out, run, settled

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = sorted(str(cls.__struct_config__.tag) for cls in get_args(commands.AnyCommand))
FIELDS = [
    "id",
    "seat",
    "at",
    "to",
    "actions",
    "game",
    "seats",
    "options",
    "clock",
    "name",
    "text",
    "yes",
    "ask",
]
ALMOST = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS)},
    optional=dict.fromkeys(FIELDS, JSON | st.sampled_from([0, 1, "TABLE", [0], [ME, BOT], BUILDERS])),
)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Only what nothing refers to is freed."""
    gc.disable()
    yield
    gc.enable()


async def a_table() -> tuple[Tab, str, MemoryStore]:
    store = MemoryStore()
    anna = await Tab(new_house(store)).hello("Anna")
    id_ = await anna.open(BUILDERS, ME, BOT)
    return anna, id_, store


@given(st.lists(st.binary(max_size=60) | JSON.map(lambda value: json.dumps(value).encode()), max_size=40))
@settings(max_examples=20)
def test_nonsense_is_malformed_and_changes_nothing(texts: list[bytes]) -> None:
    async def work() -> None:
        anna, _, store = await a_table()
        before = dict(store.entries)
        for text in texts:
            (answer,) = await anna.raw(text)
            assert (answer["kind"], answer["error"]) == ("error", "malformed")
        assert store.entries == before

    run(work())


@given(st.lists(ALMOST, max_size=20))
@settings(max_examples=40)
def test_what_is_almost_a_command_never_breaks_a_table(wishes: list[dict[str, Any]]) -> None:
    """A stranger sends it: he may open tables and talk, but no table of Anna's is moved by it."""

    async def work() -> None:
        anna, id_, store = await a_table()
        eve = await Tab(anna.house).hello("Eve")
        moves = [entry for entry in store.entries[id_] if b'"e":"said"' not in entry]
        for wish in wishes:
            text = json.dumps({**wish, "ref": 1}).replace("TABLE", id_)
            for message in await eve.raw(text.encode()):
                assert message.get("error") != "house", message
        assert [entry for entry in store.entries[id_] if b'"e":"said"' not in entry] == moves
        assert (await anna.act(id_))["kind"] == "done"

    run(work())


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "hello"])
def test_nothing_is_done_before_hello(kind: str) -> None:
    async def work() -> None:
        tab = Tab(new_house())
        fields = {"id": "x", "seat": 0, "at": 0, "actions": [0], "text": "x", "ask": "undo", "yes": True}
        fields |= {"talk": "all", "bot": "x", "name": "x", "who": "x", "puzzle": "x"}
        answer = (await tab.raw(json.dumps({"kind": kind, "game": "x", "seats": [], **fields}).encode()))[0]
        assert answer["error"] == "hello-first"

    run(work())


def test_a_newcomer_does_not_wait_for_the_store() -> None:
    """It keeps nothing of somebody whose secret was just made; under attack it may be busy."""

    async def work() -> None:
        house = new_house()

        async def busy(who: str) -> Any:
            raise AssertionError(who)

        house.people.profile = busy  # type: ignore[method-assign]
        assert (await Tab(house).hello("Anna")).connection.name == "Anna"

    run(work())


def test_a_command_costs_no_task_of_its_own() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        house.tasks.spawn = None  # type: ignore[method-assign,assignment]
        await app.heard(anna.connection, b"nonsense")
        assert json.loads(anna.connection.outbox.answers[-1])["error"] == "malformed"
        await app.heard(anna.connection, b'{"kind": "lobby"}')
        assert json.loads(anna.connection.outbox.answers[-1])["kind"] == "done"

    run(work())


class BrokenSocket:
    """A socket that asks for a table, and of which nothing more is heard."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.client = None
        self.scope: dict[str, Any] = {}
        asked = {"kind": "create", "game": "faiyum", "seats": [ME]}
        self.texts = [json.dumps(asked), json.dumps({"kind": "hello", "name": "Anna"})]

    async def accept(self) -> None:
        """It is open."""

    async def send_text(self, text: str) -> None:
        """Nobody reads it."""

    async def receive(self) -> dict[str, Any]:
        if self.texts:
            return {"type": "websocket.receive", "text": self.texts.pop()}
        return {"type": "websocket.disconnect"}


def test_a_command_that_has_begun_is_carried_out_though_its_connection_breaks() -> None:
    async def work() -> None:
        house = new_house()
        begun, goes_on, append = asyncio.Event(), asyncio.Event(), house.store.append

        async def slowly(*entry: Any) -> None:
            begun.set()
            await goes_on.wait()
            await append(*entry)

        house.store.append = slowly  # type: ignore[method-assign,assignment]
        tab = asyncio.ensure_future(app.Site(house).socket(BrokenSocket()))  # type: ignore[arg-type]
        async with asyncio.timeout(60):
            await begun.wait()
            tab.cancel()
            await asyncio.wait([tab])
            assert not house.rooms.in_use
            goes_on.set()
            await settled(house)
        assert len(house.rooms.in_use) == 1

    run(work())


def test_too_much_at_once_is_refused_until_time_has_passed() -> None:
    async def work() -> None:
        time = StandingTime()
        anna = await Tab(new_house(time=time)).hello("Anna")
        anna.connection.pace = Pace(time, burst=3, a_second=2)
        answers = [(await anna.do("lobby")).get("error") for _ in range(5)]
        assert answers == [None, None, None, "too-fast", "too-fast"]
        time.passes(500)
        assert (await anna.do("lobby"))["kind"] == "done"
        assert await anna.refused("lobby") == "too-fast"

    run(work())


def test_talk_and_new_tables_have_a_pace_of_their_own() -> None:
    async def work() -> None:
        time = StandingTime()
        anna = await Tab(new_house(time=time)).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        told = [(await anna.do("say", id=id_, text="Hi")).get("error") for _ in range(11)]
        assert told == [None] * 10 + ["too-fast"]
        time.passes(1000)
        await anna.done("say", id=id_, text="Hi")
        opened = [(await anna.do("create", game="x", seats=[])).get("error") for _ in range(41)]
        assert opened[-1] == "too-fast"
        assert set(opened) == {"no-game", "too-fast"}

    run(work())


def test_a_message_that_is_too_long_is_refused() -> None:
    async def work() -> None:
        anna, id_, _ = await a_table()
        wish = {"kind": "say", "id": id_, "text": "x" * LARGEST, "ref": 7}
        (answer,) = await anna.raw(json.dumps(wish).encode())
        assert (answer["error"], answer["args"]) == ("too-large", {"most": LARGEST})
        deep = b"[" * 5000
        assert (await anna.raw(deep))[0]["error"] == "malformed"

    run(work())


def test_the_number_of_a_malformed_command_comes_back() -> None:
    async def work() -> None:
        anna, _, _ = await a_table()
        assert (await anna.raw(b'{"kind": "act", "ref": 41}'))[0]["ref"] == 41

    run(work())


def test_a_secret_is_kept_and_a_made_up_one_is_replaced() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        assert (await Tab(house, anna.token).hello("")).connection.who == anna.connection.who
        assert (await Tab(house, "guess").hello("")).token != "guess"
        assert await anna.refused("hello") == "hello-once"
        assert await anna.refused("prefs", name="") == "bad-name"
        assert await Tab(house).refused("hello", name="a\nb" * 30) == "malformed"

    run(work())


def test_name_and_language_are_remembered() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        await anna.done("prefs", name="Anna Kovács", language="hu")
        again = Tab(house, anna.token)
        welcome = await again.done("hello", token=anna.token, language="xx")
        assert (welcome["name"], welcome["language"]) == ("Anna Kovács", "hu")

    run(work())


def test_a_connection_looks_at_a_few_tables_at_most() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        tables = [await anna.open(BUILDERS, ME, BOT) for _ in range(MOST_WATCHED)]
        other = (await anna.done("create", game=BUILDERS, seats=[ME, BOT]))["id"]
        assert await anna.refused("watch", id=other) == "too-many-watched"
        await anna.done("watch", id=tables[0])  # one that it looks at already
        await anna.done("leave", id=tables[0])
        await anna.done("watch", id=other)

    run(work())


def test_what_a_broken_connection_had_begun_is_carried_out_and_leaves_nobody_behind() -> None:
    async def work() -> None:
        anna, id_, _ = await a_table()
        house = anna.house
        late = await Tab(house, anna.token).hello("Anna")
        table = anna.last()
        move = {"kind": "act", "id": id_, "at": table["at"], "seat": 0, "actions": [1]}
        wishes = [
            move,
            {"kind": "watch", "id": id_},
            {"kind": "create", "game": BUILDERS, "seats": [ME, BOT]},
        ]
        doing = [asyncio.ensure_future(take(late.connection, json.dumps(wish).encode())) for wish in wishes]
        await asyncio.sleep(0)
        late.connection.close()
        await asyncio.gather(*doing)
        async with house.rooms.at(id_) as room:
            assert room.table.at == table["at"] + 1
            assert room.watchers == {anna.connection.outbox}
        assert house.presence.connected[anna.connection.who] == 1

    run(work())


def test_a_table_that_was_left_is_not_shown_any_more() -> None:
    async def work() -> None:
        anna, id_, _ = await a_table()
        async with anna.house.rooms.at(id_):
            anna.connection.outbox.table_changed(id_)
            showing = asyncio.ensure_future(anna.connection.outbox.send_new())
            await asyncio.sleep(0)
            await take(anna.connection, json.dumps({"kind": "leave", "id": id_}).encode())
        before = len(anna.got)
        await showing
        assert len(anna.got) == before

    run(work())


def test_a_crowd_is_not_told_of_everybody_who_comes() -> None:
    async def work() -> None:
        anna, id_, _ = await a_table()
        time = anna.house.time
        assert isinstance(time, StandingTime)
        crowd = [await Tab(anna.house).hello("W") for _ in range(house_of_tables.FEW + 5)]
        for tab in crowd:
            await tab.done("watch", id=id_)
            time.passes(rooms.CROWD_EVERY)
            assert tab.last()["watchers"] >= 2
            await anna.news()
        told = [json.loads(text)["watchers"] for text in anna.got if b'"kind":"table"' in text]
        assert max(told) == house_of_tables.FEW
        await anna.act(id_)
        await anna.news()
        assert anna.last()["watchers"] == len(crowd) + 1

    run(work())


def test_who_looks_and_leaves_pushes_nothing_to_the_players() -> None:
    """Two strangers who come and go a hundred times cost a player a message every few seconds."""

    async def work() -> None:
        anna, id_, _ = await a_table()
        time = anna.house.time
        assert isinstance(time, StandingTime)
        before = len(anna.got)
        eve = await Tab(anna.house).hello("Eve")
        for _ in range(100):
            await eve.done("watch", id=id_)
            await eve.done("leave", id=id_)
            time.passes(100)
            await anna.news()
        assert len(anna.got) - before <= 100 * 100 // rooms.CROWD_EVERY + 1
        time.passes(rooms.CROWD_EVERY)
        await anna.news()
        assert anna.last()["watchers"] == 1

    run(work())


def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_IDLE", 0)

    async def work() -> None:
        anna, id_, _ = await a_table()
        await anna.act(id_)
        house = anna.house
        assert list(house.rooms.in_use) == [id_]
        await anna.done("leave", id=id_)
        assert list(house.rooms.in_use) == []
        await anna.done("watch", id=id_)
        assert anna.last()["at"] > 0

    run(work())


@pytest.mark.usefixtures("no_collector")
def test_what_is_forgotten_is_gone_at_once_and_waits_for_no_collector(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The house looks for cycles seldom, and a table is large: a thousand of them once waited as rubbish."""
    monkeypatch.setattr(rooms, "MOST_IDLE", 0)

    async def work() -> None:
        anna, id_, _ = await a_table()
        await anna.act(id_)
        await settled(anna.house)
        eve = await Tab(anna.house).hello("Eve")
        await eve.done("watch", id=id_)
        record = weakref.ref(anna.house.rooms.in_use[id_].table.record)  # which only the table has
        for tab in (anna, eve):
            await tab.news()
            await tab.done("leave", id=id_)
        await asyncio.sleep(0)  # the loop lets go of what it has just given out
        assert record() is None

    run(work())


def test_a_table_that_was_read_for_somebody_who_has_gone_is_idle() -> None:
    async def work() -> None:
        anna, id_, _ = await a_table()
        found = new_house(anna.house.store).rooms
        asking = asyncio.ensure_future(found.load(id_))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking, *found._loading.values()])
        assert list(found.in_use) == list(found.idle) == [id_]

    run(work())


def test_tables_with_long_logs_are_forgotten_sooner_but_for_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_IDLE_LINES", 1)
    monkeypatch.setattr(rooms, "FEWEST_IDLE", 2)

    async def work() -> None:
        anna = await Tab(new_house()).hello("Anna")
        ids = []
        for _ in range(4):
            ids.append(await anna.open(BUILDERS, ME, ME))
            await anna.done("leave", id=ids[-1])
        kept = anna.house.rooms
        assert list(kept.in_use) == list(kept.idle) == ids[2:]
        assert kept.idle_lines == sum(len(kept.in_use[id_].table.log) for id_ in ids[2:]) > 1
        await anna.done("watch", id=ids[2])  # in use again, and the other one alone is idle
        await anna.done("leave", id=ids[2])
        assert list(kept.idle) == [ids[3], ids[2]]

    run(work())


def test_whoever_floods_is_told_for_a_while_and_then_put_out() -> None:
    async def work() -> None:
        time = StandingTime()
        anna = await Tab(new_house(time=time)).hello("Anna")
        anna.connection.pace = Pace(time, burst=1, a_second=1)
        answers = [await anna.raw(b'{"kind":"lobby","ref":1}') for _ in range(MOST_STRIKES + 1)]
        assert [len(answer) for answer in answers[1:]] == [1] * MOST_TOLD + [0] * (MOST_STRIKES - MOST_TOLD)
        assert not anna.connection.floods
        await anna.raw(b"{}")
        assert anna.connection.floods

    run(work())


def test_whoever_is_a_little_too_fast_stays() -> None:
    async def work() -> None:
        time = StandingTime()
        anna = await Tab(new_house(time=time)).hello("Anna")
        anna.connection.pace = Pace(time, burst=1, a_second=1)
        for _ in range(MOST_STRIKES):
            await anna.raw(b'{"kind":"lobby"}')
            await anna.raw(b'{"kind":"lobby"}')
            time.passes(1000)
        assert anna.connection.strikes < 3

    run(work())


def test_the_limit_of_unfinished_games_holds_for_branches_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        done = await anna.open(BUILDERS, ME, ME, options={"rounds": "1"})
        await play_out(house, done, anna)
        last = anna.last()["at"]
        monkeypatch.setattr(house_of_tables, "MOST_UNFINISHED", 3)
        tabs = [await Tab(house, anna.token).hello("") for _ in range(6)]
        wishes = [tab.do("branch", id=done, at=20, seat=0) for tab in tabs]
        answers = await asyncio.gather(*wishes)
        assert sum(answer["kind"] == "created" for answer in answers) == 3
        assert await anna.refused("branch", id=done, at=20, seat=0) == "too-many-tables"
        assert await anna.refused("branch", id=done, at=last, seat=0) == "no-position"
        assert await anna.refused("create", game=BUILDERS, seats=[ME, BOT]) == "too-many-tables"

    run(work())
