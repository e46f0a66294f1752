"""A game of The Builders, card by card: what was revealed and taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludarium.arena.digests import CardUses, Digest, card_of, starter
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.builders.rules import Builders

TAKING = ("opened", "recruited", "bought", "educated")
# What an event does with which card, and what ends a turn.
BUILDERS_USES = {
    "opened": ("building", "opened"),
    "finished": ("building", "finished"),
    "machine-finished": ("building", "finished"),
    "recruited": ("worker", "recruited"),
    "prisoner-bought": ("prisoner", "bought"),
    "tool-bought": ("tool", "bought"),
    "educated": ("university", "educated"),
}
REVEALED = {"worker-revealed": "worker", "next-worker-revealed": "worker", "building-revealed": "building"}


def digest(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """Cards revealed and taken, turns, and whether a limit ended the game."""
    del game
    counter, turns, offered = CardUses(int(last.seats), TAKING), [0] * int(last.seats), set()
    for event in events:
        counter.follow(event)
        if event.kind in REVEALED:
            offered.add(card_of(event, REVEALED[event.kind]))
        elif event.kind in BUILDERS_USES:
            argument, use = BUILDERS_USES[event.kind]
            counter.add(card_of(event, argument), use, event.seat)
        elif event.kind == "turn-ended":
            turns[event.seat] += 1
    return counter.into(Digest(_ending(cast(Builders, last)), starter(events), turns, sorted(offered)))


def _ending(last: Builders) -> str:
    if last.dead:  # B-73a
        return "dead"
    return "cut-short" if last.was_cut_short() else "points"
