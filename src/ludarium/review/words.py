"""A review in words: who stood how, which turns cost most and what would have been better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludarium.advice.moves import moves
from ludarium.core.game import Game
from ludarium.core.messages import Phrase, Word
from ludarium.core.record import Record
from ludarium.review.review import Review, TurnReview
from ludarium.text.say import Say

MOST = 5
HABIT = 2  # turns in which something was missing, to be told as a habit


def percent(share: float) -> int:
    return round(100 * share)


def amount(value: float, *, alone: bool) -> dict[str, Word]:
    """What was won or lost: of a hundred games, or points in a game for one."""
    return {
        "scale": "points" if alone else "percent",
        "amount": abs(round(value) if alone else percent(value)),
    }


def summary(found: Review, seat: int) -> list[Phrase]:
    """What a player should know of the own game: skill, luck, habits, and where it was lost."""
    alone = len(found.seats) == 1
    said = [Phrase("review-skill", {"player": seat, **amount(found.skill[seat], alone=alone)})]
    if not alone:
        said.append(_change("review-gifts", found.gifts[seat], alone=alone))
    said.append(_change("review-luck", found.luck[seat], alone=alone))
    worst = found.mistakes(seat, most=1)
    said += [
        Phrase("review-worst", {"round": turn.round, **amount(turn.lost, alone=alone)}) for turn in worst
    ]
    return said


def _change(message: str, share: float, *, alone: bool) -> Phrase:
    """Something that gave or took chances."""
    told = amount(share, alone=alone)
    sign = "even" if told["amount"] == 0 else "gave" if share > 0 else "took"
    return Phrase(message, {**told, "sign": sign})


def habits(record: Record, found: Review, seat: int) -> list[Phrase]:
    """What would have been better more than once and was not done."""
    missing: Counter[str] = Counter()
    for turn in found.mistakes(seat, most=len(found.turns)):
        done = _kinds(record.game, own_actions(record, turn))
        missing.update(_kinds(record.game, turn.better_actions) - done)
    often = sorted(missing.items(), key=lambda line: (-line[1], line[0]))[:1]
    return [
        Phrase("review-habit", {"count": count, "better": Phrase(f"kind-{kind}")})
        for kind, count in often
        if count >= HABIT
    ]


def _kinds(game: Game, actions: Sequence[int]) -> set[str]:
    return {game.move(action).kind for action in actions}


def own_actions(record: Record, turn: TurnReview) -> list[int]:
    """What was played in a turn."""
    own = [line.action for line in record.lines[turn.at :] if line.seat == turn.seat]
    return own[: len(turn.played)]


def mistake(record: Record, turn: TurnReview) -> Phrase:
    """A turn that cost something, and the better one, each move in words."""
    args: dict[str, Word] = {
        "round": turn.round,
        "player": turn.seat,
        **amount(turn.lost, alone=turn.alone),
        "played": moves(record.game, own_actions(record, turn)),
        "better": moves(record.game, turn.better_actions),
    }
    return Phrase("review-mistake", args)


def seat_words(record: Record, found: Review, seat: int) -> list[Phrase]:
    """All that is said of one player."""
    return [*summary(found, seat), *habits(record, found, seat)]


def summary_line(say: Say, record: Record, found: Review, seat: int) -> str:
    return " ".join(say.phrase(phrase) for phrase in seat_words(record, found, seat))


def mistake_lines(say: Say, record: Record, turn: TurnReview) -> list[str]:
    """A mistake and why it was one."""
    return [say.phrase(mistake(record, turn)), *(say.phrase(reason) for reason in turn.why)]


def how(found: Review) -> Phrase:
    """By what effort it was judged."""
    return Phrase("review-how", {"effort": found.effort, "seed": str(found.seed)})


def lines(say: Say, record: Record, found: Review) -> list[str]:
    """The whole review as plain lines."""
    told = [say.words("review-title", {"game": say.words(f"game-{found.game}")}), ""]
    told += [summary_line(say, record, found, seat) for seat in range(len(found.seats))]
    worst = found.mistakes(most=MOST)
    told += ["", say.words("review-mistakes" if worst else "review-none")]
    for turn in worst:
        first, *why = mistake_lines(say, record, turn)
        told += [f"  {first}", *(f"    {line}" for line in why)]
    return told
