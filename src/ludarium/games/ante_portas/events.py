"""Immediate events: a played card works verb by verb (AP-21, AP-27, AP-36). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit
from ludarium.core.messages import Args
from ludarium.games.ante_portas.battle import Battle
from ludarium.games.ante_portas.camp import card_of, use_of
from ludarium.games.ante_portas.effects import (
    CARTHAGE,
    CITIZENSHIP,
    DRAW,
    MARCH,
    MORALE,
    PLAYS,
    ROADS,
    ROME,
    SEA,
    SEE_LAID,
    TAKE_BACK,
    TAKE_TOP,
    TURN_ALLY,
    TURN_ALLY_OR_MORALE,
    WIN,
    Effect,
)
from ludarium.games.ante_portas.knowledge import show_laid
from ludarium.games.ante_portas.stages import (
    C_USES,
    CARTHAGE_PLAYS,
    CHOOSE_ALLY,
    CHOOSE_NOTHING,
    NOTHING,
    SCIPIO,
    TAKES,
    WORKING,
)


class Events(Battle):
    """A position in which immediate events can be played."""

    def _play(self, seat: i64, card: i64) -> None:
        """AP-21, AP-36: the card works verb by verb, then it goes away."""
        self.take_from_hand(self.camp(seat), card)
        self.playing = card
        self.back = self.stage
        self.stage = WORKING
        self.step = 0
        if self.log is not None:
            self.note(
                "event-played", seat, {"card": self.c_name(card) if seat == CARTHAGE else self.r_name(card)}
            )

    def player(self) -> i64:
        """Whose immediate event works."""
        return CARTHAGE if self.back == CARTHAGE_PLAYS else ROME

    def effect_at_work(self) -> Effect:
        effects = self.deck.c_effects if self.player() == CARTHAGE else self.deck.r_effects
        return effects[self.playing]

    def _work_on(self) -> None:
        """The next verb of the card that is played, or its end."""
        effect = self.effect_at_work()
        if self.step == effect.length:
            self._finish_playing()
            return
        if not effect.regions[self.step] & bit(self.region()):
            self.step += 1
            return
        op: i64 = effect.ops[self.step]
        if TURN_ALLY <= op <= TAKE_BACK:
            self._ally_verb(op, effect.numbers[self.step])
        else:
            self.step += 1
            self._verb(op, effect.numbers[self.step - 1])

    def _finish_playing(self) -> None:
        card: i64 = self.playing
        self.playing = NOTHING
        self.stage = self.back
        self.step = 0
        if self.player() == ROME:
            self.retire(card)
        else:
            self.pass_on(card)
            self.test_hand()

    def test_hand(self) -> None:
        """AP-26, AP-26a."""
        if not self.options.late_empty_hand or not self.marched:
            self.hand_gone()

    def _ally_verb(self, op: i64, number: i64) -> None:
        if self.ally_choices():
            self.choosing = CHOOSE_ALLY
            return
        self.step += 1
        if op == TURN_ALLY_OR_MORALE:
            self.change_morale(-number)

    def ally_choices(self) -> i64:
        """The allies on which the event that works can work (AP-61, AP-62, AP-65)."""
        op: i64 = self.effect_at_work().ops[self.step]
        if op == CITIZENSHIP:
            return self.roman_allies()
        if op == TAKE_BACK:
            return self.within() & self.carthage_allies
        return self.wavering()

    def _choose_ally(self, ally: i64) -> None:
        effect = self.effect_at_work()
        op: i64 = effect.ops[self.step]
        number: i64 = effect.numbers[self.step]
        self.choosing = CHOOSE_NOTHING
        self.step += 1
        if op == CITIZENSHIP:
            self.give_citizenship(ally, number)
        elif op == TAKE_BACK:
            self.lose_ally(ally)
        else:
            self.win_ally(ally)

    def _verb(self, op: i64, number: i64) -> None:
        seat: i64 = self.player()
        if op == DRAW:
            self.call_draw(seat, number)
        elif op == SEA:
            self.move_sea(number if seat == CARTHAGE else -number)
        elif op == MORALE:
            self.change_morale(number)
        elif op == PLAYS:
            self._change_plays(seat, number)
        elif op == TAKE_TOP:
            self.call_draw(TAKES, 1)
        elif op == SEE_LAID:
            self._see_laid()
        elif op == WIN:
            self.end_game(SCIPIO)
        else:
            self._change_roads(op, number)

    def _change_plays(self, seat: i64, number: i64) -> None:
        """AP-30: in Carthage's part for the coming part of Rome, in Rome's at once."""
        if seat == CARTHAGE:
            self.plays_change += number
        else:
            self.plays_left = max(0, self.plays_left + number)
        if self.log is not None:
            self.note("plays-changed", seat, {"by": int(number)})

    def _change_roads(self, op: i64, number: i64) -> None:
        if op == MARCH:
            self.march_bonus += number
        elif op == ROADS:
            self.road_extra += number
        if self.log is not None:
            kind = "march-gained" if op == MARCH else "roads-longer"
            self.note(kind, self.player(), {"by": int(number)})

    def _see_laid(self) -> None:
        """Captured Letters: Rome sees every card that Carthage has laid."""
        for i in range(self.carthage.laid_size):
            slot: i64 = self.carthage.laid[i]
            show_laid(self, self.carthage, i)
            if self.log is not None:
                args: Args = {"card": self.c_name(card_of(slot)), "use": C_USES[use_of(slot)]}
                self.note("letter-read", ROME, args, True)
