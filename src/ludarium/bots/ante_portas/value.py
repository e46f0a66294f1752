"""How good a position at the beginning of a round is for Carthage: features with weights. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.outlook import AntePortasOutlook
from ludarium.bots.search.network import PartsRow
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import ITALIA


class RoundParts:
    """What the beginning of a round looks like to Carthage: named figures of a few units."""

    def __init__(self) -> None:
        self.cards: float = 0.0  # in hand
        self.men: float = 0.0  # infantry in hand, in 10,000
        self.horse: float = 0.0  # cavalry in hand, in 5,000
        self.march: float = 0.0  # in hand, in 5
        self.roman_cards: float = 0.0
        self.roman_men: float = 0.0
        self.roman_wealth: float = 0.0  # up to 6
        self.roman_pile: float = 0.0  # cards that Rome can still draw
        self.supply: float = 0.0  # cards that Carthage can still draw, up to 6
        self.morale: float = 0.0
        self.low_morale: float = 0.0  # how far it is below 5
        self.lure: float = 0.0  # what the roads on from here promise
        self.sea: float = 0.0
        self.allies: float = 0.0
        self.scipio_held: float = 0.0  # the card that wins for Rome is in Carthage's hand
        self.scipio_in_rome: float = 0.0  # … in Rome's
        self.scipio_ready: float = 0.0  # … and could be played
        self.siege: float = 0.0  # men to spare next to Roma
        self.thin: float = 0.0  # cards that the hand lacks to five
        self.italia: float = 0.0
        self.cisalpina: float = 0.0
        self.many_and_low: float = 0.0  # cards in hand, the more the lower the morale

    def write(self, row: PartsRow) -> None:
        """Write all figures down, in the order in which they stand above."""
        row.add(self.cards)
        row.add(self.men)
        row.add(self.horse)
        row.add(self.march)
        row.add(self.roman_cards)
        row.add(self.roman_men)
        row.add(self.roman_wealth)
        row.add(self.roman_pile)
        row.add(self.supply)
        row.add(self.morale)
        row.add(self.low_morale)
        row.add(self.lure)
        row.add(self.sea)
        row.add(self.allies)
        row.add(self.scipio_held)
        row.add(self.scipio_in_rome)
        row.add(self.scipio_ready)
        row.add(self.siege)
        row.add(self.thin)
        row.add(self.italia)
        row.add(self.cisalpina)
        row.add(self.many_and_low)

    def odds(self) -> float:
        """The logarithm of Carthage's odds, by weights fitted to many games."""
        return (
            -4.1
            + 0.34 * self.cards
            + 0.39 * self.men
            - 0.42 * self.horse
            + 0.1 * self.march
            - 0.35 * self.roman_cards
            - 0.13 * self.roman_men
            + 0.02 * self.roman_wealth
            - 0.28 * self.roman_pile
            + 0.13 * self.supply
            - 2.62 * self.morale
            + 1.28 * self.low_morale
            + 2.36 * self.lure
            + 0.81 * self.sea
            + 0.02 * self.allies
            + 0.18 * self.scipio_held
            - 0.52 * self.scipio_in_rome
            - 0.57 * self.scipio_ready
            + 0.12 * self.siege
            - 0.62 * self.thin
            + 1.64 * self.italia
            + 0.52 * self.cisalpina
            - 0.01 * self.many_and_low
        )


class Judgement:
    """Turns a position into the logarithm of Carthage's odds."""

    def __init__(self, outlook: AntePortasOutlook) -> None:
        self.outlook = outlook
        self.parts = RoundParts()

    def odds(self, state: AntePortas) -> float:
        self.look(state)
        return self.parts.odds()

    def look(self, state: AntePortas) -> None:
        """Find the parts."""
        self._look_at_carthage(state)
        self._look_at_rome(state)
        self._look_at_tracks(state)
        self._look_at_scipio(state)
        self._look_at_place(state)

    def _look_at_carthage(self, state: AntePortas) -> None:
        deck, parts = state.deck, self.parts
        hand: i64 = state.carthage.hand
        cards: i64 = count(hand)
        parts.cards = float(cards)
        parts.men = float(total(deck.infantry, hand)) / 10000.0
        parts.horse = float(total(deck.cavalry, hand)) / 5000.0
        parts.march = float(total(deck.march, hand)) / 5.0
        parts.supply = float(min(6, count(state.carthage.pile_cards())))
        parts.thin = float(max(0, 5 - cards))
        parts.many_and_low = float(cards * (13 - state.morale)) / 50.0

    def _look_at_rome(self, state: AntePortas) -> None:
        deck, parts = state.deck, self.parts
        hand: i64 = state.rome.hand
        parts.roman_cards = float(count(hand))
        parts.roman_men = float(total(deck.r_infantry, hand)) / 10000.0
        parts.roman_wealth = float(min(6, total(deck.wealth, hand)))
        parts.roman_pile = float(count(state.rome.pile_cards()))

    def _look_at_tracks(self, state: AntePortas) -> None:
        parts = self.parts
        parts.morale = float(state.morale) / 13.0
        parts.low_morale = float(max(0, 5 - state.morale)) / 5.0
        parts.sea = float(state.sea) / 3.0
        parts.allies = float(count(state.carthage_allies))

    def _look_at_scipio(self, state: AntePortas) -> None:
        wins: i64 = self.outlook.wins
        parts = self.parts
        parts.scipio_held = 1.0 if state.carthage.hand & wins else 0.0
        near: bool = state.rome.hand & wins != 0
        parts.scipio_in_rome = 1.0 if near else 0.0
        ready: bool = near and state.sea <= 0 and count(state.roman_allies()) >= self.outlook.friends
        parts.scipio_ready = 1.0 if ready else 0.0

    def _look_at_place(self, state: AntePortas) -> None:
        parts = self.parts
        parts.lure = self.outlook.lure_of(state, state.hannibal) / 10.0
        region: i64 = state.region()
        parts.italia = 1.0 if region == ITALIA else 0.0
        parts.cisalpina = 1.0 if region == ITALIA - 1 else 0.0
        parts.siege = 0.0
        if self.outlook.siege_cities & BIT[state.hannibal]:
            parts.siege = max(-1.5, min(1.5, parts.men - parts.roman_men - 0.5))


def total(figures: vec[i64], cards: i64) -> i64:
    """The sum of a figure over a set of cards."""
    found: i64 = 0
    rest: i64 = cards
    while rest:
        found += figures[lowest(rest)]
        rest &= rest - 1
    return found
