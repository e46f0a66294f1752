"""A game of Ante Portas: what each half was used for, Hannibal's way, turns, and what was still hidden."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from ludarium.arena.ante_portas_tally import use_of
from ludarium.arena.digests import CardUses, Digest, Look, card_of
from ludarium.core.bits import BIT
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.rules import AntePortas

TAKING = ("event", "attached")
HIDDEN_AFTER = 7  # AP-95: the round at whose end each side should still hide a card
HIDDEN = {CARTHAGE: "hidden-carthage", ROME: "hidden-rome"}


def digest(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """Halves and their uses, the ending, the cities entered, and turns of rounds."""
    del game
    counter, ending, turns, course = CardUses(int(last.seats), TAKING), "", Turns(), list[str]()
    for event in events:
        turns.follow(event)
        counter.follow(event)
        if event.kind == "over":
            ending = str(event.args["ending"])
        elif event.kind == "entered":
            course.append(str(event.args["city"]))
        elif use := use_of(event):
            counter.add(card_of(event), use, event.seat)
    counts = {**turns.counts(), "by-sea": roads_by_sea(cast(AntePortas, last), course)}
    rounds = [last.rounds_played()] * int(last.seats)
    return counter.into(Digest(ending, 0, rounds, course=course, counts=counts))


class Turns:
    """Counts the turns of rounds (AP-12)."""

    def __init__(self) -> None:
        self.by_round: list[int] = []

    def follow(self, event: Event) -> None:
        if event.kind == "round-began":
            self.by_round.append(1)
        elif event.kind == "another-turn":
            self.by_round[-1] += 1

    def counts(self) -> dict[str, int]:
        several = sum(turns > 1 for turns in self.by_round)
        return {"turns": sum(self.by_round), "rounds": len(self.by_round), "rounds-of-several": several}


def roads_by_sea(last: AntePortas, course: Sequence[str]) -> int:
    """How many roads of a way only the sea makes (AP-25)."""
    land = last.land
    way = [0, *[land.city_ids.index(city) for city in course]]  # AP-2: the first city is the start
    return sum(bool(land.by_sea[a] & BIT[b]) for a, b in pairwise(way))


class Hidden(Look):
    """Counts the cards of each hand that the other side cannot name when round 7 is over (AP-15a)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[str, int] = {}

    def at(self, state: State) -> None:
        if not self.found and state.rounds_played() > HIDDEN_AFTER:
            self.found = {name: self._hidden(state, seat) for seat, name in HIDDEN.items()}

    def _hidden(self, state: State, seat: int) -> int:
        other = cast(TableView, self.game.view(state, ROME if seat == CARTHAGE else CARTHAGE))
        side = other.carthage if seat == CARTHAGE else other.rome
        return side.hand_size - len(side.hand)

    def counts(self) -> dict[str, int]:
        return self.found


look = Hidden
