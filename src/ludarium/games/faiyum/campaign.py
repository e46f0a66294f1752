"""The pharaoh's challenge: what Faiyum's campaign of solo games asks for and gives (FA-81 … FA-83)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, cast

from ludarium.core import campaign
from ludarium.core.messages import CampaignFacts
from ludarium.core.state import State
from ludarium.games.faiyum.goals import AIMS
from ludarium.games.faiyum.phrases import reward
from ludarium.games.faiyum.pieces import REWARDS
from ludarium.games.faiyum.rules import Faiyum

FIRST_GOAL = next(iter(AIMS))
GOALS: dict[str, Callable[[Any], bool]] = {name: aim.met for name, aim in AIMS.items()}


class Campaign(campaign.Campaign):
    """The games of one player's challenge."""

    format = "ludarium faiyum campaign 1"
    facts = CampaignFacts(
        {name: aim.words for name, aim in AIMS.items()},
        tuple(reward(number) for number in range(1, REWARDS + 1)),
        "FA-81",
    )
    goals = GOALS
    least: ClassVar[dict[str, int]] = {name: aim.of for name, aim in AIMS.items() if aim.what == "fame"}

    @property
    def open_goals(self) -> list[str]:
        """The goals that can be ticked next; the first must be the 150 fame (FA-81)."""
        return super().open_goals if self.reached else [FIRST_GOAL]

    def ticked_unasked(self, met: list[str]) -> str | None:
        """The first of all is no choice (FA-81)."""
        return FIRST_GOAL if met == [FIRST_GOAL] else None

    def options(self) -> dict[str, str]:
        """With the rewards that are open (FA-82)."""
        return {"rewards": str(self.rewards) if self.rewards else "none"}

    def used(self, state: State) -> int:
        return int(cast(Faiyum, state).rewards)
