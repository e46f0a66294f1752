"""Investments of The Builders: Antiquity."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Reason
from tests.rule import rule
from tests.scenes import ANTIQUITY, MIDDLE_AGES, Scene, all_moves, kinds

INVESTMENTS = ["invest prisoner-4", "invest saw", "invest loan", "invest wood-university on craftsman-3"]
OTHERS = ["invest prisoner-5", "invest brush", "invest loan", "invest tile-university on craftsman-4"]


def forum(coins: int = 30, seats: int = 2) -> Scene:
    """Seat 0 has the site of the Pyramid (4/4/4/4), two craftsmen 1/1/1/1 and coins."""
    scene = Scene(ANTIQUITY, seats).found("pyramid").hire("craftsman-3", "craftsman-4")
    return scene.purse(coins)


# --- investing ----------------------------------------------------------------------------------------


@rule("BA-20")
@pytest.mark.parametrize("first", INVESTMENTS)
def test_one_investment_a_turn_even_with_bought_actions(first: str) -> None:
    scene = forum().do(first)
    assert scene.actions() == 2
    scene.overtime(2)
    for second in OTHERS:
        assert scene.refused(second) == Reason("BA-20", "invested-already", {})


@rule("BA-20")
def test_every_player_may_invest_in_every_turn() -> None:
    scene = forum(seats=3)
    for loans_left in (3, 2, 1, 0):
        scene.do("invest loan", "end")
        stacks = scene.view().investments
        assert stacks is not None
        assert stacks.loans == loans_left
    assert [scene.seat(seat).loans for seat in range(3)] == [2, 1, 1]


@rule("BA-20", "B-13")
@pytest.mark.parametrize("investment", INVESTMENTS)
def test_an_investment_needs_an_action(investment: str) -> None:
    reason = forum().do("take 3").refused(investment)
    assert reason == Reason("B-13", "needs-actions", {"needed": 1, "left": 0})


@rule("BA-1")
def test_nothing_refills_a_stack() -> None:
    scene = forum().do("invest prisoner-4", "end", "invest saw", "end")
    scene.do("invest tile-university on craftsman-3", "end")
    for gone in ("invest prisoner-4", "invest saw", "invest tile-university on apprentice-2"):
        assert scene.refused(gone) == Reason("BA-1", "not-in-stack", {})
    stacks = scene.view().investments
    assert stacks is not None
    assert (len(stacks.prisoners), len(stacks.tools), len(stacks.universities)) == (5, 3, 3)


@rule("BA-1", "BA-40")
def test_there_are_four_loans_and_no_fifth() -> None:
    scene = forum().do("invest loan", "end", "invest loan", "end", "invest loan", "end", "invest loan", "end")
    assert scene.refused("invest loan") == Reason("BA-1", "not-in-stack", {})


# --- tools --------------------------------------------------------------------------------------------


@rule("BA-30")
def test_a_tool_costs_two_coins_and_lies_idle() -> None:
    scene = forum(2).do("invest set-square")
    assert (scene.coins(), scene.actions()) == (0, 2)
    assert scene.seat().tools == ["set-square"]
    reason = forum(1).refused("invest set-square")
    assert reason == Reason("BA-30", "needs-coins", {"needed": 2, "left": 1})


@rule("BA-30")
def test_a_tool_goes_along_for_nothing_and_adds_its_resource_in_the_turn_it_is_bought() -> None:
    scene = forum(10).do("invest set-square", "send craftsman-3 to pyramid with set-square")
    assert (scene.coins(), scene.actions()) == (10 - 2 - 4, 1)
    assert scene.site("pyramid").made == [1, 1, 2, 1]
    assert scene.unit("craftsman-3").tool == "set-square"
    assert scene.seat().tools == []


@rule("BA-30")
def test_a_worker_may_be_sent_without_an_idle_tool() -> None:
    scene = forum().equip("set-square").do("send craftsman-3 to pyramid")
    assert scene.site("pyramid").made == [1, 1, 1, 1]
    assert scene.seat().tools == ["set-square"]


@rule("BA-30", "B-42")
def test_a_tool_cannot_follow_a_worker_later() -> None:
    scene = forum().equip("hammer").do("send craftsman-3 to pyramid").turns(2)
    reason = scene.refused("send craftsman-3 to pyramid with hammer")
    assert reason == Reason("B-42", "unit-at-work", {"unit": "craftsman-3"})
    assert {move.kind for move in all_moves(ANTIQUITY) if "tool" in move.args} == {"tool", "send-with-tool"}


@rule("BA-30")
def test_only_own_tools_go_along() -> None:
    scene = forum().equip("hammer").equip("brush", seat=1)
    for tool in ("brush", "saw"):
        reason = scene.refused(f"send craftsman-3 to pyramid with {tool}")
        assert reason == Reason("BA-30", "tool-not-yours", {"tool": tool})


@rule("BA-31")
def test_a_tool_stays_at_its_site_and_serves_no_other_worker() -> None:
    scene = forum().found("sphinx").equip("hammer").do("send craftsman-3 to pyramid with hammer")
    for turns in (0, 2):
        scene.turns(turns)
        for building in ("pyramid", "sphinx"):
            reason = scene.refused(f"send craftsman-4 to {building} with hammer")
            assert reason == Reason("BA-31", "tool-at-work", {"tool": "hammer"})


@rule("BA-31")
def test_two_workers_can_carry_a_tool_each_to_one_site() -> None:
    scene = forum().equip("hammer", "saw", "brush")
    scene.do("send craftsman-3 to pyramid with saw", "send craftsman-4 to pyramid with brush")
    assert scene.site("pyramid").made == [2, 3, 2, 3]
    assert scene.seat().tools == ["hammer"]


@rule("BA-31")
def test_a_tool_comes_back_idle_when_its_building_is_finished_and_no_other() -> None:
    scene = forum().found("temple").equip("saw", "brush", "hammer")
    scene.do("send craftsman-3 to pyramid with hammer").turns(2)
    scene.hire("prisoner-2").do("send apprentice-1 to temple with saw")
    assert scene.seat().tools == ["brush"]
    scene.do("send prisoner-2 to temple")
    assert scene.seat().tools == ["saw", "brush"]
    assert scene.unit("craftsman-3").tool == "hammer"


@rule("BA-31")
def test_no_sending_takes_two_tools() -> None:
    for move in all_moves(ANTIQUITY):
        if move.kind == "send-with-tool":
            assert sorted(move.args) == ["building", "tool", "unit"]


# --- loans --------------------------------------------------------------------------------------------


@rule("BA-40")
def test_a_loan_gives_ten_coins_to_a_player_without_any() -> None:
    scene = forum(0).do("invest loan")
    assert (scene.coins(), scene.actions(), scene.seat().loans) == (10, 2, 1)
    assert scene.do("buy").coins() == 5


@rule("BA-41", "BA-42")
def test_no_action_pays_a_loan_back() -> None:
    assert kinds(ANTIQUITY) - kinds(MIDDLE_AGES) == {
        "prisoner", "tool", "loan", "university", "free", "send-with-tool",
    }  # fmt: skip
    scene = forum(100).owe(2)
    for action in scene.state.legal():
        later = scene.state.copy()
        later.apply(action)
        assert later.players[0].loans >= 2


@rule("BA-41")
def test_a_loan_is_not_asked_back_before_the_final_scoring() -> None:
    scene = forum(100).owe(1).turns(8)
    assert (scene.coins(), scene.seat().loans) == (100, 1)


# --- universities -------------------------------------------------------------------------------------


@rule("BA-50")
def test_a_university_costs_seven_coins_and_not_six() -> None:
    assert forum(7).do("invest wood-university on craftsman-3").coins() == 0
    reason = forum(6).refused("invest wood-university on craftsman-3")
    assert reason == Reason("BA-50", "needs-coins", {"needed": 7, "left": 6})


@rule("BA-50")
def test_only_the_number_of_the_university_becomes_three() -> None:
    scene = forum().hire("master-1").do("invest knowledge-university on master-1")
    master = scene.unit("master-1")
    assert (master.makes, master.coins, master.educated) == ([2, 0, 3, 3], 5, "knowledge-university")
    assert scene.do("send master-1 to pyramid").site("pyramid").made == [2, 0, 3, 3]
    assert scene.coins() == 30 - 7 - 5


@rule("BA-50", "BA-30")
def test_a_tool_adds_on_top_of_an_education() -> None:
    scene = forum().equip("saw").do("invest wood-university on craftsman-3")
    assert scene.do("send craftsman-3 to pyramid with saw").site("pyramid").made == [1, 4, 1, 1]


@rule("BA-50")
def test_a_university_is_allowed_even_if_nothing_is_gained() -> None:
    scene = forum().hire("craftsman-2").do("invest knowledge-university on craftsman-2")
    assert scene.unit("craftsman-2").makes == [1, 0, 3, 0]
    assert scene.coins() == 30 - 7


@rule("BA-50")
def test_a_worker_at_a_site_cannot_be_educated() -> None:
    scene = forum().do("send craftsman-3 to pyramid")
    reason = scene.refused("invest stone-university on craftsman-3")
    assert reason == Reason("BA-50", "unit-at-work", {"unit": "craftsman-3"})


@rule("BA-50")
@pytest.mark.parametrize("worker", ["apprentice-2", "craftsman-1", "prisoner-1"])
def test_only_the_own_crew_can_be_educated(worker: str) -> None:
    reason = forum().refused(f"invest stone-university on {worker}")
    assert reason == Reason("BA-50", "unit-not-yours", {"unit": worker})


@rule("BA-50")
def test_without_an_idle_uneducated_worker_no_university_can_be_taken() -> None:
    scene = forum().found("sphinx", "theatre").complete("hoist").hire("prisoner-1")
    scene.do("invest stone-university on craftsman-3", "send craftsman-4 to sphinx", "end", "end")
    scene.do("send apprentice-1 to theatre")
    assert sorted(scene.idle()) == ["craftsman-3", "hoist", "prisoner-1"]
    assert not [text for text in scene.texts() if "university" in text]


@rule("BA-50")
def test_an_education_stays_over_turns_and_buildings() -> None:
    scene = forum().found("stall").do("invest stone-university on craftsman-3", "send craftsman-3 to stall")
    scene.turns(4).do("send craftsman-3 to pyramid")
    assert scene.site("pyramid").made == [3, 1, 1, 1]


@rule("BA-51")
def test_nobody_is_educated_twice() -> None:
    scene = forum().hire("prisoner-4").do("free prisoner-4", "invest stone-university on citizen-4")
    scene.turns(2).do("invest wood-university on craftsman-3").turns(2)
    for unit in ("citizen-4", "craftsman-3"):
        for university in ("knowledge-university", "tile-university"):
            reason = scene.refused(f"invest {university} on {unit}")
            assert reason == Reason("BA-51", "educated-already", {"unit": unit})
    assert scene.legal("invest tile-university on craftsman-4")
