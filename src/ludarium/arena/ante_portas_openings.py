"""How a game of Ante Portas was begun: Hannibal's first cities, and what Rome used its first cards for."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.arena.ante_portas_tally import use_of
from ludarium.arena.digests import ROUND
from ludarium.arena.openings import summed
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.games.ante_portas.effects import CARTHAGE, ROME

CITIES = 3  # of a way that is told
ROUNDS = 2  # in which Rome shows what it is after
USES = ("event", "attached", "army", "money", "morale")  # that are chosen, the others happen


def openings(game: Game, seats: int, events: Sequence[Event]) -> dict[str, list[str]]:
    """Carthage's way, and Rome's uses; a side has nothing where the other one is looked at."""
    del game
    way = [str(event.args["city"]) for event in events if event.kind == "entered"]
    uses = [use for event in _first_rounds(events) if event.seat == ROME and (use := use_of(event)) in USES]
    found = {"way": {CARTHAGE: " ".join(way[:CITIES])}, "first-uses": {ROME: summed(uses, USES) or "nothing"}}
    return {name: [by_seat.get(seat, "") for seat in range(seats)] for name, by_seat in found.items()}


def _first_rounds(events: Sequence[Event]) -> Sequence[Event]:
    later = (
        place
        for place, event in enumerate(events)
        if event.kind == ROUND and int(event.args["round"]) > ROUNDS
    )
    return events[: next(later, len(events))]
