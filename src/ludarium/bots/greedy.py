"""The bot that makes the most of its turn and does not think about anybody else's."""

from __future__ import annotations

from ludarium.bots.skill import skill_of
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State


class Greedy:
    """Plans the rest of its turn, does the first action of the plan, and plans anew."""

    def __init__(self, game: Game) -> None:
        planner = skill_of(game).planner
        if planner is None:
            raise OptionError(f"the bot 'greedy' does not play {game.id}, which has no planner")
        self._choice = planner()

    def choose(self, world: State, rng: Rng) -> int:
        return self._choice(world, rng)
