"""The end of a round, steps 1 to 4: target, limit, showing, counting (AP-40). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit, count
from ludarium.core.messages import Args
from ludarium.games.ante_portas.camp import card_of, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.effects import CARTHAGE, PRICE, ROME, Effect
from ludarium.games.ante_portas.effects import MONEY as MONEY_VERB
from ludarium.games.ante_portas.effects_done import EffectsDone
from ludarium.games.ante_portas.knowledge import show_hand, show_laid
from ludarium.games.ante_portas.stages import (
    ARMY,
    ATTACHED,
    CARTHAGE_EVENTS,
    EVENT,
    MARCHES,
    MONEY,
    MOST_NAMED,
    NOTHING,
    R_USES,
    ROME_DISCARDS,
    SECRET,
)


class Counting(EffectsDone):
    """A position whose stacks can be shown and counted (AP-40)."""

    # --- (1) the target, (2) the limit ------------------------------------------------------------

    def declare(self, city: i64) -> None:
        """AP-24: the target is named and the march cards are shown."""
        self.target = city
        if self.log is not None:
            self.note("target-named", CARTHAGE, {"city": self.city_name(city)})
        self._show_carthage(MARCHES)
        self.stage = ROME_DISCARDS

    def _show_carthage(self, use: i64) -> None:
        for i in range(self.carthage.laid_size):
            slot: i64 = self.carthage.laid[i]
            if use_of(slot) == use:
                show_laid(self, self.carthage, i)
                if self.log is not None:
                    kind = "march-shown" if use == MARCHES else "attached-shown"
                    self.note(kind, CARTHAGE, {"card": self.c_name(card_of(slot))})

    def above_limit(self) -> bool:
        return count(self.rome.hand) > self.hand_limit()

    # --- (3) showing, (4) counting -----------------------------------------------------------------

    def count_stacks(self) -> None:
        """AP-40, steps 3 and 4."""
        self._show_rome()
        self._show_carthage(ATTACHED)
        self._find_in_place()
        self._seal()
        self._note_stacks()
        self._sum_armies()
        self._find_no_battle()
        self.stage = CARTHAGE_EVENTS
        self.step = 0

    def _show_rome(self) -> None:
        for i in range(self.rome.laid_size):
            show_laid(self, self.rome, i)
            if self.log is not None:
                self._note_shown(self.rome.laid[i])
        if self.siege():
            show_hand(self, self.rome)
            if self.log is not None:
                self.note_hand(ROME)

    def _note_shown(self, slot: i64) -> None:
        args: Args = {"card": self.r_name(card_of(slot)), "use": R_USES[use_of(slot)]}
        if place_of(slot) == SECRET:
            self.note("secret-shown", ROME, args)
        else:
            self.note("stack-shown", ROME, {**args, "city": self.city_name(self.named_city(place_of(slot)))})

    def note_hand(self, seat: i64) -> None:
        """Write that a hand is shown."""
        hand = self.camp(seat).hand
        for card in range(i64(CARDS)):
            if hand & bit(card):
                name = self.c_name(card) if seat == CARTHAGE else self.r_name(card)
                self.note("hand-shown", seat, {"card": name})

    def _find_in_place(self) -> None:
        """Count, and count anew while Marcellus cancels one more of Carthage's events (AP-40)."""
        self.cancelled = 0
        while True:
            self.in_place = self._places_in_place()
            cancels: i64 = min(self._count_marcellus(), self._attached_cards())
            if cancels <= self.cancelled:
                return
            self.cancelled = cancels

    def _attached_cards(self) -> i64:
        cards: i64 = 0
        for i in range(self.carthage.laid_size):
            if use_of(self.carthage.laid[i]) == ATTACHED:
                cards += 1
        return cards

    def _places_in_place(self) -> i64:
        found: i64 = 0
        if self.stack_size(SECRET) > 0 and self._money() >= self.price():
            found = bit(SECRET)
        for place in range(i64(1), i64(MOST_NAMED + 1)):
            city: i64 = self.named_city(place)
            if city != NOTHING and (city == self.target or self._marches_on(place, city)):
                found |= bit(place)
        return found

    def _marches_on(self, place: i64, city: i64) -> bool:
        """Whether Nero brings a stack to the target (AP-40a)."""
        if not self.land.near[city] & bit(self.target):
            return False
        return self.events_at(place) & self.deck.nero != 0

    def events_at(self, place: i64) -> i64:
        """The set of cards that lie as events in a stack."""
        found: i64 = 0
        for i in range(self.rome.laid_size):
            slot: i64 = self.rome.laid[i]
            if place_of(slot) == place and use_of(slot) == EVENT:
                found |= bit(card_of(slot))
        return found

    def _money(self) -> i64:
        """The money of the secret stack, with loans (AP-40)."""
        money: i64 = 0
        for i in range(self.rome.laid_size):
            slot: i64 = self.rome.laid[i]
            if place_of(slot) == SECRET and use_of(slot) == MONEY:
                money += self.deck.wealth[card_of(slot)]
            elif place_of(slot) == SECRET and use_of(slot) == EVENT:
                money += self.deck.r_effects[card_of(slot)].number_of(MONEY_VERB)
        return money

    def price(self) -> i64:
        """What scouting costs: the region, Carthage's events that still work, and its allies."""
        price: i64 = self.land.price[self.region()] + self.help_of_allies(PRICE)
        order: i64 = 0
        for i in range(self.carthage.laid_size):
            slot: i64 = self.carthage.laid[i]
            if use_of(slot) == ATTACHED:
                if order >= self.cancelled:
                    price += self.deck.c_effects[card_of(slot)].number_of(PRICE)
                order += 1
        return price

    def _count_marcellus(self) -> i64:
        found: i64 = 0
        for place in range(i64(MOST_NAMED + 1)):
            if self.in_place & bit(place):
                found += count(self.events_at(place) & self.deck.marcellus)
        return found

    def working_events(self) -> i64:
        """The set of Carthage's attached cards that are not cancelled."""
        found: i64 = 0
        order: i64 = 0
        for i in range(self.carthage.laid_size):
            slot: i64 = self.carthage.laid[i]
            if use_of(slot) == ATTACHED:
                if order >= self.cancelled:
                    found |= bit(card_of(slot))
                order += 1
        return found

    def _seal(self) -> None:
        """Forged Seal removes the stack named at the target (AP-40)."""
        place: i64 = self.place_at(self.target)
        if place != NOTHING and self.working_events() & self.deck.forged_seal:
            self.in_place &= ~bit(place)

    def _note_stacks(self) -> None:
        if self.log is None:
            return
        self._note_cancelled()
        for place in range(i64(MOST_NAMED + 1)):
            if self.stack_size(place) > 0:
                kind = "stack-counts" if self.in_place & bit(place) else "stack-spent"
                self.note(kind, ROME, {"place": self.place_name(place)})

    def place_name(self, place: i64) -> str:
        return "secret" if place == SECRET else self.city_name(self.named_city(place))

    def _note_cancelled(self) -> None:
        order: i64 = 0
        for i in range(self.carthage.laid_size):
            slot: i64 = self.carthage.laid[i]
            if use_of(slot) == ATTACHED:
                if order < self.cancelled:
                    self.note("event-cancelled", CARTHAGE, {"card": self.c_name(card_of(slot))})
                order += 1

    def _sum_armies(self) -> None:
        """The Roman army cards that count and their figures; in the siege the hand too (AP-71)."""
        self.armies = self.rome.hand if self.siege() else 0
        for i in range(self.rome.laid_size):
            slot: i64 = self.rome.laid[i]
            if self.in_place & bit(place_of(slot)) and use_of(slot) == ARMY:
                self.armies |= bit(card_of(slot))
        self.infantry = 0
        self.cavalry = 0
        for card in range(i64(CARDS)):
            if self.armies & bit(card):
                self.infantry += self.deck.r_infantry[card]
                self.cavalry += self.deck.r_cavalry[card]

    def roman_events(self) -> i64:
        """The set of Roman events in stacks in place."""
        found: i64 = 0
        for place in range(i64(MOST_NAMED + 1)):
            if self.in_place & bit(place):
                found |= self.events_at(place)
        return found

    def works_here(self, effect: Effect) -> bool:
        return not (effect.not_at_roma and self.siege())

    def _find_no_battle(self) -> None:
        """AP-41a."""
        ours: i64 = self._at_work(self.working_events(), CARTHAGE)
        theirs: i64 = self._at_work(self.roman_events(), ROME)
        self.no_battle = 1 if ours & self.deck.c_no_battle or theirs & self.deck.r_no_battle else 0
        self.no_value = 1 if ours & self.deck.c_no_value or theirs & self.deck.r_no_value else 0
        if self.no_battle and self.log is not None:
            self.note("no-battle", CARTHAGE if ours & self.deck.c_no_battle else ROME, {})

    def _at_work(self, cards: i64, seat: i64) -> i64:
        """Those of a set of events that work at this target."""
        effects = self.deck.c_effects if seat == CARTHAGE else self.deck.r_effects
        found: i64 = cards
        for card in range(i64(len(effects))):
            if cards & bit(card) and not self.works_here(effects[card]):
                found ^= bit(card)
        return found
