"""Finds a later position in the tree of an earlier one, so that no thought is lost. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.bots.search.tree import Node
from ludarium.core.state import CHANCE, OVER, State

MOST_POSITIONS: Final = 400  # looked at before the tree is given up
VERY_FAR: Final = 1_000_000_000  # bits


class Trail:
    """The way from one position to another, through the tree."""

    def __init__(self, target: State) -> None:
        self.target = target.snapshot()
        self.seat: i64 = target.to_act
        self.left: i64 = MOST_POSITIONS

    def after(self, state: State, node: Node, action: int) -> Node | None:
        """The node of the target, if it lies behind this action."""
        state = state.copy()
        state.apply(action)
        return self.below(state, node.after(action))

    def below(self, state: State, node: Node) -> Node | None:
        """The node of the target: this one, or one below it."""
        self._draw_alike(state)
        if state.to_act == OVER:
            return None
        if state.to_act == self.seat and state.snapshot() == self.target:
            return node
        for edge in node.edges:
            if edge.visits > 0 and self.left > 0:
                found = self._behind(state, node, edge.action)
                if found is not None:
                    return found
        return None

    def _behind(self, state: State, node: Node, action: i64) -> Node | None:
        if state.why_not(int(action)) is not None:
            return None
        self.left -= 1
        return self.after(state, node, int(action))

    def _draw_alike(self, state: State) -> None:
        """Chance draws what brings the position nearest to the target."""
        while state.to_act == CHANCE:
            state.apply(self._nearest(state))

    def _nearest(self, state: State) -> i64:
        best: i64 = -1
        least: i64 = VERY_FAR
        for outcome in state.legal():
            drawn = state.copy()
            drawn.apply(outcome)
            far: i64 = distance(drawn.snapshot(), self.target, least)
            if far < least:
                best = outcome
                least = far
        return best


def distance(some: list[int], others: list[int], enough: i64) -> i64:
    """In how many bits two positions differ; counting stops where these are enough."""
    if len(some) != len(others):
        return max(len(some), len(others)) * 64
    far: i64 = 0
    for i in range(len(some)):
        if some[i] != others[i]:
            far += (some[i] ^ others[i]).bit_count()
            if far >= enough:
                break
    return far
