"""What is known of playing one game well: how it is judged and planned, and how strong its levels are.

Each family says it in its module `skill.py` here, a game of another package in its module `bots.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Protocol

from ludarium.bots.mcts import Effort
from ludarium.bots.search.mind import Mind
from ludarium.core.game import Game
from ludarium.core.own import own, own_module
from ludarium.core.rng import Rng
from ludarium.core.state import State

SECONDS = 1.8  # a move: with the iteration that is going on then, 2 at most
SURE = 0.4  # of all visits: so far ahead a lasting choice is seldom given up
MOST = 20_000  # iterations: a tree of more would fill the memory of a house with many tables
BLIND = Effort(iterations=2000, turns=-1, trust=0.0)  # for games without a mind

Choose = Callable[[State, Rng], int]


class TurnPlanner(Protocol):
    """A game's own way to plan a turn that leaves nothing to luck."""

    def plan(self, world: State) -> int:
        """The first action of the best plan for the seat whose turn it is."""
        ...


def steady(planner: TurnPlanner) -> Choose:
    """The choice of a planner that needs no random numbers."""
    return lambda world, _: planner.plan(world)


@dataclass(frozen=True)
class Level:
    """How a player thinks: by search (with an effort), by plans of a turn, or one action ahead."""

    effort: Effort | None = None
    plans: bool = False
    lapses: int = 0  # of a hundred moves that are made in haste, one action ahead
    overlooks: int = 0  # of a hundred actions that it does not see then
    fond: int = 0  # hundredths of a clear lead by which it may overrate what it likes then


FOND = 20


def absent(lapses: int, overlooks: int, fond: int = FOND) -> Level:
    """Somebody who plans his turns, except for so many of a hundred moves that are made in haste."""
    return Level(plans=True, lapses=lapses, overlooks=overlooks, fond=fond)


def hasty(overlooks: int, fond: int = FOND) -> Level:
    """Somebody who never looks further than one action."""
    return Level(overlooks=overlooks, fond=fond)


@dataclass(frozen=True)
class Skill:
    """How one game is played; one that nobody has studied is searched with random playouts."""

    mind: Callable[[], Mind] = Mind
    planner: Callable[[], Choose] | None = None  # of the bot `greedy`
    below: tuple[Level, ...] = ()  # the four levels below the master
    master: Effort = BLIND
    grandmaster: Effort = BLIND  # who uses his time

    def ladder(self) -> tuple[Level, ...]:
        """The six levels, the weakest first, or none."""
        return (*self.below, Level(self.master), Level(timed(self.grandmaster))) if self.below else ()


UNKNOWN = Skill()


def timed(effort: Effort) -> Effort:
    """The same within two seconds a move, and less where the choice is sure before."""
    return replace(effort, seconds=SECONDS, sure=SURE)


def skills_module(game: Game) -> ModuleType | None:
    """Where the skill of a game is written, if it is."""
    return own_module(game, "bots", "{}.skill")


def skill_of(game: Game) -> Skill:
    """What is known of playing a game."""
    skills: Mapping[str, Skill] | None = own(game, "bots", "{}.skill", "SKILLS", needed=True)
    return (skills or {}).get(game.id, UNKNOWN)
