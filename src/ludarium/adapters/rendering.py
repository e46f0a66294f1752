"""A position for those who watch a program learn: the terminal's table, or the picture of notebooks."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.state import State
from ludarium.library import pictures
from ludarium.text.say import Say

MODES = ("ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """A mode that is known, or none."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"there is no render_mode {mode!r}; the modes are {', '.join(MODES)}")
    return mode


def told(game: Game, state: State, viewer: int | None) -> str:
    """The table as text, as a seat or a spectator sees it."""
    return pictures.text(game, game.view(state, viewer), Say(game, "en"))


def rendered(
    mode: str | None, game: Game, state: State, viewer: int | None
) -> str | NDArray[np.uint8] | None:
    """What `render()` gives in a mode."""
    if mode is None:
        return None
    if mode == "ansi":
        return told(game, state, viewer)
    picture = pictures.pixels(game, game.view(state, viewer), Say(game, "en"))
    return np.asarray(picture, dtype=np.uint8)
