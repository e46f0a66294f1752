"""Compiled and interpreted batches tell the same, byte for byte, whatever C has a shorter word for."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludarium.adapters.batch import BatchEnv
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.games import GAMES

ROOT = Path(__file__).parents[2]
GAME_IDS = sorted(GAMES)


def told(game: str) -> str:
    """A fingerprint of all that a batch tells in some steps, whole games among them."""
    env, seen = BatchEnv(game, 3, seats=2, seed=3, mask=True), hashlib.sha256()
    for _ in range(80):
        step = env.step_random()
        for numbers in (step.observations, step.to_act, step.starts, step.legal, step.mask, step.rewards):
            assert numbers is not None
            seen.update(numbers.tobytes())
    return seen.hexdigest()


@pytest.mark.parametrize("game", GAME_IDS)
def test_both_speeds_tell_the_same(game: str) -> None:
    """Against the sources, which are never compiled where they lie."""
    program = f"from tests.adapters.test_two_speeds import told; print(told({game!r}))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == told(game)


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("room", [0, 2, 6])
def test_a_list_without_room_is_an_error(game: str, room: int) -> None:
    """Nothing is written beyond the end of an array, however many actions are legal."""
    state = GAMES[game].new(2, simulation=True)
    settle(state, Rng(1))
    assert len(state.legal()) > 6
    with pytest.raises(IndexError):
        state.legal_into(vec[i64]([0] * room))
