"""Whether the whole action of a card can be done (FA-21). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import lowest
from ludarium.games.faiyum.payments import covers, payable
from ludarium.games.faiyum.pieces import FISH, GRAPE, MONEY, ROSE, STOCK, STONE, WHEAT
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.verbs import Verb
from ludarium.games.faiyum.vocabulary import op_of


class Judge:
    """Whether cards can be played; the table of all verbs is put in when it is made."""

    def __init__(self) -> None:
        self.verbs: vec[Verb] = vec[Verb]()

    def playable(self, s: FaiyumState, card: i64) -> bool:
        """Whether the seat at turn can do the whole action of a card (FA-21)."""
        needs: i64 = s.cards.needs[card]
        return (needs == 0 or payable(s, needs)) and self.doable(s, card)

    def plays_into(self, s: FaiyumState, cards: i64, first: i64, n: i64, out: vec[i64]) -> i64:
        """Write the plays of those of a set of cards, the first of which is named, that are playable."""
        stock = s.stock
        at: i64 = s.turn * STOCK
        wheat: i64 = stock[at + WHEAT]
        grape: i64 = stock[at + GRAPE]
        stone: i64 = stock[at + STONE]
        fish: i64 = stock[at + FISH]
        rose: i64 = stock[at + ROSE]
        money: i64 = stock[at + MONEY]
        while cards:
            card: i64 = first + lowest(cards)
            cards &= cards - 1
            needs: i64 = s.cards.needs[card]
            if needs and not covers(s, needs, wheat, grape, stone, fish, rose, money):
                continue
            v: i64 = s.cards.check[card]
            op: i64 = op_of(v)
            if self.verbs[op].possible(s, v) if v >= 0 else self.doable(s, card):
                out[n] = s.at.play + card
                n += 1
        return n

    def doable(self, s: FaiyumState, card: i64) -> bool:
        """Whether a card that can be paid finds its places, and what else it asks for."""
        cards = s.cards
        if cards.tangled[card]:
            return s.can_finish(card) if cards.paid_first[card] < 0 else self._doable_when_paid(s, card)
        following: i64 = card + 1
        for i in range(cards.first_check[card], cards.first_check[following]):
            v: i64 = cards.checks[i]
            op: i64 = op_of(v)
            if not self.verbs[op].possible(s, v):
                return False
        return True

    def _doable_when_paid(self, s: FaiyumState, card: i64) -> bool:
        """The same for a card that costs money alone and has one verb that it may be missing for."""
        price: i64 = s.cards.paid_first[card]
        v: i64 = s.cards.checks[s.cards.first_check[card]]
        op: i64 = op_of(v)
        s.get(MONEY, -price)
        found = self.verbs[op].possible(s, v)
        s.get(MONEY, price)
        return found


JUDGE: Final = Judge()
