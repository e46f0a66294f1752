"""Which games have a mind, and which bots answer alike to the same random numbers: not who uses his time."""

from __future__ import annotations

from ludarium.bots import BOTS
from ludarium.bots.skill import UNKNOWN, skill_of
from ludarium.games import GAMES

TIMED = ("deep", "grandmaster")
UNTIMED = [*[name for name in BOTS if name not in TIMED], "deep:8"]
WITH_A_MIND = [game.id for game in GAMES.values() if skill_of(game) is not UNKNOWN]
