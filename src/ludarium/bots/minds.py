"""The mind of each game, one line each; a game without one is searched with random playouts."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.bots.ante_portas.mind import AntePortasMind
from ludarium.bots.builders.mind import BuildersMind
from ludarium.bots.builders.weights import Weights, antiquity
from ludarium.bots.faiyum.mind import FaiyumMind
from ludarium.bots.search.mind import Mind
from ludarium.core.game import Game

MINDS: dict[str, Callable[[], Mind]] = {
    "builders-middle-ages": lambda: BuildersMind(Weights()),
    "builders-antiquity": lambda: BuildersMind(antiquity()),
    "ante-portas": AntePortasMind,
    "faiyum": FaiyumMind,
}


def mind_of(game: Game) -> Mind:
    """What is known about a game; at least that any legal action is one."""
    return MINDS.get(game.id, Mind)()
