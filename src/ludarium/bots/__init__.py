"""The bots: one class and one line each, and five levels for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import Greedy
from ludarium.bots.guarded import BotFault, Guarded
from ludarium.bots.levels import LEVELS, level_named, searcher
from ludarium.bots.random_bot import RandomBot
from ludarium.core.errors import OptionError
from ludarium.core.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "BotFault", "bot_named", "default_bot", "opponents", "plays", "seated"]


def _player(level: str, game: Game) -> Bot:
    return level_named(level, game).player(game)


BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "mcts": searcher,
    **{level: partial(_player, level) for level in LEVELS},
}
MOST_ITERATIONS = 10_000_000
STRONGEST_FIRST = (*reversed(LEVELS), "mcts", "greedy", "random")


def _iterations(name: str) -> int:
    """How many iterations a name such as `mcts:400` asks for."""
    told = name.removeprefix("mcts:")
    if not (told.isascii() and told.isdigit() and 1 <= int(told) <= MOST_ITERATIONS):
        raise OptionError(f"bot {name!r}: the iterations must be a number from 1 to {MOST_ITERATIONS}")
    return int(told)


def bot_named(name: str, game: Game) -> Bot:
    """The bot with this name, ready for a game; `mcts:400` searches 400 iterations, whatever the clock."""
    if name.startswith("mcts:"):
        return searcher(game, _iterations(name))
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


def seated(name: str, game: Game, told: Callable[[BotFault], None]) -> Bot:
    """A bot at a table: where it fails the greedy one moves instead, or at last one at random."""
    stand_ins = [bot_named(other, game) for other in ("greedy", "random") if plays(other, game)]
    return Guarded(bot_named(name, game), name, substitutes=stand_ins, told=told)


def opponents(game: Game) -> list[str]:
    """The bots to sit down with: the levels, the strongest first, and one that knows only the rules."""
    return [name for name in (*reversed(LEVELS), "random") if plays(name, game)]
