"""What a game is like when one bot plays itself: seats, length, endings and cards, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ludarium.arena.digests import Digest, taking
from ludarium.arena.match import PlayedGame
from ludarium.arena.plan import RunPlan
from ludarium.core.game import Game
from ludarium.core.shares import Estimate, mean, share


@dataclass
class CardFigures:
    """One card over all games."""

    card: str
    games: int  # in all
    offered: int = 0  # games in which it was on offer, where a game tells that
    taken: int = 0  # games in which somebody took it
    uses: Counter[str] = field(default_factory=Counter)
    takers: int = 0  # seats that took it, where there are others to beat
    won: float = 0.0  # what they won, in games
    expected: float = 0.0  # what their places win as a rule
    rounds: list[int] = field(default_factory=list)  # in which it was first taken, by taker

    def chances(self) -> int:
        """Games in which it could be taken."""
        return self.offered or self.games

    def share(self) -> Estimate:
        return share(self.taken, self.chances())

    def lift(self) -> Estimate:
        """How much more often a seat wins that took it, in shares of a game (Wilson)."""
        wins = share(self.won, self.takers)
        usual = self.expected / self.takers if self.takers else 0.0
        return Estimate(wins.value - usual, wins.low - usual, wins.high - usual, self.takers)

    def facts(self) -> dict[str, object]:
        lift = self.lift()
        return {
            "offered": self.offered,
            "taken": self.taken,
            "taken_share": self.share().facts(),
            "uses": dict(sorted(self.uses.items())),
            "lift": lift.facts() if lift.n > 1 else None,
        }


@dataclass
class Balance:
    """One player count: all its games that were played to the end."""

    plan: RunPlan
    game: Game
    played: Sequence[PlayedGame]

    def __post_init__(self) -> None:
        self.faults = sum(row.fault is not None for row in self.played)
        self.rows = [(row, row.digest) for row in self.played if row.digest is not None]
        self.games = len(self.rows)

    # --- seats ------------------------------------------------------------------------------------

    def place(self, digest: Digest, seat: int) -> int:
        """A seat's place in the order of turns."""
        return (seat - digest.first) % self.plan.seats

    def places(self) -> list[Estimate]:
        """The share of wins by place in the order of turns."""
        wins = [0.0] * self.plan.seats
        for row, digest in self.rows:
            for seat, part in enumerate(row.shares):
                wins[self.place(digest, seat)] += part
        return [share(each, self.games) for each in wins]

    # --- length, endings, points --------------------------------------------------------------------

    def rounds(self) -> list[float]:
        return [row.rounds for row, _ in self.rows]

    def turns(self) -> list[float]:
        """Turns a player, by game."""
        return [sum(digest.turns) / self.plan.seats for _, digest in self.rows]

    def moves(self) -> list[float]:
        return [float(sum(row.moves)) for row, _ in self.rows]

    def endings(self) -> dict[str, Estimate]:
        found = Counter(digest.ending for _, digest in self.rows)
        return {ending: share(count, self.games) for ending, count in sorted(found.items())}

    def winning(self) -> list[float]:
        """The best score of each game."""
        return [max(row.scores) / self.game.score_unit for row, _ in self.rows]

    def scores(self) -> list[float]:
        return [score / self.game.score_unit for row, _ in self.rows for score in row.scores]

    # --- cards --------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, CardFigures]:
        """Every card that was on offer or used, in the order of the box."""
        found: dict[str, CardFigures] = {}
        usual = [each.value for each in self.places()]
        for row, digest in self.rows:
            for card in digest.offered:
                found.setdefault(card, CardFigures(card, self.games)).offered += 1
            for card in digest.uses:
                figures = found.setdefault(card, CardFigures(card, self.games))
                self._use(figures, row, digest, usual)
        rank = {f"{kind}:{card}": place for place, (kind, card) in enumerate(self.game.cards)}
        return {card: found[card] for card in sorted(found, key=lambda card: (rank.get(card, -1), card))}

    def _use(self, figures: CardFigures, row: PlayedGame, digest: Digest, usual: Sequence[float]) -> None:
        takers = set()
        for use, counts in digest.uses[figures.card].items():
            figures.uses[use] += sum(counts)
            if use in taking(self.game):
                takers |= {seat for seat, count in enumerate(counts) if count}
        figures.taken += bool(takers)
        figures.rounds += [then for then in digest.when.get(figures.card, ()) if then]
        if self.plan.seats > 1:
            figures.takers += len(takers)
            figures.won += sum(row.shares[seat] for seat in takers)
            figures.expected += sum(usual[self.place(digest, seat)] for seat in takers)

    def facts(self) -> dict[str, object]:
        return {
            "seats": self.plan.seats,
            "bot": self.plan.matches[0][0],
            "seed": self.plan.seed,
            "games": self.games,
            "faults": self.faults,
            "places": [each.facts() for each in self.places()],
            "rounds": _spread(self.rounds()),
            "turns_a_player": _spread(self.turns()),
            "moves": _spread(self.moves()),
            "winning_score": _spread(self.winning()),
            "endings": {ending: each.facts() for ending, each in self.endings().items()},
            "cards": {card: figures.facts() for card, figures in self.cards.items()},
        }


def percentile(values: Sequence[float], percent: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _spread(values: Sequence[float]) -> dict[str, float] | None:
    """Mean with its interval, and the middle 80 %."""
    if len(values) < 2:
        return None
    return mean(values).facts() | {"tenth": percentile(values, 10), "ninetieth": percentile(values, 90)}
