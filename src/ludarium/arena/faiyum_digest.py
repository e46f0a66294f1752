"""A game of Faiyum, card by card: what was on offer, bought and used, and administrations by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludarium.arena.digests import CardUses, Digest, Look, card_of, starter
from ludarium.arena.faiyum_tally import FaiyumTally, TurnCourse
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.faiyum.rules import Faiyum

TAKING = ("bought",)
USES = ("bought", "played", "cashed")
EARLY = 3  # one part of so many of a game is early
FEW_CARDS = 3  # FA-95


def digest(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """Cards on offer, bought, played and cashed, turns, and how those bought early were used."""
    tally = FaiyumTally(game)
    tally.open(cast(Faiyum, last))
    course = TurnCourse(tally, cast(Faiyum, last).cards)
    counter, purchases = CardUses(int(last.seats), TAKING), Purchases()
    for event in events:
        course.follow(event)
        counter.follow(event)
        if event.kind in USES:
            counter.add(card_of(event), event.kind, event.seat)
            purchases.follow(event, sum(tally.turns))
    offered = sorted(f"card:{card}" for card in course.offered)
    counts = purchases.counts(sum(tally.turns))
    return counter.into(Digest("last-rounds", starter(events), tally.turns, offered, counts=counts))


class Purchases:
    """When each card was bought, and how often it was played."""

    def __init__(self) -> None:
        self.bought: dict[str, int] = {}  # card -> turns of the game until then
        self.played: dict[str, int] = {}

    def follow(self, event: Event, turns: int) -> None:
        card = str(event.args["card"])
        if event.kind == "bought":
            self.bought[card] = turns
        elif event.kind == "played":
            self.played[card] = self.played.get(card, 0) + 1

    def counts(self, turns: int) -> dict[str, int]:
        early = [card for card, then in self.bought.items() if EARLY * then <= turns]
        return {"early": len(early), "early-played": sum(self.played.get(card, 0) for card in early)}


class Administrations(Look):
    """Counts administrations, and those with few cards in hand (FA-95)."""

    def __init__(self, game: Game) -> None:
        del game
        self.heard = 0
        self.hands: list[int] = []  # before the last move
        self.found = {"administrations": 0, "administrations-with-few": 0}

    def at(self, state: State) -> None:
        log = state.log or []
        for event in log[self.heard :]:
            if event.kind == "administered":
                self.found["administrations"] += 1
                self.found["administrations-with-few"] += self.hands[event.seat] <= FEW_CARDS
        self.heard = len(log)
        self.hands = [int(cast(Faiyum, state).hand_size(seat)) for seat in range(int(state.seats))]

    def counts(self) -> dict[str, int]:
        return self.found


look = Administrations
