"""Ludarium: a house for four tabletop games.

`ludarium.Table("faiyum", seats=3, seed=7)` is a game to play, print, save and analyse (docs/library.md).
The names below are imported when they are first used, so that `import ludarium` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # what type checkers see of the names below
    from ludarium.bots import bot_named as bot_named
    from ludarium.core.errors import LudariumError as LudariumError
    from ludarium.core.game import Game as Game
    from ludarium.core.record import IllegalMoveError as IllegalMoveError
    from ludarium.core.rng import Rng as Rng
    from ludarium.core.state import State as State
    from ludarium.games import GAMES as GAMES
    from ludarium.games import game_named as game_named
    from ludarium.library.analysis import Analysis as Analysis
    from ludarium.library.moves import LegalMove as LegalMove
    from ludarium.library.moves import RefusedMoveError as RefusedMoveError
    from ludarium.library.position import Position as Position
    from ludarium.library.table import Table as Table

__version__ = "0.1.0"

_AT_HOME = {  # a name at the top level -> the module in which it is at home
    "Analysis": "ludarium.library.analysis",
    "Game": "ludarium.core.game",
    "IllegalMoveError": "ludarium.core.record",
    "LegalMove": "ludarium.library.moves",
    "LudariumError": "ludarium.core.errors",
    "Position": "ludarium.library.position",
    "RefusedMoveError": "ludarium.library.moves",
    "Rng": "ludarium.core.rng",
    "State": "ludarium.core.state",
    "Table": "ludarium.library.table",
    "GAMES": "ludarium.games",
    "bot_named": "ludarium.bots",
    "game_named": "ludarium.games",
}


def __getattr__(name: str) -> Any:
    if name not in _AT_HOME:
        raise AttributeError(f"ludarium has no {name!r}; it has {', '.join(_AT_HOME)}")
    return getattr(import_module(_AT_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted([*_AT_HOME, "__version__"])
