"""Games played on: what really comes of a way on counts more than how it looks, by the same draws for all."""

from __future__ import annotations

from itertools import count
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots import bot_named
from ludarium.bots.builders.mind import BuildersMind
from ludarium.bots.builders.plan import BuildersPlanner
from ludarium.bots.levels import deep_effort, thinker, tree_alone
from ludarium.bots.mcts import Effort
from ludarium.bots.networks import mind_of
from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.rollouts import (
    FIRST_LOOK,
    LEAST_GAMES,
    MANY_GAMES,
    MOST_WAYS,
    MUCH_CARE,
    SOME_CARE,
    SOME_GAMES,
    Rollouts,
    Trial,
    better_half,
    careful,
    halvings,
    not_clearly_worse,
)
from ludarium.bots.search.tree import NO_MORE, Edge, Node
from ludarium.core.game import Game
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import game_named
from tests.bots.toys import Choice, Draw, Place, Toy, Won
from tests.scenes import EDITIONS, MIDDLE_AGES

FURTHER = 4
GAMES = 200


class Dazzled(Mind):
    """Thinks the more of a place for whoever acts there, the more ways lead on from it."""

    def worth(self, state: State, seat: int) -> float:
        place = cast(Toy, state).place
        return 10.0 * len(place.ways) if isinstance(place, Choice) and seat == 0 else 0.0


def forced(place: Place, moves: int) -> Place:
    """A place that so many moves lead to, none of which can be avoided; both seats in turn."""
    for move in range(moves):
        place = Choice(move % 2, (place,))
    return place


def wide(place: Place) -> Place:
    """A place from which many ways lead to the same."""
    return Choice(1, (place,) * 8)


def judged_at_once(root: State, mind: Mind, iterations: int = 60) -> Node:
    """What a tree says that never looks beyond the first action."""
    node = Node()
    taste = Taste(explore=0.5, turns=0, trust=0.0, unit=1, ripe=10**6)
    Search(mind, taste, root, node, Rng(3)).think(iterations, 0.0, lambda: 0.0)
    return node


def played_on(root: State, mind: Mind, node: Node) -> Rollouts:
    taste = Taste(explore=0.5, turns=FURTHER, trust=0.0, unit=1)
    return Rollouts(mind, taste, root, node, Rng(5))


def never() -> float:
    raise AssertionError


def test_a_way_that_dazzles_the_judge_is_seen_through() -> None:
    lost, won = wide(forced(Won((1,)), 2)), forced(Won((0,)), 3)
    root = Toy(Choice(0, (lost, won)), 2)
    node = judged_at_once(root, Dazzled())
    assert node.most_visited().action == 0
    assert played_on(root, Dazzled(), node).best(GAMES, 0.0, never).action == 1


def test_all_ways_meet_the_same_draws() -> None:
    """Two ways to the same lottery bring the same, game by game; so the first one stays the choice."""
    lottery = Draw(((1, Won((0,))), (1, Won((1,)))))
    root = Toy(Choice(0, (lottery, lottery)), 2)
    node = judged_at_once(root, Dazzled())
    rollouts = played_on(root, Dazzled(), node)
    trials = [Trial(edge) for edge in node.most_promising(2)]
    for number in range(1, 21):
        rollouts._sweep(trials)
        assert trials[0].total == trials[1].total
        assert trials[0].games == number
    assert 0.0 < trials[0].mean() < 1.0
    assert rollouts.best(GAMES, 0.0, never) is node.most_promising(1)[0]


def test_too_few_games_to_compare_leave_the_choice_to_the_tree() -> None:
    lost, won = wide(forced(Won((1,)), 2)), forced(Won((0,)), 3)
    root = Toy(Choice(0, (lost, won)), 2)
    node = judged_at_once(root, Dazzled())
    chosen = played_on(root, Dazzled(), node).best(2 * LEAST_GAMES - 1, 0.0, never)
    assert chosen is node.most_visited()


def test_the_worse_half_is_left_out_until_one_is_left() -> None:
    for ways in range(1, MOST_WAYS + 1):
        trials = [Trial(Edge(number, NO_MORE, 1.0)) for number in range(ways)]
        for number, trial in enumerate(trials):
            trial.games, trial.total = 1, float(number % 5)
        best = max(trials, key=lambda trial: trial.total)
        for _ in range(halvings(ways)):
            assert len(trials) > 1
            trials = better_half(trials)
        assert [trial.edge for trial in trials] == [best.edge]


