"""How a game of The Builders was begun: each seat's first turn, and the first building it opened."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.arena.openings import summed
from ludarium.core.game import Game
from ludarium.core.messages import Event, Phrase

# Events of a first turn, with the kinds of moves that they tell.
DEEDS = {
    "opened": "open",
    "recruited": "recruit",
    "sent": "send",
    "sent-with-tool": "send",
    "prisoner-bought": "prisoner",
    "tool-bought": "tool",
    "educated": "university",
    "borrowed": "loan",
    "took": "take",
}


def openings(game: Game, seats: int, events: Sequence[Event]) -> dict[str, list[str]]:
    """By seat: the kinds of moves of the first turn, and the points of the first building opened."""
    return {
        "first-turn": [_first_turn(events, seat) for seat in range(seats)],
        "first-building": [_first_building(game, events, seat) for seat in range(seats)],
    }


def _first_turn(events: Sequence[Event], seat: int) -> str:
    own = [event for event in events if event.seat == seat]
    end = next((place for place, event in enumerate(own) if event.kind == "turn-ended"), len(own))
    done = [DEEDS[event.kind] for event in own[:end] if event.kind in DEEDS]
    return summed(done, list(dict.fromkeys(DEEDS.values())))


def _first_building(game: Game, events: Sequence[Event], seat: int) -> str:
    """Points as the card tells them; nothing if the seat never opened one."""
    opened = [event for event in events if event.seat == seat and event.kind == "opened"]
    return f"points*{_points(game.face('building', str(opened[0].args['building'])))}" if opened else ""


def _points(face: Sequence[Phrase]) -> int:
    worth = next((phrase for phrase in face if "points" in phrase.args), None)
    return int(str(worth.args["points"])) if worth else 0
