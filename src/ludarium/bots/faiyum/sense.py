"""Which of the legal actions of Faiyum make sense: equal and pointless ones are left out. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.outlook import draws_left
from ludarium.bots.faiyum.weights import POINT
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import NOTHING, ROSE
from ludarium.games.faiyum.roads import follow
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import arg_a, op_of

SOON: Final = 6 * POINT  # draws to the end from which on money may be worth less than goods
CASHED: Final = 3  # cards that may be taken for $2
ALIKE: Final = 3  # fields of one kind that are looked at
RECALLED: Final = 3  # workers to choose from in places of trade, and as many in the fields
HUNTED: Final = 4
ROADS_TRIED: Final = 10


class Sense:
    """Prunes lists of legal actions, in place and in order."""

    def __init__(self) -> None:
        self.marks: vec[i64] = vec[i64]([0] * 256)

    def sensible(self, s: FaiyumState, out: vec[i64], n: i64) -> i64:
        """Keep the sensible ones of n legal actions; return how many these are."""
        if n < 2 or s.to_act < 0:
            return n
        v: i64 = s.top()
        match op_of(v):
            case verbs.TURN:
                return self._turn(s, out, n)
            case verbs.PAY:
                return self._pay(s, out, n, arg_a(v))
            case verbs.WORKER:
                return self._worker(s, out, n)
            case verbs.RECALL:
                return self._recall(s, out, n)
            case verbs.HUNT:
                return min(without_done(s, out, n), HUNTED)
            case verbs.ROAD:
                return self._road(s, out, n)
            case _:
                return n

    # --- a turn -----------------------------------------------------------------------------------------

    def _turn(self, s: FaiyumState, out: vec[i64], n: i64) -> i64:
        """Take $2 for cards that cannot be played, or for a start card: only the money counts (FA-20)."""
        at = s.at
        playable: i64 = 0
        kept: i64 = 0
        cashed: i64 = 0
        for i in range(n):
            action: i64 = out[i]
            if at.play <= action < at.cash and action - at.play < s.cards.numbered:
                playable |= BIT[action - at.play]
            if at.cash <= action < at.buy:
                card: i64 = action - at.cash
                if cashed == CASHED or (card < s.cards.numbered and playable & BIT[card]):
                    continue
                cashed += 1
            out[kept] = action
            kept += 1
        return kept

    # --- payments ---------------------------------------------------------------------------------------

    def _pay(self, s: FaiyumState, out: vec[i64], n: i64, goods: i64) -> i64:
        """In kind where that is possible, roses and money else; near the end every way (FA-24, FA-25)."""
        if draws_left(s) < SOON or goods & BIT[ROSE] or out[0] - s.at.pay >= ROSE:
            return n
        kept: i64 = 0
        for i in range(n):
            way: i64 = out[i] - s.at.pay
            if way < ROSE:
                out[kept] = out[i]
                kept += 1
        return kept

    # --- workers ----------------------------------------------------------------------------------------

    def _worker(self, s: FaiyumState, out: vec[i64], n: i64) -> i64:
        """Of harvest fields of one kind, with a crocodile or without, only the best few."""
        ways: i64 = s.once | s.stops()
        kept: i64 = 0
        for i in range(n):
            action: i64 = out[i]
            field: i64 = action - s.at.worker
            if action == s.at.done or s.developed & BIT[field] or self._is_among_best(s, out, i, n, ways):
                self.marks[kept] = action
                kept += 1
        for i in range(kept):
            out[i] = self.marks[i]
        return kept

    def _is_among_best(self, s: FaiyumState, out: vec[i64], place: i64, n: i64, ways: i64) -> bool:
        field: i64 = out[place] - s.at.worker
        mine: i64 = openness(s, field, ways)
        better: i64 = 0
        for i in range(n):
            other: i64 = out[i] - s.at.worker
            if out[i] != s.at.done and alike(s, field, other):
                theirs: i64 = openness(s, other, ways)
                if theirs > mine or (theirs == mine and i < place):
                    better += 1
        return better < ALIKE

    def _recall(self, s: FaiyumState, out: vec[i64], n: i64) -> i64:
        """Every worker off the map is money or fame; a few in places of trade and a few in the fields."""
        n = without_done(s, out, n)
        kept: i64 = 0
        trading: i64 = 0
        for i in range(n):
            if s.developed & BIT[out[i] - s.at.recall]:
                trading += 1
                if trading > RECALLED:
                    continue
            elif i - trading >= RECALLED:
                continue
            out[kept] = out[i]
            kept += 1
        return kept

    # --- roads ------------------------------------------------------------------------------------------

    def _road(self, s: FaiyumState, out: vec[i64], n: i64) -> i64:
        """The roads that link stops or lead towards one."""
        if n <= ROADS_TRIED:
            return n
        for i in range(n):
            self.marks[i] = promise(s, out[i] - s.at.road)
        wanted: i64 = self._threshold(n)
        kept: i64 = 0
        for i in range(n):
            if self.marks[i] >= wanted and kept < ROADS_TRIED:
                out[kept] = out[i]
                kept += 1
        return kept

    def _threshold(self, n: i64) -> i64:
        """The highest promise that so many roads keep, or the lowest there is."""
        wanted: i64 = MOST_PROMISE
        while wanted > 0:
            good: i64 = 0
            for i in range(n):
                if self.marks[i] >= wanted:
                    good += 1
            if good >= ROADS_TRIED // 2:
                return wanted
            wanted -= 1
        return 0


MOST_PROMISE: Final = 3


def without_done(s: FaiyumState, out: vec[i64], n: i64) -> i64:
    """Leave out to stop, which stands first."""
    if out[0] != s.at.done or n == 1:
        return n
    for i in range(1, n):
        out[i - 1] = out[i]
    return n - 1


def alike(s: FaiyumState, field: i64, other: i64) -> bool:
    """Whether two fields give the same, the crocodile's $1 counted (FA-40)."""
    same: bool = (s.crocodiles & BIT[field] != 0) == (s.crocodiles & BIT[other] != 0)
    return same and s.land.kind[field] == s.land.kind[other]


def openness(s: FaiyumState, field: i64, ways: i64) -> i64:
    """How much a harvested field opens: building land beside roads, and fields to go on to."""
    near: i64 = s.land.near[field]
    open_land: i64 = near & s.land.resource & ~s.developed & ~s.workers
    return 2 * min(count(near & ways), 2) + count(open_land) + count(open_land & s.land.of_kind[2])


def promise(s: FaiyumState, road: i64) -> i64:
    """How soon a road links two stops: 3 at once, 2 with one more road, 1 later, 0 it leads nowhere."""
    a: i64 = s.land.edge_a[road]
    b: i64 = s.land.edge_b[road]
    stops: i64 = s.stops()
    one: i64 = stop_behind(s, b, a)
    other: i64 = stop_behind(s, a, b)
    if min(one, other) != NOTHING:
        return i64(3) if one != other and not s.linked[one] & BIT[other] else i64(0)
    known: i64 = other
    end: i64 = a
    if one != NOTHING:
        known = one
        end = b
    if known == NOTHING:
        return 0
    fresh: i64 = stops & ~s.linked[known] & ~BIT[known]
    return i64(2) if s.land.near[end] & fresh else i64(1)


def stop_behind(s: FaiyumState, back: i64, at: i64) -> i64:
    """The stop at an end of a new road: the field itself, or where its way leads."""
    if s.stops() & BIT[at]:
        return at
    on: i64 = s.joined[at]
    if on == 0:
        return NOTHING
    return follow(s, at, lowest(on)) if on & BIT[back] == 0 else i64(NOTHING)
