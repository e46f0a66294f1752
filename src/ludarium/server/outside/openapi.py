"""The description of the doors by OpenAPI 3.1, made from the doors themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludarium import __version__
from ludarium.core.messages import View
from ludarium.games import GAMES
from ludarium.server.messages import GameInfo, RecordInfo, ReplayStep
from ludarium.server.outside import answers
from ludarium.server.outside.doors import DOORS, Door

REF = "#/components/schemas/{name}"
LINES = "application/x-ndjson"
ABOUT = (
    "Programs in any language play at the tables of this house, by the rules and limits of people. "
    "A key is made on the page, behind the wheel of settings. Streams are lines of JSON; an empty line only "
    "shows that the stream is alive. A table is told as one seat may see it, and never more."
)
TABLE = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
# What anybody may get, without a key.
FACTS: dict[str, tuple[str, Any, list[Mapping[str, Any]]]] = {
    "/api/games": ("The games, with options, levels of bots, cards and their words.", list[GameInfo], []),
    "/api/tables/{id}/record.json": ("A finished game.", RecordInfo, [TABLE]),
    "/api/tables/{id}/at/{at}": (
        "A position of a finished game.",
        ReplayStep,
        [
            TABLE,
            {"name": "at", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}},
            {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0}},
        ],
    ),
}


def description(at: str) -> dict[str, Any]:
    """The whole document; the doors lie under this path."""
    schemas, components = _schemas()
    paths: dict[str, dict[str, Any]] = {}
    for door in DOORS:
        paths.setdefault(f"{at}{door.path}", {})[door.method.lower()] = _operation(door, schemas)
    for path, (words, gives, parameters) in FACTS.items():
        told = {"200": _content(words, schemas[_key(gives)]), "default": _refused(schemas)}
        paths[path] = {"get": {"summary": words, "security": [], "parameters": parameters, "responses": told}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludarium", "version": __version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "security": [{"key": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "bearerFormat": "bot_…"}},
        },
    }


def _operation(door: Door, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    media = LINES if door.streams else "application/json"
    found: dict[str, Any] = {
        "operationId": door.answer.__name__,
        "summary": door.words,
        "responses": {
            "200": _content(door.words, schemas[_key(door.gives)], media),
            "default": _refused(schemas),
        },
    }
    if "{id}" in door.path:
        found["parameters"] = [TABLE]
    if door.takes is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[_key(door.takes)]}},
        }
    return found


def _content(words: str, schema: Any, media: str = "application/json") -> dict[str, Any]:
    return {"description": words, "content": {media: {"schema": schema}}}


def _refused(schemas: Mapping[Any, Any]) -> dict[str, Any]:
    return _content("Nothing was changed, and why.", schemas[_key(answers.Refused)])


def _key(type_: Any) -> str:
    return repr(type_)


def _views() -> list[type[View]]:
    """The views of all games that are played here, those of one package once."""
    return list(dict.fromkeys(type(game.view(game.new(game.seats[0]), None)) for game in GAMES.values()))


def _schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of all that goes in and out, and the components that they point at."""
    types = [door.gives for door in DOORS] + [door.takes for door in DOORS if door.takes]
    types += [answers.Refused, *(gives for _, gives, _ in FACTS.values())]
    shown = _views()
    schemas, components = msgspec.json.schema_components([*types, *shown], ref_template=REF)
    view = {"anyOf": list(schemas[len(types) :])}
    for struct in (answers.Position, ReplayStep):
        components[struct.__name__]["properties"]["view"] = view
    return {_key(type_): schema for type_, schema in zip(types, schemas, strict=False)}, components
