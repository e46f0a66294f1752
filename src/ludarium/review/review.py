"""A finished game looked at again: a curve of chances, mistakes, and what the draws gave and took."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ludarium.advice.forecast import forecasts
from ludarium.advice.judge import Judge, result
from ludarium.advice.reasons import differences
from ludarium.advice.verdict import SURE, Contest, Verdict
from ludarium.core.errors import LudariumError
from ludarium.core.messages import Phrase
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.review.turns import Turn, turns

WAYS = 3  # that are compared with what was played
WORTH_TELLING = 0.03  # of a win
WORTH_POINTS = 1.0  # in a game for one
EXPLAINED = 8  # mistakes that get a reason
EFFORT = 120


class ReviewError(LudariumError):
    """Why a game cannot be reviewed."""


class TurnReview(msgspec.Struct, frozen=True, kw_only=True):
    """One turn: what was played, the better one, what it cost its player, and every seat's chances."""

    seat: int
    round: int
    at: int
    played: list[str]
    better: list[str]  # the same as played where nothing was better
    better_actions: list[int]
    lost: float  # of a win; in a game for one points
    error: float  # its standard error
    chances: list[float]  # before the turn, each seat's
    skill: list[float]  # what the turn changed for each seat
    luck: list[float]  # what the draws after it changed, and what nobody could see coming
    why: list[Phrase] = []  # what the better turn brings or spares, for the dearest ones

    @property
    def alone(self) -> bool:
        return len(self.chances) == 1

    @property
    def mistake(self) -> bool:
        """Whether it is worth telling, and sure enough."""
        least = WORTH_POINTS if self.alone else WORTH_TELLING
        return self.lost >= least and self.lost >= SURE * self.error


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game; `effort` and `seed` make the same verdicts again."""

    game: str
    rules: int
    seats: list[str]
    effort: int
    seed: int
    turns: list[TurnReview]
    result: list[float]  # each seat's share of the win; alone the points
    skill: list[float]  # what each seat's own turns cost it
    gifts: list[float]  # what the turns of the others gave it
    luck: list[float]  # what the draws gave it

    def mistakes(self, seat: int | None = None, most: int = 5) -> list[TurnReview]:
        """The turns at which most was lost, the worst first."""
        found = [turn for turn in self.turns if turn.mistake and seat in (None, turn.seat)]
        return sorted(found, key=lambda turn: (-turn.lost, turn.at))[:most]


def review(
    record: Record, effort: int = EFFORT, seed: int = 1, told: Callable[[], None] = lambda: None
) -> Review:
    """Judge every turn of a finished game from what its player could know at the time."""
    _may_review(record)
    judge = Judge(record.game, effort, seed)
    found = list(turns(record))
    judged = []
    for turn in found:
        judged.append(_judged(judge, turn))
        told()
    whole = _told(record, judge, found, judged, result(record.game, record.after()))
    return _explained(judge, found, whole)


def _explained(judge: Judge, found: Sequence[Turn], whole: Review) -> Review:
    """The same with reasons at the turns that cost most."""
    dearest = {turn.at for turn in whole.mistakes(most=EXPLAINED)}
    turns_at = {turn.at: turn for turn in found}
    told = [
        msgspec.structs.replace(turn, why=_why(judge, turns_at[turn.at], turn))
        if turn.at in dearest
        else turn
        for turn in whole.turns
    ]
    return msgspec.structs.replace(whole, turns=told)


def _why(judge: Judge, turn: Turn, judged: TurnReview) -> list[Phrase]:
    """What the better turn brings in imagined worlds and the one played does not."""
    ways = [judged.better_actions, turn.actions]
    better, played = forecasts(judge, turn.before, turn.at, ways, lambda: True)
    return differences(judge.game, turn.seat, better, [played])


def _may_review(record: Record) -> None:
    if record.after().to_act != OVER:
        raise ReviewError("the game is not finished; only finished games are reviewed")


def _judged(judge: Judge, turn: Turn) -> Verdict:
    least = WORTH_POINTS if int(turn.before.seats) == 1 else WORTH_TELLING
    contest = Contest(judge, turn.before, turn.at, turn.actions, least)
    named = judge.ways(turn.before, turn.at, 0.0, max(1, judge.effort // 2))  # enough to name ways
    return contest.verdict([tried.actions for tried in named.tried[:WAYS]])


def _told(
    record: Record,
    judge: Judge,
    found: Sequence[Turn],
    judged: Sequence[Verdict],
    ended: list[float],
) -> Review:
    game, seats = record.game, range(len(record.seats))
    afters = [list(verdict.worth.means()) for verdict in judged[1:]] + [ended]
    reviews = []
    for turn, verdict, after in zip(found, judged, afters, strict=True):
        before, done = verdict.worth.means(), verdict.played.means()
        reviews.append(
            TurnReview(
                seat=turn.seat,
                round=turn.round,
                at=turn.at,
                played=[game.notation(action) for action in turn.actions],
                better=[game.notation(action) for action in verdict.best],
                better_actions=list(verdict.best),
                lost=verdict.lost,
                error=verdict.error,
                chances=list(before),
                skill=[done[seat] - before[seat] for seat in seats],
                luck=[after[seat] - done[seat] for seat in seats],
            )
        )
    return Review(
        game=game.id,
        rules=game.rules,
        seats=record.seats,
        effort=judge.effort,
        seed=judge.seed,
        turns=reviews,
        result=ended,
        skill=[sum(turn.skill[seat] for turn in reviews if turn.seat == seat) for seat in seats],
        gifts=[sum(turn.skill[seat] for turn in reviews if turn.seat != seat) for seat in seats],
        luck=[sum(turn.luck[seat] for turn in reviews) for seat in seats],
    )
