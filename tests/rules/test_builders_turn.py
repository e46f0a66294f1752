"""A turn of The Builders: its free and bought actions, and what they cost."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Reason
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene, kinds

BY_CHANCE = {"start", "deal", "worker", "building"}
IN_BOTH = {"end", "take", "buy", "open", "recruit", "send"}
IN_ANTIQUITY = {"prisoner", "tool", "loan", "university", "free", "send-with-tool"}


# --- free and bought actions --------------------------------------------------------------------------


@rule("B-10")
@pytest.mark.parametrize("game", EDITIONS)
def test_every_turn_has_three_free_actions(game: str) -> None:
    scene = Scene(game)
    for _ in range(4):
        assert scene.actions() == 3
        scene.do("take 1", "take 1", "take 1")
        assert scene.refused("take 1").args == {"needed": 1, "left": 0}
        scene.do("end")


@rule("B-10")
def test_a_turn_goes_on_without_actions_until_the_player_ends_it() -> None:
    scene = Scene().do("take 3")
    assert (scene.view().to_act, scene.actions()) == (0, 0)
    assert scene.do("end").view().to_act == 1


@rule("B-10")
def test_a_player_without_actions_and_coins_can_only_end_the_turn() -> None:
    scene = Scene().purse(0).do("recruit master-1", "recruit master-2", "recruit master-3")
    assert scene.texts() == {"end"}


@rule("B-10")
@pytest.mark.parametrize("moves", [[], ["take 1"], ["take 2"], ["buy"], ["take 3", "buy"]])
def test_the_turn_may_be_ended_with_actions_unused(moves: list[str]) -> None:
    assert Scene().do(*moves).legal("end")


@rule("B-10", "B-11")
def test_unused_actions_free_or_bought_are_lost_and_not_refunded() -> None:
    scene = Scene().do("buy", "buy", "end")
    assert (scene.coins(), scene.actions()) == (0, 3)
    scene.do("end")
    assert (scene.coins(), scene.actions()) == (0, 3)


@rule("B-11")
def test_an_extra_action_costs_five_coins_and_takes_no_action() -> None:
    scene = Scene().do("buy")
    assert (scene.coins(), scene.actions()) == (5, 4)


@rule("B-11")
def test_extra_actions_can_be_bought_at_any_time_while_coins_last() -> None:
    scene = Scene().purse(15).do("buy", "take 3", "take 1", "buy", "buy")
    assert (scene.coins(), scene.actions()) == (7, 2)
    scene.do("buy")
    assert (scene.coins(), scene.actions()) == (2, 3)


@rule("B-11")
def test_exactly_five_coins_buy_an_action_and_four_do_not() -> None:
    assert Scene().purse(5).do("buy").coins() == 0
    assert Scene().purse(4).refused("buy") == Reason("B-11", "needs-coins", {"needed": 5, "left": 4})


@rule("B-11")
def test_a_move_is_offered_together_with_the_actions_it_has_to_buy() -> None:
    scene = Scene().do("take 3").purse(10)
    buy, game = scene.game.parse("buy"), scene.game
    offers = {choice.notation: choice.actions for choice in scene.view(0).choices}
    assert offers["open cabin, buying 1"] == [*buy, *game.parse("open cabin")]
    assert offers["take 2, buying 2"] == [*buy, *buy, *game.parse("take 2")]
    assert not any(notation.startswith("take 3") for notation in offers)


@rule("B-11", "B-13")
def test_no_move_is_offered_whose_bought_actions_would_eat_up_its_coins() -> None:
    scene = Scene().found("castle").do("take 3")
    send = "send apprentice-1 to castle, buying 1"
    assert send not in {choice.notation for choice in scene.purse(6).view(0).choices}
    assert send in {choice.notation for choice in scene.purse(7).view(0).choices}


# --- which actions there are --------------------------------------------------------------------------


@rule("B-12")
def test_the_actions_are_those_of_the_edition_and_no_others() -> None:
    assert kinds(MIDDLE_AGES) == IN_BOTH | BY_CHANCE
    assert kinds(ANTIQUITY) == IN_BOTH | IN_ANTIQUITY | BY_CHANCE


@rule("B-12")
@pytest.mark.parametrize(
    "moves",
    [
        ["open armoury", "open barracks", "open house"],
        ["recruit master-1", "recruit master-2", "recruit master-3"],
        ["take 1", "take 1", "take 1"],
        ["send apprentice-1 to pyramid", "send craftsman-3 to sphinx", "send craftsman-4 to theatre"],
        ["free prisoner-1", "free prisoner-2", "free prisoner-3"],
    ],
    ids=["open", "recruit", "take", "send", "free"],
)
def test_every_action_but_investing_can_be_repeated(moves: list[str]) -> None:
    scene = Scene(ANTIQUITY).found("pyramid", "sphinx", "theatre").hire("craftsman-3", "craftsman-4")
    scene.hire("prisoner-1", "prisoner-2", "prisoner-3")
    assert scene.do(*moves).actions() == 0


# --- costs --------------------------------------------------------------------------------------------


@rule("B-13")
@pytest.mark.parametrize("move", ["open cabin", "recruit master-1", "take 1", "send apprentice-1 to castle"])
def test_an_action_must_be_in_hand(move: str) -> None:
    reason = Scene().found("castle").do("take 3").refused(move)
    assert reason == Reason("B-13", "needs-actions", {"needed": 1, "left": 0})


@rule("B-13")
def test_coins_must_be_in_hand_to_the_last_one() -> None:
    scene = Scene().found("castle").hire("labourer-1").purse(2)
    reason = scene.refused("send labourer-1 to castle")
    assert reason == Reason("B-13", "needs-coins", {"needed": 3, "left": 2})
    assert scene.purse(3).do("send labourer-1 to castle").coins() == 0


@rule("B-13")
def test_the_reward_cannot_pay_for_the_worker_who_finishes() -> None:
    scene = Scene().found("chapel").hire("craftsman-1", "craftsman-2", "craftsman-9")
    scene.station("chapel", "craftsman-1", "craftsman-9").purse(3)
    reason = scene.refused("send craftsman-2 to chapel")
    assert reason == Reason("B-13", "needs-coins", {"needed": 4, "left": 3})
    assert scene.purse(4).do("send craftsman-2 to chapel").coins() == 18


@rule("B-13")
def test_actions_are_not_paid_in_parts() -> None:
    scene = Scene().found("castle").hire("master-6", "master-7").purse(50)
    scene.do("take 1", "send master-6 to castle")
    for _ in range(2):
        assert scene.refused("send master-7 to castle").args == {"needed": 2, "left": 1}
    assert scene.do("buy", "send master-7 to castle").actions() == 0


@rule("B-13")
def test_an_extra_action_is_paid_before_the_coins_of_the_sending_are_counted() -> None:
    scene = Scene().found("castle").do("take 3").purse(6).do("buy")
    reason = scene.refused("send apprentice-1 to castle")
    assert reason == Reason("B-13", "needs-coins", {"needed": 2, "left": 1})
