"""How Ante Portas is played."""

from __future__ import annotations

from ludarium.bots.ante_portas.mind import AntePortasMind
from ludarium.bots.ante_portas.plan import AntePortasPlanner
from ludarium.bots.mcts import Effort
from ludarium.bots.skill import MOST, SECONDS, Skill, absent, hasty

SKILLS = {
    "ante-portas": Skill(
        mind=AntePortasMind,
        planner=lambda: AntePortasPlanner(AntePortasMind()).choose,
        below=(hasty(97), absent(56, 60), absent(27, 50), absent(3, 50)),
        master=Effort(500, trust=0.6, explore=1.0, seconds=SECONDS, learned=True, guess=True),
        grandmaster=Effort(MOST, trust=0.6, explore=1.0, learned=True, guess=True),
    ),
}
