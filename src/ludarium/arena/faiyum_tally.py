"""What happens to the cards of Faiyum over many games, and the figures that FA-95 asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, cast

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ludarium.core.driving import shares_of
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.pieces import CURRENT, MARKET
from ludarium.games.faiyum.rules import Faiyum

HEADINGS = ("no.", "card", "mark", "offered", "bought", "share", "played", "for $2", "fame")
LOWEST_SHARE, HIGHEST_SHARE = 5.0, 85.0  # FA-95: the band of the bought share, once offered


@dataclass
class CardTally:
    """One card over all games."""

    number: str
    source: str
    starts: bool  # a start card is never on offer
    offered: int = 0  # games in which it was in the current market
    bought: int = 0
    played: int = 0
    cashed: int = 0
    fame: int = 0

    def share(self) -> float | None:
        """In how many of a hundred games with it on offer it was bought; at most once a game."""
        return 100 * self.bought / self.offered if self.offered else None

    def in_band(self) -> bool:
        """FA-95 binds only what was rebuilt."""
        share = self.share()
        if share is None or self.source == "found":
            return True
        return LOWEST_SHARE <= share <= HIGHEST_SHARE

    def facts(self) -> dict[str, object]:
        return {
            "number": self.number,
            "source": self.source,
            "offered": self.offered,
            "bought": self.bought,
            "bought_share": self.share(),
            "in_band": self.in_band(),
            "played": self.played,
            "cashed": self.cashed,
            "fame": self.fame,
        }


@dataclass
class FaiyumTally:
    """Fame, turns and cards over all games that were counted."""

    game: Game
    games: int = 0
    turns: list[int] = field(default_factory=list)  # by seat
    fame: list[int] = field(default_factory=list)  # by seat
    wins: list[float] = field(default_factory=list)  # by seat
    winning_fame: list[int] = field(default_factory=list)  # by game
    cards: dict[str, CardTally] = field(default_factory=dict)

    def count(self, last: State, events: Sequence[Event]) -> None:
        """Add a finished game: its last position and all its events."""
        state = cast(Faiyum, last)
        self.open(state)
        self.games += 1
        scores = state.scores()
        self.winning_fame.append(max(scores))
        for seat, share in enumerate(shares_of(state)):
            self.fame[seat] += scores[seat]
            self.wins[seat] += share
        course = TurnCourse(self, state.cards)
        for event in events:
            course.follow(event)
        for card in course.offered:
            self.cards[card].offered += 1

    def open(self, state: Faiyum) -> None:
        """Before the first game: a line for each card and a place for each seat."""
        if self.games == 0:
            seats = int(state.seats)
            self.turns, self.fame, self.wins = [0] * seats, [0] * seats, [0.0] * seats
            for card, row in zip(state.cards.ids, state.cards.rows, strict=True):
                self.cards[card] = CardTally(row.number, row.source, row.number.startswith("S"))

    # --- what came out ----------------------------------------------------------------------------

    def out_of_band(self) -> list[str]:
        """The rebuilt cards that are bought too seldom or too often (FA-95)."""
        return [card for card, tally in self.cards.items() if not tally.in_band()]

    def facts(self) -> dict[str, object]:
        """The figures for programs."""
        seats = range(len(self.fame))
        return {
            "winner_fame": {
                "mean": sum(self.winning_fame) / self.games,
                "low": _percentile(self.winning_fame, 10),
                "high": _percentile(self.winning_fame, 90),
            },
            "seats": [
                {
                    "fame": self.fame[seat] / self.games,
                    "win_rate": self.wins[seat] / self.games,
                    "turns": self.turns[seat] / self.games,
                }
                for seat in seats
            ],
            "turns_a_player": sum(self.turns) / self.games / len(self.turns),
            "out_of_band": self.out_of_band(),
            "cards": {card: tally.facts() for card, tally in self.cards.items()},
        }

    def tables(self) -> list[Table]:
        """The figures for people."""
        return [self._seat_table(), self._card_table()]

    def _seat_table(self) -> Table:
        low, high = _percentile(self.winning_fame, 10), _percentile(self.winning_fame, 90)
        mean, turns = sum(self.winning_fame) / self.games, sum(self.turns) / self.games / len(self.turns)
        told = f"winner's fame {mean:.1f}, in 8 of 10 games {low} to {high}; {turns:.1f} turns a player"
        table = Table(title="Fame and turns by seat", caption=told, caption_justify="left", min_width=72)
        for heading in ("seat", "fame", "won", "turns"):
            table.add_column(heading, justify="right")
        for seat in range(len(self.fame)):
            won = f"{100 * self.wins[seat] / self.games:.1f} %"
            fame, made = self.fame[seat] / self.games, self.turns[seat] / self.games
            table.add_row(str(seat), f"{fame:.1f}", won, f"{made:.1f}")
        return table

    def _card_table(self) -> Table:
        band = f"{LOWEST_SHARE:.0f} to {HIGHEST_SHARE:.0f} %"
        table = Table(title=f"Cards; ! is outside {band} once offered (FA-95)", box=SIMPLE_HEAD, padding=0)
        for heading in HEADINGS:
            justify: Literal["left", "right"] = "left" if heading in ("card", "mark") else "right"
            table.add_column(heading, justify=justify, no_wrap=True)
        for card, tally in self.cards.items():
            table.add_row(*_cells(card, tally))
        return table


def _cells(card: str, tally: CardTally) -> list[str]:
    share = tally.share()
    told = "" if share is None else f"{share:.0f} %" + ("" if tally.in_band() else " !")
    offered = ["", "", ""] if tally.starts else [str(tally.offered), str(tally.bought), told]
    counts = [str(tally.played), str(tally.cashed), str(tally.fame)]
    return [tally.number, card, tally.source, *offered, *counts]


def _percentile(values: Sequence[int], percent: int) -> int:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


class TurnCourse:
    """One game followed event by event: what lies in the market, whose card is being done."""

    def __init__(self, tally: FaiyumTally, cards: Cards) -> None:
        self.tally = tally
        self.rank = {card: place for place, card in enumerate(cards.ids)}
        self.orders = {
            card: row.action.count("order for") for card, row in zip(cards.ids, cards.rows, strict=True)
        }
        self.ordered = 0  # purchases that the card being done still makes
        self.dealt: list[str] = []
        self.market: set[str] = set()
        self.offered: set[str] = set()
        self.card: str | None = None  # the card that is being done
        self.steps: dict[str, Callable[[Event], None]] = {
            "dealt": lambda event: self.dealt.append(str(event.args["card"])),
            "market-opened": lambda _: self.market.update(self._lowest(self.dealt, MARKET)),
            "drawn": lambda event: self.market.add(str(event.args["card"])),
            "card-removed": lambda event: self.market.discard(str(event.args["card"])),
            "played": self._played,
            "cashed": self._cashed,
            "bought": self._bought,
            "administered": self._turn,
            "passed": self._turn,
            "gained-fame": self._famed,
            "linked": self._famed,
        }

    def follow(self, event: Event) -> None:
        if event.kind in self.steps:
            self.steps[event.kind](event)

    def _lowest(self, cards: Sequence[str] | set[str], count: int) -> list[str]:
        return sorted(cards, key=self.rank.__getitem__)[:count]

    def _turn(self, event: Event, card: str | None = None) -> None:
        """A turn begins: what can be bought now is on offer."""
        self.offered.update(self._lowest(self.market, CURRENT))
        self.tally.turns[event.seat] += 1
        self.card = card

    def _played(self, event: Event) -> None:
        card = str(event.args["card"])
        self._turn(event, card)
        self.ordered = self.orders[card]
        self.tally.cards[card].played += 1

    def _cashed(self, event: Event) -> None:
        self._turn(event)
        self.tally.cards[str(event.args["card"])].cashed += 1

    def _bought(self, event: Event) -> None:
        """A purchase is a turn, unless a card does it (FA-65)."""
        card = str(event.args["card"])
        if self.ordered:
            self.ordered -= 1
        else:
            self._turn(event)
        self.market.discard(card)
        self.tally.cards[card].bought += 1

    def _famed(self, event: Event) -> None:
        if self.card is not None:
            self.tally.cards[self.card].fame += int(event.args["fame"])


tally = FaiyumTally
