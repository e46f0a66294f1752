"""The search for games with hidden hands: every seat has a tree of what it has seen itself. Compiled."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.tree import NO_MORE, Edge, Node, next_edge
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

WORLDS: Final = 4  # that are imagined for one to be chosen, where some are likelier than others
FINE: Final = 1 << 20  # steps between never and always


class SeatNode(Node):
    """A place in the tree of one seat."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Edge] = []  # what others do here, by how it looks to this seat

    def after_seeing(self, face: i64) -> SeatNode:
        """Where the seat stands when it has seen somebody else's action."""
        for edge in self.seen:
            if edge.action == face:
                return below(edge)
        self.seen.append(Edge(face, NO_MORE, 1.0))
        return below(self.seen[len(self.seen) - 1])


class Veiled(Search):
    """Nobody answers what he cannot have seen: actions that look alike to a seat lead it to the same place.

    In a single tree a seat would answer the very card that another one laid face down; then hiding it looks
    worthless, and whatever rests on not being known is never tried.
    """

    def __init__(self, mind: Mind, taste: Taste, root: State, rng: Rng) -> None:
        own = SeatNode()
        super().__init__(mind, taste, root, own, rng)
        self.guessing: bool = taste.guess and mind.guesses(root, self.seat)
        self.first: list[SeatNode] = [
            own if seat == self.seat else SeatNode() for seat in range(int(root.seats))
        ]

    def imagined(self) -> State:
        """One of several worlds, the likelier the sooner."""
        world = self.root.imagine(self.seat, self.rng)
        if not self.guessing:
            return world
        total: float = self.mind.likely(world, self.seat)
        for _ in range(WORLDS - 1):
            other = self.root.imagine(self.seat, self.rng)
            weight: float = self.mind.likely(other, self.seat)
            total += weight
            if float(self.rng.below(FINE)) * total < weight * float(FINE):
                world = other
        return world

    def _descend(self, world: State) -> None:
        """Follow the edges of whoever moves to one never followed; the others go on as they see it."""
        places = self.first[:]
        new: bool = False
        while world.to_act != OVER and not new:
            mover: i64 = world.to_act
            places[mover].visits += 1
            edge = next_edge(self._offered(places[mover], world), self.taste.explore)
            edge.mover = mover
            self.path.append(edge)
            new = edge.node is None
            self._watch(places, world, edge.action)
            places[mover] = below(edge)
            world.apply(edge.action)
            settle(world, self.rng)

    def _watch(self, places: list[SeatNode], world: State, action: i64) -> None:
        """All but the mover go on to where that leads them which they see of the action."""
        face: i64 = self.mind.face(world, action)
        for seat in range(i64(len(places))):
            if seat != world.to_act:
                places[seat] = places[seat].after_seeing(face)

    def _promise(self, world: State, action: i64) -> float:
        """How promising an action looks to a quick player."""
        return self._weight(self.mind.urge(world, action))


def below(edge: Edge) -> SeatNode:
    """The place behind an edge, made when it is first reached."""
    if edge.node is None:
        edge.node = SeatNode()
    return cast(SeatNode, edge.node)
