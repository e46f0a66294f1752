"""How The Builders are played, on one page: the goal first, with the figures of the rules."""

from __future__ import annotations

from ludarium.core.messages import Phrase
from ludarium.games.builders.cards import LOAN_COINS, LOAN_DEBT, UNIVERSITY_LEVEL, Cards
from ludarium.games.builders.scoring import COINS_A_POINT, FREEING_COINS
from ludarium.games.builders.state import (
    COINS_FOR_ACTIONS,
    END_POINTS,
    EXTRA_ACTION_COINS,
    FREE_ACTIONS,
    ROW,
    START_COINS,
)


def how(cards: Cards) -> list[Phrase]:
    """The steps of an edition; investments are told where there are any."""
    one, two, three = (int(coins) for coins in list(COINS_FOR_ACTIONS)[1:])
    return [
        Phrase("how-goal", {"points": int(END_POINTS)}),
        Phrase("how-start", {"coins": int(START_COINS), "cards": int(ROW)}),
        Phrase("how-turn", {"actions": int(FREE_ACTIONS), "coins": int(EXTRA_ACTION_COINS)}),
        Phrase("how-open"),
        Phrase("how-send"),
        Phrase("how-finish"),
        Phrase("how-coins", {"one": one, "two": two, "three": three}),
        *([_investments(cards)] if cards.tool_count else []),
        Phrase("how-end", {"per": int(COINS_A_POINT), "freeing": int(FREEING_COINS)}),
    ]


def _investments(cards: Cards) -> Phrase:
    figures = {
        "prisoner-coins": int(cards.prisoner_price),
        "tool-coins": int(cards.tool_price),
        "university-coins": int(cards.university_price),
        "level": int(UNIVERSITY_LEVEL),
        "loan": int(LOAN_COINS),
        "debt": int(LOAN_DEBT),
    }
    return Phrase("how-invest", {**figures})
