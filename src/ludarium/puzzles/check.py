"""Looks at a set again with more effort and other worlds: which of its answers stay best."""

from __future__ import annotations

from ludarium.advice.judge import Judge, lead
from ludarium.core.game import Game
from ludarium.puzzles.find import WORLDS
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.solving import has_key, key_of, position, turn_actions


def stays_best(game: Game, puzzle: Puzzle, effort: int, seed: int) -> bool:
    """Whether a search still begins with the key, and the best turn is still before its runners-up."""
    judge, found = Judge(game, effort, seed, WORLDS), position(puzzle)
    at = len(found.record.lines)
    tried = judge.ways(found.state, at, 0.0).tried
    if not has_key(key_of(game, puzzle), tried[0].actions):
        return False
    best = judge.worth(found.state, at, turn_actions(game, puzzle.turn))
    rivals = [judge.worth(found.state, at, turn_actions(game, other.turn)) for other in puzzle.others]
    return all(lead(best, rival, puzzle.seat)[0] > 0 for rival in rivals)
