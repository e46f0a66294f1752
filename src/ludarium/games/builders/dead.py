"""Whether a position is dead: nobody can ever finish another site (B-73a). Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest
from ludarium.games.builders.cards import MISSING, RESOURCE_COUNT, lacks
from ludarium.games.builders.state import NOTHING, BuildersState, Player


def is_dead(state: BuildersState) -> bool:
    """Asked at the end of every turn once both rows are empty, so that crews and sites grow no more.

    Coins and actions are no bar: in the long run they can always be taken, or bought and so handed back.
    """
    if state.hope != NOTHING and _is_hopeful(state):
        return False
    state.hope = NOTHING
    seat: i64 = 0
    while seat < state.seats and state.hope == NOTHING:
        state.hope = _finishable(state, state.players[seat])
        seat += 1
    return state.hope == NOTHING


def _is_hopeful(state: BuildersState) -> bool:
    """Whether the site that could be finished when it was looked at last still can.

    That was at the end of the turn before, so it still can unless its own seat has acted since; in Antiquity
    others may have bought what it counted on.
    """
    seat: i64 = 0
    while seat < state.seats and not state.players[seat].sites & bit(state.hope):
        seat += 1
    if seat == state.seats:
        return False
    if seat != state.turn and state.cards.prisoner_count == 0:
        return True
    player = state.players[seat]
    return _can_finish(state, player, state.hope, state.make_together(_crew(state, player)))


def _finishable(state: BuildersState, player: Player) -> i64:
    """One of the sites that a seat could finish with all that it has idle and can still buy, or NOTHING."""
    together: i64 = state.make_together(_crew(state, player))
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        if _can_finish(state, player, site, together):
            return site
    return NOTHING


def _crew(state: BuildersState, player: Player) -> i64:
    """The units that a seat could send to one site."""
    return player.idle | state.prisoners_left


def _can_finish(state: BuildersState, player: Player, site: i64, together: i64) -> bool:
    """Whether all together, in Antiquity with tools and universities, finish a site."""
    made: i64 = state.made[site] + together
    if not lacks(made, state.cards.needs[site]):
        return True
    if player.tools | state.tools_left | state.universities_left == 0:
        return False
    return Helps(state, player).bring(made, state.cards.needs[site])


@final
class Helps:
    """The tools and universities of Antiquity that a seat could still use, each for one resource."""

    def __init__(self, state: BuildersState, player: Player) -> None:
        self.state = state
        self.tools: i64 = player.tools | state.tools_left
        self.persons: i64 = _crew(state, player) & (state.cards.workers | state.cards.prisoners)

    def bring(self, made: i64, needs: i64) -> bool:
        """Whether they bring what lacks; prisoners can be freed for it (BA-23)."""
        return self._bring(made, needs, 0, self.persons & ~self.state.educated, count(self.persons))

    def _bring(self, made: i64, needs: i64, resource: i64, pupils: i64, carriers: i64) -> bool:
        """The same from this resource on, with so many persons left to be taught and to carry a tool."""
        if resource == RESOURCE_COUNT:
            return True
        short: i64 = (needs >> 8 * resource & 0xFF) - (made >> 8 * resource & 0xFF)
        if short <= 0:
            return self._bring(made, needs, resource + 1, pupils, carriers)
        tool: i64 = self.state.cards.tool_for[resource]
        lies_ready: bool = tool != MISSING and self.tools & bit(tool) != 0 and carriers > 0  # BA-30
        if lies_ready and self._teach(made, needs, resource, pupils, carriers - 1, short - 1):
            return True
        return self._teach(made, needs, resource, pupils, carriers, short)

    def _teach(self, made: i64, needs: i64, resource: i64, pupils: i64, carriers: i64, short: i64) -> bool:
        """Whether the university of a resource brings the rest of it, and others what they must (BA-50)."""
        if short == 0:
            return self._bring(made, needs, resource + 1, pupils, carriers)
        university: i64 = self.state.cards.university_for[resource]
        if university == MISSING or not self.state.universities_left & bit(university):
            return False
        candidates: i64 = pupils
        while candidates:
            unit: i64 = lowest(candidates)
            candidates &= candidates - 1
            enough: bool = self._gain(university, unit, resource) >= short
            if enough and self._bring(made, needs, resource + 1, pupils ^ bit(unit), carriers):
                return True
        return False

    def _gain(self, university: i64, unit: i64, resource: i64) -> i64:
        """How much more of the resource a unit makes once it is taught."""
        cards = self.state.cards
        taught: i64 = cards.taught_makes[university * cards.unit_count + unit]
        return (taught >> 8 * resource & 0xFF) - (cards.makes[unit] >> 8 * resource & 0xFF)
