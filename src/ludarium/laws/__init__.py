"""The laws that hold for every game, to be asked of a game's package by tests and by `ludarium laws`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from ludarium.core.game import Game
from ludarium.laws import positions, telling
from ludarium.laws.walks import Walk, some_walks

__all__ = ["LAWS", "Law", "Walk", "broken", "some_walks"]

Law = Callable[[Walk], None]
LAWS: tuple[Law, ...] = (
    positions.legal_and_why_not_agree,
    positions.legal_is_never_empty_sorted_and_without_duplicates,
    positions.a_random_action_is_one_of_the_list,
    positions.candidates_hold_every_legal_action,
    positions.a_copy_is_independent,
    positions.a_snapshot_survives_json_and_plays_on_alike,
    positions.every_piece_is_somewhere_exactly_once,
    positions.games_end_and_nobody_acts_after_the_end,
    positions.scores_are_the_sum_of_their_lines,
    positions.chance_has_positive_weights_and_only_chance_makes_its_moves,
    positions.equal_keys_mean_equal_futures,
    positions.worlds_that_look_the_same_to_a_seat_have_the_same_features,
    positions.features_do_not_change_the_position_and_fit_their_columns,
    telling.every_action_has_a_text_that_reads_back,
    telling.views_survive_json_and_offer_exactly_what_is_legal,
    telling.events_survive_json_and_do_not_touch_the_game,
    telling.what_looks_the_same_to_a_seat_is_the_same_to_it,
    telling.everything_that_is_told_can_be_said,
    telling.ids_on_the_table_are_unique_and_choices_find_their_things,
    telling.goals_have_a_measure_and_a_clause,
)


def broken(game: Game, games: int, seed: int = 1) -> list[str]:
    """The laws that random games of a game break, a line each with what was found."""
    return [line for law in LAWS if (line := _broken(law, game, games, seed))]


def _broken(law: Law, game: Game, games: int, seed: int) -> str:
    for walk in islice(some_walks(game, seed), games):
        try:
            law(walk)
        except Exception as error:  # whatever a game does wrong is a broken law
            why = str(error).splitlines()[:1] or [type(error).__name__]
            place = f"{walk.seats} seats, seed {walk.seed}"
            return f"law broken: {law.__name__.replace('_', ' ')} ({place}: {why[0]})"
    return ""
