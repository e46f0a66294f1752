"""How much Carthage is drawn to each action: quick weights in cards, without trying anything. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.outlook import MORALE_POINT, PATIENCE, AntePortasOutlook
from ludarium.bots.ante_portas.value import total
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.ante_portas.battle import (
    ENOUGH_TO_HOLD,
    HALF_CAVALRY,
    HALF_INFANTRY,
    NONE_CAVALRY,
    NONE_INFANTRY,
)
from ludarium.games.ante_portas.effects import (
    DRAW,
    FORGED_SEAL,
    INFANTRY,
    MARCH,
    MORALE,
    NO_BATTLE,
    PLAYS,
    PRICE,
    SEA,
    TURN_ALLY,
    TURN_ALLY_OR_MORALE,
)
from ludarium.games.ante_portas.losses import infantry_of
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import LOSSES, NOTHING, SECRET

NEVER: Final = -9.0
FATAL: Final = 3.0  # the end of the hand is worse than the cards of it
SURELY: Final = 90.0
SHORT: Final = 1.2  # a march that does not suffice costs another card and gives Rome another turn
SHORTER: Final = 0.2  # … and each point that is missing
AGAIN: Final = 1.8  # what another turn costs once it is chosen
USUAL_MARCH: Final = 2  # of one more card
ROMAN_CARD: Final = 4600  # the men of an unknown Roman card …
ROMAN_HORSE: Final = 550  # … and its horse
OWN_CARD: Final = 3800  # the men of an unknown card of Carthage's
CLEAR_SIEGE: Final = 3000  # men to spare that make a siege sure, or that are missing for it to be hopeless
BET: Final = 4.0  # what a siege promises that is nearly sure, in cards
ANCHOR: Final = 0.5  # what an anchor promises while the sea is not Carthage's


class Hannibal:
    """Carthage's quick weights; an urge above 0 beats ending the part of the turn."""

    def __init__(self, outlook: AntePortasOutlook) -> None:
        self.outlook = outlook

    def urge(self, state: AntePortas, action: i64) -> float:
        at = state.at
        keep = self.outlook.keep
        if action >= at.ally:
            return 0.0
        if action >= at.stray:
            return float(state.deck.r_infantry[action - at.stray]) / 1000.0
        if action >= at.lose:
            return self._losing(state, action - at.lose)
        if action >= at.c_event:
            return self._event(state, action - at.c_event) - keep[action - at.c_event]
        if action >= at.attach:
            return self._attaching(state, action - at.attach) - keep[action - at.attach]
        if action >= at.march:
            return self._marching(state, action - at.march) - keep[action - at.march]
        if action >= at.target:
            return self._targeting(state, action - at.target)
        return self._again(state) if action == at.another_turn else 0.0

    # --- the march ---------------------------------------------------------------------------------

    def attraction(self, state: AntePortas, city: i64) -> float:
        """What it brings to enter a city, and to be there."""
        if city == state.land.roma:
            return self.siege(state)
        value: float = float(state.land.value[city]) * MORALE_POINT
        if state.land.value[city] >= state.morale:
            return SURELY
        if state.sea <= 0 and state.land.anchors & ~state.anchors_used & BIT[city]:
            value += ANCHOR
        return value + PATIENCE * self.outlook.lure_of(state, city)

    def siege(self, state: AntePortas) -> float:
        """By what both can see: sure, hopeless, or a bet on the cards that Rome is known to have."""
        men: i64 = infantry_of(state.deck, state.carthage.hand)
        spare: i64 = men - self._garrison(state)
        if spare > CLEAR_SIEGE:
            return SURELY
        if spare < -CLEAR_SIEGE:
            return NEVER
        return BET * float(spare + CLEAR_SIEGE) / float(2 * CLEAR_SIEGE)

    def _garrison(self, state: AntePortas) -> i64:
        """The men that a siege costs (AP-43, AP-71), if Rome's cards are like those that are known."""
        place: i64 = state.place_at(state.land.roma)
        cards: i64 = min(count(state.rome.hand), state.hand_limit()) + state.stack_size(SECRET)
        if place != NOTHING:
            cards += state.stack_size(place)
        men: i64 = cards * usual(state, state.deck.r_infantry, ROMAN_CARD)
        horse: i64 = cards * usual(state, state.deck.r_cavalry, ROMAN_HORSE)
        return loss(count(state.carthage.hand), men, horse)

    def best_march(self, state: AntePortas, march: i64) -> float:
        """The best that can be hoped for with so much march laid."""
        near: i64 = state.land.near[state.hannibal]
        if state.sea <= 0:
            near &= ~state.land.by_sea[state.hannibal]
        best: float = NEVER
        while near:
            city: i64 = lowest(near)
            near &= near - 1
            missing: i64 = state.road_time(city) - march
            hope: float = self.attraction(state, city)
            if missing > 0:
                hope -= SHORT + SHORTER * float(missing)
            best = max(best, hope)
        return best

    def _marching(self, state: AntePortas, card: i64) -> float:
        """Compared with the longest march there is, so that a good one comes near 1 card."""
        laid: i64 = state.march_laid()
        return 1.0 + self.best_march(state, laid + state.deck.march[card]) - self.best_march(state, laid + 6)

    def _again(self, state: AntePortas) -> float:
        """Another turn is for the best city that is still out of reach."""
        laid: i64 = state.march_laid()
        near: i64 = state.land.near[state.hannibal]
        if state.sea <= 0:
            near &= ~state.land.by_sea[state.hannibal]
        best: float = NEVER
        while near:
            city: i64 = lowest(near)
            near &= near - 1
            missing: i64 = state.road_time(city) - laid
            if missing > 0:
                far: float = SHORTER * float(max(0, missing - USUAL_MARCH))
                best = max(best, self.attraction(state, city) - AGAIN - far)
        return best

    def _targeting(self, state: AntePortas, city: i64) -> float:
        place: i64 = state.place_at(city)
        urge: float = self.attraction(state, city)
        if place != NOTHING and city != state.land.roma:
            cards: i64 = state.stack_size(place)
            urge -= blow(state, cards * ROMAN_CARD, cards * ROMAN_HORSE)
        return urge

    # --- events ------------------------------------------------------------------------------------

    def _event(self, state: AntePortas, card: i64) -> float:
        effect = state.deck.c_effects[card]
        total: float = 0.0
        for i in range(effect.length):
            if effect.regions[i] & BIT[state.region()]:
                total += self._verb(state, effect.ops[i], effect.numbers[i])
        return total

    def _verb(self, state: AntePortas, op: i64, number: i64) -> float:
        if op == DRAW:
            return 1.0 * float(min(number, count(state.carthage.pile_cards())))
        if op == MORALE:
            return SURELY if state.morale + number <= 0 else MORALE_POINT * float(-number)
        if op == SEA:
            return 0.5 if -2 < state.sea < 2 else 0.0
        if op == MARCH:
            return self._help_of_march(state, number)
        if op == PLAYS:
            return 0.7 if count(state.rome.hand) >= 2 else 0.0
        if op in (TURN_ALLY, TURN_ALLY_OR_MORALE):
            return 0.8 if state.wavering() else MORALE_POINT * float(number)
        return 0.0

    def _help_of_march(self, state: AntePortas, number: i64) -> float:
        """What a bonus brings besides one ordinary march card."""
        laid: i64 = state.march_laid()
        return 0.5 + self.best_march(state, laid + 2 + number) - self.best_march(state, laid + 2)

    def _attaching(self, state: AntePortas, card: i64) -> float:
        """Worth a card only if Rome is strong enough to meet Hannibal."""
        effect = state.deck.c_effects[card]
        threat: float = min(1.0, float(count(state.rome.hand) + state.rome.laid_size) / 6.0)
        gain: float = 0.6
        for i in range(effect.length):
            gain = max(gain, self._battle_verb(state, effect.ops[i]))
        return gain * threat

    def _battle_verb(self, state: AntePortas, op: i64) -> float:
        if op == PRICE:
            return 1.1
        if op == INFANTRY:
            return 1.0
        if op == NO_BATTLE:
            return 1.1 - 0.2 * float(state.land.value[state.hannibal])
        return 0.7 if op == FORGED_SEAL else 0.9

    # --- losses ------------------------------------------------------------------------------------

    def _losing(self, state: AntePortas, card: i64) -> float:
        """The cheapest card that suffices, or many men at once."""
        urge: float = -self.outlook.keep[card]
        if state.stage != LOSSES:
            return urge
        missing: i64 = state.needed - infantry_of(state.deck, state.fallen_cards())
        men: i64 = min(missing, state.deck.infantry[card])
        return urge + 3.0 * float(men) / float(max(1, missing))