def tried(outcomes: list[float]) -> Trial:
    """A way with what came of its games."""
    trial = Trial(Edge(0, NO_MORE, 1.0))
    for outcome in outcomes:
        trial.add(outcome)
    return trial


def test_a_race_leaves_out_what_is_clearly_worse_by_the_same_draws() -> None:
    """The draws decide most of each game; what is behind in every one of them is behind all the same."""
    draws = [0.1, 0.9, 0.5, 0.3] * 4
    best = tried(draws)
    behind = tried([draw - 0.05 - 0.01 * (number % 2) for number, draw in enumerate(draws)])
    doubtful = tried([draw + (0.3 if number % 2 else -0.35) for number, draw in enumerate(draws)])
    assert not_clearly_worse([behind, doubtful, best]) == [doubtful, best]


def test_a_race_keeps_one_of_two_ways_that_are_the_same() -> None:
    one, other = tried([0.2, 0.8]), tried([0.2, 0.8])
    assert not_clearly_worse([one, other]) == [one]


def test_a_race_ends_when_one_way_is_left() -> None:
    lost, won = wide(forced(Won((1,)), 2)), forced(Won((0,)), 3)
    root = Toy(Choice(0, (lost, won)), 2)
    rollouts = played_on(root, Dazzled(), judged_at_once(root, Dazzled()))
    assert rollouts.best(100 * GAMES, 0.0, never, races=True).action == 1
    assert rollouts.played == FIRST_LOOK


def test_games_stop_when_the_time_is_up() -> None:
    """Each look at the clock takes a second, so that a game takes one, and few can be played in thirty."""
    lost, won = wide(forced(Won((1,)), 2)), forced(Won((0,)), 3)
    root = Toy(Choice(0, (lost, won)), 2)
    node, ticks = judged_at_once(root, Dazzled()), count()
    rollouts = played_on(root, Dazzled(), node)
    assert rollouts.best(10**9, 30.0, lambda: float(next(ticks))).action == 1
    assert next(ticks) <= 32
    assert rollouts.played < 30


class Watched(Mind):
    """Remembers the care with which it was asked to play on."""

    def __init__(self) -> None:
        self.cares: list[int] = []

    def worth(self, state: State, seat: int) -> float:  # noqa: ARG002
        return 0.0

    def finish_turn(self, state: State, out: vec[i64], rng: Rng, care: i64) -> None:
        self.cares.append(int(care))
        super().finish_turn(state, out, rng, care)


def cares_of(games: int, care: int, seconds: float = 0.0, a_look: float = 0.0) -> list[int]:
    """The cares with which so many games are played on, where each look at the clock takes so long."""
    root, mind = Toy(Choice(0, (forced(Won((1,)), 3), forced(Won((0,)), 3))), 2), Watched()
    node = judged_at_once(root, mind)
    taste = Taste(explore=0.5, turns=FURTHER, trust=0.0, unit=1)
    ticks = count()
    rollouts = Rollouts(mind, taste, root, node, Rng(5), care=care)
    mind.cares.clear()
    rollouts.best(games, seconds, lambda: a_look * next(ticks))
    return mind.cares


def test_many_games_are_played_with_more_care_than_few() -> None:
    for games, care in ((SOME_GAMES - 1, 0), (SOME_GAMES, SOME_CARE), (MANY_GAMES, MUCH_CARE)):
        assert careful(games) == care
        assert set(cares_of(games, MUCH_CARE)) == {care}


def test_nobody_takes_more_care_than_he_is_given() -> None:
    assert set(cares_of(MANY_GAMES, 0)) == {0}
    assert set(cares_of(MANY_GAMES, SOME_CARE)) == {SOME_CARE}


def test_who_has_time_for_few_games_plays_them_at_a_glance() -> None:
    """A game takes a second: there is time for thirty, or for a thousand."""
    assert set(cares_of(10**6, MUCH_CARE, seconds=30.0, a_look=1.0)) == {0}
    unhurried = cares_of(10**6, MUCH_CARE, seconds=1000.0, a_look=1.0)
    assert unhurried[0] == 0, "one look at how long a game takes"
    assert unhurried[-1] == MUCH_CARE


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_played_with_care_is_planned_anew_after_each_draw(edition: str) -> None:
    """What is drawn can change the plan; the first plan carried out to its end leads elsewhere then."""
    game, changed = game_named(edition), 0
    planner = BuildersPlanner(cast(BuildersMind, mind_of(game)).weights)
    state, mind = in_the_midst(game, 2, 8), mind_of(game)
    while state.to_act != OVER:
        by_plan, by_plans, rng, seat = state.copy(), state.copy(), Rng(7), state.to_act
        carry_out(by_plan, planner, Rng(7), until_drawn=False)
        while by_plans.to_act == seat:
            carry_out(by_plans, planner, rng, until_drawn=True)
        mind.finish_turn(state, action_buffer(state), Rng(7), SOME_CARE)
        assert state.snapshot() == by_plans.snapshot()
        changed += by_plan.snapshot() != by_plans.snapshot()
    assert changed > 0


