"""The puzzle of a day: the same for all, whoever asks and wherever."""

from __future__ import annotations

import hashlib

from ludarium.games import GAMES
from ludarium.puzzles.puzzle import Puzzle, puzzles_of

DAY = 24 * 3600 * 1000  # milliseconds


def day_of(now: int) -> int:
    """The number of a day by the clock of the world (UTC), from milliseconds since 1970."""
    return now // DAY


def puzzle_of_day(day: int) -> tuple[str, Puzzle] | None:
    """A game and a puzzle of it: the games take turns, and each repeats none before it has shown all."""
    games = [game for game in GAMES if puzzles_of(game)]
    if not games:
        return None
    game = games[day % len(games)]
    mixed = sorted(puzzles_of(game).values(), key=lambda puzzle: _mixed(puzzle.id))
    return game, mixed[day // len(games) % len(mixed)]


def _mixed(name: str) -> str:
    """A puzzle's place in an order that tells nothing of how hard it is."""
    return hashlib.sha256(name.encode()).hexdigest()
