"""Houses, faces and machines, drawn from what a card needs and makes: the same card always looks the same."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from ludarium.print.shapes import Path, Shape, circle, rectangle, steps
from ludarium.print.signs import sign

WIDE, HIGH = 61.8, 36.0
GROUND = 31.0
SKIES = ("#dfeaf2", "#f3e7d3", "#e4ecdc", "#efe0dd")
WALLS = {"stone": "#b9b3a6", "wood": "#b98c5a", "knowledge": "#d8cdb4", "tile": "#cfae8c"}
ROOFS = {"stone": "#7c776d", "wood": "#7a5230", "knowledge": "#3b5f8a", "tile": "#a8432a"}
TUNICS = {"stone": "#8d887c", "wood": "#8a5a2b", "knowledge": "#3b5f8a", "tile": "#b5482a"}
SKIN = ("#e8c39e", "#d9a77a", "#c68c5c", "#a4683c")
HAIR = ("#3a2a1c", "#6b4526", "#8c8478", "#b0793a")


def _dice(text: str) -> list[int]:
    """Numbers that a name always gives."""
    return list(hashlib.sha256(text.encode()).digest())


def _main(counts: Mapping[str, int]) -> list[str]:
    """The resources, what there is most of first."""
    return sorted(counts, key=lambda name: -counts[name])


def _land(dice: list[int]) -> list[Shape]:
    """Sky, a sun or a moon, hills and the ground."""
    x = 8.0 + dice[0] % 46
    return [
        Path(rectangle(0, 0, WIDE, HIGH), fill=SKIES[dice[1] % len(SKIES)]),
        Path(circle(x, 7.0, 3.2), fill="#f6d67a" if dice[2] % 3 else "#ffffff"),
        Path(
            steps(f"M0 {GROUND} C 15 {22 + dice[3] % 6} 25 {24 + dice[4] % 6} 34 {GROUND} Z"), fill="#c3cfa6"
        ),
        Path(
            steps(f"M26 {GROUND} C 40 {21 + dice[5] % 7} 52 {23 + dice[6] % 6} 62 {GROUND} Z"), fill="#b4c496"
        ),
        Path(rectangle(0, GROUND, WIDE, HIGH - GROUND), fill="#a9a070"),
    ]


def building(id_: str, needs: Mapping[str, int], points: int) -> list[Shape]:
    """As many parts as points, walls of what it needs most, roofs of what it needs next."""
    dice = _dice(id_)
    first, second = _main(needs)[:2]
    parts = max(1, min(4, 1 + points // 2))
    width = min(13.0, 44.0 / parts)
    left = (WIDE - parts * width) / 2
    tall = 9.0 + min(9.0, 1.2 * sum(needs.values()))
    shapes = _land(dice)
    for place in range(parts):
        height = tall * (0.62 + (dice[8 + place] % 39) / 100)
        shapes += _house(left + place * width, width - 0.6, height, first, second, dice[12 + place])
    return shapes


def _house(x: float, width: float, height: float, wall: str, roof: str, die: int) -> list[Shape]:
    """A wall with windows and a door under a roof of its kind."""
    top = GROUND - height
    out: list[Shape] = [
        Path(rectangle(x, top, width, height), fill=WALLS[wall], stroke="#5b4a38", width=0.25)
    ]
    for row in range(int(height // 6)):
        for column in range(max(1, int(width // 4))):
            at = x + width * (column + 0.5) / max(1, int(width // 4))
            out.append(
                Path(
                    rectangle(at - 0.9, top + 2 + row * 5, 1.8, 2.6), fill="#4a3b2c" if die % 2 else "#f3d98b"
                )
            )
    out.append(Path(steps(_door(x + width / 2)), fill="#4a3b2c"))
    out += _roof(x, top, width, roof, die)
    return out


def _door(x: float) -> str:
    left, right, top = x - 1.6, x + 1.6, GROUND - 3
    arch = f"C{left} {top - 2} {right} {top - 2} {right} {top}"
    return f"M{left} {GROUND} L{left} {top} {arch} L{right} {GROUND} Z"


def _roof(x: float, top: float, width: float, kind: str, die: int) -> list[Shape]:
    """Battlements of stone, gables of wood, domes of knowledge, steep roofs of tiles."""
    colour, middle, right = ROOFS[kind], x + width / 2, x + width
    if kind == "stone":
        teeth = [rectangle(x + width * part / 5, top - 2.2, width / 8, 2.2) for part in range(5)]
        return [Path(tooth, fill=colour) for tooth in teeth]
    if kind == "knowledge":
        dome = f"M{x} {top} C{x} {top - 7} {right} {top - 7} {right} {top} Z"
        return [Path(steps(dome), fill=colour), Path(rectangle(middle - 0.3, top - 8, 0.6, 3), fill=colour)]
    rise = 4.0 + die % 3 if kind == "wood" else 7.0 + die % 3
    gable = f"M{x - 1} {top} L{middle} {top - rise} L{right + 1} {top} Z"
    return [Path(steps(gable), fill=colour, stroke="#5b3a24", width=0.2)]


def portrait(id_: str, rank: int, makes: Mapping[str, int]) -> list[Shape]:
    """A face above a tunic; a master has a hat, an apprentice is small, what they make lies beside them."""
    dice = _dice(id_)
    main = _main(makes)
    size = 1.0 - 0.07 * min(rank, 3)
    x, y, r = 20.0, 15.5 + 4 * (1 - size), 7.2 * size
    skin, hair = SKIN[dice[0] % 4], HAIR[dice[1] % 4]
    shoulders = f"M{x - 13 * size} 36 C{x - 12 * size} {y + 7} {x + 12 * size} {y + 7} {x + 13 * size} 36 Z"
    return [
        Path(rectangle(0, 0, WIDE, HIGH), fill=SKIES[dice[2] % len(SKIES)]),
        Path(steps(shoulders), fill=TUNICS[main[0]]),
        Path(circle(x, y - 1.0, r + 1.2), fill=hair),
        Path(rectangle(x - 2.2 * size, y + 4 * size, 4.4 * size, 6 * size), fill=skin),
        Path(circle(x, y + 0.8, r), fill=skin),
        *[Path(circle(x + side * 2.6 * size, y, 0.75 * size), fill="#2b2018") for side in (-1, 1)],
        Path(steps(_mouth(x, y, size, dice[3])), stroke="#7a3b2b", width=0.5),
        *_hat(x, y, r, rank, main[0]),
        *_made(makes),
    ]


def _mouth(x: float, y: float, size: float, die: int) -> str:
    bend = 1.4 if die % 3 else 0.4
    low = y + 4.4 * size
    return f"M{x - 2 * size} {low} C{x - 1} {low + bend} {x + 1} {low + bend} {x + 2 * size} {low}"


def _hat(x: float, y: float, r: float, rank: int, main: str) -> list[Shape]:
    if rank == 0:
        brim = f"M{x - r - 3} {y - 3} C{x - r} {y - 11} {x + r} {y - 11} {x + r + 3} {y - 3} Z"
        return [Path(steps(brim), fill=ROOFS[main])]
    if rank == 1:
        cap = f"M{x - r} {y - 2.5} C{x - r} {y - 10} {x + r} {y - 10} {x + r} {y - 2.5} Z"
        return [Path(steps(cap), fill=ROOFS[main])]
    if rank == 2:
        return [Path(rectangle(x - r, y - 4.2, 2 * r, 1.8), fill=TUNICS[main])]
    return []


def _made(counts: Mapping[str, int]) -> list[Shape]:
    """What lies beside: one sign for each."""
    things = [name for name in _main(counts) for _ in range(min(3, counts[name]))][:6]
    return [sign(name, 37.5 + n % 2 * 11.5, 1.5 + n // 2 * 11.2, 10.0) for n, name in enumerate(things)]


def still_life(counts: Mapping[str, int], middle: str) -> list[Shape]:
    """A machine, a tool or a school: its sign, and what it gives."""
    ground = [
        Path(rectangle(0, 0, WIDE, HIGH), fill="#efe7d6"),
        Path(rectangle(0, 28, WIDE, 8), fill="#c9b48c"),
    ]
    return [*ground, sign(middle, 7.0, 6.0, 22.0), *_made(counts)]
