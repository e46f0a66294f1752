"""What a game was like, card by card, from its events: small enough to write down for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.own import own
from ludarium.core.state import State

Uses = dict[str, dict[str, list[int]]]
ROUND = "round-began"  # the event that tells a round
KINDS = {"worker": "unit", "prisoner": "unit"}  # as a game lists its cards


class Digest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game besides its result; `uses` is card → use → how often each seat did it; a card is `kind:id`."""

    ending: str = ""
    first: int = 0  # the seat that began
    turns: list[int] = []
    offered: list[str] = []
    uses: Uses = {}
    course: list[str] = []  # where the game went, in order, where a game tells that
    counts: dict[str, int] = {}  # what else a game counts, by name
    when: dict[str, list[int]] = {}  # card → the round in which each seat first took it; 0: it did not
    openings: dict[str, list[str]] = {}  # what is looked at → how each seat began; empty: it does not


class Look:
    """Looks at a game while it is played, for what its events do not tell; this one sees nothing."""

    def at(self, state: State) -> None:
        """A position right after a move."""

    def counts(self) -> dict[str, int]:
        return {}


class CardUses:
    """Counts the uses of cards by seat, and notes in which round a seat first took one."""

    def __init__(self, seats: int, taking: Sequence[str] = ()) -> None:
        self.seats = seats
        self.taking = taking
        self.round = 1
        self.uses: Uses = {}
        self.when: dict[str, list[int]] = {}

    def follow(self, event: Event) -> None:
        """Every event of a game, for the rounds."""
        if event.kind == ROUND:
            self.round = int(event.args["round"])

    def add(self, card: str, use: str, seat: int) -> None:
        self.uses.setdefault(card, {}).setdefault(use, [0] * self.seats)[seat] += 1
        if use in self.taking:
            rounds = self.when.setdefault(card, [0] * self.seats)
            rounds[seat] = rounds[seat] or self.round

    def sorted(self) -> Uses:
        return {card: dict(sorted(uses.items())) for card, uses in sorted(self.uses.items())}

    def into(self, digest: Digest) -> Digest:
        """The digest with the uses, and when cards were taken."""
        return msgspec.structs.replace(digest, uses=self.sorted(), when=dict(sorted(self.when.items())))


def starter(events: Sequence[Event]) -> int:
    """The seat that began; alone nobody draws lots."""
    return next((event.seat for event in events if event.kind == "started"), 0)


def card_of(event: Event, argument: str = "card") -> str:
    return f"{KINDS.get(argument, argument)}:{event.args[argument]}"


def look_of(game: Game) -> Look:
    """What looks at one game of this family while it is played."""
    look: Callable[[Game], Look] | None = own(game, "arena", "{}_digest", "look")
    return look(game) if look else Look()


def digest_of(game: Game, last: State, events: Sequence[Event], look: Look) -> Digest:
    """The digest of a finished game; a family without its own one has an empty one."""
    digest: Callable[[Game, State, Sequence[Event]], Digest] | None = own(
        game, "arena", "{}_digest", "digest"
    )
    found = digest(game, last, events) if digest else Digest()
    found = msgspec.structs.replace(found, openings=openings_of(game, int(last.seats), events))
    seen = look.counts()
    return msgspec.structs.replace(found, counts={**found.counts, **seen}) if seen else found


def openings_of(game: Game, seats: int, events: Sequence[Event]) -> dict[str, list[str]]:
    """How each seat began, by what is looked at; nothing where a family looks at nothing."""
    openings: Callable[[Game, int, Sequence[Event]], dict[str, list[str]]] | None = own(
        game, "arena", "{}_openings", "openings"
    )
    return openings(game, seats, events) if openings else {}


def taking(game: Game) -> tuple[str, ...]:
    """Which uses count as taking a card: those whose lift on winning is told."""
    uses: tuple[str, ...] | None = own(game, "arena", "{}_digest", "TAKING")
    return uses or ()
