"""Bots from outside play by HTTP: keys, challenges, positions, moves, and the limits that people have."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludarium.games import GAMES
from ludarium.server.app import app
from ludarium.server.outside import keys, streams, visitors
from ludarium.server.pace import BURST
from tests.server.house import (
    BUILDERS,
    ME,
    OPEN,
    StandingTime,
    Tab,
    move_somehow,
    new_house,
    run,
    settled,
    table_at,
)
from tests.server.programs import Program, program


async def invited(game: str, **fields: Any) -> tuple[Any, Tab, Program, str]:
    """A person at a table, with a bot that was asked to its second seat and has come."""
    house = new_house()
    anna = await Tab(house).hello("Anna")
    bot = await program(house, "Robo", anna)
    id_ = await anna.open(game, ME, OPEN, **fields)
    async with bot.listening("/events") as events:
        await _is_here(house)
        await anna.done("invite", id=id_, seat=1, bot=bot.id)
        asked = await events.next()
        assert (asked["kind"], asked["id"], asked["seat"], asked["by"]) == ("challenge", id_, 1, "Anna")
        await bot.done(f"/challenges/{id_}/accept")
        assert (await events.next())["kind"] == "challenge_gone"
        await anna.done("start", id=id_)
        begun = await events.next()
        assert (begun["kind"], begun["game"], begun["seat"]) == ("game_start", game, 1)
    return house, anna, bot, id_


async def _is_here(house: Any) -> None:
    """Until the stream of a bot has begun."""
    while not house.visitors.listening():
        await asyncio.sleep(0)


def test_a_person_invites_a_bot_and_plays_with_it_to_the_end() -> None:
    async def work() -> None:
        house, anna, bot, id_ = await invited(BUILDERS, options={"rounds": "2"})
        await anna.news()
        line = anna.last()["seats"][1]
        assert (line["name"], line["kind"], line["badge"]) == ("Robo", "human", "bot")
        async with bot.listening("/events") as events:
            assert (await events.next())["kind"] == "game_start"  # also told to who comes back
            async with bot.listening(f"/games/{id_}/stream") as stream:
                assert stream.headers["content-encoding"] == "identity"  # lines do not wait to become small
                position = await stream.next()
                while position["status"] == "playing":
                    if position["my_turn"]:
                        choice = position["view"]["choices"][0]
                        moved = await bot.done(
                            f"/games/{id_}/move", move=choice["notation"], at=position["at"]
                        )
                        assert moved["at"] > position["at"]
                    else:
                        assert position["view"]["choices"] == []
                        await move_somehow(anna, await table_at(house, id_))
                    position = await stream.next()
                assert await stream.line() == b""
            assert (await events.next())["kind"] == "game_finish"
        assert position["winners"]
        assert len(position["scores"]) == 2
        assert (await table_at(house, id_)).record.seats == ["human Anna", "guest Robo"]

    run(work())


def test_two_bots_challenge_each_other_and_nobody_has_to_press_a_button() -> None:
    async def work() -> None:
        house = new_house()
        owner = await Tab(house).hello("Maker")
        one, two = await program(house, "One", owner), await program(house, "Two", owner)
        async with two.listening("/events") as events, one.listening("/events") as told:
            await _is_here(house)
            assert (await one.get("/guests")).json()["guests"] == [{"id": two.id, "name": "Two"}]
            seats = [f"guest {two.id}", "me"]
            first = (await one.done("/tables", game="ante-portas", seats=seats))["id"]
            assert (await events.next())["id"] == first
            await two.done(f"/challenges/{first}/decline")
            assert (await events.next())["kind"] == "challenge_gone"
            assert (await told.next()) == {"kind": "challenge_declined", "id": first}
            await one.done(f"/games/{first}/leave")
            second = (await one.done("/tables", game="ante-portas", seats=seats))["id"]
            await events.next()
            await two.done(f"/challenges/{second}/accept")
            kinds = [(await events.next())["kind"], (await events.next())["kind"]]
            assert kinds == ["challenge_gone", "game_start"]
            assert (await told.next())["players"][0]["kind"] == "guest"
            assert (await two.get(f"/games/{second}")).json()["my_turn"]
            await two.done(f"/games/{second}/resign")
            assert (await one.get(f"/games/{second}")).json()["notes"][0]["kind"] == "resigned"

    run(work())


def test_a_bot_may_play_with_the_bots_of_the_house() -> None:
    async def work() -> None:
        house = new_house()
        bot = await program(house, "Robo")
        id_ = (await bot.done("/tables", game=BUILDERS, seats=["bot random", "me"]))["id"]
        await settled(house)
        position = (await bot.get(f"/games/{id_}")).json()
        assert position["my_turn"]
        assert [player["kind"] for player in position["players"]] == ["bot", "guest"]
        assert position["events"]
        actions = position["view"]["choices"][0]["actions"]
        assert (await bot.done(f"/games/{id_}/move", actions=actions))["at"] == position["at"] + len(actions)

    run(work())


# --- keys ----------------------------------------------------------------------------------------------


def test_a_key_is_told_once_and_only_its_fingerprint_is_kept() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        bot = await program(house, "Robo", anna)
        kept = b"".join(house.store.profiles.values())  # type: ignore[attr-defined]
        assert bot.key is not None
        assert bot.key.encode() not in kept
        assert (await anna.done("bots"))["bots"] == [
            {"id": bot.id, "name": "Robo", "mine": True, "here": False}
        ]
        assert (await bot.get("/account")).json() == {"id": bot.id, "name": "Robo"}

    run(work())


@pytest.mark.parametrize("key", [None, "", "bot_short", "bot_" + "x" * 43, "x" * 43, "bot_\0"])
def test_nobody_else_has_a_key(key: str | None) -> None:
    async def work() -> None:
        told = await Program(app(new_house()), key).get("/account")
        assert (told.status, told.json()["error"]) == (401, "no-key")
        assert told.headers["www-authenticate"] == "Bearer"

    run(work())


def test_the_secret_of_a_browser_is_no_key_and_a_key_is_no_secret() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        assert (await Program(app(house), anna.token).get("/account")).status == 401
        bot = await program(house, "Robo", anna)
        other = await Tab(house, bot.key).hello("Other")
        assert other.token != bot.key

    run(work())


def test_a_revoked_key_opens_nothing_its_streams_end_and_its_games_are_given_up() -> None:
    async def work() -> None:
        house, anna, bot, id_ = await invited(BUILDERS)
        async with bot.listening(f"/games/{id_}/stream") as stream:
            await stream.next()
            assert await (await Tab(house).hello("Eve")).refused("drop_bot", bot=bot.id) == "no-bot"
            await anna.done("drop_bot", bot=bot.id)
            while await stream.line():
                pass
        assert (await bot.get("/account")).status == 401
        table = await table_at(house, id_)
        assert [(note.kind, note.seat) for note in table.notes] == [("resigned", 1)]
        assert (await anna.done("bots"))["bots"] == []

    run(work())


def test_a_person_has_so_many_bots() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        for number in range(keys.MOST_BOTS):
            await anna.done("make_bot", name=f"Robo {number}")
        assert await anna.refused("make_bot", name="One more") == "too-many-bots"
        assert await anna.refused("make_bot", name="") == "bad-name"

    run(work())


# --- refusals and limits -------------------------------------------------------------------------------


def test_what_the_rules_forbid_is_refused_with_its_clause_in_words() -> None:
    async def work() -> None:
        house = new_house()
        bot = await program(house, "Robo")
        id_ = (await bot.done("/tables", game=BUILDERS, seats=["me", "bot random"]))["id"]
        before = (await table_at(house, id_)).position()
        told = await bot.post(f"/games/{id_}/move", move="send craftsman-3 to chapel")
        assert told.status == 422
        refused = told.json()
        assert refused["error"] == "illegal"
        clause = refused["reason"]["clause"]
        assert clause in GAMES[BUILDERS].clauses
        assert f"({clause})" in refused["words"]
        assert (await table_at(house, id_)).position() == before

    run(work())


MALFORMED = [
    b"", b"[]", b"{", b"\xff", b'{"move":1}', b'{"move":""}', b"{}", b'{"move":"x","actions":[1]}',
    b'{"move":"send everybody home"}', b'{"actions":[]}', b'{"actions":[-1]}', b'{"actions":[1],"no":2}',
    b'{"move":"' + b"x" * 600 + b'"}', b"[" * 9000, b'{"actions":[1],"at":-1}',
]  # fmt: skip


@pytest.mark.parametrize("body", MALFORMED, ids=range(len(MALFORMED)))
def test_a_move_that_is_none_is_one_clear_answer(body: bytes) -> None:
    async def work() -> None:
        bot = await program(new_house(), "Robo")
        id_ = (await bot.done("/tables", game=BUILDERS, seats=["me", "bot random"]))["id"]
        told = await bot.ask("POST", f"/api/bot/games/{id_}/move", body)
        assert (told.status, told.json()["error"]) == (400, "malformed")
        assert told.json()["words"]

    run(work())


def test_whatever_else_is_wrong_has_a_status_and_an_id() -> None:
    async def work() -> None:
        house = new_house()
        owner = await Tab(house).hello("Maker")
        bot, other = await program(house, "Robo", owner), await program(house, "Other", owner)
        id_ = (await bot.done("/tables", game=BUILDERS, seats=["me", "bot random"]))["id"]
        assert await bot.refused(f"/games/{id_}/move", actions=[1], at=999) == (409, "stale")
        assert await other.refused(f"/games/{id_}/move", actions=[1]) == (403, "not-at-table")
        assert await other.refused(f"/games/{id_}/resign") == (403, "not-at-table")
        assert (await other.get(f"/games/{id_}")).status == 403
        assert (await other.get(f"/games/{id_}/stream")).status == 403
        assert await bot.refused("/games/nowhere/move", actions=[1]) == (404, "no-table")
        assert await bot.refused(f"/challenges/{id_}/accept") == (404, "no-challenge")
        assert await bot.refused(f"/games/{id_}/answer", yes=True) == (400, "no-question")
        assert await bot.refused(f"/games/{id_}/leave") == (400, "begun-already")
        assert await bot.refused("/tables", game="go", seats=["me", "open"]) == (404, "no-game")
        assert await bot.refused("/tables", game=BUILDERS, seats=["open", "open"]) == (400, "one-seat")
        assert await bot.refused("/tables", game=BUILDERS, seats=["me", "me"]) == (400, "one-seat")
        assert await bot.refused("/tables", game=BUILDERS, seats=["me", "guest x"]) == (404, "no-bot")
        assert await bot.refused("/tables", game=BUILDERS, seats=["me", "who"]) == (400, "malformed")
        assert await bot.refused("/tables", game=BUILDERS, seats=["me", "bot 9"]) == (400, "no-level")
        large = await bot.ask("POST", "/api/bot/tables", b" " * 20_000)
        assert (large.status, large.json()["error"]) == (413, "too-large")
        assert (await bot.ask("DELETE", "/api/bot/account")).status == 405

    run(work())


def test_a_bot_that_asks_too_fast_waits_like_a_page() -> None:
    async def work() -> None:
        time = StandingTime()
        bot = await program(new_house(time=time), "Robo")
        statuses = [(await bot.get("/account")).status for _ in range(BURST + 1)]
        assert (statuses[-2:], (await bot.get("/account")).headers["retry-after"]) == ([200, 429], "1")
        time.passes(1000)
        assert (await bot.get("/account")).status == 200

    run(work())


def test_one_address_opens_only_so_many_tables_with_bots_too() -> None:
    async def work() -> None:
        house = new_house()
        owner = await Tab(house).hello("Maker")
        bots = [await program(house, f"Robo {number}", owner) for number in range(3)]
        wish = {"game": BUILDERS, "seats": ["me", "open"]}
        statuses = [(await bots[n // 30].post("/tables", **wish)).status for n in range(61)]
        assert statuses == [200] * 60 + [429]

    run(work())


def test_a_bot_listens_to_so_many_streams_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_STREAMS", 1)

    async def work() -> None:
        house = new_house()
        bot = await program(house, "Robo")
        id_ = (await bot.done("/tables", game=BUILDERS, seats=["me", "bot random"]))["id"]
        async with bot.listening(f"/games/{id_}/stream") as stream:
            await stream.next()
            (visitor,) = house.visitors.known.values()
            assert house.presence.online(visitor.who)
            assert (await bot.get("/events")).json()["error"] == "too-many-watched"
        assert not visitor.streams
        assert not house.lobby.watchers
        assert not house.rooms.watchers(id_)
        assert not house.presence.online(visitor.who)

    run(work())


def test_streams_that_are_asked_for_at_once_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was let in before any of them had begun."""
    monkeypatch.setattr(visitors, "MOST_STREAMS", 2)

    async def work() -> None:
        house = new_house()
        bot = await program(house, "Robo")
        await bot.done("/tables", game=BUILDERS, seats=["me", "bot random"])
        (visitor,) = house.visitors.known.values()
        at_once = [streams.Events(house, visitor).lines() for _ in range(5)]
        told = [await anext(lines, b"") for lines in at_once]
        assert [bool(line) for line in told] == [True, True, False, False, False]
        for lines in at_once:
            await lines.aclose()
        assert not visitor.streams

    run(work())


