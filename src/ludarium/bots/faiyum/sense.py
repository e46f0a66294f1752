"""Which of the legal actions of Faiyum make sense: equal and pointless ones are left out. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.outlook import draws_left
from ludarium.bots.faiyum.weights import POINT
from ludarium.core.bits import BIT, count, lowest
from ludarium.core.rng import Rng
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import NO_KIND, NOTHING, ROSE
from ludarium.games.faiyum.roads import follow
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import arg_a, op_of

SOON: Final = 6 * POINT  # draws to the end from which on money may be worth less than goods
CASHED: Final = 3  # cards that may be taken for $2
ALIKE: Final = 3  # fields of one kind that are looked at
FAMILIES: Final = 2 * (NO_KIND + 1)
ROOM: Final = 256  # more than all legal actions of any position
RECALLED: Final = 3  # workers to choose from in places of trade, and as many in the fields
HUNTED: Final = 4
ROADS_TRIED: Final = 10


@final
class Sense:
    """Prunes lists of legal actions, in place and in order."""

    def __init__(self) -> None:
        self.marks: vec[i64] = vec[i64]([0] * ROOM)
        self.best: vec[i64] = vec[i64]([0] * (FAMILIES * ALIKE))

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

    def any_sensible(self, s: FaiyumState, out: vec[i64], n: i64, rng: Rng) -> i64:
        """For a random playout: without the looks that tell which of many fields or roads are the best."""
        if n == 1:
            return out[0]
        v: i64 = s.top()
        match op_of(v):
            case verbs.TURN:
                return self._any_turn(s, out, n, rng)
            case verbs.PAY:
                return out[rng.below(self._pay(s, out, n, arg_a(v)))]
            case verbs.RECALL | verbs.HUNT:
                first: i64 = 1 if out[0] == s.at.done else 0
                return out[first + rng.below(n - first)]
            case _:
                return out[rng.below(n)]

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

    def _any_turn(self, s: FaiyumState, out: vec[i64], n: i64, rng: Rng) -> i64:
        """Draws; looks at all only where that gives a card for $2."""
        action: i64 = out[rng.below(n)]
        if action < s.at.cash or action >= s.at.buy:
            return action
        return out[rng.below(self._turn(s, out, n))]

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
        self._rank_fields(s, out, n)
        kept: i64 = 0
        for i in range(n):
            action: i64 = out[i]
            field: i64 = action - s.at.worker
            if action == s.at.done or s.developed & BIT[field] or self._is_among_best(s, field, i):
                out[kept] = action
                kept += 1
        return kept

    def _rank_fields(self, s: FaiyumState, out: vec[i64], n: i64) -> None:
        """Mark every field with its rank, and find the best of each family."""
        ways: i64 = s.once | s.stops()
        for place in range(FAMILIES * ALIKE):
            self.best[place] = NOTHING
        for i in range(n):
            if out[i] != s.at.done:
                field: i64 = out[i] - s.at.worker
                rank: i64 = openness(s, field, ways) * ROOM + ROOM - i  # of equals the first
                self.marks[i] = rank
                self._enter(family(s, field) * ALIKE, rank)

    def _enter(self, first: i64, rank: i64) -> None:
        """Put a rank into its place among the best of a family, the highest first."""
        for place in range(first, first + ALIKE):
            other: i64 = self.best[place]
            if other < rank:
                self.best[place] = rank
                rank = other

    def _is_among_best(self, s: FaiyumState, field: i64, place: i64) -> bool:
        return self.marks[place] >= self.best[family(s, field) * ALIKE + ALIKE - 1]

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


def family(s: FaiyumState, field: i64) -> i64:
    """The same for fields that give the same, the crocodile's $1 counted (FA-40)."""
    return 2 * s.land.kind[field] + (s.crocodiles >> field & 1)


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
