"""A position of Faiyum: what lies and stands where, and what is still to do. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.map import Map
from ludarium.games.faiyum.pieces import (
    DISASTERS,
    NO_KIND,
    NOTHING,
    STOCK,
    SWAP_PRICE,
)
from ludarium.games.faiyum.vocabulary import AGAIN, COSTLY, END, OVERSEE, PAY, ROAD, WORKER, op_of

TO_DO: Final = 40  # more verbs than ever wait
PILE: Final = 66  # more cards than a seat can own
ANY_NUMBER: Final = 1_000_000
PILE_NEWS: Final = 12  # bits for the changes of a seat's pile


class Layout:
    """Where each kind of action begins among the action ids."""

    def __init__(self, cards: Cards, land: Map) -> None:
        fields: i64 = land.cells
        self.done: i64 = 0
        self.more: i64 = 1
        self.use: i64 = 2  # a reward; 3: leave it
        self.administer: i64 = 4
        self.pass_turn: i64 = 5
        self.buy_back: i64 = 6
        self.pay: i64 = 7  # + good, or money
        self.gain: i64 = 13  # + basic good
        self.play: i64 = 16  # + card
        self.cash: i64 = self.play + cards.count
        self.buy: i64 = self.cash + cards.count  # + numbered card
        self.offer: i64 = self.buy + cards.numbered  # + card
        self.remove: i64 = self.offer + cards.count  # + numbered card
        self.worker: i64 = self.remove + cards.numbered  # + field
        self.build: i64 = self.worker + fields  # + building * fields + field
        self.block: i64 = self.build + 5 * fields
        self.recall: i64 = self.block + fields
        self.hunt: i64 = self.recall + fields
        self.road: i64 = self.hunt + fields  # + edge
        self.bridge: i64 = self.road + land.edge_count  # + bridge place
        self.chance: i64 = self.bridge + land.bridge_count
        self.start: i64 = self.chance  # + seat
        self.deal: i64 = self.start + 5  # + numbered card
        self.draw: i64 = self.deal + cards.numbered
        self.disaster: i64 = self.draw + cards.numbered
        self.actions: i64 = self.disaster + 1
        # Ready-made ints, typed as objects: a list[int] would unbox and box each of them anew.
        self.ids: list[object] = [int(action) for action in range(self.actions)]


class FaiyumState(State):
    """The table: map, market, decks (as bags), seats, and the verbs that wait to be done."""

    def __init__(self, cards: Cards, land: Map, layout: Layout) -> None:
        super().__init__()
        self.cards = cards
        self.land = land
        self.at = layout
        self.rewards: i64 = 0  # how many are open (FA-82)
        self.swap_price: i64 = SWAP_PRICE
        self.swap_limit: i64 = 1
        self.turn: i64 = 0
        self.start: i64 = NOTHING
        self.round: i64 = 0
        self.passed: i64 = 0  # set of seats
        # Cards; sets hold numbered cards, and a larger index is a larger number.
        self.deck: i64 = 0
        self.last_deck: i64 = 0
        self.disasters_left: i64 = 0  # in the last rounds deck
        self.disasters_out: i64 = 0
        self.market: i64 = 0
        self.tokens: i64 = 0
        self.gone: i64 = 0
        self.gone_starts: i64 = 0  # start cards out of the game, a byte for each
        # The map; sets of fields.
        self.crocodiles: i64 = 0
        self.workers: i64 = 0
        self.settlements: i64 = 0  # towns too: the piece stays below
        self.towns: i64 = 0
        self.palaces: i64 = 0
        self.workshops: i64 = 0
        self.extensions: i64 = 0
        self.developed: i64 = 0
        self.near_developed: i64 = 0
        self.near_places: i64 = 0  # next to a settlement or town
        self.once: i64 = 0  # at least one road or bridge ends there
        self.twice: i64 = 0  # at least two
        self.bridges: i64 = 0  # set of bridge places
        self.ornate: i64 = 0
        self.roads: i64 = 0  # how many
        self.blocks: i64 = 0  # a byte for each site
        # The card that is being done.
        self.table: i64 = NOTHING
        self.times: i64 = 0  # what "each" counts
        self.spot: i64 = NOTHING  # the field of the last piece
        self.harvested: i64 = 0  # fields that give goods, a byte for each kind
        self.given: i64 = 0  # set of goods given
        self.earned: i64 = 0  # money that comes after all costs (FA-22)
        self.swaps: i64 = 0  # goods replaced by money (FA-25)
        self.searching: bool = False  # the card can be judged by a search only (FA-21)
        self.waiting: i64 = 0  # how many verbs of the to-do list wait; the last one is next
        self.todo: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()  # seat * STOCK + thing
        self.hands: vec[i64] = vec[i64]()  # seat -> set of numbered cards
        self.starts: vec[i64] = vec[i64]()  # seat -> start cards in hand, a byte for each
        self.piles: vec[i64] = vec[i64]()  # seat * PILE + place -> card, from the bottom up
        self.heights: vec[i64] = vec[i64]()  # seat -> cards in the pile
        self.joined: vec[i64] = vec[i64]()  # field -> fields joined to it by road, bridge or dam
        self.linked: vec[i64] = vec[i64]()  # stop -> stops that were ever linked to it directly
        self.scratch: vec[i64] = vec[i64]()  # a buffer, no part of the position
        # How often piles, and roads or links, have changed: for rows of numbers that are kept up to date.
        self.pile_news: i64 = 0  # seat by seat, twelve bits each
        self.way_news: i64 = 0

    # --- the to-do list -----------------------------------------------------------------------------

    def push(self, v: i64) -> None:
        """Let a verb be the next to do."""
        self.todo[self.waiting] = v
        self.waiting += 1

    def push_last(self, v: i64) -> None:
        """Let a verb be the last to do in this turn."""
        for place in range(self.waiting, 0, -1):
            self.todo[place] = self.todo[place - 1]
        self.todo[0] = v
        self.waiting += 1

    def top(self) -> i64:
        last: i64 = self.waiting - 1
        return self.todo[last]

    def push_program(self, card: i64) -> None:
        """Let the verbs of a card be the next to do, the first one first."""
        first: i64 = self.cards.first[card]
        at: i64 = self.cards.first[card + 1] - 1
        while at >= first:
            self.push(self.cards.code[at])
            at -= 1
        if self.cards.tangled[card]:
            self.searching = True

    def hangs_together(self) -> bool:
        """Whether only a search tells which choices leave the rest of the card possible (FA-21).

        A card that only a search can judge is simple again once it has one action left and nothing to pay
        beside an action that costs something itself; a road's price is paid with a look at the other roads.
        """
        if not self.searching:
            return False
        costs: i64 = 0
        actions: i64 = 0
        costly: i64 = 0
        for i in range(self.waiting):
            op: i64 = op_of(self.todo[i])
            if op <= AGAIN:
                costs += 1
            elif WORKER <= op <= OVERSEE:
                actions += 1
                if op in COSTLY:
                    costly = op
        if costs == 1 and costly == ROAD and op_of(self.top()) == PAY:
            costs = 0
        return actions > 1 or (costs > 0 and costly > 0)

    def clear_table(self) -> None:
        """Forget the card that is done."""
        self.table = NOTHING
        self.times = 0
        self.spot = NOTHING
        self.harvested = 0
        self.given = 0
        self.earned = 0
        self.swaps = 0
        self.searching = False

    # --- goods, money and fame ----------------------------------------------------------------------

    def own(self, thing: i64) -> i64:
        """How much of a thing the seat at turn owns."""
        place: i64 = self.turn * STOCK + thing
        return self.stock[place]

    def get(self, thing: i64, amount: i64) -> None:
        """Add to what the seat at turn owns; with a minus, take away."""
        self.stock[self.turn * STOCK + thing] += amount

    def goods_and_money(self, seat: i64) -> i64:
        """All goods and money of a seat together (FA-73)."""
        total: i64 = 0
        for thing in range(i64(6)):
            total += self.stock[seat * STOCK + thing]
        return total

    def swaps_left(self, money: i64) -> i64:
        """How many basic goods so much money may still replace (FA-25)."""
        left: i64 = self.swap_limit - self.swaps
        if left > 1:
            return min(left, money // self.swap_price)
        return left if money >= self.swap_price else i64(0)

    # --- cards --------------------------------------------------------------------------------------

    def in_hand(self, seat: i64, card: i64) -> bool:
        if card < self.cards.numbered:
            return self.hands[seat] & bit(card) != 0
        return self.starts[seat] >> 8 * (card - self.cards.numbered) & 0xFF != 0

    def starts_held(self, seat: i64) -> i64:
        """The start cards in a hand as a set, counted from the first of them."""
        held: i64 = 0
        kind: i64 = 1
        starts: i64 = self.starts[seat]
        while starts:
            if starts & 0xFF:
                held |= kind
            kind += kind
            starts >>= 8
        return held

    def hand_size(self, seat: i64) -> i64:
        total: i64 = count(self.hands[seat])
        starts: i64 = self.starts[seat]
        while starts:
            total += starts & 0xFF
            starts >>= 8
        return total

    def take_in(self, seat: i64, card: i64) -> None:
        """A card comes to the hand."""
        if card < self.cards.numbered:
            self.hands[seat] |= bit(card)
        else:
            self.starts[seat] += bit(8 * (card - self.cards.numbered))

    def give_up(self, seat: i64, card: i64) -> None:
        """A card leaves the hand."""
        if card < self.cards.numbered:
            self.hands[seat] ^= bit(card)
        else:
            self.starts[seat] -= bit(8 * (card - self.cards.numbered))

    def top_card(self, seat: i64) -> i64:
        """The top card of the discard pile, or NOTHING."""
        height: i64 = self.heights[seat]
        if height == 0:
            return NOTHING
        top: i64 = seat * PILE + height - 1
        return self.piles[top]

    def fetch(self, seat: i64) -> i64:
        """The top card of the discard pile comes back to the hand."""
        card: i64 = self.top_card(seat)
        self.heights[seat] -= 1
        self.pile_news += bit(PILE_NEWS * seat)
        self.take_in(seat, card)
        return card

    def discard(self, seat: i64, card: i64) -> None:
        self.piles[seat * PILE + self.heights[seat]] = card
        self.heights[seat] += 1
        self.pile_news += bit(PILE_NEWS * seat)

    def dealt(self) -> bool:
        """Whether the market is open: until then the last rounds deck is not made (FA-5)."""
        return self.round > 0 or self.last_deck != 0

    def ending(self) -> bool:
        """Whether the turn in which the fourth disaster appeared is over: no more administration (FA-70)."""
        return self.disasters_out == DISASTERS and (self.waiting == 0 or self.todo[0] != END)

    # --- the map --------------------------------------------------------------------------------------

    def stops(self) -> i64:
        """Settlements, towns and sites (FA-58)."""
        return self.settlements | self.land.sites

    def develop(self, field: i64) -> None:
        """FA-31."""
        if not self.developed & bit(field):
            self.developed |= bit(field)
            self.near_developed |= self.land.near[field]

    def settle(self, field: i64) -> None:
        """A settlement stands on a field."""
        self.settlements |= bit(field)
        self.near_places |= self.land.near[field]
        self.develop(field)

    def beside_workers(self) -> i64:
        """The fields next to a worker; with no worker on the whole map all of them (FA-41)."""
        if self.workers == 0:
            return self.land.fields
        found: i64 = 0
        rest: i64 = self.workers
        while rest:
            field: i64 = lowest(rest)
            found |= self.land.near[field]
            rest &= rest - 1
        return found

    def blocks_at(self, site: i64) -> i64:
        """How many blocks stand on a site, given by its number."""
        return self.blocks >> 8 * site & 0xFF

    def blocks_on(self, field: i64) -> i64:
        """How many blocks stand on a field."""
        if not self.land.sites & bit(field):
            return 0
        return self.blocks_at(self.land.site_at[field])

    def harvest(self, field: i64) -> None:
        """Remember a field whose kind the card gains."""
        kind: i64 = self.land.kind[field]
        if kind < NO_KIND:
            self.harvested += bit(8 * kind)

    def crossings(self) -> i64:
        """How many bridges of both kinds stand."""
        return count(self.bridges | self.ornate)

    def rounds_played(self) -> int:
        return int(self.round)

    # --- what the rules add ---------------------------------------------------------------------------

    def can_finish(self, card: i64) -> bool:
        """Whether a search finds a way to do the whole action of a card (FA-21)."""
        raise NotImplementedError

    # --- events ---------------------------------------------------------------------------------------

    def note(self, kind: str, seat: i64, args: dict[str, str | int]) -> None:
        """Write an event; asked only while a log is attached, so that playouts build no dicts."""
        if self.log is not None:
            self.log.append(Event(kind, int(seat), args))

    def mine(self, kind: str, args: dict[str, str | int]) -> None:
        """Write an event of the seat at turn."""
        self.note(kind, self.turn, args)


def pile(state: FaiyumState, seat: int) -> list[int]:
    """The discard pile of a seat, from the bottom up."""
    first: i64 = seat * PILE
    return [int(state.piles[first + place]) for place in range(state.heights[seat])]
