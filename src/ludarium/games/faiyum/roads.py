"""Roads and bridges: where they can go, what they join, which stops they link (FA-53 … FA-59). Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, lowest
from ludarium.games.faiyum.effort import EFFORT
from ludarium.games.faiyum.pieces import (
    BASIC,
    BRIDGES,
    GRAPE,
    MONEY,
    NO_KIND,
    NOTHING,
    ORNATE_BRIDGES,
    ROADS,
    ROSE,
    STOCK,
    STONE,
    WHEAT,
)
from ludarium.games.faiyum.state import FaiyumState


def open_fields(s: FaiyumState) -> i64:
    """Where one more road or bridge may end: dry, and not between two ends without a stop (FA-33, FA-54)."""
    return s.land.fields & ~s.crocodiles & (~s.twice | s.stops())


def live_fields(s: FaiyumState) -> i64:
    """Where a road or bridge may begin: stops and ends (FA-53)."""
    return s.stops() | s.once


def road_goods(s: FaiyumState, a: i64, b: i64) -> i64:
    """The set of goods one of which a road costs (FA-55)."""
    goods: i64 = s.land.goods[a] | s.land.goods[b]
    return goods if goods else i64(BASIC)


# --- joining ------------------------------------------------------------------------------------------


def join(s: FaiyumState, a: i64, b: i64) -> None:
    s.twice |= s.once & (bit(a) | bit(b))
    s.once |= bit(a) | bit(b)
    s.joined[a] |= bit(b)
    s.joined[b] |= bit(a)


# What a seat can pay roads with is packed, a byte each: wheat, grape, stone, and jokers for any of them.
PURSE_BYTE: Final = 255
JOKERS: Final = 24


def purse_of(s: FaiyumState) -> i64:
    """What the seat at turn can pay roads with; more than a byte of anything is never needed."""
    stock = s.stock
    at: i64 = s.turn * STOCK
    jokers: i64 = stock[at + ROSE] + s.swaps_left(stock[at + MONEY])
    purse: i64 = min(stock[at + WHEAT], PURSE_BYTE) | min(stock[at + GRAPE], PURSE_BYTE) << 8
    return purse | min(stock[at + STONE], PURSE_BYTE) << 16 | min(jokers, PURSE_BYTE) << JOKERS


def purse_units(purse: i64) -> i64:
    """How many roads can be paid with it at the most."""
    return (purse & 0xFF) + (purse >> 8 & 0xFF) + (purse >> 16 & 0xFF) + (purse >> JOKERS)


def purse_goods(purse: i64) -> i64:
    """The set of roads' goods that can be paid; with a joker every one."""
    if purse >> JOKERS:
        return BASIC
    found: i64 = 0
    if purse & 0xFF:
        found = 1
    if purse & 0xFF00:
        found |= 2
    if purse & 0xFF0000:
        found |= 4
    return found


def can_pave(s: FaiyumState, roads: i64) -> bool:
    """Whether the seat at turn can build and pay so many roads, one after another (FA-21)."""
    if s.roads + roads > ROADS:
        return False
    purse: i64 = purse_of(s)
    if roads == 1 and EFFORT.depth == 0:  # no look-ahead, nor a part of one
        return _can_lay(s, purse_goods(purse))
    EFFORT.begin()
    try:
        return _can_pave(s, roads, purse)
    finally:
        EFFORT.end()


def _can_lay(s: FaiyumState, goods: i64) -> bool:
    """Whether one more road can be built that one of these goods pays."""
    land = s.land
    joined = s.joined
    paid: i64 = land.paying[goods]
    at_site: i64 = paid | land.of_kind[NO_KIND] if goods else paid
    free: i64 = open_fields(s)
    begin: i64 = free & live_fields(s)
    while begin:
        a: i64 = lowest(begin)
        begin &= begin - 1
        ends: i64 = land.near[a] & free & ~joined[a]
        if not paid & bit(a):
            ends &= paid if land.goods[a] else at_site
        if ends:
            return True
    return False


def _can_pave(s: FaiyumState, roads: i64, purse: i64) -> bool:
    if roads == 0:
        return True
    if purse_units(purse) < roads or EFFORT.is_spent():
        return False
    goods: i64 = purse_goods(purse)
    if roads == 1:
        return _can_lay(s, goods)
    land = s.land
    free: i64 = open_fields(s)
    begin: i64 = free & live_fields(s)
    while begin:
        a: i64 = lowest(begin)
        begin &= begin - 1
        ends: i64 = land.near[a] & free & ~s.joined[a]
        while ends:
            b: i64 = lowest(ends)
            ends &= ends - 1
            if road_goods(s, a, b) & goods and _can_go_on(s, a, b, roads - 1, purse):
                return True
    return False


