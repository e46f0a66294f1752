"""Plays the most promising ways on further, to see what really comes of them. Compiled."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from ludarium.bots.search.mcts import Search, Taste
from ludarium.bots.search.mind import EVERY_WAY, Mind
from ludarium.bots.search.tree import Edge, Node
from ludarium.core.rng import Rng
from ludarium.core.state import State

MOST_WAYS: Final = 96
LEAST_GAMES: Final = 4  # for each way on, else fewer ways are compared
PROBES: Final = 3
FIRST_LOOK: Final = 16  # games with each way before the clearly worse ones are left out; then twice as many
CLEAR: Final = 3.0  # deviations of a mean difference: by so much a way is clearly worse
MOST_GAMES: Final = 1_000_000
SOME_GAMES: Final = 200  # from so many on their turns are played with some care, …
SOME_CARE: Final = 2
MANY_GAMES: Final = 800  # … and from so many on with much
MUCH_CARE: Final = 4


@final
class Trial:
    """A way on, and what came of the games that were played on behind it."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.games: i64 = 0
        self.total: float = 0.0
        self.outcomes: list[float] = []

    def add(self, outcome: float) -> None:
        self.games += 1
        self.total += outcome
        self.outcomes.append(outcome)

    def mean(self) -> float:
        return self.total / float(self.games)


@final
class Rollouts(Search):
    """Compares ways on by games that are played some turns further; the same draws for all of them.

    A judge who errs does so in the same way wherever a tree asks him; how a game goes on shows it. The worse
    half is left out again and again, so that most games go to those that are hard to tell apart.
    """

    def __init__(
        self,
        mind: Mind,
        taste: Taste,
        root: State,
        node: Node,
        rng: Rng,
        ways: int = MOST_WAYS,
        care: int = 0,
    ) -> None:
        super().__init__(mind, taste, root, node, rng)
        self.ways = ways  # that are compared at most
        self.care = care  # with which turns are played on at most, where there are games enough
        self.seed: i64 = rng.next()
        self.played: i64 = 0  # games with each of the ways that are still compared

    def best(self, games: int, seconds: float, clock: Callable[[], float], races: bool = False) -> Edge:
        """The best way on after so many games in all, or as many as there is time for (0: no limit).

        In a race what is clearly worse is left out at once, and nobody plays on when one is left.
        """
        until: float = clock() + seconds if seconds > 0 else math.inf
        games = self._settled(games, seconds, clock)
        trials = self._trials(games)
        rounds = halvings(len(trials))
        look: i64 = FIRST_LOOK
        while len(trials) > 1:
            for _ in range(max(1, games // rounds // len(trials))):
                self._sweep(trials)
                if races and self.played == look:
                    look *= 2
                    trials = not_clearly_worse(trials)
                    if len(trials) == 1:
                        break
                if seconds > 0 and clock() >= until:
                    return better_half(trials)[0].edge
            trials = better_half(trials)
        return trials[0].edge

    def _settled(self, games: int, seconds: float, clock: Callable[[], float]) -> int:
        """How many games there is time for, with the care that so many of them are worth."""
        if seconds > 0:
            games = min(games, self._affordable(seconds, clock))
        self.leaf.care = min(self.care, careful(games))
        if seconds > 0 and self.leaf.care > 0:
            games = min(games, self._affordable(seconds, clock))
        return games

    def _trials(self, games: int) -> list[Trial]:
        """As many ways on as can be compared with so many games, those first that the tree likes."""
        ways = max(1, min(self.ways, games // LEAST_GAMES))
        if ways > len(self.node.edges):
            self._learn_plans(self.node, self.mind.plans(self.root, EVERY_WAY))
        return [Trial(edge) for edge in self.node.most_promising(ways)]

    def _affordable(self, seconds: float, clock: Callable[[], float]) -> int:
        """How many games there is time for, by the quickest of a few: others may hold one of them up."""
        quickest: float = seconds
        for _ in range(PROBES):
            began: float = clock()
            self._outcome(self.node.most_visited())
            quickest = min(quickest, clock() - began)
        return int(seconds / quickest) if quickest > 0.0 else MOST_GAMES

    def _sweep(self, trials: list[Trial]) -> None:
        """One game more behind each way on, in the same world and with the same draws."""
        for trial in trials:
            trial.add(self._outcome(trial.edge))
        self.played += 1

    def _outcome(self, edge: Edge) -> float:
        self.rng = Rng(self.seed, self.played)
        world = self.imagined()
        self._follow(edge, world, self.node.planned)
        self.leaf.values(world, self.rng, self.values)
        return self.values[self.seat]


def not_clearly_worse(trials: list[Trial]) -> list[Trial]:
    """The best way, and all that it does not clearly beat; none of those that go just as it does."""
    best = trials[0]
    for trial in trials:
        if trial.mean() > best.mean():
            best = trial
    return [trial for trial in trials if trial is best or not clearly_better(best, trial)]


def clearly_better(one: Trial, other: Trial) -> bool:
    """Whether games of the same draws leave no doubt, or tell the two apart nowhere."""
    differences = [a - b for a, b in zip(one.outcomes, other.outcomes, strict=True)]
    games: float = float(len(differences))
    mean: float = sum(differences) / games
    spread: float = sum([(each - mean) * (each - mean) for each in differences])
    return mean * games >= CLEAR * math.sqrt(spread)


def careful(games: int) -> int:
    """The care for so many games: as long as luck decides, more of them tell more than better ones."""
    if games < SOME_GAMES:
        return 0
    return SOME_CARE if games < MANY_GAMES else MUCH_CARE


def halvings(ways: int) -> int:
    """How often the worse half can be left out of so many."""
    return (ways - 1).bit_length()


def better_half(trials: list[Trial]) -> list[Trial]:
    """The better half, the best first; of equals those that the tree liked better."""
    ranked = sorted(trials, key=lambda trial: -trial.mean())
    return ranked[: (len(ranked) + 1) // 2]
