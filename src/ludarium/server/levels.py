"""Which bots a table offers for a game."""

from __future__ import annotations

from ludarium.bots import opponents
from ludarium.core.game import Game
from ludarium.server.errors import RefusedError


def levels(game: Game) -> list[str]:
    """The bots that play a game, the weakest first."""
    return opponents(game)[::-1]


def strongest(game: Game) -> str:
    return levels(game)[-1]


def middle(game: Game) -> str:
    """The level that stands in for people."""
    found = levels(game)
    return found[len(found) // 2]


def checked(game: Game, level: str | None) -> str:
    """A level that plays the game; the middle one if none is given."""
    if level is None:
        return middle(game)
    if level not in levels(game):
        raise RefusedError("no-level", level=level, levels=", ".join(levels(game)))
    return level
