"""The quick choices of a playout: cheap weights, no look ahead. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.sense import promise
from ludarium.core.bits import BIT
from ludarium.core.rng import Rng
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.pieces import FAME, MONEY, ROSE
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import arg_a, arg_b, arg_c, arg_e, op_of

NOISE: Final = 8  # what luck adds at most
GOOD: Final = 4  # a good, money and fame, in quarters of a point of fame
COIN: Final = 3
FAMED: Final = 5
SPECIAL: Final = 9


class Lean:
    """Takes the action with the highest rough rank, luck added."""

    def __init__(self) -> None:
        self.cards: Cards | None = None
        self.rank: vec[i64] = vec[i64]()  # card -> what it roughly brings

    def choose(self, s: FaiyumState, out: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the n actions in `out`."""
        self._know(s.cards)
        best: i64 = 0
        highest: i64 = -1000
        for i in range(n):
            rank: i64 = self._rank_of(s, out[i]) + rng.below(NOISE)
            if rank > highest:
                highest = rank
                best = out[i]
        return best

    def _know(self, cards: Cards) -> None:
        """Rank the cards of a data file once."""
        if self.cards is not cards:
            self.cards = cards
            self.rank = vec[i64]([rough(cards, card) for card in range(cards.count)])

    def _rank_of(self, s: FaiyumState, action: i64) -> i64:
        if op_of(s.top()) == verbs.TURN:
            return self._turn(s, action)
        at = s.at
        if action >= at.road:
            return 6 * promise(s, action - at.road) if action < at.bridge else i64(0)
        if action >= at.worker:
            return self._place(s, action)
        if action >= at.offer:
            return -self.rank[action - at.offer] if action < at.remove else -self.rank[action - at.remove]
        return self._step(s, action)

    def _turn(self, s: FaiyumState, action: i64) -> i64:
        """Play what brings most; buy while there is time; administration with few cards in hand."""
        at = s.at
        if action >= at.buy:
            return self.rank[action - at.buy] - 4 if s.deck else i64(-10)
        if action >= at.cash:
            return 2
        if action >= at.play:
            return self.rank[action - at.play]
        return 12 - 5 * s.hand_size(s.turn)

    def _place(self, s: FaiyumState, action: i64) -> i64:
        """Fields with a crocodile pay $1 (FA-40)."""
        at = s.at
        if action < at.build and s.crocodiles & BIT[action - at.worker]:
            return 3
        return 0

    def _step(self, s: FaiyumState, action: i64) -> i64:
        """Go on rather than stop; keep roses and money."""
        at = s.at
        if action == at.done:
            return -8
        if at.pay + ROSE <= action <= at.pay + MONEY:
            return -4
        return 0


def rough(cards: Cards, card: i64) -> i64:
    """What a card roughly brings when it is played."""
    total: i64 = 0
    for i in range(cards.first[card], cards.first[card + 1]):
        total += roughly(cards.code[i])
    return total


def roughly(v: i64) -> i64:
    match op_of(v):
        case verbs.PAY:
            return -GOOD * arg_b(v)
        case verbs.ROAD:
            return -2 * arg_a(v)
        case verbs.GAIN:
            return worth_of(arg_a(v)) * arg_b(v) // (1 if arg_c(v) == 0 else 2)
        case verbs.PER:
            return worth_of(arg_a(v)) * min(3, arg_e(v))
        case verbs.FIELD | verbs.CHOOSE:
            return GOOD * arg_a(v)
        case verbs.ORDER | verbs.CART | verbs.OVERSEE:
            return SPECIAL
        case _:
            return 0


def worth_of(thing: i64) -> i64:
    if thing == FAME:
        return FAMED
    return COIN if thing == MONEY else GOOD
