"""The dead position of The Builders: rows that can never change, and nothing that can ever be finished."""

from __future__ import annotations

import pytest

from ludarium.core.state import OVER
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

OTHERS = ("chapel", "abbey", "church", "cloister", "aqueduct", "castle")  # turned up first, out of the way
LARGEST = {MIDDLE_AGES: "cathedral", ANTIQUITY: "pyramid"}


def left_alone(
    building: str, *workers: str, game: str = MIDDLE_AGES, seats: int = 2, start: int = 0
) -> Scene:
    """All cards are taken; seat 0 has one site and these workers, the last seat all the rest and no site."""
    scene = Scene(game, seats, start=start, buildings=() if game == ANTIQUITY else OTHERS)
    return dismissed(scene).hire(*workers).found(building).exhaust(seat=seats - 1)


def dismissed(scene: Scene) -> Scene:
    """The apprentices go back into the pile."""
    for seat in range(int(scene.state.seats)):
        scene.state.worker_pile |= scene.state.players[seat].idle
        scene.state.players[seat].idle = 0
    return scene


def without_stacks(scene: Scene) -> Scene:
    """All that Antiquity sells lies with seat 1, whose workers went to the universities."""
    scene.hire(*[f"prisoner-{number}" for number in range(1, 7)], seat=1)
    scene.equip(*scene.state.cards.tool_ids, seat=1)
    teach(scene, "master-1", "master-2", "master-3", "master-4")
    return scene


def teach(scene: Scene, *units: str) -> None:
    for university, unit in enumerate(units):
        number = scene.state.cards.unit_ids.index(unit)
        scene.state.pupil[university] = number
        scene.state.educated |= 1 << number
    scene.state.universities_left = 0


def give_back(scene: Scene, *things: str) -> Scene:
    """Let the bank have tools, universities or prisoners again."""
    state = scene.state
    for thing in things:
        if thing in state.cards.tool_ids:
            bit = 1 << state.cards.tool_ids.index(thing)
            state.players[1].tools &= ~bit
            state.tools_left |= bit
        elif thing in state.cards.university_ids:
            number = state.cards.university_ids.index(thing)
            state.educated &= ~(1 << int(state.pupil[number]))
            state.pupil[number] = -1
            state.universities_left |= 1 << number
        else:
            bit = 1 << state.cards.unit_ids.index(thing)
            state.players[1].idle &= ~bit
            state.prisoners_left |= bit
    return scene


# --- both editions --------------------------------------------------------------------------------


@rule("B-73a")
@pytest.mark.parametrize("game", EDITIONS)
def test_a_dead_position_is_told_and_the_game_ends_with_the_round(game: str) -> None:
    scene = left_alone(LARGEST[game], "apprentice-1", game=game)
    if game == ANTIQUITY:
        without_stacks(scene)
    assert (scene.view().dead, scene.view().last_round) == (False, False)
    scene.do("end")
    assert (scene.view().dead, scene.view().last_round, scene.view().to_act) == (True, True, 1)
    assert [event.kind for event in scene.events].count("dead-position") == 1
    scene.do("end")
    assert (scene.view().to_act, scene.view().round, scene.view().cut_short) == (OVER, 1, False)
    assert [event.kind for event in scene.events].count("dead-position") == 1
    assert scene.last_event("over").args == {"round": 1}


@rule("B-73a")
def test_everybody_still_has_the_turn_of_that_round_and_scores_as_usual() -> None:
    scene = left_alone("cathedral", "apprentice-1", seats=3, start=1).purse(29).purse(0, 1).purse(0, 2)
    scene.do("end")
    assert scene.view().dead
    scene.do("take 3", "end", "take 1", "end")
    assert scene.view().to_act == OVER
    assert [seat.score for seat in scene.view().seats] == [3, 0, 0]
    assert scene.view().winners == [0]


@rule("B-73a")
def test_one_site_that_the_idle_crew_can_finish_keeps_the_game_alive() -> None:
    assert not left_alone("cabin", "apprentice-2").turns(1).view().dead  # wood 1, knowledge 1: just enough
    assert left_alone("cabin", "apprentice-1").turns(1).view().dead
    together = left_alone("cabin", "apprentice-1", "apprentice-3")
    assert not together.turns(1).view().dead


