"""Drawings as pixels, by pillow: the same shapes as on paper, for programs that look at pictures."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from ludarium.core.errors import LudariumError
from ludarium.print.font import FILES, PACKAGE
from ludarium.print.shapes import Group, Matrix, Path, Shape, Step, Words

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont
    from PIL.Image import Image

CURVE = 8  # straight parts of a curve
ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}
Point = tuple[float, float]


def document(shapes: Sequence[Shape], width: float, height: float, scale: float) -> Image:
    """A picture with so many pixels a millimetre."""
    try:
        from PIL import Image as Pictures
        from PIL import ImageDraw
    except ImportError as error:
        raise LudariumError("pictures in pixels need the package pillow: pip install pillow") from error
    found = Pictures.new("RGB", (round(width * scale), round(height * scale)), "#ffffff")
    pen = Pen(ImageDraw.Draw(found), scale)
    for shape in shapes:
        pen.draw(shape, (scale, 0, 0, scale, 0, 0))
    return found


class Pen:
    """Draws shapes one after the other; what is cut off on paper is not cut off here."""

    def __init__(self, pen: ImageDraw.ImageDraw, scale: float) -> None:
        self.pen = pen
        self.scale = scale

    def draw(self, shape: Shape, matrix: Matrix) -> None:
        match shape:
            case Path():
                self._path(shape, matrix)
            case Words():
                self._words(shape, matrix)
            case Group():
                for inner in shape.shapes:
                    self.draw(inner, joined(matrix, shape.matrix))

    def _path(self, path: Path, matrix: Matrix) -> None:
        for points, closed in _lines(path.steps, matrix):
            if path.fill and len(points) > 2:
                self.pen.polygon(points, fill=path.fill)
            if path.stroke:
                thick = max(1, round(path.width * self.scale))
                self.pen.line([*points, points[0]] if closed else points, fill=path.stroke, width=thick)

    def _words(self, words: Words, matrix: Matrix) -> None:
        letters = _letters(words.bold, max(4, round(words.size * matrix[3])))
        place = _moved((words.x, words.y), matrix)
        self.pen.text(place, words.text, fill=words.fill, font=letters, anchor=ANCHORS[words.anchor])


@cache
def _letters(bold: bool, size: int) -> ImageFont.FreeTypeFont:
    from PIL import ImageFont

    data = resources.files(PACKAGE).joinpath("files", FILES[bold]).read_bytes()
    return ImageFont.truetype(io.BytesIO(data), size)


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """One matrix that does the inner and then the outer one."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def _moved(point: Point, matrix: Matrix) -> Point:
    a, b, c, d, e, f = matrix
    return a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f


def _lines(steps: Sequence[Step], matrix: Matrix) -> Iterator[tuple[list[Point], bool]]:
    """A path as rows of points, each with whether it ends where it began."""
    points: list[Point] = []
    for letter, values in steps:
        ends = [_moved((values[n], values[n + 1]), matrix) for n in range(0, len(values), 2)]
        if letter == "M":
            if len(points) > 1:
                yield points, False
            points = ends
        elif letter == "L":
            points += ends
        elif letter == "C":
            points += _curve([points[-1], *ends])
        elif points:
            yield points, True
            points = []
    if len(points) > 1:
        yield points, False


def _curve(points: Sequence[Point]) -> list[Point]:
    """Straight parts of a curve with two handles."""
    return [_on_curve(points, part / CURVE) for part in range(1, CURVE + 1)]


def _on_curve(points: Sequence[Point], t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    pairs = list(zip(weights, points, strict=True))
    return sum(weight * x for weight, (x, _) in pairs), sum(weight * y for weight, (_, y) in pairs)
