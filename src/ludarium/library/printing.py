"""What `print` shows of a State or a View: the terminal's table, in English."""

from __future__ import annotations

from ludarium.core.game import Game
from ludarium.core.messages import View
from ludarium.core.state import State
from ludarium.games import GAMES
from ludarium.library import pictures
from ludarium.text.say import Say

LANGUAGE = "en"


def printed(shown: State | View) -> str | None:
    """The table, or nothing where it is of a game that is not known here."""
    return _state(shown) if isinstance(shown, State) else _view(shown)


def _state(state: State) -> str | None:
    game = state.game
    if game is None:  # made by hand, or by a copy of a game that does not hand it on
        return None
    viewer = int(state.to_act) if game.hidden and state.to_act >= 0 else None
    return _table(game, game.view(state, viewer), int(state.seats))


def _view(view: View) -> str | None:
    game = GAMES.get(view.game)
    return None if game is None else _table(game, view, game.seats[-1])


def _table(game: Game, view: View, seats: int) -> str:
    return pictures.text(game, view, Say(game, LANGUAGE, [f"Seat {seat + 1}" for seat in range(seats)]))
