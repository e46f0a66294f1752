"""Two processes of one house on one PostgreSQL: what one does the other shows, and one drives a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludarium.server import quotas
from ludarium.server.clocks import SECOND
from ludarium.server.doors import FEW, Doors
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.my_data import delete
from ludarium.server.store.postgres.database import Database
from ludarium.server.store.postgres.journals import PostgresStore
from ludarium.server.store.postgres.line import Line
from ludarium.server.store.postgres.wings import PostgresWings
from ludarium.server.table import Table
from ludarium.server.wings import AnyWingNews, WentOn, watched
from tests.postgres import Cluster
from tests.server.house import (
    BOT,
    BUILDERS,
    ME,
    OPEN,
    Here,
    StandingTime,
    Tab,
    move_somehow,
    run,
    settled,
    table_at,
)
from tests.server.programs import program
from tests.server.test_doors import Coming, let_in

PATIENCE = 120  # seconds until a test gives up
OFTEN = 0.02  # seconds between the beats


class Wing:
    """A house that shares its database, with what its bots were asked."""

    def __init__(self, url: str, time: StandingTime) -> None:
        self.database = Database(url)
        self.line = Line(self.database, "serve", OFTEN)
        self.wings = PostgresWings(self.database, self.line)
        self.thinking = Here()
        store = PostgresStore(self.database, self.wings.is_watched)
        self.house = House(store, self.thinking, time, self.wings)

    async def comes(self, name: str, token: str | None = None) -> Tab:
        return await Tab(self.house, token).hello(name)

    async def is_killed(self) -> None:
        """End as a killed process does: without a word, and its connections are cut."""
        self.line.at_beat.clear()
        assert self.line.beating is not None
        self.line.beating.cancel()
        await asyncio.gather(self.line.beating, return_exceptions=True)
        self.line.connection.terminate()
        await self.house.tasks.close()
        await self.wings.tasks.close()
        self.database._pool.terminate()


Work = Callable[[Wing, Wing, StandingTime], Awaitable[None]]


@pytest.fixture
def with_wings(postgres: Cluster) -> Callable[[Work], None]:
    """Runs something in a house of two processes."""
    url = postgres.database()

    async def all_of_it(work: Work) -> None:
        time = StandingTime()
        east, west = Wing(url, time), Wing(url, time)
        await east.house.open()
        await west.house.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(east, west, time)
        finally:
            for wing in (east, west):
                if not wing.line.connection.is_closed():
                    await wing.house.close()

    return lambda work: run(all_of_it(work))


async def until(condition: Callable[[], Any]) -> None:
    """Wait for what another process has to hear first."""
    while not condition():
        await asyncio.sleep(0.005)


async def shown(tab: Tab, condition: Callable[[dict[str, Any]], Any], kind: str = "table") -> dict[str, Any]:
    """Wait until a tab is shown such a table."""
    while True:
        await tab.news()
        if any(f'"kind":"{kind}"'.encode() in message for message in tab.got):
            news = tab.last(kind)
            if condition(news):
                return news
        await asyncio.sleep(0.005)


async def anna_and_ben(east: Wing, west: Wing, *others: Any, **fields: Any) -> tuple[Tab, Tab, str]:
    """Two players at one table and at two processes."""
    anna, ben = await east.comes("Anna"), await west.comes("Ben")
    id_ = await anna.open(BUILDERS, ME, OPEN, *others, **fields)
    await ben.done("watch", id=id_)
    await ben.done("sit", id=id_, seat=1)
    await shown(anna, lambda table: table["seats"][1]["kind"] == "human")
    return anna, ben, id_


def test_what_one_plays_the_other_sees_and_answers(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben, id_ = await anna_and_ben(east, west)
        await anna.done("start", id=id_)
        moves = 0
        while moves < 12:
            for tab in (anna, ben):
                table = await _playing(tab, moves)
                if table["view"]["to_act"] == table["mine"][0]:
                    answer = await tab.act(id_)
                    assert answer["kind"] == "done", answer
                    moves = table["at"] + 1
        await ben.done("say", id=id_, text="hello")
        await shown(anna, lambda table: any(line["text"] == "hello" for line in table["chat"]))
        one, other = await table_at(east.house, id_), await table_at(west.house, id_)
        assert (one.position(), one.length) == (other.position(), other.length)

    with_wings(work)


async def _playing(tab: Tab, moves: int) -> dict[str, Any]:
    return await shown(tab, lambda table: table["status"] == "playing" and table["at"] >= moves)


def test_what_is_said_at_once_is_said_once_and_in_one_order(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben, id_ = await anna_and_ben(east, west)
        both = [tab.done("say", id=id_, text=f"{n}") for n in range(8) for tab in (anna, ben)]
        await asyncio.gather(*both)
        heard = [await _chat(wing, id_) for wing in (east, west)]
        assert heard[0] == heard[1]
        assert sorted(heard[0]) == sorted(f"{n}" for n in range(8) for _ in range(2))

    with_wings(work)


async def _chat(wing: Wing, id_: str) -> list[str]:
    await until(lambda: wing.house.rooms.in_use[id_].table.lines_said == 16)
    return [line.text for line in wing.house.rooms.in_use[id_].table.chat]


def test_of_two_who_move_in_one_position_one_is_late(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME)
        again = await west.comes("Anna", anna.token)
        await again.done("watch", id=id_)
        table = await table_at(east.house, id_)
        at, legal = table.at, table.state.legal()
        both = (tab.do("act", id=id_, at=at, seat=table.to_act, actions=[legal[0]]) for tab in (anna, again))
        answers = await asyncio.gather(*both)
        assert sorted(answer["kind"] for answer in answers) == ["done", "error"]
        assert next(answer["error"] for answer in answers if answer["kind"] == "error") == "stale"

    with_wings(work)


def test_a_move_may_follow_at_the_other_process_before_the_news_is_there(
    with_wings: Callable[[Work], None],
) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME)
        again = await west.comes("Anna", anna.token)
        await again.done("watch", id=id_)
        west.wings.hear = lambda _: None  # deaf
        await anna.act(id_)
        table = await table_at(east.house, id_)
        action = table.state.legal()[0]
        await again.done("act", id=id_, at=table.at, seat=table.to_act, actions=[action])

    with_wings(work)


def test_bots_are_asked_by_one_process(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben, id_ = await anna_and_ben(east, west, BOT)
        await anna.done("start", id=id_)
        moves = 0
        while moves < 5:
            table = await _agreed(east, west, id_)
            await move_somehow((anna, ben)[table.to_act], table)
            table = await _agreed(east, west, id_)
            moves = sum(line.seat == 2 for line in table.record.lines)
        asked = [len(wing.thinking.asked) for wing in (east, west)]
        assert sum(asked) == moves
        assert min(asked) == 0

    with_wings(work)


async def _agreed(east: Wing, west: Wing, id_: str) -> Table:
    """The table, once both processes have the same and a person is to act."""

    def agree() -> bool:
        one, other = (wing.house.rooms.in_use[id_].table for wing in (east, west))
        return one.length == other.length and one.status == "playing" and not one.bot_to_act()

    await until(agree)
    return east.house.rooms.in_use[id_].table


def test_a_killed_process_leaves_its_bots_and_clocks_to_the_other(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, time: StandingTime) -> None:
        anna, ben, id_ = await anna_and_ben(east, west, clock={"kind": "move", "seconds": 30})
        await anna.done("start", id=id_)
        await until(lambda: west.house.rooms.in_use[id_].table.status == "playing")
        await until(lambda: east.wings.holds(id_) or west.wings.holds(id_))
        holder, other = (east, west) if east.wings.holds(id_) else (west, east)
        at = other.house.rooms.in_use[id_].table.at
        await holder.is_killed()
        await until(lambda: other.wings.holds(id_))
        await settled(other.house)
        time.passes(40 * SECOND)
        await until(lambda: other.house.rooms.in_use[id_].table.at > at)
        assert len(other.thinking.asked) > 0
        del ben

    with_wings(work)


def test_who_comes_to_a_table_of_a_killed_process_does_not_wait_for_the_next_beat(
    with_wings: Callable[[Work], None],
) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME, clock={"kind": "move", "seconds": 30})
        await until(lambda: east.wings.holds(id_))
        assert west.line.beating is not None
        west.line.beating.cancel()
        await east.is_killed()
        again = await west.comes("Anna", anna.token)
        await again.done("watch", id=id_)
        await until(lambda: west.wings.holds(id_))

    with_wings(work)


def test_of_a_table_that_nobody_looks_at_there_a_process_reads_nothing(
    with_wings: Callable[[Work], None],
) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben = await east.comes("Anna"), await west.comes("Ben")
        heard: list[WentOn] = []
        hear, follow = west.wings.hear, west.house.hearing._follow
        followed: list[str] = []

        def listen(news: AnyWingNews) -> None:
            heard.extend([news] if isinstance(news, WentOn) else [])
            hear(news)

        async def noted(news: WentOn) -> None:
            followed.append(news.id)
            await follow(news)

        west.wings.hear, west.house.hearing._follow = listen, noted  # type: ignore[method-assign]
        id_ = await anna.open(BUILDERS, ME, ME)
        await anna.act(id_)
        await until(lambda: heard and heard[-1].length == east.house.rooms.in_use[id_].table.length)
        assert [(news.entries, news.facts) for news in heard] == [(None, None)] * len(heard)
        assert followed == []
        await ben.done("watch", id=id_)  # and whoever comes later sees all of it, and what follows
        await until(lambda: east.wings.is_watched(id_))
        await anna.act(id_)
        now = east.house.rooms.in_use[id_].table
        await shown(ben, lambda table: table["at"] == now.at)
        assert followed[-1:] == [id_]
        assert heard[-1].entries is not None

    with_wings(work)


def test_a_process_that_stood_still_is_replaced_and_catches_up(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME, clock={"kind": "move", "seconds": 30})
        again = await west.comes("Anna", anna.token)
        await again.done("watch", id=id_)
        await until(lambda: east.wings.holds(id_))
        assert east.line.beating is not None
        east.line.beating.cancel()
        async with west.database.use() as connection:
            await connection.execute(
                "UPDATE wings SET beat = now() - interval '1 minute' WHERE name = $1", east.database.name
            )
        await until(lambda: west.wings.holds(id_))
        east.line.beating = asyncio.ensure_future(east.line._beat_on())
        await until(lambda: not east.wings.holds(id_))
        await again.act(id_)
        await shown(anna, lambda table: table["at"] == west.house.rooms.in_use[id_].table.at)

    with_wings(work)


def test_after_a_cut_line_a_process_reads_on(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME)
        again = await west.comes("Anna", anna.token)
        await again.done("watch", id=id_)
        cut = east.line.connection
        cut.terminate()
        await again.act(id_)
        await until(lambda: east.line.connection is not cut)
        await shown(anna, lambda table: table["at"] == west.house.rooms.in_use[id_].table.at)

    with_wings(work)


def test_a_crash_of_the_database_is_survived_and_nothing_acknowledged_is_lost(
    with_wings: Callable[[Work], None], postgres: Cluster
) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME, clock={"kind": "move", "seconds": 30})
        again = await west.comes("Anna", anna.token)
        await again.done("watch", id=id_)
        await until(lambda: east.wings.holds(id_))
        await anna.act(id_)
        at = east.house.rooms.in_use[id_].table.at
        lines = [wing.line.connection for wing in (east, west)]
        await asyncio.to_thread(postgres.crash)
        await until(lambda: east.line.connection is not lines[0] and west.line.connection is not lines[1])
        await until(lambda: east.wings.holds(id_) != west.wings.holds(id_))
        assert (await table_at(west.house, id_)).at == at
        assert (await again.act(id_))["kind"] == "done"
        await shown(anna, lambda table: table["at"] > at)

    with_wings(work)


def test_bots_that_are_only_watched_go_on_where_they_are_watched(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben = await east.comes("Anna"), await west.comes("Ben")
        id_ = str((await anna.done("create", game=BUILDERS, seats=[BOT, BOT]))["id"])
        await anna.done("watch", id=id_)
        await until(lambda: east.wings.holds(id_))
        await anna.done("leave", id=id_)
        await ben.done("watch", id=id_)
        await until(lambda: west.house.rooms.in_use[id_].table.status == "over")
        assert not east.wings.holds(id_)

    with_wings(work)


def test_lobby_and_presence_are_those_of_all_processes(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben = await east.comes("Anna"), await west.comes("Ben")
        await ben.done("lobby")
        id_ = await anna.open(BUILDERS, ME, OPEN, public=True)
        await until(lambda: west.house.lobby.public(ben.connection.who))
        await until(lambda: west.house.presence.online(anna.connection.who))
        await until(lambda: west.house.rooms.watchers(id_) == 1)
        line = west.house.lobby.public(ben.connection.who)[0]
        assert (line.id, line.seats[0].online, line.watchers) == (id_, True, 1)
        late = Wing(west.database.url, StandingTime())
        await late.house.open()
        assert late.house.presence.online(anna.connection.who)
        assert late.wings.elsewhere(watched(id_)) == 1
        await late.house.close()
        await east.is_killed()
        await until(lambda: not west.house.presence.online(anna.connection.who))
        assert west.house.rooms.watchers(id_) == 0

    with_wings(work)


def test_two_who_ask_for_a_rematch_at_two_processes_meet(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben, id_ = await anna_and_ben(east, west)
        await anna.done("start", id=id_)
        await anna.done("resign", id=id_, seat=0)
        await shown(ben, lambda table: table["seats"][0]["kind"] == "bot")
        await ben.done("resign", id=id_, seat=1)
        await until(lambda: all(wing.house.rooms.in_use[id_].table.status == "over" for wing in (east, west)))
        answers = await asyncio.gather(*(tab.done("rematch", id=id_) for tab in (anna, ben)))
        assert answers[0]["id"] == answers[1]["id"]

    with_wings(work)


def test_two_tabs_at_two_processes_do_not_overwrite_each_other(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna = await east.comes("Anna")
        again = await west.comes("Anna", anna.token)
        await asyncio.gather(anna.done("prefs", language="hu"), again.done("prefs", mute=["x"]))
        profile = await east.house.people.profile(anna.connection.who)
        assert (profile.language, profile.mute) == ("hu", ["x"])

    with_wings(work)


def test_who_opens_later_does_not_stop_clocks_that_run(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, time: StandingTime) -> None:
        anna = await east.comes("Anna")
        id_ = await anna.open(BUILDERS, ME, ME, clock={"kind": "fischer", "seconds": 60, "increment": 0})
        since = (await table_at(east.house, id_)).clock.since
        time.passes(20 * SECOND)
        late = Wing(west.database.url, time)
        await late.house.open()
        assert (await table_at(late.house, id_)).clock.since == since
        await late.house.close()

    with_wings(work)


def test_what_somebody_had_deleted_is_gone_at_the_other_process_too(
    with_wings: Callable[[Work], None],
) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben, id_ = await anna_and_ben(east, west, public=True)
        await ben.done("say", id=id_, text="hello")
        await shown(anna, lambda table: any(line["text"] == "hello" for line in table["chat"]))
        await delete(west.house, ben.connection.who)
        await shown(anna, lambda table: table["chat_anew"] and "hello" not in str(table["chat"]))
        await until(lambda: ben.connection.who not in str(east.house.lobby.listed[id_]))

    with_wings(work)


def test_an_address_has_one_quota_at_all_processes(
    with_wings: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST_SOCKETS", 3)

    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        one, other = (wing.house.quotas.of("192.0.2.1") for wing in (east, west))
        stranger = west.house.quotas.of("192.0.2.2")
        assert one and other and stranger  # noqa: PT018
        assert [one.enters() for _ in range(3)] == [True] * 3
        await until(lambda: west.wings.all_elsewhere("address "))
        assert (other.enters(), stranger.enters()) == (False, True)
        one.leaves()
        await until(other.enters)
        for _table in range(60):
            one.take("tables")
        await until(lambda: other.paces["tables"].left == 0)
        with pytest.raises(RefusedError):
            other.take("tables")
        stranger.take("tables")

    with_wings(work)


def test_connections_of_an_address_are_counted_at_all_processes(with_wings: Callable[[Work], None]) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        here, there = (Doors(from_one=FEW + 8, wings=wing.wings) for wing in (east, west))
        few, many = [Coming() for _ in range(FEW)], [Coming() for _ in range(5)]
        assert all(let_in(here, *few))
        assert not east.wings.shown  # an address that has a few is of no matter elsewhere
        assert all(let_in(here, *many))
        await until(lambda: sum(west.wings.totals.values()) == FEW + 5)
        assert let_in(there, *(Coming() for _ in range(4))) == [True, True, True, False]
        assert let_in(there, Coming("192.0.2.8")) == [True]
        for each in many:
            here.left(each)  # type: ignore[arg-type]
        await until(lambda: let_in(there, Coming()) == [True])

    with_wings(work)


def test_a_bot_from_outside_is_invited_from_any_process_and_hears_of_it(
    with_wings: Callable[[Work], None],
) -> None:
    async def work(east: Wing, west: Wing, _: StandingTime) -> None:
        anna, ben = await east.comes("Anna"), await west.comes("Ben")
        bot = await program(west.house, "Robo of Ben", ben)
        id_ = await anna.open(BUILDERS, ME, OPEN)
        async with bot.listening("/events") as events:
            await until(east.house.visitors.listening)
            (line,) = (await anna.do("bots"))["bots"]
            assert (line["name"], line["mine"], line["here"]) == ("Robo of Ben", False, True)
            await anna.done("invite", id=id_, seat=1, bot=bot.id)
            asked = await events.next()
            assert (asked["kind"], asked["id"]) == ("challenge", id_)
            await bot.done(f"/challenges/{id_}/accept")
            await shown(anna, lambda table: table["seats"][1]["kind"] == "human")
        await until(lambda: not east.house.visitors.listening())

    with_wings(work)
