"""Whether the whole action of a card can be done (FA-21). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.games.faiyum.payments import payable
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.verbs import Verb


class Judge:
    """Whether cards can be played; the table of all verbs is put in when it is made."""

    def __init__(self) -> None:
        self.verbs: vec[Verb] = vec[Verb]()

    def playable(self, s: FaiyumState, card: i64) -> bool:
        """Whether the seat at turn can do the whole action of a card (FA-21)."""
        cards = s.cards
        needs: i64 = cards.needs[card]
        if needs and not payable(s, needs):
            return False
        if cards.tangled[card]:
            return s.can_finish(card)
        for i in range(cards.first_check[card], cards.first_check[card + 1]):
            v: i64 = cards.checks[i]
            if not self.verbs[v & 0xFF].possible(s, v):
                return False
        return True


JUDGE: Final = Judge()
