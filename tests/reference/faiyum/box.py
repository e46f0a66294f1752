"""What a game of Faiyum is played with: the cards and the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .board import Map, read_map
from .cards import Card, data_text, read_cards


@dataclass(frozen=True)
class Box:
    """Cards and map."""

    cards: dict[str, Card]
    map: Map

    @classmethod
    def of(cls, cards_text: str, map_text: str) -> Box:
        """Those of two texts."""
        return cls(read_cards(cards_text), read_map(map_text))


@cache
def the_box() -> Box:
    """Those of the data files, read once."""
    return Box.of(*(data_text(name) for name in ("cards.csv", "map.txt")))
