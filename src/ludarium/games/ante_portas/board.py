"""The open figures of a view of Ante Portas: cards, cities, roads and allies."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import members
from ludarium.games.ante_portas.cards import Deck
from ludarium.games.ante_portas.effects import REGIONS, SPECIALS, VERBS, Effect
from ludarium.games.ante_portas.map import Map
from ludarium.games.ante_portas.rules import AntePortas

VERB_NAMES = {op: name for name, (op, *_) in (VERBS | SPECIALS).items()}


class VerbView(msgspec.Struct, frozen=True, gc=False):
    """One thing that an event does: the verb of the data file and its figure."""

    name: str
    number: int


class HalfView(msgspec.Struct, frozen=True, gc=False):
    """The figures of one half of a card, and its verbs for signs; its words are its face."""

    id: str
    infantry: int
    cavalry: int
    attached: bool
    verbs: list[VerbView]
    march: int = 0
    elephants: int = 0
    morale: int = 0
    wealth: int = 0
    goes: str = "rome"  # where the card goes when used: rome, carthage (under that pile) or out


class CardView(msgspec.Struct, frozen=True, gc=False):
    """A card with its two halves; Rome's start cards have one."""

    carthage: HalfView | None
    rome: HalfView


class CityView(msgspec.Struct, frozen=True, gc=False):
    """A city as it is now."""

    id: str
    region: str
    value: int
    anchor: bool
    anchor_used: bool


class RoadView(msgspec.Struct, frozen=True, gc=False):
    """A road between two cities; `march` is its time this round."""

    a: str
    b: str
    march: int
    sea: bool


class AllyView(msgspec.Struct, frozen=True, gc=False):
    """An ally: whose it is, and its stretch of the morale track as it is now."""

    id: str
    side: str  # rome or carthage
    wavers: bool
    high: int
    low: int


def _verbs(effect: Effect) -> list[VerbView]:
    return [VerbView(VERB_NAMES[verb.op], verb.number) for verb in effect.verbs]


def _carthage_half(deck: Deck, card: int) -> HalfView | None:
    if card >= len(deck.c_ids):
        return None
    return HalfView(
        id=deck.c_ids[card],
        infantry=int(deck.infantry[card]),
        cavalry=int(deck.cavalry[card]),
        attached=bool(deck.c_attached >> card & 1),
        verbs=_verbs(deck.c_effects[card]),
        march=int(deck.march[card]),
        elephants=int(deck.elephants[card]),
    )


def card_view(deck: Deck, card: int) -> CardView:
    rome = HalfView(
        id=deck.r_ids[card],
        infantry=int(deck.r_infantry[card]),
        cavalry=int(deck.r_cavalry[card]),
        attached=bool(deck.r_attached >> card & 1),
        verbs=_verbs(deck.r_effects[card]),
        morale=int(deck.r_morale[card]),
        wealth=int(deck.wealth[card]),
        goes="out" if deck.goes_out >> card & 1 else "carthage",
    )
    return CardView(_carthage_half(deck, card), rome)


def cities(land: Map, anchors_used: int) -> list[CityView]:
    return [
        CityView(
            id=name,
            region=REGIONS[land.region[city]].lower(),
            value=int(land.value[city]),
            anchor=bool(land.anchors >> city & 1),
            anchor_used=bool(anchors_used >> city & 1),
        )
        for city, name in enumerate(land.city_ids)
    ]


def roads(land: Map, extra: int) -> list[RoadView]:
    """All roads, when each takes so much more."""
    n = len(land.city_ids)
    return [
        RoadView(
            a=land.city_ids[a],
            b=land.city_ids[b],
            march=int(land.time[a * n + b]) + extra,
            sea=bool(land.by_sea[a] >> b & 1),
        )
        for a in range(n)
        for b in members(land.near[a])
        if a < b
    ]


def allies(state: AntePortas) -> list[AllyView]:
    land = state.land
    return [
        AllyView(
            id=name,
            side="carthage" if state.carthage_allies >> ally & 1 else "rome",
            wavers=bool(state.wavering() >> ally & 1),
            high=int(land.high[ally]),
            low=int(state.low_end(ally)),
        )
        for ally, name in enumerate(land.ally_ids)
    ]
