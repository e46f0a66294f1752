"""The server on the web: the page, its words and facts, and who is let in."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.games import GAMES
from ludarium.server import commands, connection, quotas, replays, requests, words
from ludarium.server.app import AT_ONCE, app
from ludarium.server.connection import Connection
from ludarium.server.errors import StoreError
from ludarium.server.guard import LOOPBACK, host_of, origin_fits
from ludarium.server.messages import Done
from ludarium.server.pace import BURST
from ludarium.server.store.memory import MemoryStore
from tests.server.house import BOT, BUILDERS, ME, Tab, new_house, play_out, run


@dataclass
class Answer:
    """What a browser gets."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def get(site: ASGIApp, path: str, **headers: str) -> Answer:
    """A GET request without a network."""
    sent: list[Message] = []
    asked: list[bool] = []

    async def receive() -> Message:
        if not asked:
            asked.append(True)
            return {"type": "http.request", "body": b"", "more_body": False}
        await asyncio.Event().wait()  # nobody hangs up
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    path, _, query = path.partition("?")
    await site(_scope("http", path, {"host": "localhost", **headers}, query), receive, send)
    start = next(message for message in sent if message["type"] == "http.response.start")
    told = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], told, b"".join(message.get("body", b"") for message in sent))


def _scope(kind: str, path: str, headers: Mapping[str, str], query: str = "") -> dict[str, Any]:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": kind,
        "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": raw, "client": ("test", 1), "server": ("localhost", 80), "subprotocols": [],
    }  # fmt: skip


class Wire:
    """A WebSocket without a network; down there is room for so many messages, 0: for all."""

    def __init__(self, room: int = 0) -> None:
        self.up: asyncio.Queue[Message] = asyncio.Queue()
        self.down: asyncio.Queue[Message] = asyncio.Queue(room)

    async def say(self, text: str | bytes) -> None:
        field = "text" if isinstance(text, str) else "bytes"
        await self.up.put({"type": "websocket.receive", field: text})

    async def hear(self) -> Any:
        message = await self.down.get()
        return json.loads(message["text"]) if message["type"] == "websocket.send" else message


@asynccontextmanager
async def connected(site: ASGIApp, room: int = 0, /, **headers: str) -> AsyncIterator[Wire]:
    wire = Wire(room)
    await wire.up.put({"type": "websocket.connect"})
    scope = _scope("websocket", "/ws", {"host": "localhost", **headers})
    serving = asyncio.ensure_future(site(scope, wire.up.get, wire.down.put))
    try:
        yield wire
    finally:
        await wire.up.put({"type": "websocket.disconnect", "code": 1000})
        await serving


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "app-123.js").write_text("export {};" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


ROUTES = ["/", "/t/abc", "/replay/abc", "/rules", "/rules/faiyum", "/cards/faiyum", "/campaign"]


@pytest.mark.parametrize("path", ROUTES)
def test_every_route_of_the_page_gives_the_page_with_all_headers(built: Path, path: str) -> None:
    answer = run(get(app(new_house(), built), path))
    assert (answer.status, answer.body) == (200, b"<!doctype html><title>page</title>")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_built_files_are_kept_for_ever_and_sent_small(built: Path) -> None:
    answer = run(get(app(new_house(), built), "/assets/app-123.js", **{"accept-encoding": "gzip"}))
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.txt",
        "/assets/none.js",
        "/assets/\0",
        "/assets/" + "x" * 300,
        "/nothing",
        "/words/la/house.ftl",
        "/api/tables/abc/at/" + "9" * 5000,
        "/api/tables/abc/at/-1",
    ],
)
def test_there_is_nothing_else(built: Path, path: str) -> None:
    answer = run(get(app(new_house(), built), path))
    assert answer.status == 404
    assert b"secret" not in answer.body
    assert "content-security-policy" in answer.headers


def test_a_wrong_link_is_told_by_the_page_and_a_wrong_request_is_not(built: Path) -> None:
    site = app(new_house(), built)
    answer = run(get(site, "/nothing"))
    assert (answer.status, answer.body) == (404, b"<!doctype html><title>page</title>")
    assert b"<title>" not in run(get(site, "/api/nothing")).body


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = run(get(app(new_house(), tmp_path), "/"))
    assert answer.status == 503
    assert b"python3 run.py" in answer.body


