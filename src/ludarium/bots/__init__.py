"""The bots: one class and one line each, and six levels for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import Greedy
from ludarium.bots.guarded import BotFault, Guarded
from ludarium.bots.levels import LEVELS, deep_searcher, level_named, player, searcher
from ludarium.bots.quick import Quick
from ludarium.bots.random_bot import RandomBot
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.plugins import BOTS as GROUP
from ludarium.core.plugins import plugged

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotFault",
    "bot_named",
    "default_bot",
    "first_opponent",
    "opponents",
    "plays",
    "seated",
]


def _plugged(entry: EntryPoint, game: Game) -> Bot:
    """A bot of another package: its class, or any function that makes one for a game."""
    bot: Bot = entry.load()(game)
    return bot


def _player(level: str, game: Game) -> Bot:
    return player(level_named(level, game), game)


BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "quick": Quick,
    "mcts": searcher,
    "deep": deep_searcher,
    **{level: partial(_player, level) for level in LEVELS},
}
for _entry in plugged(GROUP):  # ours keep their names
    BOTS.setdefault(_entry.name, partial(_plugged, _entry))
MOST_ITERATIONS = 10_000_000
COUNTED: dict[str, Callable[[Game, int], Bot]] = {"mcts": searcher, "deep": deep_searcher}
FRIENDLY = "apprentice"
BUSY = ("master", "expert", "mcts")  # the strongest first of those that answer at once


def _iterations(name: str, told: str) -> int:
    """How many iterations a name such as `mcts:400` asks for."""
    if not (told.isascii() and told.isdigit() and 1 <= int(told) <= MOST_ITERATIONS):
        raise OptionError(f"bot {name!r}: the iterations must be a number from 1 to {MOST_ITERATIONS}")
    return int(told)


def bot_named(name: str, game: Game) -> Bot:
    """The bot with this name, ready for a game; `mcts:400` searches 400 iterations, whatever the clock."""
    kind, colon, told = name.partition(":")
    if colon and kind in COUNTED:
        return COUNTED[kind](game, _iterations(name, told))
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
    """The strongest bot that plays a game and answers at once; the grandmaster takes his two seconds."""
    return next(name for name in BUSY if plays(name, game))


def first_opponent(game: Game) -> str:
    """The bot that is proposed to a newcomer, who can win against it."""
    return FRIENDLY if plays(FRIENDLY, game) else default_bot(game)


def seated(name: str, game: Game, told: Callable[[BotFault], None]) -> Bot:
    """A bot at a table: where it fails the greedy one moves instead, or at last one at random."""
    stand_ins = [bot_named(other, game) for other in ("greedy", "random") if plays(other, game)]
    return Guarded(bot_named(name, game), name, substitutes=stand_ins, told=told)


def opponents(game: Game) -> list[str]:
    """The bots to sit down with, the strongest first: the levels or a search, and one at random."""
    levels = [name for name in reversed(LEVELS) if plays(name, game)]
    return [*(levels or ["mcts"]), "random"]
