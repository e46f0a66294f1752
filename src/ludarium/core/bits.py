"""Sets of small whole numbers as bit masks (0 … 62), the same compiled and interpreted.

Where gcc or clang compiles, tools/primitives.h takes the place of the functions that others call most.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# BIT[n] and not `1 << n`: mypyc 2.4.1 compiles a literal 1 << i64 to a 32-bit shift.
BIT: Final = vec[i64]([1 << n for n in range(63)])

DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # its 64 six-bit windows are all different


def _bit_positions() -> list[int]:
    positions = [0] * 64
    for n in range(64):
        positions[(DE_BRUIJN << n) >> 58 & 63] = n
    return positions


POSITION: Final = vec[i64](_bit_positions())


def bit(n: i64) -> i64:
    """The set of one member."""
    return BIT[n]


def lowest(mask: i64) -> i64:
    """The lowest member of a non-empty set."""
    return POSITION[((mask & -mask) * DE_BRUIJN) >> 58 & 63]


def count(mask: i64) -> i64:
    """How many members a set has."""
    x: i64 = mask - ((mask >> 1) & 0x1555555555555555)  # a longer one would be boxed: bit 61 is the last
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101 >> 56) & 0x7F


def nth(mask: i64, k: i64) -> i64:
    """The k-th lowest member of a set, counted from 0."""
    rest: i64 = mask
    while k > 0:
        rest &= rest - 1
        k -= 1
    return lowest(rest)


def below(n: i64) -> i64:
    """The set 0 … n-1."""
    return bit(n) - 1


def put(out: vec[i64], n: i64, first: i64, chosen: i64) -> i64:
    """Write first + member for every member of a set; return the new length."""
    rest: i64 = chosen
    while rest:
        out[n] = first + lowest(rest)
        n += 1
        rest &= rest - 1
    return n


def put_spaced(out: vec[i64], n: i64, first: i64, chosen: i64, space: i64) -> i64:
    """Write first + member * space for every member of a set; return the new length."""
    rest: i64 = chosen
    while rest:
        out[n] = first + lowest(rest) * space
        n += 1
        rest &= rest - 1
    return n


def members(mask: int) -> list[int]:
    """All members in rising order, for code that need not be fast."""
    found: list[int] = []
    rest = mask
    while rest:
        found.append(int(lowest(rest)))
        rest &= rest - 1
    return found
