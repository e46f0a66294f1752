"""Small pictures of resources, goods and pieces, each in a square of 24 units, drawn for this house."""

from __future__ import annotations

from ludarium.print.shapes import Group, Path, Step, circle, moved, rectangle, steps

SQUARE = 24.0
BLOCK = "M3 9 L12 4.5 L21 9 L21 18 L12 22 L3 18 Z"
BLOCK_EDGES = "M3 9 L12 13 L21 9 M12 13 L12 22"
LOG = "M5 8 L18 4 C21 4 22 10 19 12 L6 16 C3 16 2 9 5 8 Z"
BOOK = (
    "M2.5 5 C6 3.5 9.5 4 12 6 C14.5 4 18 3.5 21.5 5 L21.5 19.5 C18 18 14.5 18.5 12 20.5 C9.5 "
    "18.5 6 18 2.5 19.5 Z"
)
TILE = "M3 19 C3 9 7 5 12 5 C17 5 21 9 21 19 L17 19 C17 12 15 9 12 9 C9 9 7 12 7 19 Z"
HELMET = "M4 15 C4 8 8 4 12 4 C16 4 20 8 20 15 L22 17 L2 17 Z"
EAR_OF_WHEAT = (
    "M11 23 L11 9 C7 10 5 7 6 4 C9 4 11 5 12 8 C13 5 15 4 18 4 C19 7 17 10 13 9 L13 13 C15 11 "
    "18 11 19 13 C18 16 15 16 13 15 L13 23 Z"
)
ROOF = "M2 12 L12 3 L22 12 L19 12 L19 21 L5 21 L5 12 Z"
DOOR = "M10 21 L10 15 L14 15 L14 21 Z"
TEMPLE = (
    "M2 9 L12 3 L22 9 L22 11 L2 11 Z M4 12 L7 12 L7 19 L4 19 Z M10.5 12 L13.5 12 L13.5 19 L10.5 "
    "19 Z M17 12 L20 12 L20 19 L17 19 Z M2 20 L22 20 L22 22 L2 22 Z"
)
TOWERS = "M2 21 L2 9 L5 6 L8 9 L8 13 L16 13 L16 9 L19 6 L22 9 L22 21 Z"
ARCHES = "M1 9 L23 9 L23 20 L20 20 C20 15 14 15 14 20 L10 20 C10 15 4 15 4 20 L1 20 Z"
FISH = "M2 12 C6 6 13 6 17 11 L22 7 L22 17 L17 13 C13 18 6 18 2 12 Z"
STAR = "M12 2 L14.9 8.6 L22 9.3 L16.7 14.1 L18.2 21.1 L12 17.4 L5.8 21.1 L7.3 14.1 L2 9.3 L9.1 8.6 Z"
JAWS = "M1 13 C5 9 10 8 14 9 L23 7 L21 11 L23 12 L21 15 L14 15 C9 17 4 17 1 13 Z"
PERSON = "M6 23 C6 16 8 13 12 13 C16 13 18 16 18 23 Z"
ROAD = "M8 2 L11 2 L8 22 L2 22 Z M13 2 L16 2 L22 22 L16 22 Z"
SHEET = "M5 2 L19 2 L19 22 L5 22 Z"
GEAR = (
    "M11 1 L13 1 L14 4 L17 5 L20 3.5 L21 5 L19 8 L20 11 L23 12 L23 13 L20 14 L19 17 L21 20 L20 "
    "21 L17 20 L14 21 L13 24 L11 24 L10 21 L7 20 L4 21 L3 20 L5 17 L4 14 L1 13 L1 12 L4 11 L5 8 "
    "L3 5 L4 3.5 L7 5 L10 4 Z"
)
PETALS = [circle(12 + x, 12 + y, 4) for x, y in ((-4, -3), (4, -3), (-5, 3), (5, 3), (0, 6))]
GRAPES = [circle(x, y, 2.6) for x, y in ((7, 8), (12, 8), (17, 8), (9.5, 12.5), (14.5, 12.5), (12, 17))]

Layer = tuple[list[Step], str]
SIGNS: dict[str, list[Layer]] = {
    "stone": [(steps(BLOCK), "#9a968c")],
    "wood": [(steps(LOG), "#8a5a2b"), (circle(6, 12, 3.4), "#d9b27c")],
    "knowledge": [(steps(BOOK), "#3b5f8a"), (rectangle(11.4, 6, 1.2, 14), "#e8eef5")],
    "tile": [(steps(TILE), "#b5482a")],
    "coin": [([*circle(12, 12, 10), *circle(12, 12, 7.6)], "#b8860b"), (circle(12, 12, 6.4), "#e0b84a")],
    "point": [(steps(STAR), "#7b2d5e")],
    "helmet": [(steps(HELMET), "#6b6257")],
    "gear": [([*steps(GEAR), *circle(12, 12.5, 4)], "#5b5b66")],
    "wheat": [(steps(EAR_OF_WHEAT), "#c99a1e")],
    "grape": [(part, "#5d3a78") for part in GRAPES] + [(rectangle(11.4, 2, 1.2, 5), "#4f6b2f")],
    "rose": [(part, "#c2456b") for part in PETALS] + [(circle(12, 12, 3), "#e7a6b8")],
    "fish": [(steps(FISH), "#3f7f93"), (circle(6, 11, 1), "#ffffff")],
    "settlement": [(steps(ROOF), "#b98b52"), (steps(DOOR), "#5b4023")],
    "town": [(steps(TOWERS), "#a8763f"), (rectangle(10, 16, 4, 5), "#5b4023")],
    "palace": [(steps(TEMPLE), "#8e5a8a")],
    "workshop": [(steps(ROOF), "#7d8a94"), (circle(12, 15, 3), "#e8e2d4")],
    "extension": [(steps(ROOF), "#9aa86b"), (steps(DOOR), "#4f5b30")],
    "bridge": [(steps(ARCHES), "#8c7f6c")],
    "road": [(steps(ROAD), "#a08a5e")],
    "block": [(steps(BLOCK), "#c8b07a")],
    "worker": [(circle(12, 7.5, 4.5), "#a4683c"), (steps(PERSON), "#d9d2c0")],
    "crocodile": [(steps(JAWS), "#4f7a3a"), (circle(9, 10.5, 0.9), "#ffffff")],
    "card": [(steps(SHEET), "#cdbfa0"), (rectangle(7.5, 5, 9, 6), "#8c7f6c")],
    "fame": [(steps(STAR), "#c9971e")],
    "money": [([*circle(12, 12, 10), *circle(12, 12, 7.6)], "#8a7a2e"), (circle(12, 12, 6.4), "#cdbb5a")],
}
EDGES = {"stone": steps(BLOCK_EDGES), "block": steps(BLOCK_EDGES)}


def sign(name: str, x: float, y: float, size: float) -> Group:
    """A picture with its upper left corner here."""
    layers: list[Path] = [Path(area, fill=fill) for area, fill in SIGNS[name]]
    if name in EDGES:
        layers.append(Path(EDGES[name], stroke="#5f5b52", width=1.0))
    return Group(layers, moved(x, y, size / SQUARE))
