"""The rules of Ante Portas: what is legal and what an action does. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import count, nth
from ludarium.core.messages import Args, Reason
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas import losses, refusals
from ludarium.games.ante_portas.camp import PLACE_SHIFT, card_of, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS, TWO_HALVES
from ludarium.games.ante_portas.effects import CARTHAGE, PLAYS, ROME
from ludarium.games.ante_portas.knowledge import Dream, Piles, settle, show_laid
from ludarium.games.ante_portas.legality import Legality
from ludarium.games.ante_portas.stages import (
    AFTERMATH,
    ANCHOR,
    ATTACHED,
    BATTLE,
    C_USES,
    CARTHAGE_DECIDES,
    CARTHAGE_EVENTS,
    CARTHAGE_PLAYS,
    CHOOSE_NOTHING,
    COUNTING,
    ENTRY,
    ITALIA,
    LOSSES,
    MARCHES,
    MONEY,
    NOTHING,
    R_USES,
    ROME_DISCARDS,
    ROME_DRAWS,
    ROME_EVENTS,
    ROME_PLAYS,
    ROUND_BEGINS,
    ROUND_ENDS,
    SECRET,
    TURNS_BEGIN,
    WORKING,
)


class AntePortas(Legality):
    """A position that can be played on."""

    def copy(self) -> AntePortas:
        other = AntePortas(self.deck, self.at, self.options)
        self.copy_into(other)
        return other

    def most_actions(self) -> int:
        return int(self.at.actions)

    # --- chance --------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> i64:
        cards: i64 = self.drawn_pile().next_cards()
        return self.first_outcome() + nth(cards, rng.below(count(cards)))

    def chances(self) -> list[tuple[int, int]]:
        if self.to_act != CHANCE:
            return []
        return [(outcome, 1) for outcome in self.legal()]

    # --- what an action does ------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        at = self.at
        if action >= at.chance:
            self.draw_by_chance((action - at.chance) % TWO_HALVES)
        elif action >= at.discard:
            self._choose(action)
        elif action >= at.r_event:
            self._rome_acts(action)
        elif action >= at.target:
            self._carthage_acts(action)
        else:
            self._say(action)
        self.go_on()

    def _say(self, action: i64) -> None:
        """The end of a part of a turn, or another turn."""
        if action == self.at.another_turn:
            if self.log is not None:
                self.note("another-turn", CARTHAGE, {})
            self._begin_turn()
            return
        if self.log is not None:
            self.note("part-ended", self.to_act, {})
        if self.stage == CARTHAGE_PLAYS:
            self._begin_rome()
        else:
            self.stage = CARTHAGE_DECIDES

    def _choose(self, action: i64) -> None:
        at = self.at
        if action >= at.ally:
            self._choose_ally(action - at.ally)
        elif action >= at.stray:
            self.stray(action - at.stray)
        elif action >= at.lose:
            self.lose_card(action - at.lose)
        else:
            self._discard(action - at.discard)

    # --- the turn of Carthage --------------------------------------------------------------------------

    def _carthage_acts(self, action: i64) -> None:
        at = self.at
        if action >= at.c_event:
            self._play(CARTHAGE, action - at.c_event)
        elif action >= at.attach:
            self._lay(action - at.attach, ATTACHED)
        elif action >= at.march:
            self._lay(action - at.march, MARCHES)
        else:
            self.declare(action - at.target)

    def _lay(self, card: i64, use: i64) -> None:
        """AP-20."""
        self.carthage.lay(card, use, 0)
        if use == MARCHES:
            self.marched = 1
        else:
            self.attached += 1
        if self.log is not None:
            self.note("laid-march" if use == MARCHES else "laid-attached", CARTHAGE, {})
            self.note("laid-card", CARTHAGE, {"card": self.c_name(card), "use": C_USES[use]}, True)
        self.test_hand()

    # --- the turn of Rome ---------------------------------------------------------------------------------

    def _begin_rome(self) -> None:
        """AP-30, AP-30a."""
        plays: i64 = 2 + self.region() + self.plays_change + self.help_of_allies(PLAYS)
        self.plays_left = max(0, plays)
        self.secret_moved = 0
        self.stage = ROME_PLAYS

    def _rome_acts(self, action: i64) -> None:
        at = self.at
        if action >= at.move_secret:
            self._move_secret(action - at.move_secret)
            return
        self.plays_left -= 1
        if action >= at.named:
            code: i64 = action - at.named
            self._attach(self._named_place(code // (2 * CARDS)), code // 2 % CARDS, code % 2)
        elif action >= at.secret:
            self._attach(SECRET, (action - at.secret) // 3, (action - at.secret) % 3)
        elif action >= at.morale:
            self._raise_morale(action - at.morale)
        else:
            self._play(ROME, action - at.r_event)

    def _named_place(self, city: i64) -> i64:
        """The place of the stack at a city, which is named by this if it was not yet (AP-32)."""
        place: i64 = self.place_at(city)
        if place == NOTHING:
            place = self.named_count() + 1
            self.named |= (city + 1) << (8 * place)
        return place

    def _attach(self, place: i64, card: i64, use: i64) -> None:
        self.rome.lay(card, use, place)
        if self.log is not None:
            self._note_attached(place, card, use)

    def _note_attached(self, place: i64, card: i64, use: i64) -> None:
        pile = int(Piles(self.rome).of_slot[self.rome.laid_size - 1]) + 1
        args: Args = {"place": self.place_name(place), "pile": pile}
        self.note("attached", ROME, args)
        self.note("attached-card", ROME, {"card": self.r_name(card), "use": R_USES[use], **args}, True)

    def _raise_morale(self, card: i64) -> None:
        """AP-35."""
        self.take_from_hand(self.rome, card)
        if self.log is not None:
            self.note("morale-played", ROME, {"card": self.r_name(card)})
        self.change_morale(self.deck.r_morale[card])
        self.retire(card)

    def _move_secret(self, city: i64) -> None:
        """AP-33."""
        self.secret_moved = 1
        place: i64 = self._named_place(city)
        before = Piles(self.rome)
        size: i64 = self.rome.laid_size
        if self.log is not None:
            self.note("secret-moved", ROME, {"city": self.city_name(city)})
        self._lose_money()
        kept: i64 = 0
        for i in range(size):
            slot: i64 = self.rome.laid[i]
            if place_of(slot) == SECRET and use_of(slot) == MONEY:
                self.retire(card_of(slot))
                continue
            if place_of(slot) == SECRET:
                slot += place << PLACE_SHIFT
                if self.log is not None:
                    before.of_slot[kept] = before.of_slot[i] + 4
            self.rome.laid[kept] = slot
            kept += 1
        self.rome.laid_size = kept
        if self.log is not None:
            self._note_joined(before, city)

    def _lose_money(self) -> None:
        """The money of the secret stack is shown (AP-33)."""
        for i in range(self.rome.laid_size):
            slot: i64 = self.rome.laid[i]
            if place_of(slot) == SECRET and use_of(slot) == MONEY:
                show_laid(self, self.rome, i)
                if self.log is not None:
                    self.note("money-lost", ROME, {"card": self.r_name(card_of(slot))})

    def _note_joined(self, before: Piles, city: i64) -> None:
        """Both see which type pile of the secret stack came to lie where (AP-33a)."""
        after = Piles(self.rome)
        for i in range(self.rome.laid_size):
            if before.of_slot[i] >= 4:
                pile, onto = int(before.of_slot[i]) - 3, int(after.of_slot[i]) + 1
                self.note("pile-moved", ROME, {"pile": pile, "onto": onto, "city": self.city_name(city)})

    def _discard(self, card: i64) -> None:
        """AP-37."""
        self.take_from_hand(self.rome, card)
        if self.log is not None:
            self.note("discarded", ROME, {"card": self.r_name(card)})
        self.retire(card)

    # --- the course of a round ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do all that needs no decision, up to the next one."""
        while self.to_act != OVER:
            if self.to_draw > 0 and self.draw_on():
                return
            if self._somebody_decides():
                return
            self._next_stage()

    def _somebody_decides(self) -> bool:
        """Hand over to the seat that has to decide something, if there is one."""
        if self.choosing != CHOOSE_NOTHING:
            self.to_act = self.player() if self.stage == WORKING else i64(CARTHAGE)
            return True
        stage: i64 = self.stage
        if (
            stage < CARTHAGE_PLAYS
            or stage > ROME_DISCARDS
            or (stage == ROME_DISCARDS and not self.above_limit())
        ):
            return False
        self.to_act = CARTHAGE if (stage - CARTHAGE_PLAYS) & 1 == 0 else ROME
        return True

    def _next_stage(self) -> None:
        stage: i64 = self.stage
        if stage == WORKING:
            self._work_on()
        elif stage == CARTHAGE_EVENTS:
            self.carthage_events()
        elif stage == ROME_EVENTS:
            self.rome_events()
        elif stage < CARTHAGE_PLAYS:
            self._begin_stage(stage)
        else:
            self._evaluate(stage)

    def _begin_stage(self, stage: i64) -> None:
        if stage == ROUND_BEGINS:
            self._begin_round()
        elif stage == ROME_DRAWS:
            self.stage = TURNS_BEGIN
            self.call_draw(ROME, 3 if self.region() == ITALIA else 2)
        else:
            settle(self)
            self._begin_turn()

    def _begin_round(self) -> None:
        """AP-10."""
        self.round += 1
        if self.log is not None:
            self.note("round-began", CARTHAGE, {"round": int(self.round)})
        self.stage = ROME_DRAWS
        self.call_draw(CARTHAGE, 1)

    def _begin_turn(self) -> None:
        self.turn += 1
        self.marched = 0
        self.attached = 0
        self.plays_change = 0
        self.plays_left = 0
        self.stage = CARTHAGE_PLAYS
        self.hand_gone()

    def _evaluate(self, stage: i64) -> None:
        """AP-40 and after, one step at a time."""
        if stage == ROME_DISCARDS:
            self.stage = COUNTING
        elif stage == COUNTING:
            self.count_stacks()
            self.knights_first()
        elif stage == BATTLE:
            self.begin_battle()
        elif stage == AFTERMATH:
            self.aftermath()
        elif stage == ENTRY:
            self.enter()
        elif stage == ANCHOR:
            self.drop_anchor()
        elif stage == ROUND_ENDS:
            self.end_round()

    # --- hidden information -----------------------------------------------------------------------------

    def imagine(self, seat: int, rng: Rng) -> AntePortas:
        """A world drawn evenly from all that fit what this seat knows."""
        world = self.copy()
        if self.to_act == OVER:
            return world
        dream = Dream(world, seat == CARTHAGE)
        dream.deal(rng)
        while seat == ROME and not world.can_pay():
            dream.deal(rng)
        dream.keep()
        return world

    def can_pay(self) -> bool:
        """In the middle of losses: whether this hand can cover them, as it is known to be able to."""
        if self.stage != LOSSES:
            return True
        return losses.can_cover(self.deck, self.fallen_cards(), self.carthage.hand, self.needed)

    # --- results and words --------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return 1 if seat == self.winner() else 0

    def winners(self) -> list[int]:
        return [int(self.winner())]

    def why_not(self, action: int) -> Reason | None:
        return refusals.why_not(self, action)

    def candidates(self) -> list[int]:
        return refusals.candidates(self)
