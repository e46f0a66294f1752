"""What halves and allies of Ante Portas do, in words where the house has them."""

from __future__ import annotations

from functools import cache
from typing import cast

from ludarium.games.ante_portas.board import AllyView, HalfView
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.ante_portas.view import TableView
from ludarium.text.say import Say


@cache
def _house() -> dict[str, str]:
    """What the house's halves and allies do, as their data files write it."""
    view = cast(TableView, ANTE_PORTAS.view(ANTE_PORTAS.new(2), None))
    halves = [half for card in view.cards for half in (card.carthage, card.rome) if half is not None]
    found = {f"effect-{half.id}": half.effect for half in halves}
    return found | {f"help-{ally.id}": ally.help for ally in view.allies}


def effect_text(say: Say, half: HalfView) -> str:
    """What a half does as an event; what another data file changed is said as it is written there."""
    return _said(say, f"effect-{half.id}", half.effect)


def help_text(say: Say, ally: AllyView) -> str:
    """How an ally helps Carthage."""
    return _said(say, f"help-{ally.id}", ally.help)


def _said(say: Say, message: str, written: str) -> str:
    return say.words(message) if _house().get(message) == written else f"{written}."
