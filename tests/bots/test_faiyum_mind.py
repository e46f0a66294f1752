"""The mind of Faiyum sees through half-done cards, prunes only what is pointless, and plans whole turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import cast

import pytest

from ludarium.bots import bot_named
from ludarium.bots.faiyum.mind import FaiyumMind
from ludarium.bots.faiyum.sense import ALIKE, family, openness
from ludarium.bots.mcts import Effort, Mcts
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.vocabulary import HUNT, RECALL, TURN, WORKER, op_of
from tests.faiyum_scenes import Scene


def decisions(seats: int, seed: int, every: int) -> Iterator[Faiyum]:
    """Positions of a random game in which a seat has to act, one in so many."""
    state = cast(Faiyum, FAIYUM.new(seats, simulation=True))
    rng = Rng(seed)
    settle(state, rng)
    seen = 0
    while state.to_act != OVER:
        seen += 1
        if seen % every == 0:
            yield state.copy()
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        settle(state, rng)


def chosen(scene: Scene) -> str:
    """What the greedy player would do, as text."""
    return FAIYUM.notation(bot_named("greedy", FAIYUM).choose(scene.state.copy(), Rng(1)))


def worth(scene: Scene, seat: int = 0) -> float:
    return FaiyumMind().worth(scene.state, seat)


# --- pruning, plans and quick choices -------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_sensible_actions_are_some_of_the_legal_ones_in_order(seats: int) -> None:
    mind, rng = FaiyumMind(), Rng(7)
    for state in decisions(seats, 3, 5):
        out = action_buffer(state)
        n = mind.sensible(state, out, state.legal_into(out))
        kept = [int(out[i]) for i in range(n)]
        assert kept
        assert kept == [action for action in state.legal() if action in kept]
        assert mind.lean(state, out, n, rng) in kept


def fields_worth_a_look(state: Faiyum) -> list[int]:
    """Of the places for a worker: developed ones, and of each kind the three that open most."""
    at, ways = state.at, state.once | state.stops()
    harvest = [a for a in state.legal() if a != at.done and not state.developed >> (a - at.worker) & 1]
    families: dict[int, list[int]] = {}
    for action in state.legal():
        if action != at.done:
            families.setdefault(int(family(state, action - at.worker)), []).append(action)
    for row in families.values():
        row.sort(key=lambda action: -openness(state, action - at.worker, ways))
    best = [action for row in families.values() for action in row[:ALIKE]]
    return [action for action in state.legal() if action not in harvest or action in best]


def test_of_many_places_for_a_worker_the_best_of_each_kind_are_kept() -> None:
    mind, seen = FaiyumMind(), 0
    for state in decisions(4, 5, 1):
        if op_of(state.top()) == WORKER:
            out = action_buffer(state)
            n = mind.sensible(state, out, state.legal_into(out))
            assert [int(out[i]) for i in range(n)] == fields_worth_a_look(state)
            seen += n < len(state.legal())
    assert seen > 0


def test_a_random_playout_never_stops_early_nor_takes_two_dollars_for_a_card_that_it_could_play() -> None:
    mind, rng = FaiyumMind(), Rng(7)
    for state in decisions(3, 4, 3):
        out, at, legal = action_buffer(state), state.at, state.legal()
        action = int(mind.any_sensible(state, out, state.legal_into(out), rng))
        assert action in legal
        if op_of(state.top()) in (RECALL, HUNT):
            assert action != at.done or legal == [at.done]
        if at.cash <= action < at.cash + state.cards.numbered:
            assert action - at.cash + at.play not in legal


def test_a_plan_is_a_row_of_legal_actions_to_the_end_of_the_turn() -> None:
    mind = FaiyumMind()
    for state in decisions(3, 5, 40):
        plans = mind.plans(state, 1000)
        assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
        for plan in plans:
            after = state.copy()
            for action in plan.actions:
                assert after.to_act == state.turn
                assert after.why_not(int(action)) is None
                after.apply(action)
            assert after.to_act != state.turn or op_of(after.top()) == TURN


def test_after_a_planned_turn_stands_a_position_of_the_kind_that_the_network_learned_from() -> None:
    """Leaves are judged at once: a network that never saw a half-done card must not be asked about one."""
    mind, rng = FaiyumMind(), Rng(4)
    for state in decisions(2, 8, 15):
        if not mind.worth_learning(state):
            continue
        for plan in mind.plans(state, 1000):
            after = state.copy()
            for action in plan.actions:
                after.apply(action)
            settle(after, rng)
            assert after.to_act == OVER or mind.worth_learning(after)


def test_the_worth_does_not_depend_on_what_was_judged_before() -> None:
    used = FaiyumMind()
    for state in decisions(2, 9, 60):
        assert [used.worth(state, seat) for seat in (1, 0)] == [FaiyumMind().worth(state, s) for s in (1, 0)]


# --- the worth ------------------------------------------------------------------------------------


def test_a_half_done_card_is_judged_by_what_it_will_give() -> None:
    scene = Scene().hold("settlement").build(dry="a1", worker="a1").only(wheat=1, grape=1, stone=1, money=2)
    scene.do("play settlement")
    begun = worth(scene)
    scene.do("settlement a1")
    assert scene.owns()["fame"] == 3
    assert begun == pytest.approx(worth(scene), abs=1.5)


@pytest.mark.parametrize("thing", ["wheat", "grape", "stone", "fish", "rose", "money", "fame"])
def test_more_of_anything_is_worth_more(thing: str) -> None:
    assert worth(Scene().only(**{thing: 3})) > worth(Scene().only(**{thing: 2}))


def test_a_good_card_on_top_of_the_pile_is_worth_more_than_at_its_bottom() -> None:
    names = ["farmer", "farmer", "farmer", "two-roads"]
    deep, high = Scene().stack("master-farmer", *names), Scene().stack(*names, "master-farmer")
    assert worth(high.only(money=0)) > worth(deep.only(money=0))


def test_at_the_end_the_cards_in_hand_share_the_goods() -> None:
    """Five stone are enough for one of the two: the other makes no more than the $2 for a card (FA-20)."""
    one = worth(Scene().hold("great-temple").only(stone=5).end_now())
    both = worth(Scene().hold("great-temple", "mason").only(stone=5).end_now())
    plenty = worth(Scene().hold("great-temple", "mason").only(stone=7).end_now())
    assert one <= both < one + 2
    assert plenty > both + 1.5


# --- turns of the greedy player -------------------------------------------------------------------


def test_it_buys_early_rather_than_taking_small_money() -> None:
    scene = Scene(deal=(6, 10, 22, 34, 52, 60, 66, 74, 80, 98, 106, 112)).only(money=6)
    assert chosen(scene).startswith("buy ")


def test_it_makes_the_first_direct_link() -> None:
    scene = Scene().hold("two-roads").only(wheat=3, grape=3).build(dry="f1 g1 e2 f2 g3 e3 f4 g4")
    scene.do("play two-roads")
    scene.do(chosen(scene))
    while scene.state.table >= 0:
        scene.do(chosen(scene))
    assert "linked" in scene.kinds()


def test_with_nothing_left_to_make_it_passes_for_the_disaster() -> None:
    scene = Scene().hold("farmer").only().end_now()
    assert chosen(scene) == "pass"


def test_a_plan_once_begun_is_gone_through_without_another_thought() -> None:
    asked = count()
    player = Mcts(FAIYUM, FaiyumMind(), Effort(8, steady=True, seconds=1e9), clock=lambda: next(asked))
    scene = Scene().hold("great-temple").only(stone=5).end_now()
    assert FAIYUM.notation(player.choose(scene.state.copy(), Rng(1))) == "play great-temple"
    thought = next(asked)
    scene.do("play great-temple")
    assert len(scene.state.legal()) > 1
    scene.do(FAIYUM.notation(player.choose(scene.state.copy(), Rng(1))))
    assert next(asked) == thought + 1


def test_it_beats_random() -> None:
    bots = [bot_named("greedy", FAIYUM), bot_named("random", FAIYUM)]
    state = FAIYUM.new(2, simulation=True)
    chance, luck = Rng(1), Rng(1, 1)
    settle(state, chance)
    while state.to_act != OVER:
        state.apply(bots[int(state.to_act)].choose(state.copy(), luck))
        settle(state, chance)
    assert state.winners() == [0]
