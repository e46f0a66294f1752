"""What a game was like, card by card, from its events: small enough to write down for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import msgspec

from ludarium.arena.ante_portas_tally import use_of
from ludarium.arena.faiyum_tally import Course, FaiyumTally
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.state import State
from ludarium.games.faiyum.rules import Faiyum

Uses = dict[str, dict[str, list[int]]]
# The Builders: what an event does with which card, and what ends a turn.
BUILDERS_USES = {
    "opened": ("building", "opened"),
    "finished": ("building", "finished"),
    "machine-finished": ("building", "finished"),
    "recruited": ("worker", "recruited"),
    "prisoner-bought": ("prisoner", "bought"),
    "tool-bought": ("tool", "bought"),
    "educated": ("university", "educated"),
}
REVEALED = {"worker-revealed": "worker", "building-revealed": "building"}
KINDS = {"worker": "unit", "prisoner": "unit"}  # as a game lists its cards
FAIYUM_USES = ("bought", "played", "cashed")
# Which uses count as taking a card: those whose lift on winning is told.
TAKING: Mapping[str, tuple[str, ...]] = {
    "builders": ("opened", "recruited", "bought", "educated"),
    "ante_portas": ("event", "attached"),
    "faiyum": ("bought",),
}


class Digest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game besides its result; `uses` is card → use → how often each seat did it; a card is `kind:id`."""

    ending: str = ""
    first: int = 0  # the seat that began
    turns: list[int] = []
    offered: list[str] = []
    uses: Uses = {}


class Counter:
    """Counts the uses of cards by seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.uses: Uses = {}

    def add(self, card: str, use: str, seat: int) -> None:
        self.uses.setdefault(card, {}).setdefault(use, [0] * self.seats)[seat] += 1

    def sorted(self) -> Uses:
        return {card: dict(sorted(uses.items())) for card, uses in sorted(self.uses.items())}


def _first(events: Sequence[Event]) -> int:
    """The seat that began; alone nobody draws lots."""
    return next((event.seat for event in events if event.kind == "started"), 0)


def _card(event: Event, argument: str = "card") -> str:
    return f"{KINDS.get(argument, argument)}:{event.args[argument]}"


def builders_digest(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """Cards revealed and taken, turns, and whether a limit ended the game."""
    del game
    counter, turns, offered = Counter(int(last.seats)), [0] * int(last.seats), set()
    for event in events:
        if event.kind in REVEALED:
            offered.add(_card(event, REVEALED[event.kind]))
        elif event.kind in BUILDERS_USES:
            argument, use = BUILDERS_USES[event.kind]
            counter.add(_card(event, argument), use, event.seat)
        elif event.kind == "turn-ended":
            turns[event.seat] += 1
    ending = "cut-short" if last.was_cut_short() else "points"
    return Digest(ending, _first(events), turns, sorted(offered), counter.sorted())


def ante_portas_digest(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """Halves and their uses, and the ending."""
    del game
    counter, ending = Counter(int(last.seats)), ""
    for event in events:
        if event.kind == "over":
            ending = str(event.args["ending"])
        elif use := use_of(event):
            counter.add(_card(event), use, event.seat)
    return Digest(ending, 0, [last.rounds_played()] * int(last.seats), [], counter.sorted())


def faiyum_digest(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """Cards on offer, bought, played and cashed, and turns."""
    tally = FaiyumTally(game)
    tally.open(cast(Faiyum, last))
    course = Course(tally, cast(Faiyum, last).cards)
    counter = Counter(int(last.seats))
    for event in events:
        course.follow(event)
        if event.kind in FAIYUM_USES:
            counter.add(_card(event), event.kind, event.seat)
    return Digest(
        "last-rounds",
        _first(events),
        tally.turns,
        sorted(f"card:{card}" for card in course.offered),
        counter.sorted(),
    )


DIGESTS: dict[str, Callable[[Game, State, Sequence[Event]], Digest]] = {
    "builders": builders_digest,
    "ante_portas": ante_portas_digest,
    "faiyum": faiyum_digest,
}


def digest_of(game: Game, last: State, events: Sequence[Event]) -> Digest:
    """The digest of a finished game; a family without its own one has an empty one."""
    return DIGESTS[game.family](game, last, events) if game.family in DIGESTS else Digest()