@rule("B-73a", "B-51")
def test_who_works_at_a_site_counts_there_and_nowhere_else() -> None:
    there = left_alone("townhouse", "craftsman-7", "apprentice-6").station("townhouse", "craftsman-7")
    assert not there.turns(1).view().dead  # 2 stone and 2 knowledge lie there, 1 tile is idle
    scene = dismissed(Scene()).hire("craftsman-7", "apprentice-6").found("townhouse", "cathedral")
    scene.station("cathedral", "craftsman-7").exhaust()
    assert scene.turns(1).view().dead


@rule("B-73a")
def test_a_card_in_a_row_keeps_the_game_alive() -> None:
    for row in ("worker_row", "building_row"):
        scene = left_alone("cathedral", "apprentice-1")
        bit = 1 << scene.state.cards.unit_ids.index("master-1") if row == "worker_row" else 1
        if row == "worker_row":
            scene.state.players[1].idle &= ~bit
        else:
            scene.state.players[1].finished &= ~bit
        setattr(scene.state, row, bit)
        assert not scene.turns(1).view().dead


@rule("B-73a", "B-5a")
def test_want_of_coins_is_no_death() -> None:
    scene = left_alone("cabin", "apprentice-2").purse(0)
    assert not scene.turns(2).view().dead
    limited = Scene(options={"bank": "limited"}, apprentices=["apprentice-2"], buildings=OTHERS)
    limited.found("cabin").exhaust()
    limited.purse(0).leave_in_bank(0)
    assert not limited.turns(2).view().dead


@rule("B-73a")
def test_the_last_site_finished_makes_the_position_dead() -> None:
    scene = left_alone("cabin", "apprentice-2").do("send apprentice-2 to cabin")
    assert not scene.view().dead  # it is looked at when the turn ends
    assert scene.turns(1).view().dead


@rule("B-70", "B-73a")
def test_a_game_that_ends_by_points_is_not_marked_as_dead() -> None:
    scene = Scene().complete("castle", "chapel", "abbey").exhaust().turns(2)
    assert (scene.view().to_act, scene.view().dead) == (OVER, False)


# --- Antiquity: what can still be bought ------------------------------------------------------------


@rule("B-73a", "BA-20")
@pytest.mark.parametrize(
    ("building", "left", "dead"),
    [
        ("camel-stable", (), True),  # stone 1 lacks, apprentice-1 makes wood and knowledge
        ("camel-stable", ("hammer",), False),
        ("camel-stable", ("saw",), True),
        ("camel-stable", ("stone-university",), False),
        ("camel-stable", ("tile-university",), True),
        ("camel-stable", ("prisoner-1",), False),  # stone 2, tile 2
        ("camel-stable", ("prisoner-6",), True),
        ("market", ("stone-university", "tile-university"), True),  # one pupil, taught once (BA-51)
        ("market", ("stone-university", "brush"), False),  # who is taught can carry
        ("market", ("hammer", "brush"), True),  # one tool each (BA-30)
        ("market", ("hammer", "brush", "prisoner-6"), False),  # freed, the prisoner carries, too
        ("market", ("stone-university", "tile-university", "prisoner-6"), False),
    ],
)
def test_whatever_can_still_be_bought_counts(building: str, left: tuple[str, ...], dead: bool) -> None:
    scene = give_back(without_stacks(left_alone(building, "apprentice-1", game=ANTIQUITY)), *left)
    assert scene.turns(1).view().dead == dead


@rule("B-73a", "BA-51")
def test_who_was_taught_already_is_no_pupil() -> None:
    scene = without_stacks(left_alone("camel-stable", "apprentice-1", game=ANTIQUITY))
    give_back(scene, "stone-university", "wood-university")
    scene.state.pupil[1] = scene.state.cards.unit_ids.index("apprentice-1")
    scene.state.universities_left &= ~2
    scene.state.educated |= 1 << scene.state.cards.unit_ids.index("apprentice-1")
    assert scene.turns(1).view().dead
