"""Laws of positions that hold for every game of the house."""

from __future__ import annotations

import json

from hypothesis import given, settings

from ludarium.core.play import action_buffer
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from tests.laws.walks import Walk, walks
from tests.rule import rule

GAMES_A_LAW = 60


@rule("H-1", "H-3", "H-4")
@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_legal_and_why_not_agree(walk: Walk) -> None:
    """Over all candidates at every step, and over all action ids now and then."""
    for step, (state, _) in enumerate(walk.steps()):
        legal = set(state.legal())
        asked = range(-2, state.most_actions() + 2) if step % 97 == 0 else [*state.candidates(), *legal]
        for action in asked:
            assert (state.why_not(action) is None) == (action in legal), walk.game.notation(action)


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_legal_is_never_empty_sorted_and_without_duplicates(walk: Walk) -> None:
    out = action_buffer(walk.first())
    for state, _ in walk.steps():
        legal = state.legal()
        assert legal
        assert legal == sorted(set(legal))
        assert legal == [int(out[i]) for i in range(state.legal_into(out))]


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_candidates_hold_every_legal_action(walk: Walk) -> None:
    for state, _ in walk.steps():
        candidates = state.candidates()
        assert set(state.legal()) <= set(candidates)
        assert len(candidates) == len(set(candidates))


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_a_copy_is_independent(walk: Walk) -> None:
    """No later move changes an earlier position, nor the other way round."""
    kept = []
    for step, (state, action) in enumerate(walk.steps()):
        if step % 9 == 0:
            other = state.copy()
            kept.append((other, other.key()))
            moved = state.copy()
            moved.apply(action)
    assert all(position.key() == key for position, key in kept)
    for position, key in kept[:5]:
        position.apply(position.legal()[-1])
        assert position.key() != key


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_a_snapshot_survives_json_and_plays_on_alike(walk: Walk) -> None:
    for step, (state, action) in enumerate(walk.steps()):
        if step % 7 == 0:
            told = json.loads(json.dumps(state.snapshot()))
            other = walk.game.restore(walk.seats, dict(walk.options), told)
            assert other.key() == state.key()
            assert other.legal() == state.legal()
            other.apply(action)
            same = state.copy()
            same.apply(action)
            assert other.key() == same.key()
            assert other.legal() == same.legal()


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_every_piece_is_somewhere_exactly_once(walk: Walk) -> None:
    for state, _ in walk.steps():
        assert walk.game.census(state) == []
    assert walk.game.census(walk.last()) == []


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_games_end_and_nobody_acts_after_the_end(walk: Walk) -> None:
    state = walk.last()
    assert state.to_act == OVER
    assert state.legal() == []
    assert state.chances() == []
    assert all(state.why_not(action) is not None for action in range(state.most_actions()))
    limit = dict(walk.options).get("rounds")
    assert limit is None or state.rounds_played() <= int(limit)


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_scores_are_the_sum_of_their_lines(walk: Walk) -> None:
    for step, (state, _) in enumerate(walk.steps()):
        if step % 11 == 0:
            lines = [walk.game.score_lines(state, seat) for seat in range(walk.seats)]
            assert state.scores() == [sum(line.amount for line in told) for told in lines]
    state = walk.last()
    assert max(state.scores()) == state.scores()[state.winners()[0]]


@rule("H-3")
@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_chance_has_positive_weights_and_only_chance_makes_its_moves(walk: Walk) -> None:
    outcomes: set[int] = set()
    chosen: set[int] = set()
    for state, action in walk.steps():
        if state.to_act == CHANCE:
            weights = state.chances()
            assert [outcome for outcome, _ in weights] == state.legal()
            assert all(weight > 0 for _, weight in weights)
            assert int(state.draw(Rng(walk.seed))) in state.legal()
            outcomes |= set(state.legal())
        else:
            assert state.chances() == []
            chosen |= set(state.legal())
        assert action in state.legal()
    assert not outcomes & chosen


@settings(max_examples=GAMES_A_LAW)
@given(walks())
def test_equal_keys_mean_equal_futures(walk: Walk) -> None:
    """Walking the same game again gives the same positions, byte for byte."""
    again = walk.steps()
    for step, (state, action) in enumerate(walk.steps()):
        other, same_action = next(again)
        assert action == same_action
        if step % 5 == 0:
            assert state.key() == other.key()
