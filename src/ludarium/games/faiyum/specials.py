"""The named specials: Offering, Order, Ox Cart and Overseer. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, put
from ludarium.games.faiyum import market
from ludarium.games.faiyum.judge import JUDGE
from ludarium.games.faiyum.pieces import NOTHING
from ludarium.games.faiyum.state import FaiyumState, Layout
from ludarium.games.faiyum.turns import fetch
from ludarium.games.faiyum.verbs import Placing, Verb
from ludarium.games.faiyum.vocabulary import arg_a


class Offer(Verb):
    """Offering: another card of the hand leaves the game."""

    def possible(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        """The card itself is still in hand when it is asked."""
        return s.hand_size(s.turn) > 1

    def offer(self, s: FaiyumState, v: i64, out: vec[i64]) -> i64:  # noqa: ARG002
        n: i64 = put(out, 0, s.at.offer, s.hands[s.turn])
        for start in range(s.cards.numbered, s.cards.count):
            if s.in_hand(s.turn, start):
                out[n] = s.at.offer + start
                n += 1
        return n

    def lone(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return NOTHING

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:  # noqa: ARG002
        card: i64 = action - s.at.offer
        s.give_up(s.turn, card)
        if card < s.cards.numbered:
            s.gone |= bit(card)
        else:
            s.gone_starts += bit(8 * (card - s.cards.numbered))
        if s.log is not None:
            s.mine("offered", {"card": s.cards.ids[card]})


class Order(Placing):
    """Order: buy a card of the current market for less."""

    def first(self, at: Layout) -> i64:
        return at.buy

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return market.affordable(s, arg_a(v))

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        market.buy(s, chosen, arg_a(v))


class Cart(Verb):
    """Ox Cart: take back cards from the top of the pile, all of them (FA-21b)."""

    def possible(self, s: FaiyumState, v: i64) -> bool:
        return s.heights[s.turn] >= arg_a(v)

    def do(self, s: FaiyumState, v: i64) -> None:
        fetch(s, arg_a(v))


class Oversee(Verb):
    """Overseer: do the action of the top card of the own pile (FA-28)."""

    def possible(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        card: i64 = s.top_card(s.turn)
        return card != NOTHING and not s.cards.special[card] and JUDGE.playable(s, card)

    def do(self, s: FaiyumState, v: i64) -> None:  # noqa: ARG002
        card: i64 = s.top_card(s.turn)
        if s.log is not None:
            s.mine("overseen", {"card": s.cards.ids[card]})
        s.push_program(card)
