"""Puzzles on the page: what a solver is shown, the rating, and the way on into a game of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludarium.core.messages import Event
from ludarium.core.record import Record
from ludarium.games import GAMES
from ludarium.puzzles import rating
from ludarium.puzzles.daily import day_of, puzzle_of_day
from ludarium.puzzles.puzzle import Puzzle, puzzles_of
from ludarium.puzzles.solving import Attempt, attempt
from ludarium.puzzles.told import answer
from ludarium.server import levels
from ludarium.server.commands import ClockWish, OfPuzzle
from ludarium.server.errors import RefusedError
from ludarium.server.journal import Began, Seated
from ludarium.server.messages import LogLine, PuzzleLine, PuzzleNews, PuzzlesNews, RatingChange, SeatLine
from ludarium.server.names import checked_name
from ludarium.server.people import Profile
from ludarium.server.seating import game_named
from ludarium.server.tokens import new_nonce, new_seed


def wanted(command: OfPuzzle) -> Puzzle:
    found = puzzles_of(game_named(command.game).id)
    if command.puzzle not in found:
        raise RefusedError("no-puzzle", puzzle=command.puzzle)
    return found[command.puzzle]


def tried(puzzle: Puzzle, actions: Sequence[int]) -> Attempt:
    """Where these actions lead, or the reason why they are not possible."""
    found = attempt(puzzle, actions)
    if found.refused is not None:
        raise RefusedError("illegal", found.refused)
    return found


def listed(ref: int | None, profile: Profile, now: int) -> PuzzlesNews:
    """All puzzles, and how somebody did."""
    today = puzzle_of_day(day_of(now))
    return PuzzlesNews(
        ref=ref,
        rating=profile.puzzle_rating,
        daily=(today[0], today[1].id) if today else None,
        puzzles=[
            PuzzleLine(game, puzzle.id, puzzle.rating, puzzle.grade, profile.puzzles.get(_name(game, puzzle)))
            for game in GAMES
            for puzzle in puzzles_of(game).values()
        ],
    )


def counted(profile: Profile, game: str, puzzle: Puzzle, *, right: bool) -> Profile:
    """A profile after a verdict; only the first one of a puzzle changes anything."""
    name = _name(game, puzzle)
    if name in profile.puzzles:
        return profile
    changed = rating.after(profile.puzzle_rating, len(profile.puzzles), puzzle.rating, right)
    return msgspec.structs.replace(profile, puzzle_rating=changed, puzzles={**profile.puzzles, name: right})


def _name(game: str, puzzle: Puzzle) -> str:
    return f"{game} {puzzle.id}"


def told(
    command: OfPuzzle, puzzle: Puzzle, found: Attempt, name: str, change: RatingChange | None
) -> PuzzleNews:
    """What the solver sees: only what the seat may know, and the answer not before the verdict."""
    record, seat = found.record, puzzle.seat
    return PuzzleNews(
        ref=command.ref,
        game=record.game.id,
        id=puzzle.id,
        rating=puzzle.rating,
        grade=puzzle.grade,
        seats=_seats(puzzle, record, name),
        viewer=seat,
        actions=list(command.actions),
        view=msgspec.Raw(msgspec.json.encode(record.game.view(found.state, seat))),
        log=[LogLine(at, event) for at, event in found.log if event.is_for(seat)],
        recent=_visible(found.events, seat),
        free=found.free,
        verdict=found.verdict,
        answer=None if found.verdict == "open" else answer(record.game, puzzle),
        change=change,
    )


def _visible(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in events if event.is_for(seat)]


def _seats(puzzle: Puzzle, record: Record, name: str) -> list[SeatLine]:
    """The solver by name, and the bots of the game."""
    bots = [text.partition(" ")[2] for text in record.seats]
    return [
        SeatLine(seat, name, "human", online=True, mine=True)
        if seat == puzzle.seat
        else SeatLine(seat, level, "bot", online=True, mine=False, level=level)
        for seat, level in enumerate(bots)
    ]


def began(puzzle: Puzzle, found: Attempt, who: str, name: str, now: int) -> Began:
    """A private game that goes on where the solver stands: a branch, its further draws from a new seed."""
    game = found.record.game
    level = levels.strongest(game)
    return Began(
        when=now,
        game=game.id,
        rules=game.rules,
        options=found.record.options,
        seats=[
            Seated("human", checked_name(name), who)
            if seat == puzzle.seat
            else Seated("bot", level, None, level)
            for seat in range(len(found.record.seats))
        ],
        host=who,
        public=False,
        clock=ClockWish(),
        seed=new_seed(),
        nonce=new_nonce(),
        moves=[(line.seat, line.action, line.hash) for line in found.record.lines],
    )
