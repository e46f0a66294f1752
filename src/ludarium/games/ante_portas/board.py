"""The open part of a view of Ante Portas: cards, cities, roads and allies."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import members
from ludarium.games.ante_portas.effects import REGIONS
from ludarium.games.ante_portas.rules import AntePortas


class HalfView(msgspec.Struct, frozen=True):
    """One half of a card; `effect` is the text of the data file."""

    id: str
    name: str
    infantry: int
    cavalry: int
    attached: bool
    effect: str
    march: int = 0
    elephants: int = 0
    morale: int = 0
    wealth: int = 0
    goes: str = "rome"  # where the card goes when used: rome, carthage (under that pile) or out


class CardView(msgspec.Struct, frozen=True):
    """A card with its two halves; Rome's start cards have one."""

    carthage: HalfView | None
    rome: HalfView


class CityView(msgspec.Struct, frozen=True):
    """A city as it is now."""

    id: str
    region: str
    value: int
    anchor: bool
    anchor_used: bool


class RoadView(msgspec.Struct, frozen=True):
    """A road between two cities; `march` is its time this round."""

    a: str
    b: str
    march: int
    sea: bool


class AllyView(msgspec.Struct, frozen=True):
    """An ally: whose it is, its stretch of the morale track as it is now, and its help."""

    id: str
    side: str  # rome or carthage
    wavers: bool
    high: int
    low: int
    help: str


def _carthage_half(state: AntePortas, card: int) -> HalfView | None:
    deck = state.deck
    if card >= len(deck.c_ids):
        return None
    return HalfView(
        id=deck.c_ids[card],
        name=deck.names[deck.c_ids[card]],
        infantry=int(deck.infantry[card]),
        cavalry=int(deck.cavalry[card]),
        attached=bool(deck.c_attached >> card & 1),
        effect=deck.c_effects[card].text,
        march=int(deck.march[card]),
        elephants=int(deck.elephants[card]),
    )


def card_view(state: AntePortas, card: int) -> CardView:
    deck = state.deck
    rome = HalfView(
        id=deck.r_ids[card],
        name=deck.names[deck.r_ids[card]],
        infantry=int(deck.r_infantry[card]),
        cavalry=int(deck.r_cavalry[card]),
        attached=bool(deck.r_attached >> card & 1),
        effect=deck.r_effects[card].text,
        morale=int(deck.r_morale[card]),
        wealth=int(deck.wealth[card]),
        goes="out" if deck.goes_out >> card & 1 else "carthage",
    )
    return CardView(_carthage_half(state, card), rome)


def cities(state: AntePortas) -> list[CityView]:
    land = state.land
    return [
        CityView(
            id=name,
            region=REGIONS[land.region[city]].lower(),
            value=int(land.value[city]),
            anchor=bool(land.anchors >> city & 1),
            anchor_used=bool(state.anchors_used >> city & 1),
        )
        for city, name in enumerate(land.city_ids)
    ]


def roads(state: AntePortas) -> list[RoadView]:
    land = state.land
    n = len(land.city_ids)
    return [
        RoadView(
            a=land.city_ids[a],
            b=land.city_ids[b],
            march=int(land.time[a * n + b] + state.road_extra),
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
            help=land.help_texts[ally],
        )
        for ally, name in enumerate(land.ally_ids)
    ]
