"""The games of the house, one package and one line each, and those of other packages."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.plugins import GAMES as GROUP
from ludarium.core.plugins import plugged
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.builders.game import ANTIQUITY, MIDDLE_AGES
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.lacking import lacking

HOUSE = (MIDDLE_AGES, ANTIQUITY, ANTE_PORTAS, FAIYUM)
OTHERS = "LUDARIUM_GAMES"  # besides entry points: MODULE:NAME, with commas, while they are written
GAMES: dict[str, Game] = {game.id: game for game in HOUSE}


def register(game: Game) -> Game:
    """Let a game be played in this process; one that lacks something says what."""
    if lacks := lacking(game):
        raise OptionError(f"the game {game.id} cannot be played, it has {'; '.join(lacks)}")
    if GAMES.setdefault(game.id, game) is not game:
        raise OptionError(f"there are two games with the id {game.id!r}")
    return game


def find(place: str) -> Game:
    """The game that a text such as `nim.game:NIM` names."""
    module, _, name = place.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"{place}: there is no such game ({error})") from error
    if not isinstance(game, Game):
        raise OptionError(f"{place} is no Game but {type(game).__name__}")
    return game


def _places() -> Iterator[str]:
    """Where games of other packages are to be found."""
    yield from (entry.value for entry in plugged(GROUP))
    yield from (place.strip() for place in os.environ.get(OTHERS, "").split(",") if place.strip())


def register_all(places: Iterable[str]) -> list[str]:
    """Register games of other packages; those that cannot be played are left out, each with a line why."""
    faults = []
    for place in dict.fromkeys(places):
        try:
            register(find(place))
        except OptionError as error:
            faults.append(str(error))
    return faults


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


for fault in register_all(_places()):
    sys.stderr.write(f"ludarium: {fault}\n")
