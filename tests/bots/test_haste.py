"""The weaker levels err as people do: they overlook and overrate, but do nothing that is plainly foolish."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots import bot_named
from ludarium.bots.levels import LEVELS
from ludarium.bots.networks import mind_of
from ludarium.bots.search.mind import Mind, sensible_actions
from ludarium.bots.search.one_ply import FOOLISH, OnePly, liking, sound
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES, HOUSE, game_named
from tests.bots.test_levels import positions
from tests.bots.test_search import Greed
from tests.bots.toys import Choice, Toy, Won
from tests.scenes import MIDDLE_AGES

BELOW_MASTER = LEVELS[:4]
BLIND = 100  # of a hundred actions: any of them is taken


def worth_after(mind: Mind, world: State, action: int) -> float | None:
    """What a position is worth to the seat after an action; None where chance has a say, or the game ends."""
    later, seat = world.copy(), int(world.to_act)
    later.apply(action)
    return None if later.to_act in (CHANCE, OVER) else mind.worth(later, seat)


def loses_at_once(world: State, action: int) -> bool:
    later = world.copy()
    later.apply(action)
    return later.to_act == OVER and int(world.to_act) not in later.winners()


LEVELS_OF = [(game.id, level) for game in HOUSE for level in BELOW_MASTER]


def not_planned(name: str, level: str) -> list[tuple[State, int]]:
    """Positions, and what a level does there where that is not what a planner would do."""
    game, found = GAMES[name], []
    for number, state in enumerate(positions(game, 2, 5, 6)):
        world = state.imagine(int(state.to_act), Rng(number))
        chosen = bot_named(level, game).choose(world.copy(), Rng(number))
        if chosen != bot_named("greedy", game).choose(world.copy(), Rng(number)):
            found.append((world, chosen))
    return found


@pytest.mark.parametrize(("name", "level"), LEVELS_OF)
def test_no_level_loses_at_once_where_it_need_not(name: str, level: str) -> None:
    for world, chosen in not_planned(name, level):
        worlds = [world.imagine(int(world.to_act), Rng(other)) for other in range(4)]
        if all(loses_at_once(each, chosen) for each in worlds):
            assert all(any(loses_at_once(each, other) for each in worlds) for other in world.legal())


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name, level in LEVELS_OF if not GAMES[name].hidden]
)
def test_no_level_gives_away_a_clear_lead_at_once(name: str, level: str) -> None:
    """What it does makes sense, wants nothing after it, and is not much worse than what else can be done."""
    mind = mind_of(GAMES[name], learned=False)
    for world, chosen in not_planned(name, level):
        sensible = sensible_actions(mind, world)
        assert chosen in sensible
        assert not mind.wants_another(world, chosen) or len(sensible) == 1
        worths = {action: worth_after(mind, world, action) for action in sensible}
        best = max((worth for worth in worths.values() if worth is not None), default=0.0)
        mine = worths[chosen]
        assert mine is None or mine >= best - FOOLISH * mind.scale(world) - 1e-9


def test_even_who_sees_nothing_does_not_lose_at_once() -> None:
    on, lost = Choice(0, (Won((1,)),)), Won((1,))
    for seed in range(20):
        assert OnePly(Greed(), BLIND).choose(Toy(Choice(0, (lost, lost, on, lost)), 2), Rng(seed)) == 2


def test_what_is_so_much_worse_is_left_out_in_order() -> None:
    out, worths = vec[i64]([4, 5, 6, 7]), vec[float]([1.0, 3.0, 1.9, 2.0])
    assert sound(out, worths, 4, 1.0) == 2
    assert [out[0], out[1], worths[0], worths[1]] == [5, 7, 3.0, 2.0]


class Buying(Greed):
    """To whom the action 1 pays only with another one."""

    def wants_another(self, state: State, action: int) -> bool:  # noqa: ARG002
        return action == 1


def test_who_looks_one_action_ahead_pays_for_nothing_that_comes_later() -> None:
    one, two = Choice(0, (Won((1,)),)), Choice(0, (Won((1,)), Won((1,))))
    table = Toy(Choice(0, (one, two)), 2)
    assert OnePly(Greed(), 0).choose(table, Rng(1)) == 1
    assert OnePly(Buying(), 0).choose(table, Rng(1)) == 0


def test_an_action_is_bought_by_plan_only() -> None:
    """B-11: in haste nobody pays 5 coins for an action that he may then have no use for."""
    game = game_named(MIDDLE_AGES)
    mind = mind_of(game, learned=False)
    bought = game.new(2).at.buy  # type: ignore[attr-defined]
    assert mind.wants_another(game.new(2), bought)
    assert not mind.wants_another(game.new(2), bought + 1)


def test_likings_last_a_game_and_differ_from_one_to_another() -> None:
    mine = [liking(1, action) for action in range(200)]
    assert mine == [liking(1, action) for action in range(200)]
    assert all(0.0 <= each < 1.0 for each in mine)
    assert 0.4 < sum(mine) / 200 < 0.6
    assert sum(liking(2, action) > mine[action] for action in range(200)) in range(70, 130)


def test_who_is_fond_of_something_takes_it_before_what_is_a_little_better() -> None:
    one, two = Choice(0, (Won((1,)),)), Choice(0, (Won((1,)), Won((1,))))
    table = Toy(Choice(0, (one, two)), 2)
    taken = [OnePly(Greed(), 0, fond=100).choose(table, Rng(seed)) for seed in range(30)]
    assert set(taken) == {0, 1}  # the scale is 5 points, the difference 1
