"""What is legal in Ante Portas: the fast face. Compiled."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, lowest, put
from ludarium.core.state import OVER
from ludarium.games.ante_portas.camp import card_of, use_of
from ludarium.games.ante_portas.cards import CARDS, TWO_HALVES
from ludarium.games.ante_portas.effects import CARTHAGE, MARCH, ROME
from ludarium.games.ante_portas.events import Events
from ludarium.games.ante_portas.stages import (
    CARTHAGE_DECIDES,
    CARTHAGE_PLAYS,
    CHOOSE_ALLY,
    CHOOSE_NOTHING,
    CHOOSE_STRAY,
    EVENT,
    MARCHES,
    MONEY,
    MOST_ATTACHED,
    MOST_NAMED,
    ROME_PLAYS,
    SECRET,
)


class Legality(Events):
    """A position that knows its legal actions."""

    def legal_into(self, out: vec[i64]) -> i64:
        if self.to_act < 0:
            return self._outcomes_into(out)
        if self.choosing != CHOOSE_NOTHING:
            return self._choices_into(out)
        if self.stage == ROME_PLAYS:
            return self._rome_into(out)
        if self.stage == CARTHAGE_PLAYS:
            return self._carthage_into(out)
        if self.stage == CARTHAGE_DECIDES:
            out[0] = self.at.another_turn
            return put(out, 1, self.at.target, self.targets())
        return put(out, 0, self.at.discard, self.rome.hand)

    def _outcomes_into(self, out: vec[i64]) -> i64:
        """What chance can draw: any card of the next packet (AP-15)."""
        if self.to_act == OVER:
            return 0
        return put(out, 0, self.first_outcome(), self.drawn_pile().next_cards())

    def first_outcome(self) -> i64:
        return self.at.chance + self.drawer * TWO_HALVES

    def _choices_into(self, out: vec[i64]) -> i64:
        if self.choosing == CHOOSE_ALLY:
            return put(out, 0, self.at.ally, self.ally_choices())
        if self.choosing == CHOOSE_STRAY:
            return put(out, 0, self.at.stray, self.armies)
        return put(out, 0, self.at.lose, self.loss_choices())

    def _carthage_into(self, out: vec[i64]) -> i64:
        """AP-20."""
        n: i64 = 0
        hand: i64 = self.carthage.hand
        if self.marched:
            out[0] = self.at.end
            n = 1
        else:
            n = put(out, n, self.at.march, hand)
        if self.attached < MOST_ATTACHED:
            n = put(out, n, self.at.attach, hand & self.deck.c_attached)
        return put(out, n, self.at.c_event, self.playable(CARTHAGE))

    def playable(self, seat: i64) -> i64:
        """The cards in hand that can be played as immediate events now (AP-27)."""
        deck = self.deck
        cards: i64 = (
            self.rome.hand & ~deck.r_attached if seat == ROME else self.carthage.hand & ~deck.c_attached
        )
        rest: i64 = cards & (deck.r_conditional if seat == ROME else deck.c_conditional)
        while rest:
            card: i64 = lowest(rest)
            rest &= rest - 1
            if not self.meets(deck.r_effects[card] if seat == ROME else deck.c_effects[card]):
                cards ^= bit(card)
        return cards

    def _rome_into(self, out: vec[i64]) -> i64:
        """AP-31, AP-33."""
        out[0] = self.at.end
        n: i64 = 1
        if self.plays_left > 0 and self.rome.hand:
            hand: i64 = self.rome.hand
            n = put(out, n, self.at.r_event, self.playable(ROME))
            n = put(out, n, self.at.morale, hand)
            n = self._secret_into(out, n, hand)
            n = self._named_into(out, n, hand)
        if not self.secret_moved and self.stack_size(SECRET) > 0:
            n = put(out, n, self.at.move_secret, self.nameable())
        return n

    def _secret_into(self, out: vec[i64], n: i64, hand: i64) -> i64:
        while hand:
            card: i64 = lowest(hand)
            hand &= hand - 1
            first: i64 = self.at.secret + 3 * card
            out[n] = first
            n += 1
            if self.deck.r_attached & bit(card):
                out[n] = first + EVENT
                n += 1
            out[n] = first + MONEY
            n += 1
        return n

    def _named_into(self, out: vec[i64], n: i64, hand: i64) -> i64:
        """The cards and uses are the same for each city: written once, then copied."""
        cities: i64 = self.nameable()
        city: i64 = lowest(cities)
        cities &= cities - 1
        first: i64 = n
        while hand:
            card: i64 = lowest(hand)
            hand &= hand - 1
            out[n] = self.at.named + 2 * (city * CARDS + card)
            n += 1
            if self.deck.r_attached & bit(card):
                out[n] = out[n - 1] + EVENT
                n += 1
        length: i64 = n - first
        while cities:
            shift: i64 = 2 * CARDS * (lowest(cities) - city)
            cities &= cities - 1
            for i in range(length):
                out[n + i] = out[first + i] + shift
            n += length
        return n

    def nameable(self) -> i64:
        """The cities to which Rome can attach cards (AP-32)."""
        if self.named_count() < MOST_NAMED:
            return bit(self.land.city_count) - 1
        cities: i64 = 0
        for place in range(i64(1), i64(MOST_NAMED + 1)):
            cities |= bit(self.named_city(place))
        return cities

    def march_laid(self) -> i64:
        """The march of this round, with events and allies (AP-24)."""
        total: i64 = self.march_bonus + self.help_of_allies(MARCH)
        for i in range(self.carthage.laid_size):
            if use_of(self.carthage.laid[i]) == MARCHES:
                total += self.deck.march[card_of(self.carthage.laid[i])]
        return total

    def road_time(self, city: i64) -> i64:
        """How long the road from Hannibal to a city is this round; 0 if there is none."""
        time: i64 = self.land.time[self.hannibal * self.land.city_count + city]
        return time + self.road_extra if time > 0 else 0

    def targets(self) -> i64:
        """The cities that Hannibal can reach now (AP-24, AP-25)."""
        near: i64 = self.land.near[self.hannibal]
        if self.sea <= 0:
            near &= ~self.land.by_sea[self.hannibal]
        laid: i64 = self.march_laid()
        found: i64 = 0
        while near:
            city: i64 = lowest(near)
            near &= near - 1
            if self.road_time(city) <= laid:
                found |= bit(city)
        return found

    def legal(self) -> list[int]:
        if len(self.scratch) == 0:
            self.scratch = vec[i64]([0] * self.at.actions)
        out = self.scratch
        ids = self.at.ids
        return cast(list[int], [ids[out[i]] for i in range(self.legal_into(out))])
