"""The parts of a round's beginning in Ante Portas, of which a network makes its judgement. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.bots.ante_portas.hannibal import ROMAN_CARD, Hannibal
from ludarium.bots.ante_portas.value import RoundParts, total
from ludarium.bots.search.network import PartsRow
from ludarium.core.bits import BIT, count
from ludarium.games.ante_portas.camp import Camp, left_of
from ludarium.games.ante_portas.cards import CARDS, Deck, house_text, load
from ludarium.games.ante_portas.losses import infantry_of
from ludarium.games.ante_portas.rules import AntePortas

SEAT_PARTS: Final = "carthage"
TABLE_PARTS: Final = (
    "cards men horse march roman-cards roman-men roman-wealth roman-pile supply morale low-morale lure "
    "sea allies scipio-held scipio-in-rome scipio-ready siege thin italia cisalpina many-and-low "
    "round roman-horse roman-morale wealth-in-all roman-allies spare-cards "
    "best-road best-long-road siege-hope"
)
HELD: Final = ("carthage-holds", "rome-holds", "bag-holds", "rome-draws", "rome-draws-next")  # by card
HOUSE: Final = load(house_text("cards.csv"), house_text("map.csv"))  # whose cards and cities are learned of
PLACES: Final = len(HOUSE.land.city_ids)
FRIENDS: Final = len(HOUSE.land.ally_ids)
NEXT: Final = 3  # cards that Rome draws in a round of Italia
ORDINARY: Final = 3  # march points of an ordinary turn
LONG: Final = 6
HOPE: Final = 20.0  # cards: more than that is as good as sure


def table_parts() -> list[str]:
    """The names of all figures, in the order in which they are written."""
    cards = [f"{where}-{card}" for where in HELD for card in HOUSE.r_ids]
    places = [f"at-{city}" for city in HOUSE.land.city_ids]
    friends = [f"with-{ally}" for ally in HOUSE.land.ally_ids]
    return TABLE_PARTS.split() + cards + places + friends


def known_by_name(deck: Deck) -> bool:
    """Whether these are the house's cards and cities, if with other figures: of others nothing is known."""
    ours, theirs = HOUSE.land, deck.land
    cards = deck.c_ids == HOUSE.c_ids and deck.r_ids == HOUSE.r_ids
    return cards and ours.city_ids == theirs.city_ids and ours.ally_ids == theirs.ally_ids


class AntePortasParts:
    """Writes down what both sides have and what Hannibal may reach."""

    def __init__(self, hannibal: Hannibal) -> None:
        self.hannibal = hannibal

    def find_table(self, state: AntePortas, parts: RoundParts, row: PartsRow) -> None:
        parts.write(row)
        deck = state.deck
        hand: i64 = state.rome.hand
        row.add(float(min(20, state.round)))
        row.add(float(total(deck.r_cavalry, hand)) / 5000.0)
        row.add(float(total(deck.r_morale, hand)))
        row.add(float(total(deck.wealth, hand)))
        row.add(float(count(state.roman_allies())))
        row.add(float(max(0, count(hand) - state.hand_limit())))
        row.add(hoped(self.hannibal.best_march(state, ORDINARY)))
        row.add(hoped(self.hannibal.best_march(state, LONG)))
        men: i64 = infantry_of(deck, state.carthage.hand)
        row.add(float(men - min(count(hand), state.hand_limit()) * ROMAN_CARD) / 10000.0)
        self._find_cards(state, row)

    def _find_cards(self, state: AntePortas, row: PartsRow) -> None:
        """Where each card is: what comes to Rome, and when, tells more than how much of it (AP-15)."""
        rome = state.rome
        write_set(state.carthage.hand, CARDS, row)
        write_set(rome.hand, CARDS, row)
        write_set(state.carthage.next_cards(), CARDS, row)
        write_set(rome.pile_cards(), CARDS, row)
        write_set(soon(rome, NEXT), CARDS, row)
        write_set(BIT[state.hannibal], PLACES, row)
        write_set(state.carthage_allies, FRIENDS, row)


def soon(pile: Camp, many: i64) -> i64:
    """The cards of the packets from which so many are drawn next."""
    found: i64 = 0
    for i in range(pile.packets):
        if count(found) < many:
            found |= left_of(pile.pile[i])
    return found


def write_set(members: i64, most: i64, row: PartsRow) -> None:
    """One figure for each that may be in a set."""
    for each in range(most):
        row.add(1.0 if members & BIT[each] else 0.0)


def hoped(cards: float) -> float:
    return max(-HOPE, min(HOPE, cards))
