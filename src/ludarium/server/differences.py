"""A view in parts, what is new since the last one of the same viewer, and how a reader puts it together.

A difference is made of two views of one seat (or of a spectator) at one table, both of which their reader was
shown: it cannot tell more than the two of them. Structs that stand in a list are its lines, and a line is
known by its first field: lines that are as they were are named by their place, of others only what changed
is told, in the same way. What is refused is told by numbers, since hundreds of actions have a few reasons;
how an action is called is told once. All of this hangs on what the two views say and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from ludarium.core.messages import Move, Phrase, Refusal, View
from ludarium.server.messages import Named, Refused

Json = Any
Told = dict[int, Move]  # how a reader calls actions
Lines = list[msgspec.Struct]
encode = msgspec.json.Encoder().encode
REFUSALS = "refusals"
ACTION, MOVE, REASON = attrgetter("action"), attrgetter("move"), attrgetter("reason")


class Parts:
    """A view, taken apart to be compared."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.refusals: list[Refusal] = view.refusals
        self.actions = [*map(ACTION, self.refusals)]
        whys = [*map(REASON, self.refusals)]
        keys = [*map(id, whys)]  # each reason is one object for as long as it stands
        self.reasons = dict(zip(keys, whys, strict=True))
        place_of = {key: place for place, key in enumerate(self.reasons)}
        self.places = [*map(place_of.__getitem__, keys)]

    def whole(self) -> bytes:
        """The view as it is written for those who are shown all of it."""
        return encode(self.view)

    def since(self, old: Parts) -> tuple[msgspec.Raw, msgspec.Raw]:
        """Fields and lists that are new to all who were shown the old view; refusals are told apart."""
        fields, lists = _changes(old.view, self.view)
        return msgspec.Raw(encode(fields)), msgspec.Raw(encode(lists))

    def refused(self, told: Told, last: Parts | None) -> Refused:
        """The refusals in numbers, as far as they are not the last ones; what has no name yet is named."""
        named: list[Named] = []
        moves = [*map(MOVE, self.refusals)]
        if [*map(told.get, self.actions)] != moves:
            new = [refusal for refusal in self.refusals if told.get(refusal.action) is not refusal.move]
            named = [Named(refusal.action, refusal.notation, refusal.move) for refusal in new]
            told |= {refusal.action: refusal.move for refusal in new}
        return Refused(
            named,
            [*self.reasons.values()],
            None if last and self.actions == last.actions else self.actions,
            None if last and self.places == last.places else self.places,
        )


class Shape(NamedTuple):
    """What has to be known of a type of structs to compare two of them."""

    names: tuple[str, ...]
    values: Callable[[msgspec.Struct], tuple[Json, ...]]
    key: Callable[[msgspec.Struct], Json]  # what a line of this type is known by
    unwritten: dict[str, Json]  # the values of fields that are left out when it is written
    holds: tuple[str, ...]  # fields that are lists of lines themselves


@cache
def _shape(type_: type[msgspec.Struct]) -> Shape:
    names = tuple(name for name in type_.__struct_fields__ if name != REFUSALS)
    holds = tuple(field.name for field in msgspec.structs.fields(type_) if _is_of_lines(field.type))
    return Shape(names, attrgetter(*names), attrgetter(_key(type_)), _unwritten(type_), holds)


def _is_of_lines(annotated: Json) -> bool:
    """Whether it is a list of structs; phrases are short, and said anew."""
    origin: object = get_origin(annotated)
    inner = get_args(annotated) if origin is list else ()
    return any(
        isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not Phrase for each in inner
    )


def _key(type_: type[msgspec.Struct]) -> str:
    """The first field that is no list, or the key of that."""
    first = next(field for field in msgspec.structs.fields(type_) if get_origin(field.type) is not list)
    if isinstance(first.type, type) and issubclass(first.type, msgspec.Struct):
        return f"{first.name}.{_key(first.type)}"
    return first.name


def _unwritten(type_: type[msgspec.Struct]) -> dict[str, Json]:
    if not type_.__struct_config__.omit_defaults:
        return {}
    return {
        field.name: field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        for field in msgspec.structs.fields(type_)
        if not field.required
    }


