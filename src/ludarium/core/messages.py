"""What positions say to people and programs: small JSON-able records, never sentences."""

from __future__ import annotations

import msgspec

Args = dict[str, str | int]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened: a kind, who did it (a seat or CHANCE) and the cards and numbers it is about."""

    kind: str
    seat: int
    args: Args
    audience: int | None = None  # None: everybody; else the one seat that may see it

    def is_for(self, viewer: int | None) -> bool:
        """Whether a viewer, a seat or None for a spectator, may see this."""
        return self.audience is None or self.audience == viewer


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the clause that forbids it and the figures of this position."""

    clause: str
    kind: str
    args: Args


class Move(msgspec.Struct, frozen=True):
    """An action id taken apart: its kind and the cards and numbers in it."""

    kind: str
    args: Args


class Choice(msgspec.Struct, frozen=True):
    """An action that a seat may choose now; with `buys` > 0 only after so many actions bought for `coins`."""

    action: int
    notation: str
    move: Move
    buys: int = 0
    coins: int = 0


class Refusal(msgspec.Struct, frozen=True):
    """An action that a person may think of now, and why it is not allowed."""

    action: int
    notation: str
    move: Move
    reason: Reason


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the final scoring: what, how many, and what it adds to the score."""

    kind: str
    count: int
    amount: int
    clause: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know: a seat, or None for a spectator. Games add what lies on their table."""

    game: str
    viewer: int | None
    to_act: int
    choices: list[Choice]
    refusals: list[Refusal]
    winners: list[int]
