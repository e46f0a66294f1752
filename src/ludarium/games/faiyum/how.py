"""How Faiyum is played, on one page: the goal first, with the figures of the rules."""

from __future__ import annotations

from ludarium.core.messages import Phrase
from ludarium.games.faiyum.pieces import (
    ADMINISTRATION_MONEY,
    ADMINISTRATION_WORKERS,
    CASH,
    CURRENT,
    DISASTERS,
    FETCHED,
    PRICES,
)

_PRICES = dict(zip(("first", "second", "third", "fourth"), (int(price) for price in PRICES), strict=True))
HOW = (
    Phrase("how-goal"),
    Phrase("how-turn"),
    Phrase("how-play", {"cash": int(CASH)}),
    Phrase("how-harvest"),
    Phrase("how-build"),
    Phrase("how-buy", {"cards": int(CURRENT), **_PRICES}),
    Phrase(
        "how-administration",
        {
            "money": int(ADMINISTRATION_MONEY),
            "workers": int(ADMINISTRATION_WORKERS),
            "fetched": int(FETCHED),
        },
    ),
    Phrase("how-end", {"disasters": int(DISASTERS)}),
)
