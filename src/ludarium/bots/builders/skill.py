"""How both editions of The Builders are played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludarium.bots.builders.mind import BuildersMind
from ludarium.bots.builders.plan import BuildersPlanner
from ludarium.bots.builders.weights import BuildersWeights, antiquity
from ludarium.bots.mcts import Effort
from ludarium.bots.skill import MOST, SECONDS, Choose, Skill, absent, hasty, steady


def _planner(weights: Callable[[], BuildersWeights]) -> Choose:
    return steady(BuildersPlanner(weights()))


GRANDMASTER = Effort(
    MOST,
    trust=0.4,
    explore=0.3,
    ripe=8,
    frugal=True,
    learned=True,
    rollouts=100,
    ways=96,
    care=4,
    steady=True,
)
SKILLS = {
    "builders-middle-ages": Skill(
        mind=lambda: BuildersMind(BuildersWeights()),
        planner=partial(_planner, BuildersWeights),
        below=(hasty(78), hasty(35), absent(55, 50), absent(32, 50)),
        master=Effort(iterations=50, trust=0.4, explore=0.3, seconds=SECONDS),
        grandmaster=GRANDMASTER,
    ),
    "builders-antiquity": Skill(
        mind=lambda: BuildersMind(antiquity()),
        planner=partial(_planner, antiquity),
        below=(hasty(92), hasty(68), absent(49, 70), absent(25, 70)),
        master=Effort(iterations=40, trust=0.4, explore=0.3, seconds=SECONDS),
        grandmaster=GRANDMASTER,
    ),
}
