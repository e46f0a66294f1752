"""Laws of the numbers that learning programs see: what a seat cannot know is not in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.core.features import LARGEST, features_of
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import LOSSES
from ludarium.laws.positions import (
    features_do_not_change_the_position_and_fit_their_columns,
    worlds_that_look_the_same_to_a_seat_have_the_same_features,
)
from tests.ante_portas_worlds import Story
from tests.laws.walks import every_game, holds

GAMES_A_LAW = 5
STORIES = 12


@every_game
def test_worlds_that_look_the_same_to_a_seat_have_the_same_features(name: str) -> None:
    holds(worlds_that_look_the_same_to_a_seat_have_the_same_features, name, GAMES_A_LAW)


@every_game
def test_features_do_not_change_the_position_and_fit_their_columns(name: str) -> None:
    holds(features_do_not_change_the_position_and_fit_their_columns, name, GAMES_A_LAW)


def _stories() -> Iterator[Story]:
    return (Story(11, number, most_worlds=60) for number in range(STORIES))


def test_all_histories_that_look_the_same_have_the_same_features() -> None:
    """Against brute force: every world that a watcher of Ante Portas cannot tell from the true one."""
    compared = 0
    for story in _stories():
        for _ in range(40):
            if not story.step() or not story.watchers:
                break
            for watcher in story.watchers:
                told = features_of(ANTE_PORTAS.features, story.state, watcher.seat)
                for world in watcher.worlds.values():
                    assert features_of(ANTE_PORTAS.features, world, watcher.seat) == told
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_itself_first(seats: int) -> None:
    """The columns of seat 1 are those of seat 0 of a table whose seats are turned by one."""
    from ludarium.games import GAMES

    game = GAMES["builders-middle-ages"]
    names = game.features.names(seats)
    state = game.new(seats, simulation=True)
    rng = Rng(3)
    while state.to_act == CHANCE:
        state.apply(state.draw(rng))
    mover = int(state.to_act)
    for seat in range(seats):
        told = dict(zip(names, features_of(game.features, state, seat), strict=True))
        assert told[f"seat-{(mover - seat) % seats}-turn"] == 1
        assert sum(told[f"seat-{other}-turn"] for other in range(seats)) == 1


def test_an_army_that_is_larger_than_a_column_holds_is_cut_and_nothing_else() -> None:
    """Seven legions at one city are more than 32,767 men, in a deck of one's own even more."""
    state = ANTE_PORTAS.new(2)
    assert isinstance(state, AntePortas)
    state.stage, state.target, state.infantry, state.needed = LOSSES, 1, 49_000, 3_500
    names = ANTE_PORTAS.features.names(2)
    told = dict(zip(names, features_of(ANTE_PORTAS.features, state, 1), strict=True))
    assert (told["infantry"], told["needed"]) == (LARGEST, 3_500)
