"""The rules of Faiyum: verbs are taken from the to-do list until a seat or chance has to decide. Compiled."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import below, bit
from ludarium.core.messages import Reason
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.faiyum import memory, refusals, scoring
from ludarium.games.faiyum.chance import Begin, Chance, Deal, Draw, End, Start
from ludarium.games.faiyum.effort import EFFORT
from ludarium.games.faiyum.judge import JUDGE
from ludarium.games.faiyum.pieces import FAME, NOTHING, STOCK
from ludarium.games.faiyum.placing import Block, Bridge, Build, Hunt, Recall, Road, Worker
from ludarium.games.faiyum.specials import Cart, Offer, Order, Oversee
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.turns import BuyBack, Clear, Discard, Fetch, Remove, Reward, Turn, lay_on_table
from ludarium.games.faiyum.verbs import (
    BY_A_PLAYER,
    BY_CHANCE,
    BY_ITSELF,
    QUIETLY,
    Again,
    Choose,
    Field,
    Gain,
    Pay,
    Per,
    Some,
    Spend,
    Verb,
)
from ludarium.games.faiyum.vocabulary import TURN, VERBS, op_of

ROOM: Final = 256  # more than all legal actions of any position


def _all_verbs() -> vec[Verb]:
    """Every verb at the place of its number in the vocabulary."""
    found: list[Verb] = [
        Pay(QUIETLY), Spend(BY_ITSELF), Some(QUIETLY), Again(QUIETLY), Offer(BY_A_PLAYER),
        Worker(BY_A_PLAYER), Build(BY_A_PLAYER), Road(BY_A_PLAYER), Bridge(BY_A_PLAYER),
        Block(BY_A_PLAYER), Recall(BY_A_PLAYER), Hunt(BY_A_PLAYER),
        Order(BY_A_PLAYER), Cart(BY_ITSELF), Oversee(BY_ITSELF),
        Gain(BY_ITSELF), Per(BY_ITSELF), Field(BY_ITSELF), Choose(BY_A_PLAYER),
        Turn(QUIETLY), Discard(BY_ITSELF), Fetch(BY_ITSELF), BuyBack(QUIETLY), Clear(BY_ITSELF),
        Remove(BY_A_PLAYER), Reward(BY_A_PLAYER), Draw(), Start(), Deal(), Begin(BY_ITSELF),
        End(BY_ITSELF),
    ]  # fmt: skip
    assert len(found) == VERBS
    return vec[Verb](found)


ALL_VERBS: Final = _all_verbs()
JUDGE.verbs = ALL_VERBS


class Faiyum(FaiyumState):
    """A position that can be played on."""

    def copy(self) -> Faiyum:
        other = Faiyum(self.cards, self.land, self.at)
        memory.copy_into(self, other)
        return other

    def most_actions(self) -> int:
        return int(self.at.actions)

    # --- what is legal ----------------------------------------------------------------------------

    def next_verb(self) -> Verb:
        """The verb that waits for a decision."""
        op: i64 = op_of(self.top())
        return ALL_VERBS[op]

    def legal_into(self, out: vec[i64]) -> i64:
        if self.to_act == OVER:
            return 0
        v: i64 = self.top()
        op: i64 = op_of(v)
        n: i64 = ALL_VERBS[op].offer(self, v, out)
        return self._keep_finishable(out, n, n) if self.to_act >= 0 and self.hangs_together() else n

    def legal(self) -> list[int]:
        out = self.buffer()
        ids = self.at.ids
        return cast(list[int], [ids[out[i]] for i in range(self.legal_into(out))])

    def buffer(self) -> vec[i64]:
        if len(self.scratch) == 0:
            self.scratch = vec[i64]([0] * ROOM)
        return self.scratch

    # --- looking ahead (FA-21): only for cards whose parts hang together -----------------------------

    def can_finish(self, card: i64) -> bool:
        trial = self.copy()
        if trial.in_hand(trial.turn, card):
            trial.give_up(trial.turn, card)  # it cannot be the other card that it asks for
        lay_on_table(trial, card)
        EFFORT.begin()
        try:
            return trial.search()
        finally:
            EFFORT.end()

    def search(self) -> bool:
        """Whether some choices finish the card that lies on the table; a position of its own is used up."""
        self.searching = True
        if EFFORT.is_spent():
            return False
        while self.table != NOTHING and self.next_verb().manner in (BY_ITSELF, BY_CHANCE):
            if not self._passes_by():
                return False
        if self.table == NOTHING:
            return True
        out = vec[i64]([0] * ROOM)
        n: i64 = self.next_verb().offer(self, self.top(), out)
        return self._keep_finishable(out, n, 1) > 0

    def _passes_by(self) -> bool:
        """Do a verb that asks nothing, leave out a draw; false if it cannot be done."""
        if self.next_verb().manner == BY_CHANCE:
            self.waiting -= 1
            return True
        if not self.next_verb().possible(self, self.top()):
            return False
        self._do_next()
        return True

    def _leads_on(self, action: i64) -> bool:
        trial = self.copy()
        trial.act(action)
        EFFORT.begin()
        try:
            return trial.search()
        finally:
            EFFORT.end()

    def _keep_finishable(self, out: vec[i64], n: i64, most: i64) -> i64:
        """Of n actions keep those (at most so many) from which the rest can be finished; return how many."""
        kept: i64 = 0
        for i in range(n):
            if kept < most and self._leads_on(out[i]):
                out[kept] = out[i]
                kept += 1
        return kept

    # --- what an action does -------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        self.act(action)
        self._go_on()

    def act(self, action: i64) -> None:
        """Do a decision of the verb that waits for it."""
        v: i64 = self.top()
        op: i64 = op_of(v)
        self.waiting -= 1
        ALL_VERBS[op].act(self, v, action)

    def _do_next(self) -> None:
        v: i64 = self.top()
        self.waiting -= 1
        ALL_VERBS[op_of(v)].do(self, v)

    def _go_on(self) -> None:
        """Do what needs no decision, then hand over to a seat or to chance."""
        while True:
            if self.waiting == 0 and not self._next_turn():
                return
            v: i64 = self.top()
            op: i64 = op_of(v)
            verb = ALL_VERBS[op]
            if verb.manner == BY_ITSELF:
                self.waiting -= 1
                verb.do(self, v)
            elif verb.manner == BY_CHANCE:
                if verb.possible(self, v):
                    self.to_act = CHANCE
                    return
                self.waiting -= 1
            else:
                lone: i64 = self._only_way_on(verb) if self.hangs_together() else verb.lone(self, v)
                if lone == NOTHING:
                    self.to_act = self.turn
                    return
                self.waiting -= 1
                if lone != self.at.done:
                    verb.act(self, v, lone)

    def _only_way_on(self, verb: Verb) -> i64:
        """Of a card that only a search can judge: the only action, if it is one that is done by itself."""
        self.to_act = self.turn
        out = vec[i64]([0] * ROOM)
        if self.legal_into(out) == 1 and (verb.manner == QUIETLY or out[0] == self.at.done):
            return out[0]
        return NOTHING

    def _next_turn(self) -> bool:
        """FA-11, FA-72: the next seat that has not passed; false when the game is over."""
        if self.passed == below(self.seats):
            self.to_act = OVER
            if self.log is not None:
                self.note("over", CHANCE, {"round": int(self.round)})
            return False
        while True:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.turn == self.start:
                self._begin_round()
            if not self.passed & bit(self.turn):
                break
        self.push(TURN)
        return True

    def _begin_round(self) -> None:
        self.round += 1
        if self.log is not None:
            self.note("round-began", self.start, {"round": int(self.round)})

    # --- chance -----------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> i64:
        return cast(Chance, self.next_verb()).draw(self, self.top(), rng)

    def chances(self) -> list[tuple[int, int]]:
        if self.to_act != CHANCE:
            return []
        verb = cast(Chance, self.next_verb())
        return [(outcome, verb.weight(self, outcome)) for outcome in self.legal()]

    # --- results, memory and words ------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return self.stock[seat * STOCK + FAME]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def snapshot(self) -> list[int]:
        return memory.snapshot(self)

    def restore(self, snapshot: list[int]) -> None:
        memory.restore(self, snapshot)

    def why_not(self, action: int) -> Reason | None:
        return refusals.why_not(self, action)

    def candidates(self) -> list[int]:
        return refusals.candidates(self)
