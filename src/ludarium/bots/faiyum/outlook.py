"""How long the game still goes, and what goods and money are worth until then. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.flows import fish_given, fish_taken, given, taken
from ludarium.bots.faiyum.weights import POINT, FaiyumWeights
from ludarium.core.bits import count
from ludarium.games.faiyum.pieces import FISH, MONEY, ROSE, STOCK
from ludarium.games.faiyum.state import FaiyumState

KEPT: Final = 10  # what is left at the end breaks ties (FA-73)
MOST: Final = 12  # of one good; a further one is worth as little as this one


def draws_left(s: FaiyumState) -> i64:
    """How many cards will be drawn until the fourth disaster is out (FA-70), in thousandths."""
    bad: i64 = s.disasters_left
    last: i64 = count(s.last_deck) + bad
    return count(s.deck) * POINT + bad * (last + 1) * POINT // (bad + 1)


def scarcity(wanted: i64, made: i64, calm: i64) -> i64:
    """By how much a good is worth more or less if so much is wanted and made, in thousandths."""
    return max(500, min(1800, POINT * (wanted + calm) // (made + calm)))


class FaiyumOutlook:
    """The turns to come of a seat, and the prices that follow from them."""

    def __init__(self, weights: FaiyumWeights) -> None:
        self.weights = weights
        self.turns: i64 = 0  # in thousandths
        self.fade: i64 = 0  # the part of the value of goods and money that is left, in thousandths
        self.money: i64 = 0
        self.spare: i64 = 0
        self.coin: i64 = 0  # what one more $ is worth to the seat that is judged
        self.first: vec[i64] = vec[i64]([0] * 5)  # good -> the first one of it
        self.less: vec[i64] = vec[i64]([0] * 5)  # good -> what each further one is worth less

    def look(self, s: FaiyumState) -> None:
        """Estimate the turns that each seat still has, and set the prices."""
        w = self.weights
        if s.ending():
            self.turns = 0
        else:
            pace: i64 = w.pace_alone if s.seats == 1 else w.pace * s.seats
            self.turns = draws_left(s) * POINT // pace
        self.fade = POINT * self.turns // (self.turns + w.fading)

    def need(self, flow: i64) -> None:
        """Set the prices for a seat whose cards take and give so much."""
        w = self.weights
        fade: i64 = self.fade
        self.money = max(KEPT, w.money * fade // POINT)
        self.spare = max(KEPT, w.spare_money * fade // POINT)
        for good in range(5):
            price: i64 = w.basic * scarcity(taken(flow), given(flow), w.calm) // POINT
            if good == FISH:
                price = w.fish * scarcity(fish_taken(flow), fish_given(flow), 1) // POINT
            elif good == ROSE:
                price = w.rose
            self.first[good] = max(KEPT, price * fade // POINT)
            self.less[good] = self.first[good] * w.plenty // POINT

    # --- prices -----------------------------------------------------------------------------------

    def unit(self, good: i64, owned: i64) -> i64:
        """What one more of a good is worth to somebody who owns so many."""
        return max(KEPT, self.first[good] - self.less[good] * min(owned, MOST))

    def goods(self, good: i64, owned: i64) -> i64:
        """What so many of a good are worth together."""
        total: i64 = 0
        for n in range(owned):
            total += self.unit(good, n)
        return total

    def coins(self, owned: i64) -> i64:
        """What so much money is worth."""
        purse: i64 = self.weights.purse
        first: i64 = min(owned, purse)
        second: i64 = min(owned - first, purse)
        return first * self.money + second * self.spare + (owned - first - second) * KEPT

    def weigh(self, owned: i64) -> None:
        """Set what one more $ is worth to somebody who owns so many."""
        purse: i64 = self.weights.purse
        if owned < purse:
            self.coin = self.money
        else:
            self.coin = self.spare if owned < 2 * purse else i64(KEPT)

    def stock(self, s: FaiyumState, seat: i64) -> i64:
        """What all goods and the money of a seat are worth."""
        total: i64 = self.coins(s.stock[seat * STOCK + MONEY])
        for good in range(5):
            total += self.goods(good, s.stock[seat * STOCK + good])
        return total
