"""The verbs of a turn: playing, buying, administration and passing. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, put
from ludarium.games.faiyum import market
from ludarium.games.faiyum.judge import JUDGE
from ludarium.games.faiyum.pieces import (
    ADMINISTRATION_MONEY,
    ADMINISTRATION_WORKERS,
    CASH,
    CURRENT,
    DISASTER_FAME,
    DISASTER_FAMES,
    FAME,
    FETCHED,
    FISH,
    GIFT,
    MONEY,
    NOTHING,
    REPLACED,
    REWARD_CARDS,
    REWARD_GIFTS,
    REWARD_MONEY,
    REWARD_REPLACE,
    REWARD_WORKERS,
    RICH_MONEY,
    ROSE,
    SOLO_MONEY,
)
from ludarium.games.faiyum.state import FaiyumState, Layout
from ludarium.games.faiyum.verbs import Verb, gained
from ludarium.games.faiyum.vocabulary import (
    BUY_BACK,
    CLEAR,
    DISCARD,
    DRAW,
    FETCH,
    RECALL,
    REMOVE,
    REWARD,
    arg_a,
    arg_b,
    verb,
    with_a,
)


class Turn(Verb):
    """FA-10: play a card, buy a card, administration; after the end began, pass."""

    def offer(self, s: FaiyumState, v: i64, out: vec[i64]) -> i64:  # noqa: ARG002
        at = s.at
        out[0] = at.pass_turn if s.ending() else at.administer
        n: i64 = 1
        hand: i64 = s.hands[s.turn]
        starts: i64 = s.starts_held(s.turn)
        n = JUDGE.plays_into(s, hand, 0, n, out)
        n = JUDGE.plays_into(s, starts, s.cards.numbered, n, out)
        n = put(out, n, at.cash, hand)
        n = put(out, n, at.cash + s.cards.numbered, starts)
        return put(out, n, at.buy, market.affordable(s, 0))

    def lone(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        """FA-74: passing is automatic when nothing else can be done."""
        if not s.ending() or s.hands[s.turn] or s.starts[s.turn] or market.affordable(s, 0):
            return NOTHING
        return s.at.pass_turn

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:  # noqa: ARG002
        at = s.at
        if action >= at.buy:
            market.buy(s, action - at.buy, 0)
        elif action >= at.cash:
            cash(s, action - at.cash)
        elif action >= at.play:
            play(s, action - at.play)
        elif action == at.administer:
            administer(s)
        else:
            pass_turn(s)


def play(s: FaiyumState, card: i64) -> None:
    """FA-20: the card lies on the table, and its verbs are to do."""
    s.give_up(s.turn, card)
    if s.log is not None:
        s.mine("played", {"card": s.cards.ids[card]})
    lay_on_table(s, card)


def lay_on_table(s: FaiyumState, card: i64) -> None:
    s.table = card
    s.push(DISCARD)
    s.push_program(card)


def cash(s: FaiyumState, card: i64) -> None:
    """FA-20: $2 instead of the action."""
    s.give_up(s.turn, card)
    s.discard(s.turn, card)
    s.get(MONEY, CASH)
    if s.log is not None:
        s.mine("cashed", {"card": s.cards.ids[card], "money": CASH})


def pass_turn(s: FaiyumState) -> None:
    """FA-72: the disaster with the most fame; the last to pass gets nothing."""
    before: i64 = count(s.passed)
    fame: i64 = 0
    if before + 1 < s.seats:
        fame = DISASTER_FAMES[s.seats][before]
    s.passed |= bit(s.turn)
    s.get(FAME, fame)
    s.get(DISASTER_FAME, fame)
    if s.log is not None:
        s.mine("passed", {"fame": int(fame)})


class Discard(Verb):
    """The card is done: money that had to wait is paid out, and it goes on the pile (FA-20, FA-22)."""

    def do(self, s: FaiyumState, v: i64) -> None:  # noqa: ARG002
        gained(s, MONEY, s.earned)
        s.discard(s.turn, s.table)
        s.clear_table()


# --- administration -----------------------------------------------------------------------------------


def administer(s: FaiyumState) -> None:
    """FA-68: the cards in hand are counted first; the steps follow one after another."""
    money: i64 = max(0, ADMINISTRATION_MONEY - s.hand_size(s.turn))
    s.get(MONEY, money)
    if s.log is not None:
        s.mine("administered", {"money": int(money)})
    if s.seats > 1:
        s.push(CLEAR)
    else:
        s.push(verb(REMOVE, REPLACED))
    s.push(BUY_BACK)
    if s.rewards >= REWARD_CARDS and s.heights[s.turn] > FETCHED:
        s.push(verb(REWARD, REWARD_CARDS))
    else:
        s.push(verb(FETCH, FETCHED))
    workers: i64 = ADMINISTRATION_WORKERS
    if s.rewards >= REWARD_WORKERS:
        workers += 1
    s.push(verb(RECALL, workers, 0, 1))


class Fetch(Verb):
    """Cards come back from the top of the discard pile, as many as there are."""

    def do(self, s: FaiyumState, v: i64) -> None:
        cards: i64 = min(arg_a(v), s.heights[s.turn])
        fetch(s, cards)


def fetch(s: FaiyumState, cards: i64) -> None:
    for _ in range(cards):
        card: i64 = s.fetch(s.turn)
        if s.log is not None:
            s.mine("fetched", {"card": s.cards.ids[card]})


def back_price(s: FaiyumState, v: i64) -> i64:
    """FA-69: $1 a card; alone $1, $2, $3 … (FA-80)."""
    return arg_a(v) + 1 if s.seats == 1 else i64(1)


class BuyBack(Verb):
    """FA-69: more cards from the top of the discard pile."""

    def first(self, at: Layout) -> i64:
        return at.buy_back

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return 1 if s.heights[s.turn] > 0 and s.own(MONEY) >= back_price(s, v) else 0

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return True

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:  # noqa: ARG002
        cost: i64 = back_price(s, v)
        s.get(MONEY, -cost)
        card: i64 = s.fetch(s.turn)
        s.push(with_a(v, arg_a(v) + 1))
        if s.log is not None:
            s.mine("bought-back", {"card": s.cards.ids[card], "money": int(cost)})


class Clear(Verb):
    """FA-69a, with two and more players."""

    def do(self, s: FaiyumState, v: i64) -> None:  # noqa: ARG002
        market.clear(s)


class Remove(Verb):
    """FA-80: alone, the player chooses which cards of the current market leave."""

    def first(self, at: Layout) -> i64:
        return at.remove

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return market.lowest_cards(s.market, CURRENT - REPLACED + arg_a(v))

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return arg_b(v) > 0

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        market.remove(s, chosen)
        s.push(DRAW)
        if arg_a(v) > 1:
            s.push(verb(REMOVE, 1, 1 if s.rewards >= REWARD_REPLACE else 0))


class Reward(Verb):
    """FA-82: a reward of the campaign, used (0) or left (1)."""

    def first(self, at: Layout) -> i64:
        return at.use

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return 3

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        reward: i64 = arg_a(v)
        if s.log is not None:
            s.mine("reward-used" if chosen == 0 else "reward-left", {"reward": int(reward)})
        if reward == REWARD_CARDS:
            s.push(verb(FETCH, FETCHED + (1 if chosen == 0 else 0)))
        elif chosen == 0:
            give_reward(s, reward)


def give_reward(s: FaiyumState, reward: i64) -> None:
    """The rewards of the set-up."""
    if reward == REWARD_MONEY:
        gained(s, MONEY, RICH_MONEY - SOLO_MONEY)
    elif reward == REWARD_GIFTS:
        gained(s, FISH, GIFT)
        gained(s, ROSE, GIFT)
