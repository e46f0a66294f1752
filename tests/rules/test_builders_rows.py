"""The two rows of The Builders: opening sites and recruiting workers."""

from __future__ import annotations

from ludarium.core.messages import Reason
from tests.rule import rule
from tests.scenes import ANTIQUITY, Scene

# --- open a site --------------------------------------------------------------------------------------


@rule("B-20")
def test_opening_takes_a_card_of_the_row_for_one_action_and_no_coins() -> None:
    scene = Scene().purse(0).do("open straw-hut")
    assert (scene.actions(), scene.coins()) == (2, 0)
    assert [site.building.id for site in scene.seat().sites] == ["straw-hut"]
    assert scene.site("straw-hut").crew == []
    assert scene.seat().points == 0
    assert "straw-hut" not in {building.id for building in scene.view().buildings}


@rule("B-20")
def test_only_cards_of_the_row_can_be_opened() -> None:
    scene = Scene(start=1).found("chapel", seat=0).found("castle", seat=1).complete("abbey", seat=1)
    for building in ("chapel", "castle", "abbey", "cathedral"):
        reason = scene.refused(f"open {building}")
        assert reason == Reason("B-20", "building-not-in-row", {"building": building})
    next_one = scene.refused("open stone-bridge")
    assert next_one == Reason("B-20", "next-building", {"building": "stone-bridge"})


@rule("B-21")
def test_the_gap_is_filled_by_the_next_building_and_another_one_is_turned_up_at_once() -> None:
    scene = Scene().do("open cabin", draws=["building castle"])
    view = scene.view()
    assert {card.id for card in view.buildings} == {
        "arbour", "tree-house", "straw-hut", "wash-house", "stone-bridge",
    }  # fmt: skip
    assert view.next_building is not None
    assert view.next_building.id == "castle"
    assert scene.legal("open stone-bridge")


def _open_all_but(left: int) -> Scene:
    """A game in which all buildings have been opened but so many."""
    scene = Scene()
    while len(scene.view().buildings) > left or scene.view().next_building is not None:
        scene.do(*["open " + building.id for building in scene.view().buildings[:1]])
        if scene.actions() == 0:
            scene.do("end")
    return scene


@rule("B-20", "B-21")
def test_with_an_empty_pile_the_row_gets_shorter_until_nothing_can_be_opened() -> None:
    scene = _open_all_but(5)
    for left in (5, 4, 3, 2, 1):
        view = scene.view()
        assert (len(view.buildings), view.next_building, view.building_bag) == (left, None, [])
        if scene.actions() == 0:
            scene.do("end")
        scene.do("open " + view.buildings[0].id)
    scene.do("end")
    assert scene.actions() == 3
    assert not [text for text in scene.texts() if text.startswith("open")]


@rule("B-21")
def test_the_last_building_of_the_pile_still_fills_a_gap() -> None:
    scene = _open_all_but(5)
    opened = [site for seat in scene.view().seats for site in seat.sites]
    assert len(opened) == 42 - 5
    assert len(scene.view().buildings) == 5


@rule("B-22", "B-31")
def test_any_number_of_sites_and_workers_can_be_in_front_of_a_player() -> None:
    scene = Scene().overtime(17)
    for _ in range(10):
        scene.do("open " + scene.view().buildings[0].id, "recruit " + scene.view().workers[0].id)
    assert len(scene.seat().sites) == 10
    assert len(scene.idle()) == 11


@rule("B-22")
def test_nothing_that_can_be_done_gives_back_a_site_or_dismisses_a_worker() -> None:
    scene = Scene(ANTIQUITY).found("pyramid", "trading-post", "sphinx").hire("prisoner-1", "craftsman-3")
    scene.complete("hoist").equip("hammer").pay_out(20).do("send craftsman-3 to pyramid")
    seat = scene.state.players[0]
    cards, units = seat.sites | seat.finished, seat.idle | scene.state.crews[_number(scene, "pyramid")]
    for action in scene.state.legal():
        later = scene.state.copy()
        later.apply(action)
        mine = later.players[0]
        crew = mine.idle
        for site in range(33):
            crew |= later.crews[site] if mine.sites >> site & 1 else 0
        assert (mine.sites | mine.finished) & cards == cards
        assert crew & units == units


def _number(scene: Scene, building: str) -> int:
    return scene.state.cards.building_ids.index(building)


# --- recruit a worker ---------------------------------------------------------------------------------


@rule("B-30")
def test_recruiting_takes_a_worker_of_the_row_for_one_action_and_no_coins() -> None:
    scene = Scene().purse(0).do("recruit master-3")
    assert (scene.actions(), scene.coins()) == (2, 0)
    assert scene.idle() == ["master-3", "apprentice-1"]
    assert "master-3" not in {worker.id for worker in scene.view().workers}


@rule("B-30")
def test_a_recruited_worker_may_be_sent_in_the_same_turn() -> None:
    scene = Scene().found("castle").do("recruit master-3", "send master-3 to castle")
    assert [unit.id for unit in scene.site("castle").crew] == ["master-3"]


@rule("B-30")
def test_only_workers_of_the_row_can_be_recruited() -> None:
    scene = Scene().hire("master-8", seat=1)
    for worker in ("master-8", "apprentice-1", "apprentice-2", "craftsman-5"):
        reason = scene.refused(f"recruit {worker}")
        assert reason == Reason("B-30", "worker-not-in-row", {"worker": worker})


@rule("B-31")
def test_the_gap_in_the_worker_row_is_filled_at_once() -> None:
    scene = Scene().do("recruit master-3", draws=["worker labourer-7"])
    row = {worker.id for worker in scene.view().workers}
    assert row == {"master-1", "master-2", "master-4", "master-5", "labourer-7"}
    assert scene.legal("recruit labourer-7")


@rule("B-30", "B-31")
def test_with_an_empty_worker_pile_the_row_gets_shorter_until_nobody_can_be_recruited() -> None:
    scene = Scene(ANTIQUITY, 4)
    sizes = []
    while row := scene.view().workers:
        sizes.append(len(row))
        scene.do("recruit " + row[0].id)
        if scene.actions() == 0:
            scene.do("end")
    assert sizes == [5] * 10 + [4, 3, 2, 1]
    assert scene.actions() > 0
    assert not [text for text in scene.texts() if text.startswith("recruit")]
