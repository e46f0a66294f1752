"""Every puzzle that comes with a game: its position is reached, its answer holds, nothing hidden is shown."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.core.rng import Rng
from ludarium.games import GAMES, HOUSE
from ludarium.puzzles.make import fingerprint
from ludarium.puzzles.puzzle import GRADES, Puzzle, PuzzleSet, puzzles_of, record_of, sets_of
from ludarium.puzzles.solving import attempt, position, turn_actions
from ludarium.puzzles.told import answer
from ludarium.text.say import LANGUAGES, Say

SETS = [each for game in HOUSE for each in sets_of(game)]
ALL = [(game.id, puzzle) for game in HOUSE for puzzle in puzzles_of(game.id).values()]
FEWEST = 12  # of a set
IDS = [f"{game} {puzzle.id}" for game, puzzle in ALL]


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.game)
def test_a_set_has_puzzles_of_every_grade(found: PuzzleSet) -> None:
    assert len(found.puzzles) >= FEWEST
    assert {puzzle.grade for puzzle in found.puzzles} == set(GRADES)
    assert list(puzzles_of(found.game).values()) == found.puzzles


@pytest.mark.parametrize("found", SETS, ids=lambda found: found.game)
def test_a_set_is_of_the_rules_and_figures_of_now_and_says_how_it_was_made(found: PuzzleSet) -> None:
    game = GAMES[found.game]
    assert (found.rules, found.fingerprint) == (game.rules, fingerprint(game))
    assert found.command.startswith(f"ludarium puzzles make {found.game} ")
    assert f"--seed {found.seed}" in found.command


@pytest.mark.parametrize(("name", "puzzle"), ALL, ids=IDS)
def test_the_position_is_reached_and_the_answer_can_be_played(name: str, puzzle: Puzzle) -> None:
    game = GAMES[name]
    assert record_of(puzzle.position).game is game
    found = position(puzzle)
    assert found.state.to_act == puzzle.seat
    assert attempt(puzzle, []).verdict == "open"
    best = attempt(puzzle, turn_actions(game, puzzle.turn))
    assert (best.verdict, best.refused) == ("right", None)
    assert set(puzzle.key) <= set(puzzle.turn)
    assert puzzle.lead > 2 * puzzle.error


@pytest.mark.parametrize(("name", "puzzle"), ALL, ids=IDS)
def test_the_runners_up_are_wrong_and_everything_has_words(name: str, puzzle: Puzzle) -> None:
    game, told = GAMES[name], answer(GAMES[name], puzzle)
    assert len(puzzle.others) == 2
    for other in puzzle.others:
        assert attempt(puzzle, turn_actions(game, other.turn)).verdict != "right"
    for language in LANGUAGES:
        say = Say(game, language, ["Anna", "Béla", "Csaba", "Dóra", "Ede"])
        phrases = [*told.moves, *told.key, *told.reasons]
        phrases += [phrase for other in told.others for phrase in (*other.moves, other.less)]
        assert all("{" not in say.phrase(phrase) for phrase in phrases)


@pytest.mark.parametrize(("name", "puzzle"), ALL, ids=IDS)
def test_the_solver_is_shown_the_same_in_every_world_that_looks_the_same(name: str, puzzle: Puzzle) -> None:
    game, state = GAMES[name], position(puzzle).state
    shown = msgspec.json.encode(game.view(state, puzzle.seat))
    for stream in range(3):
        world = state.imagine(puzzle.seat, Rng(7, stream))
        assert msgspec.json.encode(game.view(world, puzzle.seat)) == shown
