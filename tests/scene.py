"""What the scenes of all games share: moves in words, each checked, and chance that draws as scripted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from ludarium.core.game import Game
from ludarium.core.messages import Event, Reason
from ludarium.core.state import CHANCE, State

S = TypeVar("S", bound=State)


class Scripted(Generic[S]):
    """A table under a test's control; chance draws what is scripted, else the lowest card."""

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.state.log = self.events

    def _draw(self, script: Sequence[str]) -> None:
        """Let chance move until a seat has to act: scripted draws of the right kind first, in their order."""
        wanted = [self.action(text) for text in script]
        while self.state.to_act == CHANCE:
            outcomes = self.state.legal()
            chosen = next((action for action in wanted if action in outcomes), outcomes[0])
            self.state.apply(chosen)

    # --- playing ----------------------------------------------------------------------------------

    def action(self, text: str) -> int:
        (action,) = self.game.parse(text)
        return action

    def do(self, *moves: str, draws: Sequence[str] = ()) -> Self:
        """Play moves of the seat to act, each checked; chance then draws as scripted."""
        for text in moves:
            for action in self.game.parse(text):
                reason = self.state.why_not(action)
                assert reason is None, f"{text}: {reason}"
                assert action in self.state.legal()
                self.state.apply(action)
                self._draw(draws)
            assert self.game.census(self.state) == []
        return self

    def legal(self, text: str) -> bool:
        """Whether a move is legal, on which both faces of legality must agree."""
        action = self.action(text)
        listed = action in self.state.legal()
        assert listed == (self.state.why_not(action) is None)
        return listed

    def refused(self, text: str) -> Reason:
        """The reason why a move is not legal."""
        assert not self.legal(text), f"{text} is legal"
        reason = self.state.why_not(self.action(text))
        assert reason is not None
        return reason

    def why(self, text: str) -> tuple[str, str]:
        """The clause and the kind of the reason why a move is not legal."""
        reason = self.refused(text)
        return reason.clause, reason.kind

    def texts(self, start: str = "") -> set[str]:
        """All legal moves as text, or those that begin so."""
        found = {self.game.notation(action) for action in self.state.legal()}
        return {text for text in found if text.startswith(start)}
