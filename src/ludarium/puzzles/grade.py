"""How hard a puzzle is: how often bots of the house find its key."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from ludarium.advice.forecast import turn_of
from ludarium.advice.judge import Way
from ludarium.bots import LEVELS, Bot
from ludarium.bots.levels import counted, level_named, player
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.puzzles.solving import has_key

SOLVERS = LEVELS[:-1]  # the grandmaster thinks by the clock
TRIALS = 4  # of each level
LOWEST, HIGHEST = 800, 2000  # what all find always, and nobody ever
LONGEST = 200  # moves of a turn


def unhurried(name: str, game: Game) -> Bot:
    """A bot of a level that thinks by count, so that a busy machine changes nothing."""
    if name not in SOLVERS:
        raise OptionError(f"--level takes {', '.join(SOLVERS)}, not {name!r}")
    level = level_named(name, game)
    effort = level.effort and counted(level.effort, level.effort.iterations)
    return player(replace(level, effort=effort), game)


@dataclass
class Trials:
    """In how many trials each level found a key, and the turns of those who did not, the strongest first."""

    found: dict[str, int]
    missed: list[Way]

    def rating(self) -> int:
        """From what all find always to what nobody ever does, evenly."""
        missed = sum(TRIALS - count for count in self.found.values())
        return LOWEST + (HIGHEST - LOWEST) * missed // (TRIALS * len(self.found))


def tried_by_bots(game: Game, before: State, key: Counter[int], single: bool, seed: int) -> Trials:
    """Let bots of all levels play a turn, or a single move, from what its seat knows."""
    trials = Trials({}, [])
    for name in reversed(SOLVERS):
        bot = unhurried(name, game)
        ways = [_turn(bot, before, Rng(seed, trial), 1 if single else LONGEST) for trial in range(TRIALS)]
        trials.found[name] = sum(has_key(key, way) for way in ways)
        trials.missed += [way for way in ways if not has_key(key, way)]
    return trials


def _turn(bot: Bot, before: State, rng: Rng, longest: int) -> Way:
    seat = int(before.to_act)
    world = before.imagine(seat, rng)
    own = turn_of(world)
    done: list[int] = []
    while turn_of(world) == own and len(done) < longest:
        done.append(int(bot.choose(world.imagine(seat, rng), rng)))
        world.apply(done[-1])
        settle(world, rng)
    return tuple(done)
