"""The bot that looks ahead: it tries ways on, lets the others answer, and keeps what it thought."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import Mind, sensible_actions
from ludarium.bots.search.reuse import Trail
from ludarium.bots.search.rollouts import Rollouts
from ludarium.bots.search.tree import Edge, Node
from ludarium.bots.search.veiled import Veiled
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State

TREE = 0.3  # the part of the time that the tree may take where games are played on afterwards
PERCENT = 100
MOST_PONDERED = 10_000  # iterations while others act: they are kept beside those of the own moves


@dataclass(frozen=True)
class Effort:
    """How long and in what manner to think about a move."""

    iterations: int
    turns: int = 0  # of a playout before a position is judged; -1: at random to the end
    trust: float = 1.0  # points by which a way on looks e times as promising; 0: all look the same
    explore: float = 1.0
    least: float = 0.1  # the part of the iterations that is always done, however much was thought before
    seconds: float = 0.0  # 0: no limit of time
    sure: float = 0.0  # the lead, in parts of all visits, with which a lasting choice is sure; 0: none is
    ripe: int = 1  # how often a place is judged before it is looked beyond
    frugal: bool = False  # whether plans are made at a glance first, and with care as a place is visited
    learned: bool = False  # whether the learned network judges, or the value made by hand
    guess: bool = False  # whether what others did tells which cards they hide, or all are equally likely
    rollouts: int = 0  # games played on behind the best ways on, for a hundred iterations
    ways: int = 16  # on, behind which these are played, at most
    further: int = 4  # turns of such a game before it is judged
    care: int = 0  # with which these turns are played at most; 0: at a glance
    steady: bool = False  # whether a plan once begun is gone through with, until chance draws something


class Mcts:
    """Monte Carlo tree search; deterministic for the same worlds and random numbers, unless time runs out."""

    def __init__(
        self, game: Game, mind: Mind, effort: Effort, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.game = game
        self.mind = mind
        self.mind.frugal = effort.frugal
        self.effort = effort
        self.clock = clock
        self.taste = Taste(
            effort.explore, effort.turns, effort.trust, game.score_unit, effort.ripe, effort.guess
        )
        self.lasting = Taste(effort.explore, effort.further, effort.trust, game.score_unit)
        self._last: tuple[State, Node, int] | None = None
        self._ahead: tuple[State, Node] | None = None  # where others act, and what it may lead to
        self._pondered = 0  # iterations since the own last move
        self._begun: tuple[list[int], list[int]] | None = None  # where a plan goes on, and its rest

    def choose(self, world: State, rng: Rng) -> int:
        plan = self._rest_of_plan(world)
        return self._follow(world, plan) if plan else self._think(world, rng)

    def _rest_of_plan(self, world: State) -> list[int]:
        """What is left of a plan that was begun; one kept from other draws may be impossible now."""
        if self._begun is None or self._begun[0] != world.snapshot():
            return []
        return self._begun[1] if world.why_not(self._begun[1][0]) is None else []

    def _follow(self, world: State, actions: list[int]) -> int:
        """Do the first of some actions, and remember the others as far as only this seat acts."""
        action, rest = actions[0], actions[1:]
        after = world.copy()
        after.apply(action)
        self._begun = (after.snapshot(), rest) if rest and after.to_act == world.to_act else None
        return action

    def _think(self, world: State, rng: Rng) -> int:
        sensible = sensible_actions(self.mind, world)
        if len(sensible) == 1:  # needs no thought
            return sensible[0]
        if self.game.hidden:
            return self._veiled(world, rng)
        node = self.known(world)
        node.keep(world.legal() if node.planned else sensible)
        node.fade()
        search = Search(self.mind, self.taste, world.copy(), node, rng)
        search.think(self._iterations_left(node), self._seconds_of_tree(), self.clock, self.effort.sure)
        self._ahead, self._pondered = None, 0
        edge = self._played_on(world, node, rng)
        self._last = (world, node, int(edge.action))
        return self._follow(world, edge.way()) if self.effort.steady else int(edge.action)

    def _seconds_of_tree(self) -> float:
        return self.effort.seconds * (TREE if self.effort.rollouts else 1.0)

    def _played_on(self, world: State, node: Node, rng: Rng) -> Edge:
        """The way on that the tree likes best, or that of its best ones after which games go best."""
        games = self.effort.iterations * self.effort.rollouts // PERCENT
        if games == 0:
            return node.most_visited()
        seconds = self.effort.seconds - self._seconds_of_tree()
        ways, care = self.effort.ways, self.effort.care
        rollouts = Rollouts(self.mind, self.lasting, world.copy(), node, rng, ways, care)
        return rollouts.best(games, seconds, self.clock, races=self.effort.sure > 0)

    def _iterations_left(self, node: Node) -> int:
        """Earlier thoughts spare some of an effort; those on the time of others come on top of it."""
        if self._pondered:
            return self.effort.iterations
        return max(self.effort.iterations - node.visits, 1, int(self.effort.iterations * self.effort.least))

    def ponder(self, world: State, rng: Rng, seconds: float) -> int:
        """Search on from a position in which another seat acts; with hidden hands nothing could be kept."""
        if self.game.hidden:
            return 0
        until = self.clock() + seconds
        search = Search(self.mind, self.taste, world, self._looks_ahead(world), rng)
        for _ in range(self._pondered, MOST_PONDERED):
            search.iterate()
            self._pondered += 1
            if self.clock() >= until:
                break
        return self._pondered

    def _looks_ahead(self, world: State) -> Node:
        """The node of a position in which others act, the same one as long as they think."""
        if self._ahead is None or self._ahead[0].snapshot() != world.snapshot():
            self._ahead = (world.copy(), self.known(world))
        return self._ahead[1]

    def _veiled(self, world: State, rng: Rng) -> int:
        """With hidden hands nothing is kept: what others have done since was not seen as a whole."""
        search = Veiled(self.mind, self.taste, world.copy(), rng)
        search.think(self.effort.iterations, self.effort.seconds, self.clock, self.effort.sure)
        return int(search.node.most_visited().action)

    def known(self, world: State) -> Node:
        """What is already known about a position."""
        found = Trail(world).below(*self._ahead) if self._ahead else None
        if found is None and self._last is not None:
            found = Trail(world).after(*self._last)
        return found or Node()
