"""Which cards lie face down, by what a good player lays: so likely is an imagined world. Compiled."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.outlook import AntePortasOutlook
from ludarium.core.bits import BIT, lowest
from ludarium.games.ante_portas.camp import Camp, card_of, is_seen, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS, TWO_HALVES
from ludarium.games.ante_portas.effects import CARTHAGE
from ludarium.games.ante_portas.effects import MONEY as MONEY_VERB
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import ARMY, MARCHES, MONEY, SECRET


class Guess:
    """How readily each card is laid in each way, by weights fitted to games of the search (decision 0024)."""

    def __init__(self, outlook: AntePortasOutlook) -> None:
        self.outlook = outlook
        self.deck = outlook.deck
        self.march: vec[float] = vec[float]([self._march(card) for card in range(TWO_HALVES)])
        self.attached: vec[float] = vec[float]([self._attached(card) for card in range(TWO_HALVES)])
        self.named: vec[float] = vec[float]([self._army(card, 0.25, 0.76, -0.11) for card in range(CARDS)])
        self.secret: vec[float] = vec[float]([self._army(card, 1.87, 0.64, -0.64) for card in range(CARDS)])
        self.money: vec[float] = vec[float]([self._army(card, -3.37, 0.0, 1.55) for card in range(CARDS)])
        self.events: vec[float] = vec[float]([self._event(card) for card in range(CARDS)])

    # --- what a card looks like --------------------------------------------------------------------

    def _march(self, card: int) -> float:
        """Few men, a long way, and not the card that wins for Rome."""
        deck = self.deck
        men = 3.46 * float(deck.infantry[card]) / 6000.0 + 3.31 * float(deck.cavalry[card]) / 2000.0
        return math.exp(0.52 * float(deck.march[card]) - men - 3.67 * self._wins(card))

    def _attached(self, card: int) -> float:
        deck = self.deck
        return math.exp(-7.1 * float(deck.infantry[card]) / 6000.0 - float(deck.cavalry[card]) / 1000.0)

    def _army(self, card: int, men: float, horse: float, wealth: float) -> float:
        deck = self.deck
        looks = men * float(deck.r_infantry[card]) / 6000.0 + horse * float(deck.r_cavalry[card]) / 1000.0
        return math.exp(looks + wealth * float(deck.wealth[card]) - 1.6 * self._wins(card))

    def _event(self, card: int) -> float:
        deck = self.deck
        money = 0.7 * float(deck.r_effects[card].number_of(MONEY_VERB))
        return math.exp(money - 1.48 * float(deck.r_infantry[card]) / 6000.0)

    def _wins(self, card: int) -> float:
        return 1.0 if self.outlook.wins & BIT[card] else 0.0

    # --- worlds --------------------------------------------------------------------------------------

    def likely(self, world: AntePortas, seat: i64) -> float:
        """How likely the other side of this seat would have laid what it has laid in an imagined world."""
        carthage: bool = seat != CARTHAGE
        camp = world.carthage if carthage else world.rome
        pool: i64 = camp.hand | camp.laid_cards()
        product: float = 1.0
        for i in range(camp.laid_size):
            slot: i64 = camp.laid[i]
            if not is_seen(slot):
                table = self._of_carthage(slot) if carthage else self._of_rome(slot)
                product *= table[card_of(slot)] / sum_of(table, pool)
        return product

    def _of_carthage(self, slot: i64) -> vec[float]:
        return self.march if use_of(slot) == MARCHES else self.attached

    def _of_rome(self, slot: i64) -> vec[float]:
        if use_of(slot) == MONEY:
            return self.money
        if use_of(slot) != ARMY:
            return self.events
        return self.secret if place_of(slot) == SECRET else self.named


def sum_of(table: vec[float], cards: i64) -> float:
    total: float = 0.0
    while cards:
        total += table[lowest(cards)]
        cards &= cards - 1
    return total


def hides(camp: Camp) -> bool:
    """Whether a card of this side lies face down that the other side does not know."""
    return any(not is_seen(camp.laid[i]) for i in range(camp.laid_size))
