"""What drawn cards have in common: paper, a band with the name, a picture, rows of figures, lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.print.font import fitted, font, set_in
from ludarium.print.palette import INK, PAPER, QUIET, WHITE
from ludarium.print.shapes import Face, Group, Path, Shape, Words, moved, rounded, tab
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH
from ludarium.print.signs import sign

EDGE = 3.5
ROOM = CARD_WIDTH - 2 * EDGE
BAND = 10.0
PICTURE = 36.0  # height of the picture below the band
SIZES = tuple(tenths / 10 for tenths in range(42, 18, -2))
LEADING = 1.25
FIGURE = 6.4  # size of a sign with a number

Figure = tuple[str, int]  # a sign and how many of it


def card(name: str, title: str, colour: str, picture: Sequence[Shape], below: Sequence[Shape]) -> Face:
    """A whole card; the picture is cut off at its frame."""
    size = fitted(title, ROOM, 5.0, bold=True)
    frame = (0.6, BAND, CARD_WIDTH - 1.2, PICTURE)
    return Face(
        name,
        [
            Path(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 3), fill=PAPER, stroke=QUIET, width=0.15),
            Group(picture, moved(0.6, BAND), frame),
            Path(tab(0.6, 0.6, CARD_WIDTH - 1.2, BAND - 0.6, 2.6), fill=colour),
            Words(EDGE, 0.6 + BAND / 2 + size / 3 - 0.3, title, size, bold=True, fill=WHITE),
            *below,
        ],
    )


def figures(row: Sequence[Figure], y: float) -> list[Shape]:
    """Signs with their numbers beside each other."""
    x, out = EDGE, list[Shape]()
    for name, count in row:
        text = str(count)
        out += [sign(name, x, y, FIGURE), Words(x + FIGURE + 0.8, y + 4.9, text, 4.6, bold=True, fill=INK)]
        x += FIGURE + 0.8 + font(True).width(text, 4.6) + 3.0
    return out


def lines(texts: Sequence[str], y: float, room: float) -> list[Shape]:
    """Texts one below the other in the largest letters at which all of them fit."""
    size, parts = SIZES[-1], list[list[str]]()
    for size in SIZES:
        parts = [set_in(text, ROOM, 0, (size,))[1] for text in texts]
        if sum(map(len, parts)) * size * LEADING <= room:
            break
    told = [part for part_lines in parts for part in part_lines]
    return [
        Words(EDGE, y + (place + 1) * size * LEADING, text, fitted(text, ROOM, size), fill=INK)
        for place, text in enumerate(told)
    ]


def titled(text: str) -> str:
    """With a capital: names stand within sentences in the catalogues."""
    return text[:1].upper() + text[1:]
