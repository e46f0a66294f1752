"""The tree of a search: nodes, the ways on from them, and which of these to try next. Compiled."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NO_MORE: Final = vec[i64]()
UNKNOWN: Final = 0.5
FADING: Final = 4  # of so many visits to a plan one counts later, for new cards may have opened other ways


@final
class Edge:
    """A way on: an action, or a plan that begins with it. What it brought counts for the seat that chose."""

    def __init__(self, action: i64, rest: vec[i64], weight: float) -> None:
        self.action = action
        self.rest = rest  # the further actions of a plan
        self.weight = weight  # how promising it looks beforehand, compared with the others
        self.mover: i64 = 0  # who followed it last
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could have been chosen
        self.total: float = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits)

    def way(self) -> list[int]:
        """All its actions."""
        return [int(self.action), *[int(self.rest[i]) for i in range(len(self.rest))]]


class Node:
    """A place in the tree; what chance draws on the way is not told apart, so its edges may come and go."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.look_again: i64 = 0  # after so many visits plans are made anew, for what was drawn by then
        self.planned: bool = False  # whether its edges are plans
        self.edges: list[Edge] = []  # single actions in rising order; plans as they were found

    def most_visited(self) -> Edge:
        """The edge to choose in the end; of equals the one with the lowest action, then the first."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.action < best.action):
                best = edge
        return best

    def lead(self) -> float:
        """By which part of all visits the edge to choose is ahead of the next one."""
        first: i64 = 0
        second: i64 = 0
        total: i64 = 0
        for edge in self.edges:
            total += edge.visits
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return float(first - second) / float(total) if total > 0 else 0.0

    def most_promising(self, most: int) -> list[Edge]:
        """The edges that were followed most, then those that look best."""
        ranked = sorted(self.edges, key=lambda edge: (-edge.visits, -edge.weight, edge.action))
        return ranked[:most]

    def keep(self, actions: list[int]) -> None:
        """Forget the ways on that other draws had opened: only these actions can be chosen now."""
        self.edges = [edge for edge in self.edges if int(edge.action) in actions]
        self.visits = 0
        for edge in self.edges:
            self.visits += edge.visits

    def fade(self) -> None:
        """Let earlier thoughts about plans count less, so that new plans have a chance."""
        if not self.planned:
            return
        self.visits = 0
        self.look_again = 0
        for edge in self.edges:
            mean: float = edge.mean() if edge.visits > 0 else 0.0
            edge.visits = edge.visits // FADING
            edge.offered = edge.offered // FADING
            edge.total = mean * float(edge.visits)
            self.visits += edge.visits

    def after(self, action: i64) -> Node:
        """What the tree knows about the time after an action: its node, or the rests of the plans with it."""
        node = Node()
        for edge in self.edges:
            if edge.action == action:
                if len(edge.rest) == 0:
                    return edge.node if edge.node is not None else node
                node.planned = True
                node.edges.append(shortened(edge))
                node.visits += edge.visits
        return node


def shortened(edge: Edge) -> Edge:
    """A plan whose first action is done."""
    rest = Edge(edge.rest[0], edge.rest[1:], edge.weight)
    rest.visits = edge.visits
    rest.offered = edge.offered
    rest.total = edge.total
    rest.node = edge.node
    return rest


def next_edge(offered: list[Edge], explore: float) -> Edge:
    """The edge to follow: what it brought so far, and more for the promising ones that were tried little."""
    visits: i64 = 0
    total: float = 0.0
    weight: float = 0.0
    for edge in offered:
        edge.offered += 1
        visits += edge.visits
        total += edge.total
        weight += edge.weight
    hope: float = total / float(visits) if visits > 0 else UNKNOWN
    factor: float = explore / weight
    best = offered[0]
    highest: float = -1.0
    for edge in offered:
        mean: float = edge.total / float(edge.visits) if edge.visits > 0 else hope
        score: float = mean + factor * edge.weight * math.sqrt(float(edge.offered)) / float(1 + edge.visits)
        if score > highest:
            highest = score
            best = edge
    return best
