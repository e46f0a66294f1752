"""How a game of Faiyum was begun: what each seat did in its first turns, and the first card it bought."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.arena.openings import summed
from ludarium.core.game import Game
from ludarium.core.messages import Event

TURNS = 5  # that are looked at
DEEDS = {"played": "play", "bought": "buy", "cashed": "cash", "administered": "administer"}


def openings(game: Game, seats: int, events: Sequence[Event]) -> dict[str, list[str]]:
    """By seat: the kinds of its first turns, and the first card it bought."""
    del game
    return {
        "first-turns": [_first_turns(events, seat) for seat in range(seats)],
        "first-card": [_first_card(events, seat) for seat in range(seats)],
    }


def _first_turns(events: Sequence[Event], seat: int) -> str:
    done = [DEEDS[event.kind] for event in events if event.seat == seat and event.kind in DEEDS]
    return summed(done[:TURNS], list(DEEDS.values()))


def _first_card(events: Sequence[Event], seat: int) -> str:
    bought = (str(event.args["card"]) for event in events if event.seat == seat and event.kind == "bought")
    return next(bought, "")
