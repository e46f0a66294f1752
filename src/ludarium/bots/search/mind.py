"""What a player of one game knows about its positions; the searches are built on it. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import State


class Plan:
    """The rest of a turn, action by action, and how good the position after it is for the seat."""

    def __init__(self, actions: vec[i64], worth: float) -> None:
        self.actions = actions
        self.worth = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's own judgement: which actions make sense, and how good a position is for a seat."""

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

    def lean(self, state: State, out: vec[i64], n: i64, rng: Rng) -> i64:  # noqa: ARG002
        """The action that a quick, sensible player would take in a playout."""
        return out[rng.below(n)]

    def urge(self, state: State, action: i64) -> float:  # noqa: ARG002
        """How much a quick player is drawn to an action, compared with the others."""
        return 0.0

    def face(self, state: State, action: i64) -> i64:  # noqa: ARG002
        """What the other seats see of an action: look-alikes share one number."""
        return action

    def finish_turn(self, state: State, out: vec[i64], rng: Rng) -> None:
        """Play on quickly until another seat has to act or the game is over; chance draws in between."""
        seat: i64 = state.to_act
        while state.to_act == seat:
            n: i64 = self.sensible(state, out, state.legal_into(out))
            state.apply(self.lean(state, out, n, rng))
            settle(state, rng)

    def plans(self, state: State) -> list[Plan]:  # noqa: ARG002
        """Whole turns worth a thought, where a game plans by turns; none: it is searched by actions."""
        return []


def sensible_actions(mind: Mind, state: State) -> list[int]:
    """The legal actions that a mind does not rule out; a vec given from plain Python would never be freed."""
    out = action_buffer(state)
    n: i64 = mind.sensible(state, out, state.legal_into(out))
    return [int(out[i]) for i in range(n)]
