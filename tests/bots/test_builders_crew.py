"""The cheapest way to finish a site is remembered, and what is remembered is never that of another crew."""

from __future__ import annotations

import pytest

from ludarium.bots.builders.crew import Crew
from ludarium.bots.builders.plan import BuildersPlanner
from ludarium.bots.builders.weights import BuildersWeights
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.games import GAMES
from ludarium.games.builders.cards import pack
from tests.scenes import EDITIONS, Scene


@pytest.mark.parametrize("game", EDITIONS)
def test_what_was_reckoned_before_changes_no_plan(game: str) -> None:
    """Ways to finish a site are remembered from position to position; one who remembers none plans alike."""
    state, rng, old = GAMES[game].new(2), Rng(3), BuildersPlanner(BuildersWeights())
    settle(state, rng)
    for _ in range(40):
        action = old.plan(state)
        assert action == BuildersPlanner(BuildersWeights()).plan(state)
        state.apply(action)
        settle(state, rng)


def test_a_freed_unit_that_is_idle_is_not_taken_for_one_that_is_away() -> None:
    state = Scene(apprentices=["apprentice-1", "apprentice-2"]).hire("craftsman-9").state
    crew = Crew(BuildersWeights())
    lack, player = pack([0, 2, 2, 0]), state.players[0]
    both = player.idle
    craftsman = 1 << state.cards.unit_ids.index("craftsman-9")
    player.idle ^= craftsman
    crew.gather(state, player, 100)
    without = crew.cover(state, lack).used
    player.idle, state.freed = both, craftsman
    crew.gather(state, player, 100)
    assert crew.cover(state, lack).used == 1  # the first of the crew, while without him all have to be hired
    assert without == 0
