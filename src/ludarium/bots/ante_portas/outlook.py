"""What a player sees on the map and on the cards before the game begins. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import BIT
from ludarium.games.ante_portas.cards import CARDS, TWO_HALVES, Deck
from ludarium.games.ante_portas.effects import DRAW, SEA, WANTS_ROMAN_ALLIES, WIN
from ludarium.games.ante_portas.map import Map
from ludarium.games.ante_portas.rules import AntePortas

MORALE_POINT: Final = 0.8  # a point of morale, in cards of Carthage's
ROAD: Final = 0.3  # what a round costs Carthage, in cards …
MARCH_POINT: Final = 0.25  # … and each point of march
PATIENCE: Final = 0.85  # what a city one round later is worth
SIEGE: Final = 2.0  # the hope for a siege, in cards
WALKS: Final = 60  # rounds that are looked ahead: more change nothing


class AntePortasOutlook:
    """Tables made from the data files: where it pays to march, and which cards to keep."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.wins: i64 = 0  # Roman halves that win the game
        self.friends: i64 = 0  # allies that Rome needs for that
        self.seas: i64 = 0  # halves of either side that move the sea marker
        self.draws: i64 = 0  # Roman halves that draw
        for card in range(CARDS):
            self._note_roman(card)
        self.keep: vec[float] = vec[float]([self._keep(card) for card in range(TWO_HALVES)])
        self.keep_roman: vec[float] = vec[float]([self._keep_roman(card) for card in range(CARDS)])
        self.lure: vec[float] = vec[float](lures(deck.land, by_sea=False))
        self.lure_by_sea: vec[float] = vec[float](lures(deck.land, by_sea=True))
        self.siege_cities: i64 = deck.land.near[deck.land.roma]

    def lure_of(self, state: AntePortas, city: i64) -> float:
        """What the roads on from a city promise; those by sea count while the sea is Carthage's (AP-25)."""
        return self.lure_by_sea[city] if state.sea > 0 else self.lure[city]

    def _note_roman(self, card: int) -> None:
        effect = self.deck.r_effects[card]
        if effect.has(WIN):
            self.wins |= BIT[card]
            self.friends = effect.wanted(WANTS_ROMAN_ALLIES)
        self.draws |= BIT[card] if effect.has(DRAW) else 0
        self.seas |= BIT[card] if effect.has(SEA) else 0

    def _keep(self, card: int) -> float:
        """What Carthage gives away with a card: its men, and what Rome can do with it."""
        deck = self.deck
        men = float(deck.infantry[card]) / 6000.0 + float(deck.cavalry[card]) / 8000.0
        theirs = float(deck.r_infantry[card]) / 40000.0
        return 0.4 + men + theirs + (1.0 if self.wins & BIT[card] else 0.0)

    def _keep_roman(self, card: int) -> float:
        """What Rome gives away with a card."""
        deck = self.deck
        men = float(deck.r_infantry[card]) / 6000.0 + float(deck.r_cavalry[card]) / 4000.0
        return men + 0.1 * float(deck.wealth[card]) + (1.5 if self.wins & BIT[card] else 0.0)


def lures(land: Map, *, by_sea: bool) -> list[float]:
    """What Carthage can hope to win by marching on from each city, in cards."""
    found = [0.0] * int(land.city_count)
    for _ in range(WALKS):
        found = [lure_of(land, city, found, by_sea) for city in range(len(found))]
    return found


def lure_of(land: Map, city: int, later: list[float], by_sea: bool) -> float:
    """The best road on from a city, when the cities after it are worth so much."""
    if city == int(land.roma):
        return 0.0
    near: i64 = land.near[city] if by_sea else land.near[city] & ~land.by_sea[city]
    roads = [way_worth(land, city, to, later) for to in range(len(later)) if near & BIT[to]]
    return max(roads, default=0.0)


def way_worth(land: Map, city: int, to: int, later: list[float]) -> float:
    cost: float = ROAD + MARCH_POINT * float(land.time[city * int(land.city_count) + to])
    if to == int(land.roma):
        return SIEGE - cost
    return MORALE_POINT * float(land.value[to]) - cost + PATIENCE * later[to]
