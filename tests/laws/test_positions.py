"""Laws of positions, for every game: `-k NAME` asks all of them of one."""

from __future__ import annotations

from ludarium.laws import positions
from tests.laws.walks import every_game, holds
from tests.rule import rule

GAMES_A_LAW = 16


@rule("H-1", "H-3", "H-4")
@every_game
def test_legal_and_why_not_agree(name: str) -> None:
    holds(positions.legal_and_why_not_agree, name, GAMES_A_LAW)


@every_game
def test_legal_is_never_empty_sorted_and_without_duplicates(name: str) -> None:
    holds(positions.legal_is_never_empty_sorted_and_without_duplicates, name, GAMES_A_LAW)


@every_game
def test_a_random_action_is_one_of_the_list(name: str) -> None:
    holds(positions.a_random_action_is_one_of_the_list, name, GAMES_A_LAW)


@every_game
def test_candidates_hold_every_legal_action(name: str) -> None:
    holds(positions.candidates_hold_every_legal_action, name, GAMES_A_LAW)


@every_game
def test_a_copy_is_independent(name: str) -> None:
    holds(positions.a_copy_is_independent, name, GAMES_A_LAW)


@every_game
def test_a_snapshot_survives_json_and_plays_on_alike(name: str) -> None:
    holds(positions.a_snapshot_survives_json_and_plays_on_alike, name, GAMES_A_LAW)


@every_game
def test_every_piece_is_somewhere_exactly_once(name: str) -> None:
    holds(positions.every_piece_is_somewhere_exactly_once, name, GAMES_A_LAW)


@every_game
def test_games_end_and_nobody_acts_after_the_end(name: str) -> None:
    holds(positions.games_end_and_nobody_acts_after_the_end, name, GAMES_A_LAW)


@every_game
def test_scores_are_the_sum_of_their_lines(name: str) -> None:
    holds(positions.scores_are_the_sum_of_their_lines, name, GAMES_A_LAW)


@rule("H-3")
@every_game
def test_chance_has_positive_weights_and_only_chance_makes_its_moves(name: str) -> None:
    holds(positions.chance_has_positive_weights_and_only_chance_makes_its_moves, name, GAMES_A_LAW)


@every_game
def test_equal_keys_mean_equal_futures(name: str) -> None:
    holds(positions.equal_keys_mean_equal_futures, name, GAMES_A_LAW)
