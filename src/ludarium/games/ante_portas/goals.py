"""Every way in which Ante Portas may end, and how near it is (AP-70 to AP-74)."""

from __future__ import annotations

from functools import cache

from ludarium.core.bits import count, members
from ludarium.core.messages import Goal, Phrase
from ludarium.games.ante_portas.cards import Deck
from ludarium.games.ante_portas.effects import (
    CARTHAGE,
    REGIONS,
    ROME,
    WANTS_ALLY,
    WANTS_NO_SEA,
    WANTS_REGION,
    WANTS_ROMAN_ALLIES,
    WANTS_SEA,
    WIN,
    Effect,
)
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.map import Map
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import MOST_ROUNDS


def goals(state: AntePortas, view: TableView) -> list[Goal]:
    """Ends that favour Carthage, then Rome's; all of it lies open to both."""
    return [
        _morale(view),
        _siege(state),
        _hand(state, view),
        *[_win(state, card) for card in _winning(state.deck)],
        _rounds(view),
    ]


def _morale(view: TableView) -> Goal:
    return Goal(
        id="morale",
        words=Phrase("ap-goal-morale", {"morale": view.morale}),
        value=view.most_morale - view.morale,
        of=view.most_morale,
        seat=CARTHAGE,
        ends=True,
        clause="AP-72",
    )


def _siege(state: AntePortas) -> Goal:
    """How many roads Hannibal is from Roma; beside it, the march that the last road takes."""
    roads = roads_to_roma(state.land)
    left = roads[state.hannibal]
    words = Phrase("ap-goal-siege", {"roads": left})
    if left == 1:
        words = Phrase("ap-goal-siege-near", {"march": int(state.road_time(state.land.roma))})
    return Goal(
        id="siege",
        words=words,
        value=max(roads) - left,
        of=max(roads),
        seat=CARTHAGE,
        ends=True,
        clause="AP-71",
    )


@cache
def roads_to_roma(land: Map) -> list[int]:
    """The number of roads from each city to Roma, whoever holds the sea."""
    found = {int(land.roma): 0}
    fresh = [int(land.roma)]
    while fresh:
        at = fresh.pop(0)
        near = [city for city in members(land.near[at]) if city not in found]
        found |= dict.fromkeys(near, found[at] + 1)
        fresh += near
    return [found[city] for city in range(len(land.city_ids))]


def _hand(state: AntePortas, view: TableView) -> Goal:
    begins = int(count(state.deck.start_carthage))
    return Goal(
        id="hand-empty",
        words=Phrase("ap-goal-hand-empty", {"count": view.carthage.hand_size}),
        value=max(0, begins - view.carthage.hand_size),
        of=begins,
        seat=ROME,
        ends=True,
        clause="AP-72",
    )


@cache
def _winning(deck: Deck) -> list[int]:
    """The Roman cards that win the game as events."""
    return [card for card, effect in enumerate(deck.r_effects) if effect.has(WIN)]


def _win(state: AntePortas, card: int) -> Goal:
    """A card that wins when its conditions are met: those of the card itself."""
    effect = state.deck.r_effects[card]
    wants = [(int(effect.want_kinds[i]), int(effect.want_numbers[i])) for i in range(len(effect.wants))]
    met = [bool(state.want_met(kind, number)) for kind, number in wants]
    told = [_want(state, kind, number, yes) for (kind, number), yes in zip(wants, met, strict=True)]
    return Goal(
        id=f"scipio:{state.deck.r_ids[card]}",
        words=Phrase(
            "ap-goal-scipio", {"card": state.deck.r_ids[card], "wants": told or [Phrase("ap-want-none")]}
        ),
        value=_near(effect, met),
        of=_of(effect),
        seat=ROME,
        ends=True,
        clause="AP-72",
    )


def _of(effect: Effect) -> int:
    return 1 if effect.any_will_do or not effect.wants else len(effect.wants)


def _near(effect: Effect, met: list[bool]) -> int:
    """How many conditions are met; one is enough where any will do."""
    return min(_of(effect), sum(met)) if effect.wants else 1


def _want(state: AntePortas, kind: int, number: int, met: bool) -> Phrase:
    """A condition and whether it is met."""
    yes = "yes" if met else "no"
    if kind == WANTS_REGION:
        return Phrase("ap-want-region", {"met": yes, "region": REGIONS[number].lower()})
    if kind == WANTS_ALLY:
        return Phrase("ap-want-ally", {"met": yes, "ally": state.land.ally_ids[number]})
    if kind == WANTS_ROMAN_ALLIES:
        allies = int(count(state.roman_allies()))
        return Phrase("ap-want-roman-allies", {"met": yes, "needed": number, "allies": allies})
    assert kind in (WANTS_SEA, WANTS_NO_SEA)
    return Phrase("ap-want-sea" if kind == WANTS_SEA else "ap-want-no-sea", {"met": yes})


def _rounds(view: TableView) -> Goal:
    return Goal(
        id="worn-down",
        words=Phrase("ap-goal-worn-down", {"round": view.round, "most": MOST_ROUNDS}),
        value=view.round,
        of=MOST_ROUNDS,
        seat=ROME,
        ends=True,
        clause="AP-74",
    )
