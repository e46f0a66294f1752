"""What one side holds, and what the other side has seen of it. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit
from ludarium.games.ante_portas.cards import CARDS

CAMP_NUMBERS: Final = 5 + 2 * CARDS
ALL_CARDS: Final = (1 << CARDS) - 1

# A laid card is one number: card, use, place, whether the other side has seen it, the set of cards known to
# the other side that it may be, and how many cards of each packet the layer held unseen then at most, as a
# set: of those that it holds so now the lowest of each packet, so many.
USE_SHIFT: Final = 5
PLACE_SHIFT: Final = 8
SEEN_SHIFT: Final = 10
MAY_SHIFT: Final = 11
HELD_SHIFT: Final = MAY_SHIFT + CARDS
SEEN: Final = 1 << SEEN_SHIFT
PLAIN: Final = (1 << MAY_SHIFT) - 1  # all of a laid card but what is known of it


def laid(card: i64, use: i64, place: i64, may: i64, held: i64) -> i64:
    """A card laid face down."""
    return card | use << USE_SHIFT | place << PLACE_SHIFT | may << MAY_SHIFT | held << HELD_SHIFT


def card_of(slot: i64) -> i64:
    return slot & 31


def use_of(slot: i64) -> i64:
    return slot >> USE_SHIFT & 7


def place_of(slot: i64) -> i64:
    return slot >> PLACE_SHIFT & 3


def is_seen(slot: i64) -> bool:
    return slot & SEEN != 0


def may_of(slot: i64) -> i64:
    return slot >> MAY_SHIFT & ALL_CARDS


def held_of(slot: i64) -> i64:
    return slot >> HELD_SHIFT


# A packet of a draw pile (AP-15) is one number: the cards that lie in it, and those of it that were drawn
# unseen and have not been shown since.


def left_of(packet: i64) -> i64:
    return packet & ALL_CARDS


def drawn_of(packet: i64) -> i64:
    return packet >> CARDS


class Camp:
    """What one side holds: hand, the packets of its draw pile, and laid cards in the order laid."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.veiled: i64 = 0  # of hand and laid cards: came unseen by the other side and never shown since
        self.packets: i64 = 0
        self.filling: i64 = 0  # whether the last packet takes the cards that go under the pile
        self.laid_size: i64 = 0
        self.pile: vec[i64] = vec[i64]()  # packets, the first that were drawn from, then those to draw from
        self.laid: vec[i64] = vec[i64]()

    def lay_out(self, hand: i64) -> None:
        self.hand = hand
        self.pile = vec[i64]([0] * CARDS)
        self.laid = vec[i64]([0] * CARDS)

    def copy(self) -> Camp:
        other = Camp()
        other.hand = self.hand
        other.veiled = self.veiled
        other.packets = self.packets
        other.filling = self.filling
        other.laid_size = self.laid_size
        other.pile = self.pile[:]
        other.laid = self.laid[:]
        return other

    def numbers(self) -> list[int]:
        pile = [int(self.pile[i]) if i < self.packets else 0 for i in range(CARDS)]
        slots = [int(self.laid[i]) if i < self.laid_size else 0 for i in range(CARDS)]
        figures = [self.hand, self.veiled, self.packets, self.filling, self.laid_size]
        return [*[int(figure) for figure in figures], *pile, *slots]

    def take_over(self, numbers: list[int]) -> None:
        self.hand, self.veiled = i64(numbers[0]), i64(numbers[1])
        self.packets, self.filling = i64(numbers[2]), i64(numbers[3])
        self.laid_size = i64(numbers[4])
        self.pile = vec[i64](numbers[5 : 5 + CARDS])
        self.laid = vec[i64](numbers[5 + CARDS :])

    # --- the draw pile ------------------------------------------------------------------------------

    def put_under(self, card: i64) -> None:
        """A card goes openly under the draw pile, into its last packet (AP-15)."""
        if not self.filling:
            self.add_packet(0)
            self.filling = 1
        self.pile[self.packets - 1] |= bit(card)

    def add_packet(self, cards: i64) -> None:
        """A packet under the pile, which takes no more cards."""
        self.pile[self.packets] = cards
        self.packets += 1
        self.filling = 0

    def drop_packet(self, at: i64) -> None:
        """A packet of which nothing is left or unknown."""
        self.packets -= 1
        for i in range(at, self.packets):
            self.pile[i] = self.pile[i + 1]

    def front(self) -> i64:
        """Where the packet lies that is drawn from next, behind all others if the pile is empty."""
        at: i64 = 0
        while at < self.packets and left_of(self.pile[at]) == 0:
            at += 1
        return at

    def next_cards(self) -> i64:
        """The cards of which the next one is drawn; none if the pile is empty."""
        at: i64 = self.front()
        return left_of(self.pile[at]) if at < self.packets else i64(0)

    def pile_cards(self) -> i64:
        """All cards of the draw pile."""
        cards: i64 = 0
        for i in range(self.packets):
            cards |= left_of(self.pile[i])
        return cards

    # --- laid cards ---------------------------------------------------------------------------------

    def lay(self, card: i64, use: i64, place: i64) -> None:
        """Lay a card of the hand face down; the other side remembers what it may be."""
        may: i64 = self.known()
        self.hand ^= bit(card)
        self.laid[self.laid_size] = laid(card, use, place, may, self.veiled)
        self.laid_size += 1

    def laid_cards(self) -> i64:
        cards: i64 = 0
        for i in range(self.laid_size):
            cards |= bit(card_of(self.laid[i]))
        return cards

    def known(self) -> i64:
        """The cards that the other side knows to be in the hand or laid face down, it may not know which."""
        cards: i64 = self.hand
        for i in range(self.laid_size):
            if not is_seen(self.laid[i]):
                cards |= bit(card_of(self.laid[i]))
        return cards & ~self.veiled