def usual(state: AntePortas, figures: vec[i64], unknown: i64) -> i64:
    """What a card of Rome's has of a figure on average, by those that Carthage knows or that were drawn."""
    known: i64 = state.rome.known()
    drawn: i64 = count(state.rome.veiled)
    may: i64 = state.may_have_drawn(state.rome)
    cards: i64 = count(known) + drawn
    if cards == 0:
        return unknown
    hidden: i64 = drawn * total(figures, may) // count(may) if drawn else i64(0)
    return (total(figures, known) + hidden) // cards


def blow(state: AntePortas, men: i64, horse: i64) -> float:
    """How many cards a Roman army costs Carthage, by what both can see (AP-42 to AP-45)."""
    hand: i64 = count(state.carthage.hand)
    men = loss(hand, men, horse)
    if men > hand * OWN_CARD:
        return float(hand) + FATAL
    return float(men) / float(OWN_CARD)


def loss(hand: i64, men: i64, horse: i64) -> i64:
    """The men that a Roman army costs a hand of so many cards (AP-43, AP-44)."""
    if hand >= ENOUGH_TO_HOLD:
        if men < NONE_INFANTRY or horse < NONE_CAVALRY:
            return 0
        if men < HALF_INFANTRY or horse < HALF_CAVALRY:
            return men // 2
    return men
