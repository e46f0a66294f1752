"""The rules of Nim: what may be done, why not, and what comes of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.messages import Reason
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER

from .state import MOST, ROWS, STICKS, NimState

START = len(ROWS) * MOST  # the first of the actions of chance: who begins
ACTIONS = START + len(STICKS) - 1


class Nim(NimState):
    """A position that plays by the rules."""

    def most_actions(self) -> int:
        return ACTIONS

    def copy(self) -> Nim:
        other = Nim(int(self.seats), self.last_wins)
        other.restore(self.snapshot())
        other.game = self.game
        return other

    # --- what may be done -----------------------------------------------------------------------

    def _takings(self) -> list[int]:
        """Every taking from a row of this table, possible or not."""
        return [row * MOST + less for row in range(len(self.rows)) for less in range(MOST)]

    def legal_into(self, out: vec[i64]) -> i64:
        """At CHANCE who may begin (N-2), else one to three sticks of one row (N-3)."""
        if self.to_act == OVER:
            return 0
        found = [START + seat for seat in range(int(self.seats))]
        if self.to_act != CHANCE:
            found = [action for action in self._takings() if action % MOST < self.rows[action // MOST]]
        for place, action in enumerate(found):
            out[place] = action
        return len(found)

    def candidates(self) -> list[int]:
        return self._takings() if self.to_act >= 0 else self.legal()

    def why_not(self, action: int) -> Reason | None:
        if not 0 <= action < ACTIONS:
            return Reason("H-1", "no-such-action", {"action": action})
        if self.to_act == OVER:
            return Reason("H-2", "game-over", {})
        if self.to_act == CHANCE:
            return self._why_not_drawn(action)
        if action >= START:
            return Reason("H-3", "chance-only", {})
        return self._why_not_taken(action)

    def _why_not_drawn(self, action: int) -> Reason | None:
        if action < START:
            return Reason("H-4", "chance-first", {})
        return None if action in self.legal() else Reason("H-3", "not-in-bag", {})

    def _why_not_taken(self, action: int) -> Reason | None:
        row, less = divmod(action, MOST)
        if row >= len(self.rows):
            return Reason("N-1", "no-row", {"row": ROWS[row]})
        if less >= self.rows[row]:
            return Reason("N-3", "too-few", {"row": ROWS[row], "sticks": self.rows[row]})
        return None

    # --- chance ---------------------------------------------------------------------------------

    def chances(self) -> list[tuple[int, int]]:
        return [(action, 1) for action in self.legal()] if self.to_act == CHANCE else []

    def draw(self, rng: Rng) -> i64:
        return START + rng.below(self.seats)

    # --- what comes of it -----------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action >= START:
            self._begin(int(action) - START)
        else:
            self._take(int(action) // MOST, int(action) % MOST + 1)

    def _begin(self, seat: int) -> None:
        self.to_act = seat
        self.note("started", seat)
        self.note("round-began", CHANCE, round=1)

    def _take(self, row: int, sticks: int) -> None:
        seat = int(self.to_act)
        self.rows[row] -= sticks
        self.taken[seat] += sticks
        self.note("took", seat, row=ROWS[row], sticks=sticks)
        self.turns += 1
        if not any(self.rows):
            self._end(seat)
            return
        self.to_act = (seat + 1) % int(self.seats)
        if self.turns % int(self.seats) == 0:
            self.note("round-began", CHANCE, round=self.rounds_played())

    def _end(self, seat: int) -> None:
        """The last stick is taken (N-4)."""
        self.last = seat
        self.to_act = OVER
        self.note("over", seat)

    def score(self, seat: i64) -> i64:
        """One point for who wins (N-5)."""
        return int(self.to_act == OVER and (seat == self.last) == self.last_wins)

    def winners(self) -> list[int]:
        best = max(self.scores())
        return [seat for seat, score in enumerate(self.scores()) if score == best]
