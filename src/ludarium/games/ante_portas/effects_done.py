"""What cards do to the table: draws, piles, the sea, morale, allies, and the end of the game. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit, count, members
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.camp import Camp, drawn_of, left_of
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
from ludarium.games.ante_portas.knowledge import draw_unseen, show_card
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.stages import (
    CHOOSE_NOTHING,
    ENDINGS,
    HAND_EMPTY,
    MORALE_GONE,
    SEA_END,
    TAKES,
)
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

    def call_draw(self, drawer: i64, cards: i64) -> None:
        """Let so many cards be drawn: by a side from its pile, or by Rome from Carthage's (TAKES)."""
        self.drawer = drawer
        self.to_draw += cards

    def drawn_pile(self) -> Camp:
        """The side from whose pile is drawn now."""
        return self.rome if self.drawer == ROME else self.carthage

    def draw_on(self) -> bool:
        """Go on with the draws; True if chance has to say which card of a packet comes (AP-15, AP-27)."""
        pile = self.drawn_pile()
        while self.to_draw > 0:
            at: i64 = pile.front()
            if at == pile.packets:
                self.to_draw = 0
            elif count(left_of(pile.pile[at])) > self.to_draw:
                self.to_act = CHANCE
                return True
            else:
                self._draw_rest(pile, at)
        return False

    def _draw_rest(self, pile: Camp, at: i64) -> None:
        """All that is left of a packet: both know what it is if nothing was drawn from it before (AP-15a)."""
        cards: i64 = left_of(pile.pile[at])
        if drawn_of(pile.pile[at]):
            self._draw_unseen(pile, at, cards)
            return
        self.to_draw -= count(cards)
        self._close(pile, at)
        pile.drop_packet(at)
        camp = self.carthage if self.drawer == CARTHAGE else self.rome
        camp.hand |= cards
        if self.log is not None:
            self._note_known(cards)

    def draw_by_chance(self, card: i64) -> None:
        """A card of the next packet comes."""
        if self.log is not None and self.round == 1 and self.turn == 0:
            self.note("round-began", CARTHAGE, {"round": 1})  # no log was there when it began
        pile = self.drawn_pile()
        self._draw_unseen(pile, pile.front(), bit(card))

    def _draw_unseen(self, pile: Camp, at: i64, cards: i64) -> None:
        """Only their new owner sees the cards."""
        self.to_draw -= count(cards)
        self._close(pile, at)
        draw_unseen(pile, at, self.carthage if self.drawer == CARTHAGE else self.rome, cards)
        if self.log is not None:
            self._note_unseen(cards)

    def _close(self, pile: Camp, at: i64) -> None:
        """A packet from which a card was drawn takes no more (AP-15)."""
        if at == pile.packets - 1:
            pile.filling = 0

    def _note_known(self, cards: i64) -> None:
        kind = "took-known" if self.drawer == TAKES else "drew-known"
        for name in self._drawn_names(cards):
            self.note(kind, min(self.drawer, ROME), {"card": name})

    def _note_unseen(self, cards: i64) -> None:
        kind = "took" if self.drawer == TAKES else "drew"
        own = "took-card" if self.drawer == TAKES else "drew-card"
        for name in self._drawn_names(cards):
            self.note(kind, min(self.drawer, ROME), {})
            self.note(own, min(self.drawer, ROME), {"card": name}, True)

    def _drawn_names(self, cards: i64) -> list[str]:
        """The halves of the side that has drawn."""
        ids = self.deck.c_ids if self.drawer == CARTHAGE else self.deck.r_ids
        return [ids[card] for card in members(int(cards))]

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
        show_card(self, camp, card)
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
