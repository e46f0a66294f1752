"""The bots, one class and one line each."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import Greedy
from ludarium.bots.random_bot import RandomBot
from ludarium.core.errors import OptionError
from ludarium.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
}
STRONGEST_FIRST = ("greedy", "random")


def bot_named(name: str, game: Game) -> Bot:
    """The bot with this name, ready for a game."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](game)


def plays(name: str, game: Game) -> bool:
    """Whether a bot can play a game."""
    try:
        bot_named(name, game)
    except OptionError:
        return False
    return True


def default_bot(game: Game) -> str:
    """The strongest bot that plays a game."""
    return next(name for name in STRONGEST_FIRST if plays(name, game))