def _changes(old: msgspec.Struct, new: msgspec.Struct) -> tuple[dict[str, Json], dict[str, Json]]:
    """Fields that are not as they were, and what is new in lists of lines."""
    shape = _shape(type(new))
    fields: dict[str, Json] = {}
    lists: dict[str, Json] = {}
    for name, before, now in zip(shape.names, shape.values(old), shape.values(new), strict=True):
        if before is now or before == now:
            continue
        if before and now and name in shape.holds:
            lists[name] = _edits(before, now)
        else:
            fields[name] = now
    return fields, lists


def _edits(old: Lines, new: Lines) -> list[Json]:
    """The new lines: runs of old ones as [first, how many], others by what has changed or as they are."""
    key = _shape(type(new[0])).key
    places = dict(zip(map(key, old), range(len(old)), strict=True))
    found: list[Json] = []
    after = -1  # where the run that is being made goes on
    for line, place in zip(new, map(places.get, map(key, new)), strict=True):
        if place is None:
            found.append(line)
            after = -1
        elif old[place] is not line and (edit := _edit(place, old[place], line)) is not None:
            found.append(edit)
            after = -1
        elif place == after:
            found[-1][1] += 1
            after += 1
        else:
            found.append([place, 1])
            after = place + 1
    return found


def _edit(place: int, old: msgspec.Struct, new: msgspec.Struct) -> Json:
    """What has changed in a line: nothing (None), some of its fields, or it is told whole."""
    if old == new:
        return None
    shape = _shape(type(new))
    if not any(getattr(new, name) for name in shape.holds):
        return new  # it is short
    fields, lists = _changes(old, new)
    unwritten = shape.unwritten
    for name in fields.keys() & unwritten.keys():  # what comes or goes away would stand elsewhere in the line
        if (getattr(old, name) == unwritten[name]) != (fields[name] == unwritten[name]):
            return new
    return [place, fields, lists]


# --- reading -------------------------------------------------------------------------------------------


class Reader:
    """Keeps what it was told of one table and gives every message whole; None: ask for the table again."""

    def __init__(self) -> None:
        self.number = 0
        self.table: dict[str, Json] | None = None
        self.views: dict[int | None, dict[str, Json]] = {}
        self.numbers: dict[int | None, tuple[list[int], list[int]]] = {}  # of the refusals of each view
        self.named: dict[int, Json] = {}

    def read(self, message: Mapping[str, Json]) -> dict[str, Json] | None:
        """A `table` is taken as it is, a `table_changes` put together with what was there."""
        if message["kind"] == "table":
            self.named = {}
            self.views = {}
            self.numbers = {}
            self.table = dict(message)
        else:
            if self.table is None or message["number"] != self.number + 1:
                self.table = None
                return None
            changed = message["changed"]
            table = {**self.table, **changed}
            if "view" not in changed:
                old = self.views[table["viewer"]]
                table["view"] = self._patched(old, message["view"]) if message["view"] else old
            self.table = table
        self.number = message["number"]
        self.views[self.table["viewer"]] = self.table["view"]
        return self.table

    def _patched(self, old: dict[str, Json], new: Mapping[str, Json]) -> dict[str, Json]:
        view = _with(old, new["fields"], new["lists"])
        view[REFUSALS] = self._refusals(new[REFUSALS], view["viewer"])
        return view

    def _refusals(self, told: Mapping[str, Json], viewer: int | None) -> list[Json]:
        self.named |= {each["action"]: each for each in told["named"]}
        last = self.numbers.get(viewer, ([], []))
        actions = last[0] if told["actions"] is None else told["actions"]
        places = last[1] if told["places"] is None else told["places"]
        self.numbers[viewer] = (actions, places)
        pairs = zip(actions, places, strict=True)
        return [{**self.named[action], "reason": told["reasons"][place]} for action, place in pairs]


def _with(old: Mapping[str, Json], fields: Mapping[str, Json], lists: Mapping[str, Json]) -> dict[str, Json]:
    """What was there, with what is new."""
    found = {**old, **fields}
    for name, edits in lists.items():
        found[name] = [line for edit in edits for line in _lines(old[name], edit)]
    return found


def _lines(old: list[Json], edit: Json) -> list[Json]:
    match edit:
        case [int(first), int(count)]:
            return old[first : first + count]
        case [int(place), fields, lists]:
            return [_with(old[place], fields, lists)]
    return [edit]
