"""Which of the legal actions are worth a thought. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.ante_portas.outlook import AntePortasOutlook
from ludarium.bots.ante_portas.senate import Senate
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.ante_portas.camp import card_of, place_of, use_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.effects import (
    DRAW,
    MARCH,
    MORALE,
    SEA,
    TAKE_BACK,
    TAKE_TOP,
    TURN_ALLY,
    Effect,
)
from ludarium.games.ante_portas.effects import MONEY as MONEY_VERB
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import (
    ARMY,
    CARTHAGE_DECIDES,
    CARTHAGE_PLAYS,
    CHOOSE_NOTHING,
    EVENT,
    MONEY,
    ROME_PLAYS,
    SEA_END,
    SECRET,
)

HOPELESS: Final = -1.0  # an urge so far below that of ending the part


class Pruning:
    """Drops what can only hurt, and of several ways to the same position all but one."""

    def __init__(self, outlook: AntePortasOutlook, senate: Senate) -> None:
        self.outlook = outlook
        self.senate = senate

    def sensible(self, state: AntePortas, out: vec[i64], n: i64) -> i64:
        """Keep at least one of the n actions, in place and in order."""
        if n < 2 or state.choosing != CHOOSE_NOTHING:
            return n
        if state.stage == CARTHAGE_PLAYS:
            return self._of_carthage(state, out, n)
        if state.stage == ROME_PLAYS:
            return self._of_rome(state, out, n)
        if state.stage == CARTHAGE_DECIDES:
            return self._of_decision(state, out, n)
        return n

    # --- Carthage ----------------------------------------------------------------------------------

    def _of_carthage(self, state: AntePortas, out: vec[i64], n: i64) -> i64:
        """Events first, for what they draw; then the march, then attached events (AP-20: in any order)."""
        marches: i64 = self._marches(state)
        kept: i64 = 0
        for i in range(n):
            if self._suits_carthage(state, out[i], marches):
                out[kept] = out[i]
                kept += 1
        return max(1, kept)

    def _suits_carthage(self, state: AntePortas, action: i64, marches: i64) -> bool:
        at = state.at
        if action == at.end:
            return True
        if count(state.carthage.hand) < 2:  # the last card loses (AP-26); a draw may still save the hand
            return action < at.attach or action >= at.c_event
        if action >= at.c_event:
            return not state.marched and self._works_for_carthage(state, action - at.c_event)
        if action >= at.attach:
            return state.marched != 0
        return marches & BIT[action - at.march] != 0

    def _marches(self, state: AntePortas) -> i64:
        """For each length of march the card that is given away most easily."""
        found: i64 = 0
        best: vec[i64] = vec[i64]([-1] * 32)
        rest: i64 = state.carthage.hand
        keep = self.outlook.keep
        while rest:
            card: i64 = lowest(rest)
            rest &= rest - 1
            march: i64 = min(31, state.deck.march[card])
            if best[march] < 0 or keep[card] < keep[best[march]]:
                best[march] = card
        for march in range(i64(32)):
            if best[march] >= 0:
                found |= BIT[best[march]]
        return found

    def _works_for_carthage(self, state: AntePortas, card: i64) -> bool:
        """Whether an event does anything (AP-27a)."""
        effect = state.deck.c_effects[card]
        for i in range(effect.length):
            if effect.regions[i] & BIT[state.region()] and self._verb_works(state, effect.ops[i]):
                return True
        return False

    def _verb_works(self, state: AntePortas, op: i64) -> bool:
        if op == DRAW:
            return state.carthage.next_cards() != 0
        if op == SEA:
            return state.sea < SEA_END
        if op == TURN_ALLY:
            return state.wavering() != 0
        return True

    def _of_decision(self, state: AntePortas, out: vec[i64], n: i64) -> i64:
        """Another turn costs a card: never the last one (AP-26), and only for a city still out of reach."""
        farther: bool = count(state.land.near[state.hannibal]) > n - 1
        if farther and count(state.carthage.hand) > 1:
            return n
        for i in range(i64(1), n):
            out[i - 1] = out[i]
        return n - 1

    def hopeful(self, state: AntePortas, out: vec[i64], n: i64) -> i64:
        """Of Rome's many sensible actions those that a quick player would not rule out; the end is one."""
        if n < 2 or state.choosing != CHOOSE_NOTHING or state.stage != ROME_PLAYS:
            return n
        self.senate.look(state)
        kept: i64 = 0
        for i in range(n):
            if self.senate.urge(state, out[i]) > HOPELESS:
                out[kept] = out[i]
                kept += 1
        return kept

    # --- Rome --------------------------------------------------------------------------------------

    def _of_rome(self, state: AntePortas, out: vec[i64], n: i64) -> i64:
        reach: i64 = self.senate.in_reach(state)
        kept: i64 = 0
        for i in range(n):
            if self._suits_rome(state, out[i], reach):
                out[kept] = out[i]
                kept += 1
        return kept

    def _suits_rome(self, state: AntePortas, action: i64, reach: i64) -> bool:
        at = state.at
        if action >= at.move_secret:
            return reach & BIT[action - at.move_secret] != 0 and self.senate.armies_at(state, SECRET) > 0
        if action >= at.named:
            code: i64 = action - at.named
            return self._suits_city(state, code // (2 * CARDS), code // 2 % CARDS, code % 2, reach)
        if action >= at.secret:
            return self._suits_secret(state, (action - at.secret) // 3, (action - at.secret) % 3)
        if action >= at.morale:
            return state.morale < MOST_MORALE
        if action >= at.r_event:
            return self._works_for_rome(state, state.deck.r_effects[action - at.r_event])
        return True

    def _suits_city(self, state: AntePortas, city: i64, card: i64, use: i64, reach: i64) -> bool:
        if not reach & BIT[city]:
            return False
        if use == EVENT and state.deck.r_effects[card].number_of(MONEY_VERB) > 0:
            return False
        return self._in_order(state, state.place_at(city), card, use)

    def _suits_secret(self, state: AntePortas, card: i64, use: i64) -> bool:
        effect = state.deck.r_effects[card]
        if use == MONEY and state.deck.wealth[card] == 0:
            return False
        if use == MONEY or (use == EVENT and effect.number_of(MONEY_VERB) > 0):
            return self.senate.money(state) < self.senate.public_price(state) + 2 * state.attached
        if use == EVENT and state.deck.nero & BIT[card]:
            return False
        return self._in_order(state, SECRET, card, use)

    def _in_order(self, state: AntePortas, place: i64, card: i64, use: i64) -> bool:
        """Armies of one stack that are laid one after the other in one turn: only in rising order."""
        last: i64 = state.rome.laid_size - 1
        if state.turn > 1 or last < 0 or use != ARMY:
            return True
        slot: i64 = state.rome.laid[last]
        return place_of(slot) != place or use_of(slot) != ARMY or card_of(slot) < card

    def _works_for_rome(self, state: AntePortas, effect: Effect) -> bool:
        works: bool = False
        for i in range(effect.length):
            works = works or self._roman_verb_works(state, effect.ops[i])
        return works

    def _roman_verb_works(self, state: AntePortas, op: i64) -> bool:
        if op == DRAW:
            return state.rome.next_cards() != 0
        if op == MORALE:
            return state.morale < MOST_MORALE
        if op == SEA:
            return state.sea > -SEA_END
        if op == TAKE_TOP:
            return state.carthage.next_cards() != 0
        if op == TAKE_BACK:
            return state.within() & state.carthage_allies != 0
        return op != MARCH
