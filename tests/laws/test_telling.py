"""Laws of what positions tell: views, events, notation and game files."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.core.messages import Event
from ludarium.core.notation import read, write
from ludarium.core.record import Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from tests.laws.walks import Walk, walks

GAMES_A_LAW = 25


def recorded(walk: Walk, most: int) -> Record:
    """The walk as a record whose chance moves follow from its seed."""
    record = Record(
        walk.game, walk.game.table(dict(walk.options)), ["bot random"] * walk.seats, walk.seed % 10**18
    )
    state, chance, rng = record.first(), chance_rng(walk.seed % 10**18), Rng(walk.seed, 9)
    while state.to_act != OVER and len(record.lines) < most:
        action = int(state.draw(chance)) if state.to_act == CHANCE else walk.choose(state, rng)
        record.add(state, action)
    return record


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    for game in GAMES.values():
        texts = {}
        for action in range(game.new(2).most_actions()):
            text = game.notation(action)
            assert game.parse(text) == [action]
            assert game.parse(f"  {text.upper()} ") == [action]
            texts[text] = action
        assert len(texts) == game.new(2).most_actions()


@settings(max_examples=GAMES_A_LAW)
@given(walks(), st.integers(1, 400))
def test_a_game_file_reads_back_to_the_same_game(walk: Walk, most: int) -> None:
    record = recorded(walk, most)
    text = write(record)
    again = read(text, GAMES)
    assert again == record
    assert write(again) == text
    assert again.after().key() == record.after().key()


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_views_survive_json_and_offer_exactly_what_is_legal(walk: Walk) -> None:
    for step, (state, _) in enumerate(walk.steps(600)):
        if step % 13:
            continue
        for viewer in (None, *range(walk.seats)):
            view = walk.game.view(state, viewer)
            told = msgspec.json.encode(view)
            assert msgspec.json.decode(told, type=type(view)) == view
        if state.to_act != CHANCE:
            view = walk.game.view(state, int(state.to_act))
            choices = [choice.action for choice in view.choices if choice.buys == 0]
            assert choices == state.legal()


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_events_survive_json_and_do_not_touch_the_game(walk: Walk) -> None:
    state, silent, rng = walk.first(), walk.first(), Rng(walk.seed, 5)
    log: list[Event] = []
    state.log = log
    while state.to_act != OVER:
        before = len(log)
        action = walk.choose(state, rng)
        state.apply(action)
        silent.apply(action)
        assert len(log) > before
        assert state.copy().log is None
    assert silent.key() == state.key()
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[Event]) == log


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_what_looks_the_same_to_a_seat_is_the_same_to_it(walk: Walk) -> None:
    """An imagined world gives the seat the same view and the same legal list as the true one."""
    for step, (state, _) in enumerate(walk.steps(400)):
        if step % 17 or state.to_act == CHANCE:
            continue
        seat = int(state.to_act)
        world = state.imagine(seat, Rng(step))
        assert walk.game.view(world, seat) == walk.game.view(state, seat)
        assert world.legal() == state.legal()


def test_a_game_says_whether_its_hands_are_hidden() -> None:
    """Where seats know different things, positions imagine worlds instead of copying themselves."""
    for game in GAMES.values():
        assert game.hidden == (type(game.new(game.seats[-1])).imagine is not State.imagine)
