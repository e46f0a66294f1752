"""Six named strengths for each game; weaker players see less far, overlook things and have likings."""

from __future__ import annotations

from dataclasses import replace

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import Greedy
from ludarium.bots.mcts import Effort, Mcts
from ludarium.bots.networks import mind_of
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.one_ply import PERCENT, OnePly
from ludarium.bots.skill import Level, skill_of, timed
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State

LEVELS = ("beginner", "apprentice", "journeyman", "expert", "master", "grandmaster")  # the weakest first


def player(level: Level, game: Game) -> Bot:
    """A bot of this strength."""
    mind = mind_of(game, learned=False)
    hasty = OnePly(mind, level.overlooks, level.fond)
    if level.effort is None and not level.plans:
        return hasty
    steady = Greedy(game) if level.effort is None else thinker(game, level.effort)
    return Absent(steady, hasty, level.lapses, mind) if level.lapses else steady


class Absent:
    """A player whose mind wanders: now and then a move is made in haste.

    But not just after a price was paid for what comes next: nobody leaves that unused.
    """

    def __init__(self, steady: Bot, hasty: Bot, lapses: int, mind: Mind) -> None:
        self.steady = steady
        self.hasty = hasty
        self.lapses = lapses
        self.mind = mind
        self.has_paid = False

    def choose(self, world: State, rng: Rng) -> int:
        wanders = rng.below(PERCENT) < self.lapses and not self.has_paid
        before = world.copy()
        action = (self.hasty if wanders else self.steady).choose(world, rng)
        self.has_paid = self.mind.wants_another(before, action)
        return action


def level_named(name: str, game: Game) -> Level:
    """A game's level."""
    ladder = skill_of(game).ladder()
    if not ladder:
        raise OptionError(f"{game.id} has no levels; see docs/adding-a-bot.md")
    return ladder[LEVELS.index(name)]


def thinker(game: Game, effort: Effort) -> Mcts:
    """A player that searches with an effort."""
    return Mcts(game, mind_of(game, learned=effort.learned), effort)


def searcher(game: Game, iterations: int | None = None) -> Mcts:
    """The bot `mcts`: the master's search, or any number of iterations without a limit of time."""
    effort = skill_of(game).master
    return thinker(game, effort if iterations is None else counted(effort, iterations))


def deep_searcher(game: Game, iterations: int | None = None) -> Mcts:
    """The bot `deep`: the grandmaster's search, or any number of iterations without a limit of time."""
    return thinker(game, deep_effort(game, iterations))


def deep_effort(game: Game, iterations: int | None = None) -> Effort:
    effort = skill_of(game).grandmaster
    return timed(effort) if iterations is None else counted(effort, iterations)


def counted(effort: Effort, iterations: int) -> Effort:
    """The same with so many iterations, whatever the clock."""
    return replace(effort, iterations=iterations, seconds=0.0)


def tree_alone(effort: Effort) -> Effort:
    """The same without games that are played on."""
    return replace(effort, rollouts=0)
