"""What one side knows of the other's cards, and a world drawn evenly from all that fit it. Compiled.

The other side's hand and face-down cards come from two sources: cards that this side knows to be there,
and cards taken unseen from the bag. A laid card remembers which of the first it may be (`may`: those held
when it was laid) and how many of the second were held then (`cap`: so many of the cards laid up to it can
have come unseen).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, nth
from ludarium.core.rng import Rng
from ludarium.games.ante_portas.camp import (
    CAP_ONE,
    MAY_NOT,
    MAY_SHIFT,
    SEEN,
    USE_SHIFT,
    Camp,
    cap_of,
    card_of,
    is_seen,
    may_of,
    place_of,
    use_of,
)
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.stages import ARMY, ATTACHED, EVENT, MONEY, MOST_NAMED, SECRET

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


def _spend(camp: Camp, cap: i64) -> None:
    """One card taken unseen is now known: count it as the latest that it can have been."""
    for i in range(camp.laid_size):
        if cap_of(camp.laid[i]) >= cap:
            camp.laid[i] -= CAP_ONE


def show_card(camp: Camp, card: i64) -> None:
    """The other side sees a card of the hand (which then may leave it)."""
    _forget(camp, card)
    if camp.veiled & bit(card):
        _spend(camp, count(camp.veiled))
        camp.veiled ^= bit(card)


def show_laid(camp: Camp, i: i64) -> None:
    """The other side sees a laid card."""
    slot: i64 = camp.laid[i]
    if is_seen(slot):
        return
    card: i64 = card_of(slot)
    _forget(camp, card)
    if camp.veiled & bit(card):
        _spend(camp, cap_of(slot))
        camp.veiled ^= bit(card)
    camp.laid[i] = (camp.laid[i] & MAY_NOT) | SEEN | bit(card) << MAY_SHIFT


def show_hand(camp: Camp) -> None:
    rest: i64 = camp.hand
    card: i64 = 0
    while rest:
        if rest & 1:
            show_card(camp, card)
        rest >>= 1
        card += 1


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


class Dream:
    """The face-down cards and the hand of one side, dealt anew as the other side may imagine them."""

    def __init__(self, camp: Camp, bag: i64, attachable: i64, roman: bool) -> None:
        self.camp = camp
        self.attachable = attachable
        self.roman = roman
        self.known: i64 = camp.known()
        self.unseen: i64 = bag | camp.veiled  # what the other side has never seen
        self.drawn: i64 = count(camp.veiled)  # how many of these this side holds
        self.known_count: i64 = count(self.known)
        self.unseen_count: i64 = count(self.unseen)
        self.good_known: i64 = count(self.known & attachable)
        self.good_unseen: i64 = count(self.unseen & attachable)
        self.slots: i64 = 0  # face-down cards
        self.events: i64 = 0  # those that lie openly as events (Carthage's)
        self.old_events: i64 = 0  # those of them that were laid before anything was taken unseen
        self.old_others: i64 = 0
        for i in range(camp.laid_size):
            if not is_seen(camp.laid[i]):
                self.slots += 1
                if not roman:
                    self._count_laid(camp.laid[i])
        self.total: float = 0.0  # how many worlds Carthage's cards may make
        self.taken: i64 = 0  # while dealing: the slots whose cards came unseen
        self.known_left: i64 = 0
        self.unseen_left: i64 = 0
        self.bag: i64 = 0
        self.way: vec[i64] = NO_PLACES
        self.worlds_by_events: vec[float] = NO_WORLDS
        self.way_counts: vec[i64] = NO_PLACES
        self.event_cards: vec[i64] = NO_WAYS
        if not roman and self.slots > 0 and self.drawn > 0:
            self.total = self._worlds_with(self.events)
        if roman and self.slots > 0:
            self.piles = Piles(camp)
            self._tabulate_ways()
            self.worlds_by_events = NO_WORLDS[:]
            for events in range(self.slots + 1):
                self.worlds_by_events[events] = self._worlds_with(events)

    def _count_laid(self, slot: i64) -> None:
        """Carthage's uses are seen, so its cards that cannot have come unseen are left out from the start."""
        old: i64 = i64(1) if cap_of(slot) == 0 else i64(0)
        if use_of(slot) == ATTACHED:
            self.events += 1
            self.old_events += old
        else:
            self.old_others += old

    def deal(self, rng: Rng) -> None:
        """Deal until the cards fit the times at which they were laid: all such worlds are equally likely."""
        while not self._try(rng):
            pass

    def _try(self, rng: Rng) -> bool:
        if self.slots > 0:
            if self.roman:
                self.events = self._choose_types(rng)
                self.total = self.worlds_by_events[self.events]
            split: i64 = self._choose_split(rng, self.events)
            if not self._choose_slots(rng, split // 32, split % 32):
                return False
        return self._lay(rng)

    # How many worlds there are, were it not for the times at which the cards were laid.

    def _worlds(self, events: i64, in_events: i64, in_others: i64) -> float:
        """With so many event cards, and so many of these and of the others from the unseen cards."""
        others: i64 = self.slots - events
        known_events: i64 = events - in_events
        unseen: i64 = self.unseen_count
        return (
            choose(events - self.old_events, in_events)
            * falling(self.good_unseen, in_events) * falling(self.good_known, known_events)
            * choose(others - self.old_others, in_others) * falling(unseen - in_events, in_others)
            * falling(self.known_count - known_events, others - in_others)
            * choose(unseen - in_events - in_others, self.drawn - in_events - in_others)
        )  # fmt: skip

    def _worlds_with(self, events: i64) -> float:
        total: float = 0.0
        for in_events in range(min(events, self.drawn) + 1):
            for in_others in range(min(self.slots - events, self.drawn - in_events) + 1):
                total += self._worlds(events, in_events, in_others)
        return total

    def _choose_split(self, rng: Rng, events: i64) -> i64:
        """How many event cards and how many others are cards taken unseen, as 32 * first + second."""
        if self.drawn == 0:
            return 0
        left: float = fraction(rng) * self.total
        found: i64 = 0
        for in_events in range(min(events, self.drawn) + 1):
            for in_others in range(min(self.slots - events, self.drawn - in_events) + 1):
                worlds: float = self._worlds(events, in_events, in_others)
                if worlds > 0.0:
                    found = 32 * in_events + in_others
                    if left < worlds:
                        return found
                    left -= worlds
        return found

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

    def _choose_slots(self, rng: Rng, in_events: i64, in_others: i64) -> bool:
        """Choose whose cards came unseen; False if more lie at some time than had been taken by then."""
        self.taken = 0
        events: i64 = self.events - self.old_events
        others: i64 = self.slots - self.events - self.old_others
        lying: i64 = 0
        for i in range(self.camp.laid_size):
            slot: i64 = self.camp.laid[i]
            if is_seen(slot) or (not self.roman and cap_of(slot) == 0):
                continue
            if self._use(i) == EVENT:
                chosen: bool = in_events > 0 and rng.below(events) < in_events
                events -= 1
                if chosen:
                    in_events -= 1
            else:
                chosen = in_others > 0 and rng.below(others) < in_others
                others -= 1
                if chosen:
                    in_others -= 1
            if chosen:
                self.taken |= bit(i)
                lying += 1
                if lying > cap_of(slot):
                    return False
        return True

    def _lay(self, rng: Rng) -> bool:
        """Fill event cards, then the others, then the hand; False if a card cannot lie in its place."""
        self.known_left = self.known
        self.unseen_left = self.unseen
        if not self._lay_kind(rng, True) or not self._lay_kind(rng, False):
            return False
        self._fill_hand(rng)
        return True

    def _lay_kind(self, rng: Rng, events: bool) -> bool:
        """Fill the face-down event cards or the others."""
        good: i64 = self.attachable if events else -1
        for i in range(self.camp.laid_size):
            slot: i64 = self.camp.laid[i]
            if is_seen(slot) or (self._use(i) == EVENT) != events:
                continue
            unseen: bool = self.taken & bit(i) != 0
            card: i64 = self._take(rng, unseen, good)
            if not unseen and not may_of(slot) & bit(card):
                return False
            self.camp.laid[i] = (slot & ~255) | card | self._use(i) << USE_SHIFT
        return True

    def _take(self, rng: Rng, unseen: bool, good: i64) -> i64:
        card: i64 = pick((self.unseen_left if unseen else self.known_left) & good, rng)
        if unseen:
            self.unseen_left ^= bit(card)
        else:
            self.known_left ^= bit(card)
        return card

    def _fill_hand(self, rng: Rng) -> None:
        """The rest of the known cards and of the drawn ones is the hand."""
        hand: i64 = self.known_left
        rest: i64 = self.unseen_left
        held: i64 = self.drawn - self.unseen_count + count(rest)
        for _ in range(held):
            card: i64 = pick(rest, rng)
            rest ^= bit(card)
            hand |= bit(card)
        self.camp.hand = hand
        self.camp.veiled = self.unseen & ~rest
        self.bag = rest
