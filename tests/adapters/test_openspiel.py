"""The games as OpenSpiel games."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from ludarium.adapters.openspiel import register
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games import GAMES

SHORT = {"builders-middle-ages": "(rounds=n2)", "builders-antiquity": "(rounds=n2,players=3)"}


def loaded(game: str) -> Any:
    register()
    return pyspiel.load_game(f"ludarium_{game.replace('-', '_')}{SHORT.get(game, '')}")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_openspiels_own_random_simulation_passes(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), 1, False, False)


def walked(state: Any, moves: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            return
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(outcomes or state.legal_actions()))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = loaded(game).new_initial_state()
    walked(state, 30, 1)
    other = state.clone()
    before, story = str(state), state.information_state_string(0)
    walked(other, 5, 2)
    assert (str(state), state.information_state_string(0)) == (before, story)
    assert other.history()[: len(state.history())] == state.history()


def test_nodes_are_those_of_the_engine() -> None:
    """The same action ids, seats, chance weights and returns along a whole random game."""
    spiel, rng = loaded("builders-middle-ages"), Rng(5)
    state = spiel.new_initial_state()
    own = GAMES["builders-middle-ages"].new(2, {"rounds": "2"})
    while own.to_act != OVER:
        assert state.legal_actions() == own.legal()
        if own.to_act == CHANCE:
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        else:
            assert state.current_player() == own.to_act
        action = own.legal()[rng.below(len(own.legal()))]
        state.apply_action(action)
        own.apply(action)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1.0)


def test_worlds_that_look_the_same_have_one_information_state() -> None:
    """A card that Rome lays face down is not in Carthage's story, but in its own."""
    state = loaded("ante-portas").new_initial_state()
    while state.is_chance_node() or state.current_player() == 0:
        walked(state, 1, 3)
    hidden = [action for action in state.legal_actions() if "secret" in state.action_to_string(1, action)]
    assert len(hidden) > 1
    stories: list[tuple[str, str]] = []
    for action in hidden:
        later = state.child(action)
        stories.append((later.information_state_string(0), later.information_state_string(1)))
    assert len({theirs for theirs, _ in stories}) == 1
    assert len({own for _, own in stories}) == len(hidden)


def test_bad_parameters_are_refused() -> None:
    register()
    for name in ("ludarium_faiyum(players=9)", "ludarium_faiyum(swaps=all)", "ludarium_faiyum(reward=fun)"):
        with pytest.raises(Exception, match=r"takes|possible|reward|players"):
            pyspiel.load_game(name)
