"""What a position of The Builders is worth to a seat at the end of its turn. Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludarium.bots.builders.crew import Crew, everybody, lacking, total, unfree
from ludarium.bots.builders.schedule import Schedule
from ludarium.bots.builders.weights import COIN_AT_END, POINT, BuildersWeights
from ludarium.core.bits import count, lowest
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import END_POINTS, Player

SCARCE: Final = 3  # of each resource
PLENTY: Final = 4
CLEAR: Final = 2 * POINT  # a lead that leaves no doubt
FAR: Final = 12  # turns


def place(state: Builders, seat: i64) -> i64:
    """How many seats have their turn in a round before this one."""
    return (seat - state.start + state.seats) % state.seats


def score(state: Builders, seat: i64) -> i64:
    """The score if the game ended now, with the tie-breaks of the Middle Ages (B-72)."""
    if state.cards.prisoner_count > 0:
        return state.score(seat) * COIN_AT_END
    player = state.players[seat]
    return state.score(seat) * POINT + player.points * 10 + player.coins % 10


@final
class BuildersValue:
    """A judge of positions; it first looks at the table, then weighs what a turn may lead to."""

    def __init__(self, weights: BuildersWeights) -> None:
        self.weights = weights
        self.crew = Crew(weights)
        self.schedule = Schedule(weights, self.crew)
        self.turns: i64 = FAR  # that the seat will still have after this one
        self.coin: i64 = COIN_AT_END  # what a coin is worth now
        self.hope: i64 = 1000  # the part of all plans that counts
        self.bar: i64 = 0  # the score to beat if the game ends with this round

    # --- how far the game still goes -----------------------------------------------------------

    def look(self, state: Builders, seat: i64) -> None:
        """Estimate the turns to come and the score to beat."""
        self.bar = -FAR * END_POINTS * POINT
        self.turns = max(1, self.turns_to_end(state, seat, self.reach(state, seat)))
        turns: i64 = self.turns
        for other in range(state.seats):
            if other != seat:
                turns = min(turns, self._meet(state, seat, other))
        self.hope = 1000 if turns > 0 else self.weights.hope
        self.turns = max(1, turns)
        self.coin = COIN_AT_END + self._premium(state.players[seat].coins)

    def _premium(self, coins: i64) -> i64:
        """What a coin is worth more than at the end; a hoard is worth little more."""
        premium: i64 = self.weights.coin * min(self.turns - 1, self.weights.coin_turns)
        return premium * self.weights.purse // max(coins, self.weights.purse)

    def _meet(self, state: Builders, seat: i64, other: i64) -> i64:
        """The turns that another seat will leave; raises the bar if it still plays in this round."""
        reach: i64 = self.reach(state, other)
        left: i64 = self.turns_to_end(state, other, reach)
        would_be: i64 = score(state, other) + reach * POINT
        if left == 1 and would_be < score(state, seat):
            left = 2  # nobody ends the game to lose it
        if place(state, other) > place(state, seat):
            self.bar = max(self.bar, would_be)
            return left - 1
        self.bar = max(self.bar, score(state, other))
        return left

    def reach(self, state: Builders, seat: i64) -> i64:
        """The points that a seat may make in one turn."""
        self.schedule.worth(state, state.players[seat], 1, COIN_AT_END)
        return self.schedule.points

    def turns_to_end(self, state: Builders, seat: i64, reach: i64) -> i64:
        points: i64 = state.players[seat].points
        if points + reach >= END_POINTS:
            return 1
        missing: i64 = (END_POINTS - points) * POINT - self.begun(state, state.players[seat])
        return max(2, (missing + self.weights.pace - 1) // self.weights.pace)

    def begun(self, state: Builders, player: Player) -> i64:
        """The part of the points of open sites that is already worked for."""
        begun: i64 = 0
        sites: i64 = player.sites
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            needs: i64 = total(state.cards.needs[site])
            begun += state.cards.points[site] * POINT * (needs - total(lacking(state, site))) // needs
        return begun

    # --- the value -------------------------------------------------------------------------------

    def value(self, state: Builders, seat: i64) -> i64:
        """What it is worth to end the turn here."""
        player = state.players[seat]
        if state.last_round or player.points >= END_POINTS:
            return self._final(state, seat)
        plans: i64 = self.schedule.worth(state, player, self.turns, self.coin)
        units: i64 = everybody(state, player)
        plans += self.skills(state, units)
        worth: i64 = player.points * POINT + player.coins * self.coin + plans * self.hope // 1000
        if state.cards.prisoner_count > 0:
            worth -= unfree(state, units) * self.weights.prisoner + player.loans * self.weights.loan
            worth += count(player.tools) * self.weights.tool * self._seasons()
        return worth

    def _final(self, state: Builders, seat: i64) -> i64:
        """The score, and whether it wins."""
        final: i64 = score(state, seat)
        return final + max(-CLEAR, min(CLEAR, final - self.bar)) * self.weights.win

    def _seasons(self) -> i64:
        """The turns for which a crew is valued."""
        return min(self.turns, self.weights.crew_turns)

    def skills(self, state: Builders, units: i64) -> i64:
        """What the crew will be good for later: the less, the more it makes of a resource."""
        made: i64 = 0
        unpaid: i64 = 0
        while units:
            unit: i64 = lowest(units)
            units &= units - 1
            makes: i64 = state.makes(unit)
            made += makes
            if state.coins_to_send(unit) == 0:
                unpaid += total(makes)
        worth: i64 = unpaid * self.weights.unpaid
        for shift in range(0, 32, 8):
            worth += self._skill(made >> shift & 0xFF)
        return worth * self._seasons()

    def _skill(self, amount: i64) -> i64:
        scarce: i64 = min(amount, SCARCE)
        return scarce * self.weights.scarce + min(amount - scarce, PLENTY) * self.weights.plenty
