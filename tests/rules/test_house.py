"""The clauses of the house: numbered actions, chance, and whose turn it is."""

from __future__ import annotations

import pytest

from ludarium.core import notation
from ludarium.core.errors import GameFileError, NotationError
from ludarium.core.messages import Reason
from ludarium.core.record import Record
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES, game_named
from tests.rule import rule
from tests.scenes import EDITIONS, MIDDLE_AGES, Scene

CHANCE_KINDS = {"start", "deal", "worker", "building"}


def seats_and_chance(game: str) -> tuple[list[int], list[int]]:
    """All action ids: those of seats and those of chance."""
    ids = range(game_named(game).new(2).most_actions())
    by_chance = [action for action in ids if game_named(game).move(action).kind in CHANCE_KINDS]
    return [action for action in ids if action not in set(by_chance)], by_chance


def over(game: str) -> Scene:
    scene = Scene(game, options={"rounds": "1"}).turns(2)
    assert scene.state.to_act == OVER
    return scene


@rule("H-1")
@pytest.mark.parametrize("game", EDITIONS)
def test_a_number_outside_the_actions_is_no_action_whoever_acts(game: str) -> None:
    states: list[State] = [game_named(game).new(2), Scene(game).state, over(game).state]
    for state in states:
        for action in (-1, -999, state.most_actions(), state.most_actions() + 7, 10**12):
            assert state.why_not(action) == Reason("H-1", "no-such-action", {"action": action})


@rule("H-1")
@pytest.mark.parametrize("game", EDITIONS)
def test_every_number_in_between_is_an_action_with_a_text_of_its_own(game: str) -> None:
    ids = range(game_named(game).new(2).most_actions())
    texts = [game_named(game).notation(action) for action in ids]
    assert len(set(texts)) == len(texts)
    assert [game_named(game).parse(text) for text in texts] == [[action] for action in ids]


@rule("H-1")
@pytest.mark.parametrize(
    "text", ["", "jump", "take 4", "take 0", "open", "open ziggurat", "send cabin to cabin"]
)
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        game_named(MIDDLE_AGES).parse(text)


@rule("H-2")
@pytest.mark.parametrize("game", EDITIONS)
def test_nobody_acts_after_the_end(game: str) -> None:
    state = over(game).state
    assert state.legal() == []
    for action in range(state.most_actions()):
        assert state.why_not(action) == Reason("H-2", "game-over", {})


@rule("H-3")
@pytest.mark.parametrize("game", EDITIONS)
def test_no_seat_makes_a_chance_move(game: str) -> None:
    scene = Scene(game)
    for action in seats_and_chance(game)[1]:
        assert scene.state.why_not(action) == Reason("H-3", "chance-only", {})


@rule("H-3")
def test_chance_draws_only_what_the_bag_still_holds() -> None:
    scene = Scene(workers=["labourer-5"], buildings=["castle"])
    state = scene.state
    pile = set(scene.view().worker_bag)
    state.apply(scene.action("recruit labourer-5"))
    assert state.to_act == CHANCE
    for action in seats_and_chance(MIDDLE_AGES)[1]:
        move = scene.game.move(action)
        fits = move.kind == "worker" and move.args["worker"] in pile
        assert state.why_not(action) == (None if fits else Reason("H-3", "not-in-bag", {}))
    assert len(pile) == len(state.legal())


@rule("H-4")
@pytest.mark.parametrize("game", EDITIONS)
def test_the_seats_wait_while_chance_draws(game: str) -> None:
    first = game_named(game).new(2)
    scene = Scene(game)
    scene.state.apply(scene.action("recruit master-1"))
    for state in (first, scene.state):
        assert state.to_act == CHANCE
        for action in seats_and_chance(game)[0]:
            assert state.why_not(action) == Reason("H-4", "chance-first", {})


# --- whose turn it is ---------------------------------------------------------------------------------


def game_file(*moves: str) -> str:
    """A game file of two seats, set up by chance with seat 0 to act, and then these lines."""
    game = game_named(MIDDLE_AGES)
    record = Record(game, game.table(), ["human Anna", "human Béla"])
    state = record.first()
    while state.to_act == CHANCE:
        record.add(state, state.legal()[0])
    return notation.write(record) + "".join(f"{move}\n" for move in moves)


@rule("H-5")
def test_a_line_of_the_seat_at_turn_is_read() -> None:
    assert notation.read(game_file("0 take 2"), GAMES).lines[-1].seat == 0


@rule("H-5")
@pytest.mark.parametrize("line", ["1 take 2", "1 end", "2 take 2", "* take 2"])
def test_a_line_of_another_seat_is_refused(line: str) -> None:
    with pytest.raises(GameFileError, match="it is the turn of 0"):
        notation.read(game_file(line), GAMES)


@rule("H-5", "H-3")
def test_a_draw_claimed_by_a_seat_is_refused() -> None:
    lines = ["0 recruit master-1", "0 worker master-6"]
    with pytest.raises(GameFileError, match=r"it is the turn of \*"):
        notation.read(game_file(*lines), GAMES)


@rule("H-5")
@pytest.mark.parametrize("game", EDITIONS)
def test_only_the_seat_at_turn_is_offered_anything(game: str) -> None:
    scene = Scene(game, 3, start=1)
    for viewer in (0, 2, None):
        assert (scene.view(viewer).choices, scene.view(viewer).refusals) == ([], [])
    assert scene.view(1).choices
