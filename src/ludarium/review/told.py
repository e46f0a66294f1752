"""A review as a page needs it: curve, words without a language, and where the better turns lie."""

from __future__ import annotations

import msgspec

from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.core.record import Record
from ludarium.review.page import scaled
from ludarium.review.review import Review, TurnReview
from ludarium.review.words import MOST, how, mistake, seat_words


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that cost much: after so many moves, what is said of it, and what the better one is about."""

    seat: int
    at: int
    turn: int  # its number on the curve
    words: Phrase
    why: list[Phrase]
    things: list[str]


class ReviewTold(msgspec.Struct, frozen=True, kw_only=True):
    """A whole review."""

    game: str
    curve: list[list[float]]  # before each turn and at the end, each seat's part of `top`
    top: float  # 1: chances of winning; else points of a game for one
    starts: list[int]  # moves before each turn
    seats: list[list[Phrase]]  # what is said of each player
    mistakes: list[Mistake]
    how: Phrase


def told(record: Record, found: Review) -> ReviewTold:
    """The same as the text says."""
    curve, top = scaled(found)
    starts = [turn.at for turn in found.turns]
    return ReviewTold(
        game=found.game,
        curve=[[round(value, 3) for value in row] for row in curve],
        top=top,
        starts=starts,
        seats=[seat_words(record, found, seat) for seat in range(len(found.seats))],
        mistakes=[_mistake(record, turn, starts.index(turn.at)) for turn in found.mistakes(most=MOST)],
        how=how(found),
    )


def _mistake(record: Record, turn: TurnReview, number: int) -> Mistake:
    return Mistake(
        seat=turn.seat,
        at=turn.at,
        turn=number,
        words=mistake(record, turn),
        why=turn.why,
        things=_things(record.game, record, turn),
    )


def _things(game: Game, record: Record, turn: TurnReview) -> list[str]:
    """What the first choice of the better turn is about, as its player saw it."""
    view = game.view(record.after(turn.at), turn.seat)
    first = turn.better_actions[:1]
    return next((choice.things for choice in view.choices if choice.actions == first), [])
