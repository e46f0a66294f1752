"""The cheapest way to give a site what it lacks. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.builders.weights import BuildersWeights
from ludarium.core.bits import BIT, count, lowest
from ludarium.games.builders.cards import MOST_UNITS, TOP_BITS
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import Player

HIRED_MAKES: Final = 4  # what a worker that is still to be recruited may bring
DEAR: Final = 1_000_000
MOST_KNOWN: Final = 8192  # covers that are remembered, a power of two
UNKNOWN: Final = -1
SIXTY_TWO_BITS: Final = 0x3FFFFFFFFFFFFFFF


def total(packed: i64) -> i64:
    """The sum of four packed counters."""
    return packed * 0x01010101 >> 24 & 0xFF


def minus(lack: i64, made: i64) -> i64:
    """What is still lacking, for each of the four packed counters by itself."""
    left: i64 = (lack | TOP_BITS) - made
    enough: i64 = left & TOP_BITS
    return left & (enough - (enough >> 7))


def lacking(state: Builders, site: i64) -> i64:
    """What a site lacks (packed)."""
    return minus(state.cards.needs[site], state.made[site])


def mix(key: i64, number: i64) -> i64:
    """A fingerprint of a fingerprint and a number; masked, for i64 wraps only when compiled.

    Two plain sets must not be mixed at once: what is in both would be as if it were in neither.
    """
    mixed: i64 = ((key ^ number) * 0x9E3779B97F4A7C1) & SIXTY_TWO_BITS
    return mixed ^ (mixed >> 29)


def learning(state: Builders) -> i64:
    """A fingerprint of who is educated in what, and who is freed."""
    key: i64 = state.freed
    if state.educated:
        for unit in state.pupil:
            key = mix(key, unit)
    return key


@final
class Cover:
    """A way to finish a site: what it costs and whom it takes."""

    def __init__(self, cost: i64, coins: i64, sends: i64, actions: i64, used: i64) -> None:
        self.cost = cost
        self.coins = coins
        self.sends = sends
        self.actions = actions
        self.used = used  # set of places in the crew


@final
class Crew:
    """The idle units of a seat, in places 0, 1, 2 …, and the ways to finish sites that are known."""

    def __init__(self, weights: BuildersWeights) -> None:
        self.weights = weights
        self.idle: i64 = 0  # set of units
        self.coin: i64 = 0  # what a coin is worth
        self.size: i64 = 0  # how many are lined up; nobody is as long as all covers are known
        self.makes: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.coins: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.cost: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.carries: vec[i64] = vec[i64]([0] * MOST_UNITS)
        self.tools: i64 = 0  # what all idle tools add (packed)
        self.stamp: i64 = 0  # the fingerprint of all that a cover depends on
        self.engaged: vec[i64] = vec[i64]([0] * MOST_UNITS)  # sets of places that are needed elsewhere, …
        self.engagements: i64 = 0  # … so many of them, …
        self.counted: i64 = 0  # … of which so many are in the cost
        self.best = Cover(DEAR, 0, 0, 0, 0)
        self.keys: vec[i64] = vec[i64]([UNKNOWN] * MOST_KNOWN)
        self.known: vec[Cover] = vec[Cover]([self.best] * MOST_KNOWN)

    def gather(self, state: Builders, player: Player, coin: i64) -> None:
        """Call the idle units and tools; `coin` is what a coin is worth."""
        self.idle = player.idle
        self.coin = coin
        self.size = 0
        self.engagements = 0
        self.tools = 0
        tools: i64 = player.tools
        while tools:
            self.tools += state.cards.tool_makes[lowest(tools)]
            tools &= tools - 1
        self.stamp = mix(mix(mix(0, player.idle), learning(state)), self.tools * 1024 + coin)

    def _muster(self, state: Builders) -> None:
        """Line up all idle units, and count what it costs that some are needed elsewhere."""
        if self.size == 0:
            self.counted = 0
            idle: i64 = self.idle
            while idle:
                self._line_up(state, lowest(idle), self.coin)
                idle &= idle - 1
        while self.counted < self.engagements:
            used: i64 = self.engaged[self.counted]
            self.counted += 1
            while used:
                self.cost[lowest(used)] += self.weights.shared
                used &= used - 1

    def _line_up(self, state: Builders, unit: i64, coin: i64) -> None:
        place: i64 = self.size
        coins: i64 = state.coins_to_send(unit)
        self.makes[place] = state.makes(unit)
        self.coins[place] = coins
        self.cost[place] = coins * coin + self.weights.action + self.weights.again
        self.carries[place] = (state.cards.workers | state.freed) >> unit & 1  # BA-22
        self.size = place + 1

    def engage(self, cover: Cover) -> None:
        """The units of a cover are needed there first, so that other sites wait for them."""
        self.stamp = mix(self.stamp, cover.used)
        self.engaged[self.engagements] = cover.used
        self.engagements += 1

    def cover(self, state: Builders, lack: i64) -> Cover:
        """The cheapest way to bring what lacks, by the crew or by workers still to be recruited."""
        key: i64 = mix(self.stamp, lack)
        place: i64 = key & (MOST_KNOWN - 1)
        if self.keys[place] != key:
            self._muster(state)
            self.best = Cover(DEAR, 0, 0, 0, 0)
            self._search(0, lack, 0, 0, 0, 0, 0)
            self.keys[place] = key
            self.known[place] = self.best
        return self.known[place]

    def _search(
        self, first: i64, lack: i64, cost: i64, coins: i64, sends: i64, carriers: i64, used: i64
    ) -> None:
        more: i64 = total(lack)
        if more <= carriers and minus(lack, self.tools) == 0:
            self._keep(cost, coins, sends, sends, used)
            return
        hired: i64 = (more + HIRED_MAKES - 1) // HIRED_MAKES
        price: i64 = cost + self.weights.hire + more * self.weights.missing
        self._keep(price, coins + more + 1, sends + hired, sends + 2 * hired, used)
        for place in range(first, self.size):
            left: i64 = minus(lack, self.makes[place])
            dearer: i64 = cost + self.cost[place]
            if left != lack and dearer < self.best.cost:
                self._search(
                    place + 1,
                    left,
                    dearer,
                    coins + self.coins[place],
                    sends + 1,
                    carriers + self.carries[place],
                    used | BIT[place],
                )

    def _keep(self, cost: i64, coins: i64, sends: i64, actions: i64, used: i64) -> None:
        best = self.best
        if cost < best.cost:
            best.cost = cost
            best.coins = coins
            best.sends = sends
            best.actions = actions
            best.used = used


def everybody(state: Builders, player: Player) -> i64:
    """All units of a seat, idle or at a site."""
    units: i64 = player.idle
    sites: i64 = player.sites
    while sites:
        units |= state.crews[lowest(sites)]
        sites &= sites - 1
    return units


def unfree(state: Builders, units: i64) -> i64:
    """How many of these units are prisoners not freed."""
    return count(units & state.cards.prisoners & ~state.freed)
