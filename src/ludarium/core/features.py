"""A position as numbers for learning programs: what one seat may know, in columns with names. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludarium.core.bits import bit, lowest
from ludarium.core.state import State

LARGEST: Final = 32767  # what a column can hold; anything beyond is cut


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Which columns a game has, and how a position is written into them; games subclass it.

    The seat itself comes first and the others follow in turn order, so that one policy can play every seat.
    """

    def names(self, seats: int) -> list[str]:
        """A name for every column, in order, each once."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the columns of a seat from place `at` on; they were zero before."""
        raise NotImplementedError

    def parts(self, seats: int) -> list[int]:  # noqa: ARG002 (games that keep parts ask for it)
        """The columns of each part that `update` keeps about a game; none: every row is written from zero."""
        return []

    def shown(self, seats: int, seat: int) -> list[int]:
        """Which of the parts, one after the other, make the row of a seat."""
        raise NotImplementedError

    def memory(self, seats: int) -> int:  # noqa: ARG002 (as above)
        """How many numbers `update` remembers about the parts of a game."""
        return 0

    def follows(self) -> bool:
        """Whether `update` finds its way from the parts of one game to those of the next, too."""
        return False

    def update(self, state: State, seat: i64, out: vec[i16], at: i64, memory: vec[i64], first: i64) -> None:
        """Bring the parts that the row of the seat to act shows up to date; they lie one by one from `at` on.

        They tell what they told when they were shown last, at first nothing; what that was is remembered from
        `memory[first]` on, all zero at the beginning. It is called after every action of a seat.
        """
        raise NotImplementedError


def put_number(out: vec[i16], at: i64, number: i64) -> None:
    """Write a number, cut to what a column holds."""
    out[at] = i16(min(max(number, -LARGEST), LARGEST))


def put_numbers(out: vec[i16], at: i64, numbers: vec[i64], first: i64, many: i64) -> None:
    """Write so many numbers, each cut to what a column holds."""
    for k in range(many):
        put_number(out, at + k, numbers[first + k])


def put_four(out: vec[i16], at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Write four numbers that fit, side by side."""
    out[at] = i16(a)
    out[at + 1] = i16(b)
    out[at + 2] = i16(c)
    out[at + 3] = i16(d)


def put_flag(out: vec[i16], at: i64, flag: bool) -> None:
    """Write 1 or 0."""
    out[at] = 0
    if flag:
        out[at] = 1


def put_set(out: vec[i16], at: i64, chosen: i64) -> None:
    """Write a 1 at the place of every member of a set."""
    rest: i64 = chosen
    while rest:
        out[at + lowest(rest)] = 1
        rest &= rest - 1


def put_change(out: vec[i16], at: i64, before: i64, now: i64) -> None:
    """Turn the columns of a set into those of another one."""
    rest: i64 = before ^ now
    while rest:
        member: i64 = lowest(rest)
        out[at + member] = i16(now >> member & 1)
        rest &= rest - 1


def put_row(out: vec[i16], at: i64, memory: vec[i64], place: i64, now: i64) -> None:
    """Write a set over the one that was written there before, and remember it."""
    before: i64 = memory[place]
    if before != now:
        put_change(out, at, before, now)
        memory[place] = now


def put_rows(
    out: vec[i16], at: i64, space: i64, memory: vec[i64], place: i64, a: i64, b: i64, c: i64, d: i64
) -> None:
    """The same of four sets, which lie so many columns apart and are remembered side by side."""
    put_row(out, at, memory, place, a)
    put_row(out, at + space, memory, place + 1, b)
    put_row(out, at + 2 * space, memory, place + 2, c)
    put_row(out, at + 3 * space, memory, place + 3, d)


def put_depths(
    out: vec[i16], at: i64, pile: vec[i64], first: i64, height: i64, memory: vec[i64], place: i64, split: i64
) -> None:
    """Write how deep each card of a pile lies, 1 on top, over what was written there before.

    Which cards lie there is remembered as two sets, those below `split` and the others counted from there.
    """
    low: i64 = 0
    high: i64 = 0
    for k in range(height):
        card: i64 = pile[first + k]
        out[at + card] = i16(height - k)
        if card < split:
            low |= bit(card)
        else:
            high |= bit(card - split)
    put_change(out, at, memory[place] & ~low, 0)
    put_change(out, at + split, memory[place + 1] & ~high, 0)
    memory[place] = low
    memory[place + 1] = high


def blank(columns: i64) -> vec[i16]:
    """So many columns, all zero."""
    return vec[i16]([0] * columns)


def row_of(features: Features, state: State, seat: int, columns: int) -> vec[i16]:
    """The columns of one position; made here, as a vec that plain Python hands in is never freed."""
    out = blank(columns)
    features.write(state, seat, out, 0)
    return out


def features_of(features: Features, state: State, seat: int) -> list[int]:
    """The columns of one position, for code that need not be fast."""
    columns = len(features.names(int(state.seats)))
    return [int(number) for number in row_of(features, state, seat, columns)]
