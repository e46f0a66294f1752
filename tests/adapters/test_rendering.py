"""What people see of a program that learns: text, an image, and a readable OpenSpiel state."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from ludarium.adapters.gymnasium import LudariumEnv
from ludarium.adapters.pettingzoo import LudariumAEC
from ludarium.core.errors import OptionError


def test_text_and_image_show_the_same_table() -> None:
    env = LudariumEnv("ante-portas", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "Hannibal stands in" in text
    seen = LudariumEnv("ante-portas", render_mode="rgb_array")
    seen.reset(seed=1)
    image = seen.render()
    assert image.shape[2] == 3
    assert image.min() < 60 < 240 < image.max()
    assert image.shape[1] == 960  # the picture that a notebook shows, 240 mm wide
    assert LudariumEnv("ante-portas").render() is None


def test_all_seats_are_rendered_as_a_spectator_sees_them() -> None:
    env = LudariumAEC("ante-portas", render_mode="ansi")
    env.reset(seed=1)
    assert "Hannibal stands in" in env.render()
    assert "Your hand" not in env.render()


def test_an_unknown_mode_is_refused() -> None:
    for made in (LudariumEnv, LudariumAEC):
        with pytest.raises(OptionError, match="ansi, rgb_array"):
            made("faiyum", render_mode="human")


def test_an_openspiel_state_can_be_read() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from ludarium.adapters.openspiel import register

    register()
    state = pyspiel.load_game("ludarium_ante_portas(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert "Hannibal stands in" in str(state)
