"""How good a position at the beginning of a round is for Carthage: features with weights. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.outlook import Outlook
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import ITALIA

WEIGHTS: Final = (
    ("one", -0.27),
    ("cards", 0.16),
    ("men", 0.14),
    ("horse", 0.2),
    ("march", 0.21),
    ("roman cards", -0.16),
    ("roman men", -0.4),
    ("roman wealth", -0.09),
    ("roman pile", -0.43),
    ("supply", 0.15),
    ("morale", -4.24),
    ("low morale", 2.18),
    ("lure", 2.69),
    ("sea", 0.39),
    ("allies", -0.04),
    ("scipio held", 0.44),
    ("scipio in rome", -0.32),
    ("scipio ready", -0.86),
    ("siege", 0.32),
    ("thin", -0.85),
    ("italia", 0.39),
    ("cisalpina", 0.63),
    ("many and low", -0.19),
)


class Judgement:
    """Turns a position into the logarithm of Carthage's odds."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights: vec[float] = vec[float]([weight for _, weight in WEIGHTS])
        self.found: vec[float] = vec[float]([0.0] * len(WEIGHTS))

    def odds(self, state: AntePortas) -> float:
        self.look(state)
        total: float = 0.0
        for i in range(i64(len(self.weights))):
            total += self.weights[i] * self.found[i]
        return total

    def look(self, state: AntePortas) -> None:
        """Write the features."""
        self.found[0] = 1.0
        self._look_at_carthage(state)
        self._look_at_rome(state)
        self._look_at_tracks(state)
        self._look_at_scipio(state)
        self._look_at_place(state)

    def _look_at_carthage(self, state: AntePortas) -> None:
        deck, found = state.deck, self.found
        hand: i64 = state.carthage.hand
        cards: i64 = count(hand)
        found[1] = float(cards)
        found[2] = float(total(deck.infantry, hand)) / 10000.0
        found[3] = float(total(deck.cavalry, hand)) / 5000.0
        found[4] = float(total(deck.march, hand)) / 5.0
        found[9] = float(min(6, count(state.bag) + state.carthage.pile_size))
        found[19] = float(max(0, 5 - cards))
        found[22] = float(cards * (13 - state.morale)) / 50.0

    def _look_at_rome(self, state: AntePortas) -> None:
        deck, found = state.deck, self.found
        hand: i64 = state.rome.hand
        found[5] = float(count(hand))
        found[6] = float(total(deck.r_infantry, hand)) / 10000.0
        found[7] = float(min(6, total(deck.wealth, hand)))
        found[8] = float(state.rome.pile_size)

    def _look_at_tracks(self, state: AntePortas) -> None:
        found = self.found
        found[10] = float(state.morale) / 13.0
        found[11] = float(max(0, 5 - state.morale)) / 5.0
        found[13] = float(state.sea) / 3.0
        found[14] = float(count(state.carthage_allies))

    def _look_at_scipio(self, state: AntePortas) -> None:
        wins: i64 = self.outlook.wins
        found = self.found
        found[15] = 1.0 if state.carthage.hand & wins else 0.0
        near: bool = state.rome.hand & wins != 0
        found[16] = 1.0 if near else 0.0
        ready: bool = near and state.sea <= 0 and count(state.roman_allies()) >= self.outlook.friends
        found[17] = 1.0 if ready else 0.0

    def _look_at_place(self, state: AntePortas) -> None:
        found = self.found
        found[12] = self.outlook.lure[state.hannibal] / 10.0
        region: i64 = state.region()
        found[20] = 1.0 if region == ITALIA else 0.0
        found[21] = 1.0 if region == ITALIA - 1 else 0.0
        found[18] = 0.0
        if self.outlook.siege_cities & BIT[state.hannibal]:
            found[18] = max(-1.5, min(1.5, found[2] - found[6] - 0.5))


def total(figures: vec[i64], cards: i64) -> i64:
    """The sum of a figure over a set of cards."""
    found: i64 = 0
    rest: i64 = cards
    while rest:
        found += figures[lowest(rest)]
        rest &= rest - 1
    return found
