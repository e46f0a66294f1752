"""What is lacking for a card or a payment of Faiyum, with the figures. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit
from ludarium.core.messages import Args, Reason
from ludarium.games.faiyum import market, obstacles
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.judge import JUDGE
from ludarium.games.faiyum.payments import lacking, payable
from ludarium.games.faiyum.pieces import BASIC, FISH, GOODS, MONEY, NOTHING, ROSE, THINGS
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import arg_a, arg_c, op_of


def price_refused(needed: i64, left: i64, clause: str) -> Reason:
    return Reason(clause, "needs-money", {"needed": int(needed), "left": int(left)})


# --- a whole card -------------------------------------------------------------------------------------


def why_not_played(s: FaiyumState, card: i64) -> Reason:
    """Why the whole action of a card cannot be done: what is impossible before what costs too much."""
    for i in range(s.cards.first[card], s.cards.first[card + 1]):
        v: i64 = s.cards.code[i]
        if not s.cards.tangled[card] and not JUDGE.verbs[op_of(v)].possible(s, v):
            return _why_not_verb(s, v)
    if not payable(s, s.cards.needs[card]):
        return _why_not_afforded(s, s.cards.needs[card])
    return Reason("FA-21", "cannot-finish", {"card": s.cards.ids[card]})


def _why_not_verb(s: FaiyumState, v: i64) -> Reason:
    op = int(op_of(v))
    if op == verbs.OFFER:
        return Reason("FA-21b", "no-other-card", {})
    if op == verbs.CART:
        return Reason("FA-21b", "pile-too-small", {"needed": int(arg_a(v)), "left": int(s.heights[s.turn])})
    if op == verbs.ORDER:
        return _why_not_ordered(s, arg_a(v))
    if op == verbs.OVERSEE:
        return _why_not_overseen(s)
    return obstacles.of_card(s, v)


def _why_not_ordered(s: FaiyumState, less: i64) -> Reason:
    if s.market == 0:
        return Reason("FA-65", "market-empty", {})
    costs = [
        int(market.price(s, card, less)) for card in range(s.cards.numbered) if market.current(s) & bit(card)
    ]
    return price_refused(min(costs), s.own(MONEY), "FA-65")


def _why_not_overseen(s: FaiyumState) -> Reason:
    card: i64 = s.top_card(s.turn)
    if card == NOTHING:
        return Reason("FA-28", "pile-empty", {})
    if s.cards.special[card]:
        return Reason("FA-28", "cannot-oversee", {"card": s.cards.ids[card]})
    return why_not_played(s, card)


def _why_not_afforded(s: FaiyumState, need: i64) -> Reason:
    """What is short: money, roses, several goods, one good, or just any good."""
    money: i64 = need >> 48 & 0xFF
    if s.own(MONEY) < money:
        return price_refused(money, s.own(MONEY), "FA-22")
    if s.own(ROSE) < need >> 32 & 0xFF:
        return Reason("FA-24", "have-none", {"good": "rose"})
    missing: i64 = lacking(s, need, need >> 40 & 0xFF) + max(0, (need >> 24 & 0xFF) - s.own(FISH))
    if missing > 1:
        args: Args = {"missing": int(missing), "roses": int(s.own(ROSE)), "money": int(s.own(MONEY))}
        return Reason("FA-25", "missing-goods", args)
    return _short_of_one(s, need) if missing == 1 else Reason("FA-25a", "no-goods", {})


def _short_of_one(s: FaiyumState, need: i64) -> Reason:
    """The one good that is short: "no stone and only $2"."""
    if s.own(FISH) < need >> 24 & 0xFF:
        return Reason("FA-24", "have-none", {"good": "fish"})
    args: Args = {"good": "basic", "left": 0, "needed": int(need >> 40 & 0xFF)}
    for good in range(3):
        needed: i64 = need >> 8 * good & 0xFF
        if s.own(good) < needed:
            args = {"good": GOODS[good], "left": int(s.own(good)), "needed": int(needed)}
    args["money"] = int(s.own(MONEY))
    return Reason("FA-25", "short-of", args)


# --- one payment ----------------------------------------------------------------------------------------


def why_not_paid(s: FaiyumState, op: int, action: int) -> Reason:
    """Why a unit cannot be paid this way, or one more bundle cannot be given."""
    if op == verbs.AGAIN:
        return Reason("FA-22", "cannot-repeat", {})
    way: i64 = action - s.at.pay
    if way == MONEY:
        return _why_not_by_money(s, op)
    if op == verbs.PAY and not (arg_a(s.top()) | bit(ROSE)) & bit(way):
        return Reason("FA-24", "other-good", {"good": THINGS[way]})
    if s.own(way) == 0:
        return Reason("FA-22", "have-none", {"good": THINGS[way]})
    if op == verbs.PAY and way < arg_c(s.top()):
        return Reason("FA-21a", "paid-in-order", {"good": THINGS[way]})
    if op == verbs.SOME and arg_c(s.top()) and s.given & bit(way):
        return Reason("FA-25a", "given-already", {"good": THINGS[way]})
    return Reason("FA-21", "rest-unpaid", {"good": THINGS[way]})


def _why_not_by_money(s: FaiyumState, op: int) -> Reason:
    if op == verbs.SOME:
        return Reason("FA-25a", "real-goods", {})
    if not arg_a(s.top()) & BASIC:
        return Reason("FA-25", "no-swap", {})
    if s.swaps >= s.swap_limit:
        return Reason("FA-25", "swap-used", {})
    if s.own(MONEY) < s.swap_price:
        return price_refused(s.swap_price, s.own(MONEY), "FA-25")
    return Reason("FA-21", "rest-unpaid", {"good": "money"})