def test_files_words_and_facts_are_compressed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        site = app(new_house(), built)
        paths = ("/assets/app-123.js", "/words/hu/faiyum.ftl", "/api/games")
        first = [await get(site, path, **{"accept-encoding": "gzip"}) for path in paths]
        assert [answer.headers["content-encoding"] for answer in first] == ["gzip"] * 3

        def never(*_: object, **__: object) -> bytes:
            raise AssertionError("compressed again")

        monkeypatch.setattr("gzip.compress", never)
        monkeypatch.setattr("gzip.GzipFile.write", never)
        for path, answer in zip(paths, first, strict=True):
            assert (await get(site, path, **{"accept-encoding": "gzip"})).body == answer.body
        plain = (await get(site, paths[0])).body
        assert gzip.decompress(first[0].body) == plain

    run(work())


def test_a_page_that_was_built_anew_is_shown(built: Path) -> None:
    async def work() -> None:
        site = app(new_house(), built)
        await get(site, "/")
        (built / "index.html").write_text("new")
        (built / "app-456.js").write_text("new too")
        os.utime(built / "index.html", (1, 1))
        assert (await get(site, "/")).body == b"new"
        assert (await get(site, "/assets/app-456.js")).body == b"new too"

    run(work())


def test_nothing_that_a_stranger_names_is_kept(built: Path) -> None:
    async def work() -> None:
        site = app(new_house(), built)
        await get(site, "/words/en/house.ftl")
        kept = words._catalogue.cache_info().currsize
        for number in range(50):
            assert (await get(site, f"/words/en/invented-{number}.ftl")).status == 404
            assert (await get(site, f"/words/x{number}/house.ftl")).status == 404
        assert words._catalogue.cache_info().currsize == kept

    run(work())


class Picky(MemoryStore):
    """As PostgreSQL, which takes no zero byte in a text."""

    async def journal(self, table: str, first: int = 0) -> list[bytes]:
        if "\0" in table:
            raise StoreError("invalid byte sequence")
        return await super().journal(table, first)


@pytest.mark.parametrize("what", ["record.json", "record.game", "record.txt", "review.json", "at/1"])
def test_no_store_is_asked_for_a_table_that_cannot_be(built: Path, what: str) -> None:
    site = app(new_house(Picky()), built)
    assert run(get(site, f"/api/tables/a\0/{what}")).status == 404


def test_games_words_and_health_are_there(built: Path) -> None:
    site = app(new_house(), built)
    games = run(get(site, "/api/games")).json()
    assert [game["id"] for game in games] == list(GAMES)
    assert [game["hidden"] for game in games] == [game["family"] == "ante_portas" for game in games]
    assert "error-stale" in run(get(site, "/words/pl/house.ftl")).body.decode()
    assert "version" in run(get(site, "/api/health")).json()


def test_a_finished_game_is_downloaded_and_an_unfinished_one_is_not(built: Path) -> None:
    async def work() -> None:
        house = new_house()
        site = app(house, built)
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT, options={"rounds": "1"})
        early = await get(site, f"/api/tables/{id_}/record.game")
        assert (early.status, early.json()["error"]) == (404, "not-over")
        await play_out(house, id_, anna)
        file = await get(site, f"/api/tables/{id_}/record.game")
        assert file.body.startswith(b"ludarium game file 1")
        assert f"ludarium-{id_}.game" in file.headers["content-disposition"]
        assert (await get(site, f"/api/tables/{id_}/record.json")).json()["seats"][0] == "human Anna"
        assert (await get(site, f"/api/tables/{id_}/at/3?seat=1")).json()["view"]["viewer"] == 1
        for path in ("at/9999", "at/3?seat=9", "at/3?seat=-1", "at/3?seat=x"):
            assert (await get(site, f"/api/tables/{id_}/{path}")).status == 404

    run(work())