def carry_out(state: State, planner: BuildersPlanner, rng: Rng, *, until_drawn: bool) -> None:
    """The actions of one plan, to its end or to the first draw."""
    for action in planner.plans(state, 1, SOME_CARE)[0].actions:
        state.apply(action)
        if state.to_act == CHANCE:
            settle(state, rng)
            if until_drawn:
                return


def in_the_midst(game: Game, seats: int, moves: int, seed: int = 5) -> State:
    """A position after some greedy moves, at the beginning of a turn or in it."""
    state, rng, greedy = game.new(seats), Rng(seed), bot_named("greedy", game)
    settle(state, rng)
    for _ in range(moves):
        state.apply(greedy.choose(state.copy(), rng))
        settle(state, rng)
    assert state.to_act != OVER
    return state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_plays_on_chooses_the_same_again_and_legally(edition: str, seats: int) -> None:
    game = game_named(edition)
    effort = deep_effort(game, 40)
    assert effort.iterations * effort.rollouts // 100 >= 2 * LEAST_GAMES
    state = in_the_midst(game, seats, 9 * seats)
    before, seat = state.snapshot(), int(state.to_act)
    answers = {thinker(game, effort).choose(state.imagine(seat, Rng(world)), Rng(2)) for world in (1, 2, 2)}
    assert len(answers) == 1
    assert answers <= set(state.legal())
    assert state.snapshot() == before


def test_a_plan_is_carried_out_and_the_position_stays_as_it_was() -> None:
    game = game_named(EDITIONS[0])
    bot = thinker(game, tree_alone(deep_effort(game, 40)))
    state = in_the_midst(game, 2, 12)
    node = Node()
    Search(bot.mind, bot.taste, state.copy(), node, Rng(1)).think(40, 0.0, never)
    assert node.planned
    rollouts = Rollouts(bot.mind, bot.lasting, state.copy(), node, Rng(1))
    chosen = rollouts.best(40, 0.0, never)
    assert chosen in node.edges
    assert rollouts.root.snapshot() == state.snapshot()
    assert rollouts.played >= 40 // 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_decide_among_turns_that_the_tree_was_never_shown(edition: str) -> None:
    game = game_named(edition)
    bot = thinker(game, tree_alone(deep_effort(game, 40)))
    state, node = in_the_midst(game, 2, 12), Node()
    Search(bot.mind, bot.taste, state.copy(), node, Rng(1)).think(40, 0.0, never)
    shown = len(node.edges)
    rollouts = Rollouts(bot.mind, bot.lasting, state.copy(), node, Rng(1))
    assert len(rollouts._trials(shown * LEAST_GAMES)) == len(node.edges) == shown
    assert len(rollouts._trials((shown + 1) * LEAST_GAMES)) == shown + 1
    assert shown < len(node.edges) <= shown + MOST_WAYS
    assert rollouts.best((shown + 1) * LEAST_GAMES, 0.0, never) in node.edges


def after_the_turn(effort: Effort) -> State:
    """The scene of the hotel: seat 1, far behind, finishes three sites; what it opens besides decides."""
    game = game_named(MIDDLE_AGES)
    state, bot = in_the_midst(game, 2, 52, seed=273), thinker(game, effort)
    assert state.to_act == 1
    while state.to_act == 1:
        state.apply(bot.choose(state.copy(), Rng(1)))
        settle(state, Rng(4))
    return state


def won_by_quick_play(state: State, seat: int, games: int) -> int:
    """How many of so many games a seat wins that are played to the end at a glance."""
    mind, won = mind_of(game_named(MIDDLE_AGES)), 0
    for number in range(games):
        later, rng = state.copy(), Rng(50, number)
        out = action_buffer(later)
        while later.to_act != OVER:
            mind.finish_turn(later, out, rng, 0)
        won += seat in later.winners()
    return won


def test_a_turn_that_wins_is_found_where_the_judge_alone_misses_it() -> None:
    effort = deep_effort(game_named(MIDDLE_AGES), 60)
    assert won_by_quick_play(after_the_turn(tree_alone(effort)), 1, 4) == 0
    assert won_by_quick_play(after_the_turn(effort), 1, 4) == 4
