"""Law: what a view is made of may be kept from earlier ones, and nobody can tell by its bytes."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from ludarium.core.game import Game
from ludarium.core.kept import Kept
from ludarium.games import HOUSE
from ludarium.laws.walks import Walk, some_walks

POSITIONS = 40  # of a game
MAKERS = "ludarium.games."


def views(walk: Walk) -> Iterator[bytes]:
    """The views of a game, of every seat and of a spectator."""
    for _, state, _ in walk.every(7, 7 * POSITIONS):
        for viewer in (None, *range(walk.seats)):
            yield msgspec.json.encode(walk.game.view(state, viewer))


def forget_all() -> None:
    """Empty whatever keeps anything that views are made of."""
    for each in gc.get_objects():
        if isinstance(each, Kept):
            each.clear()
        elif isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith(MAKERS):
            each.cache_clear()


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.id)
def test_a_view_is_the_same_whatever_was_shown_before(game: Game) -> None:
    walks = [*islice(some_walks(game), 3)]
    kept = [[*views(walk)] for walk in walks]
    for walk, before in zip(reversed(walks), reversed(kept), strict=True):
        forget_all()
        assert [*views(walk)] == before


def test_what_is_kept_does_not_grow_without_end() -> None:
    kept: Kept[int, str] = Kept(3)
    for number in range(10):
        assert kept.keep(number, str(number)) == str(number)
        assert 1 <= len(kept) <= 3
    assert kept[9] == "9"
