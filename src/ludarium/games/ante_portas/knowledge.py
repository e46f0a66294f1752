"""What one side knows of the other's cards, and a world drawn evenly from all that fit it. Compiled.

The other side's hand and face-down cards are such as this side knows to be there, and cards drawn unseen
from a packet. A laid card remembers which of the first it may be (`may`: those held when it was laid) and how
many of each packet were held then (`held`: so many of the cards laid up to it can have come from there).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest, nth
from ludarium.core.rng import Rng
from ludarium.games.ante_portas.camp import (
    HELD_SHIFT,
    MAY_SHIFT,
    PLAIN,
    SEEN,
    USE_SHIFT,
    Camp,
    card_of,
    drawn_of,
    held_of,
    is_seen,
    left_of,
    may_of,
    place_of,
    use_of,
)
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.stages import ARMY, EVENT, MONEY, MOST_NAMED, NOTHING, SECRET
from ludarium.games.ante_portas.state import AntePortasState

NEVER: Final = CARDS + 1  # more cards than anybody holds
PLACES: Final = MOST_NAMED + 1
TYPES: Final = 3
WAYS: Final = 6  # at most, to give types to the type piles of a stack
# Ways to give the types to a stack's 1, 2 or 3 type piles: three digits of base 3 each, first pile first.
NAMED_WAYS: Final = (vec[i64]([0]), vec[i64]([ARMY, EVENT]), vec[i64]([ARMY + 3 * EVENT, EVENT + 3 * ARMY]))
SECRET_WAYS: Final = (
    vec[i64]([0]),
    vec[i64]([ARMY, EVENT, MONEY]),
    vec[i64]([a + 3 * b for a in range(3) for b in range(3) if a != b]),
    vec[i64]([a + 3 * b + 9 * (3 - a - b) for a in range(3) for b in range(3) if a != b]),
)

# Empty tables: a copy of one is quicker than a new one.
NO_CARDS: Final = vec[i64]([0] * CARDS)
NO_PILES: Final = vec[i64]([0] * (PLACES * TYPES))
UNNUMBERED: Final = vec[i64]([-1] * (PLACES * TYPES))
NO_PLACES: Final = vec[i64]([0] * PLACES)
NO_WAYS: Final = vec[i64]([0] * (PLACES * WAYS))
NO_WORLDS: Final = vec[float]([0.0] * (CARDS + 1))


# --- seeing ---------------------------------------------------------------------------------------


def _forget(camp: Camp, card: i64) -> None:
    """A card that has been seen elsewhere cannot be a face-down one."""
    gone: i64 = bit(card) << MAY_SHIFT
    for i in range(camp.laid_size):
        if not is_seen(camp.laid[i]):
            camp.laid[i] &= ~gone


def _recount(camp: Camp, old: i64, new: i64, latest: i64) -> None:
    """Other cards of a packet are held now; one that came so late at the latest is no longer among them."""
    for i in range(camp.laid_size):
        slot: i64 = camp.laid[i]
        if not is_seen(slot):
            held: i64 = count(held_of(slot) & old)
            if held >= latest:
                held -= 1
            camp.laid[i] = slot & ~(old << HELD_SHIFT) | lowest_of(new, held) << HELD_SHIFT


def lowest_of(mask: i64, size: i64) -> i64:
    """So many members of a set, the lowest ones."""
    rest: i64 = mask
    while size > 0:
        rest &= rest - 1
        size -= 1
    return mask ^ rest


def draw_unseen(pile: Camp, at: i64, camp: Camp, cards: i64) -> None:
    """Cards of a packet come into a hand; the other side sees only how many."""
    old: i64 = drawn_of(pile.pile[at]) & camp.veiled
    pile.pile[at] ^= cards | cards << CARDS
    camp.hand |= cards
    camp.veiled |= cards
    _recount(camp, old, old | cards, NEVER)


def _unveil(state: AntePortasState, camp: Camp, card: i64, held: i64) -> None:
    """A card drawn unseen is now known: count it as the latest of its packet that it can have been."""
    pile: Camp = state.carthage
    at: i64 = packet_of(pile, card)
    if at == NOTHING:
        pile = state.rome
        at = packet_of(pile, card)
    old: i64 = drawn_of(pile.pile[at]) & camp.veiled
    _recount(camp, old, old ^ bit(card), count(held & old))
    camp.veiled ^= bit(card)
    pile.pile[at] ^= bit(card) << CARDS
    if pile.pile[at] == 0:
        pile.drop_packet(at)


def packet_of(pile: Camp, card: i64) -> i64:
    """The packet from which a card was drawn unseen, or NOTHING."""
    for at in range(pile.packets):
        if drawn_of(pile.pile[at]) & bit(card):
            return at
    return NOTHING


def show_card(state: AntePortasState, camp: Camp, card: i64) -> None:
    """The other side sees a card of the hand (which then may leave it)."""
    _forget(camp, card)
    if camp.veiled & bit(card):
        _unveil(state, camp, card, camp.veiled)


def show_laid(state: AntePortasState, camp: Camp, i: i64) -> None:
    """The other side sees a laid card."""
    slot: i64 = camp.laid[i]
    if is_seen(slot):
        return
    card: i64 = card_of(slot)
    _forget(camp, card)
    if camp.veiled & bit(card):
        _unveil(state, camp, card, held_of(slot))
    camp.laid[i] = (slot & PLAIN) | SEEN | bit(card) << MAY_SHIFT


def show_hand(state: AntePortasState, camp: Camp) -> None:
    rest: i64 = camp.hand
    while rest:
        show_card(state, camp, lowest(rest))
        rest &= rest - 1


def settle(state: AntePortasState) -> None:
    """While nothing lies face down: who drew a packet alone and to its end hides nothing of it."""
    for seat in range(i64(2)):
        pile: Camp = state.camp(seat)
        at: i64 = 0
        while at < pile.packets and left_of(pile.pile[at]) == 0:
            drawn: i64 = drawn_of(pile.pile[at])
            if drawn & state.carthage.veiled and drawn & state.rome.veiled:
                at += 1  # both know it all, but whoever watches does not
                continue
            state.carthage.veiled &= ~drawn
            state.rome.veiled &= ~drawn
            pile.drop_packet(at)


# --- type piles ---------------------------------------------------------------------------------


class Piles:
    """The type piles of Rome's stacks as both see them: numbered in the order of their first cards."""

    def __init__(self, camp: Camp) -> None:
        self.of_slot: vec[i64] = NO_CARDS[:]
        self.sizes: vec[i64] = NO_PILES[:]  # [place * 3 + pile]
        self.in_stack: vec[i64] = NO_PLACES[:]
        numbers: vec[i64] = UNNUMBERED[:]  # [place * 3 + type] -> pile
        for i in range(camp.laid_size):
            place: i64 = place_of(camp.laid[i])
            key: i64 = place * TYPES + use_of(camp.laid[i])
            if numbers[key] < 0:
                numbers[key] = self.in_stack[place]
                self.in_stack[place] += 1
            self.of_slot[i] = numbers[key]
            self.sizes[place * TYPES + numbers[key]] += 1

    def ways(self, place: i64) -> vec[i64]:
        """All ways to give types to the piles of a stack."""
        return SECRET_WAYS[self.in_stack[place]] if place == SECRET else NAMED_WAYS[self.in_stack[place]]


