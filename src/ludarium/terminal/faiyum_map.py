"""The map of Faiyum in text: drawn as staggered rows, or as a list for narrow screens and screen readers."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

from ludarium.core.messages import Thing
from ludarium.games.faiyum.figures import FaiyumView, FieldView, WayView
from ludarium.terminal.faiyum_words import zone
from ludarium.terminal.layout import INDENT, tied, wrapped
from ludarium.text.say import Say

LIST_SWITCH = "LUDARIUM_MAP"  # set to "list", the map is never drawn
CROCODILE, WORKER, CANAL, BLANK = "~", "*", ":", " "
SIGNED = ("wheat", "grape", "stone", "settlement", "town", "palace", "workshop", "extension")
ROAD = "road"
ROOM, LITTLE_ROOM = 6, 5  # what a cell takes besides the name of its field
CANAL_ROOM = 2


def map_lines(say: Say, view: FaiyumView, width: int) -> list[str]:
    """The map with its legend, drawn if it fits."""
    if os.environ.get(LIST_SWITCH) == "list":
        return listed_map(say, view, width)
    for indent, room in ((INDENT, ROOM), ("", LITTLE_ROOM)):
        lines = [indent + line for line in drawn(say, view, room)]
        if max(len(line) for line in lines) <= width:
            legend = wrapped(say.words("fa-legend", signs(say)), width, INDENT)
            return [say.words("fa-map"), *lines, *legend]
    return listed_map(say, view, width)


def signs(say: Say) -> dict[str, str | int]:
    """One letter of this language for each kind of field and building."""
    return {thing: say.words(f"fa-sign-{thing}") for thing in SIGNED}


def field_sign(say: Say, field: FieldView) -> str:
    """What is on a field in two or three characters."""
    if field.kind == "site":
        return f"{field.blocks}/{field.number}"
    kind = "." if field.kind == "red" else say.words(f"fa-sign-{field.kind}")
    top = say.words(f"fa-sign-{field.building}") if field.building else ""
    return kind + (CROCODILE if field.crocodile else top)


# --- the drawing ----------------------------------------------------------------------------------


def drawn(say: Say, view: FaiyumView, room: int = ROOM) -> list[str]:
    """Two lines a row: its fields, and the roads that lead down from them."""
    sheet = Sheet(view.fields, room)
    for way in view.ways:
        sheet.draw_way(way)
    for field in view.fields:
        sheet.put(sheet.x(field), 2 * field.row, _cell(say, field, sheet.name_room))
    return sheet.lines()


def _cell(say: Say, field: FieldView, room: int) -> str:
    return field.name.ljust(room) + (WORKER if field.worker else BLANK) + field_sign(say, field)


class Sheet:
    """A grid of characters on which fields and ways are drawn."""

    def __init__(self, fields: Sequence[FieldView], room: int = ROOM) -> None:
        self.fields = {field.name: field for field in fields}
        self.name_room = max(len(name) for name in self.fields)
        self.pitch = self.name_room + room
        wide = (max(field.column for field in fields) + 1) * self.pitch + self.pitch // 2 + CANAL_ROOM
        self.grid = [[BLANK] * wide for _ in range(2 * max(field.row for field in fields) + 1)]
        self._draw_canal()

    def x(self, field: FieldView) -> int:
        """Where a field begins; every second row is shifted by half a field."""
        shift = self.pitch // 2 if field.row % 2 else 0
        return field.column * self.pitch + shift + (CANAL_ROOM if field.side == "east" else 0)

    def put(self, x: int, y: int, text: str) -> None:
        self.grid[y][x : x + len(text)] = text

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.grid]

    def _draw_canal(self) -> None:
        """The canal goes down between the two peninsulas."""
        places = [self._canal_at(row) for row in range(len(self.grid) // 2 + 1)]
        for row, place in enumerate(places):
            self.put(place, 2 * row, CANAL)
            if row:
                self.put((places[row - 1] + place) // 2, 2 * row - 1, CANAL)

    def _canal_at(self, row: int) -> int:
        east = [self.x(field) for field in self.fields.values() if field.row == row and field.side == "east"]
        return min(east, default=CANAL_ROOM) - CANAL_ROOM

    def draw_way(self, way: WayView) -> None:
        """A road or bridge between neighbours, beside or above each other."""
        a, b = self.fields[way.a], self.fields[way.b]
        if a.row == b.row:
            first, last = sorted((self.x(a), self.x(b)))
            sign = "-" if way.piece == ROAD else "="
            self.put(first + self.pitch - 3, 2 * a.row, sign * (last - first - self.pitch + 3))
        else:
            upper, lower = sorted((a, b), key=lambda field: field.row)
            self._draw_slanting(upper, lower, way.piece)

    def _draw_slanting(self, upper: FieldView, lower: FieldView, piece: str) -> None:
        sign = "/" if self.x(lower) < self.x(upper) else "\\"
        middle = (self.x(upper) + self.x(lower) + self.name_room + 3) // 2
        self.put(middle, 2 * upper.row + 1, sign if piece == ROAD else sign * 2)


# --- the list -------------------------------------------------------------------------------------


def listed_map(say: Say, view: FaiyumView, width: int) -> list[str]:
    """The map field by field, then its ways, sites and links."""
    words = {thing.id: f"{say.phrase(thing.name)} {_what(say, thing)}" for thing in zone(view, "map").things}
    rows: dict[int, list[FieldView]] = {}
    for field in view.fields:
        rows.setdefault(field.row, []).append(field)
    lines = [say.words("fa-map")]
    for row, fields in rows.items():
        title = say.words("fa-row", {"row": row + 1})
        lines += wrapped(f"{title}: {_listed_row(say, fields, words)}", width, INDENT, INDENT * 2)
    return lines + way_lines(say, view, width)


def _what(say: Say, thing: Thing) -> str:
    """What is on a field; its links stand in a list of their own."""
    return say.phrases([fact for fact in thing.facts if fact.message != "fa-links"])


def _listed_row(say: Say, fields: Sequence[FieldView], words: Mapping[str, str]) -> str:
    west = [tied(words[f"field:{field.name}"]) for field in fields if field.side == "west"]
    east = [tied(words[f"field:{field.name}"]) for field in fields if field.side == "east"]
    return "; ".join([*west, say.words("fa-canal"), *east])


def way_lines(say: Say, view: FaiyumView, width: int) -> list[str]:
    """Roads, bridges, sites and links by their names."""
    bridges = [way for way in view.ways if way.piece != ROAD]
    lists = {
        "roads": [_name(way) for way in view.ways if way.piece == ROAD],
        "bridges": [_bridge(say, way) for way in bridges],
        "bridge-places": [_name(way) for way in view.bridge_places],
        "sites": [_site(say, field) for field in view.fields if field.kind == "site"],
        "links": [_name(way) for way in view.links],
    }
    return [line for name, words in lists.items() for line in _list(say, name, words, width)]


def _list(say: Say, name: str, words: Iterable[str], width: int) -> list[str]:
    argument = "bridges" if name == "bridge-places" else name
    told = ", ".join(tied(word) for word in words) or say.words("fa-none")
    return wrapped(say.words(f"fa-{name}", {argument: told}), width, INDENT, INDENT * 2)


def _name(way: WayView) -> str:
    return f"{way.a}-{way.b}"


def _bridge(say: Say, way: WayView) -> str:
    return say.words("fa-bridge", {"bridge": _name(way), "piece": say.card("piece", way.piece)})


def _site(say: Say, field: FieldView) -> str:
    args: dict[str, str | int] = {"field": field.name, "blocks": field.blocks, "number": field.number}
    return say.words("fa-site", args)
