"""A view in parts, what is new since the last one of the same viewer, and how a reader puts it together.

A difference is made of two written views of one seat (or of a spectator) at one table, both of which their
reader was shown: it cannot tell more than the two of them. Structs that stand in a list are written one a
line: lines that were there before are named by their place, others are told. What is refused is told by
numbers, since hundreds of actions have a few reasons; how an action is called is told once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludarium.core.messages import Move, Refusal, View
from ludarium.server.messages import Named, Refused

Json = Any
Told = dict[int, Move]  # how a reader calls actions
encoder = msgspec.json.Encoder()
encode, encode_lines = encoder.encode, encoder.encode_lines
REFUSALS = "refusals"


class Parts:
    """A view as it is written, field by field."""

    def __init__(self, view: View) -> None:
        self.refusals: list[Refusal] = view.refusals
        self.fields: dict[str, Json] = {}
        self.lists: dict[str, list[bytes]] = {}  # of structs
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if name == REFUSALS:
                continue
            if type(value) is list and value and isinstance(value[0], msgspec.Struct):
                self.lists[name] = encode_lines(value).split(b"\n")[:-1]
            else:
                self.fields[name] = value
        self.names = view.__struct_fields__

    def whole(self) -> bytes:
        """The view, as if it had been written in one go."""
        return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), self._field(name)) for name in self.names])

    def _field(self, name: str) -> bytes:
        if name == REFUSALS:
            return encode(self.refusals)
        if name in self.lists:
            return b"[%b]" % b",".join(self.lists[name])
        return encode(self.fields[name])

    def since(self, old: Parts) -> tuple[msgspec.Raw, msgspec.Raw]:
        """Fields and lists that are new to all who were shown the old view; refusals are told apart."""
        fields = {name: value for name, value in self.fields.items() if old.fields.get(name, self) != value}
        lists: dict[str, Json] = {}
        for name, lines in self.lists.items():
            if name not in old.lists:
                fields[name] = msgspec.Raw(self._field(name))
            elif old.lists[name] != lines:
                lists[name] = _edits(old.lists[name], lines)
        return msgspec.Raw(encode(fields)), msgspec.Raw(encode(lists))

    def refused(self, told: Told) -> Refused:
        """The refusals in numbers; what has no name yet is named."""
        refusals = self.refusals
        known = told.get
        named = [refusal for refusal in refusals if known(refusal.action) is not refusal.move]
        told |= {refusal.action: refusal.move for refusal in named}
        reasons = {id(refusal.reason): refusal.reason for refusal in refusals}
        place_of = {key: place for place, key in enumerate(reasons)}
        return Refused(
            [Named(refusal.action, refusal.notation, refusal.move) for refusal in named],
            [*reasons.values()],
            [refusal.action for refusal in refusals],
            [place_of[id(refusal.reason)] for refusal in refusals],
        )


def _edits(old: list[bytes], new: list[bytes]) -> list[Json]:
    """The new lines: runs of old ones as [first, how many], others as they are."""
    places = {line: place for place, line in enumerate(old)}
    found: list[Json] = []
    run: list[int] = []
    for line in new:
        place = places.get(line)
        if place is None:
            found.append(msgspec.Raw(line))
            run = []
        elif run and place == run[0] + run[1]:
            run[1] += 1
        else:
            run = [place, 1]
            found.append(run)
    return found


# --- reading -------------------------------------------------------------------------------------------


class Reader:
    """Keeps what it was told of one table and gives every message whole; None: ask for the table again."""

    def __init__(self) -> None:
        self.number = 0
        self.table: dict[str, Json] | None = None
        self.views: dict[int | None, dict[str, Json]] = {}
        self.named: dict[int, Json] = {}

    def read(self, message: Mapping[str, Json]) -> dict[str, Json] | None:
        """A `table` is taken as it is, a `table_changes` put together with what was there."""
        if message["kind"] == "table":
            self.named = {}
            self.views = {}
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
        view = {**old, **new["fields"]}
        for name, edits in new["lists"].items():
            view[name] = [line for edit in edits for line in _lines(old[name], edit)]
        view[REFUSALS] = self._refusals(new[REFUSALS])
        return view

    def _refusals(self, told: Mapping[str, Json]) -> list[Json]:
        self.named |= {each["action"]: each for each in told["named"]}
        pairs = zip(told["actions"], told["places"], strict=True)
        return [{**self.named[action], "reason": told["reasons"][place]} for action, place in pairs]


def _lines(old: list[Json], edit: Json) -> list[Json]:
    return old[edit[0] : edit[0] + edit[1]] if isinstance(edit, list) else [edit]
