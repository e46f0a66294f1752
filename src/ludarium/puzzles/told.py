"""The answer to a puzzle as phrases: the best turn, why, the runners-up, and who finds it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludarium.advice.moves import moves
from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.solving import turn_actions


class OtherTurn(msgspec.Struct, frozen=True):
    """A runner-up in words, and what it is less worth."""

    moves: list[Phrase]
    less: Phrase


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What is told when the verdict has fallen."""

    moves: list[Phrase]  # of the best turn
    key: list[Phrase]
    reasons: list[Phrase]
    others: list[OtherTurn]
    found: int  # of a hundred bots that tried


def answer(game: Game, puzzle: Puzzle) -> PuzzleAnswer:
    """The same for the page and the terminal."""
    return PuzzleAnswer(
        moves=_moves(game, puzzle.turn),
        key=_moves(game, puzzle.key),
        reasons=puzzle.reasons,
        others=[OtherTurn(_moves(game, other.turn), other.less) for other in puzzle.others],
        found=round(100 * sum(puzzle.found.values()) / (puzzle.trials * max(1, len(puzzle.found)))),
    )


def _moves(game: Game, turn: Sequence[str]) -> list[Phrase]:
    return moves(game, turn_actions(game, turn))
