"""How Ante Portas is played, on one page: the goal first, with the figures of the rules."""

from __future__ import annotations

from ludarium.core.messages import Phrase
from ludarium.games.ante_portas.battle import (
    ENOUGH_TO_HOLD,
    HALF_CAVALRY,
    HALF_INFANTRY,
    NONE_CAVALRY,
    NONE_INFANTRY,
)
from ludarium.games.ante_portas.map import ALLIES, MOST_MORALE
from ludarium.games.ante_portas.stages import MOST_ATTACHED, MOST_NAMED, MOST_ROUNDS

HOW = (
    Phrase("how-goal", {"morale": int(MOST_MORALE), "rounds": int(MOST_ROUNDS)}),
    Phrase("how-cards"),
    Phrase("how-round"),
    Phrase("how-carthage", {"attached": int(MOST_ATTACHED)}),
    Phrase("how-rome", {"cities": int(MOST_NAMED)}),
    Phrase(
        "how-battle",
        {
            "held": int(ENOUGH_TO_HOLD),
            "half-infantry": int(HALF_INFANTRY),
            "half-cavalry": int(HALF_CAVALRY),
            "none-infantry": int(NONE_INFANTRY),
            "none-cavalry": int(NONE_CAVALRY),
        },
    ),
    Phrase("how-city", {"allies": int(ALLIES)}),
    Phrase("how-siege"),
)
