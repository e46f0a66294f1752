"""The bot that makes the most of its turn and does not think about anybody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ludarium.bots.ante_portas.mind import AntePortasMind
from ludarium.bots.ante_portas.plan import Planner as AntePortasPlanner
from ludarium.bots.builders.plan import Planner as BuildersPlanner
from ludarium.bots.builders.weights import Weights, antiquity
from ludarium.bots.faiyum.plan import Planner as FaiyumPlanner
from ludarium.bots.faiyum.weights import Weights as FaiyumWeights
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import State


class Planner(Protocol):
    """A game's own way to plan a turn."""

    def plan(self, world: State) -> int:
        """The first action of the best plan for the seat whose turn it is."""
        ...


PLANNERS: dict[str, Callable[[], Planner]] = {
    "builders-middle-ages": lambda: BuildersPlanner(Weights()),
    "builders-antiquity": lambda: BuildersPlanner(antiquity()),
    "ante-portas": lambda: AntePortasPlanner(AntePortasMind()),
    "faiyum": lambda: FaiyumPlanner(FaiyumWeights()),
}


class Greedy:
    """Plans the rest of its turn, does the first action of the plan, and plans anew."""

    def __init__(self, game: Game) -> None:
        if game.id not in PLANNERS:
            raise OptionError(f"the bot 'greedy' does not play {game.id}; it plays {', '.join(PLANNERS)}")
        self.planner = PLANNERS[game.id]()

    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002 (its plans leave nothing to luck)
        return self.planner.plan(world)
