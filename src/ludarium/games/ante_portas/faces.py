"""What the halves, cities and allies of Ante Portas always say: phrases made once for a deck and its map."""

from __future__ import annotations

import re
from functools import cache

from ludarium.core.messages import Phrase, Thing
from ludarium.games.ante_portas.board import CardView, HalfView, RoadView, card_view, roads
from ludarium.games.ante_portas.cards import Deck, house_text, load
from ludarium.games.ante_portas.effects import REGIONS
from ludarium.games.ante_portas.map import Map
from ludarium.games.ante_portas.phrases import counted, men

EVENT = "ap-event-text"  # the phrase of a face that tells the event


@cache
def _house() -> dict[str, str]:
    """What the house's halves and allies do, as their data files write it."""
    return _written(load(house_text("cards.csv"), house_text("map.csv")))


def _written(deck: Deck) -> dict[str, str]:
    """Messages for what halves and allies do, with the texts of the data files."""
    halves = [*zip(deck.c_ids, deck.c_effects, strict=True), *zip(deck.r_ids, deck.r_effects, strict=True)]
    found = {f"effect-{half}": effect.text for half, effect in halves}
    helps = zip(deck.land.ally_ids, deck.land.help_texts, strict=True)
    return found | {f"help-{ally}": text for ally, text in helps}


class Roads:
    """All roads with their phrases, when each takes so much more than the map says."""

    def __init__(self, land: Map, extra: int) -> None:
        self.views: list[RoadView] = roads(land, extra)
        self.of_city: dict[str, list[Phrase]] = {city: [] for city in land.city_ids}
        self.between: dict[tuple[str, str], Phrase] = {}  # from Hannibal's city to another
        for road in self.views:
            self._add(road, road.a, road.b)
            self._add(road, road.b, road.a)
        self.told = {city: Phrase("ap-roads", {"roads": there}) for city, there in self.of_city.items()}

    def _add(self, road: RoadView, start: str, end: str) -> None:
        kind, by = ("ap-road-to-sea", "ap-road-sea") if road.sea else ("ap-road-to", "ap-road")
        self.of_city[start].append(Phrase(kind, {"city": end, "count": road.march}))
        self.between[start, end] = Phrase(by, {"count": road.march})


class Faces:
    """The cards of one deck with the phrases that never change."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.cards: list[CardView] = [card_view(deck, card) for card in range(len(deck.r_ids))]
        self.halves: dict[str, HalfView] = {}
        self.others: dict[str, str] = {}  # the half on the other end of the same card
        for card in self.cards:
            self._add(card)
        self.effects = dict(zip(deck.c_ids, deck.c_effects, strict=True))
        self.effects |= dict(zip(deck.r_ids, deck.r_effects, strict=True))
        self.does = {message: _said(message, text) for message, text in _written(deck).items()}
        self.names = {half: Phrase("ap-card", {"card": half}) for half in self.halves}
        self.cities = {city: Phrase("ap-city", {"city": city}) for city in deck.land.city_ids}
        self.in_hand = {half: self._thing("hand", half) for half in self.halves}
        self.in_army = {half: self._thing("army", half) for half in self.halves}
        self._roads: dict[int, Roads] = {}
        self._faces = {("card", half): self._half_face(self.halves[half]) for half in self.halves}
        self._faces |= {("city", city): self._city_face(at) for at, city in enumerate(deck.land.city_ids)}
        self._faces |= {("ally", ally): [self.does[f"help-{ally}"]] for ally in deck.land.ally_ids}

    def _add(self, card: CardView) -> None:
        self.halves[card.rome.id] = card.rome
        if card.carthage is not None:
            self.halves[card.carthage.id] = card.carthage
            self.others |= {card.rome.id: card.carthage.id, card.carthage.id: card.rome.id}

    def _thing(self, where: str, half: str) -> Thing:
        return Thing(id=f"{where}:{half}", name=self.names[half], card=("card", half))

    def roads(self, extra: int) -> Roads:
        """The roads of a round in which each takes so much more."""
        if extra not in self._roads:
            self._roads[extra] = Roads(self.deck.land, extra)
        return self._roads[extra]

    # --- faces --------------------------------------------------------------------------------------

    def printed(self, kind: str, card: str) -> str | None:
        """The side that a half belongs to."""
        if kind != "card":
            return None
        return "carthage" if card in self.deck.c_ids else "rome"

    def face(self, argument: str, card: str) -> list[Phrase]:
        """What a half, a city or an ally always says."""
        return self._faces.get((argument, card), [])

    def effect(self, half: str) -> Phrase:
        """What a half does as an event."""
        return self.does[f"effect-{half}"]

    def is_roman(self, half: str) -> bool:
        return self.halves[half].goes != "rome"

    def _half_face(self, half: HalfView) -> list[Phrase]:
        kind = Phrase("attached" if half.attached else "immediate")
        event = Phrase(EVENT, {"kind": kind, "effect": self.effect(half.id)})
        return [*figures(half), event, Phrase(f"goes-{half.goes}"), *self._other(half)]

    def _other(self, half: HalfView) -> list[Phrase]:
        """The other half, which a card that leaves the game will never show again."""
        other = self.others.get(half.id)
        return [] if other is None or half.goes == "out" else [Phrase("ap-other-half", {"card": other})]

    def _city_face(self, at: int) -> list[Phrase]:
        land = self.deck.land
        region = Phrase("ap-region", {"region": REGIONS[land.region[at]].lower()})
        anchor = [Phrase("ap-anchor")] if land.anchors >> at & 1 else []
        return [region, counted("value", int(land.value[at])), *anchor]


def figures(half: HalfView) -> list[Phrase]:
    """All figures of a half, those of the other side left out."""
    found = [men(half.infantry, half.cavalry)]
    if half.goes != "rome":
        return [*found, counted("morale", half.morale), counted("wealth", half.wealth)]
    found.append(counted("march", half.march))
    return [*found, counted("elephants", half.elephants)] if half.elephants else found


def effect_in(face: list[Phrase]) -> Phrase:
    """What the event of a half does, found in its face."""
    effect = next(phrase for phrase in face if phrase.message == EVENT).args["effect"]
    assert isinstance(effect, Phrase)
    return effect


def _figures(written: str) -> list[int]:
    """The figures of an effect in the order of the data file; whether they are added its words say."""
    return [int(number) for number in re.findall(r"[0-9]+", written)]


def _said(message: str, written: str) -> Phrase:
    """What another data file changed is said as it is written there."""
    if _house().get(message) == written:
        return Phrase(message, {f"n{place}": number for place, number in enumerate(_figures(written), 1)})
    return Phrase("as-written", {"name": f"{written}."})
