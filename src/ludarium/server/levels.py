"""Which bots a table offers for a game."""

from __future__ import annotations

from functools import cache

from ludarium.bots import bot_named, default_bot, opponents
from ludarium.bots.mcts import Mcts
from ludarium.core.game import Game
from ludarium.games import GAMES
from ludarium.server.errors import RefusedError


def levels(game: Game) -> list[str]:
    """The bots that play a game, the weakest first."""
    return opponents(game)[::-1]


def strongest(game: Game) -> str:
    """The strongest bot that answers at once: for hints, and for whoever must not wait."""
    return default_bot(game)


def middle(game: Game) -> str:
    """The level that stands in for people."""
    found = levels(game)
    return found[len(found) // 2]


@cache
def searches(game: str, level: str) -> bool:
    """Whether a bot searches, and so thinks for seconds instead of milliseconds."""
    return isinstance(bot_named(level, GAMES[game]), Mcts)


def checked(game: Game, level: str | None) -> str:
    """A level that plays the game; the middle one if none is given."""
    if level is None:
        return middle(game)
    if level not in levels(game):
        raise RefusedError("no-level", level=level, levels=", ".join(levels(game)))
    return level
