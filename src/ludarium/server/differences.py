"""A view in parts, what is new since the last one of the same viewer, and how a reader puts it together.

A difference is made of two views of one seat (or of a spectator) at one table, both of which their reader was
shown: it cannot tell more than the two of them. Structs that stand in a list are its lines, and a line is
known by its first field: lines that are as they were are named by their place, of others only what changed
is told, in the same way. What is refused is told by numbers, since hundreds of actions have a few reasons;
how an action is called is told once. All of this hangs on what the two views say and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec.structs import astuple

from ludarium.core.kept import Kept
from ludarium.core.messages import Choice, Move, Phrase, View
from ludarium.core.refusals import Refusals
from ludarium.server.messages import Named, Refused

Json = Any
Lines = list[msgspec.Struct]
New = tuple[Json, Json]  # fields that are not as they were, and lists line by line; or both as written
encode = msgspec.json.Encoder().encode
REFUSALS: Final = "refusals"
NOWHERE: Final = -1
MOST_CHOICES = 8192  # that are kept, written or only seen; a written one takes some 500 bytes


class Told:
    """Which actions a reader can call by their names."""

    def __init__(self) -> None:
        self.mark: int | None = None
        self.known = bytearray()  # actions whose names carry the mark: 1 if they were told
        self.moves: dict[int, Move] = {}  # the others

    def knows(self, refusals: Refusals) -> bool:
        """Whether the names of actions that the reader was told once are still those of now."""
        return refusals.mark is not None and refusals.mark == self.mark

    def learn(self, refusals: Refusals) -> list[Named]:
        """The names that are new to the reader, who knows them from now on."""
        new = self._unmarked(refusals) if refusals.mark is None else self._marked(refusals)
        return [Named(action, *refusals.name(action)) for action in new]

    def _unmarked(self, refusals: Refusals) -> list[int]:
        moves = {action: refusals.name(action)[1] for action in refusals.actions}
        new = [action for action, move in moves.items() if self.moves.get(action) is not move]
        self.moves |= moves
        return new

    def _marked(self, refusals: Refusals) -> list[int]:
        if refusals.mark != self.mark:  # some are called otherwise now
            self.mark, self.known = refusals.mark, bytearray()
        known, size = self.known, len(self.known)
        new = [action for action in refusals.actions if action >= size or not known[action]]
        most = max(new, default=0)
        if most >= size:
            known.extend(bytes(most + 1 - size))
        for action in new:
            known[action] = 1
        return new


class Parts:
    """A view, taken apart to be compared."""

    def __init__(self, view: View, refusals: Refusals) -> None:
        self.view = view
        self.refusals = refusals

    def whole(self) -> bytes:
        """The view as it is written for those who are shown all of it."""
        view = self.view
        if len(view.refusals) != len(self.refusals.actions):
            view = msgspec.structs.replace(view, refusals=self.refusals.whole())
        return encode(view)

    def since(self, old: Parts) -> New:
        """Fields and lists that are new to all who were shown the old view; refusals are told apart."""
        return _changes(_shape(type(self.view)), old.view, self.view)

    def refused(self, told: Told, last: Parts | None) -> Refused:
        """The refusals in numbers, as far as they are not the last ones; what has no name yet is named."""
        now = self.refusals
        old = None if last is None else last.refusals
        same = old is not None and now.actions == old.actions
        return Refused(
            [] if same and told.knows(now) else told.learn(now),
            now.reasons,
            None if same else now.actions,
            None if old is not None and now.places == old.places else now.places,
        )


class Shape:
    """What has to be known of a type of structs to compare two of them."""

    def __init__(self, type_: type[msgspec.Struct]) -> None:
        fields = msgspec.structs.fields(type_)
        self.names = [field.name for field in fields]
        self.of_lines = [_is_of_lines(field.type) for field in fields]
        self.holds = [field.name for field in fields if _is_of_lines(field.type)]
        self.key: Callable[[msgspec.Struct], Json] = attrgetter(_key(type_))  # what a line is known by
        self.unwritten = _unwritten(type_)  # the values of fields that are left out when it is written


_shapes: dict[type[msgspec.Struct], Shape] = {}  # of each type that was met; there are a few dozen


def _shape(type_: type[msgspec.Struct]) -> Shape:
    known = _shapes.get(type_)
    if known is None:
        known = _shapes[type_] = Shape(type_)
    return known


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


def _changes(shape: Shape, old: msgspec.Struct, new: msgspec.Struct) -> New:
    """Fields that are not as they were, and what is new in lists of lines."""
    fields: dict[str, Json] = {}
    lists: dict[str, Json] = {}
    was = astuple(old)
    for place, now in enumerate(astuple(new)):
        before = was[place]
        if before is now:
            continue
        name = shape.names[place]
        if name == REFUSALS:
            continue
        if shape.of_lines[place] and before and now:
            edits = _edits(before, now)
            if edits is not None:
                lists[name] = edits
        elif before != now:
            fields[name] = now
    return fields, lists


def _edits(old: Lines, new: Lines) -> list[Json] | None:
    """The new lines: runs of old ones as [first, how many], others by what has changed or as they are.

    None: they are the old ones.
    """
    shape = _shape(type(new[0]))
    script, key = Script(shape, old), shape.key
    most = min(len(old), len(new))
    place = 0
    while place < most:  # mostly nothing came or went
        line, before = new[place], old[place]
        if line is before:
            script.keep(place)
        elif key(line) == key(before):
            script.compare(place, line)
        else:
            break
        place += 1
    if place < len(new):
        alike = _alike_at_the_end(shape, old, new, most - place)
        script.find(new, place, len(new) - alike, len(old) - alike)
    elif script.is_whole():
        return None
    return script.done()


def _alike_at_the_end(shape: Shape, old: Lines, new: Lines, most: int) -> int:
    """How many of the last lines stand for the last ones of before, in their order."""
    alike, last, end, key = 0, len(old) - 1, len(new) - 1, shape.key
    while alike < most:
        line, before = new[end - alike], old[last - alike]
        if line is not before and key(line) != key(before):
            break
        alike += 1
    return alike


class Script:
    """How lines are made of old ones."""

    def __init__(self, shape: Shape, old: Lines) -> None:
        self.shape = shape
        self.old = old
        self.edits: list[Json] = []
        self.first = NOWHERE  # of the run of old lines that is being made
        self.after = NOWHERE  # where it goes on

    def keep(self, place: int) -> None:
        """The old line of this place."""
        if place != self.after:
            self._end_run()
            self.first = place
        self.after = place + 1

    def _end_run(self) -> None:
        if self.first != NOWHERE:
            self.edits.append([self.first, self.after - self.first])
        self.first = self.after = NOWHERE

    def compare(self, place: int, line: msgspec.Struct) -> None:
        """The old line of this place, which may have changed."""
        edit = _edit(self.shape, place, self.old[place], line)
        if edit is None:
            self.keep(place)
        else:
            self.say(edit)

    def say(self, edit: Json) -> None:
        self._end_run()
        self.edits.append(edit)

    def find(self, new: Lines, first: int, end: int, old_end: int) -> None:
        """Lines from `first` to `end` that stood anywhere between, or are new; the others stay in order."""
        old, key = self.old, self.shape.key
        places = {key(old[place]): place for place in range(first, old_end)}
        for number in range(first, end):
            line = new[number]
            place = places.get(key(line), -1)
            if place < 0:
                self.say(_written(line))
            else:
                self._stay(place, line)
        for number in range(end, len(new)):
            self._stay(old_end + number - end, new[number])

    def _stay(self, place: int, line: msgspec.Struct) -> None:
        if self.old[place] is line:
            self.keep(place)
        else:
            self.compare(place, line)

    def is_whole(self) -> bool:
        """Whether all old lines stand where they stood."""
        return not self.edits and self.first == 0 and self.after == len(self.old)

    def done(self) -> list[Json]:
        self._end_run()
        return self.edits


def _edit(shape: Shape, place: int, old: msgspec.Struct, new: msgspec.Struct) -> Json:
    """What has changed in a line: nothing (None), some of its fields, or it is told whole."""
    if not _holds_lines(shape, new):
        return None if old == new else _written(new)  # it is short
    fields, lists = _changes(shape, old, new)
    if not fields and not lists:
        return None
    for name, value in fields.items():  # what comes or goes away would stand elsewhere in the line
        if name in shape.unwritten:
            unwritten = shape.unwritten[name]
            if (getattr(old, name) == unwritten) != (value == unwritten):
                return new
    return [place, fields, lists]


def _written(line: msgspec.Struct) -> Json:
    """A line as it is told: a choice that is met again, at whatever table, is written down once."""
    if type(line) is not Choice:
        return line
    known = _choices.get(id(line))
    if known is None:
        _choices.keep(id(line), (line, None))
        return line
    if known[1] is None:
        known = _choices.keep(id(line), (line, msgspec.Raw(encode(line))))
    return known[1]


_choices: Kept[int, tuple[Choice, msgspec.Raw | None]] = Kept(MOST_CHOICES)


def _holds_lines(shape: Shape, line: msgspec.Struct) -> bool:
    for name in shape.holds:  # noqa: SIM110  (a generator of each line would take longer than the look)
        if getattr(line, name):
            return True
    return False


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
