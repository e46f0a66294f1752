"""Finishing a building in The Builders: when, and what comes of it."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene


def finished(scene: Scene, seat: int = 0) -> list[str]:
    return [building.id for building in scene.seat(seat).finished]


# --- when ---------------------------------------------------------------------------------------------


@rule("B-50")
def test_a_building_is_finished_when_every_resource_is_exactly_reached() -> None:
    scene = Scene().found("farm").hire("craftsman-5", "craftsman-6", "craftsman-7").purse(20)
    scene.station("farm", "craftsman-5")
    assert scene.site("farm").lacks == [2, 2, 0, 0]
    assert finished(scene.do("send craftsman-6 to farm")) == ["farm"]
    assert scene.seat().sites == []


@rule("B-50")
@pytest.mark.parametrize(
    ("building", "crew", "lacks"),
    [
        ("country-inn", ["master-1", "craftsman-4"], [0, 0, 0, 0]),
        ("country-inn", ["master-1", "labourer-5"], [0, 1, 0, 0]),
        ("watermill", ["master-8", "labourer-4"], [0, 0, 0, 0]),
        ("inn", ["master-3", "labourer-6"], [0, 0, 0, 0]),
        ("inn", ["craftsman-14", "craftsman-11"], [1, 0, 0, 0]),
        ("stone-bridge", ["craftsman-1"], [0, 0, 1, 0]),
        ("church", ["master-2", "craftsman-14"], [1, 0, 0, 0]),
        ("church", ["master-3", "craftsman-10"], [1, 0, 0, 0]),
    ],
)
def test_each_resource_counts_by_itself(building: str, crew: list[str], lacks: list[int]) -> None:
    scene = Scene(buildings=["castle", "abbey", "chapel", "tavern", "forge", "farm"]).found(building)
    scene.hire(*crew).station(building, *crew[:-1]).do(f"send {crew[-1]} to {building}")
    if any(lacks):
        assert scene.site(building).lacks == lacks
        assert finished(scene) == []
    else:
        assert finished(scene) == [building]


@rule("B-50")
def test_the_sum_of_all_resources_does_not_finish_a_building() -> None:
    scene = Scene().found("farm").hire("master-4", "master-6", "craftsman-1")
    scene.station("farm", "master-4", "craftsman-1").do("send master-6 to farm")
    assert sum(scene.site("farm").made) > 8
    assert scene.site("farm").lacks == [0, 0, 0, 2]


@rule("B-50")
@pytest.mark.parametrize(
    "moves",
    [
        ["send labourer-4 to market"],
        ["send hoist to market"],
        ["send prisoner-3 to market"],
        ["free prisoner-3", "send citizen-3 to market"],
        ["send labourer-1 to market with hammer"],
        ["invest stone-university on labourer-1", "send labourer-1 to market"],
    ],
    ids=["worker", "machine", "prisoner", "citizen", "tool", "university"],
)
def test_whatever_makes_the_lacking_resource_finishes_the_site(moves: list[str]) -> None:
    scene = Scene(ANTIQUITY, apprentices=["apprentice-2"]).found("market").complete("hoist").equip("hammer")
    scene.hire("labourer-1", "labourer-4", "prisoner-3").station("market", "apprentice-2")
    assert scene.site("market").lacks == [1, 0, 0, 0]
    assert "market" in finished(scene.do(*moves))


@rule("B-50")
def test_finishing_costs_no_action_and_happens_at_once() -> None:
    scene = Scene(apprentices=["apprentice-2"]).do("open cabin", "send apprentice-2 to cabin")
    assert scene.actions() == 1
    assert [event.kind for event in scene.events[-2:]] == ["sent", "finished"]
    assert finished(scene) == ["cabin"]


@rule("B-50")
def test_surplus_is_lost() -> None:
    scene = Scene(apprentices=["apprentice-2"]).found("castle").hire("master-5").do("open cabin")
    scene.do("send master-5 to cabin", "send apprentice-2 to castle")
    assert scene.site("castle").made == [0, 1, 1, 0]


@rule("B-50")
def test_nothing_but_sending_finishes_a_site() -> None:
    scene = Scene(ANTIQUITY).found("market").hire("labourer-1", "prisoner-3").equip("brush").pay_out(20)
    scene.station("market", "labourer-1")
    assert scene.site("market").lacks == [1, 0, 0, 0]
    for text in sorted(scene.texts()):
        later = scene.state.copy()
        later.apply(scene.action(text))
        assert bool(later.players[0].finished) == text.startswith("send prisoner-3")


@rule("B-50")
def test_one_sending_finishes_its_own_site_only() -> None:
    scene = Scene().found("covered-bridge", "granary").hire("labourer-3", "craftsman-9", "labourer-9")
    scene.station("granary", "craftsman-9").do("send labourer-3 to covered-bridge")
    assert finished(scene) == ["covered-bridge"]
    assert scene.site("granary").lacks == [0, 0, 1, 1]


# --- what comes of it ---------------------------------------------------------------------------------


@rule("B-51")
def test_all_workers_of_a_finished_building_come_back_idle() -> None:
    scene = Scene().found("chapel", "castle").hire("master-4", "labourer-9", "craftsman-2", "labourer-3")
    scene.station("chapel", "master-4", "labourer-9").station("castle", "labourer-3")
    scene.do("send craftsman-2 to chapel")
    assert scene.idle() == ["master-4", "craftsman-2", "labourer-9", "apprentice-1"]
    assert [unit.id for unit in scene.site("castle").crew] == ["labourer-3"]
    for unit in scene.idle():
        assert scene.legal(f"send {unit} to castle")


@rule("B-51", "BA-31")
def test_tools_of_a_finished_building_come_back_and_go_along_again_in_the_same_turn() -> None:
    scene = Scene(ANTIQUITY).found("market", "pyramid").hire("labourer-2", "labourer-4")
    scene.equip("hammer", "brush").do("send labourer-4 to pyramid with brush")
    assert scene.seat().tools == ["hammer"]
    scene.do("send labourer-2 to market with hammer")
    assert finished(scene) == ["market"]
    assert scene.seat().tools == ["hammer"]
    assert scene.unit("labourer-2").tool is None
    scene.pay_out(10).overtime(1).do("send labourer-2 to pyramid with hammer")
    assert scene.site("pyramid").made == [4, 0, 2, 2]


@rule("B-51", "BA-25", "BA-50")
def test_a_citizen_comes_back_free_and_a_pupil_educated() -> None:
    scene = Scene(ANTIQUITY, apprentices=["apprentice-1"]).found("watering-trough").hire("prisoner-2")
    scene.purse(20).do("free prisoner-2", "invest stone-university on citizen-2")
    scene.do("send citizen-2 to watering-trough")
    assert finished(scene) == ["watering-trough"]
    citizen = scene.unit("prisoner-2")
    assert (citizen.freed, citizen.educated, citizen.makes) == (True, "stone-university", [3, 0, 2, 2])
    scene.found("pyramid").turns(2).do("send citizen-2 to pyramid")
    assert scene.site("pyramid").made == [3, 0, 2, 2]


@rule("B-52")
def test_the_coins_of_the_card_can_be_used_at_once() -> None:
    scene = Scene(apprentices=["apprentice-2"]).purse(2).do("open cabin", "send apprentice-2 to cabin")
    assert scene.coins() == 8
    assert scene.do("buy").coins() == 3


@rule("B-52")
def test_the_coins_of_the_card_come_from_the_bank_to_the_owner_alone() -> None:
    scene = Scene(apprentices=["apprentice-2"], options={"bank": "limited"}).do("open cabin")
    scene.do("send apprentice-2 to cabin")
    assert [seat.coins for seat in scene.view().seats] == [10 - 2 + 8, 10]
    assert scene.view().bank == 80 + 2 - 8


@rule("B-53")
def test_a_site_counts_no_points_and_a_finished_building_at_once() -> None:
    scene = Scene().hire("labourer-6").do("open tree-house")
    assert (scene.seat().points, scene.seat().score) == (0, 1)
    scene.do("send labourer-6 to tree-house")
    assert (scene.seat().points, scene.seat().score) == (1, 1 + 1)
    assert scene.seat(1).points == 0
    assert scene.last_event("finished").args == {"building": "tree-house", "coins": 6, "points": 1}


# --- machines -----------------------------------------------------------------------------------------


@rule("B-23", "B-54")
@pytest.mark.parametrize(
    ("game", "machine", "worker", "big", "makes"),
    [
        (MIDDLE_AGES, "tile-kiln", "labourer-6", "castle", [0, 0, 0, 2]),
        (MIDDLE_AGES, "great-crane", "labourer-6", "castle", [3, 0, 0, 0]),
        (ANTIQUITY, "hoist", "craftsman-2", "pyramid", [3, 0, 0, 0]),
    ],
)
def test_a_finished_machine_is_idle_and_works_in_the_same_turn(
    game: str, machine: str, worker: str, big: str, makes: list[int]
) -> None:
    scene = Scene(game, buildings=[machine], apprentices=["apprentice-1"]).found(big).hire(worker)
    scene.do(f"open {machine}")
    if game == ANTIQUITY:
        scene.station(machine, "apprentice-1")
    scene.do(f"send {worker} to {machine}")
    assert (scene.unit(machine).makes, scene.unit(machine).coins) == (makes, 0)
    scene.do(f"send {machine} to {big}")
    assert scene.actions() == 0
    assert scene.site(big).made == makes


@rule("B-54")
def test_a_machine_keeps_its_points_while_it_works_and_comes_back() -> None:
    scene = Scene().complete("great-crane").found("forge")
    scene.hire("craftsman-8", "apprentice-3").station("forge", "craftsman-8")
    scene.do("send great-crane to forge")
    assert (scene.seat().points, scene.idle()) == (2, ["apprentice-1", "apprentice-3"])
    assert [building.id for building in scene.seat().finished] == ["great-crane"]
    scene.do("send apprentice-3 to forge")
    assert scene.seat().points == 2 + 3
    assert "great-crane" in scene.idle()


@rule("B-54")
def test_a_machine_at_an_unfinished_site_counts_in_the_final_scoring() -> None:
    scene = Scene(options={"rounds": "1"}).complete("great-crane").found("castle").purse(0)
    scene.do("send great-crane to castle").turns(2)
    assert scene.view().to_act == -2
    assert scene.seat().score == 2


@rule("B-23")
@pytest.mark.parametrize("game", EDITIONS)
def test_machines_are_drawn_from_the_same_pile_as_buildings(game: str) -> None:
    view = Scene(game).view()
    machines = {MIDDLE_AGES: "great-circular-saw", ANTIQUITY: "hoist"}
    assert machines[game] in view.building_bag


@rule("B-23", "B-41")
def test_a_machine_under_construction_is_a_site_like_any_other() -> None:
    scene = Scene(buildings=["great-crane"]).purse(10).do("open great-crane").overtime(2)
    scene.hire("labourer-9", "labourer-4").do("send labourer-9 to great-crane")
    assert scene.refused("send great-crane to great-crane").clause == "B-40"
    assert scene.seat().points == 0
    scene.do("send labourer-4 to great-crane")
    assert scene.actions() == 1
    assert finished(scene) == ["great-crane"]
    assert scene.coins() == 10 - 3 - 3
    assert scene.last_event("machine-finished").args == {"building": "great-crane", "coins": 0, "points": 2}
