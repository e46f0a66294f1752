"""All rules of a game on A4 pages in two columns, each clause with its number."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.core.game import Game
from ludarium.print.board import in_font
from ludarium.print.font import broken, fitted
from ludarium.print.palette import INK, QUIET
from ludarium.print.shapes import Shape, Words
from ludarium.print.sheet import PAGE_HEIGHT, PAGE_WIDTH
from ludarium.text.say import Say

MARGIN, GUTTER = 14.0, 7.0
COLUMN = (PAGE_WIDTH - 2 * MARGIN - GUTTER) / 2
TITLE, HEADING, TEXT = 7.0, 3.9, 2.9
LEADING = 1.32
TOP = MARGIN + 2 * TITLE
NUMBER = 11.0  # room for the number of a clause

Line = tuple[str, str, float]  # what stands at the edge of the column, what beside it, and the size


def pages(game: Game, language: str, foot: str) -> list[list[Shape]]:
    """As many pages as the rules need, the name of the game above the first column of each."""
    say = Say(game, language)
    found: list[list[Shape]] = []
    column, y = 2, PAGE_HEIGHT
    for block in _blocks(say):
        height = sum(size * LEADING for _, _, size in block)
        if y + height > PAGE_HEIGHT - MARGIN - 4:
            column, y = column + 1, TOP
            if column > 1:
                found.append(_empty(say, foot))
                column = 0
        for head, text, size in block:
            y += size * LEADING
            x = MARGIN + column * (COLUMN + GUTTER)
            found[-1] += [Words(x, y, head, size, bold=True), Words(x + NUMBER, y, text, size)]
        y += TEXT * 0.5
    return found


def _empty(say: Say, foot: str) -> list[Shape]:
    title = say.words(f"game-{say.game.id}")
    size = fitted(title, PAGE_WIDTH - 2 * MARGIN, TITLE, bold=True)
    return [
        Words(MARGIN, MARGIN + TITLE, title, size, bold=True, fill=INK),
        Words(PAGE_WIDTH / 2, PAGE_HEIGHT - 5, foot, 2.8, anchor="middle", fill=QUIET),
    ]


def _blocks(say: Say) -> Iterator[list[Line]]:
    """What is not torn apart: a heading with its first clause, and each other clause."""
    for heading, clauses in say.chapters(say.clauses()):
        before: list[Line] = [(part, "", HEADING) for part in broken(heading, COLUMN, HEADING, bold=True)]
        for clause in clauses:
            text = in_font(say.clause(clause))
            lines = broken(text, COLUMN - NUMBER, TEXT)
            told = [(clause if place == 0 else "", part, TEXT) for place, part in enumerate(lines)]
            yield [*before, *told]
            before = []
