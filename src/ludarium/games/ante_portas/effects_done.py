"""What cards do to the table: draws, piles, the sea, morale, allies, and the end of the game. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit, count
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.camp import Camp
from ludarium.games.ante_portas.effects import (
    CARTHAGE,
    DRAW,
    ROME,
    WANTS_ALLY,
    WANTS_NO_SEA,
    WANTS_REGION,
    WANTS_SEA,
    Effect,
)
from ludarium.games.ante_portas.knowledge import show_card
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.stages import CHOOSE_NOTHING, ENDINGS, HAND_EMPTY, MORALE_GONE, SEA_END
from ludarium.games.ante_portas.state import AntePortasState


class EffectsDone(AntePortasState):
    """A position on which single effects can be done."""

    # --- names, for events ---------------------------------------------------------------------

    def c_name(self, card: i64) -> str:
        return self.deck.c_ids[card]

    def r_name(self, card: i64) -> str:
        return self.deck.r_ids[card]

    def city_name(self, city: i64) -> str:
        return self.land.city_ids[city]

    def ally_name(self, ally: i64) -> str:
        return self.land.ally_ids[ally]

    # --- draws --------------------------------------------------------------------------------------

    def call_draw(self, seat: i64, cards: i64) -> None:
        """Let so many cards be drawn from Carthage's pile, by Carthage or unseen by Rome."""
        self.drawer = seat
        self.to_draw += cards

    def draw_on(self) -> bool:
        """Go on with the draws; True if chance has to say which card of the bag comes (AP-27)."""
        while self.to_draw > 0:
            if self.bag:
                self.to_act = CHANCE
                return True
            if self.carthage.pile_size == 0:
                self.to_draw = 0
                return False
            self.to_draw -= 1
            self._draw_known()
        return False

    def _draw_known(self) -> None:
        """The top card comes from the known part of Carthage's pile: both know which (AP-15a)."""
        card: i64 = self.carthage.take_top()
        if self.drawer == CARTHAGE:
            if self.log is not None:
                self.note("drew-known", CARTHAGE, {"card": self.c_name(card)})
            return
        self.carthage.hand ^= bit(card)
        self.rome.hand |= bit(card)
        if self.log is not None:
            self.note("took-known", ROME, {"card": self.r_name(card)})

    def draw_from_bag(self, card: i64) -> None:
        """A card of the first shuffle comes; only its new owner sees it."""
        self.to_draw -= 1
        self.bag ^= bit(card)
        camp = self.camp(self.drawer)
        camp.hand |= bit(card)
        camp.veiled |= bit(card)
        if self.log is not None:
            if self.round == 1 and self.turn == 0:
                self.note("round-began", CARTHAGE, {"round": 1})  # no log was there when it began
            self._note_bag(card)

    def _note_bag(self, card: i64) -> None:
        if self.drawer == CARTHAGE:
            self.note("drew", CARTHAGE, {})
            self.note("drew-card", CARTHAGE, {"card": self.c_name(card)}, True)
        else:
            self.note("took", ROME, {})
            self.note("took-card", ROME, {"card": self.r_name(card)}, True)

    def rome_draws(self, cards: i64) -> None:
        """Rome's pile is all known: nothing is left to chance (AP-15a)."""
        while cards > 0 and self.rome.pile_size > 0:
            card: i64 = self.rome.take_top()
            cards -= 1
            if self.log is not None:
                self.note("drew-known", ROME, {"card": self.r_name(card)})

    # --- where used cards go ---------------------------------------------------------------------

    def retire(self, card: i64) -> None:
        """A used Roman card leaves the game or goes under Carthage's pile (AP-36)."""
        if self.deck.goes_out & bit(card):
            self.out |= bit(card)
        else:
            self.carthage.put_under(card)
        if self.log is not None:
            kind = "left-game" if self.deck.goes_out & bit(card) else "under-carthage"
            self.note(kind, ROME, {"card": self.r_name(card)})

    def pass_on(self, card: i64) -> None:
        """A used card of Carthage's goes under Rome's pile (AP-21)."""
        self.rome.put_under(card)
        if self.log is not None:
            self.note("under-rome", CARTHAGE, {"card": self.c_name(card)})

    def take_from_hand(self, camp: Camp, card: i64) -> None:
        """A card leaves a hand openly."""
        show_card(camp, card)
        camp.hand ^= bit(card)

    # --- tracks -----------------------------------------------------------------------------------

    def move_sea(self, spaces: i64) -> None:
        """Towards Carthage if positive (AP-48)."""
        self.sea = max(-SEA_END, min(SEA_END, self.sea + spaces))
        if self.log is not None:
            self.note("sea-moved", CARTHAGE if spaces > 0 else ROME, {"sea": int(self.sea)})

    def change_morale(self, by: i64) -> None:
        """AP-35, AP-65, AP-72."""
        self.morale = max(0, min(MOST_MORALE, self.morale + by))
        if self.log is not None:
            self.note("morale-changed", ROME, {"morale": int(self.morale), "by": int(by)})
        self._test_allies()
        if self.morale == 0:
            self.end_game(MORALE_GONE)

    def _test_allies(self) -> None:
        """AP-60, AP-64."""
        for ally in range(self.land.ally_count):
            if self.morale > self.land.high[ally] and self.carthage_allies & bit(ally):
                self.lose_ally(ally)
            elif self.morale < self.low_end(ally) and not self.carthage_allies & bit(ally):
                self.win_ally(ally)

    def win_ally(self, ally: i64) -> None:
        """An ally turns to Carthage; some give a first help at once (AP-65)."""
        self.carthage_allies |= bit(ally)
        if self.log is not None:
            self.note("ally-won", CARTHAGE, {"ally": self.ally_name(ally)})
        if self.land.help_op[ally] == DRAW and not self.helped & bit(ally):
            self.helped |= bit(ally)
            if self.land.help_regions[ally] & bit(self.region()):
                self.call_draw(CARTHAGE, self.land.help_number[ally])

    def lose_ally(self, ally: i64) -> None:
        self.carthage_allies &= ~bit(ally)
        if self.log is not None:
            self.note("ally-back", ROME, {"ally": self.ally_name(ally)})

    def give_citizenship(self, ally: i64, by: i64) -> None:
        """AP-62."""
        low: i64 = max(0, self.low_end(ally) - by)
        self.lows = (self.lows & ~(i64(15) << (4 * ally))) | low << (4 * ally)
        if self.log is not None:
            self.note("citizenship", ROME, {"ally": self.ally_name(ally), "low": int(low)})

    # --- conditions and figures ----------------------------------------------------------------------

    def meets(self, effect: Effect) -> bool:
        """Whether an event's "only while" and "only if" are met (AP-27)."""
        for i in range(effect.want_count):
            met: bool = self.want_met(effect.want_kinds[i], effect.want_numbers[i])
            if met == effect.any_will_do:
                return met
        return not effect.any_will_do or effect.want_count == 0

    def want_met(self, kind: i64, number: i64) -> bool:
        if kind == WANTS_REGION:
            return self.region() == number
        if kind == WANTS_SEA:
            return self.sea > 0
        if kind == WANTS_NO_SEA:
            return self.sea <= 0
        if kind == WANTS_ALLY:
            return self.carthage_allies & bit(number) != 0
        return count(self.roman_allies()) >= number

    # --- the end ------------------------------------------------------------------------------------

    def hand_gone(self) -> bool:
        """Whether Carthage loses by an empty hand now (AP-26)."""
        if self.carthage.hand == 0:
            self.end_game(HAND_EMPTY)
        return self.carthage.hand == 0

    def end_game(self, ending: i64) -> None:
        self.ending = ending
        self.to_act = OVER
        self.to_draw = 0
        self.choosing = CHOOSE_NOTHING
        if self.log is not None:
            self.note("over", self.winner(), {"ending": ENDINGS[ending], "round": int(self.round)})
