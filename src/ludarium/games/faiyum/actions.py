"""Action ids of Faiyum as moves and as text, both ways."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ludarium.core.actions import ActionTexts, Piece
from ludarium.core.messages import Move
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.map import Map
from ludarium.games.faiyum.pieces import BUILDINGS, GOODS
from ludarium.games.faiyum.state import Layout

FORMS = {  # the text of each kind of move, with its argument in braces
    "done": "done",
    "more": "more",
    "use": "use",
    "leave": "leave",
    "administer": "administer",
    "pass": "pass",
    "buy-back": "buy back",
    "pay": "pay {good}",
    "pay-money": "pay money",
    "gain": "gain {good}",
    "play": "play {card}",
    "cash": "cash {card}",
    "buy": "buy {card}",
    "offer": "offer {card}",
    "remove": "remove {card}",
    "worker": "worker {field}",
    **{building: building + " {field}" for building in BUILDINGS},
    "block": "block {field}",
    "recall": "recall {field}",
    "hunt": "hunt {field}",
    "road": "road {road}",
    "bridge": "bridge {bridge}",
    "start": "start {seat}",
    "deal": "deal {card}",
    "draw": "draw {card}",
    "disaster": "disaster",
}
FIXED = ("done", "more", "use", "leave", "administer", "pass", "buy-back")


class Actions(ActionTexts):
    """The action ids of one set of cards and one map."""

    def __init__(self, cards: Cards, land: Map, layout: Layout) -> None:
        self.cards = cards
        self.land = land
        at = layout
        pieces: list[Piece] = [
            (at.done, lambda n: Move(FIXED[n], {})),
            (at.pay, self._pay),
            (at.gain, lambda n: Move("gain", {"good": GOODS[n]})),
            (at.play, self._card("play")),
            (at.cash, self._card("cash")),
            (at.buy, self._card("buy")),
            (at.offer, self._card("offer")),
            (at.remove, self._card("remove")),
            (at.worker, self._field("worker")),
            *[
                (at.build + land.cells * number, self._field(building))
                for number, building in enumerate(BUILDINGS)
            ],
            (at.block, self._field("block")),
            (at.recall, self._field("recall")),
            (at.hunt, self._field("hunt")),
            (at.road, lambda n: Move("road", {"road": land.edge_name(n)})),
            (at.bridge, lambda n: Move("bridge", {"bridge": land.bridge_name(n)})),
            (at.start, lambda n: Move("start", {"seat": n})),
            (at.deal, self._card("deal")),
            (at.draw, self._card("draw")),
            (at.disaster, lambda _: Move("disaster", {})),
        ]
        super().__init__(FORMS, pieces, int(at.actions))

    def _pay(self, way: int) -> Move:
        return Move("pay", {"good": GOODS[way]}) if way < len(GOODS) else Move("pay-money", {})

    def _card(self, kind: str) -> Callable[[int], Move]:
        return lambda n: Move(kind, {"card": self.cards.ids[n]})

    def _field(self, kind: str) -> Callable[[int], Move]:
        return lambda n: Move(kind, {"field": self.land.names[n]})

    @cached_property
    def _by_other_words(self) -> dict[str, int]:
        """What is understood besides: numbers of cards, and roads written from their other end."""
        numbers = {
            row.number.lower(): card for row, card in zip(self.cards.rows, self.cards.ids, strict=True)
        }
        names = {card: number for number, card in numbers.items()}
        found = {}
        for text, action in self.texts.items():
            verb, _, rest = text.partition(" ")
            if rest in names:
                found[f"{verb} {names[rest]}"] = action
            if verb in ("road", "bridge"):
                found[f"{verb} {'-'.join(reversed(rest.split('-')))}"] = action
        return found

    def understood(self, words: str) -> int | None:
        return self.texts.get(words, self._by_other_words.get(words))
