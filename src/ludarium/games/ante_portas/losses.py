"""Which losses Carthage may choose: enough, and none of them needless (AP-42). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit
from ludarium.games.ante_portas.cards import CARDS, TWO_HALVES, Deck


def infantry_of(deck: Deck, cards: i64) -> i64:
    """The infantry of a set of Carthage's cards."""
    total: i64 = 0
    for card in range(i64(CARDS)):
        if cards & bit(card):
            total += deck.infantry[card]
    return total


def smallest(deck: Deck, cards: i64) -> i64:
    """The smallest infantry in a non-empty set."""
    place: i64 = TWO_HALVES - 1
    while not cards & bit(deck.by_infantry[place]):
        place -= 1
    return deck.infantry[deck.by_infantry[place]]


def can_cover(deck: Deck, chosen: i64, hand: i64, needed: i64) -> bool:
    """Whether cards of the hand can join the chosen so that all suffice and none is needless (AP-42a)."""
    least: i64 = smallest(deck, chosen) if chosen else i64(1_000_000)
    return _search(deck, hand, 0, infantry_of(deck, chosen), least, needed)


def _search(deck: Deck, hand: i64, place: i64, total: i64, least: i64, needed: i64) -> bool:
    """Try the cards from the strongest on; `least` is the smallest chosen so far."""
    if total >= needed:
        return total - least < needed
    while place < TWO_HALVES:
        card: i64 = deck.by_infantry[place]
        if deck.infantry[card] <= least:
            # From here on the strongest first always ends with the smallest: nothing is needless.
            return total + _rest(deck, hand, place) >= needed
        place += 1
        if hand & bit(card) and _search(deck, hand, place, total + deck.infantry[card], least, needed):
            return True
    return False


def _rest(deck: Deck, hand: i64, place: i64) -> i64:
    total: i64 = 0
    for i in range(place, i64(TWO_HALVES)):
        if hand & bit(deck.by_infantry[i]):
            total += deck.infantry[deck.by_infantry[i]]
    return total


def choices(deck: Deck, lost: i64, hand: i64, needed: i64) -> i64:
    """The cards that may be lost next; `needed` counts what is lost already."""
    found: i64 = 0
    for card in range(i64(TWO_HALVES)):
        if hand & bit(card) and can_cover(deck, lost | bit(card), hand & ~bit(card), needed):
            found |= bit(card)
    return found
