"""The games of the house, one package and one line each."""

from __future__ import annotations

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.builders.game import ANTIQUITY, MIDDLE_AGES
from ludarium.games.faiyum.game import FAIYUM

GAMES: dict[str, Game] = {game.id: game for game in (MIDDLE_AGES, ANTIQUITY, ANTE_PORTAS, FAIYUM)}


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
