"""Levels that think as the real ones do, but shortly enough for tests that are not compiled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludarium.bots import skill
from ludarium.bots.mcts import Effort
from ludarium.bots.skill import Skill, skills_module
from ludarium.games import GAMES

ITERATIONS = 3


def quick(effort: Effort) -> Effort:
    return replace(effort, iterations=ITERATIONS, turns=0, seconds=0.0)


def _quick(known: Skill) -> Skill:
    return replace(known, master=quick(known.master), grandmaster=quick(known.grandmaster))


def think_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level that searches do so with few iterations."""
    for module in filter(None, {skills_module(game) for game in GAMES.values()}):
        skills = {game: _quick(known) for game, known in module.SKILLS.items()}
        monkeypatch.setattr(module, "SKILLS", skills)
    blind = replace(skill.BLIND, iterations=ITERATIONS)
    monkeypatch.setattr(skill, "UNKNOWN", Skill(master=blind, grandmaster=blind))
