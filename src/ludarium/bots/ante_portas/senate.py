"""How much Rome is drawn to each action: quick weights in cards, without trying anything. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.hannibal import OWN_CARD, Hannibal, blow
from ludarium.bots.ante_portas.outlook import AntePortasOutlook
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.ante_portas.camp import card_of, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.effects import (
    CITIZENSHIP,
    DRAW,
    INFANTRY,
    MORALE,
    PLAYS,
    PRICE,
    ROADS,
    SEA,
    TAKE_BACK,
    TAKE_TOP,
    WIN,
)
from ludarium.games.ante_portas.effects import MONEY as MONEY_VERB
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import ARMY, EVENT, MARCHES, MONEY, NOTHING, ROME_PLAYS, SECRET

NEVER: Final = -9.0
SURELY: Final = 90.0
PROMISE: Final = 0.6  # a first army card, if another can join it
LONGEST: Final = 3  # march of a card that Rome has to reckon with
FREE: Final = 0.15  # the part of a card's worth that is lost with a card above the limit …
DEAR: Final = 0.6  # … and with one that could be kept


class Senate:
    """Rome's quick weights, after a look at the table; an urge above 0 beats ending the part of the turn."""

    def __init__(self, outlook: AntePortasOutlook, hannibal: Hannibal) -> None:
        self.outlook = outlook
        self.hannibal = hannibal
        self.likely: vec[float] = vec[float]([0.0] * int(outlook.deck.land.city_count))

    def urge(self, state: AntePortas, action: i64) -> float:
        at = state.at
        if action >= at.discard:
            return self._choosing(state, action)
        if action >= at.move_secret:
            return -1.5
        if action >= at.named:
            code: i64 = action - at.named
            return self._laying(state, code // (2 * CARDS), code // 2 % CARDS, code % 2)
        if action >= at.secret:
            return self._hiding(state, (action - at.secret) // 3, (action - at.secret) % 3)
        if action >= at.morale:
            card: i64 = action - at.morale
            return self._raising(state, state.deck.r_morale[card]) - self.price_of(state, card)
        if action >= at.r_event:
            return self._event(state, action - at.r_event) - self.price_of(state, action - at.r_event)
        return 0.0

    def _choosing(self, state: AntePortas, action: i64) -> float:
        if action >= state.at.ally:
            return float(state.in_stretch(action - state.at.ally))
        return -self.outlook.keep_roman[action - state.at.discard]

    def price_of(self, state: AntePortas, card: i64) -> float:
        """What Rome gives away with a card: little, if it holds more than it may keep (AP-37)."""
        spare: bool = count(state.rome.hand) > state.hand_limit()
        return self.outlook.keep_roman[card] * (FREE if spare else DEAR)

    # --- armies ------------------------------------------------------------------------------------

    def look(self, state: AntePortas) -> None:
        """How likely Hannibal goes to each city although one more card lies there, by what both can see."""
        if state.stage != ROME_PLAYS:
            return
        total: float = 0.0
        near: i64 = self.in_reach(state)
        for city in range(state.land.city_count):
            pull: float = self._pull(state, city, 0.0) if near & BIT[city] else 0.0
            self.likely[city] = pull
            total += pull
        while near:
            city = lowest(near)
            near &= near - 1
            pull = self._pull(state, city, 1.0)
            self.likely[city] = pull / (total - self.likely[city] + pull)

    def _pull(self, state: AntePortas, city: i64, more: float) -> float:
        """Against the other cities in reach."""
        if city == state.land.roma:
            return 4.0 if self.hannibal.siege(state) > 0.0 else 0.3
        place: i64 = state.place_at(city)
        lying: float = more if place == NOTHING else more + float(state.stack_size(place))
        hope: float = 1.0 + max(0.0, min(20.0, self.hannibal.attraction(state, city)))
        return hope * hope / (1.0 + lying * lying)

    def in_reach(self, state: AntePortas) -> i64:
        """The cities that Hannibal may have the march for; all next to him if there is none."""
        near: i64 = state.land.near[state.hannibal]
        if state.sea <= 0:
            near &= ~state.land.by_sea[state.hannibal]
        march: i64 = self._most_march(state)
        found: i64 = 0
        rest: i64 = near
        while rest:
            city: i64 = lowest(rest)
            rest &= rest - 1
            if state.road_time(city) <= march:
                found |= BIT[city]
        return found if found else near

    def _most_march(self, state: AntePortas) -> i64:
        march: i64 = state.march_bonus + 1
        for i in range(state.carthage.laid_size):
            if use_of(state.carthage.laid[i]) == MARCHES:
                march += LONGEST
        return march

    def _laying(self, state: AntePortas, city: i64, card: i64, use: i64) -> float:
        """A card for a named city."""
        place: i64 = state.place_at(city)
        gain: float = self._gain(state, place if place != NOTHING else i64(9), card, use)
        return 1.3 * self.likely[city] * gain - self.price_of(state, card)

    def _hiding(self, state: AntePortas, card: i64, use: i64) -> float:
        """A card for the secret target."""
        short: i64 = self.public_price(state) - self.money(state)
        if use == MONEY:
            return self._paying(state, card, short) - self.price_of(state, card)
        if use == EVENT and state.deck.r_effects[card].number_of(MONEY_VERB) > 0:
            return (1.0 if short > 1 else 0.2) - self.price_of(state, card)
        gain: float = self._gain(state, SECRET, card, use)
        if short > 0:
            gain *= 0.9 if self._can_pay(state, short, card) else 0.1
        return gain - self.price_of(state, card)

    def _gain(self, state: AntePortas, place: i64, card: i64, use: i64) -> float:
        """What a card brings to the battle, if its stack comes to it."""
        if use == ARMY:
            return self._joining(state, place, card)
        deck = state.deck
        armies: i64 = self.armies_at(state, place)
        men: i64 = deck.r_effects[card].number_of(INFANTRY)
        if men > 0:
            return float(men * armies) / float(OWN_CARD)
        if deck.r_no_battle & BIT[card]:
            return 1.2
        if deck.nero & BIT[card]:
            return 0.5
        if deck.marcellus & BIT[card]:
            return 1.2 if state.attached > 0 else 0.2
        return 0.4 * float(armies)

    def _joining(self, state: AntePortas, place: i64, card: i64) -> float:
        """How many cards more Carthage loses by one more army card: two together hit far harder than one."""
        men: i64 = 0
        horse: i64 = 0
        for i in range(state.rome.laid_size):
            slot: i64 = state.rome.laid[i]
            if place_of(slot) == place and use_of(slot) == ARMY:
                men += state.deck.r_infantry[card_of(slot)]
                horse += state.deck.r_cavalry[card_of(slot)]
        before: float = blow(state, men, horse)
        gain: float = (
            blow(state, men + state.deck.r_infantry[card], horse + state.deck.r_cavalry[card]) - before
        )
        if men == 0 and state.plays_left > 1 and count(state.rome.hand) > 1:
            gain += PROMISE
        return gain

    def armies_at(self, state: AntePortas, place: i64) -> i64:
        armies: i64 = 0
        for i in range(state.rome.laid_size):
            if place_of(state.rome.laid[i]) == place and use_of(state.rome.laid[i]) == ARMY:
                armies += 1
        return armies

    # --- money -------------------------------------------------------------------------------------

    def public_price(self, state: AntePortas) -> i64:
        return state.land.price[state.region()] + state.help_of_allies(PRICE)

    def money(self, state: AntePortas) -> i64:
        """What the secret stack can pay."""
        money: i64 = 0
        for i in range(state.rome.laid_size):
            slot: i64 = state.rome.laid[i]
            if place_of(slot) == SECRET and use_of(slot) == MONEY:
                money += state.deck.wealth[card_of(slot)]
            elif place_of(slot) == SECRET and use_of(slot) == EVENT:
                money += state.deck.r_effects[card_of(slot)].number_of(MONEY_VERB)
        return money

    def _can_pay(self, state: AntePortas, short: i64, beside: i64) -> bool:
        """Whether what is short can still be paid this turn with one card of the rest of the hand."""
        if state.plays_left < 2:
            return False
        rest: i64 = state.rome.hand & ~BIT[beside]
        while rest:
            card: i64 = lowest(rest)
            rest &= rest - 1
            if state.deck.wealth[card] >= short:
                return True
        return False

    def _paying(self, state: AntePortas, card: i64, short: i64) -> float:
        if short <= 0:
            return 0.2 if state.attached > 0 and short > -2 else NEVER
        armies: i64 = self.armies_at(state, SECRET)
        if armies == 0 and (state.plays_left < 2 or count(state.rome.hand) < 2):
            return NEVER
        wealth: i64 = state.deck.wealth[card]
        worth: float = 1.2 + 0.8 * float(armies)
        return worth if wealth >= short else 0.4 * worth * float(wealth) / float(short)

    # --- events and morale -------------------------------------------------------------------------

    def _raising(self, state: AntePortas, by: i64) -> float:
        """The lower the morale, the dearer."""
        gained: i64 = min(by, MOST_MORALE - state.morale)
        return float(gained) * (0.45 + 1.2 / float(1 + state.morale))

    def _event(self, state: AntePortas, card: i64) -> float:
        effect = state.deck.r_effects[card]
        total: float = 0.0
        for i in range(effect.length):
            total += self._verb(state, effect.ops[i], effect.numbers[i])
        return total

    def _verb(self, state: AntePortas, op: i64, number: i64) -> float:
        if op == WIN:
            return SURELY
        if op == DRAW:
            return 0.7 * float(min(number, count(state.rome.pile_cards())))
        if op == MORALE:
            return self._raising(state, number)
        if op == PLAYS:
            return 0.9 if count(state.rome.hand) > state.plays_left else 0.0
        return self._special(state, op)

    def _special(self, state: AntePortas, op: i64) -> float:
        if op == SEA:
            return 0.4 if state.sea > -2 else 0.0
        if op == CITIZENSHIP:
            return 0.5
        if op == TAKE_BACK:
            return 1.2 if state.within() & state.carthage_allies else 0.0
        if op == TAKE_TOP:
            return 1.0
        return 0.7 if op == ROADS else 0.1
