"""What a player clicks next at each table, always at the things themselves: programs for the page.

A drawing of its own is clicked in its own way, by the program that is called as its family; all others alike.
"""

from __future__ import annotations

from pathlib import Path

from ludarium.core.game import Game
from ludarium.games import GAMES

HERE = Path(__file__).parent


def _pick(game: Game) -> str:
    own = HERE / f"{game.family}.js"
    return (own if own.exists() else HERE / "any.js").read_text(encoding="utf-8")


PICKS = {game.id: _pick(game) for game in GAMES.values()}
