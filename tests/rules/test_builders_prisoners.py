"""Prisoners and citizens of The Builders: Antiquity."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Reason
from tests.rule import rule
from tests.scenes import ANTIQUITY, Scene, all_moves


def forum(coins: int = 30, seats: int = 2) -> Scene:
    """Seat 0 has the site of the Pyramid (4/4/4/4), two craftsmen 1/1/1/1 and coins."""
    scene = Scene(ANTIQUITY, seats).found("pyramid").hire("craftsman-3", "craftsman-4")
    return scene.purse(coins)


# --- prisoners and citizens ---------------------------------------------------------------------------


@rule("BA-21")
def test_a_prisoner_costs_seven_coins_and_joins_the_crew_idle() -> None:
    scene = forum(7).do("invest prisoner-4")
    assert (scene.coins(), scene.actions()) == (0, 2)
    assert "prisoner-4" in scene.idle()
    assert scene.do("send prisoner-4 to pyramid").site("pyramid").made == [2, 2, 0, 0]
    assert scene.coins() == 0


@rule("BA-21")
def test_six_coins_do_not_buy_a_prisoner() -> None:
    reason = forum(6).refused("invest prisoner-4")
    assert reason == Reason("BA-21", "needs-coins", {"needed": 7, "left": 6})


@rule("BA-22")
def test_a_prisoner_cannot_be_educated_or_carry_a_tool() -> None:
    scene = forum().hire("prisoner-1").equip("hammer")
    cannot = Reason("BA-22", "prisoner-cannot", {"unit": "prisoner-1"})
    assert scene.refused("invest stone-university on prisoner-1") == cannot
    assert scene.refused("send prisoner-1 to pyramid with hammer") == cannot
    assert scene.legal("send prisoner-1 to pyramid")


@rule("BA-22")
def test_a_machine_cannot_be_educated_or_carry_a_tool() -> None:
    scene = forum().complete("hoist").equip("hammer")
    reason = scene.refused("send hoist to pyramid with hammer")
    assert reason == Reason("BA-22", "machine-cannot", {"unit": "hoist"})
    pupils = {move.args["unit"] for move in all_moves(ANTIQUITY) if move.kind == "university"}
    assert pupils.isdisjoint({"hoist", "saw", "architects-table", "scaffolding"})
    assert len(pupils) == 18 + 6


@rule("BA-23")
def test_freeing_costs_one_action_and_no_coins() -> None:
    scene = forum(0).hire("prisoner-1").do("free prisoner-1")
    assert (scene.coins(), scene.actions()) == (0, 2)
    assert scene.unit("prisoner-1").name == "citizen-1"


@rule("BA-23")
def test_freeing_is_no_investment_and_a_prisoner_bought_this_turn_may_be_freed() -> None:
    scene = forum().hire("prisoner-1").do("invest prisoner-4", "free prisoner-4", "free prisoner-1")
    assert scene.unit("prisoner-4").freed
    assert scene.unit("prisoner-1").freed
    scene = forum().hire("prisoner-1").do("free prisoner-1", "invest saw")
    assert scene.seat().tools == ["saw"]


@rule("BA-23", "B-13")
def test_each_freeing_needs_an_action() -> None:
    scene = forum().hire("prisoner-1").do("take 3")
    reason = scene.refused("free prisoner-1")
    assert reason == Reason("B-13", "needs-actions", {"needed": 1, "left": 0})


@rule("BA-23")
@pytest.mark.parametrize("prisoner", ["prisoner-2", "prisoner-6"])
def test_only_own_prisoners_can_be_freed(prisoner: str) -> None:
    scene = forum().hire("prisoner-1").hire("prisoner-2", seat=1)
    reason = scene.refused(f"free {prisoner}")
    assert reason == Reason("BA-23", "unit-not-yours", {"unit": prisoner})


@rule("BA-24")
def test_a_prisoner_at_a_site_cannot_be_freed_until_it_comes_back() -> None:
    scene = forum().found("market").hire("prisoner-4", "prisoner-5")
    scene.do("send prisoner-4 to market")
    reason = scene.refused("free prisoner-4")
    assert reason == Reason("BA-24", "unit-at-work", {"unit": "prisoner-4"})
    scene.do("send prisoner-5 to market")
    assert scene.overtime(1).do("free prisoner-4").unit("prisoner-4").freed


@rule("BA-25")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_citizen_makes_the_same_and_costs_four_coins(number: int) -> None:
    scene = forum().hire(f"prisoner-{number}")
    before = scene.unit(f"prisoner-{number}")
    after = scene.do(f"free prisoner-{number}").unit(f"prisoner-{number}")
    assert (before.coins, after.coins) == (0, 4)
    assert before.makes == after.makes


@rule("BA-25")
def test_a_citizen_can_carry_a_tool_and_be_educated() -> None:
    scene = forum().hire("prisoner-4").equip("brush")
    scene.do("free prisoner-4", "invest knowledge-university on citizen-4")
    scene.do("send citizen-4 to pyramid with brush")
    assert scene.site("pyramid").made == [2, 2, 3, 1]
    assert scene.coins() == 30 - 7 - 4


@rule("BA-25")
def test_a_citizen_cannot_be_freed_again() -> None:
    scene = forum().hire("prisoner-4").do("free prisoner-4")
    reason = scene.refused("free prisoner-4")
    assert reason == Reason("BA-25", "free-already", {"unit": "citizen-4"})
