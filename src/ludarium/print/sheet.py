"""Cards laid on A4 pages, nine a page, with marks to cut along."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.print.shapes import Face, Group, Path, Shape, Words, line, moved

PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
ACROSS, DOWN = 3, 3
LEFT = (PAGE_WIDTH - ACROSS * CARD_WIDTH) / 2
TOP = (PAGE_HEIGHT - DOWN * CARD_HEIGHT) / 2
MARK = 5.0  # how long a mark is
GREY = "#8a8378"


def pages(faces: Sequence[Face], foot: str) -> list[list[Shape]]:
    """All cards on as few pages as they need, each with a line at its foot."""
    size = ACROSS * DOWN
    return [_page(faces[first : first + size], foot) for first in range(0, len(faces), size)]


def _page(faces: Sequence[Face], foot: str) -> list[Shape]:
    placed: list[Shape] = [
        Group(face.shapes, moved(LEFT + place % ACROSS * CARD_WIDTH, TOP + place // ACROSS * CARD_HEIGHT))
        for place, face in enumerate(faces)
    ]
    below = Words(PAGE_WIDTH / 2, PAGE_HEIGHT - 5, foot, 2.8, anchor="middle", fill=GREY)
    return [*placed, *_marks(), below]


def _marks() -> list[Shape]:
    """Short lines outside the cards, where a ruler is laid."""
    columns = [LEFT + column * CARD_WIDTH for column in range(ACROSS + 1)]
    rows = [TOP + row * CARD_HEIGHT for row in range(DOWN + 1)]
    marks = [line(x, y, x, y + MARK) for x in columns for y in (TOP - MARK - 1, PAGE_HEIGHT - TOP + 1)]
    marks += [line(x, y, x + MARK, y) for y in rows for x in (LEFT - MARK - 1, PAGE_WIDTH - LEFT + 1)]
    return [Path(mark, stroke=GREY, width=0.15) for mark in marks]
