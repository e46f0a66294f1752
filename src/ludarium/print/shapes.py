"""What a drawing is made of: paths, words and groups of them, in millimetres from the upper left corner."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

Matrix = tuple[float, float, float, float, float, float]
Step = tuple[str, tuple[float, ...]]  # M, L, C or Z with its coordinates
ROUND = 0.5523  # how far the handles of a quarter circle reach
SIZES = {"M": 2, "L": 2, "C": 6, "Z": 0}  # how many coordinates a step has
STEP = re.compile(r"([MLCZ])([^MLCZ]*)")


@dataclass(frozen=True)
class Path:
    """A line or an area; holes are left out by the even-odd rule."""

    steps: Sequence[Step]
    fill: str | None = None  # a colour such as #7b2d26
    stroke: str | None = None
    width: float = 0.3
    dashed: bool = False


@dataclass(frozen=True)
class Words:
    """One line of text, placed by its baseline."""

    x: float
    y: float
    text: str
    size: float  # height of the font in millimetres
    bold: bool = False
    anchor: str = "start"  # start, middle or end
    fill: str = "#1d1a16"


@dataclass(frozen=True)
class Group:
    """Shapes moved, turned or scaled together, and cut off at a rectangle."""

    shapes: Sequence[Shape]
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    clip: tuple[float, float, float, float] | None = None  # x, y, width, height, after moving


Shape = Path | Words | Group


@dataclass(frozen=True)
class Face:
    """A card to be printed: a name for its file, and its drawing."""

    name: str
    shapes: Sequence[Shape]
    copies: int = 1  # how many of it a full table needs


def moved(x: float, y: float, scale: float = 1.0) -> Matrix:
    return (scale, 0, 0, scale, x, y)


def turned(width: float, height: float) -> Matrix:
    """Upside down within a rectangle."""
    return (-1, 0, 0, -1, width, height)


def steps(text: str) -> list[Step]:
    """The steps of a path in the notation of SVG, of which M, L, C and Z are known."""
    return [step for letter, rest in STEP.findall(text) for step in _of_one_letter(letter, rest)]


def _of_one_letter(letter: str, rest: str) -> list[Step]:
    """A letter may be followed by the coordinates of several steps."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", rest)]
    size = SIZES[letter]
    if not size:
        return [(letter, ())]
    return [(letter, tuple(numbers[first : first + size])) for first in range(0, len(numbers), size)]


def rectangle(x: float, y: float, width: float, height: float) -> list[Step]:
    corners = ((x + width, y), (x + width, y + height), (x, y + height))
    return [("M", (x, y)), *[("L", corner) for corner in corners], ("Z", ())]


def circle(x: float, y: float, r: float) -> list[Step]:
    """Four quarters of a circle."""
    k = ROUND * r
    return [
        ("M", (x + r, y)),
        ("C", (x + r, y + k, x + k, y + r, x, y + r)),
        ("C", (x - k, y + r, x - r, y + k, x - r, y)),
        ("C", (x - r, y - k, x - k, y - r, x, y - r)),
        ("C", (x + k, y - r, x + r, y - k, x + r, y)),
        ("Z", ()),
    ]


def rounded(x: float, y: float, width: float, height: float, r: float) -> list[Step]:
    """A rectangle with round corners."""
    k, right, below = r * (1 - ROUND), x + width, y + height
    return [
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, below - r)),
        ("C", (right, below - k, right - k, below, right - r, below)),
        ("L", (x + r, below)),
        ("C", (x + k, below, x, below - k, x, below - r)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("Z", ()),
    ]


def tab(x: float, y: float, width: float, height: float, r: float) -> list[Step]:
    """A rectangle whose upper corners are round."""
    k, right, below = r * (1 - ROUND), x + width, y + height
    return [
        ("M", (x, below)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, below)),
        ("Z", ()),
    ]


def line(x1: float, y1: float, x2: float, y2: float) -> list[Step]:
    return [("M", (x1, y1)), ("L", (x2, y2))]
