"""The house rules of The Builders: off unless a table chooses them, and marked in every language."""

from __future__ import annotations

import pytest

from ludarium.core.messages import Reason
from ludarium.games import game_named
from ludarium.games.builders.game import LATER_COINS
from ludarium.text.say import LANGUAGES, Say
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

HOUSE = {
    MIDDLE_AGES: {"next-worker": "hidden", "ties": "broken", "later-seats": "alike"},
    ANTIQUITY: {"next-worker": "hidden", "later-seats": "alike"},
}
NAMES = {MIDDLE_AGES: "middle_ages", ANTIQUITY: "antiquity"}
ORDER = ["labourer-1", "labourer-2", "labourer-3", "master-1", "master-2", "master-3", "master-4"]


@rule("B-74")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("simulation", [False, True])
def test_nobody_plays_by_a_house_rule_unasked(game: str, simulation: bool) -> None:
    table = game_named(game).table(simulation=simulation)
    assert {name: value for name, value in table.items() if name in HOUSE[game]} == HOUSE[game]
    assert {option.name for option in game_named(game).options if option.clause == "B-74"} == set(HOUSE[game])


@rule("B-74")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EDITIONS)
def test_every_house_rule_is_marked_as_one(game: str, language: str) -> None:
    say = Say(game_named(game), language)
    marks = {say.words(f"option-{name}").partition(" (")[2] for name in HOUSE[game]}
    assert len(marks) == 1
    assert "" not in marks


# --- the next worker --------------------------------------------------------------------------------


@rule("B-2a", "B-74")
def test_the_next_worker_is_open_and_surely_comes_next() -> None:
    scene = Scene(workers=ORDER, options={"next-worker": "open"})
    for viewer in (None, 0, 1):
        shown = scene.view(viewer).next_worker
        assert shown is not None
        assert shown.id == "master-3"
    assert "master-3" not in scene.view().worker_bag
    assert scene.last_event("next-worker-revealed").args == {"worker": "master-3"}
    scene.do("recruit labourer-1", draws=["worker master-4"])
    assert "master-3" in [unit.id for unit in scene.view().workers]
    shown = scene.view().next_worker
    assert shown is not None
    assert shown.id == "master-4"


@rule("B-30", "B-74")
def test_the_next_worker_cannot_be_recruited_yet() -> None:
    scene = Scene(workers=ORDER, options={"next-worker": "open"})
    assert scene.refused("recruit master-3") == Reason("B-30", "next-worker", {"worker": "master-3"})
    assert scene.action("recruit master-3") in scene.state.candidates()


@rule("B-31", "B-74")
def test_the_last_worker_of_the_pile_goes_into_the_row_too() -> None:
    scene = Scene(options={"next-worker": "open"})
    workers = len(scene.view().worker_bag) + 6
    scene.overtime(workers)
    for left in range(workers - 1, -1, -1):
        scene.do(f"recruit {scene.view().workers[0].id}")
        assert len(scene.view().workers) == min(left, 5)
        assert (scene.view().next_worker is None) == (left <= 5)
    assert scene.view().worker_bag == []


@rule("B-74")
def test_by_the_books_no_worker_of_the_pile_is_shown() -> None:
    assert Scene(workers=ORDER).view().next_worker is None


# --- ties -------------------------------------------------------------------------------------------


@rule("B-72", "B-74")
@pytest.mark.parametrize(("ties", "winners"), [("broken", [0]), ("shared", [0, 1])])
def test_tied_players_of_the_middle_ages_share(ties: str, winners: list[int]) -> None:
    scene = Scene(options={"rounds": "1", "ties": ties}).complete("townhouse").purse(0).purse(20, 1)
    scene.turns(2)
    assert [seat.score for seat in scene.view().seats] == [2, 2]
    assert scene.view().winners == winners


# --- later seats --------------------------------------------------------------------------------------


@rule("B-5", "B-74")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_later_seats_begin_with_more_coins(game: str, seats: int, start: int) -> None:
    scene = Scene(game, seats, start=start, options={"later-seats": "coins", "bank": "limited"})
    more = LATER_COINS[NAMES[game]][seats]
    assert (len(more), more[0], more) == (seats, 0, sorted(more))
    assert [scene.coins((start + place) % seats) for place in range(seats)] == [10 + coins for coins in more]
    told = [(event.seat, event.args["coins"]) for event in scene.events if event.kind == "compensated"]
    assert told == [((start + place) % seats, coins) for place, coins in enumerate(more) if coins]
    assert scene.game.census(scene.state) == []
