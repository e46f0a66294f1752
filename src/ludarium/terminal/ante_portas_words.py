"""The figures of Ante Portas in words, as its table and its menus need them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.core.messages import Args
from ludarium.games.ante_portas.board import HalfView
from ludarium.games.ante_portas.effects import CARTHAGE
from ludarium.games.ante_portas.view import CampView, StackView, TableView
from ludarium.terminal.layout import tied
from ludarium.text.ante_portas import effect_text
from ludarium.text.say import Say

SIDES = ("carthage", "rome")


def counted(say: Say, noun: str, count: int) -> str:
    """A number with its noun: "4,000 infantry"."""
    return tied(say.words(f"ap-{noun}", {"count": count}))


def card_name(say: Say, card: str) -> str:
    return tied(say.card("card", card))


def city_name(say: Say, city: str) -> str:
    return tied(say.card("city", city))


def ally_name(say: Say, ally: str) -> str:
    return tied(say.card("ally", ally))


def side_name(say: Say, seat: int) -> str:
    return say.words(f"side-{SIDES[seat]}")


def names(say: Say, cards: Iterable[str]) -> str:
    """Cards by name, or that there is none."""
    return ", ".join(card_name(say, card) for card in cards) or say.words("table-nothing")


# --- halves of cards --------------------------------------------------------------------------------


def half_of(view: TableView, card: str) -> HalfView:
    """The half with this name."""
    halves = [half for both in view.cards for half in (both.carthage, both.rome) if half is not None]
    return next(half for half in halves if half.id == card)


def other_half(view: TableView, card: str) -> HalfView | None:
    """The half on the other end of the same card."""
    for both in view.cards:
        if both.rome.id == card:
            return both.carthage
        if both.carthage is not None and both.carthage.id == card:
            return both.rome
    return None


def is_roman(view: TableView, half: HalfView) -> bool:
    return any(both.rome.id == half.id for both in view.cards)


def men(say: Say, infantry: int, cavalry: int) -> str:
    return f"{counted(say, 'infantry', infantry)}, {counted(say, 'cavalry', cavalry)}"


def figures(say: Say, half: HalfView, *, roman: bool) -> str:
    """All figures of a half, those of the other side left out."""
    parts = [men(say, half.infantry, half.cavalry)]
    if roman:
        parts += [counted(say, "morale", half.morale), counted(say, "wealth", half.wealth)]
    else:
        parts.append(counted(say, "march", half.march))
    if half.elephants:
        parts.append(counted(say, "elephants", half.elephants))
    return ", ".join(parts)


def event_text(say: Say, half: HalfView) -> str:
    """How an event is used and what it does."""
    kind = say.words("attached" if half.attached else "immediate")
    return say.words("ap-event-text", {"kind": kind, "effect": effect_text(say, half)})


# --- camps and places -------------------------------------------------------------------------------


def camp_of(view: TableView, seat: int) -> CampView:
    return view.carthage if seat == CARTHAGE else view.rome


def army_of(view: TableView, cards: Sequence[str]) -> tuple[int, int, int]:
    """Infantry, cavalry and elephants of cards together."""
    halves = [half_of(view, card) for card in cards]
    return (
        sum(half.infantry for half in halves),
        sum(half.cavalry for half in halves),
        sum(half.elephants for half in halves),
    )


def stack_at(view: TableView, place: str) -> StackView | None:
    return next((stack for stack in view.stacks if stack.place == place), None)


def stack_size(stack: StackView | None) -> int:
    return sum(len(pile) for pile in stack.piles) if stack else 0


def road_args(view: TableView, city: str) -> tuple[int, bool] | None:
    """The march that the road from Hannibal to a city takes, and whether it goes by sea."""
    for road in view.roads:
        if {road.a, road.b} == {view.hannibal, city}:
            return road.march, road.sea
    return None


def city_facts(say: Say, view: TableView, city: str) -> list[str]:
    """What one has to know of a city: region, value, anchor, road from Hannibal, cards there."""
    found = next(each for each in view.cities if each.id == city)
    facts = [say.card("region", found.region), counted(say, "value", found.value)]
    if found.anchor:
        facts.append(say.words("ap-anchor-used" if found.anchor_used else "ap-anchor"))
    if city == view.hannibal:
        facts.append(say.words("ap-hannibal-here"))
    facts += _road_facts(say, view, city)
    if size := stack_size(stack_at(view, city)):
        facts.append(counted(say, "cards-there", size))
    return facts


def _road_facts(say: Say, view: TableView, city: str) -> list[str]:
    road = road_args(view, city)
    if road is None:
        return []
    args: Args = {"count": road[0]}
    return [say.words("ap-road-sea" if road[1] else "ap-road", args)]
