"""What a seat's sites are worth, worked through one after the other. Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.builders.crew import Cover, Crew, lacking, total
from ludarium.bots.builders.weights import POINT, BuildersWeights
from ludarium.core.bits import lowest
from ludarium.games.builders.cards import MOST_UNITS
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import EXTRA_ACTION_COINS, FREE_ACTIONS, Player


def sending(units: i64, turns: i64) -> i64:
    """The fewest actions that send so many units to one site in so many turns (B-41)."""
    each: i64 = units // turns
    more: i64 = units % turns
    return (turns - more) * (each * (each + 1) // 2) + more * ((each + 1) * (each + 2) // 2)


@final
class Schedule:
    """The plan to finish the sites, the nearest to its end first, with the coins and actions to come."""

    def __init__(self, weights: BuildersWeights, crew: Crew) -> None:
        self.weights = weights
        self.crew = crew
        self.turns: i64 = 1
        self.coin: i64 = 0
        self.done: i64 = 0  # actions spoken for
        self.cash: i64 = 0
        self.points: i64 = 0  # of the sites that will be finished
        self.actions: i64 = 0  # of the site that was weighed last, …
        self.bought: i64 = 0  # … of these for coins, …
        self.left: i64 = 0  # … and the coins left then
        self.order: vec[i64] = vec[i64]([0] * MOST_UNITS)

    def worth(self, state: Builders, player: Player, turns: i64, coin: i64) -> i64:
        """What finishing sites within so many turns brings more than it costs."""
        self.turns = turns
        self.coin = coin
        self.done = 0
        self.cash = player.coins
        self.points = 0
        self.crew.gather(state, player, coin)
        surplus: i64 = 0
        for i in range(self._sort(state, player.sites)):
            surplus += self._work(state, self.order[i] % MOST_UNITS)
        return surplus

    def _sort(self, state: Builders, sites: i64) -> i64:
        """Put the sites in order of what they lack; return how many there are."""
        n: i64 = 0
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            code: i64 = total(lacking(state, site)) * MOST_UNITS + site
            place: i64 = n
            while place > 0 and self.order[place - 1] > code:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = code
            n += 1
        return n

    def _work(self, state: Builders, site: i64) -> i64:
        """Plan one site, if it pays and can be finished in time."""
        cover = self.crew.cover(state, lacking(state, site))
        surplus: i64 = self._surplus(state, site, cover)
        if surplus <= 0:
            return 0
        self.done += self.actions - self.bought
        self.cash = max(self.left, 0) + state.cards.rewards[site]
        self.points += state.cards.points[site]
        self.crew.engage(cover)
        return surplus

    def _surplus(self, state: Builders, site: i64, cover: Cover) -> i64:
        """What a site brings more than it costs, after all that is planned; 0 if that cannot be paid."""
        weights = self.weights
        gain: i64 = self.gain(state, site)
        takings: i64 = (max(0, cover.coins - self.cash) + 1) // 2  # about two coins an action (B-60)
        extra: i64 = sending(cover.sends, self.turns) - cover.sends
        self.actions = cover.actions + takings + extra
        self.bought = max(0, self.done + self.actions - FREE_ACTIONS * self.turns)
        self.left = self.cash - cover.coins - self.bought * EXTRA_ACTION_COINS
        if self.bought > 0 and self.left < 0:
            return 0
        surplus: i64 = gain - cover.cost + weights.again - self._waiting(gain, cover, self.actions)
        surplus -= takings * weights.taking + (extra - self.bought) * weights.action
        return surplus - self.bought * EXTRA_ACTION_COINS * self.coin

    def offer(self, state: Builders, site: i64) -> i64:
        """What a site of the row would bring more than it costs, begun beside all that is planned."""
        return max(0, self._surplus(state, site, self.crew.cover(state, state.cards.needs[site])))

    def _waiting(self, gain: i64, cover: Cover, actions: i64) -> i64:
        """What it costs that the gain comes some turns later."""
        thirds: i64 = max(self.done + actions + FREE_ACTIONS - 1, cover.sends * FREE_ACTIONS)
        thirds = min(thirds, self.turns * FREE_ACTIONS)
        return gain * thirds * self.weights.delay // (FREE_ACTIONS * 1000)

    def gain(self, state: Builders, site: i64) -> i64:
        """What a finished building brings; a machine goes on to work for no coins (B-54)."""
        cards = state.cards
        gain: i64 = cards.points[site] * POINT + cards.rewards[site] * self.coin
        if site >= cards.first_machine:
            makes: i64 = cards.makes[cards.first_machine_unit + site - cards.first_machine]
            gain += total(makes) * self.weights.unpaid * min(self.turns, self.weights.crew_turns)
        return gain
