"""Law: what a view is made of may be kept from earlier ones, and nobody can tell by its bytes."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec
import pytest

from ludarium import speed
from ludarium.core.game import Game
from ludarium.core.kept import Kept
from ludarium.core.messages import Phrase
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


def inside(thing: object) -> Sequence[object]:
    """What a part of a view holds."""
    match thing:
        case msgspec.Struct():
            return msgspec.structs.astuple(thing)
        case dict():
            return [*thing.keys(), *thing.values()]
        case list() | tuple():
            return thing
    return ()


def leads_back(thing: object, above: tuple[int, ...], seen: set[int]) -> bool:
    """Whether a thing holds itself, however far below."""
    if id(thing) in above:
        return True
    if id(thing) in seen:
        return False
    seen.add(id(thing))
    return any(leads_back(part, (*above, id(thing)), seen) for part in inside(thing))


def test_nothing_that_is_kept_leads_back_to_itself() -> None:
    """The collector of cycles passes by all of it; not every game keeps something."""
    for game in HOUSE:
        for walk in islice(some_walks(game), 3):
            assert [*views(walk)]
    kept = [each for each in gc.get_objects() if isinstance(each, Kept)]
    assert any(kept)
    assert not any(leads_back(pair, (), set()) for each in kept for pair in each.items())


def test_the_collector_passes_by_what_is_kept() -> None:
    facts, inner = [Phrase("a", {"b": [Phrase("c")]})], [[1], [2]]
    value = (Phrase("d", {"e": facts}), inner)
    assert Kept[int, object](1).keep(1, value) is value
    tracked = [gc.is_tracked(each) for each in (value, facts, facts[0].args, inner, *inner)]
    assert tracked == [not speed.compiled()] * len(tracked)


def test_what_is_kept_does_not_grow_without_end() -> None:
    kept: Kept[int, str] = Kept(3)
    for number in range(10):
        assert kept.keep(number, str(number)) == str(number)
        assert 1 <= len(kept) <= 3
    assert kept[9] == "9"
