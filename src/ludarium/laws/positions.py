"""Laws of positions: what is legal, copies, snapshots, pieces, endings, scores and chance."""

from __future__ import annotations

import json

from ludarium.core.features import features_of
from ludarium.core.play import action_buffer
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.laws.walks import Walk


def legal_and_why_not_agree(walk: Walk) -> None:
    """Over all candidates at every step, and over all action ids now and then."""
    for step, (state, _) in enumerate(walk.steps()):
        legal = set(state.legal())
        asked = range(-2, state.most_actions() + 2) if step % 97 == 0 else [*state.candidates(), *legal]
        for action in asked:
            assert (state.why_not(action) is None) == (action in legal), f"action {action} at step {step}"


def legal_is_never_empty_sorted_and_without_duplicates(walk: Walk) -> None:
    out = action_buffer(walk.first())
    for state, _ in walk.steps():
        legal = state.legal()
        assert legal
        assert legal == sorted(set(legal))
        assert legal == [int(out[i]) for i in range(state.legal_into(out))]


def a_random_action_is_one_of_the_list(walk: Walk) -> None:
    """However a game finds it, random numbers mean the same action as in the list of all."""
    out = action_buffer(walk.first())
    for step, (state, _) in enumerate(walk.steps()):
        if state.to_act != CHANCE:
            legal = state.legal()
            for stream in range(3):
                expected = legal[int(Rng(step, stream).below(len(legal)))]
                assert state.any_legal(out, Rng(step, stream)) == expected, f"step {step}, stream {stream}"


def candidates_hold_every_legal_action(walk: Walk) -> None:
    for state, _ in walk.steps():
        candidates = state.candidates()
        assert set(state.legal()) <= set(candidates)
        assert len(candidates) == len(set(candidates))


def a_copy_is_independent(walk: Walk) -> None:
    """No later move changes an earlier position, nor the other way round."""
    kept = []
    for _, state, action in walk.every(9):
        other = state.copy()
        kept.append((other, other.key()))
        moved = state.copy()
        moved.apply(action)
    assert all(position.key() == key for position, key in kept)
    for position, key in kept[:5]:
        position.apply(position.legal()[-1])
        assert position.key() != key


def a_snapshot_survives_json_and_plays_on_alike(walk: Walk) -> None:
    for _, state, action in walk.every(7):
        told = json.loads(json.dumps(state.snapshot()))
        other, same = walk.game.restore(walk.seats, dict(walk.options), told), state.copy()
        assert (other.key(), other.legal()) == (state.key(), state.legal())
        other.apply(action)
        same.apply(action)
        assert (other.key(), other.legal()) == (same.key(), same.legal())


def every_piece_is_somewhere_exactly_once(walk: Walk) -> None:
    for state, _ in walk.steps():
        assert walk.game.census(state) == []
    assert walk.game.census(walk.last()) == []


def games_end_and_nobody_acts_after_the_end(walk: Walk) -> None:
    state = walk.last()
    assert state.to_act == OVER
    assert state.legal() == []
    assert state.chances() == []
    assert all(state.why_not(action) is not None for action in range(state.most_actions()))
    limit = dict(walk.options).get("rounds")
    assert limit is None or state.rounds_played() <= int(limit)


def scores_are_the_sum_of_their_lines(walk: Walk) -> None:
    for _, state, _ in walk.every(11):
        lines = [walk.game.score_lines(state, seat) for seat in range(walk.seats)]
        assert state.scores() == [sum(line.amount for line in told) for told in lines]
    state = walk.last()
    assert max(state.scores()) == state.scores()[state.winners()[0]]


def chance_has_positive_weights_and_only_chance_makes_its_moves(walk: Walk) -> None:
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


def equal_keys_mean_equal_futures(walk: Walk) -> None:
    """Walking the same game again gives the same positions, byte for byte."""
    again = walk.steps()
    for step, (state, action) in enumerate(walk.steps()):
        other, same_action = next(again)
        assert action == same_action
        if step % 5 == 0:
            assert state.key() == other.key()


def worlds_that_look_the_same_to_a_seat_have_the_same_features(walk: Walk) -> None:
    features = walk.game.features
    for step, state, _ in walk.every(17):
        if state.to_act != CHANCE:
            for seat in range(walk.seats):
                world = state.imagine(seat, Rng(walk.seed, step))
                assert features_of(features, world, seat) == features_of(features, state, seat)


def features_do_not_change_the_position_and_fit_their_columns(walk: Walk) -> None:
    columns = len(walk.game.features.names(walk.seats))
    for step, state, _ in walk.every(29):
        before = state.key()
        assert len(features_of(walk.game.features, state, step % walk.seats)) == columns
        assert state.key() == before
