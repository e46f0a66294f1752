"""The contract of a position; games subclass it. Compiled."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludarium.core.messages import Event, Reason
from ludarium.core.rng import Rng

if TYPE_CHECKING:
    from ludarium.core.game import Game

CHANCE: Final = -1
OVER: Final = -2
SMALL: Final = 256
_WRITTEN: Final = [str(number) for number in range(SMALL)]  # most numbers of a position


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: mutable, cheap to copy, free of randomness and of secrets of the deck."""

    def __init__(self) -> None:
        self.to_act: i64 = CHANCE
        self.seats: i64 = 0
        self.log: list[Event] | None = None  # events are written only while a log is attached
        self.game: Game | None = None  # that began it; only `print` asks

    # --- the fast face ------------------------------------------------------------------

    def legal_into(self, out: vec[i64]) -> i64:
        """Write the legal action ids in rising order into `out`; return how many there are."""
        raise NotImplementedError

    def any_legal(self, out: vec[i64], rng: Rng) -> i64:
        """One of the legal actions at random, each equally likely; `out` is a buffer for them.

        A game may find it without the whole list, if it finds the same one.
        """
        return out[rng.below(self.legal_into(out))]

    def apply(self, action: i64) -> None:
        """Do a legal action in place."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> i64:
        """At CHANCE: one outcome at random, by its weight."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent position without a log."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The seat's score if the game ended now, in the game's smallest unit."""
        raise NotImplementedError

    def most_actions(self) -> int:
        """How large a buffer `legal_into` needs."""
        raise NotImplementedError

    # --- the face for people ------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal action ids in rising order; at CHANCE its outcomes, after the end none."""
        out = vec[i64]([0] * self.most_actions())
        return [int(out[i]) for i in range(self.legal_into(out))]

    def chances(self) -> list[tuple[int, int]]:
        """At CHANCE: each outcome with its whole-number weight."""
        raise NotImplementedError

    def why_not(self, action: int) -> Reason | None:
        """The clause that forbids this action now, or None if it is legal."""
        raise NotImplementedError

    def candidates(self) -> list[int]:
        """The actions, legal or not, that a person at the table may think of now."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> State:  # noqa: ARG002 (games with hidden hands use both)
        """A world that fits all that this seat knows; with open hands simply a copy."""
        return self.copy()

    def scores(self) -> list[int]:
        """The score of each seat."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def rounds_played(self) -> int:
        """How many rounds have begun."""
        raise NotImplementedError

    def was_cut_short(self) -> bool:
        """Whether a limit of the table ended the game."""
        return False

    def winners(self) -> list[int]:
        """The seats that win, or would win if the game ended now."""
        raise NotImplementedError

    def snapshot(self) -> list[int]:
        """The whole position as whole numbers, in canonical order."""
        raise NotImplementedError

    def restore(self, snapshot: list[int]) -> None:
        """Take over the position that a snapshot of the same game, seats and options describes."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Equal for equal positions, different for different ones."""
        numbers = self.snapshot()
        return ",".join([_WRITTEN[n] if 0 <= n < SMALL else str(n) for n in numbers]).encode()

    def hash(self) -> str:
        """A short fingerprint of the position, for game files and golden tests."""
        return hashlib.sha256(self.key()).hexdigest()[:16]

    def __repr__(self) -> str:
        """One line that a person can read."""
        acts = (
            "over"
            if self.to_act == OVER
            else "chance draws"
            if self.to_act == CHANCE
            else f"seat {self.to_act} acts"
        )
        return f"<{type(self).__name__}: {self.seats} seats, {acts}, scores {self.scores()}, {self.hash()}>"

    def __str__(self) -> str:
        """The table as in the terminal, through the eyes of the seat to act."""
        from ludarium.core.printed import printed

        return printed(self)