def digit(way: i64, pile: i64) -> i64:
    """The type that a way gives to a pile."""
    if pile == 0:
        return way % TYPES
    return way // TYPES % TYPES if pile == 1 else way // (TYPES * TYPES)


# --- imagining ------------------------------------------------------------------------------------


def falling(n: i64, k: i64) -> float:
    """n (n-1) … with k factors; 0 if there are too few."""
    product: float = 1.0
    for i in range(k):
        product *= float(n - i)
    return product if n >= k else 0.0


def choose(n: i64, k: i64) -> float:
    return falling(n, k) / falling(k, k) if k >= 0 else 0.0


def fraction(rng: Rng) -> float:
    """A number from 0 to just below 1, with 53 random bits."""
    high: i64 = rng.next() >> 5
    return (float(high) * 67108864.0 + float(rng.next() >> 6)) / 9007199254740992.0


def pick(mask: i64, rng: Rng) -> i64:
    return nth(mask, rng.below(count(mask)))


def pick_some(mask: i64, size: i64, rng: Rng) -> i64:
    """So many members of a set, each choice equally likely."""
    if size == count(mask):
        return mask
    found: i64 = 0
    for _ in range(size):
        found |= bit(pick(mask & ~found, rng))
    return found


class Source:
    """A packet from which one side has drawn cards unseen, as the other side knows it."""

    def __init__(self, pile: Camp, at: i64, veiled: i64) -> None:
        self.pile = pile
        self.at = at
        self.drawn: i64 = drawn_of(pile.pile[at]) & veiled
        self.unseen: i64 = left_of(pile.pile[at]) | self.drawn  # what the other side has never seen
        self.size: i64 = count(self.drawn)  # how many of these the side holds
        self.held: i64 = 0  # while dealing: which

    def keep(self) -> None:
        """What is held is drawn, what is not lies in the packet."""
        others: i64 = drawn_of(self.pile.pile[self.at]) & ~self.drawn
        self.pile.pile[self.at] = (self.unseen & ~self.held) | (others | self.held) << CARDS


