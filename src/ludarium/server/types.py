"""TypeScript types of everything that goes between server and page: `python -m ludarium.server.types`."""

from __future__ import annotations

import sys
from typing import get_args

import msgspec
from msgspec import inspect as look

from ludarium.core.messages import View
from ludarium.curious.told import Curious
from ludarium.games import HOUSE
from ludarium.review.told import ReviewTold
from ludarium.server.commands import AnyCommand, Command
from ludarium.server.messages import AnyNews, GameInfo, Invitation, RecordInfo, ReplayStep

HEADER = (
    "// Made by `python -m ludarium.server.types` from server/commands.py, server/messages.py and the games'"
    " views.\n// deno-fmt-ignore-file\n"
    "export type Args = Record<string, string | number>;\n"
)
GAMES = "ludarium.games."
ARGS = dict[str, str | int]
ALSO = (Curious, GameInfo, Invitation, RecordInfo, ReplayStep, ReviewTold)
PLAIN: dict[type[look.Type], str] = {
    look.AnyType: "unknown",
    look.NoneType: "null",
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.RawType: "View",
}


def name_within(struct: type) -> str:
    """The name of a struct of a game with the name of its game before it."""
    family = struct.__module__.removeprefix(GAMES).partition(".")[0]
    prefix = "".join(word.capitalize() for word in family.split("_"))
    return struct.__name__ if struct.__name__.startswith(prefix) else prefix + struct.__name__


class Writer:
    """Collects the structs that types lead to, in the order in which they are met."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self.names: dict[str, type] = {}

    def name(self, struct: type) -> str:
        """A name for each struct: its own, unless it is a whole view or another game has a part so named."""
        whole = issubclass(struct, View) and struct is not View
        if not whole and self.names.setdefault(struct.__name__, struct) is struct:
            return struct.__name__
        return name_within(struct)

    def text(self, type_: look.Type) -> str:
        """A type as TypeScript."""
        match type_:
            case look.StructType():
                return self.struct(type_.cls)
            case look.UnionType():
                return " | ".join(self.text(each) for each in type_.types)
            case look.ListType() | look.VarTupleType():
                inner = self.text(type_.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case look.TupleType():
                return f"[{', '.join(self.text(each) for each in type_.item_types)}]"
            case look.DictType():
                return self._record(type_)
            case look.LiteralType():
                return " | ".join(f'"{value}"' for value in type_.values)
        return PLAIN[type(type_)]

    def _record(self, type_: look.DictType) -> str:
        if type_ == look.type_info(ARGS):
            return "Args"
        return f"Record<{self.text(type_.key_type)}, {self.text(type_.value_type)}>"

    def struct(self, cls: type[msgspec.Struct]) -> str:
        """Write an interface down, once, and give its name."""
        name = self.name(cls)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # its place, for structs that lead back to it
            self.interfaces[name] = self._interface(cls, name)
        return name

    def _interface(self, cls: type[msgspec.Struct], name: str) -> str:
        found = look.type_info(cls)
        assert isinstance(found, look.StructType)
        is_view = issubclass(cls, View) and cls is not View
        inherited = set(View.__struct_fields__) if is_view else set()
        lines = [] if found.tag is None else [f'  {found.tag_field}: "{found.tag}";']
        lines += [self._field(cls, field) for field in found.fields if field.name not in inherited]
        if is_view:
            self.struct(View)
        return "\n".join([f"export interface {name}{' extends View' * is_view} {{", *lines, "}"])

    def _field(self, cls: type[msgspec.Struct], field: look.Field) -> str:
        left_out = cls.__struct_config__.omit_defaults or issubclass(cls, Command) or _is_wish(cls)
        mark = "?" if left_out and not field.required else ""
        return f"  {field.encode_name}{mark}: {self.text(field.type)};"


def views() -> list[type[View]]:
    """The view of every game of the house, those of one package once."""
    return list(dict.fromkeys(type(game.view(game.new(game.seats[0]), None)) for game in HOUSE))


def _is_wish(cls: type) -> bool:
    """Part of a command: what has a default may be left out."""
    return cls.__name__.endswith("Wish")


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    unions = [
        ("AnyView", [writer.struct(view) for view in views()]),
        ("AnyCommand", [writer.struct(command) for command in get_args(AnyCommand)]),
        ("AnyNews", [writer.struct(news) for news in get_args(AnyNews)]),
    ]
    for struct in ALSO:
        writer.struct(struct)
    lines = [f"export type {name} = {' | '.join(members)};" for name, members in unions]
    return HEADER + "\n".join([*writer.interfaces.values(), *lines]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
