"""What one side holds, and what the other side has seen of it. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count
from ludarium.games.ante_portas.cards import CARDS

CAMP_NUMBERS: Final = 4 + 2 * CARDS

# A laid card is one number: card, use, place, whether the other side has seen it, how many cards taken unseen
# the layer held then at most, and the set of cards known to the other side that it may be.
USE_SHIFT: Final = 5
PLACE_SHIFT: Final = 8
SEEN_SHIFT: Final = 10
CAP_SHIFT: Final = 11
MAY_SHIFT: Final = 16
SEEN: Final = 1 << SEEN_SHIFT
CAP_ONE: Final = 1 << CAP_SHIFT
MAY_NOT: Final = (1 << MAY_SHIFT) - 1  # all of a laid card but what it may be


def laid(card: i64, use: i64, place: i64, cap: i64, may: i64) -> i64:
    """A card laid face down."""
    return card | use << USE_SHIFT | place << PLACE_SHIFT | cap << CAP_SHIFT | may << MAY_SHIFT


def card_of(slot: i64) -> i64:
    return slot & 31


def use_of(slot: i64) -> i64:
    return slot >> USE_SHIFT & 7


def place_of(slot: i64) -> i64:
    return slot >> PLACE_SHIFT & 3


def is_seen(slot: i64) -> bool:
    return slot & SEEN != 0


def cap_of(slot: i64) -> i64:
    return slot >> CAP_SHIFT & 31


def may_of(slot: i64) -> i64:
    return slot >> MAY_SHIFT


class Camp:
    """What one side holds: hand, known part of the draw pile, and laid cards in the order laid."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.veiled: i64 = 0  # of hand and laid cards: came unseen by the other side and never shown since
        self.pile_size: i64 = 0
        self.laid_size: i64 = 0
        self.pile: vec[i64] = vec[i64]()  # top first
        self.laid: vec[i64] = vec[i64]()

    def lay_out(self, hand: i64) -> None:
        self.hand = hand
        self.pile = vec[i64]([0] * CARDS)
        self.laid = vec[i64]([0] * CARDS)

    def copy(self) -> Camp:
        other = Camp()
        other.hand = self.hand
        other.veiled = self.veiled
        other.pile_size = self.pile_size
        other.laid_size = self.laid_size
        other.pile = self.pile[:]
        other.laid = self.laid[:]
        return other

    def numbers(self) -> list[int]:
        pile = [int(self.pile[i]) if i < self.pile_size else 0 for i in range(CARDS)]
        slots = [int(self.laid[i]) if i < self.laid_size else 0 for i in range(CARDS)]
        return [int(self.hand), int(self.veiled), int(self.pile_size), int(self.laid_size), *pile, *slots]

    def take_over(self, numbers: list[int]) -> None:
        self.hand, self.veiled = i64(numbers[0]), i64(numbers[1])
        self.pile_size, self.laid_size = i64(numbers[2]), i64(numbers[3])
        self.pile = vec[i64](numbers[4 : 4 + CARDS])
        self.laid = vec[i64](numbers[4 + CARDS :])

    def put_under(self, card: i64) -> None:
        """A card goes openly under the draw pile (AP-15)."""
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def take_top(self) -> i64:
        """The top card of the known part of the pile, which both know (AP-15a)."""
        card: i64 = self.pile[0]
        self.pile_size -= 1
        for i in range(self.pile_size):
            self.pile[i] = self.pile[i + 1]
        self.hand |= bit(card)
        return card

    def lay(self, card: i64, use: i64, place: i64) -> None:
        """Lay a card of the hand face down; the other side remembers what it may be."""
        may: i64 = self.known()
        self.hand ^= bit(card)
        self.laid[self.laid_size] = laid(card, use, place, count(self.veiled), may)
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
