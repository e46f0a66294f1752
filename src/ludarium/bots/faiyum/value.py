"""What a position of Faiyum is worth to a seat: fame, stock, and what its cards will still make. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.flows import Flows
from ludarium.bots.faiyum.outlook import KEPT, FaiyumOutlook
from ludarium.bots.faiyum.program import Program
from ludarium.bots.faiyum.weights import POINT, FaiyumWeights
from ludarium.core.bits import BIT, count, lowest
from ludarium.core.state import OVER
from ludarium.games.faiyum.pieces import (
    ADMINISTRATION_MONEY,
    ADMINISTRATION_WORKERS,
    CASH,
    DISASTER_FAMES,
    FAME,
    FETCHED,
    MONEY,
    NOTHING,
    STOCK,
)
from ludarium.games.faiyum.state import PILE, FaiyumState
from ludarium.games.faiyum.vocabulary import BUY_BACK, FETCH, TURN, arg_a, op_of

SEATS: Final = 5
CARDS: Final = 70  # more than a seat can own
STARTS: Final = 16  # more kinds of start cards than there are


class FaiyumValue:
    """A judge of positions: a turn has its price, and a card is worth what it makes beyond that price."""

    def __init__(self, weights: FaiyumWeights) -> None:
        self.weights = weights
        self.outlook = FaiyumOutlook(weights)
        self.program = Program(weights, self.outlook)
        self.flows: Flows | None = None
        self.hand: vec[i64] = vec[i64]([0] * CARDS)  # what each card in hand makes
        self.held: vec[i64] = vec[i64]([0] * CARDS)  # the cards themselves
        self.in_hand: i64 = 0
        self.pile: vec[i64] = vec[i64]([0] * CARDS)  # the cards of the discard pile, from the top
        self.in_pile: i64 = 0
        self.start: vec[i64] = vec[i64]([NOTHING] * STARTS)  # start card -> what it makes now
        self.known: vec[i64] = vec[i64]([NOTHING] * CARDS)  # card -> what it makes in the long run
        self.lasting: vec[i64] = vec[i64]([0] * CARDS)  # what the best of all make in the long run
        self.cards: i64 = 0
        self.others: vec[i64] = vec[i64]([NOTHING] * SEATS)  # seat -> what its hand makes at the end

    def worth(self, s: FaiyumState, seat: i64) -> i64:
        """The fame that a seat can hope for, in thousandths."""
        self.look(s)
        return self.judge(s, seat)

    def look(self, s: FaiyumState) -> None:
        """Estimate how long the game goes on; what cards make in the long run is to be found out anew."""
        self.outlook.look(s)
        for card in range(s.cards.count):
            self.known[card] = NOTHING
        for seat in range(s.seats):
            self.others[seat] = NOTHING

    def judge(self, s: FaiyumState, seat: i64) -> i64:
        """The same for a position near the one last looked at, for the same seat."""
        fame: i64 = s.stock[seat * STOCK + FAME] * POINT
        if s.to_act == OVER or s.passed & BIT[seat]:
            return fame + s.goods_and_money(seat) * 10
        self.set_prices(s, seat)
        self.look_at_cards(s, seat)
        fame += self.outlook.stock(s, seat)
        if s.turn == seat and s.waiting > 0:
            fame += self.program.pending(s)
        return fame + (self.last_plays(s, seat) if s.ending() else self._plans(s, seat))

    def set_prices(self, s: FaiyumState, seat: i64) -> None:
        flows = self.flows
        if flows is None or flows.cards is not s.cards:
            flows = Flows(s.cards)
            self.flows = flows
        self.outlook.need(flows.owned(s, seat))
        self.program.open(s, seat)

    # --- the cards ------------------------------------------------------------------------------------

    def look_at_cards(self, s: FaiyumState, seat: i64) -> None:
        self.in_hand = 0
        self.in_pile = 0
        self.cards = 0
        for start in range(s.cards.count - s.cards.numbered):
            self.start[start] = NOTHING
        rest: i64 = s.hands[seat]
        while rest:
            self._take_up(s, lowest(rest))
            rest &= rest - 1
        for card in range(s.cards.numbered, s.cards.count):
            copies: i64 = s.starts[seat] >> 8 * (card - s.cards.numbered) & 0xFF
            for _ in range(copies):
                self._take_up(s, card)
        if not s.ending():
            self._look_at_pile(s, seat)

    def _take_up(self, s: FaiyumState, card: i64) -> None:
        if not s.ending():
            self._rank(self._lasting(s, card))
        made: i64 = self._makes(s, card)
        at: i64 = self.in_hand
        while at > 0 and self.hand[at - 1] < made:
            self.hand[at] = self.hand[at - 1]
            self.held[at] = self.held[at - 1]
            at -= 1
        self.hand[at] = made
        self.held[at] = card
        self.in_hand += 1

    def _makes(self, s: FaiyumState, card: i64) -> i64:
        """What a card makes now; of a start card there are many copies."""
        start: i64 = card - s.cards.numbered
        if start < 0:
            return self.program.card(s, card)
        if self.start[start] == NOTHING:
            self.start[start] = self.program.card(s, card)
        return self.start[start]

    def _look_at_pile(self, s: FaiyumState, seat: i64) -> None:
        """From the top; the card on the table will lie on it."""
        if s.turn == seat and s.table != NOTHING:
            self._lay(s, s.table)
        at: i64 = s.heights[seat] - 1
        while at >= 0:
            self._lay(s, s.piles[seat * PILE + at])
            at -= 1

    def _lay(self, s: FaiyumState, card: i64) -> None:
        self._rank(self._lasting(s, card))
        self.pile[self.in_pile] = card
        self.in_pile += 1

    def _lasting(self, s: FaiyumState, card: i64) -> i64:
        """What a card makes in the long run."""
        if self.known[card] == NOTHING:
            self.known[card] = self.program.lasting(s, card)
        return self.known[card]

    def _rank(self, lasting: i64) -> None:
        """Put what a card makes at its place among the best of a cycle."""
        at: i64 = self.cards
        if at == self.weights.cycle:
            at -= 1
            if self.lasting[at] >= lasting:
                return
        else:
            self.cards += 1
        while at > 0 and self.lasting[at - 1] < lasting:
            self.lasting[at] = self.lasting[at - 1]
            at -= 1
        self.lasting[at] = lasting

    # --- before the end ---------------------------------------------------------------------------------

    def _plans(self, s: FaiyumState, seat: i64) -> i64:
        """What the cards make beyond the price of a turn, now and for the rest of the game."""
        w = self.weights
        rate: i64 = self.rate()
        turns: i64 = self.outlook.turns
        cost: i64 = rate * w.turn // POINT * min(turns, w.rush) // w.rush
        worth: i64 = rate * turns // POINT * w.long // POINT + w.tempo * share_of_round(s, seat) // POINT
        self.outlook.weigh(s.stock[seat * STOCK + MONEY])
        worth += self.comes_back(s, seat, cost)
        return worth + self.played_out(s, cost)

    def rate(self) -> i64:
        """What a turn makes, on average: the best cards of a cycle, then an administration."""
        w = self.weights
        price: i64 = (self.outlook.money + self.outlook.spare) // 2
        total: i64 = (ADMINISTRATION_MONEY + ADMINISTRATION_WORKERS + FETCHED - w.cycle) * price
        for n in range(w.cycle):
            total += max(w.pad, self.lasting[n]) if n < self.cards else w.pad
        return total // (w.cycle + 1)

    def comes_back(self, s: FaiyumState, seat: i64, cost: i64) -> i64:
        """What the discard pile is worth: the next administration, or the one that is going on."""
        free: i64 = 0
        going_on = False
        if s.turn == seat and s.table == NOTHING:
            for i in range(s.waiting):
                if op_of(s.todo[i]) == FETCH:
                    free = arg_a(s.todo[i])
                going_on = going_on or op_of(s.todo[i]) == BUY_BACK
        start: i64 = 0
        worth: i64 = 0
        if going_on:
            worth, start = self._fetched(s, 0, free, s.stock[seat * STOCK + MONEY], cost)
        return worth + self._next_time(s, seat, start, cost)

    def _next_time(self, s: FaiyumState, seat: i64, start: i64, cost: i64) -> i64:
        turns: i64 = self.outlook.turns
        money: i64 = ADMINISTRATION_MONEY + s.stock[seat * STOCK + MONEY]
        worth, _ = self._fetched(s, start, FETCHED, money, cost)
        worth += ADMINISTRATION_MONEY * self.outlook.coin - cost
        return max(0, worth) * turns // (turns + self.weights.late)

    def _fetched(self, s: FaiyumState, start: i64, free: i64, money: i64, cost: i64) -> tuple[i64, i64]:
        """The best way to take cards back from a depth on: what it is worth, and how deep it goes."""
        worth: i64 = 0
        best: i64 = 0
        depth: i64 = start
        at: i64 = start
        price: i64 = 1
        while at < self.in_pile and (at < start + free or price <= money):
            worth += max(0, self._makes(s, self.pile[at]) - cost)
            if at >= start + free:
                worth -= price * self.outlook.coin
                money -= price
                if s.seats == 1:
                    price += 1
            at += 1
            if worth > best or at <= start + free:
                best = worth
                depth = at
        return best, depth

    # --- after the end began ------------------------------------------------------------------------------

    def last_plays(self, s: FaiyumState, seat: i64) -> i64:
        """FA-72: what the hand still makes, and the disaster that is left when it is played."""
        mine: i64 = self.played_out(s, CASH * KEPT)
        before: i64 = count(s.passed)
        first: i64 = disaster(s, before)
        earlier: i64 = before
        for other in range(s.seats):
            if other != seat and not s.passed & BIT[other]:
                theirs: i64 = self._others(s, other)
                if theirs < mine or theirs < first:
                    earlier += 1
        return mine + disaster(s, earlier)

    def _others(self, s: FaiyumState, seat: i64) -> i64:
        """What the hand of another seat makes; it stays the same during a turn."""
        if self.others[seat] == NOTHING:
            self.set_prices(s, seat)
            self.look_at_cards(s, seat)
            self.others[seat] = self.played_out(s, CASH * KEPT)
        return self.others[seat]

    def played_out(self, s: FaiyumState, cost: i64) -> i64:
        """What the hand makes beyond the price of a turn; each good is used once."""
        if self.outlook.turns > self.weights.share:
            total: i64 = 0
            for i in range(self.in_hand):
                total += max(0, self.hand[i] - cost)
            return total
        return self._shared_out(s, cost)

    def _shared_out(self, s: FaiyumState, cost: i64) -> i64:
        """Harvest first, then the best cards as long as there are goods for them."""
        total: i64 = 0
        program = self.program
        for i in range(self.in_hand):
            program.card(s, self.held[i])
            if program.is_free():
                program.bring_in()
        for i in range(self.in_hand):
            made: i64 = program.card(s, self.held[i]) - cost
            if made > 0:
                total += made
                if not program.is_free():
                    program.carry_out()
        return total


def disaster(s: FaiyumState, earlier: i64) -> i64:
    """What passing brings after so many others; the last one gets nothing (FA-72)."""
    if earlier + 1 >= s.seats:
        return 0
    return DISASTER_FAMES[s.seats][earlier] * POINT


def share_of_round(s: FaiyumState, seat: i64) -> i64:
    """How much of a round a seat still has before it, in thousandths; the next one to act has it all."""
    next_seat: i64 = s.turn
    if s.waiting > 0 and op_of(s.top()) != TURN:
        next_seat += 1
    return POINT - (seat - next_seat + s.seats) % s.seats * POINT // s.seats
