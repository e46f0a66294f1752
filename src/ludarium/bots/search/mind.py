"""What a player of one game knows about its positions; the searches are built on it. Compiled."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludarium.bots.search.network import Network, PartsRow
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import State

MOST_SEATS: Final = 6
ALL_THOUGHT: Final = 1_000_000  # visits: plans are made for a choice
EVERY_WAY: Final = 2_000_000  # … which is made by games behind each of them


class TurnPlan:
    """The rest of a turn, action by action, and how good the position after it is for the seat."""

    def __init__(self, actions: vec[i64], worth: float) -> None:
        self.actions = actions
        self.worth = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's own judgement: which actions make sense, and how good a position is for a seat."""

    network: Network | None = None  # weighs the parts; without one the hand-made worth counts alone
    frugal: bool = False  # whether plans are made at a glance where few visits have been
    rows: list[PartsRow] | None = None  # of each seat, of the table, and all that the network is told

    def sensible(self, state: State, out: vec[i64], n: i64) -> i64:  # noqa: ARG002
        """Drop pointless ones of the n legal actions in `out`, in place and in order; at least one stays."""
        return n

    def any_sensible(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:
        """For random playouts: one of the n legal actions in `out`, sensible as far as a glance can tell."""
        return out[rng.below(self.sensible(state, out, n))]

    def worth(self, state: State, seat: i64) -> float:
        """How good a position is for a seat, in points of the final score that it can hope for."""
        raise NotImplementedError

    def scale(self, state: State) -> float:  # noqa: ARG002
        """How many points of worth make a clear lead now: the slope from worths to chances of winning."""
        return 5.0

    def wants_another(self, state: State, action: i64) -> bool:  # noqa: ARG002
        """Whether an action pays only with another one after it, so that a hasty player leaves it alone."""
        return False

    # --- chances of winning --------------------------------------------------------------------------

    def seat_parts(self) -> list[str]:
        """The names of the figures that are found for each seat; none: nothing to learn from."""
        return []

    def table_parts(self) -> list[str]:
        """The names of the figures that are found once for all."""
        return []

    def find_parts(self, state: State, seat: i64, row: PartsRow) -> None:
        """Add the figures of a seat."""

    def find_table(self, state: State, row: PartsRow) -> None:
        """Add the figures of the table."""

    def leads(self, state: State, into: vec[float]) -> None:
        """Each seat's hand-made lead, in scales."""
        scale: float = self.scale(state)
        for seat in range(state.seats):
            into[seat] = self.worth(state, seat) / scale

    def find(self, state: State) -> list[PartsRow]:
        """The parts of all seats and, after them, of the table."""
        if self.rows is None:
            most = 2 * len(self.seat_parts()) + len(self.table_parts()) + 2
            self.rows = [PartsRow(most) for _ in range(MOST_SEATS + 2)]
        rows = self.rows
        for seat in range(state.seats):
            rows[seat].clear()
            self.find_parts(state, seat, rows[seat])
        rows[MOST_SEATS].clear()
        self.find_table(state, rows[MOST_SEATS])
        return rows

    def weigh(self, state: State, leads: vec[float]) -> None:
        """Put what the network says in the place of each seat's hand-made lead."""
        network = self.network
        if network is None:
            return
        rows = self.find(state)
        by_hand: vec[float] = leads[: state.seats]
        row = rows[MOST_SEATS + 1]
        for seat in range(state.seats):
            rival: i64 = strongest_but(by_hand, seat)
            row.clear()
            row.add(by_hand[seat])
            row.add(by_hand[rival])
            row.join(rows[seat])
            row.join(rows[rival])
            row.join(rows[MOST_SEATS])
            leads[seat] = network.lead(row, by_hand[seat])

    def chances(self, state: State, into: vec[float]) -> None:
        """Each seat's chance of winning."""
        self.leads(state, into)
        self.weigh(state, into)
        share_out(into, state.seats)

    def worth_learning(self, state: State) -> bool:  # noqa: ARG002
        """Whether positions like this one are judged in play: then the network learns from them."""
        return False

    # --- quick play ----------------------------------------------------------------------------------

    def lean(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:  # noqa: ARG002
        """The action that a quick, sensible player would take in a playout."""
        return out[rng.below(n)]

    def urge(self, state: State, action: i64) -> float:  # noqa: ARG002
        """How much a quick player is drawn to an action, compared with the others."""
        return 0.0

    def face(self, state: State, action: i64) -> i64:  # noqa: ARG002
        """What the other seats see of an action: look-alikes share one number."""
        return action

    def guesses(self, state: State, seat: i64) -> bool:  # noqa: ARG002
        """Whether what others did tells a seat that some of the worlds that it imagines are likelier."""
        return False

    def likely(self, world: State, seat: i64) -> float:  # noqa: ARG002
        """How likely an imagined world is, compared with others, by what the other seats did."""
        return 1.0

    def finish_turn(self, state: State, out: vec[i64], rng: Rng, care: i64) -> None:  # noqa: ARG002
        """Play on quickly until another seat has to act or the game is over; chance draws in between.

        With care (above 0, as far as a mind knows any) it takes longer and plays better.
        """
        seat: i64 = state.to_act
        while state.to_act == seat:
            n: i64 = self.sensible(state, out, state.legal_into(out))
            state.apply(self.lean(state, out, n, rng))
            settle(state, rng)

    def plans(self, state: State, visits: i64) -> list[TurnPlan]:  # noqa: ARG002
        """Whole turns worth a thought, where a game plans by turns; none: it is searched by actions.

        The more visits a place has had, the more thought its plans are worth.
        """
        return []


def looked_at(mind: Mind, state: State) -> list[float]:
    """All that a network learns from: the hand-made leads, then the parts of each seat, then of the table."""
    leads: vec[float] = vec[float]([0.0] * int(state.seats))
    mind.leads(state, leads)
    found = [leads[seat] for seat in range(state.seats)]
    rows = mind.find(state)
    for seat in range(state.seats):
        found += rows[seat].listed()
    return found + rows[MOST_SEATS].listed()


def judged(mind: Mind, state: State, times: int) -> list[float]:
    """Each seat's chance of winning, found so many times over."""
    chances: vec[float] = vec[float]([0.0] * int(state.seats))
    for _ in range(times):
        mind.chances(state, chances)
    return [chances[seat] for seat in range(state.seats)]


def strongest_but(leads: vec[float], seat: i64) -> i64:
    """Which of the others leads."""
    best: i64 = 1 if seat == 0 else 0
    for other in range(i64(len(leads))):
        if other != seat and leads[other] > leads[best]:
            best = other
    return best


def share_out(into: vec[float], seats: i64) -> None:
    """Leads as chances: a lead of 1 makes a seat e times as likely to win."""
    best: float = into[0]
    for seat in range(1, seats):
        best = max(best, into[seat])
    total: float = 0.0
    for seat in range(seats):
        into[seat] = math.exp(into[seat] - best)
        total += into[seat]
    for seat in range(seats):
        into[seat] = into[seat] / total


def sensible_actions(mind: Mind, state: State) -> list[int]:
    """The legal actions that a mind does not rule out; a vec given from plain Python would never be freed."""
    out = action_buffer(state)
    n: i64 = mind.sensible(state, out, state.legal_into(out))
    return [int(out[i]) for i in range(n)]


def leaned(mind: Mind, state: State, rng: Rng) -> int:
    """What a quick player does."""
    out = action_buffer(state)
    n: i64 = mind.sensible(state, out, state.legal_into(out))
    return int(mind.lean(state, out, n, rng)) if n > 1 else int(out[0])