def sources_of(state: AntePortasState, camp: Camp, roman: bool) -> list[Source]:
    """The packets from which a side has drawn unseen: of its own pile, for Rome of Carthage's, too."""
    found: list[Source] = []
    if camp.veiled:
        _add_sources(found, state.carthage, camp.veiled)
        if roman:
            _add_sources(found, state.rome, camp.veiled)
    return found


def _add_sources(found: list[Source], pile: Camp, veiled: i64) -> None:
    found += [Source(pile, at, veiled) for at in range(pile.packets) if drawn_of(pile.pile[at]) & veiled]


class Dream:
    """The face-down cards and the hand of one side, dealt anew as the other side may imagine them."""

    def __init__(self, state: AntePortasState, roman: bool) -> None:
        self.roman = roman
        self.camp: Camp = state.rome if roman else state.carthage
        self.attachable: i64 = state.deck.r_attached if roman else state.deck.c_attached
        self.known: i64 = self.camp.known()
        self.sources: list[Source] = sources_of(state, self.camp, roman)
        self.held: i64 = count(self.known)  # how many cards lie face down or are in hand
        self.most_good: i64 = count(self.known & self.attachable)  # of them can be attached at most
        for source in self.sources:
            self.held += source.size
            self.most_good += min(source.size, count(source.unseen & self.attachable))
        self.slots: i64 = 0  # face-down cards
        self.events: i64 = 0  # those that lie as events
        for i in range(self.camp.laid_size):
            if not is_seen(self.camp.laid[i]):
                self.slots += 1
                self.events += i64(1) if use_of(self.camp.laid[i]) == EVENT else i64(0)
        self.rest: i64 = 0  # while dealing: the cards that are not laid yet
        self.way: vec[i64] = NO_PLACES
        self.way_counts: vec[i64] = NO_PLACES
        self.event_cards: vec[i64] = NO_WAYS
        self.worlds_by_events: vec[float] = NO_WORLDS
        if roman and self.slots > 0:
            self.piles = Piles(self.camp)
            self._tabulate_ways()
            self._tabulate_worlds()

    def deal(self, rng: Rng) -> None:
        """Deal until the cards fit the times at which they were laid: all such worlds are equally likely."""
        while not self._try(rng):
            pass
        self.camp.hand = self.rest

    def keep(self) -> None:
        """The piles and what is remembered of laid cards become those of the world dealt last."""
        self.camp.veiled = 0
        for source in self.sources:
            source.keep()
            self.camp.veiled |= source.held
            _recount(self.camp, source.drawn, source.held, NEVER)

    def _try(self, rng: Rng) -> bool:
        if self.roman and self.slots > 0:
            self.events = self._choose_types(rng)
        self.rest = self.known
        for source in self.sources:
            source.held = pick_some(source.unseen, source.size, rng)
            self.rest |= source.held
        return self.slots == 0 or (self._even(rng) and self._lay(rng) and self._in_time())

    def _even(self, rng: Rng) -> bool:
        """Who holds fewer cards that can be attached can lie so in fewer ways."""
        good: i64 = count(self.rest & self.attachable)
        if good == self.most_good or self.events == 0:
            return True
        return fraction(rng) * falling(self.most_good, self.events) < falling(good, self.events)

    # How many worlds there are, were it not for the times at which the cards were laid.

    def _tabulate_worlds(self) -> None:
        """For each number of cards that lie as events, in how many ways all may lie and be held."""
        ways = self._ways_to_hold()
        self.worlds_by_events = NO_WORLDS[:]
        for events in range(self.slots + 1):
            total: float = 0.0
            for good in range(self.most_good + 1):
                total += ways[good] * falling(good, events)
            self.worlds_by_events[events] = total * falling(self.held - events, self.slots - events)

    def _ways_to_hold(self) -> vec[float]:
        """For each number of cards that can be attached, in how many ways so many are held."""
        ways: vec[float] = NO_WORLDS[:]
        ways[count(self.known & self.attachable)] = 1.0
        for source in self.sources:
            good: i64 = count(source.unseen & self.attachable)
            bad: i64 = count(source.unseen) - good
            more: vec[float] = NO_WORLDS[:]
            for before in range(self.most_good + 1):
                for new in range(min(good, source.size, self.most_good - before) + 1):
                    more[before + new] += ways[before] * choose(good, new) * choose(bad, source.size - new)
            ways = more
        return ways

    def _choose_types(self, rng: Rng) -> i64:
        """Give types to all type piles, by the number of worlds; return how many cards then are events."""
        total: float = 0.0
        self._first_way()
        while True:
            total += self.worlds_by_events[self._event_cards()]
            if not self._next_way():
                break
        left: float = fraction(rng) * total
        self._first_way()
        while True:
            left -= self.worlds_by_events[self._event_cards()]
            if left < 0.0 or not self._next_way():
                return self._event_cards()

    def _first_way(self) -> None:
        for place in range(i64(PLACES)):
            self.way[place] = 0

    def _next_way(self) -> bool:
        for place in range(i64(PLACES)):
            self.way[place] += 1
            if self.way[place] < self.way_counts[place]:
                return True
            self.way[place] = 0
        return False

    def _event_cards(self) -> i64:
        """How many cards are events when the types are given so."""
        cards: i64 = 0
        for place in range(i64(PLACES)):
            cards += self.event_cards[place * WAYS + self.way[place]]
        return cards

    def _tabulate_ways(self) -> None:
        """For each stack and each way to give it types, how many of its cards are events."""
        self.way = NO_PLACES[:]
        self.way_counts = NO_PLACES[:]
        self.event_cards = NO_WAYS[:]
        for place in range(i64(PLACES)):
            ways = self.piles.ways(place)
            self.way_counts[place] = len(ways)
            for way in range(self.way_counts[place]):
                for pile in range(self.piles.in_stack[place]):
                    if digit(ways[way], pile) == EVENT:
                        self.event_cards[place * WAYS + way] += self.piles.sizes[place * TYPES + pile]

    # Dealing.

    def _use(self, i: i64) -> i64:
        """How a slot's card lies in this dream."""
        slot: i64 = self.camp.laid[i]
        if not self.roman:
            return use_of(slot)
        place: i64 = place_of(slot)
        return digit(self.piles.ways(place)[self.way[place]], self.piles.of_slot[i])

    def _lay(self, rng: Rng) -> bool:
        """Fill event cards, then the others; False if a known card was not yet held when it was laid."""
        return self._lay_kind(rng, True) and self._lay_kind(rng, False)

    def _lay_kind(self, rng: Rng, events: bool) -> bool:
        """Fill the face-down event cards or the others."""
        good: i64 = self.attachable if events else -1
        for i in range(self.camp.laid_size):
            slot: i64 = self.camp.laid[i]
            if is_seen(slot) or (self._use(i) == EVENT) != events:
                continue
            card: i64 = pick(self.rest & good, rng)
            if bit(card) & self.known & ~may_of(slot):
                return False
            self.rest ^= bit(card)
            self.camp.laid[i] = (slot & ~255) | card | self._use(i) << USE_SHIFT
        return True

    def _in_time(self) -> bool:
        """Whether no more cards of a packet lie at some time than had been drawn from it by then."""
        for source in self.sources:
            lying: i64 = 0
            for i in range(self.camp.laid_size):
                slot: i64 = self.camp.laid[i]
                if not is_seen(slot) and source.held & bit(card_of(slot)):
                    lying += 1
                    if lying > count(held_of(slot) & source.drawn):
                        return False
        return True
