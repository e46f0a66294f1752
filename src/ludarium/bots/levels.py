"""Five named strengths for each game; weaker players think less far and overlook things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import Greedy
from ludarium.bots.mcts import Effort, Mcts
from ludarium.bots.minds import mind_of
from ludarium.bots.search.one_ply import PERCENT, OnePly
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State

LEVELS = ("beginner", "apprentice", "journeyman", "expert", "master")  # the weakest first
SECONDS = 1.8  # a move: with the iteration that is going on then, 2 at most
BLIND = Effort(iterations=2000, turns=-1, trust=0.0)  # for games without a mind


@dataclass(frozen=True)
class Level:
    """How a player thinks: by search (with an effort), by plans of a turn, or one action ahead."""

    effort: Effort | None = None
    plans: bool = False
    lapses: int = 0  # of a hundred moves that are made in haste, one action ahead
    overlooks: int = 0  # of a hundred actions that it does not see then

    def player(self, game: Game) -> Bot:
        """A bot of this strength."""
        hasty = OnePly(mind_of(game), self.overlooks)
        if self.effort is None and not self.plans:
            return hasty
        steady = Greedy(game) if self.effort is None else Mcts(game, mind_of(game), self.effort)
        return Absent(steady, hasty, self.lapses) if self.lapses else steady


class Absent:
    """A player whose mind wanders: now and then a move is made in haste."""

    def __init__(self, steady: Bot, hasty: Bot, lapses: int) -> None:
        self.steady = steady
        self.hasty = hasty
        self.lapses = lapses

    def choose(self, world: State, rng: Rng) -> int:
        mind = self.hasty if rng.below(PERCENT) < self.lapses else self.steady
        return mind.choose(world, rng)


def absent(lapses: int, overlooks: int) -> Level:
    """Somebody who plans his turns, except for so many of a hundred moves that are made in haste."""
    return Level(plans=True, lapses=lapses, overlooks=overlooks)


def hasty(overlooks: int) -> Level:
    """Somebody who never looks further than one action."""
    return Level(overlooks=overlooks)


EFFORTS: Mapping[str, Effort] = {
    "builders-middle-ages": Effort(iterations=50, trust=0.4, explore=0.3, seconds=SECONDS),
    "builders-antiquity": Effort(iterations=40, trust=0.4, explore=0.3, seconds=SECONDS),
    "ante-portas": Effort(iterations=500, trust=0.6, explore=1.0, seconds=SECONDS),
    "faiyum": Effort(iterations=12, turns=8, trust=2.0, explore=0.3, seconds=SECONDS, steady=True),
}

BELOW: Mapping[str, tuple[Level, Level, Level, Level]] = {  # the four below the master, the weakest first
    "builders-middle-ages": (hasty(78), hasty(35), absent(55, 50), absent(32, 50)),
    "builders-antiquity": (hasty(92), hasty(68), absent(49, 70), absent(25, 70)),
    "ante-portas": (hasty(95), absent(65, 60), absent(34, 50), absent(4, 50)),
    "faiyum": (hasty(80), hasty(55), absent(55, 60), absent(15, 50)),
}

LADDERS: Mapping[str, tuple[Level, ...]] = {
    game: (*below, Level(effort=EFFORTS[game])) for game, below in BELOW.items()
}


def level_named(name: str, game: Game) -> Level:
    """A game's level."""
    if game.id not in LADDERS:
        raise OptionError(f"{game.id} has no levels; {', '.join(LADDERS)} have")
    return LADDERS[game.id][LEVELS.index(name)]


def searcher(game: Game, iterations: int | None = None) -> Mcts:
    """The bot `mcts`: the master's search, or any number of iterations without a limit of time."""
    effort = EFFORTS.get(game.id, BLIND)
    if iterations is not None:
        effort = replace(effort, iterations=iterations, seconds=0.0)
    return Mcts(game, mind_of(game), effort)
