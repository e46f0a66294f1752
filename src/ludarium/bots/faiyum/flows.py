"""What each card takes and gives in goods, so that a player can see what its cards lack. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import lowest
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.pieces import FISH, NOTHING, ROSE
from ludarium.games.faiyum.state import PILE, FaiyumState
from ludarium.games.faiyum.vocabulary import arg_a, arg_b, arg_c, bundle_part

# Four numbers of two bytes: basic goods taken and given, fish taken and given.
TAKEN: Final = 1
GIVEN: Final = 1 << 16
FISH_TAKEN: Final = 1 << 32
FISH_GIVEN: Final = 1 << 48
SHARE: Final = 2  # of an "up to n" one n-th of this is used on average


class Flows:
    """The goods that the cards of a data file take and give when they are played once."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.flow: vec[i64] = vec[i64]([0] * cards.count)
        for card in range(cards.count):
            for i in range(cards.first[card], cards.first[card + 1]):
                self.flow[card] += flow_of(cards.code[i])

    def owned(self, s: FaiyumState, seat: i64) -> i64:
        """What all cards of a seat take and give together, once around."""
        total: i64 = 0
        rest: i64 = s.hands[seat]
        while rest:
            total += self.flow[lowest(rest)]
            rest &= rest - 1
        for card in range(s.cards.numbered, s.cards.count):
            total += self.flow[card] * (s.starts[seat] >> 8 * (card - s.cards.numbered) & 0xFF)
        for at in range(s.heights[seat]):
            total += self.flow[s.piles[seat * PILE + at]]
        if s.turn == seat and s.table != NOTHING:
            total += self.flow[s.table]
        return total


def flow_of(v: i64) -> i64:
    """What one verb takes or gives."""
    match v & 0xFF:
        case verbs.PAY:
            return _units(arg_a(v), arg_b(v))
        case verbs.SOME:
            return TAKEN * (arg_a(v) // SHARE)
        case verbs.AGAIN:
            basics: i64 = bundle_part(v, 0) + bundle_part(v, 1) + bundle_part(v, 2)
            return arg_a(v) // SHARE * (TAKEN * basics + FISH_TAKEN * bundle_part(v, FISH))
        case verbs.ROAD:
            return TAKEN * arg_a(v)
        case verbs.FIELD:
            return GIVEN * arg_a(v) * (2 if arg_b(v) else 1)
        case verbs.CHOOSE:
            return GIVEN * arg_a(v)
        case verbs.GAIN:
            return _gained(arg_a(v), arg_b(v)) if arg_c(v) == 0 else i64(0)
        case _:
            return 0


def _units(goods: i64, units: i64) -> i64:
    if goods == 1 << FISH:
        return FISH_TAKEN * units
    return i64(0) if goods == 1 << ROSE else TAKEN * units


def _gained(thing: i64, amount: i64) -> i64:
    if thing == FISH:
        return FISH_GIVEN * amount
    return GIVEN * amount if thing < FISH else i64(0)


def taken(flow: i64) -> i64:
    return flow & 0xFFFF


def given(flow: i64) -> i64:
    return flow >> 16 & 0xFFFF


def fish_taken(flow: i64) -> i64:
    return flow >> 32 & 0xFFFF


def fish_given(flow: i64) -> i64:
    return flow >> 48 & 0xFFFF
