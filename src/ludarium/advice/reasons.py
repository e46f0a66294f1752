"""Why a choice is the best: what happens after it in imagined worlds, and not after the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludarium.advice.forecast import Deed, Forecast
from ludarium.core.game import Game
from ludarium.core.messages import Choice, Move, Phrase, Word

MOST = 3  # reasons
OFTEN = 5 / 8  # of the worlds in which something must happen to be told
RARER = 3 / 8  # of the worlds in which it must happen less often after all others, to be the reason


@dataclass(frozen=True)
class Considered:
    """The best choice, and what was seen after it and after the runners-up."""

    game: Game
    seat: int
    choice: Choice
    best: Forecast
    others: Sequence[Forecast]
    hope: float | None  # a chance of winning, alone points; None: there is no other choice
    alone: bool

    @property
    def often(self) -> float:
        """Worlds that are needed to tell something; at least one."""
        return max(1, OFTEN * self.best.worlds)

    @property
    def rarer(self) -> float:
        return max(1, RARER * self.best.worlds)


def reasons(considered: Considered) -> list[Phrase]:
    """At most a few phrases, the strongest first; there is always one."""
    found = [*_wins(considered), *_deeds(considered)] or list(_brings(considered))
    return found[:MOST] or [_outlook(considered)]


def differences(game: Game, seat: int, best: Forecast, others: Sequence[Forecast]) -> list[Phrase]:
    """What happens, or does not, after one way and not after the others; nothing where all is alike."""
    nothing = Choice(actions=[], notation="", move=Move("", {}))
    found = Considered(game, seat, nothing, best, others, None, False)
    deeds = {*best.seen, *(deed for other in others for deed in other.seen)}
    apart = [deed for deed in sorted(deeds) if _differs(found, deed)]
    rank = {kind: place for place, kind in enumerate(game.deeds)}
    told = [
        ((deed[0] != "now", rank.get(deed[1], len(rank))), phrase)
        for deed in apart
        if (phrase := _reason(found, deed))
    ]
    return [phrase for _, phrase in sorted(told, key=lambda line: line[0])][:MOST]


def _wins(found: Considered) -> Iterator[Phrase]:
    """The game is won by then."""
    if found.best.won >= found.often:
        yield Phrase("hint-wins", {"seen": found.best.won, "of": found.best.worlds})


def _deeds(found: Considered) -> Iterator[Phrase]:
    """What is done now, made possible, or kept from happening; what the others do not bring goes first."""
    weighty = {kind: rank for rank, kind in enumerate(found.game.deeds)}
    told: list[tuple[int, int, Phrase]] = []
    for deed in sorted({*found.best.seen, *(deed for other in found.others for deed in other.seen)}):
        rank = weighty.get(deed[1], len(weighty))
        if phrase := _reason(found, deed):
            told.append((not _differs(found, deed), rank, phrase))
    yield from (phrase for _, _, phrase in sorted(told, key=lambda line: line[:2]))


def _reason(found: Considered, deed: Deed) -> Phrase | None:
    when, kind, seat, _ = deed
    weighty = kind in found.game.deeds
    if seat == found.seat and weighty and when != "others":
        return _gain(found, deed)
    if seat >= 0 and seat != found.seat and when == "others" and (weighty or _about_choice(found, deed)):
        return _threat(found, deed)
    return None


def _gain(found: Considered, deed: Deed) -> Phrase | None:
    """What the seat does itself, in this turn or the next."""
    when, here = deed[0], found.best.count(deed)
    if here < found.often or (when == "next" and not _differs(found, deed)):
        return None
    likely = "" if when == "next" or here == found.best.worlds else "-likely"
    return Phrase(f"hint-{when}{likely}", _told(found, deed, here))


def _threat(found: Considered, deed: Deed) -> Phrase | None:
    """What somebody else would do after any other choice, and not after this one."""
    spared = min((other.count(deed) for other in found.others), default=0)
    if spared < found.often or spared - found.best.count(deed) < found.rarer:
        return None
    return Phrase("hint-else", _told(found, deed, spared))


def _about_choice(found: Considered, deed: Deed) -> bool:
    """Whether an event is about a card that the choice is about."""
    cards = {value for value in found.choice.move.args.values() if isinstance(value, str)}
    return any(value in cards for _, value in deed[3])


def _differs(found: Considered, deed: Deed) -> bool:
    """Whether something happens clearly more often after the best, or less often, than after every other."""
    here = found.best.count(deed)
    return bool(found.others) and all(abs(here - other.count(deed)) >= found.rarer for other in found.others)


def _told(found: Considered, deed: Deed, seen: int) -> dict[str, Word]:
    return {"event": event_words(deed), "seen": seen, "of": found.best.worlds}


def event_words(deed: Deed) -> Phrase:
    """An event as a phrase."""
    _, kind, seat, args = deed
    player: dict[str, Word] = {"player": seat} if seat >= 0 else {}
    return Phrase(f"event-{kind}", {**dict(args), **player})


def _brings(found: Considered) -> Iterator[Phrase]:
    if found.choice.brings:
        yield Phrase("hint-brings", {"gain": list(found.choice.brings)})


def _outlook(found: Considered) -> Phrase:
    """Nothing stands out: what the searches hope for after it, or that there is no other choice."""
    if found.hope is None:
        return Phrase("hint-only")
    if found.alone:
        return Phrase("hint-points", {"total": round(found.hope)})
    return Phrase("hint-chance", {"percent": round(100 * found.hope)})
