"""What came out of an arena: bots, match-ups and faults, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ludarium.arena.match import Fault, PlayedGame, Times
from ludarium.arena.plan import RunPlan
from ludarium.arena.ratings import ratings
from ludarium.core.game import Game
from ludarium.core.shares import Estimate, mean, share


@dataclass
class BotResult:
    """One bot over all its games; a game counts once for each of its seats."""

    name: str
    rating: Estimate
    seats: int = 0
    wins: float = 0.0
    by_seat: dict[int, list[float]] = field(default_factory=dict)  # the shares of the win, by seat
    scores: list[float] = field(default_factory=list)  # of games that were played to the end
    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    faults: int = 0

    def add(self, played: PlayedGame, seat: int, unit: int) -> None:
        self.seats += 1
        self.wins += played.shares[seat]
        self.by_seat.setdefault(seat, []).append(played.shares[seat])
        self.moves += played.moves[seat]
        if played.fault is None:
            self.scores.append(played.scores[seat] / unit)
        elif played.fault.seat == seat:
            self.faults += 1

    def add_times(self, times: Times, seat: int) -> None:
        self.seconds += times.total[seat]
        self.worst = max(self.worst, times.worst[seat])

    def facts(self) -> dict[str, object]:
        return {
            "bot": self.name,
            "rating": self.rating.facts(),
            "seats": self.seats,
            "wins": share(self.wins, self.seats).facts(),
            "wins_by_seat": [share(sum(won), len(won)).facts() for _, won in sorted(self.by_seat.items())],
            "points": _finite(mean(self.scores)),
            "moves": self.moves,
            "seconds_a_move": self.seconds / self.moves if self.moves else 0.0,
            "worst_move_seconds": self.worst,
            "faults": self.faults,
        }


@dataclass(frozen=True)
class Meeting:
    """How one bot did against another (or against several others alike) in the games of a match-up."""

    one: str
    other: str
    seats: int
    wins: Estimate  # the one's share of wins in a game
    by_deals: Estimate  # the same, its interval from whole deals, as all seatings of a deal belong together
    margin: Estimate  # in points

    @property
    def even(self) -> float:
        return 1 / self.seats

    def duel(self) -> Estimate:
        """The share that would be the same strength with two seats: 50 % is even at every table."""
        value, low, high = (
            _duel(each, self.seats) for each in (self.wins.value, self.wins.low, self.wins.high)
        )
        return Estimate(value, low, high, self.wins.n)

    def clear(self) -> bool:
        """Whether the lead is more than chance."""
        return self.wins.low > self.even

    def facts(self) -> dict[str, object]:
        return {
            "one": self.one,
            "other": self.other,
            "seats": self.seats,
            "even": self.even,
            "wins": self.wins.facts(),
            "by_deals": _finite(self.by_deals),
            "duel": self.duel().facts(),
            "margin": _finite(self.margin),
        }


def _duel(part: float, seats: int) -> float:
    """Luce: a bot that is x times as strong as each of n-1 others wins x of x + n-1."""
    rest = (1 - part) / (seats - 1)
    return part / (part + rest)


def _finite(estimate: Estimate) -> dict[str, float] | None:
    return estimate.facts() if estimate.n > 1 else None


@dataclass
class Standings:
    """All results of a plan."""

    plan: RunPlan
    game: Game
    played: Sequence[PlayedGame]
    bots: list[BotResult]
    meetings: list[Meeting]
    faults: list[tuple[int, Fault]]  # with the number of the game

    def facts(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "seed": self.plan.seed,
            "options": self.plan.options,
            "games": len(self.played),
            "bots": [bot.facts() for bot in self.bots],
            "meetings": [meeting.facts() for meeting in self.meetings],
            "faults": [
                {
                    "game": number,
                    "bot": fault.bot,
                    "seat": fault.seat,
                    "kind": fault.kind,
                    "detail": fault.detail,
                }
                for number, fault in self.faults
            ],
        }


def standings(
    plan: RunPlan, game: Game, played: Sequence[PlayedGame], times: Mapping[int, Times]
) -> Standings:
    """Count everything, best bot first."""
    names = list(dict.fromkeys(bot for lineup in plan.matches for bot in lineup))
    found = {name: BotResult(name, rating) for name, rating in ratings(played, names).items()}
    for row in played:
        for seat, name in enumerate(row.bots):
            found[name].add(row, seat, game.score_unit)
            if row.game in times:
                found[name].add_times(times[row.game], seat)
    ordered = sorted(found.values(), key=lambda bot: (-bot.rating.value, bot.name))
    meetings = _meetings([bot.name for bot in ordered], plan, game, played)
    faults = [(row.game, row.fault) for row in played if row.fault]
    return Standings(plan, game, played, ordered, meetings, faults)


def _meetings(names: Sequence[str], plan: RunPlan, game: Game, played: Sequence[PlayedGame]) -> list[Meeting]:
    """Each pair that met: as two at a table, one alone among others, or both among all."""
    found = []
    for one in names:
        for other in names:
            rows = [row for row in played if one != other and _meet(row.bots, one, other)]
            if rows:
                found.append(_meeting(one, other, plan, game, rows))
    return found


def _meet(bots: Sequence[str], one: str, other: str) -> bool:
    """One seat of `one` and all other seats of `other`, or both once among different bots."""
    if len(set(bots)) == len(bots):
        return one in bots and other in bots
    return bots.count(one) == 1 and bots.count(other) == len(bots) - 1


def _meeting(one: str, other: str, plan: RunPlan, game: Game, rows: Sequence[PlayedGame]) -> Meeting:
    mixed = len(set(rows[0].bots)) > 2
    parts = [_part(row, one, other, mixed) for row in rows]
    margins = [_margin(row, one, other) / game.score_unit for row in rows if row.fault is None]
    seats = 2 if mixed else plan.seats
    return Meeting(one, other, seats, share(sum(parts), len(parts)), _by_deals(rows, parts), mean(margins))


def _part(row: PlayedGame, one: str, other: str, mixed: bool) -> float:
    """The share of the win; among several different bots: who is ahead of whom."""
    mine, theirs = row.bots.index(one), row.bots.index(other)
    if not mixed:
        return row.shares[mine]
    ahead = _standing(row, mine), _standing(row, theirs)
    return 0.5 if ahead[0] == ahead[1] else float(ahead[0] > ahead[1])


def _standing(row: PlayedGame, seat: int) -> tuple[bool, float, int]:
    fault = row.fault is not None and row.fault.seat == seat
    return not fault, row.shares[seat], 0 if row.fault else row.scores[seat]


def _margin(row: PlayedGame, one: str, other: str) -> float:
    """By how many points one is ahead of the mean of the other's seats."""
    theirs = [score for bot, score in zip(row.bots, row.scores, strict=True) if bot == other]
    return row.scores[row.bots.index(one)] - sum(theirs) / len(theirs)


def _by_deals(rows: Iterable[PlayedGame], parts: Iterable[float]) -> Estimate:
    deals: dict[tuple[int, int], list[float]] = {}
    for row, part in zip(rows, parts, strict=True):
        deals.setdefault((row.match, row.deal), []).append(part)
    return mean([sum(each) / len(each) for each in deals.values()])
