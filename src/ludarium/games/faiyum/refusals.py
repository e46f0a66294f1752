"""Why an action of Faiyum is not allowed, and what a person may think of: the explaining face. Compiled."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, members
from ludarium.core.messages import Reason
from ludarium.core.state import CHANCE, OVER
from ludarium.games.faiyum import market, obstacles
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.judge import JUDGE
from ludarium.games.faiyum.lacks import price_refused, why_not_paid, why_not_played
from ludarium.games.faiyum.pieces import MONEY, NOTHING
from ludarium.games.faiyum.roads import live_fields
from ludarium.games.faiyum.state import FaiyumState, Layout
from ludarium.games.faiyum.turns import back_price
from ludarium.games.faiyum.vocabulary import arg_a, op_of


def why_not(s: FaiyumState, action: int) -> Reason | None:
    """The clause that forbids an action now, or None if it is legal."""
    if action < 0 or action >= s.at.actions:
        return Reason("H-1", "no-such-action", {"action": action})
    if s.to_act == OVER:
        return Reason("H-2", "game-over", {})
    if action in s.legal():
        return None
    if s.to_act == CHANCE:
        return Reason("H-4", "chance-first", {}) if action < s.at.chance else Reason("H-3", "not-in-bag", {})
    if action >= s.at.chance:
        return Reason("H-3", "chance-only", {})
    return _explain(s, action)


def _explain(s: FaiyumState, action: int) -> Reason:
    """Why an action that is not legal is not: by the verb that waits, if the action is one of its kind."""
    op = int(op_of(s.top()))
    if op == verbs.TURN:
        return _of_turn(s, action)
    if action == s.at.done:
        return Reason("FA-21", "not-done", {})
    if _asks_for(s, op, action):
        return Reason("FA-21", "rest-impossible", {}) if _would_do(s, action) else _of_step(s, op, action)
    if s.table != NOTHING:
        return Reason("FA-21", "finish-card", {"card": s.cards.ids[s.table]})
    if s.round == 0:
        return Reason("FA-82", "reward-first", {})
    return Reason("FA-68", "finish-administration", {})


def _would_do(s: FaiyumState, action: int) -> bool:
    """Whether only the rest of the card stands against an action."""
    if not s.searching:
        return False
    out = vec[i64]([0] * int(s.at.actions))
    n: i64 = JUDGE.verbs[op_of(s.top())].offer(s, s.top(), out)
    return action in [int(out[i]) for i in range(n)]


def _asks_for(s: FaiyumState, op: int, action: int) -> bool:
    """Whether a verb asks for actions of this kind."""
    if op == verbs.BUILD:
        first: i64 = s.at.build + arg_a(s.top()) * s.land.cells
        return first <= action < first + s.land.cells
    asked = _asked(s.at).get(op)
    return asked is not None and asked[0] <= action < asked[1]


@cache
def _asked(at: Layout) -> dict[int, tuple[int, int]]:
    """The actions that each verb asks for: the first of them, and where they end."""
    found: dict[int, tuple[i64, i64]] = {
        verbs.PAY: (at.pay, at.gain),
        verbs.SOME: (at.pay, at.gain),
        verbs.AGAIN: (at.more, at.use),
        verbs.OFFER: (at.offer, at.remove),
        verbs.WORKER: (at.worker, at.build),
        verbs.BLOCK: (at.block, at.recall),
        verbs.RECALL: (at.recall, at.hunt),
        verbs.HUNT: (at.hunt, at.road),
        verbs.ROAD: (at.road, at.bridge),
        verbs.BRIDGE: (at.bridge, at.chance),
        verbs.ORDER: (at.buy, at.offer),
        verbs.BUY_BACK: (at.buy_back, at.pay),
        verbs.REMOVE: (at.remove, at.worker),
    }
    return {op: (int(first), int(end)) for op, (first, end) in found.items()}


# --- a turn -------------------------------------------------------------------------------------------


def _of_turn(s: FaiyumState, action: int) -> Reason:
    at = s.at
    if at.play <= action < at.buy:
        return _of_card(s, action)
    if at.buy <= action < at.offer:
        return _of_purchase(s, action - at.buy, 0)
    if action == at.administer:
        return Reason("FA-70", "administration-over", {})
    if action == at.pass_turn:
        return Reason("FA-72", "too-early-to-pass", {"left": 4 - int(s.disasters_out)})
    return Reason("FA-10", "no-turn", {})


def _of_card(s: FaiyumState, action: int) -> Reason:
    card: i64 = action - s.at.play
    if card >= s.cards.count:
        card -= s.cards.count
    if not s.in_hand(s.turn, card):
        return Reason("FA-20", "card-not-in-hand", {"card": s.cards.ids[card]})
    return why_not_played(s, card)


def _of_purchase(s: FaiyumState, card: i64, less: i64) -> Reason:
    name = s.cards.ids[card]
    if not s.market & bit(card):
        return Reason("FA-65", "card-not-in-market", {"card": name})
    if not market.current(s) & bit(card):
        return Reason("FA-65", "future-card", {"card": name})
    return price_refused(market.price(s, card, less), s.own(MONEY), "FA-65")


# --- steps of a card or an administration -----------------------------------------------------------------


def _of_step(s: FaiyumState, op: int, action: int) -> Reason:
    at = s.at
    if op in (verbs.PAY, verbs.SOME, verbs.AGAIN):
        return why_not_paid(s, op, action)
    if op == verbs.OFFER:
        return Reason("FA-20", "card-not-in-hand", {"card": s.cards.ids[action - at.offer]})
    if op == verbs.ORDER:
        return _of_purchase(s, action - at.buy, arg_a(s.top()))
    if op == verbs.REMOVE:
        return Reason("FA-80", "not-in-current-market", {"card": s.cards.ids[action - at.remove]})
    if op == verbs.BUY_BACK:
        return _of_buying_back(s)
    return obstacles.of_step(s, op, action)


def _of_buying_back(s: FaiyumState) -> Reason:
    if s.heights[s.turn] == 0:
        return Reason("FA-69", "pile-empty", {})
    clause = "FA-80" if s.seats == 1 else "FA-69"
    return price_refused(back_price(s, s.top()), s.own(MONEY), clause)


# --- what a person may think of ---------------------------------------------------------------------------


def candidates(s: FaiyumState) -> list[int]:
    """The actions, legal or not, that a person at the table may think of now."""
    if s.to_act < 0:
        return s.legal()
    thinkable = _of_top(s, int(op_of(s.top())))
    return sorted(set(thinkable) | set(s.legal()))


def judged(s: FaiyumState) -> list[tuple[int, Reason | None]]:
    """All candidates with what `why_not` says of them; what is legal is asked once."""
    legal = s.legal()
    if s.to_act < 0:
        return [(action, None) for action in legal]
    allowed = set(legal)
    thought_of = sorted(allowed.union(_of_top(s, int(op_of(s.top())))))
    return [(action, None if action in allowed else _explain(s, action)) for action in thought_of]


def _of_top(s: FaiyumState, op: int) -> list[int]:
    if op == verbs.TURN:
        return _thinkable_turns(s)
    if op in (verbs.PAY, verbs.SOME):
        return [int(s.at.pay) + way for way in range(6)]
    if op == verbs.AGAIN:
        return [int(s.at.done), int(s.at.more)]
    if op == verbs.BUY_BACK:
        return [int(s.at.done), int(s.at.buy_back)]
    if op == verbs.ORDER:
        return [int(s.at.buy) + card for card in members(s.market)]
    if op == verbs.REMOVE:
        return [int(s.at.remove) + card for card in members(s.market)]
    return _thinkable_places(s, op)


def _thinkable_turns(s: FaiyumState) -> list[int]:
    hand = members(s.hands[s.turn])
    hand += [card for card in range(int(s.cards.numbered), int(s.cards.count)) if s.in_hand(s.turn, card)]
    found = [int(s.at.pass_turn if s.ending() else s.at.administer)]
    found += [int(s.at.play) + card for card in hand] + [int(s.at.cash) + card for card in hand]
    return found + [int(s.at.buy) + card for card in members(s.market)]


def _thinkable_places(s: FaiyumState, op: int) -> list[int]:
    at = s.at
    if op == verbs.ROAD:
        return [int(at.road) + edge for edge in range(int(s.land.edge_count)) if _begins(s, edge)]
    if op == verbs.BRIDGE:
        return [int(at.bridge) + place for place in range(int(s.land.bridge_count))]
    firsts: dict[int, i64] = {
        verbs.WORKER: at.worker,
        verbs.BLOCK: at.block,
        verbs.BUILD: at.build + arg_a(s.top()) * s.land.cells,
    }
    if op not in firsts:
        return []
    fields = s.land.sites if op == verbs.BLOCK else s.land.fields
    return [int(firsts[op]) + field for field in members(fields)]


def _begins(s: FaiyumState, edge: i64) -> bool:
    """Whether an end of the border is one where a road may begin, and no road is there."""
    a: i64 = s.land.edge_a[edge]
    b: i64 = s.land.edge_b[edge]
    return live_fields(s) & (bit(a) | bit(b)) != 0 and not s.joined[a] & bit(b)
