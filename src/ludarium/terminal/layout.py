"""Lines of text: wrapping and columns, in plain characters that a screen reader reads well."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

WIDEST = 100
NARROWEST = 40
INDENT = "  "
GAP = "  "
TIE = "\u00a0"  # a space at which no line is broken
COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])")  # the space between a number and its noun
DEEPEST = 2  # a narrow last column with more lines than that goes below the others


def tied(text: str) -> str:
    """A text that wrapping keeps together."""
    return text.replace(" ", TIE)


def wrapped(text: str, width: int, indent: str = "", hanging: str | None = None) -> list[str]:
    """A text in lines of at most `width`, the later ones indented by `hanging`."""
    lines = textwrap.wrap(
        COUNTED.sub(TIE, text),
        width,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(TIE, " ") for line in lines]


def columns(rows: Sequence[Sequence[str]], width: int, indent: str = INDENT) -> list[str]:
    """Rows of cells under each other; the last cell of a row wraps under itself."""
    if not rows:
        return []
    heads = zip(*[_padded([row[place] for row in rows]) for place in range(len(rows[0]) - 1)], strict=True)
    leads = [indent + "".join(cell + GAP for cell in head) for head in heads] or [indent] * len(rows)
    hung = [_hung(lead, row[-1], width) for lead, row in zip(leads, rows, strict=True)]
    if 2 * len(leads[0]) > width and max(len(lines) for lines in hung) > DEEPEST:
        hung = [_below(lead, row[-1], width, indent) for lead, row in zip(leads, rows, strict=True)]
    return [line for lines in hung for line in lines]


def side_by_side(rows: Sequence[Sequence[str]], width: int, indent: str = INDENT) -> list[str]:
    """Short rows beside each other, line by line, as many as fit."""
    cells = columns(rows, width, indent="")
    room = max(len(cell) for cell in cells) + 2 * len(GAP)
    count = max(1, (width - len(indent) + 2 * len(GAP)) // room)
    lines = [cells[first : first + count] for first in range(0, len(cells), count)]
    return [(indent + "".join(cell.ljust(room) for cell in line)).rstrip() for line in lines]


def _hung(lead: str, last: str, width: int) -> list[str]:
    """The last cell in a column of its own."""
    return wrapped(last, width, lead, " " * len(lead)) or [lead.rstrip()]


def _below(lead: str, last: str, width: int, indent: str) -> list[str]:
    """The last cell in the same line if it fits, else in lines of its own."""
    if len(lead) + len(last) <= width:
        return _hung(lead, last, width)
    return [lead.rstrip().replace(TIE, " "), *wrapped(last, width, indent * 3)]


def _padded(cells: Sequence[str]) -> list[str]:
    """Cells of one width; numbers at their beginning stand under each other."""
    digits = max(_digits(cell) for cell in cells)
    moved = [" " * (digits - _digits(cell)) + cell if _digits(cell) else cell for cell in cells]
    return [tied(cell.ljust(max(len(other) for other in moved))) for cell in moved]


def _digits(cell: str) -> int:
    found = re.match(r"\d+", cell)
    return len(found[0]) if found else 0


def listed(start: str, names: Sequence[str], width: int) -> str:
    """Names in one line, as many as fit."""
    text = start + ", ".join(names)
    left = len(names)
    while len(text) > width and left > 1:
        left -= 1
        text = f"{start}{', '.join(names[:left])} …"
    return text


def cut(text: str, width: int) -> str:
    """A text that is one line whatever it is."""
    return text if len(text) <= width else f"{text[: width - 1]}…"


def sentence(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
