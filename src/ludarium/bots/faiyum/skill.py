"""How Faiyum is played."""

from __future__ import annotations

from ludarium.bots.faiyum.mind import FaiyumMind
from ludarium.bots.faiyum.plan import FaiyumPlanner
from ludarium.bots.faiyum.weights import FaiyumWeights
from ludarium.bots.mcts import Effort
from ludarium.bots.skill import MOST, SECONDS, Skill, absent, hasty, steady

SKILLS = {
    "faiyum": Skill(
        mind=FaiyumMind,
        planner=lambda: steady(FaiyumPlanner(FaiyumWeights())),
        below=(hasty(80), hasty(55), absent(55, 60), absent(15, 50)),
        master=Effort(iterations=12, turns=8, trust=2.0, explore=0.3, seconds=SECONDS, steady=True),
        grandmaster=Effort(MOST, trust=2.0, explore=0.3, learned=True, steady=True),
    ),
}
