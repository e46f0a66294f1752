"""The end of a round, steps 5 to 8: battle events, battle, entry, cards (AP-41 to AP-47). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit, count
from ludarium.core.messages import Args
from ludarium.games.ante_portas import losses
from ludarium.games.ante_portas.camp import SEEN, card_of, laid, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.counting import Counting
from ludarium.games.ante_portas.effects import (
    CARTHAGE,
    CAVALRY,
    ENVELOP,
    FORGED_SEAL,
    INFANTRY,
    LOSE_CARD,
    LOSS,
    MARCELLUS,
    MONEY,
    NERO,
    NO_BATTLE,
    NO_VALUE,
    PER_ARMY,
    PER_ELEPHANT,
    PRICE,
    ROME,
    STRAY,
    Effect,
)
from ludarium.games.ante_portas.knowledge import show_hand
from ludarium.games.ante_portas.stages import (
    AFTERMATH,
    ANCHOR,
    ANCHOR_SEA,
    ATTACHED,
    BATTLE,
    CHOOSE_LOSS,
    CHOOSE_NOTHING,
    CHOOSE_STRAY,
    ENTRY,
    EVENT,
    FALLEN,
    HAND_EMPTY,
    LOSSES,
    LOST,
    MARCHES,
    MOST_ROUNDS,
    NOTHING,
    ROME_EVENTS,
    ROUND_BEGINS,
    ROUND_ENDS,
    SECRET,
    SIEGE_FAILED,
    SIEGE_WON,
    WORN_DOWN,
)

ENOUGH_TO_HOLD: Final = 4  # cards in hand for AP-43 and AP-44
HALF_INFANTRY: Final = 10000
HALF_CAVALRY: Final = 1500
NONE_INFANTRY: Final = 3000
NONE_CAVALRY: Final = 400


class Battle(Counting):
    """A position whose rounds can be brought to their end."""

    # --- (5) battle events -------------------------------------------------------------------------

    def knights_first(self) -> None:
        """AP-41."""
        knights: i64 = self.roman_events() & self.deck.knights
        for card in range(i64(CARDS)):
            if knights & bit(card):
                self.firm = 1
                self._work(self.deck.r_effects[card], card, ROME, NOTHING)

    def carthage_events(self) -> None:
        """Carthage's events in the order laid; stops where Carthage has to choose."""
        while self.step < self.carthage.laid_size:
            slot: i64 = self.carthage.laid[self.step]
            self.step += 1
            if use_of(slot) == ATTACHED and self.working_events() & bit(card_of(slot)):
                self._work(self.deck.c_effects[card_of(slot)], card_of(slot), CARTHAGE, NOTHING)
                if self.choosing != CHOOSE_NOTHING:
                    return
        self.stage = ROME_EVENTS
        self.step = 0

    def rome_events(self) -> None:
        """Rome's events in place in the order laid; stops where Carthage has to choose."""
        while self.step < self.rome.laid_size:
            slot: i64 = self.rome.laid[self.step]
            self.step += 1
            if use_of(slot) == EVENT and self.in_place & bit(place_of(slot)):
                if not self.deck.knights & bit(card_of(slot)):
                    self._work(self.deck.r_effects[card_of(slot)], card_of(slot), ROME, place_of(slot))
                if self.choosing != CHOOSE_NOTHING:
                    return
        self.stage = BATTLE

    def _work(self, effect: Effect, card: i64, seat: i64, place: i64) -> None:
        """One attached event does what it does in battle; a Roman one lies in the stack at a place."""
        if not self.works_here(effect):
            return
        if self.log is not None and self._does_anything(effect, place):
            name = self.c_name(card) if seat == CARTHAGE else self.r_name(card)
            self.note("event-works", seat, {"card": name})
        for i in range(effect.length):
            if effect.regions[i] & bit(self.region()):
                self._battle_verb(effect, i, card)

    def _does_anything(self, effect: Effect, place: i64) -> bool:
        """Whether a verb of an event finds something to work on (AP-27a, AP-41a)."""
        for i in range(effect.length):
            if effect.regions[i] & bit(self.region()) and self._verb_works(effect.ops[i], place):
                return True
        return False

    def _verb_works(self, op: i64, place: i64) -> bool:
        if op == LOSE_CARD:
            return self.carthage.hand != 0
        if op == NO_VALUE:
            return self.land.value[self.target] > 0
        if op == NO_BATTLE:
            return self.armies != 0
        if op in (PRICE, MONEY, NERO, MARCELLUS, FORGED_SEAL):
            return self._counted(op, place)
        return not self.no_battle and self.armies != 0

    def _counted(self, op: i64, place: i64) -> bool:
        """Whether what works while the stacks are counted had something to work on (AP-40)."""
        if op == PRICE:
            return self.stack_size(SECRET) > 0
        if op == MONEY:
            return place == SECRET
        if op == MARCELLUS:
            return self.cancelled > 0
        if op == FORGED_SEAL:
            return self.place_at(self.target) != NOTHING
        return place != SECRET and self.named_city(place) != self.target

    def _battle_verb(self, effect: Effect, i: i64, card: i64) -> None:
        op: i64 = effect.ops[i]
        if op == LOSE_CARD:
            if self.carthage.hand:
                self.choosing = CHOOSE_LOSS
        elif not self.no_battle and self.armies:
            self._figure_verb(effect, i, op, card)

    def _figure_verb(self, effect: Effect, i: i64, op: i64, card: i64) -> None:
        if op == INFANTRY:
            self._change_figures(effect.numbers[i] * self._times(effect.pers[i], card), 0)
        elif op == CAVALRY:
            self._change_figures(0, effect.numbers[i] * self._times(effect.pers[i], card))
        elif op == STRAY:
            self.choosing = CHOOSE_STRAY
        elif op == ENVELOP:
            self._envelop(effect.numbers[i])

    def _change_figures(self, infantry: i64, cavalry: i64) -> None:
        """No figure falls below 0 (AP-41)."""
        self.infantry = max(0, self.infantry + infantry)
        if cavalry > 0 or not self.firm:
            self.cavalry = max(0, self.cavalry + cavalry)
        if self.log is not None:
            self.note("figures", ROME, {"infantry": int(self.infantry), "cavalry": int(self.cavalry)})

    def _times(self, per: i64, card: i64) -> i64:
        if per == PER_ARMY:
            return count(self.armies)
        if per == PER_ELEPHANT:
            self.show_army()
            return self.deck.elephants[card] + self._hand_sum_of_elephants()
        return 1

    def _hand_sum_of_elephants(self) -> i64:
        total: i64 = 0
        for card in range(i64(CARDS)):
            if self.carthage.hand & bit(card):
                total += self.deck.elephants[card]
        return total

    def show_army(self) -> None:
        """Who counts the own hand shows it (AP-41b)."""
        show_hand(self, self.carthage)
        if self.log is not None:
            self.note_hand(CARTHAGE)

    def _envelop(self, morale: i64) -> None:
        """Double Envelopment (AP-41d)."""
        self.show_army()
        cavalry: i64 = 0
        for card in range(i64(CARDS)):
            if self.carthage.hand & bit(card):
                cavalry += self.deck.cavalry[card]
        if cavalry > self.cavalry:
            self.halved = 1
            self.envelop += morale
            if self.log is not None:
                self.note("enveloped", CARTHAGE, {"cavalry": int(cavalry)})

    def stray(self, card: i64) -> None:
        """A Roman army card does not count (AP-41c)."""
        self.armies ^= bit(card)
        self.choosing = CHOOSE_NOTHING
        if self.log is not None:
            self.note("strayed", CARTHAGE, {"card": self.r_name(card)})
        self._change_figures(-self.deck.r_infantry[card], -self.deck.r_cavalry[card])

    # --- (6) battle -----------------------------------------------------------------------------------

    def begin_battle(self) -> None:
        """AP-42 to AP-45."""
        self.stage = AFTERMATH
        self.fought = 1 if not self.no_battle and self.armies and self.infantry > 0 else 0
        if not self.fought:
            return
        self.needed = self.loss_needed()
        if self.log is not None:
            figures: Args = {
                "infantry": int(self.infantry),
                "cavalry": int(self.cavalry),
                "needed": int(self.needed),
            }
            self.note("battle", ROME, figures)
        if losses.infantry_of(self.deck, self.carthage.hand) < self.needed:
            self._lose_all()
        elif self.needed > 0:
            self.stage = LOSSES
            self.choosing = CHOOSE_LOSS

    def loss_needed(self) -> i64:
        """The infantry that Carthage has to lose, in men (AP-43a)."""
        holds: bool = count(self.carthage.hand) >= ENOUGH_TO_HOLD
        if self.siege() and self.options.siege_full:
            holds = False
        if holds and self._below(NONE_INFANTRY, NONE_CAVALRY):
            return 0
        half: bool = self.halved > 0 or (holds and self._below(HALF_INFANTRY, HALF_CAVALRY))
        men: i64 = (self.infantry + 1) // 2 if half else self.infantry + 1
        return max(0, men - self.help_of_allies(LOSS))

    def _below(self, infantry: i64, cavalry: i64) -> bool:
        if self.options.both_thresholds:
            return self.infantry < infantry and self.cavalry < cavalry
        return self.infantry < infantry or self.cavalry < cavalry

    def _lose_all(self) -> None:
        """AP-45."""
        if self.log is not None:
            self.note_hand(CARTHAGE)
        self.end_game(SIEGE_FAILED if self.siege() else HAND_EMPTY)

    def fallen_cards(self) -> i64:
        """What Carthage has lost in this battle so far."""
        found: i64 = 0
        for i in range(self.carthage.laid_size):
            if use_of(self.carthage.laid[i]) == FALLEN:
                found |= bit(card_of(self.carthage.laid[i]))
        return found

    def loss_choices(self) -> i64:
        """The cards that Carthage may lose next."""
        if self.stage != LOSSES:
            return self.carthage.hand
        return losses.choices(self.deck, self.fallen_cards(), self.carthage.hand, self.needed)

    def lose_card(self, card: i64) -> None:
        """A card is lost, in battle or by an event; it waits for its place under the pile."""
        camp = self.carthage
        self.take_from_hand(camp, card)
        camp.laid[camp.laid_size] = (
            laid(card, FALLEN if self.stage == LOSSES else LOST, 0, bit(card), 0) | SEEN
        )
        camp.laid_size += 1
        if self.log is not None:
            self.note("lost", CARTHAGE, {"card": self.c_name(card)})
        if self.stage != LOSSES or losses.infantry_of(self.deck, self.fallen_cards()) >= self.needed:
            self.choosing = CHOOSE_NOTHING
            self.stage = AFTERMATH if self.stage == LOSSES else self.stage
            if not self.siege() and not self.options.late_empty_hand:
                self.hand_gone()

    # --- after the battle, (7) entry, (8) cards ----------------------------------------------------------

    def aftermath(self) -> None:
        """The siege is decided, or the morale falls by Double Envelopment."""
        self.stage = ENTRY
        if self.siege():
            self.end_game(SIEGE_WON if self.carthage.hand else SIEGE_FAILED)
        elif self.fought and self.envelop > 0:
            self.change_morale(-self.envelop)

    def enter(self) -> None:
        """AP-46: morale first."""
        self.stage = ANCHOR
        self.hannibal = self.target
        if self.log is not None:
            self.note("entered", CARTHAGE, {"city": self.city_name(self.target)})
        value: i64 = self.land.value[self.target]
        if value > 0 and not self.no_value:
            self.change_morale(-value)

    def drop_anchor(self) -> None:
        self.stage = ROUND_ENDS
        harbour: i64 = bit(self.hannibal) & self.land.anchors & ~self.anchors_used
        if harbour:
            self.anchors_used |= harbour
            self.move_sea(ANCHOR_SEA)

    def end_round(self) -> None:
        """AP-47; then the next round, unless Rome has worn Hannibal down (AP-74)."""
        self._clear_away()
        self._forget_round()
        if self.carthage.hand == 0:
            self.end_game(HAND_EMPTY)
        elif self.round >= MOST_ROUNDS:
            self.end_game(WORN_DOWN)

    def _clear_away(self) -> None:
        for use in range(i64(MARCHES), i64(FALLEN + 1)):
            for i in range(self.carthage.laid_size):
                if use_of(self.carthage.laid[i]) == use:
                    self.pass_on(card_of(self.carthage.laid[i]))
        for i in range(self.rome.laid_size):
            self.retire(card_of(self.rome.laid[i]))
        self.carthage.laid_size = 0
        self.rome.laid_size = 0

    def _forget_round(self) -> None:
        self.stage = ROUND_BEGINS
        self.step = 0
        self.target = NOTHING
        self.named = 0
        self.turn = 0
        self.march_bonus = 0
        self.road_extra = 0
        self.in_place = 0
        self.cancelled = 0
        self.armies = 0
        self.infantry = 0
        self.cavalry = 0
        self.firm = 0
        self.halved = 0
        self.envelop = 0
        self.no_battle = 0
        self.no_value = 0
        self.fought = 0
        self.needed = 0
        self.secret_moved = 0
        self.plays_left = 0
