"""Coins in The Builders: takings, the bank that never runs out, and the bank of the box only."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Reason
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene, all_moves


def box(game: str = MIDDLE_AGES) -> Scene:
    """A table that plays with the coins of the box only."""
    return Scene(game, options={"bank": "limited"})


# --- takings ------------------------------------------------------------------------------------------


@rule("B-60")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_a_taking_gives_coins_by_its_actions(game: str, actions: int, coins: int) -> None:
    scene = Scene(game).do(f"take {actions}")
    assert (scene.coins(), scene.actions()) == (10 + coins, 3 - actions)
    assert scene.last_event("took").args == {"actions": actions, "coins": coins}


@rule("B-60")
@pytest.mark.parametrize("game", EDITIONS)
def test_no_taking_is_for_more_than_three_actions(game: str) -> None:
    takings = [move.args for move in all_moves(game) if move.kind == "take"]
    assert takings == [{"actions": 1, "coins": 1}, {"actions": 2, "coins": 3}, {"actions": 3, "coins": 6}]


@rule("B-60", "B-13")
@pytest.mark.parametrize(("spent", "taken"), [("take 1", 3), ("take 2", 2), ("take 3", 1)])
def test_a_taking_needs_all_its_actions(spent: str, taken: int) -> None:
    reason = Scene().do(spent).refused(f"take {taken}")
    assert reason == Reason("B-13", "needs-actions", {"needed": taken, "left": taken - 1})


@rule("B-60")
def test_bought_actions_may_be_used_for_a_taking() -> None:
    scene = Scene().do("take 1", "buy", "take 3")
    assert (scene.coins(), scene.actions()) == (10 + 1 - 5 + 6, 0)


@rule("B-61")
@pytest.mark.parametrize(
    ("takings", "coins"),
    [(["take 1", "take 1"], 2), (["take 1"] * 3, 3), (["take 1", "take 2"], 4), (["take 2", "take 1"], 4)],
)
def test_each_taking_is_paid_by_itself(takings: list[str], coins: int) -> None:
    assert Scene().do(*takings).coins() == 10 + coins


@rule("B-61")
def test_two_full_takings_fit_into_one_turn_with_bought_actions() -> None:
    scene = Scene().overtime(3).do("take 3", "take 3")
    assert (scene.coins(), scene.actions()) == (22, 0)


# --- the bank that never runs out ---------------------------------------------------------------------


@rule("B-5")
@pytest.mark.parametrize("game", EDITIONS)
def test_the_bank_pays_more_coins_than_the_box_holds(game: str) -> None:
    scene = Scene(game)
    assert scene.view().bank is None
    for _ in range(40):
        scene.do("take 3", "end")
    assert [seat.coins for seat in scene.view().seats] == [130, 130]


@rule("B-5", "B-52")
def test_rewards_and_loans_are_paid_in_full_by_the_unlimited_bank() -> None:
    scene = Scene(ANTIQUITY).pay_out(500, 1).found("trading-post")
    scene.do("send apprentice-1 to trading-post", "invest loan")
    assert scene.coins() == 10 - 2 + 6 + 10


# --- the coins of the box only ------------------------------------------------------------------------


@rule("B-5a")
@pytest.mark.parametrize(
    ("bank", "allowed"), [(0, []), (1, [1]), (2, [1]), (3, [1, 2]), (5, [1, 2]), (6, [1, 2, 3])]
)
def test_a_taking_that_the_bank_cannot_pay_in_full_is_refused(bank: int, allowed: list[int]) -> None:
    scene = box().leave_in_bank(bank)
    for actions, coins in ((1, 1), (2, 3), (3, 6)):
        if actions in allowed:
            assert scene.legal(f"take {actions}")
        else:
            reason = scene.refused(f"take {actions}")
            assert reason == Reason("B-5a", "bank-short", {"needed": coins, "left": bank})


@rule("B-5a")
def test_a_taking_empties_the_bank_to_the_last_coin() -> None:
    scene = box().leave_in_bank(3).do("take 2")
    assert (scene.view().bank, scene.coins()) == (0, 13)
    assert not scene.legal("take 1")


@rule("B-5a")
def test_what_players_pay_can_be_taken_again() -> None:
    scene = box().leave_in_bank(0).do("buy")
    assert scene.view().bank == 5
    assert scene.do("take 2").view().bank == 2


@rule("B-5a", "BA-40")
def test_a_loan_that_the_bank_cannot_pay_in_full_is_refused() -> None:
    scene = box(ANTIQUITY).leave_in_bank(9)
    assert scene.refused("invest loan") == Reason("B-5a", "bank-short", {"needed": 10, "left": 9})
    scene.leave_in_bank(10).do("invest loan")
    assert (scene.coins(), scene.view().bank) == (20, 0)


@rule("B-5a", "BA-20")
def test_the_prices_of_investments_go_to_the_bank() -> None:
    scene = box(ANTIQUITY).do("invest prisoner-1", "end", "invest brush", "end")
    assert scene.view().bank == 88 + 7 + 2
    assert scene.purse(10).do("invest tile-university on apprentice-1").view().bank == 97 - 7 + 7


@rule("B-5a", "B-52")
@pytest.mark.parametrize(("bank", "paid"), [(0, 2), (1, 3), (5, 7), (6, 8), (20, 8)])
def test_a_finished_building_pays_what_the_bank_has_left(bank: int, paid: int) -> None:
    """The Cabin pays 8; the 2 coins of the worker who finishes it are in the bank by then."""
    scene = _cabin(bank)
    assert scene.coins() == 10 - 2 + paid
    assert scene.view().bank == bank + 2 - paid
    assert scene.last_event("finished").args["coins"] == paid


def _cabin(bank: int) -> Scene:
    scene = Scene(apprentices=["apprentice-2"], options={"bank": "limited"}).leave_in_bank(bank)
    return scene.do("open cabin", "send apprentice-2 to cabin")


@rule("B-5a")
def test_nothing_is_owed_for_a_short_payment() -> None:
    scene = _cabin(0)
    assert (scene.coins(), scene.view().bank) == (10, 0)
    scene.do("end", "buy", "buy", "end")
    assert (scene.coins(), scene.view().bank) == (10, 10)
    assert scene.seat().points == 0


@rule("B-5a", "B-53")
def test_an_empty_bank_takes_away_no_points() -> None:
    scene = box().found("covered-bridge").hire("labourer-3").leave_in_bank(0)
    scene.do("send labourer-3 to covered-bridge")
    assert (scene.seat().points, scene.coins()) == (1, 10 - 3 + 3)
