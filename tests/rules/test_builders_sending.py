"""Sending workers to sites in The Builders: who, where to, and what it costs."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Reason
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games import GAMES
from ludarium.games.builders.refusals import told_apart
from ludarium.games.builders.rules import Builders
from tests.rule import rule
from tests.scenes import ANTIQUITY, MIDDLE_AGES, Scene, all_moves


def castle_scene(seats: int = 2) -> Scene:
    """Seat 0 has the site of the Castle (5/3/5/3) and three workers that cannot finish it."""
    return Scene(seats=seats).found("castle", "cathedral").hire("master-6", "labourer-1", "labourer-2")


# --- who and where to ---------------------------------------------------------------------------------


@rule("B-40")
def test_a_sent_worker_leaves_the_idle_crew_for_the_site_and_adds_what_it_makes() -> None:
    scene = castle_scene().do("send labourer-1 to castle")
    assert scene.idle() == ["master-6", "labourer-2", "apprentice-1"]
    site = scene.site("castle")
    assert [unit.id for unit in site.crew] == ["labourer-1"]
    assert (site.made, site.lacks) == ([0, 0, 2, 1], [5, 3, 3, 2])
    assert scene.site("cathedral").made == [0, 0, 0, 0]


@rule("B-40")
def test_the_coins_of_a_sending_go_to_the_bank() -> None:
    scene = Scene(options={"bank": "limited"}).found("castle").hire("labourer-1")
    scene.do("send labourer-1 to castle")
    assert (scene.coins(), scene.view().bank) == (7, 83)


@rule("B-40")
@pytest.mark.parametrize(
    "unit", ["apprentice-2", "master-8", "master-1", "craftsman-16", "crane", "tile-kiln"]
)
def test_only_units_of_the_own_crew_can_be_sent(unit: str) -> None:
    scene = castle_scene().hire("master-8", seat=1).complete("crane", seat=1)
    reason = scene.refused(f"send {unit} to castle")
    assert reason == Reason("B-40", "unit-not-yours", {"unit": unit})


@rule("B-40")
@pytest.mark.parametrize("building", ["chapel", "abbey", "cabin", "stone-bridge", "church"])
def test_only_own_open_sites_take_workers(building: str) -> None:
    scene = castle_scene().found("chapel", seat=1).complete("abbey")
    reason = scene.refused(f"send labourer-1 to {building}")
    assert reason == Reason("B-40", "site-not-yours", {"building": building})


@rule("B-40", "BA-21", "BA-25")
def test_workers_machines_prisoners_and_citizens_all_can_be_sent() -> None:
    scene = Scene(ANTIQUITY).found("pyramid").complete("hoist").hire("prisoner-1", "prisoner-2")
    scene.do("free prisoner-2")
    for unit in ("apprentice-1", "hoist", "prisoner-1", "citizen-2"):
        assert scene.legal(f"send {unit} to pyramid")


@rule("B-40")
def test_every_idle_unit_can_go_to_every_own_site_and_nobody_else_anywhere() -> None:
    scene = castle_scene()
    crew = ("master-6", "labourer-1", "labourer-2", "apprentice-1")
    expected = {f"send {unit} to {site}" for unit in crew for site in ("castle", "cathedral")}
    assert {text for text in scene.texts() if text.startswith("send")} == expected


# --- actions ------------------------------------------------------------------------------------------


@rule("B-41")
def test_each_further_worker_to_the_same_site_costs_one_action_more() -> None:
    scene = castle_scene().purse(40).overtime(7)
    spent = []
    for number, unit in enumerate(("labourer-1", "labourer-2", "apprentice-1", "master-6")):
        assert scene.site("castle").next_actions == number + 1
        before = scene.actions()
        scene.do(f"send {unit} to castle")
        spent.append(before - scene.actions())
        assert scene.last_event("sent").args["actions"] == number + 1
    assert spent == [1, 2, 3, 4]


@rule("B-41")
def test_the_second_worker_needs_two_actions_at_once_and_the_third_three() -> None:
    scene = castle_scene().purse(40).do("take 1", "send labourer-1 to castle")
    second = scene.refused("send labourer-2 to castle")
    assert second == Reason("B-41", "needs-actions", {"needed": 2, "left": 1})
    scene.overtime(3).do("send labourer-2 to castle")
    third = scene.refused("send apprentice-1 to castle")
    assert third == Reason("B-41", "needs-actions", {"needed": 3, "left": 2})


@rule("B-41")
def test_workers_of_earlier_turns_do_not_count() -> None:
    scene = castle_scene().do("send labourer-1 to castle", "send labourer-2 to castle").turns(2)
    assert scene.site("castle").next_actions == 1
    assert scene.do("send apprentice-1 to castle").actions() == 2


@rule("B-41")
def test_the_count_begins_anew_in_the_own_next_turn_of_every_seat() -> None:
    scene = castle_scene(seats=3).found("farm", seat=1).hire("craftsman-5", "craftsman-6", seat=1)
    scene.do("send labourer-1 to castle", "end")
    assert scene.do("send craftsman-5 to farm").actions() == 2
    scene.do("end")
    assert (scene.site("castle", 0).next_actions, scene.site("farm", 1).next_actions) == (1, 1)
    scene.do("end")
    assert scene.do("send labourer-2 to castle").actions() == 2
    scene.do("end")
    assert scene.do("send craftsman-6 to farm").actions() == 2


@rule("B-41")
def test_each_site_counts_for_itself() -> None:
    scene = castle_scene().do("send labourer-1 to castle")
    assert (scene.site("castle").next_actions, scene.site("cathedral").next_actions) == (2, 1)
    scene.do("send labourer-2 to cathedral")
    assert scene.actions() == 1
    assert scene.refused("send apprentice-1 to cathedral").args == {"needed": 2, "left": 1}


@rule("B-41")
@pytest.mark.parametrize("first", ["apprentice-1", "hoist", "prisoner-1", "citizen-2"])
@pytest.mark.parametrize("second", ["craftsman-3", "saw", "prisoner-3", "citizen-4"])
def test_workers_machines_prisoners_and_citizens_all_count(first: str, second: str) -> None:
    scene = Scene(ANTIQUITY).found("pyramid").complete("hoist", "saw").hire("craftsman-3")
    scene.hire("prisoner-1", "prisoner-2", "prisoner-3", "prisoner-4").overtime(2)
    scene.do("free prisoner-2", "free prisoner-4", f"send {first} to pyramid")
    assert scene.do(f"send {second} to pyramid").actions() == 0


@rule("B-41", "BA-30")
def test_a_tool_taken_along_does_not_count() -> None:
    scene = Scene(ANTIQUITY).found("pyramid").equip("brush").hire("craftsman-3")
    assert scene.do("send apprentice-1 to pyramid with brush").actions() == 2
    assert scene.site("pyramid").next_actions == 2


@rule("B-41", "B-51")
def test_a_worker_back_from_a_finished_building_goes_to_another_site_for_one_action() -> None:
    scene = Scene(apprentices=["apprentice-2"]).do("open cabin").found("castle")
    scene.do("send apprentice-2 to cabin", "send apprentice-2 to castle")
    assert scene.actions() == 0
    assert scene.seat().finished[0].id == "cabin"


# --- staying at work ----------------------------------------------------------------------------------


@rule("B-42")
def test_a_worker_at_a_site_can_be_sent_nowhere_until_it_is_finished() -> None:
    scene = castle_scene().do("send labourer-1 to castle")
    for turns in (0, 2):
        scene.turns(turns)
        for building in ("castle", "cathedral"):
            reason = scene.refused(f"send labourer-1 to {building}")
            assert reason == Reason("B-42", "unit-at-work", {"unit": "labourer-1"})
    assert [unit.id for unit in scene.site("castle").crew] == ["labourer-1"]


@rule("B-42")
@pytest.mark.parametrize("game", [MIDDLE_AGES, ANTIQUITY])
def test_no_action_withdraws_or_moves_a_worker(game: str) -> None:
    with_unit = {move.kind for move in all_moves(game) if "unit" in move.args}
    assert with_unit - {"university", "send-with-tool"} == {"send"}


# --- coins --------------------------------------------------------------------------------------------


@rule("B-43")
def test_a_machine_is_sent_for_no_coins() -> None:
    scene = Scene().complete("crane").found("castle").purse(0).do("send crane to castle")
    assert (scene.coins(), scene.actions()) == (0, 2)
    assert scene.site("castle").made == [2, 0, 0, 0]


@rule("B-43", "BA-21")
def test_a_prisoner_is_sent_for_no_coins() -> None:
    scene = Scene(ANTIQUITY).hire("prisoner-2").found("pyramid").purse(0).do("send prisoner-2 to pyramid")
    assert (scene.coins(), scene.actions()) == (0, 2)
    assert scene.site("pyramid").made == [0, 0, 2, 2]


@rule("B-43", "BA-25")
def test_a_citizen_is_sent_for_four_coins_and_not_for_three() -> None:
    scene = Scene(ANTIQUITY).hire("prisoner-2", "prisoner-3").found("pyramid").purse(3).do("free prisoner-2")
    reason = scene.refused("send citizen-2 to pyramid")
    assert reason == Reason("B-13", "needs-coins", {"needed": 4, "left": 3})
    assert scene.legal("send prisoner-3 to pyramid")
    assert scene.purse(4).do("send citizen-2 to pyramid").coins() == 0


@rule("B-43", "BA-25")
def test_a_citizen_is_paid_also_from_a_full_purse() -> None:
    scene = Scene(ANTIQUITY).hire("prisoner-2").found("pyramid").purse(50)
    assert scene.do("free prisoner-2", "send citizen-2 to pyramid").coins() == 46


# --- useless work -------------------------------------------------------------------------------------


@rule("B-44")
@pytest.mark.parametrize("unit", ["apprentice-1", "great-tile-kiln"])
def test_a_unit_may_be_sent_of_whose_work_nothing_is_needed(unit: str) -> None:
    scene = Scene().found("cloister").hire("master-8", "craftsman-10").complete("great-tile-kiln")
    scene.station("cloister", "master-8", "craftsman-10")
    assert scene.site("cloister").lacks == [4, 2, 0, 0]
    scene.do(f"send {unit} to cloister")
    assert scene.site("cloister").lacks == [4, 2, 0, 0]
    assert len(scene.site("cloister").crew) == 3


@rule("B-40", "B-41")
@pytest.mark.parametrize("name", ["builders-middle-ages", "builders-antiquity"])
def test_all_candidates_are_judged_as_each_of_them_is(name: str) -> None:
    """What stands against many sendings is asked once; it is what `why_not` says of each."""
    game, rng = GAMES[name], Rng(3)
    for seats in (2, 3):
        state = game.new(seats)
        while state.to_act != OVER:
            if state.to_act != CHANCE:
                assert isinstance(state, Builders)
                found = told_apart(state, lambda _, __: None)
                reasons = [found.reasons[place] for place in found.places]
                judged = [
                    *zip(found.actions, reasons, strict=True),
                    *((act, None) for act, _ in found.offered),
                ]
                wanted = [(action, state.why_not(action)) for action in state.candidates()]
                assert sorted(judged, key=lambda pair: pair[0]) == sorted(wanted, key=lambda pair: pair[0])
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])