def _can_go_on(s: FaiyumState, a: i64, b: i64, roads: i64, purse: i64) -> bool:
    """Whether the rest can be built after this road, which is laid for the moment and taken up again."""
    once: i64 = s.once
    twice: i64 = s.twice
    join(s, a, b)
    goods: i64 = road_goods(s, a, b) | 8  # or a joker
    unit: i64 = 1
    found = False
    while goods and not found:
        if goods & 1 and purse & PURSE_BYTE * unit:
            found = _can_pave(s, roads, purse - unit)
        goods >>= 1
        unit <<= 8
    s.joined[a] ^= bit(b)
    s.joined[b] ^= bit(a)
    s.once = once
    s.twice = twice
    return found


def _goes_on(s: FaiyumState, a: i64, b: i64, roads: i64, purse: i64) -> bool:
    """The same with all of the effort for this road."""
    EFFORT.begin()
    try:
        return _can_go_on(s, a, b, roads, purse)
    finally:
        EFFORT.end()


def roads_into(s: FaiyumState, out: vec[i64], n: i64, first: i64, roads: i64) -> i64:
    """Write the roads that can be built now so that `roads` in all can be; return the new length."""
    if s.roads + roads > ROADS:
        return n
    purse: i64 = purse_of(s)
    goods: i64 = purse_goods(purse)
    free: i64 = open_fields(s)
    live: i64 = free & live_fields(s)
    rest: i64 = free
    while rest:
        a: i64 = lowest(rest)
        rest &= rest - 1
        ends: i64 = s.land.near[a] & rest & ~s.joined[a]
        if not live & bit(a):
            ends &= live
        while ends:
            b: i64 = lowest(ends)
            ends &= ends - 1
            if road_goods(s, a, b) & goods and (roads == 1 or _goes_on(s, a, b, roads - 1, purse)):
                edge: i64 = a * s.land.cells + b
                out[n] = first + s.land.edge_at[edge]
                n += 1
    return n


def bridge_places(s: FaiyumState, ornate: bool) -> i64:
    """Where a bridge can be built: a set of bridge places (FA-56)."""
    if pieces_left(s, ornate) == 0:
        return 0
    free: i64 = open_fields(s)
    live: i64 = free & live_fields(s)
    found: i64 = 0
    for place in range(s.land.bridge_count):
        ends: i64 = bit(s.land.bridge_a[place]) | bit(s.land.bridge_b[place])
        if ends & ~free == 0 and ends & live:
            found |= bit(place)
    return found & ~(s.bridges | s.ornate)


def pieces_left(s: FaiyumState, ornate: bool) -> i64:
    left: i64 = 0
    built: i64 = s.bridges
    if ornate:
        left = ORNATE_BRIDGES
        built = s.ornate
    else:
        left = BRIDGES
    while built:
        left -= 1
        built &= built - 1
    return left


# --- links --------------------------------------------------------------------------------------------


def follow(s: FaiyumState, back: i64, at: i64) -> i64:
    """The first stop on the way that leaves `back` for `at`, or NOTHING if the way ends before."""
    stops: i64 = s.stops()
    begin: i64 = at
    came: i64 = back
    while not stops & bit(at):
        on: i64 = s.joined[at] & ~bit(came)
        if on == 0:
            return NOTHING
        came = at
        at = lowest(on)
        if at == begin:
            return NOTHING
    return at


def links_of_way(s: FaiyumState, a: i64, b: i64) -> i64:
    """The fame for the direct link that a new road or bridge makes (FA-58)."""
    return link(s, follow(s, b, a), follow(s, a, b))


def links_of_settlement(s: FaiyumState, field: i64) -> i64:
    """The fame for the direct links that a new settlement makes (FA-58)."""
    fame: i64 = 0
    ends: i64 = s.joined[field]
    while ends:
        fame += link(s, field, follow(s, field, lowest(ends)))
        ends &= ends - 1
    return fame


def link(s: FaiyumState, stop: i64, other: i64) -> i64:
    """Link two stops; 1 if they are two different ones and it is the first time."""
    if min(stop, other) == NOTHING or stop == other or s.linked[stop] & bit(other):
        return 0
    s.linked[stop] |= bit(other)
    s.linked[other] |= bit(stop)
    s.way_news += 1
    if s.log is not None:
        s.mine("linked", {"from": s.land.names[stop], "to": s.land.names[other], "fame": 1})
    return 1


def links_now(s: FaiyumState, stop: i64) -> i64:
    """The stops linked directly to a stop now: a set (FA-59)."""
    found: i64 = 0
    ends: i64 = s.joined[stop]
    while ends:
        other: i64 = follow(s, stop, lowest(ends))
        ends &= ends - 1
        if other != NOTHING:
            found |= bit(other)
    return found & ~bit(stop)


def reached(s: FaiyumState, stop: i64) -> i64:
    """The other stops that any way joins to a stop now: a set (FA-59)."""
    seen: i64 = bit(stop)
    fresh: i64 = seen
    while fresh:
        field: i64 = lowest(fresh)
        fresh &= fresh - 1
        new: i64 = s.joined[field] & ~seen
        seen |= new
        fresh |= new
    return seen & s.stops() & ~bit(stop)
