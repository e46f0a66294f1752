"""The parts of a round's beginning in Ante Portas, of which a network makes its judgement. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.bots.ante_portas.hannibal import ROMAN_CARD, Hannibal
from ludarium.bots.ante_portas.value import RoundParts, total
from ludarium.bots.search.network import PartsRow
from ludarium.core.bits import count
from ludarium.games.ante_portas.losses import infantry_of
from ludarium.games.ante_portas.rules import AntePortas

SEAT_PARTS: Final = "carthage"
TABLE_PARTS: Final = (
    "cards men horse march roman-cards roman-men roman-wealth roman-pile supply morale low-morale lure "
    "sea allies scipio-held scipio-in-rome scipio-ready siege thin italia cisalpina many-and-low "
    "round roman-horse roman-morale wealth-in-all roman-allies spare-cards "
    "best-road best-long-road siege-hope"
)
ORDINARY: Final = 3  # march points of an ordinary turn
LONG: Final = 6
HOPE: Final = 5.0  # cards: more than that is as good as sure


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


def hoped(cards: float) -> float:
    return max(-HOPE, min(HOPE, cards))
