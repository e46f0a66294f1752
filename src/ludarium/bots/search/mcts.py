"""Monte Carlo tree search for any game, with a value for every seat. Compiled."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.search.leaf import TO_THE_END, Leaf
from ludarium.bots.search.mind import ALL_THOUGHT, Mind, TurnPlan
from ludarium.bots.search.tree import NO_MORE, Edge, Node, next_edge
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

GROWTH: Final = 4  # plans are made anew whenever a node has so many times more visits
CLOCK_EVERY: Final = 4  # iterations
FIRST_LOOK: Final = 100  # iterations before it is first asked whether a choice is sure; then twice as many
SAME_LOOKS: Final = 2  # looks before, at which it has to have been the choice already
NEVER: Final = 0  # iterations: nobody looks before the first
STEEPEST: Final = 30.0


class Taste:
    """How a search weighs what it finds."""

    def __init__(
        self, explore: float, turns: int, trust: float, unit: int, ripe: int = 1, guess: bool = False
    ) -> None:
        self.explore = explore  # how readily it tries what brought less so far
        self.turns: i64 = turns  # of a playout; below 0: to the end
        self.trust = trust  # points that make a plan look e times as promising; 0: all look the same
        self.unit = float(unit)
        self.ripe: i64 = ripe  # how often a place is judged before it is looked beyond
        self.guess = guess  # whether it is told by what others did which imagined worlds are likelier


class Search:
    """One search, from one position, for the seat that acts there."""

    def __init__(self, mind: Mind, taste: Taste, root: State, node: Node, rng: Rng) -> None:
        self.mind = mind
        self.taste = taste
        self.root = root
        self.node = node
        self.rng = rng
        self.seat = int(root.to_act)
        self.out: vec[i64] = action_buffer(root)
        self.plans = taste.turns != TO_THE_END  # blind playouts are too rough to tell plans apart
        self.leaf = Leaf(mind, taste.turns, taste.unit, self.out)
        self.values: vec[float] = vec[float]([0.0] * int(root.seats))
        self.path: list[Edge] = []
        self.likings: list[Edge] = []  # what would have been chosen at each look

    def think(self, iterations: int, seconds: float, clock: Callable[[], float], sure: float = 0.0) -> int:
        """Iterate until a limit is reached, or a choice is sure; return how often.

        No seconds: no look at the clock. A choice is sure if its lead is this part of all visits and it was
        the choice at half and at a quarter of the iterations; 0: never.
        """
        limit: i64 = iterations
        done: i64 = 0
        look: i64 = FIRST_LOOK if sure > 0 else NEVER
        self.likings.clear()
        until: float = clock() + seconds if seconds > 0 else 0.0
        while done < limit:
            self.iterate()
            done += 1
            if seconds > 0 and done % CLOCK_EVERY == 0 and clock() >= until:
                break
            if done == look:
                look *= 2
                if self._is_sure(sure):
                    break
        return int(done)

    def _is_sure(self, lead: float) -> bool:
        """Whether the same edge was the best at this look and the two before, and is far ahead."""
        self.likings.append(self.node.most_visited())
        lately = self.likings[-1 - SAME_LOOKS :]
        lasts: bool = len(lately) > SAME_LOOKS and all(edge is lately[0] for edge in lately)
        return lasts and self.node.lead() >= lead

    def iterate(self) -> None:
        """Down to a leaf in a world that fits what the seat knows, and back up with its values."""
        world = self.imagined()
        self.path.clear()
        self._descend(world)
        self.leaf.values(world, self.rng, self.values)
        for edge in self.path:
            edge.visits += 1
            edge.total += self.values[edge.mover]

    def imagined(self) -> State:
        """A world that fits what the seat knows."""
        return self.root.imagine(self.seat, self.rng)

    def _descend(self, world: State) -> None:
        """Follow edges to a node that was never visited, and leave the world there."""
        node = self.node
        node.visits += 1
        while world.to_act != OVER:
            edge = next_edge(self._offered(node, world), self.taste.explore)
            edge.mover = world.to_act
            self.path.append(edge)
            self._follow(edge, world, node.planned)
            below = edge.node
            if below is None:
                below = Node()
                edge.node = below
            below.visits += 1
            if below.visits <= self.taste.ripe:
                return
            node = below

    def _follow(self, edge: Edge, world: State, planned: bool) -> None:
        """Do what the edge says; of a plan whatever is possible with the cards that have come."""
        if not planned:
            world.apply(edge.action)
            settle(world, self.rng)
            return
        self._try(world, edge.action)
        for i in range(len(edge.rest)):
            self._try(world, edge.rest[i])

    def _try(self, world: State, action: i64) -> None:
        out = self.out
        for i in range(world.legal_into(out)):
            if out[i] == action:
                world.apply(action)
                settle(world, self.rng)
                return

    # --- what there is to choose from -------------------------------------------------------------

    def _offered(self, node: Node, world: State) -> list[Edge]:
        """The edges that can be followed in this world; the node learns new ones."""
        if self.plans and node.visits > node.look_again:
            node.look_again = GROWTH * node.visits
            self._learn_plans(node, self.mind.plans(world, self._worth_of(node)))
        return self._possible(node, world) if node.planned else self._single(node, world)

    def _possible(self, node: Node, world: State) -> list[Edge]:
        """The plans that can be begun in this world; new ones where what was drawn leaves none."""
        offered = self._legal_of(node, world)
        if not offered:
            self._learn_plans(node, self.mind.plans(world, node.visits))
            offered = self._legal_of(node, world)
        return offered

    def _worth_of(self, node: Node) -> i64:
        """How much thought plans are worth at a node: at the first, where the choice is made, all of it."""
        return ALL_THOUGHT if node is self.node else node.visits

    def _legal_of(self, node: Node, world: State) -> list[Edge]:
        n: i64 = world.legal_into(self.out)
        legal = self.out[:n]
        return [edge for edge in node.edges if edge.action in legal]

    def _learn_plans(self, node: Node, plans: list[TurnPlan]) -> None:
        if plans:
            node.planned = True
            best: float = max([plan.worth for plan in plans])
            for plan in plans:
                if not knows(node, plan):
                    weight: float = self._weight(plan.worth - best)
                    node.edges.append(Edge(plan.actions[0], plan.actions[1:], weight))

    def _weight(self, lead: float) -> float:
        """How promising something looks that is so many points better than something else."""
        if self.taste.trust <= 0:
            return 1.0
        return math.exp(max(-STEEPEST, min(STEEPEST, lead / self.taste.trust)))

    def _single(self, node: Node, world: State) -> list[Edge]:
        """The edges of the sensible actions; nearly always these are all that the node has."""
        out = self.out
        n: i64 = self.mind.sensible(world, out, world.legal_into(out))
        edges = node.edges
        if len(edges) == int(n):
            place: i64 = 0
            while place < n and edges[place].action == out[place]:
                place += 1
            if place == n:
                return edges
        return self._merged(node, world, n)

    def _merged(self, node: Node, world: State, n: i64) -> list[Edge]:
        """The edges of the n actions in the buffer, new ones put in their place."""
        actions = self.out[:n]
        edges = node.edges
        offered: list[Edge] = []
        place: i64 = 0
        for action in actions:
            while place < len(edges) and edges[place].action < action:
                place += 1
            if place == len(edges) or edges[place].action != action:
                edges.insert(int(place), Edge(action, NO_MORE, self._promise(world, action)))
            offered.append(edges[place])
        return offered

    def _promise(self, world: State, action: i64) -> float:
        """How promising an action looks by the worth of the position after it."""
        if self.taste.trust <= 0:
            return 1.0
        after = world.copy()
        after.apply(action)
        settle(after, self.rng)
        if after.to_act == OVER:
            return self._weight(STEEPEST if world.to_act in after.winners() else -STEEPEST)
        return self._weight(self.mind.worth(after, world.to_act) - self.mind.worth(world, world.to_act))


def knows(node: Node, plan: TurnPlan) -> bool:
    """Whether a node has an edge for a plan."""
    rest = plan.actions[1:]
    return any(edge.action == plan.actions[0] and same(edge.rest, rest) for edge in node.edges)


def same(some: vec[i64], others: vec[i64]) -> bool:
    """Whether two rows of actions are alike."""
    if len(some) != len(others):
        return False
    return all(some[i] == others[i] for i in range(len(some)))


def mean_values(search: Search, iterations: int) -> list[float]:
    """Each seat's chance of winning, as so many iterations of a search see it on average."""
    seats: i64 = search.root.seats
    totals: vec[float] = vec[float]([0.0] * int(seats))
    for _ in range(i64(iterations)):
        search.iterate()
        for seat in range(seats):
            totals[seat] += search.values[seat]
    return [totals[seat] / float(iterations) for seat in range(seats)]
