"""The phrases of The Builders that are made of figures alone: amounts, prices, the faces of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludarium.core.messages import Phrase
from ludarium.games.builders.cards import LOAN_COINS, LOAN_DEBT, RESOURCES, UNIVERSITY_LEVEL, Cards, unpack
from ludarium.games.builders.scoring import TENTHS
from ludarium.games.builders.words import card_message


@cache
def name(kind: str, card: str) -> Phrase:
    """How a card is called; `kind` is the argument that holds its id."""
    message = card_message(kind, card)
    assert message is not None
    return Phrase(message[0], {**message[1]})


@cache
def counted(noun: str, count: int) -> Phrase:
    """A number with its noun: coins, actions, points."""
    return Phrase(noun, {"count": count})


def price(actions: int, coins: int = 0) -> list[Phrase]:
    """What a choice takes; no coins are not told."""
    return [counted("actions", actions), counted("coins", coins)] if coins else [counted("actions", actions)]


def amounts(numbers: Sequence[int]) -> list[Phrase]:
    """Resources, those that are not there left out."""
    return _amounts(tuple(numbers))


@cache
def _amounts(numbers: tuple[int, ...]) -> list[Phrase]:
    told = zip(RESOURCES, numbers, strict=True)
    return [Phrase(f"amount-{kind}", {"count": count}) for kind, count in told if count] or [
        Phrase("amount-nothing")
    ]


def score(points: int, unit: int) -> Phrase:
    """A score in points, with one decimal where it is kept in tenths."""
    if unit == 1:
        return Phrase("points-whole", {"score": points})
    whole, tenth = divmod(abs(points), TENTHS)
    return Phrase("points-tenths", {"sign": "−" if points < 0 else "", "whole": whole, "tenth": tenth})


# --- faces ----------------------------------------------------------------------------------------


class Faces:
    """What the cards of one edition always say."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.units = {card: unit for unit, card in enumerate(cards.unit_ids)}
        things = {card: (unit, f"unit:{card}") for card, unit in self.units.items()}
        citizens = {card.replace("prisoner", "citizen"): thing for card, thing in things.items()}
        self.unit_things = {**citizens, **things}
        self.buildings = {card: building for building, card in enumerate(cards.building_ids)}
        self._known: dict[tuple[str, str], list[Phrase]] = {}
        self._makers = {
            "building": self._building,
            "unit": self._unit,
            "tool": self._tool,
            "university": self._university,
        }

    def face(self, kind: str, card: str) -> list[Phrase]:
        """The phrases of a card; `kind` as in `Game.cards`."""
        known = self._known.get((kind, card))
        if known is None:
            known = self._known[kind, card] = self._makers[kind](card)
        return known

    def _building(self, card: str) -> list[Phrase]:
        cards = self.cards
        building = cards.building_ids.index(card)
        points = int(cards.points[building])
        needs = Phrase("face-needs", {"amounts": amounts(unpack(int(cards.needs[building])))})
        if building < cards.first_machine:
            return [Phrase("face-worth", {"coins": int(cards.rewards[building]), "points": points}), needs]
        unit = cards.unit_ids.index(card)
        gives = amounts(unpack(int(cards.makes[unit])))
        return [Phrase("face-worth-machine", {"points": points, "amounts": gives}), needs]

    def _unit(self, card: str) -> list[Phrase]:
        cards = self.cards
        unit = cards.unit_ids.index(card.replace("citizen", "prisoner"))
        coins = cards.freed_coins[unit] if card.startswith("citizen") else cards.coins[unit]
        made = amounts(unpack(int(cards.makes[unit])))
        return [Phrase("face-sent", {"coins": int(coins)}), Phrase("face-makes", {"amounts": made})]

    def _tool(self, card: str) -> list[Phrase]:
        adds = self.cards.tool_makes[self.cards.tool_ids.index(card)]
        return [Phrase("face-adds", {"amounts": amounts(unpack(int(adds)))})]

    def _university(self, card: str) -> list[Phrase]:
        taught = [UNIVERSITY_LEVEL if card.startswith(kind) else 0 for kind in RESOURCES]
        return [Phrase("face-teaches", {"amounts": amounts(taught)})]


LOAN = Phrase("face-loan", {"coins": LOAN_COINS, "debt": LOAN_DEBT})
