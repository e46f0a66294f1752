"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.driving import shares_of
from ludarium.core.errors import OptionError
from ludarium.core.state import State

REWARDS = ("win", "score")


def check_reward(name: str) -> str:
    """The name of a known reward."""
    if name not in REWARDS:
        raise OptionError(f"there is no reward {name!r}; the rewards are {', '.join(REWARDS)}")
    return name


def score_leads(scores: Sequence[int], unit: int) -> list[float]:
    """How many points each seat is ahead of the mean of the others; alone, its points."""
    others = len(scores) - 1
    if not others:
        return [scores[0] / unit]
    total = sum(scores)
    return [(score - (total - score) / others) / unit for score in scores]


def rewards_of(state: State, kind: str, unit: int) -> list[float]:
    """The rewards of a finished game."""
    if kind == "win":
        return shares_of(state)
    return score_leads(state.scores(), unit)
