"""What a turn is worth to every seat, from what the player could know; all ways in the same worlds."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludarium.bots import Bot, plays
from ludarium.bots.greedy import Greedy
from ludarium.bots.levels import deep_searcher, searcher
from ludarium.bots.search.leaf import ALONE
from ludarium.bots.search.mcts import Search, mean_values
from ludarium.bots.search.tree import Node
from ludarium.bots.search.veiled import Veiled
from ludarium.core.driving import shares_of
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State

WORLDS = 6  # that every way is tried in
GLANCE = 20  # iterations of a player without a plan for the game
Way = tuple[int, ...]  # the actions of a turn


@dataclass(frozen=True)
class Worth:
    """What a way on leads to, world by world: each seat's chance of winning; alone, the points."""

    worlds: tuple[tuple[float, ...], ...]

    def mean(self, seat: int) -> float:
        return sum(world[seat] for world in self.worlds) / len(self.worlds)

    def means(self) -> tuple[float, ...]:
        return tuple(self.mean(seat) for seat in range(len(self.worlds[0])))


class Tried(NamedTuple):
    """A turn that a search has tried, and what it hopes for: a chance of winning, or points alone."""

    actions: Way
    hope: float


class Ways(NamedTuple):
    """What a search tried, the most promising first, and whether it had the time for all its effort."""

    tried: list[Tried]
    whole: bool


def lead(one: Worth, other: Worth, seat: int) -> tuple[float, float]:
    """By how much one way is better for a seat than another, and the standard error of that."""
    steps = [a[seat] - b[seat] for a, b in zip(one.worlds, other.worlds, strict=True)]
    mean = sum(steps) / len(steps)
    spread = sum((step - mean) ** 2 for step in steps) / max(1, len(steps) - 1)
    return mean, (spread / len(steps)) ** 0.5


def steady_bot(game: Game) -> Bot:
    """Somebody who plays a turn to its end quickly and sensibly."""
    return Greedy(game) if plays("greedy", game) else searcher(game, GLANCE)


class Judge:
    """Compares ways on by searches with one effort; the same seed gives the same verdicts."""

    def __init__(self, game: Game, effort: int, seed: int = 1, worlds: int = WORLDS) -> None:
        self.game = game
        self.worlds = worlds
        self.effort = effort  # iterations of a search for ways, and of all worlds of a way together
        self.seed = seed
        self.bot = deep_searcher(game, effort)
        self.steady = steady_bot(game)

    def best_ways(self, before: State, at: int, most: int) -> list[Way]:
        """The most promising turns, as the seat to act could know."""
        return [tried.actions for tried in self.ways(before, at, 0.0).tried[:most]]

    def ways(self, before: State, at: int, seconds: float, iterations: int | None = None) -> Ways:
        """All turns that a search tried; no seconds: with the whole effort, whatever the clock."""
        wanted = iterations or self.effort
        rng = Rng(self.seed, 2 * at)
        search = self._search(before.imagine(int(before.to_act), rng), rng)
        done = search.think(wanted, seconds, time.perf_counter)
        edges = [edge for edge in search.node.edges if edge.visits > 0]
        edges.sort(key=lambda edge: -int(edge.visits))
        usual = float(search.leaf.usual) if int(before.seats) == 1 else None
        tried = [Tried(tuple(edge.way()), _hope(float(edge.mean()), usual)) for edge in edges]
        return Ways(tried, done == wanted)

    def worth(
        self, before: State, at: int, actions: Sequence[int], streams: Sequence[int] | None = None
    ) -> Worth:
        """What a turn brings; what is drawn on the way is drawn anew in every world."""
        mover = int(before.to_act)
        streams = range(self.worlds) if streams is None else streams
        return Worth(tuple(tuple(self._one(before, mover, at, actions, stream)) for stream in streams))

    def _one(self, before: State, mover: int, at: int, actions: Sequence[int], stream: int) -> list[float]:
        rng = Rng(self.seed, (2 * at + 1) * self.worlds + stream)
        world = before.imagine(mover, rng)
        play_way(world, mover, actions, rng)
        self.finish(world, mover, rng)
        return self._outlook(world, rng)

    def finish(self, world: State, mover: int, rng: Rng) -> None:
        """What is left of a turn, because other cards came or only its first move was weighed."""
        while world.to_act == mover and int(world.seats) > 1:
            world.apply(self.steady.choose(world, rng))
            settle(world, rng)

    def _outlook(self, world: State, rng: Rng) -> list[float]:
        if world.to_act == OVER:
            return result(self.game, world)
        search = self._search(world, rng)
        chances = mean_values(search, max(1, self.effort // self.worlds))
        return [float(search.leaf.usual)] if int(world.seats) == 1 else chances

    def _search(self, world: State, rng: Rng) -> Search:
        bot = self.bot
        if self.game.hidden:
            return Veiled(bot.mind, bot.taste, world, rng)
        return Search(bot.mind, bot.taste, world, Node(), rng)


def _hope(mean: float, usual: float | None) -> float:
    """The value of a way; alone it tells by how much the way beats the usual result."""
    if usual is None:
        return mean
    success = min(max(mean, 0.01), 0.99)
    return usual + ALONE * math.log(success / (1 - success))


def play_way(world: State, mover: int, actions: Sequence[int], rng: Rng) -> None:
    """Do of a turn whatever is possible with the cards that come."""
    for action in actions:
        if world.to_act == mover and world.why_not(action) is None:
            world.apply(action)
            settle(world, rng)


def result(game: Game, state: State) -> list[float]:
    """What came of a finished game: each seat's share of the win; alone, the points."""
    if int(state.seats) == 1:
        return [state.score(0) / game.score_unit]
    return shares_of(state)
