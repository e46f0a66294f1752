"""The verbs that cards and turns are made of, each packed into one int. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Costs.
PAY: Final = 0  # a = set of goods that will do, b = how many, c = the way of the unit before
SPEND: Final = 1  # a = money
SOME: Final = 2  # a = most, b = least, c = 1 if all of different kinds: real goods
AGAIN: Final = 3  # a = most, b = least, c d e = the bundle of goods and money paid each time
OFFER: Final = 4  # another card of the hand leaves the game
# Actions on the map.
WORKER: Final = 5  # a = place, b = most, c = least, d = 1 if its field gives goods
BUILD: Final = 6  # a = building, b = kind of field (workshops), d = 1 if its field gives goods
ROAD: Final = 7  # a = how many
BRIDGE: Final = 8  # a = 1 if ornate
BLOCK: Final = 9  # a = how many, b = 1 if on one site, c = the site so far + 1
RECALL: Final = 10  # a = most, b = least, c = 1 if in an administration
HUNT: Final = 11  # a = most, b = least, c = 1 if next to workers
# Named specials.
ORDER: Final = 12  # a = how much less
CART: Final = 13  # a = how many cards
OVERSEE: Final = 14
# Gains.
GAIN: Final = 15  # a = thing, b = amount, c = 1 if for each, d = 1 at a settlement, 2 at a town only
PER: Final = 16  # a = thing, b = amount, c = counter, d = for how many, e = at most (0: no limit)
FIELD: Final = 17  # a = how many goods of the field's kind, b = 1 if for each
CHOOSE: Final = 18  # a = how many basic goods of choice
# What a turn is made of.
TURN: Final = 19
DISCARD: Final = 20
FETCH: Final = 21  # a = how many cards
BUY_BACK: Final = 22  # a = how many were bought back before
CLEAR: Final = 23
REMOVE: Final = 24  # a = how many, b = 1 if the player may stop here
REWARD: Final = 25  # a = which
DRAW: Final = 26
# Set-up.
START: Final = 27
DEAL: Final = 28  # a = how many
BEGIN: Final = 29
END: Final = 30  # the last thing of the turn in which the fourth disaster appears
VERBS: Final = 31

COSTS: Final = (PAY, SPEND, SOME, AGAIN)
ON_THE_MAP: Final = (WORKER, BUILD, ROAD, BRIDGE, BLOCK, RECALL, HUNT)
SPECIALS: Final = (OFFER, ORDER, CART, OVERSEE)
ACTIONS: Final = (*ON_THE_MAP, ORDER, CART, OVERSEE)
COSTLY: Final = (ROAD, ORDER, OVERSEE)  # actions that cost something themselves

# Where a worker can be stood: harvest on undeveloped fields, trade on developed ones.
HARVEST_PLACES: Final = ("next_to_worker", "canal_bank", "lake_shore", "lonely", "stone", "any")
TRADE_PLACES: Final = ("place", "town", "workshop", "site", "bank")
PLACES: Final = (*HARVEST_PLACES, *TRADE_PLACES)
NEXT_TO_WORKER: Final = 0
CANAL_BANK: Final = 1
LAKE_SHORE: Final = 2
LONELY: Final = 3
ON_STONE: Final = 4
ANYWHERE: Final = 5
FIRST_TRADE: Final = 6
IN_TOWN: Final = 7
IN_WORKSHOP: Final = 8
AT_SITE: Final = 9
AT_BANK: Final = 10

# What a gain can count.
COUNTERS: Final = ("block", "link", "stop", "road", "discard")
COUNT_BLOCKS: Final = 0
COUNT_LINKS: Final = 1
COUNT_STOPS: Final = 2
COUNT_ROADS: Final = 3
COUNT_DISCARDS: Final = 4


def verb(op: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """A verb as one int."""
    return op | a << 8 | b << 16 | c << 24 | d << 32 | e << 40


def op_of(v: i64) -> i64:
    return v & 0xFF


def arg_a(v: i64) -> i64:
    return v >> 8 & 0xFF


def arg_b(v: i64) -> i64:
    return v >> 16 & 0xFF


def arg_c(v: i64) -> i64:
    return v >> 24 & 0xFF


def arg_d(v: i64) -> i64:
    return v >> 32 & 0xFF


def arg_e(v: i64) -> i64:
    return v >> 40 & 0xFF


def with_a(v: i64, a: i64) -> i64:
    """The same verb with another first argument."""
    return v + (a - arg_a(v)) * 256


def without_b(v: i64) -> i64:
    """The same verb with 0 as its second argument."""
    return v & ~0xFF0000


def bundle_part(v: i64, thing: i64) -> i64:
    """How much of a good (or of money) the bundle of AGAIN holds; six parts of four bits."""
    return v >> (24 + 4 * thing) & 0xF


# --- what a verb needs in goods and money ---------------------------------------------------------
# Eight bytes: wheat, grape, stone, fish, rose, any basic good, money, any real good.

SHIFT: Final = vec[i64]([0, 8, 16, 24, 32, 40, 48, 56])
SINGLE: Final = vec[i64]([1, 2, 4, 8, 16])
NEED_BASIC: Final = 5
NEED_MONEY: Final = 6
NEED_SOME: Final = 7


def need_of(v: i64) -> i64:
    """What a verb must at least be paid, packed; roads and purchases are looked at apart."""
    op: i64 = op_of(v)
    if op == PAY:
        return units_of(arg_a(v), arg_b(v))
    if op == SPEND:
        return arg_a(v) << 48
    if op == SOME:
        return arg_b(v) << 56
    if op == AGAIN:
        return bundle_need(v) * arg_b(v)
    return 0


def units_of(goods: i64, units: i64) -> i64:
    """So many units of one good, or of any basic one, packed."""
    for good in range(5):
        if goods == SINGLE[good]:
            return units << SHIFT[good]
    return units << SHIFT[NEED_BASIC]


def bundle_need(v: i64) -> i64:
    """The bundle of an AGAIN, packed."""
    need: i64 = bundle_part(v, 5) << SHIFT[NEED_MONEY]
    for good in range(5):
        need += bundle_part(v, good) << SHIFT[good]
    return need
