"""The description of the door for bots is what the door does: each answer fits it, and no path is missing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from ludarium.games import GAMES
from ludarium.server.app import app
from ludarium.server.house import House
from ludarium.server.outside.doors import DOORS
from tests.server.house import Tab, new_house, run, settled, table_at
from tests.server.programs import Program, Told, program

ROOT = "urn:openapi"


async def described(house: House) -> dict[str, Any]:
    told = await Program(app(house), None).ask("GET", "/api/openapi.json")
    assert told.status == 200
    found: dict[str, Any] = told.json()
    return found


class Description:
    """Compares answers with what is described."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        self.registry = Registry().with_resource(ROOT, resource)

    def holds(self, value: object, schema: dict[str, Any]) -> None:
        text = json.dumps(schema).replace('"#/', f'"{ROOT}#/')
        Draft202012Validator(json.loads(text), registry=self.registry).validate(value)

    def answer(self, method: str, path: str, told: Told) -> Any:
        """The body of an answer, which fits the schema of its path."""
        responses = self.document["paths"][path][method]["responses"]
        (content,) = responses["200" if told.status == 200 else "default"]["content"].values()
        self.holds(told.json(), content["schema"])
        return told.json()

    def line(self, path: str, line: Any) -> Any:
        content = self.document["paths"][path]["get"]["responses"]["200"]["content"]
        self.holds(line, content["application/x-ndjson"]["schema"])
        return line


def test_the_document_is_openapi_with_sound_schemas() -> None:
    document = run(described(new_house()))
    assert document["openapi"] == "3.1.0"
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)
    text = json.dumps(document)
    for ref in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert ref in document["components"]["schemas"], ref
    names = [each["operationId"] for path in document["paths"].values() for each in path.values()
             if "operationId" in each]  # fmt: skip
    assert len(names) == len(set(names)) == len(DOORS)


def test_every_door_that_is_open_is_described_and_no_other() -> None:
    house = new_house()
    document = run(described(house))
    open_ = {
        (getattr(route, "path", ""), method.lower())
        for route in app(house).routes
        if getattr(route, "path", "").startswith("/api/bot/")
        for method in getattr(route, "methods", set()) - {"HEAD"}
    }
    told = {(path, method) for path, ways in document["paths"].items() for method in ways}
    assert open_ == {each for each in told if each[0].startswith("/api/bot/")}
    paths = {getattr(route, "path", "") for route in app(house).routes}
    assert {path for path, _ in told} <= paths


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_as_described(game: str) -> None:
    async def work() -> None:
        house = new_house()
        is_ = Description(await described(house))
        owner = await Tab(house).hello("Maker")
        one, two = await program(house, "One", owner), await program(house, "Two", owner)
        is_.answer("get", "/api/bot/account", await one.get("/account"))
        async with two.listening("/events") as events:
            is_.answer("get", "/api/bot/guests", await one.get("/guests"))
            seats = ["me", f"guest {two.id}", *["bot random"] * (GAMES[game].seats[0] - 2)]
            opened = is_.answer("post", "/api/bot/tables", await one.post("/tables", game=game, seats=seats))
            id_ = opened["id"]
            asked = is_.line("/api/bot/events", await events.next())
            assert asked["kind"] == "challenge"
            accepted = await two.post(f"/challenges/{id_}/accept")
            is_.answer("post", "/api/bot/challenges/{id}/accept", accepted)
            kinds = [is_.line("/api/bot/events", await events.next())["kind"] for _ in range(2)]
            assert kinds == ["challenge_gone", "game_start"]
        await _play(is_, house, one, two, id_)

    run(work())


async def _play(is_: Description, house: House, one: Program, two: Program, id_: str) -> None:
    """Some moves, looked at from both sides, and the end."""
    async with one.listening(f"/games/{id_}/stream") as stream:
        is_.line("/api/bot/games/{id}/stream", await stream.next())
        for number in range(12):
            await settled(house)
            table = await table_at(house, id_)
            if table.status == "over":
                break
            mover = [one, two][table.to_act]
            position = is_.answer("get", "/api/bot/games/{id}", await mover.get(f"/games/{id_}"))
            choice = position["view"]["choices"][number % len(position["view"]["choices"])]
            is_.holds({"actions": choice["actions"]}, {"$ref": "#/components/schemas/Turn"})
            moved = await mover.post(f"/games/{id_}/move", actions=choice["actions"])
            is_.answer("post", "/api/bot/games/{id}/move", moved)
            is_.line("/api/bot/games/{id}/stream", await stream.next())
    refused = await one.post(f"/games/{id_}/move", actions=[2**40])
    assert refused.status in (409, 422)
    is_.answer("post", "/api/bot/games/{id}/move", refused)
    is_.answer("post", "/api/bot/games/{id}/resign", await one.post(f"/games/{id_}/resign"))


def test_facts_that_need_no_key_are_described_too() -> None:
    async def work() -> None:
        house = new_house()
        is_ = Description(await described(house))
        nobody = Program(app(house), None)
        is_.answer("get", "/api/games", await nobody.ask("GET", "/api/games"))
        id_ = (await (await Tab(house).hello("A")).done(
            "create", game="builders-middle-ages", seats=[{"kind": "bot", "level": "random"}] * 2,
            options={"rounds": "1"},
        ))["id"]  # fmt: skip
        tab = await Tab(house).hello("B")
        await tab.done("watch", id=id_)
        await settled(house)
        for path, filled in (
            ("/api/tables/{id}/record.json", f"/api/tables/{id_}/record.json"),
            ("/api/tables/{id}/at/{at}", f"/api/tables/{id_}/at/3"),
        ):
            told = await nobody.ask("GET", filled)
            assert told.status == 200, told.body
            is_.answer("get", path, told)

    run(work())
