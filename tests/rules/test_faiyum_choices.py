"""What choices of Faiyum cost and bring, what the goals count, and what lies where, told in words."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Choice
from ludarium.games.faiyum.campaign import GOALS
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.goals import AIMS
from ludarium.text.say import Say
from tests.faiyum_scenes import Scene
from tests.rule import rule

SAY = Say(FAIYUM, "en", ["Anna", "Bob"])


def choice(scene: Scene, notation: str) -> Choice:
    view = scene.view(int(scene.state.to_act))
    return next(choice for choice in view.choices if choice.notation == notation)


def figures(scene: Scene, notation: str) -> tuple[list[str], list[str]]:
    """Price and gain of a choice in words."""
    found = choice(scene, notation)
    return [SAY.phrase(phrase) for phrase in found.price], [SAY.phrase(phrase) for phrase in found.brings]


@rule("FA-40")
def test_a_field_says_what_it_yields() -> None:
    scene = Scene().do("play farmer")
    assert figures(scene, "worker a1") == ([], ["1 grape", "$1"])
    assert figures(scene, "worker c1") == ([], ["1 stone"])


@rule("FA-21")
def test_each_of_several_workers_says_its_own_yield() -> None:
    scene = Scene().hold("harvester").only(money=1).do("play harvester", "worker c1")
    assert figures(scene, "worker d1")[1] in (["1 wheat", "$1"], ["1 grape", "$1"])


@rule("FA-55", "FA-58")
def test_a_road_says_its_good_and_its_links() -> None:
    scene = Scene().build(dry="f4 e4 f5 g4", road="f3-f4").only(wheat=2, grape=2, stone=2).hold("two-roads")
    scene.do("play two-roads")
    assert figures(scene, "road f4-f5") == (["one of wheat, grape"], [])


@rule("FA-65")
def test_a_purchase_says_the_old_and_the_new_price() -> None:
    scene = Scene(deal=[2, 4, 38, 40, 44, 46, 48, 50, 52, 54, 56, 58]).only(money=9)
    assert figures(scene, "buy gardener") == (["$2 instead of $3"], [])


@rule("FA-68", "FA-69", "FA-69a")
def test_an_administration_says_what_it_gives_now() -> None:
    scene = Scene(deal=[2, 4, 38, 40, 44, 46, 48, 50, 52, 54, 56, 58])
    for card in ("two-roads", "farmer", "farmer", "farmer"):
        scene.do(f"cash {card}", "cash farmer" if card == "two-roads" else "administer")
    found = figures(scene, "administer")[1]
    assert found[0] == "$2"
    assert "back to your hand: Farmer ×3" in found
    assert "then Two Roads for $1" in found
    assert choice(scene, "administer").ask is None


@rule("FA-68")
def test_an_administration_for_nothing_is_asked_about() -> None:
    assert choice(Scene(), "administer").ask is not None


@rule("FA-68")
def test_an_administration_is_early_as_long_as_a_card_can_be_played() -> None:
    assert choice(Scene(), "administer").early
    assert not choice(Scene().hold().only(money=0), "administer").early


@rule("FA-20")
def test_money_for_a_card_is_a_gain() -> None:
    assert figures(Scene(), "cash farmer") == ([], ["$2"])


@rule("FA-21b")
def test_an_offered_card_leaves_for_good() -> None:
    scene = Scene().hold("offering", "farmer").do("play offering")
    assert figures(scene, "offer farmer") == (["it leaves the game for good"], [])


@rule("FA-81")
@pytest.mark.parametrize("name", AIMS)
def test_a_goal_is_met_when_its_measure_is_full(name: str) -> None:
    scene = Scene(1)
    goal = next(goal for goal in scene.view().goals if goal.id == f"challenge:{name}")
    assert GOALS[name](scene.state) == (goal.value >= goal.of)
    assert goal.value < goal.of


@rule("FA-70", "FA-73")
def test_goals_of_a_table_tell_fame_and_the_end() -> None:
    goals = {goal.id: goal for goal in Scene(2).view().goals}
    assert set(goals) == {"fame:0", "fame:1", "disasters"}
    assert goals["disasters"].ends
