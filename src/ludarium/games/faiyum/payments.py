"""Paying for a card: goods, roses for goods, money for one basic good (FA-22 … FA-25). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.bits import bit
from ludarium.games.faiyum.pieces import BASIC, FISH, GRAPE, MONEY, ROSE, STOCK, STONE, WHEAT
from ludarium.games.faiyum.roads import can_pave
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import ROAD, arg_a, need_of, op_of


def payable(s: FaiyumState, need: i64) -> bool:
    """Whether the seat at turn can pay so much (packed), exactly."""
    stock = s.stock
    at: i64 = s.turn * STOCK
    wheat: i64 = stock[at + WHEAT]
    grape: i64 = stock[at + GRAPE]
    stone: i64 = stock[at + STONE]
    return covers(s, need, wheat, grape, stone, stock[at + FISH], stock[at + ROSE], stock[at + MONEY])


def covers(
    s: FaiyumState, need: i64, wheat: i64, grape: i64, stone: i64, fish: i64, rose: i64, money: i64
) -> bool:
    """Whether these goods and this money pay so much (packed), exactly."""
    money -= need >> 48 & 0xFF
    if money < 0:
        return False
    real: i64 = wheat + grape + stone + fish + rose
    basics: i64 = need >> 40 & 0xFF
    wheat -= need & 0xFF
    grape -= need >> 8 & 0xFF
    stone -= need >> 16 & 0xFF
    fish -= need >> 24 & 0xFF
    rose -= (need >> 32 & 0xFF) - min(0, fish)
    spare: i64 = max(0, wheat) + max(0, grape) + max(0, stone)
    lacks: i64 = spare - wheat - grape - stone + max(0, basics - spare)
    given: i64 = need >> 56
    if lacks == 0 and given == 0:
        return rose >= 0
    units: i64 = basics + (need & 0xFF) + (need >> 8 & 0xFF) + (need >> 16 & 0xFF)
    swaps: i64 = min(s.swaps_left(money), units)
    if max(0, lacks - swaps) > rose:
        return False
    # FA-25a: real goods that are given on top; what money replaces is saved for them.
    return given == 0 or real - units - (need >> 24 & 0xFF) - (need >> 32 & 0xFF) + swaps >= given


def lacking(s: FaiyumState, need: i64, basics: i64) -> i64:
    """How many basic units the seat at turn cannot pay in kind."""
    wheat: i64 = s.own(WHEAT) - (need & 0xFF)
    grape: i64 = s.own(GRAPE) - (need >> 8 & 0xFF)
    stone: i64 = s.own(STONE) - (need >> 16 & 0xFF)
    spare: i64 = max(0, wheat) + max(0, grape) + max(0, stone)
    return spare - wheat - grape - stone + max(0, basics - spare)


def owned(s: FaiyumState) -> i64:
    """The set of goods that the seat at turn has."""
    found: i64 = 0
    stock = s.stock
    first: i64 = s.turn * STOCK
    for good in range(i64(5)):
        if stock[first + good] > 0:
            found |= bit(good)
    return found


def rest_payable(s: FaiyumState, more: i64) -> bool:
    """Whether the verbs below the next one, and `more` (packed), can still be paid and built."""
    need: i64 = more
    roads: i64 = 0
    for i in range(s.waiting - 1):
        v: i64 = s.todo[i]
        need += need_of(v)
        if op_of(v) == ROAD:
            roads += arg_a(v)
    if need != 0 and not payable(s, need):
        return False
    return roads == 0 or s.hangs_together() or can_pave(s, roads)


def usable(s: FaiyumState, goods: i64, least: i64) -> i64:
    """How one unit of a set of goods can be paid, from a way on: a set, MONEY among it."""
    found: i64 = owned(s) & (goods | bit(ROSE))
    if goods & BASIC and s.swaps_left(s.own(MONEY)) > 0:
        found |= bit(MONEY)
    return found & ~(bit(least) - 1)


def means(s: FaiyumState, goods: i64, units: i64, least: i64) -> i64:
    """How the next of so many units can be paid so that the rest can be paid too (FA-21).

    Units of one kind are paid in the order of the ways, so that no two orders of the same payment are asked.
    """
    found: i64 = usable(s, goods, least)
    if found & (found - 1) == 0:
        return found
    for way in range(i64(6)):
        if found & bit(way) and not _leaves_enough(s, way, goods, units - 1):
            found ^= bit(way)
    return found


def _leaves_enough(s: FaiyumState, way: i64, goods: i64, units: i64) -> bool:
    """Whether, after one unit paid this way, so many more and then the rest can be paid."""
    take_payment(s, way, 1)
    enough = rest_payable(s, 0) if units == 0 else _can_complete(s, goods, units, way)
    take_payment(s, way, -1)
    return enough


def _can_complete(s: FaiyumState, goods: i64, units: i64, least: i64) -> bool:
    ways: i64 = usable(s, goods, least)
    found = False
    for way in range(i64(6)):
        if not found and ways & bit(way):
            found = _leaves_enough(s, way, goods, units - 1)
    return found


def take_payment(s: FaiyumState, way: i64, times: i64) -> None:
    """Pay one unit this way; with -1 take it back."""
    if way == MONEY:
        s.swaps += times
        s.get(MONEY, -times * s.swap_price)
    else:
        s.get(way, -times)


def gifts(s: FaiyumState, different: bool) -> i64:
    """The real goods that can be given now so that the rest can be paid too: a set (FA-25a)."""
    found: i64 = owned(s)
    if different:
        found &= ~s.given
    for good in range(i64(5)):
        if found & bit(good):
            s.get(good, -1)
            if not rest_payable(s, 0):
                found ^= bit(good)
            s.get(good, 1)
    return found