def test_an_empty_line_shows_that_a_stream_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT", 0.0)

    async def work() -> None:
        bot = await program(new_house(), "Robo")
        async with bot.listening("/events") as events:
            assert [await events.line() for _ in range(2)] == [b"\n", b"\n"]

    run(work())


def test_nobody_floods_a_bot_with_challenges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.outside.inviting.MOST_CHALLENGES", 2)

    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        bot = await program(house, "Robo", anna)
        tables = [await anna.open(BUILDERS, ME, OPEN, OPEN) for _ in range(3)]
        assert await anna.refused("invite", id=tables[0], seat=1, bot=bot.id) == "no-bot"
        async with bot.listening("/events"):
            await _is_here(house)
            await anna.done("invite", id=tables[0], seat=1, bot=bot.id)
            assert await anna.refused("invite", id=tables[0], seat=2, bot=bot.id) == "bot-at-table"
            eve = await Tab(house).hello("Eve")
            assert await eve.refused("invite", id=tables[1], seat=1, bot=bot.id) == "not-at-table"
            assert await anna.refused("invite", id=tables[1], seat=0, bot=bot.id) == "seat-taken"
            await anna.done("invite", id=tables[1], seat=1, bot=bot.id)
            assert await anna.refused("invite", id=tables[2], seat=1, bot=bot.id) == "bot-busy"
            await anna.done("to_bot", id=tables[0], seat=1, level="random")
            assert await bot.refused(f"/challenges/{tables[0]}/accept") == (404, "no-challenge")
            await anna.done("invite", id=tables[2], seat=1, bot=bot.id)

    run(work())