def test_what_has_to_be_made_is_made_a_few_at_a_time(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty at once held the loop for a second: each of them alone takes milliseconds."""
    active, most = 0, 0

    async def slow(_house: object, _id: object) -> str:
        nonlocal active, most
        active, most = active + 1, max(most, active + 1)
        for _ in range(5):
            await asyncio.sleep(0)
        active -= 1
        return "x" * 5000

    monkeypatch.setattr(replays, "as_file", slow)

    async def work() -> None:
        site = app(new_house(), built)
        path = "/api/tables/abc/record.game"
        found = await asyncio.gather(*(get(site, path, **{"accept-encoding": "gzip"}) for _ in range(20)))
        assert {gzip.decompress(answer.body) for answer in found} == {b"x" * 5000}
        assert {answer.headers["content-length"] for answer in found} == {str(len(found[0].body))}

    run(work())
    assert most == AT_ONCE


def coming_from(site: ASGIApp, host: str) -> ASGIApp:
    async def there(scope: Scope, receive: Receive, send: Send) -> None:
        await site({**scope, "client": (host, 1)}, receive, send)

    return there


def test_a_crowd_of_one_address_leaves_room_between_its_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 64 sockets that asked for views each had one made in the same turn of the loop."""
    active, most = 0, 0

    async def slow(_connection: Connection, command: commands.Lobby) -> Done:
        nonlocal active, most
        active, most = active + 1, max(most, active + 1)
        for _ in range(5):
            await asyncio.sleep(0)
        active -= 1
        return Done(ref=command.ref)

    monkeypatch.setitem(requests.REQUESTS, commands.Lobby, slow)  # type: ignore[misc]

    async def work() -> None:
        there = coming_from(app(new_house()), "192.0.2.7")
        async with AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(connected(there)) for _ in range(12)]
            for kind in ("hello", "lobby"):
                for wire in crowd:
                    await wire.hear()
                    await wire.say(json.dumps({"kind": kind}))
            for wire in crowd:
                assert (await wire.hear())["kind"] == "done"

    run(work())
    assert most == quotas.AT_ONCE


def test_an_address_gets_so_much_that_has_to_be_made_and_others_go_on(built: Path) -> None:
    async def work() -> None:
        site = app(new_house(), built)

        async def from_(host: str, path: str) -> int:
            return (await get(coming_from(site, host), path)).status

        path = "/api/tables/abc/record.json"
        assert [await from_("192.0.2.7", path) for _ in range(201)] == [404] * 200 + [429]
        assert await from_("192.0.2.7", "/api/games") == 200
        assert await from_("192.0.2.8", path) == 404

    run(work())


def test_a_server_for_this_machine_answers_to_its_own_names_only(built: Path) -> None:
    """Otherwise a page of another site could reach it by a name of its own that points here."""

    async def work() -> None:
        site = app(new_house(), built, LOOPBACK)
        for host in ("localhost:8421", "127.0.0.1:8421", "[::1]:8421"):
            assert (await get(site, "/", host=host)).status == 200
        for host in ("evil.example:8421", "", "["):
            assert (await get(site, "/", host=host)).status == 421
        async with connected(site, host="evil.example") as wire:
            assert (await wire.hear())["type"] == "websocket.close"

    run(work())


@pytest.mark.parametrize(
    ("origin", "fits"),
    [
        (None, True),
        ("http://localhost:8421", True),
        ("http://localhost", False),
        ("https://evil.example", False),
        ("null", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_a_page_of_another_site_gets_no_connection(origin: str | None, fits: bool) -> None:
    headers = {"host": "localhost:8421", **({} if origin is None else {"origin": origin})}
    assert origin_fits(headers) == fits
    assert host_of("[::1]:80") == "::1"

    async def work() -> None:
        async with connected(app(new_house()), **headers) as wire:
            first = await wire.hear()
            assert first["type"] == ("websocket.accept" if fits else "websocket.close")

    run(work())


def test_a_tab_over_a_websocket() -> None:
    async def work() -> None:
        house = new_house()
        async with connected(app(house)) as wire:
            assert (await wire.hear())["type"] == "websocket.accept"
            await wire.say(json.dumps({"kind": "hello", "name": "Anna"}))
            assert (await wire.hear())["name"] == "Anna"
            await wire.say(b'{"kind":"lobby","ref":1}')
            assert {(await wire.hear())["kind"], (await wire.hear())["kind"]} == {"done", "lobby"}
            for nonsense in ("\ud800", b"\xff\xfe", b'{"kind":"lobby","ref":"\xff"}'):
                await wire.say(nonsense)
                assert (await wire.hear())["error"] == "malformed"
            assert len(house.lobby.watchers) == 1
        assert (len(house.lobby.watchers), len(house.presence.connected)) == (0, 0)

    run(work())


def test_whoever_floods_is_put_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_STRIKES", 3)

    async def work() -> None:
        async with connected(app(new_house())) as wire:
            for _ in range(BURST + 10):
                await wire.say("{}")
            heard = [await wire.hear() for _ in range(BURST + 6)]
            assert heard[-1] == {"type": "websocket.close", "code": 4429, "reason": ""}

    run(work())
