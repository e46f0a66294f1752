"""Thinking about a position: what each way on is worth to the seat to act, and how it goes on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.bots.levels import searcher
from ludarium.bots.search.mcts import Search
from ludarium.bots.search.tree import Edge, Node
from ludarium.bots.search.veiled import Veiled
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State

MOST = 10_000_000  # iterations
LONGEST = 12  # moves of a line


@dataclass(frozen=True)
class Line:
    """A way on: its actions and their notation, its share of the win, and how often it was tried."""

    actions: tuple[int, ...]
    moves: tuple[str, ...]
    value: float
    visits: int

    def __str__(self) -> str:
        return f"{self.value:.3f}  {self.visits:>7}  {', '.join(self.moves)}"


@dataclass(frozen=True)
class Analysis:
    """What a search found, the best way first."""

    seat: int
    iterations: int
    lines: tuple[Line, ...]

    @property
    def best(self) -> Line:
        return self.lines[0]

    @property
    def value(self) -> float:
        """The share of the win that the seat to act may hope for, from 0 to 1."""
        return self.best.value

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self.lines)


def analyse(
    game: Game, state: State, seconds: float, iterations: int | None, seed: int, lines: int
) -> Analysis:
    """Search from a position as the seat to act knows it; with a number of iterations it repeats itself."""
    if state.to_act < 0:
        raise OptionError("the game is over: there is nothing to analyse")
    if not seconds > 0 and iterations is None:
        raise OptionError(f"seconds must be more than 0, not {seconds}")
    bot, rng, seat = searcher(game), Rng(seed), int(state.to_act)
    world = state.imagine(seat, rng)
    search: Search = (
        Veiled(bot.mind, bot.taste, world, rng)
        if game.hidden
        else Search(bot.mind, bot.taste, world, Node(), rng)
    )
    done = search.think(iterations or MOST, 0.0 if iterations else seconds, time.perf_counter)
    found = _lines(game, world, [edge for edge in search.node.edges if edge.visits > 0])
    ranked = sorted(found, key=lambda line: (-line.visits, -line.value, line.actions))
    return Analysis(seat, done, tuple(ranked[:lines]))


def _lines(game: Game, state: State, edges: Sequence[Edge]) -> list[Line]:
    """The ways on; plans that differ only after a draw are one."""
    ways: dict[tuple[int, ...], list[Edge]] = {}
    for edge in sorted(edges, key=lambda edge: -edge.visits):
        ways.setdefault(tuple(_way(game, state.copy(), edge)), []).append(edge)
    return [_line(game, actions, alike) for actions, alike in ways.items()]


def _line(game: Game, actions: tuple[int, ...], edges: Sequence[Edge]) -> Line:
    visits = sum(int(edge.visits) for edge in edges)
    value = sum(edge.total for edge in edges) / visits
    return Line(actions, tuple(game.notation(action) for action in actions), value, visits)


def _way(game: Game, state: State, edge: Edge) -> list[int]:
    """The actions of an edge, and the most visited ones after it up to the next draw."""
    found: list[int] = []
    following: Edge | None = edge
    while following is not None and len(found) < LONGEST:
        for action in following.way():
            if state.to_act < 0 or state.why_not(action) is not None:
                return found
            state.apply(action)
            found.append(action)
        following = None if game.hidden else _next(following.node)
    return found


def _next(node: Node | None) -> Edge | None:
    return node.most_visited() if node is not None and node.edges else None