def test_a_bot_says_yes_or_no_when_somebody_wants_to_take_back() -> None:
    async def work() -> None:
        house, anna, bot, id_ = await invited(BUILDERS)
        table = await table_at(house, id_)
        while table.to_act == 0:
            await move_somehow(anna, table)
        await anna.done("ask_undo", id=id_, at=table.at)
        asks = (await bot.get(f"/games/{id_}")).json()["asks"]
        assert asks[0]["waiting"] == [1]
        await bot.done(f"/games/{id_}/answer", yes=True)
        assert (await bot.get(f"/games/{id_}")).json()["to_act"] == 0

    run(work())


def test_a_rematch_keeps_the_badge_and_the_journal_is_read_back() -> None:
    async def work() -> None:
        house, anna, bot, id_ = await invited(BUILDERS, options={"rounds": "1"})
        table = await table_at(house, id_)
        while table.status != "over":
            legal = table.state.legal()
            if table.to_act == 1:
                await bot.done(f"/games/{id_}/move", actions=[legal[table.at * 7919 % len(legal)]])
            else:
                await move_somehow(anna, table)
        again = (await anna.done("rematch", id=id_))["id"]
        seats = (await house.rooms.saved(again)).seats
        assert [seat.badge for seat in seats] == ["", "bot"]

    run(work())
