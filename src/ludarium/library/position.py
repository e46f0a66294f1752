"""One position of a game: it can be printed, drawn, compared, hashed, pickled and kept in sets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from ludarium.core.game import Game
from ludarium.core.messages import View
from ludarium.core.state import OVER, State
from ludarium.games import game_named
from ludarium.library import pictures
from ludarium.library.moves import LegalMove, legal_moves
from ludarium.text.say import Say


@dataclass(frozen=True)
class Position:
    """A position that nothing changes; equal ones are equal in every rule and every card."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...]
    snapshot: tuple[int, ...]
    language: str = field(default="en", compare=False)
    names: tuple[str, ...] = field(default=(), compare=False)
    viewer: int | None = field(default=None, compare=False)  # whose eyes print and pictures look through

    @property
    def game(self) -> Game:
        return game_named(self.game_id)

    def state(self) -> State:
        """A State of its own for the fast face: `legal()`, `apply(action)`, `copy()`."""
        return self.game.restore(self.seats, dict(self.options), list(self.snapshot))

    @cached_property
    def _state(self) -> State:
        return self.state()

    @property
    def say(self) -> Say:
        """The words of this game in the language of the table."""
        return Say(self.game, self.language, self.names)

    @property
    def to_act(self) -> int | None:
        """The seat that decides; nobody after the end."""
        return int(self._state.to_act) if self._state.to_act >= 0 else None

    @property
    def is_over(self) -> bool:
        return bool(self._state.to_act == OVER)

    @property
    def scores(self) -> list[float]:
        """The points of each seat if the game ended now."""
        return [score / self.game.score_unit for score in self._state.scores()]

    @property
    def winners(self) -> list[int]:
        """Who wins, or would win if the game ended now."""
        return self._state.winners()

    @property
    def legal_moves(self) -> list[LegalMove]:
        """All that may be chosen now."""
        return legal_moves(self.game, self._state, self.say)

    def seen_by(self, viewer: int | None) -> Position:
        """The same position through a seat's eyes, or a spectator's."""
        if viewer is not None and viewer not in range(self.seats):
            raise IndexError(f"there is no seat {viewer}; the seats are 0 to {self.seats - 1}")
        return _with(self, viewer=viewer)

    # --- what a viewer may know -------------------------------------------------------------------

    def _view(self) -> View:
        return self.game.view(self._state, self.viewer)

    def view(self) -> dict[str, Any]:
        """What the viewer may know, as plain data that JSON can hold."""
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self._view()))
        return found

    def schema(self) -> dict[str, Any]:
        """The JSON schema of such a view."""
        return msgspec.json.schema(type(self._view()))

    # --- looks ------------------------------------------------------------------------------------

    def __str__(self) -> str:
        return pictures.text(self.game, self._view(), self.say)

    def __repr__(self) -> str:
        who = "over" if self.is_over else f"seat {self.to_act} to act"
        return f"<Position of {self.game_id}, {self.seats} seats, {who}, {self._state.hash()}>"

    def _repr_svg_(self) -> str:
        return pictures.svg(self.game, self._view(), self.say)

    def _repr_html_(self) -> str:
        return pictures.html(self.game, self._view(), self.say)

    def __getstate__(self) -> dict[str, Any]:
        """Without the State that was made on the way."""
        return {name: value for name, value in vars(self).items() if name != "_state"}


def _with(position: Position, **changes: Any) -> Position:
    return Position(**{**position.__getstate__(), **changes})


def position_of(
    game: Game, state: State, options: Mapping[str, str], language: str, names: tuple[str, ...]
) -> Position:
    """A position as it is now."""
    return Position(
        game.id, int(state.seats), tuple(options.items()), tuple(state.snapshot()), language, names
    )
