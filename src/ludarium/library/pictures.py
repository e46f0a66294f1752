"""A position as text, SVG and HTML: the only place that knows how a table is drawn for programs."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ludarium.core.game import Game
from ludarium.core.messages import View
from ludarium.print.board import WIDTH as WIDE
from ludarium.print.board import board, drawing
from ludarium.print.pixels import document
from ludarium.terminal.families import family_of
from ludarium.text.say import Say

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH = 100  # characters of a line
PIXELS = 4.0  # a millimetre


def text(game: Game, view: View, say: Say, width: int = WIDTH) -> str:
    """The terminal's table."""
    return "\n".join(line.rstrip() for line in family_of(game).table(say, view, width)).strip("\n")


def svg(game: Game, view: View, say: Say) -> str:
    """A drawing of the table: its zones as rows of cards; where a view has none, the terminal's table."""
    return board(game, view, say, text(game, view, say).split("\n"))


def pixels(game: Game, view: View, say: Say, scale: float = PIXELS) -> Image:
    """The same drawing as an image of pillow."""
    shapes, height = drawing(game, view, say, text(game, view, say).split("\n"))
    return document(shapes, WIDE, height, scale)


def html(game: Game, view: View, say: Say) -> str:
    """For notebooks: the drawing, and the text for those who do not see it."""
    told = escape(text(game, view, say))
    details = f"<details><summary>{escape(game.id)}</summary><pre>{told}</pre></details>"
    return f'<div class="ludarium">{svg(game, view, say)}{details}</div>'
