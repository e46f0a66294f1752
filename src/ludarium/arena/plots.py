"""Plots as SVG: figures with intervals, a matrix of shares, and distributions."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ludarium.arena.markup import tag, text
from ludarium.core.shares import Estimate

WIDTH = 400
ROW = 22
LETTER = 7.2  # about the width of one at this size
LONGEST = 22  # letters of a label
MOST_BINS = 30


def _drawing(height: float, told: str, *content: str) -> str:
    return tag(
        "svg",
        tag("title", text(told)),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
    )


def _words(x: float, y: float, words: object, class_: str = "") -> str:
    return tag("text", text(words), x=x, y=y, class_=class_)


def _line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def _short(label: str, longest: int = LONGEST) -> str:
    return label if len(label) <= longest else label[: longest - 1] + "…"


def _margin(labels: Sequence[str]) -> float:
    """Room for the labels at the left."""
    return 8 + LETTER * max(len(_short(label)) for label in labels)


class Scale:
    """Values to places between two ends of a row."""

    def __init__(self, values: Sequence[float], left: float, right: float) -> None:
        low, high = min(values), max(values)
        pad = (high - low) * 0.04 or 1.0
        self.low, self.high = low - pad, high + pad
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.left + part * (self.right - self.left)


def intervals(
    told: str, rows: Sequence[tuple[str, Estimate]], even: float | None = None, *, percent: bool = False
) -> str:
    """A dot with its 95 % interval for each row; a dashed line where all would be alike."""
    rows = [
        (label, each) for label, each in rows if each.n > 0 and abs(each.low) < 1e9 and abs(each.high) < 1e9
    ]
    if not rows:
        return ""
    factor = 100 if percent else 1
    values = [factor * each for _, row in rows for each in (row.low, row.high)]
    values += [] if even is None else [factor * even]
    scale = Scale(values, _margin([label for label, _ in rows]), WIDTH - 64)
    height = ROW * len(rows) + 10
    lines = [] if even is None else [_line(scale(factor * even), 2, scale(factor * even), height - 8, "even")]
    for place, (label, row) in enumerate(rows):
        lines += _interval(scale, ROW * place + 14, label, row.times(factor), " %" if percent else "")
    return _drawing(height, told, *lines)


def _interval(scale: Scale, y: float, label: str, row: Estimate, unit: str) -> list[str]:
    return [
        _words(0, y + 4, _short(label)),
        _line(scale(row.low), y, scale(row.high), y, "span"),
        tag("circle", cx=scale(row.value), cy=y, r=4, class_="dot"),
        _words(WIDTH, y + 4, f"{row.value:.1f}{unit}", "end soft"),
    ]


def matrix(told: str, names: Sequence[str], cells: Mapping[tuple[str, str], tuple[float, float]]) -> str:
    """Shares of wins of the row against the column; each cell with the share and where even would be."""
    left = _margin(names)
    size = min(64.0, (WIDTH - left) / len(names))
    head = [
        _words(left + size * (column + 0.5), 12, _short(name, max(3, int(size / LETTER))), "mid soft")
        for column, name in enumerate(names)
    ]
    rows = [_words(0, 18 + 28 * row + 18, _short(name)) for row, name in enumerate(names)]
    boxes = [
        _box(left + size * column, 18 + 28 * row, size, *cells[one, other])
        for row, one in enumerate(names)
        for column, other in enumerate(names)
        if (one, other) in cells
    ]
    return _drawing(22 + 28 * len(names), told, *head, *rows, *boxes)


def _box(x: float, y: float, size: float, value: float, even: float) -> str:
    """The stronger the colour, the farther from even; above it another colour than below."""
    far = (value - even) / (1 - even) if value > even else (even - value) / even
    kind = "win" if value > even else "loss"
    rect = tag(
        "rect", x=x + 1, y=y + 1, width=size - 2, height=26, rx=3, class_=kind, fill_opacity=0.08 + 0.4 * far
    )
    return rect + _words(x + size / 2, y + 18, f"{100 * value:.0f}", "mid")


class Bins:
    """Values put into strips of equal width between two places; whole numbers stay whole."""

    def __init__(self, values: Sequence[float], left: float, right: float) -> None:
        low, high = min(values), max(values)
        whole = all(value == int(value) for value in values)
        self.step = max(1.0, math.ceil((high - low + 1) / MOST_BINS)) if whole else (high - low) / MOST_BINS
        self.low = low - 0.5 if whole else low
        self.count = math.ceil((high - low + 1) / self.step) if whole else MOST_BINS
        self.left = left
        self.width = (right - left) / self.count

    def x(self, value: float) -> float:
        """Where a value is."""
        return self.left + (value - self.low) / self.step * self.width

    def counts(self, values: Sequence[float]) -> list[int]:
        """How many values are in each strip."""
        found = [0] * self.count
        for value in values:
            found[min(self.count - 1, int((value - self.low) / self.step))] += 1
        return found


def distributions(told: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How often which value, one strip a row over the same axis, with the mean."""
    rows = [(label, values) for label, values in rows if values]
    if not rows:
        return ""
    every = [value for _, values in rows for value in values]
    left = _margin([label for label, _ in rows])
    bins = Bins(every, left, WIDTH - 8)
    strips = [part for place, row in enumerate(rows) for part in _strip(bins, 46 * place, *row)]
    foot, ends = 46 * len(rows) + 14, sorted({min(every), max(every)})
    told_ends = [_words(bins.x(end), foot, f"{end:g}", "mid soft") for end in ends]
    return _drawing(foot + 6, told, *strips, *told_ends)


def _strip(bins: Bins, top: float, label: str, values: Sequence[float]) -> list[str]:
    counts = bins.counts(values)
    middle = bins.x(sum(values) / len(values))
    return [
        _words(0, top + 26, _short(label)),
        *(_bar(bins, top, place, count / max(counts)) for place, count in enumerate(counts) if count),
        _line(bins.left, top + 40, WIDTH - 8, top + 40, "axis"),
        _line(middle, top + 4, middle, top + 40, "mean"),
    ]


def _bar(bins: Bins, top: float, place: int, part: float) -> str:
    left, height = bins.left + place * bins.width, 36 * part
    return tag("rect", x=left, y=top + 40 - height, width=bins.width * 0.94, height=height, class_="bar")
