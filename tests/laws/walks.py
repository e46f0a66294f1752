"""Random games for the laws, drawn by hypothesis: any seats and options, uniform and busy players."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.core.game import Game
from ludarium.games import GAMES
from ludarium.laws import Law, Walk

__all__ = ["Walk", "every_game", "holds", "walks_of"]

every_game = pytest.mark.parametrize("name", list(GAMES))


@st.composite
def walks_of(draw: st.DrawFn, game: Game, rounds: str = "25") -> Walk:
    """A game with any seats and options."""
    options = {
        option.name: draw(st.sampled_from(option.choices)) for option in game.options if option.choices
    }
    if any(option.name == "rounds" for option in game.options):
        options["rounds"] = rounds
    return Walk(
        game=game,
        seats=draw(st.sampled_from(list(game.seats))),
        options=tuple(sorted(options.items())),
        seed=draw(st.integers(0, 2**63 - 1)),
        busy=draw(st.booleans()),
    )


def holds(law: Law, name: str, games: int) -> None:
    """A law holds in so many random games of a game."""
    settings(max_examples=games)(given(walk=walks_of(GAMES[name]))(law))()
