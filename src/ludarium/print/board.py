"""A position as one drawing: the zones of its view as rows of cards, or lines of text where it has none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Phrase, Thing, View, Zone
from ludarium.print import svg
from ludarium.print.font import font
from ludarium.print.palette import INK, PAPER, QUIET, WHITE
from ludarium.print.shapes import Path, Shape, Words, rectangle, rounded
from ludarium.text.say import Say

WIDTH = 240.0
MARGIN = 6.0
CARD = 44.0  # width of a thing
GAP = 2.0
LINE = 3.6
TEXT, SMALL, TITLE = 3.0, 2.5, 4.2  # heights of the font
MOST_LINES = 5  # of facts on a card
SEATS = ("#7b4f9d", "#b5502e", "#2f6f8f", "#4d7a3a", "#8a6d1f")  # edges of what belongs to a seat


class Plain:
    """Phrases in the letters that the font of the cards has."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def face(self, thing: Thing) -> list[str]:
        """What a card always says."""
        return [self.phrase(each) for each in self.say.game.face(*thing.card)] if thing.card else []

    def phrase(self, phrase: Phrase) -> str:
        return in_font(self.say.phrase(phrase))


def in_font(text: str) -> str:
    """A text with a dot for every sign that the font does not have."""
    return "".join(letter if has(letter) else "·" for letter in text)


@cache
def has(letter: str) -> bool:
    try:
        return font(False).glyph(letter) >= 0
    except LudariumError:
        return False


def board(game: Game, view: View, say: Say, lines: Sequence[str]) -> str:
    """The drawing as an SVG document."""
    shapes, height = drawing(game, view, say, lines)
    return svg.document(shapes, WIDTH, height, say.words(f"game-{game.id}"))


def drawing(game: Game, view: View, say: Say, lines: Sequence[str]) -> tuple[list[Shape], float]:
    """The shapes of the drawing, and how high it is."""
    title = say.words(f"game-{game.id}")
    shapes, height = (
        _zones(view, Plain(say), title) if view.zones else _text([in_font(line) for line in lines], title)
    )
    return [Path(rectangle(0, 0, WIDTH, height), fill=PAPER), *shapes], height


def _text(lines: Sequence[str], title: str) -> tuple[list[Shape], float]:
    """Characters in columns, each in its place, since maps are drawn with them."""
    step = (WIDTH - 2 * MARGIN) / max([60, *map(len, lines)])
    size = step * 1.55
    shapes: list[Shape] = [Words(MARGIN, MARGIN + TITLE, title, TITLE, bold=True)]
    top = MARGIN + TITLE + 2 * LINE
    for row, line in enumerate(lines):
        y = top + row * size * 1.25
        shapes += [
            Words(MARGIN + (column + 0.5) * step, y, letter, size, anchor="middle")
            for column, letter in enumerate(line)
            if letter != " "
        ]
    return shapes, top + len(lines) * size * 1.25 + MARGIN


def _zones(view: View, say: Plain, title: str) -> tuple[list[Shape], float]:
    shapes: list[Shape] = [Words(MARGIN, MARGIN + TITLE, title, TITLE, bold=True)]
    y = MARGIN + TITLE + LINE
    if view.now is not None:
        shapes.append(Words(MARGIN, y, say.phrase(view.now), TEXT, fill=QUIET))
        y += LINE
    for goal in view.goals:
        told = f"{say.phrase(goal.words)}  {goal.value}/{goal.of}"
        shapes.append(Words(MARGIN, y, told, SMALL, fill=QUIET))
        y += LINE * 0.9
    for zone in view.zones:
        drawn, y = _zone(zone, say, y + GAP)
        shapes += drawn
    return shapes, y + MARGIN


def _zone(zone: Zone, say: Plain, y: float) -> tuple[list[Shape], float]:
    """A heading, what is so of the zone, and its things side by side in as many rows as they need."""
    colour = INK if zone.seat is None else SEATS[zone.seat % len(SEATS)]
    shapes: list[Shape] = [Words(MARGIN, y + TEXT, say.phrase(zone.title), TEXT, bold=True, fill=colour)]
    y += LINE
    for fact in zone.facts:
        for line in _broken(say.phrase(fact), WIDTH - 2 * MARGIN):
            shapes.append(Words(MARGIN, y + SMALL, line, SMALL))
            y += LINE * 0.9
    a_row = int((WIDTH - 2 * MARGIN + GAP) // (CARD + GAP))
    for first in range(0, len(zone.things), a_row):
        row = [_card_lines(thing, say) for thing in zone.things[first : first + a_row]]
        height = max(len(lines) for lines in row) * LINE * 0.9 + 2 * GAP
        for place, lines in enumerate(row):
            shapes += _card(MARGIN + place * (CARD + GAP), y + GAP, height, lines, colour)
        y += height + GAP
    return shapes, y


def _card_lines(thing: Thing, say: Plain) -> list[tuple[str, bool]]:
    """The words on a card: its name, then what is so of it and of what lies on it."""
    name = say.phrase(thing.name) + (f" ×{thing.count}" if thing.count > 1 else "")
    facts = [say.phrase(fact) for fact in thing.facts] + say.face(thing)
    facts += [say.phrase(each.name) for each in thing.things]
    found = [(line, True) for line in _broken(name, CARD - 2 * GAP)]
    lines = [line for fact in facts for line in _broken(fact, CARD - 2 * GAP)]
    return found + [(line, False) for line in lines[:MOST_LINES]]


def _card(x: float, y: float, height: float, lines: Sequence[tuple[str, bool]], colour: str) -> list[Shape]:
    shapes: list[Shape] = [Path(rounded(x, y, CARD, height, 1.6), fill=WHITE, stroke=colour)]
    for row, (line, bold) in enumerate(lines):
        shapes.append(Words(x + GAP, y + GAP + SMALL + row * LINE * 0.9, line, SMALL, bold=bold))
    return shapes


def _broken(text: str, width: float) -> list[str]:
    """A text in lines that are no wider than this."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font(False).width(longer, SMALL) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
