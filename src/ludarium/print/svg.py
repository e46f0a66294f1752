"""Drawings as SVG, with text that stays text: in any font a line is as long as in ours."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from ludarium.print.font import font
from ludarium.print.shapes import Group, Path, Shape, Words

FAMILY = "'Source Serif Pro', 'Source Serif 4', 'DejaVu Serif', Georgia, serif"


def number(value: float) -> str:
    """A coordinate in as few characters as it needs."""
    return f"{value:.3f}".rstrip("0").rstrip(".").replace("-0", "0" if abs(value) < 0.0005 else "-0")


def document(shapes: Sequence[Shape], width: float, height: float, title: str) -> str:
    """A whole file, in millimetres."""
    size = f'width="{number(width)}mm" height="{number(height)}mm"'
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    body = "\n".join(_shape(shape) for shape in shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="{FAMILY}">\n'
        f"<title>{escape(title)}</title>\n{body}\n</svg>\n"
    )


def _shape(shape: Shape) -> str:
    match shape:
        case Path():
            return _path(shape)
        case Words():
            return _words(shape)
        case Group():
            return _group(shape)


def _path(path: Path) -> str:
    drawn = " ".join(letter + " ".join(number(value) for value in values) for letter, values in path.steps)
    marks = f'fill="{path.fill or "none"}" fill-rule="evenodd"'
    if path.stroke:
        marks += f' stroke="{path.stroke}" stroke-width="{number(path.width)}" stroke-linecap="round"'
    if path.dashed:
        marks += f' stroke-dasharray="{number(path.width * 1.5)} {number(path.width * 3)}"'
    return f'<path d="{drawn}" {marks}/>'


def _words(words: Words) -> str:
    place = f'x="{number(words.x)}" y="{number(words.y)}" font-size="{number(words.size)}"'
    weight = ' font-weight="bold"' if words.bold else ""
    anchor = "" if words.anchor == "start" else f" text-anchor={quoteattr(words.anchor)}"
    width = number(font(words.bold).width(words.text, words.size))
    fit = f' textLength="{width}" lengthAdjust="spacingAndGlyphs"' if words.text else ""
    return f'<text {place}{weight}{anchor}{fit} fill="{words.fill}">{escape(words.text)}</text>'


def _group(group: Group) -> str:
    matrix = " ".join(number(value) for value in group.matrix)
    body = "\n".join(_shape(shape) for shape in group.shapes)
    drawn = f'<g transform="matrix({matrix})">\n{body}\n</g>'
    if group.clip is None:
        return drawn
    x, y, width, height = (number(value) for value in group.clip)
    view = f'viewBox="{x} {y} {width} {height}"'
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" {view}>\n{drawn}\n</svg>'
