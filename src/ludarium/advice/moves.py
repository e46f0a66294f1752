"""Actions as phrases, for whoever tells a turn; where there is no Fluent, too."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.game import Game
from ludarium.core.messages import Phrase


def moves(game: Game, actions: Sequence[int]) -> list[Phrase]:
    """One phrase an action."""
    told = [game.move(action) for action in actions]
    return [Phrase(f"action-{move.kind}", {**move.args}) for move in told]
