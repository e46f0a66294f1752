"""Cards, prices and gains of Faiyum as the terminal joins their phrases."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.core.messages import Phrase, Thing, View, Zone
from ludarium.terminal.layout import tied
from ludarium.text.say import Say


def card_text(say: Say, card: str) -> str:
    """What a card always says, part by part."""
    return parts(say, say.game.face("card", card))


def parts(say: Say, phrases: Iterable[Phrase]) -> str:
    """Phrases that have commas in them, one after the other."""
    return "; ".join(say.phrase(phrase) for phrase in phrases)


def name(say: Say, thing: Thing) -> str:
    """A thing's name with how many of it there are."""
    told = say.phrase(thing.name)
    if thing.count > 1 and thing.card:
        told = say.words("fa-times", {"card": told, "count": thing.count})
    return tied(told)


def names(say: Say, things: Iterable[Thing]) -> str:
    return ", ".join(name(say, thing) for thing in things) or say.words("fa-none")


def zone(view: View, id_: str) -> Zone:
    return next(zone for zone in view.zones if zone.id == id_)
