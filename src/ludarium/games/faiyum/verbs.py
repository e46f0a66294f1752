"""What every verb can be asked, and the verbs of costs and gains. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest, put
from ludarium.games.faiyum import payments
from ludarium.games.faiyum.pieces import FAME, MONEY, NOTHING, THINGS
from ludarium.games.faiyum.roads import links_now, reached
from ludarium.games.faiyum.state import FaiyumState, Layout
from ludarium.games.faiyum.vocabulary import (
    AGAIN,
    CHOOSE,
    COUNT_BLOCKS,
    COUNT_LINKS,
    COUNT_ROADS,
    COUNT_STOPS,
    PAY,
    SOME,
    arg_a,
    arg_b,
    arg_c,
    arg_d,
    arg_e,
    bundle_need,
    bundle_part,
    verb,
)

# How a verb is done.
BY_ITSELF: Final = 0  # no decision
QUIETLY: Final = 1  # a decision, made by itself when it leaves no choice (FA-21a)
BY_A_PLAYER: Final = 2  # a decision; only `done` alone is made by itself
BY_CHANCE: Final = 3


class Verb:
    """One verb: its choices are a set of numbers, and `done` where it may stop."""

    def __init__(self, manner: i64) -> None:
        self.manner: i64 = manner

    def first(self, at: Layout) -> i64:
        """Where the action ids of its choices begin."""
        return at.done

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002 (for those without choices)
        """What can be chosen now so that the rest can be finished (FA-21)."""
        return 0

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        """Whether `done` is possible."""
        return False

    def possible(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002 (costs are judged apart)
        """Whether a card with this verb can be begun now."""
        return True

    def offer(self, s: FaiyumState, v: i64, out: vec[i64]) -> i64:
        """Write the legal actions in rising order; return how many."""
        n: i64 = 0
        if self.may_stop(s, v):
            out[0] = s.at.done
            n = 1
        return put(out, n, self.first(s.at), self.choices(s, v))

    def lone(self, s: FaiyumState, v: i64) -> i64:
        """The action that is done by itself because nothing else can be chosen, or NOTHING."""
        stops = self.may_stop(s, v)
        if self.manner == BY_A_PLAYER and not stops:
            return NOTHING
        chosen: i64 = self.choices(s, v)
        if stops:
            return s.at.done if chosen == 0 else i64(NOTHING)
        if chosen == 0 or chosen & (chosen - 1):
            return NOTHING
        return self.first(s.at) + lowest(chosen)

    def act(self, s: FaiyumState, v: i64, action: i64) -> None:
        """Do the chosen action; the verb has left the to-do list."""
        if action == s.at.done:
            self.stop(s, v)
        else:
            self.take(s, v, action - self.first(s.at))

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        """Do what was chosen."""

    def stop(self, s: FaiyumState, v: i64) -> None:  # noqa: ARG002
        """The player is done with an "up to"."""
        if s.log is not None:
            s.mine("stopped", {})

    def do(self, s: FaiyumState, v: i64) -> None:
        """Do a verb that asks nothing."""


class Placing(Verb):
    """A verb that needs a place, or a card of the market, for what it does."""

    def possible(self, s: FaiyumState, v: i64) -> bool:
        return self.may_stop(s, v) or self.choices(s, v) != 0


# --- costs ----------------------------------------------------------------------------------------------


def paid(s: FaiyumState, way: i64) -> None:
    """One unit is paid this way (FA-24, FA-25)."""
    payments.take_payment(s, way, 1)
    if s.log is None:
        return
    if way == MONEY:
        s.mine("paid-money", {"money": int(s.swap_price)})
    else:
        s.mine("paid", {"good": THINGS[way], "count": 1})


class Pay(Verb):
    """Fixed costs, unit by unit, each in kind, by a rose or by money."""

    def first(self, at: Layout) -> i64:
        return at.pay

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return payments.means(s, arg_a(v), arg_b(v), arg_c(v))

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        if arg_b(v) > 1:
            s.push(PAY | arg_a(v) << 8 | (arg_b(v) - 1) << 16 | chosen << 24)
        paid(s, chosen)


class Spend(Verb):
    """Money as a fixed cost."""

    def do(self, s: FaiyumState, v: i64) -> None:
        s.get(MONEY, -arg_a(v))
        if s.log is not None:
            s.mine("paid-money", {"money": int(arg_a(v))})


class Some(Verb):
    """Up to n real goods of any kinds, or all of different kinds (FA-25a)."""

    def first(self, at: Layout) -> i64:
        return at.pay

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return payments.gifts(s, arg_c(v) != 0)

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return arg_b(v) == 0

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        s.times += 1
        s.given |= bit(chosen)
        s.get(chosen, -1)
        if arg_a(v) > 1:
            s.push(verb(SOME, arg_a(v) - 1, 0, arg_c(v)))
        if s.log is not None:
            s.mine("paid", {"good": THINGS[chosen], "count": 1})


class Again(Verb):
    """Up to n times a bundle of named goods or money."""

    def first(self, at: Layout) -> i64:
        return at.more

    def choices(self, s: FaiyumState, v: i64) -> i64:
        return 1 if payments.rest_payable(s, bundle_need(v)) else 0

    def may_stop(self, s: FaiyumState, v: i64) -> bool:  # noqa: ARG002
        return arg_b(v) == 0

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:  # noqa: ARG002
        s.times += 1
        if arg_a(v) > 1:
            s.push((v & ~0xFFFFFF) | AGAIN | (arg_a(v) - 1) << 8)
        if s.log is not None:
            s.mine("repeated", {"count": int(s.times)})
        good: i64 = 4
        while good >= 0:
            if bundle_part(v, good) > 0:
                s.push(PAY | bit(good) << 8 | bundle_part(v, good) << 16)
            good -= 1
        if bundle_part(v, MONEY) > 0:
            s.get(MONEY, -bundle_part(v, MONEY))
            if s.log is not None:
                s.mine("paid-money", {"money": int(bundle_part(v, MONEY))})


# --- gains ----------------------------------------------------------------------------------------------


def gained(s: FaiyumState, thing: i64, amount: i64) -> None:
    """The seat at turn gains goods, money or fame."""
    if amount == 0:
        return
    s.get(thing, amount)
    if s.log is None:
        return
    if thing == FAME:
        s.mine("gained-fame", {"fame": int(amount)})
    elif thing == MONEY:
        s.mine("gained-money", {"money": int(amount)})
    else:
        s.mine("gained", {"good": THINGS[thing], "count": int(amount)})


class Gain(Verb):
    """Goods, money or fame: once or for each, anywhere or only at a settlement or town."""

    def do(self, s: FaiyumState, v: i64) -> None:
        where: i64 = arg_d(v)
        if where > 0 and (s.spot == NOTHING or (s.towns & bit(s.spot) != 0) != (where == 2)):
            return
        times: i64 = 1
        if arg_c(v) > 0:
            times = s.times
        gained(s, arg_a(v), arg_b(v) * times)


class Per(Verb):
    """Something for every so many of what is counted (FA-29)."""

    def do(self, s: FaiyumState, v: i64) -> None:
        amount: i64 = arg_b(v) * (counted(s, arg_c(v)) // arg_d(v))
        if arg_e(v) > 0:
            amount = min(amount, arg_e(v))
        gained(s, arg_a(v), amount)


def counted(s: FaiyumState, counter: i64) -> i64:
    """What a card counts; around a spot nothing if none was chosen ("up to" may be none)."""
    if s.spot == NOTHING and counter in (COUNT_BLOCKS, COUNT_LINKS, COUNT_STOPS):
        return 0
    if counter == COUNT_BLOCKS:
        return s.blocks_on(s.spot)
    if counter == COUNT_LINKS:
        return count(links_now(s, s.spot))
    if counter == COUNT_STOPS:
        return count(reached(s, s.spot))
    return s.roads + s.crossings() if counter == COUNT_ROADS else s.heights[s.turn]


class Field(Verb):
    """Goods of the kind of each field that the card harvests."""

    def do(self, s: FaiyumState, v: i64) -> None:
        for kind in range(i64(3)):
            gained(s, kind, arg_a(v) * (s.harvested >> 8 * kind & 0xFF))


class Choose(Verb):
    """Basic goods of choice."""

    def first(self, at: Layout) -> i64:
        return at.gain

    def choices(self, s: FaiyumState, v: i64) -> i64:  # noqa: ARG002
        return 7

    def take(self, s: FaiyumState, v: i64, chosen: i64) -> None:
        if arg_a(v) > 1:
            s.push(verb(CHOOSE, arg_a(v) - 1))
        gained(s, chosen, 1)
