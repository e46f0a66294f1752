"""The end of The Builders: the last round and the limit of rounds."""

from __future__ import annotations

import pytest

from ludarium.core.state import OVER
from ludarium.games import game_named
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

SIXTEEN = {
    MIDDLE_AGES: ("cathedral", "aqueduct", "townhouse"),
    ANTIQUITY: ("pyramid", "colossus-of-rhodes", "trading-post"),
}
SEVENTEEN = {
    MIDDLE_AGES: ("castle", "chapel", "abbey"),
    ANTIQUITY: ("sphinx", "theatre", "ziggurat", "stall"),
}


# --- the last round -----------------------------------------------------------------------------------


@rule("B-70")
@pytest.mark.parametrize("game", EDITIONS)
def test_seventeen_points_begin_the_last_round_and_sixteen_do_not(game: str) -> None:
    assert not Scene(game).complete(*SIXTEEN[game]).turns(1).view().last_round
    assert Scene(game).complete(*SEVENTEEN[game]).turns(1).view().last_round


@rule("B-70")
def test_more_than_seventeen_points_begin_the_last_round_too() -> None:
    assert Scene().complete("cathedral", "castle", "aqueduct").turns(1).view().last_round


@rule("B-70")
def test_points_are_looked_at_only_when_the_turn_ends() -> None:
    scene = Scene(apprentices=["apprentice-1"]).complete("cathedral", "aqueduct", "townhouse")
    scene.hire("labourer-6").do("open tree-house", "send labourer-6 to tree-house")
    assert scene.seat().points == 17
    assert not scene.view().last_round
    scene.do("take 1", "end")
    assert scene.view().last_round
    assert scene.last_event("last-round").args == {"points": 17}


@rule("B-70")
def test_only_the_end_of_the_own_turn_counts() -> None:
    scene = Scene(seats=3).complete(*SEVENTEEN[MIDDLE_AGES], seat=1)
    assert not scene.turns(1).view().last_round
    assert scene.turns(1).view().last_round


@rule("B-70")
def test_coins_do_not_begin_the_last_round() -> None:
    assert not Scene().complete(*SIXTEEN[MIDDLE_AGES]).purse(500).turns(1).view().last_round
    assert not Scene(ANTIQUITY).complete(*SIXTEEN[ANTIQUITY]).purse(500).turns(1).view().last_round


@rule("B-70")
def test_prisoners_and_loans_do_not_put_off_the_last_round() -> None:
    scene = Scene(ANTIQUITY).complete(*SEVENTEEN[ANTIQUITY]).hire("prisoner-1").owe(2).purse(0)
    assert scene.turns(1).view().last_round


@rule("B-70")
def test_machines_count_for_the_last_round() -> None:
    scene = Scene().complete("castle", "chapel", "farm").found("cathedral")
    scene.complete("crane").do("send crane to cathedral")
    assert scene.turns(1).view().last_round


@rule("B-70", "B-71")
@pytest.mark.parametrize(
    ("seats", "start", "reached_by", "turns_left"),
    [
        (2, 0, 0, 1), (2, 0, 1, 0), (2, 1, 1, 1), (2, 1, 0, 0), (3, 1, 1, 2), (3, 1, 2, 1), (3, 1, 0, 0),
        (4, 2, 2, 3), (4, 2, 3, 2), (4, 2, 0, 1), (4, 2, 1, 0), (4, 0, 3, 0),
    ],
)  # fmt: skip
def test_everybody_after_the_player_still_has_a_turn_and_then_the_game_is_over(
    seats: int, start: int, reached_by: int, turns_left: int
) -> None:
    scene = Scene(seats=seats, start=start).turns(seats).complete(*SEVENTEEN[MIDDLE_AGES], seat=reached_by)
    while scene.view().to_act != reached_by:
        scene.do("end")
    scene.do("end")
    for _ in range(turns_left):
        view = scene.view()
        assert (view.to_act, view.last_round) == (view.turn, True)
        assert scene.actions() == 3
        scene.do("end")
    assert (scene.view().to_act, scene.view().round) == (OVER, 2)
    ended_turns = [event.seat for event in scene.events if event.kind == "turn-ended"]
    assert [ended_turns.count(seat) for seat in range(seats)] == [2] * seats
    assert ended_turns[-1] == (start - 1) % seats


@rule("B-71")
def test_a_second_player_may_pass_the_first_in_the_last_round() -> None:
    scene = Scene(buildings=["tree-house"]).complete("castle", "chapel", "abbey").purse(0)
    scene.complete("cathedral", "aqueduct", "townhouse", seat=1).hire("labourer-6", seat=1).purse(3, 1)
    scene.do("end", "open tree-house", "send labourer-6 to tree-house", "take 1", "end")
    assert scene.view().to_act == OVER
    assert [seat.score for seat in scene.view().seats] == [17, 17]
    assert scene.view().winners == [1]
    assert len([event for event in scene.events if event.kind == "last-round"]) == 1


# --- the limit of rounds ------------------------------------------------------------------------------


@rule("B-73")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 0), (4, 3)])
def test_a_limit_ends_the_game_after_its_last_round_and_marks_it(seats: int, start: int) -> None:
    scene = Scene(seats=seats, start=start, options={"rounds": "3"}).turns(3 * seats - 1)
    assert scene.view().to_act == (start - 1) % seats
    assert not scene.view().cut_short
    scene.turns(1)
    assert (scene.view().to_act, scene.view().round, scene.view().cut_short) == (OVER, 3, True)
    assert scene.last_event("cut-short").args == {"round": 3}
    assert len(scene.view().winners) == seats


@rule("B-73")
def test_a_game_that_ends_by_points_in_the_last_possible_round_is_not_cut_short() -> None:
    scene = Scene(options={"rounds": "1"}).complete(*SEVENTEEN[MIDDLE_AGES]).turns(2)
    assert (scene.view().to_act, scene.view().cut_short) == (OVER, False)
    assert scene.last_event("over").args == {"round": 1}


@rule("B-73")
@pytest.mark.parametrize("game", EDITIONS)
def test_people_play_without_a_limit_and_simulations_to_a_hundred_rounds(game: str) -> None:
    assert game_named(game).table()["rounds"] == "none"
    for simulation, last in ((True, 100), (False, 150)):
        state = game_named(game).new(2, simulation=simulation)
        while state.to_act != OVER and state.rounds_played() <= 150:
            state.apply(state.legal()[0])
        assert (state.to_act == OVER, state.was_cut_short()) == (simulation, simulation)
        assert state.rounds_played() == (last if simulation else 151)
